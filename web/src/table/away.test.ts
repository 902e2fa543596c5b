import { expect, test } from 'vitest';
import type { News } from '../net/types';
import { newsSince } from './away.svelte';

const said = (topic: string): News => ({ news: 'played', events: [{ event: 'said', clause: 'X-1', topic }] });
const tailOf = (...news: News[]) => news.map((each) => JSON.stringify(each));

test('what follows the end of what was seen is new', () => {
  const news = [said('a'), said('b'), said('c')];
  expect(newsSince(tailOf(said('a'), said('b')), news)).toEqual([said('c')]);
  expect(newsSince(tailOf(said('b'), said('c')), news)).toEqual([]);
});

test('if it was seen twice, the last time counts', () => {
  const news = [said('a'), said('b'), said('a'), said('b'), said('c')];
  expect(newsSince(tailOf(said('a'), said('b')), news)).toEqual([said('c')]);
});

test('in another deal everything is new', () => {
  expect(newsSince(tailOf(said('z')), [said('a'), said('b')])).toEqual([said('a'), said('b')]);
});
