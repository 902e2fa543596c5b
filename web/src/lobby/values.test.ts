import { expect, test } from 'vitest';
import { kindsOf, readValue, valueNear } from './values';

const MATCH = ['rounds: 1', 'rounds: 2', 'rounds: 3', 'target: 100', 'target: 101'];

test('rows of numbers are one kind of value each', () => {
  expect(kindsOf(MATCH)).toEqual([
    { word: 'rounds: ', numbers: [1, 2, 3], first: 'rounds: 1' },
    { word: 'target: ', numbers: [100, 101], first: 'target: 100' },
  ]);
});

test('words stand for themselves, and the book comes first', () => {
  const kinds = kindsOf(['to target', '1', '2']);
  expect(kinds.map((kind) => kind.first)).toEqual(['to target', '1']);
  expect(readValue(kinds, '2')).toEqual({ kind: kinds[1], number: 2 });
  expect(readValue(kinds, 'to target').kind).toBe(kinds[0]);
});

test('what somebody typed becomes the nearest value', () => {
  const [rounds] = kindsOf(['rounds: 3', 'rounds: 1', 'rounds: 2']);
  expect(rounds && valueNear(rounds, 99)).toBe('rounds: 3');
  expect(rounds && valueNear(rounds, 2)).toBe('rounds: 2');
});
