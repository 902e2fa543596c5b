// What this browser remembers of its owner's taste.
export type Speed = 'calm' | 'normal' | 'fast' | 'none';
export type Sorting = 'deck' | 'rank' | 'own';

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
  /** Ask before every move. */
  confirm: boolean;
  /** Tips that were seen. */
  tips: string[];
  theme: 'cloth' | 'night';
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
  confirm: false,
  tips: [],
  theme: 'cloth',
};

function remembered(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
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
