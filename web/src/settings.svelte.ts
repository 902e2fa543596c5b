// What this browser remembers of its owner's taste.
export type Speed = 'calm' | 'normal' | 'fast' | 'none';
export type Theme = 'device' | 'cloth' | 'night';
export type Sorting = 'deck' | 'rank' | 'groups' | 'own';
/** Which moves are asked for once more: none, those that can't be taken back, or all. */
export type Confirm = 'never' | 'final' | 'always';

const KEY = 'pakl.settings';

interface Kept {
  language: string;
  sound: boolean;
  vibration: boolean;
  speed: Speed;
  fourColours: boolean;
  bigIndices: boolean;
  sorting: Sorting;
  emotes: boolean;
  confirm: Confirm;
  /** Tell of the own turn while the page is hidden; only ever if its owner asked for it. */
  notices: boolean;
  /** Which suits are liked on the cards: those of the table unless one is named. */
  faces: '' | 'french' | 'german';
  /** How strong bots are asked to be. */
  level: string;
  /** Whether tips are wanted, and those that were seen. */
  guide: boolean;
  tips: string[];
  theme: Theme;
}

const DEFAULTS: Kept = {
  language: '',
  sound: true,
  vibration: true,
  speed: 'normal',
  fourColours: false,
  bigIndices: false,
  sorting: 'deck',
  emotes: true,
  confirm: 'never',
  notices: false,
  faces: '',
  level: '',
  guide: true,
  tips: [],
  theme: 'device',
};

/** It was a box to tick once. */
function confirmOf(kept: unknown): Confirm {
  if (kept === true) return 'always';
  return kept === 'final' || kept === 'always' ? kept : 'never';
}

function remembered(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...DEFAULTS, ...kept, confirm: confirmOf(kept.confirm) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Kept>(remembered());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may keep nothing: then the taste lasts as long as the tab.
  }
}

const FACTORS: Record<Speed, number> = { calm: 1.4, normal: 1, fast: 0.5, none: 0 };

/** How long a motion takes; nothing moves for whoever asked their system for that. */
export function motionTime(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return milliseconds * FACTORS[settings.speed];
}
