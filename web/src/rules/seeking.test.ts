import { expect, test } from 'vitest';
import { hasAll, marked, wordsOf } from './seeking';

test('accents and capitals do not matter', () => {
  expect(hasAll('Žolík nahradí kteroukoli kartu.', wordsOf('zolik'))).toBe(true);
  expect(hasAll('Dobierz kartę i przełóż', wordsOf('PRZELOZ'))).toBe(true);
  expect(hasAll('Sırası gelen oynar', wordsOf('sira'))).toBe(true);
});

test('all words must be there, in any order', () => {
  expect(hasAll('A seven answers a seven', wordsOf('seven answer'))).toBe(true);
  expect(hasAll('A seven answers a seven', wordsOf('eight seven'))).toBe(false);
  expect(hasAll('anything', wordsOf('  '))).toBe(true);
});

test('what was sought is marked where it stands', () => {
  expect(marked('Každý žolík', wordsOf('zol'))).toEqual([
    { text: 'Každý ', isFound: false },
    { text: 'žol', isFound: true },
    { text: 'ík', isFound: false },
  ]);
  expect(marked('none', [])).toEqual([{ text: 'none', isFound: false }]);
});
