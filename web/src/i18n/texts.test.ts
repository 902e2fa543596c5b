// Every text that the page asks for is there, and no game is named.
import { expect, test } from 'vitest';
import { LabelFile } from './labels';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const layouts = import.meta.glob('../../../src/pakl/games/*/layout/table.json');

test('the page asks for no text that is missing', () => {
  const english = new LabelFile(pages['./en.ftl'] ?? '', 'en');
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/\b(?:t|house)\('([\w-]+)'/g)]);
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.map((found) => found[1] ?? '').filter((label) => !english.has(label));
  expect(missing).toEqual([]);
});

test('other languages have no text that English has not', () => {
  const english = new LabelFile(pages['./en.ftl'] ?? '', 'en');
  for (const [path, text] of Object.entries(pages)) {
    const unknown = new LabelFile(text, 'en').ids().filter((label) => !english.has(label));
    expect(unknown, path).toEqual([]);
  }
});

test('no game is named', () => {
  const games = Object.keys(layouts).map((path) => path.split('/').at(-3) ?? '');
  expect(games.length).toBeGreaterThan(0);
  for (const [path, text] of Object.entries({ ...sources, ...pages })) {
    for (const game of games) {
      // A word of its own, or the first of a name: to disconnect is no game.
      const named = new RegExp(`(?<![a-zA-Z])[${game.charAt(0)}${game.charAt(0).toUpperCase()}]${game.slice(1)}(?![a-z])`);
      expect(named.test(text), `${path}: ${game}`).toBe(false);
    }
  }
});

test('no other server is named', () => {
  const files = import.meta.glob<string>(['../../index.html', '../../public/*.{js,webmanifest,svg}', '../*.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const others = Object.entries({ ...sources, ...files }).flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:https?|wss?):\/\/(?!www\.w3\.org\/)[\w.-]+/g)].map((found) => `${path}: ${found[0]}`),
  );
  expect(others).toEqual([]);
});
