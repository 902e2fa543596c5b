import { expect, test } from 'vitest';
import { type Layout, arrowOf, dressOf } from './layout';

const LAYOUT: Layout = {
  cards: [],
  dresses: [{ folder: 'german', options: { edition: 'cs' }, suits: {} }],
};

test('cards are dressed as the table has agreed', () => {
  expect(dressOf(LAYOUT, { edition: 'cs' }, '')?.folder).toBe('german');
  expect(dressOf(LAYOUT, { edition: 'standard' }, '')).toBeUndefined();
});

test('whoever likes other faces has them, where the game brings them', () => {
  expect(dressOf(LAYOUT, { edition: 'standard' }, 'german')?.folder).toBe('german');
  expect(dressOf(LAYOUT, { edition: 'cs' }, 'french')).toBeUndefined();
  expect(dressOf({ cards: [] }, {}, 'german')).toBeUndefined();
});

test('an arrow shows a direction, where the game says that a fact is one', () => {
  expect(arrowOf({ cards: [], arrows: ['runs'] }, 'runs', 'up')).toBe('up');
  expect(arrowOf({ cards: [], arrows: ['runs'] }, 'runs', 'nowhere')).toBeUndefined();
  expect(arrowOf({ cards: [] }, 'runs', 'up')).toBeUndefined();
});
