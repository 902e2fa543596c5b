// What a hint says of a move, as texts with their numbers: only what was counted.
import type { Hint, HintMove } from '../net/wire';

export interface Fact {
  label: string;
  about: Record<string, number>;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

export function factsOf(move: HintMove, hint: Hint): Fact[] {
  const facts: Fact[] = [];
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
