// Bots by level: whatever levels a game lists, from the weakest to the strongest.
import { language, t } from '../i18n/language.svelte';
import type { Wording } from '../i18n/wording';
import type { GameListed } from '../net/api';
import { keepSettings, settings } from '../settings.svelte';

/** The level to begin with: the one that was chosen last, else one in the middle. */
export function usualLevel(game: GameListed): string {
  if (game.bots.includes(settings.level)) return settings.level;
  return game.bots[Math.floor(game.bots.length / 2)] ?? '';
}

export function keepLevel(level: string): void {
  settings.level = level;
  keepSettings();
}

export function levelName(level: string): string {
  return language.labels.text([`level-${level}`], level);
}

/** A bot as it is listed at its seat. */
export function botName(level: string): string {
  return t('bot-of-level', { level: levelName(level) });
}

/** How much better a level is than the one below; empty if nobody has measured it. */
export function levelFigure(game: GameListed, level: string, wording: Wording): string {
  const percent = game.wins[level];
  if (percent === undefined) return '';
  const figure = t('level-measured', { percent });
  const terms = Object.entries(game.wins_with).map(
    ([option, value]) => `${wording.option(option)}: ${wording.optionValue(option, value)}`,
  );
  return terms.length ? `${figure} (${terms.join(', ')})` : figure;
}
