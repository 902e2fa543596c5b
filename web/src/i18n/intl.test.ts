import { expect, test } from 'vitest';
import { listed, spanOf } from './intl';

const inSeconds = (seconds: number) => `${seconds} s`;

test('names are told together as the language does it', () => {
  expect(listed(['Eva', 'Jan', 'Otto'], 'en')).toBe('Eva, Jan, and Otto');
  expect(listed(['Eva', 'Jan'], 'de')).toBe('Eva und Jan');
});

test.each([
  [45, 'en', '45 s'],
  [245, 'en', '4:05'],
  [7 * 3600 - 5, 'en', '7 hours'],
  [3 * 86_400 - 1, 'de', '3 Tage'],
  [2 * 86_400 + 3600, 'en', '2 days 1 hour'],
  [5 * 86_400, 'pl', '5 dni'],
])('%d seconds in %s are %s', (seconds, language, told) => {
  expect(spanOf(seconds, inSeconds, language)).toBe(told);
});
