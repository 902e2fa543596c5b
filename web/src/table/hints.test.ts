import { expect, test } from 'vitest';
import type { Hint, HintMove } from '../net/wire';
import { chanceOf, factsOf, isMixture, percent } from './hints';

const move: HintMove = { action: 'draw', chance: 0.612, error: 0.03, wins: 0.4, cut_short: 0.08, points: 2.34 };
const hint: Hint = { type: 'hint', version: 3, moves: [move], worlds: 100 };

test('shares are told in percent', () => {
  expect(percent(0.612)).toBe(61);
  expect(percent(0)).toBe(0);
});

test('a chance is told as exactly as it is known', () => {
  expect(chanceOf(move)).toEqual({ percent: 61, error: 3 });
  expect(chanceOf({ ...move, error: 0.0042 })).toEqual({ percent: 61.2, error: 0.4 });
  expect(chanceOf({ ...move, error: 0 })).toEqual({ percent: 61.2, error: 0.1 });
});

test('where a deal is the match only what is new is told beside the chance', () => {
  expect(factsOf(move, hint)).toEqual([{ label: 'hint-cut-short', about: { percent: 8 } }]);
});

test('in a match the deal and its points are told too', () => {
  const facts = factsOf(move, { ...hint, is_for_match: true });
  expect(facts.map((fact) => fact.label)).toEqual(['hint-deal', 'hint-points', 'hint-cut-short']);
  expect(facts[1]?.about).toEqual({ points: 2.3 });
});

test('what never happens, or was not counted, is not told', () => {
  const { points: _, ...uncounted } = move;
  expect(factsOf({ ...uncounted, cut_short: 0.001 }, { ...hint, is_for_match: true }).map((fact) => fact.label)).toEqual(['hint-deal']);
});

test('where all choose at once it is told how often to choose a move', () => {
  const mixed = { ...hint, moves: [{ ...move, share: 0.7, cut_short: 0 }] };
  expect(factsOf(mixed.moves[0] as HintMove, mixed)).toEqual([{ label: 'hint-share', about: { percent: 70 } }]);
  expect(isMixture(mixed)).toBe(true);
  expect(isMixture(hint)).toBe(false);
});
