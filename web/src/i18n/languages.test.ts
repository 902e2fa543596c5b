// Every language of the page says what English says, all of it, with its own plurals.
import { FluentResource, type Message } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: [] });
const { LANGUAGES } = await import('./language.svelte');

type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;
type Choice = Extract<Expression, { type: 'select' }>;

const OWN_NAMES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  cs: 'Čeština',
  pl: 'Polski',
  sk: 'Slovenčina',
  hu: 'Magyar',
  tr: 'Türkçe',
};
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);
const OTHER = 'other';
/** Shorter texts may well be the same in two languages. */
const SENTENCE = 3;

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const languages = Object.keys(texts).map((path) => path.slice('./'.length, -'.ftl'.length));

/** What a text is made of. */
class Reading {
  readonly variables = new Set<string>();
  readonly choices: Choice[] = [];
  readonly words: string[] = [];

  constructor(pattern: Pattern) {
    this.read(pattern);
  }

  private read(pattern: Pattern): void {
    for (const element of typeof pattern === 'string' ? [pattern] : pattern) {
      if (typeof element === 'string') this.words.push(...(element.match(/\p{L}+/gu) ?? []));
      else this.visit(element);
    }
  }

  private visit(expression: Expression): void {
    if (expression.type === 'var') this.variables.add(expression.name);
    else if (expression.type === 'func' || expression.type === 'term') {
      for (const argument of expression.args) {
        this.visit(argument.type === 'narg' ? argument.value : argument);
      }
    } else if (expression.type === 'select') {
      this.choices.push(expression);
      this.visit(expression.selector);
      for (const variant of expression.variants) this.read(variant.value);
    }
  }
}

/** The texts of a language by message, those of attributes as `message.attribute`. */
function readingsOf(language: string): Map<string, Reading> {
  const readings = new Map<string, Reading>();
  for (const { id, value, attributes } of new FluentResource(texts[`./${language}.ftl`] ?? '').body) {
    if (value !== null) readings.set(id, new Reading(value));
    for (const [name, pattern] of Object.entries(attributes)) {
      readings.set(`${id}.${name}`, new Reading(pattern));
    }
  }
  return readings;
}

/** What begins in the first column and is no comment and no closing brace. */
function idsWritten(language: string): string[] {
  const lines = (texts[`./${language}.ftl`] ?? '').split('\n');
  return lines.filter((line) => /^[^\s#}]/.test(line)).map((line) => line.split(/\s*=/, 1)[0] ?? '');
}

function variablesOf(language: string): Record<string, string[]> {
  const found = [...readingsOf(language)].map(([id, reading]) => [id, [...reading.variables].sort()]);
  return Object.fromEntries(found) as Record<string, string[]>;
}

function pluralMistakes(choice: Choice, language: string): string[] {
  const keys = choice.variants.flatMap(({ key }) => (key.type === 'str' ? [key.value] : []));
  if (!keys.some((key) => PLURALS.has(key))) return [];
  const known: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const mistakes = keys.filter((key) => !known.includes(key)).map((key) => `${key} is no plural`);
  const fallback = choice.variants[choice.star]?.key;
  if (fallback?.type !== 'str' || fallback.value !== OTHER) mistakes.push('there is no *[other]');
  return mistakes;
}

test('all nine languages are offered by their own names, and each has its words', () => {
  expect(LANGUAGES).toEqual(OWN_NAMES);
  expect(languages.toSorted()).toEqual(Object.keys(OWN_NAMES).toSorted());
});

describe.each(languages)('%s', (language) => {
  test('is written without mistakes, and nothing twice', () => {
    const ids = new FluentResource(texts[`./${language}.ftl`] ?? '').body.map(({ id }) => id);

    expect(ids).toEqual(idsWritten(language));
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has the messages, attributes and variables of English', () => {
    expect(variablesOf(language)).toEqual(variablesOf('en'));
  });

  test('has only plurals that the language has', () => {
    const mistakes = [...readingsOf(language)].flatMap(([id, { choices }]) =>
      choices.flatMap((choice) => pluralMistakes(choice, language).map((mistake) => `${id}: ${mistake}`)),
    );

    expect(mistakes).toEqual([]);
  });
});

test.each(languages.filter((each) => each !== 'en'))('%s leaves no sentence in English', (language) => {
  const english = readingsOf('en');
  const same = [...readingsOf(language)].filter(
    ([id, { words }]) =>
      words.length >= SENTENCE && words.join(' ') === english.get(id)?.words.join(' '),
  );

  expect(same.map(([id]) => id)).toEqual([]);
});
