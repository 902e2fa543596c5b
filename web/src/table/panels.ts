// What may lie open over the table.
export type Opened = '' | 'log' | 'rules' | 'settings' | 'scores' | 'menu' | 'emotes';
