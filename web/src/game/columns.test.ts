import { expect, test } from 'vitest';
import { placedOn } from './columns';

test('cards lie down from left to right', () => {
  expect(placedOn([], ['3', '9', 'GP'], 3)).toEqual(['3', '9', 'GP']);
});

test('what is left stays where it lay', () => {
  expect(placedOn(['3', '9', 'GP'], ['3', 'GP'], 3)).toEqual(['3', '', 'GP']);
  expect(placedOn(['9', '9', '9'], ['9'], 3)).toEqual(['9', '', '']);
});

test('a new card takes the first free place', () => {
  expect(placedOn(['3', '', 'GP'], ['GP', '3', '7'], 3)).toEqual(['3', '7', 'GP']);
});
