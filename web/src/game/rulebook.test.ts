import { expect, test } from 'vitest';
import { LabelFile, Labels } from '../i18n/labels';
import { Rulebook } from './rulebook';

const TEXT = `
idea = Be rid of your cards.
section-1 = The jack
section-1-german = The Unter
clause-x-1 = A jack goes onto any card.
clause-x-1-german = An Unter goes onto any card.
clause-x-2 = A seven attacks.
`;
const labels = new Labels([new LabelFile(TEXT, 'en')]);

test('a clause stands in its section', () => {
  const [section] = new Rulebook(labels).sections;
  expect(section?.title).toBe('The jack');
  expect(section?.clauses.map(({ id }) => id)).toEqual(['X-1', 'X-2']);
});

test('with other faces cards have other names', () => {
  const book = new Rulebook(labels, 'german');
  expect(book.sections[0]?.title).toBe('The Unter');
  expect(book.clause('X-1')?.text).toBe('An Unter goes onto any card.');
  expect(book.clause('X-2')?.text).toBe('A seven attacks.');
});
