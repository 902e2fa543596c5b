// Sounds are made of numbers; the little synthesiser is loaded with the first of them.
import { settings } from './settings.svelte';

const SOUNDS = {
  turn: [0.35, 0, 523, 0.02, 0.12, 0.3, 0, 1.6, 0, 0, 261, 0.09],
  card: [0.18, 0.1, 240, 0, 0.01, 0.04, 4, 0.5, -8],
  deal: [0.12, 0.1, 320, 0, 0.01, 0.03, 4, 0.5, -6],
  wrong: [0.25, 0, 160, 0.01, 0.08, 0.12, 1, 1, -2],
  end: [0.35, 0, 392, 0.03, 0.3, 0.5, 0, 1.4, 0, 0, 196, 0.12],
};

export type Sound = keyof typeof SOUNDS;

let hasTouched = false;
addEventListener('pointerdown', () => (hasTouched = true), { once: true });
addEventListener('keydown', () => (hasTouched = true), { once: true });

/** Browsers let a page sound only after somebody has touched it. */
export function sound(name: Sound): void {
  if (!settings.sound || !hasTouched) return;
  void import('zzfx').then(({ zzfx }) => zzfx(...SOUNDS[name]));
}

export function vibrate(): void {
  if (settings.vibration && hasTouched) navigator.vibrate?.(60);
}
