import { expect, test } from 'vitest';
import type { Choice } from './choices';
import type { Tip } from './layout';
import { type Moment, dueTip } from './tips';

const NOTHING: Moment = { choices: [], facts: {}, zones: [], hand: [], toAct: [0] };

function choice(verb: string, cards: string[] = [], as = ''): Choice {
  return { words: verb, verb, cards, at: '', zone: '', seat: -1, as, isAloud: false, worth: -1 };
}

function due(tips: Tip[], now: Partial<Moment>, seen: string[] = []): string | undefined {
  return dueTip(tips, { ...NOTHING, ...now }, (tip) => seen.includes(tip.name))?.name;
}

test('a tip without a moment is due at once, and once', () => {
  const tips = [{ name: 'aim' }];
  expect(due(tips, {})).toBe('aim');
  expect(due(tips, {}, ['aim'])).toBeUndefined();
});

test('a tip waits for the first action of its kind', () => {
  const tips = [{ name: 'swap', when: { verb: 'swap' } }];
  expect(due(tips, { choices: [choice('play')] })).toBeUndefined();
  expect(due(tips, { choices: [choice('play'), choice('swap')] })).toBe('swap');
});

test('a fact that says nothing is not there yet', () => {
  const tips = [{ name: 'load', when: { fact: 'load' } }];
  expect(due(tips, { facts: { load: '0' } })).toBeUndefined();
  expect(due(tips, { facts: { load: '2' } })).toBe('load');
});

test('cards in a zone, in the hand, and how many they are', () => {
  const tips: Tip[] = [
    { name: 'trick', when: { zone: 'trick' } },
    { name: 'wild', when: { holds: '^J' } },
    { name: 'last', when: { most: 2 } },
  ];
  expect(due(tips, { zones: [{ zone: 'trick', size: 1 }], hand: ['7H', '8H', '9H'] })).toBe('trick');
  expect(due(tips, { zones: [{ zone: 'trick', size: 0 }], hand: ['7H', 'JH', '9H'] })).toBe('wild');
  expect(due(tips, { hand: ['7H', '8H'] })).toBe('last');
});

test('choices of several cards, choices beside cards, choices of all at once', () => {
  expect(due([{ name: 'pair', when: { several: true } }], { choices: [choice('play', ['7', '7'])] })).toBe('pair');
  expect(due([{ name: 'wish', when: { asks: true } }], { choices: [choice('play', ['J'], 'S')] })).toBe('wish');
  expect(due([{ name: 'secret', when: { together: true } }], { toAct: [0, 1] })).toBe('secret');
});

test('everything that a moment names must hold', () => {
  const tips: Tip[] = [{ name: 'answer', when: { verb: 'play', fact: 'load' } }];
  expect(due(tips, { choices: [choice('play')] })).toBeUndefined();
  expect(due(tips, { choices: [choice('play')], facts: { load: '4' } })).toBe('answer');
});
