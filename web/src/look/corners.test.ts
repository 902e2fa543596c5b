import { expect, test } from 'vitest';
import { LETTERS } from './lettering';

const labels = import.meta.glob<string>('../../../src/pakl/games/*/labels/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every letter that a language prints in a corner can be drawn', () => {
  const ranks = Object.values(labels).flatMap((text) => [...text.matchAll(/^rank-\w+ = (.+)$/gm)].map((found) => found[1] ?? ''));
  expect(ranks.length).toBeGreaterThan(0);
  expect(ranks.filter((rank) => ![...rank].every((letter) => letter in LETTERS))).toEqual([]);
});
