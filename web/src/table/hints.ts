// What a hint says of a move, as texts with their numbers: only what was counted.
import type { Hint, HintMove } from '../net/wire';

export interface Fact {
  label: string;
  about: Record<string, number>;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** The chance to win with its error: a tenth of a percent counts only where that is known. */
export function chanceOf(move: HintMove): { percent: number; error: number } {
  const steps = move.error < 0.01 ? 1000 : 100;
  const rounded = (share: number) => (Math.round(share * steps) * 100) / steps;
  return { percent: rounded(move.chance), error: Math.max(rounded(move.error), 0.1) };
}

export function factsOf(move: HintMove, hint: Hint): Fact[] {
  const facts: Fact[] = [];
  if (typeof move.share === 'number') {
    facts.push({ label: 'hint-share', about: { percent: percent(move.share) } });
  }
  // Where the deal is the match, its chance has been told already.
  if (hint.is_for_match) {
    facts.push({ label: 'hint-deal', about: { percent: percent(move.wins) } });
    if (typeof move.points === 'number') {
      facts.push({ label: 'hint-points', about: { points: Math.round(move.points * 10) / 10 } });
    }
  }
  const cutShort = percent(move.cut_short);
  if (cutShort > 0) facts.push({ label: 'hint-cut-short', about: { percent: cutShort } });
  return facts;
}

/** Whether there is no best move, because all choose at once: moves then have shares. */
export function isMixture(hint: Hint): boolean {
  return hint.moves.some((move) => typeof move.share === 'number');
}
