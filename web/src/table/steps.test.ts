import { expect, test } from 'vitest';
import type { GameEvent, News } from '../net/types';
import type { CardMoved } from '../net/wire';
import { moved, stepsOf } from './steps';

const move = (from: string, to: string, card: string, clause = 'X-1'): CardMoved => ({
  event: 'moved', clause, from, to, card,
}); // prettier-ignore
const played = (...events: GameEvent[]): News => ({ news: 'played', events });

test('cards that leave a zone they have just come to are seen there first', () => {
  const steps = stepsOf([
    played(move('hand 0', 'trick', 'K10'), move('trick', 'won 0', 'K10', 'X-8'), move('trick', 'won 0', 'K9', 'X-8')),
  ]);
  expect(steps.map((step) => [step.moves.length, step.needsLook])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('what follows by itself is told from what somebody did', () => {
  const steps = stepsOf([
    played(move('hand 0', 'pile', '7'), move('stock', 'hand 1', '8', 'X-2')),
    played(move('hand 1', 'pile', '8')),
  ]);
  expect(steps.map((step) => step.isEffect)).toEqual([false, true, false]);
});

test('what all seats do at once is one step', () => {
  const steps = stepsOf([played(move('chosen 0', 'played 0', 'A'), move('chosen 1', 'played 1', 'B'))]);
  expect(steps.length).toBe(1);
});

test('moved cards lie where they went, known or not', () => {
  const zones = moved(
    [
      { zone: 'stock', size: 3 },
      { zone: 'hand', owner: 0, size: 1, cards: ['A'] },
      { zone: 'hand', owner: 1, size: 1 },
    ],
    [move('stock', 'hand 0', 'B'), { event: 'moved', clause: '', from: 'stock', to: 'hand 1' }],
  );
  expect(zones).toEqual([
    { zone: 'stock', size: 1 },
    { zone: 'hand', owner: 0, size: 2, cards: ['A', 'B'] },
    { zone: 'hand', owner: 1, size: 2 },
  ]);
});

test('a card may come up from the bottom', () => {
  const [pile] = moved(
    [{ zone: 'pile', size: 3, cards: ['A', 'B', 'A'] }],
    [{ ...move('pile', 'pile', 'A'), from_bottom: true }],
  );
  expect(pile?.cards).toEqual(['B', 'A', 'A']);
});
