import { beforeEach, expect, test, vi } from 'vitest';
import type { GameKit } from '../game/kit.svelte';
import type { Layout } from '../game/layout';
import { Faces } from '../i18n/faces';
import { Labels } from '../i18n/labels';
import { Wording } from '../i18n/wording';
import type { DealSeen, TableSeen } from '../net/wire';

vi.stubGlobal('navigator', { languages: [] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Play, itemsOf } = await import('./play.svelte');
const { settings } = await import('../settings.svelte');

const CARDS = ['7', '8', '9', 'TC'];
const LAYOUT: Layout = {
  cards: CARDS,
  zones: { hand: { shape: 'fan' }, open: { shape: 'row', firstWhile: 'to follow' } },
  verbs: { lay: { isTakenBack: true } },
};

/** A table at which seat 0 is on. */
function table(deal: Partial<DealSeen>) {
  const labels = new Labels([]);
  const faces = new Faces(CARDS, labels);
  const kit = { layout: LAYOUT, faces, labels, wording: () => new Wording(labels, faces, [], new Map()) };
  const scene = {
    deal: { match: 1, deal: 1, dealer: 0, zones: [], facts: {}, to_act: [0], may_interrupt: [], legal: [], totals: [], ...deal },
    zones: deal.zones ?? [],
    fresh: new Map<string, number>(),
    isSettled: true,
  };
  const done: string[] = [];
  const company = {
    you: 0,
    table: { id: 'x', status: 'playing', seats: [] } as unknown as TableSeen,
    presence: undefined,
    isBusy: false,
    act: (words: string) => void done.push(words),
  };
  return { play: new Play(company, scene, kit as unknown as GameKit), done };
}

const zones = [
  { zone: 'hand', owner: 0, size: 2, cards: ['9', 'TC'] },
  { zone: 'open', owner: 0, size: 2, cards: ['8', '9'] },
];
const item = (zone: number, place: number) => itemsOf(zones[zone]!)[place]!;

beforeEach(() => {
  settings.confirm = 'never';
});

test('of equal cards the one in the hand is lit', () => {
  const { play } = table({ zones, legal: ['play 9'] });
  expect(play.isPlayable(item(0, 0))).toBe(true);
  expect(play.isPlayable(item(1, 1))).toBe(false);
});

test('unless the game says that those on the table come first', () => {
  const { play, done } = table({ zones, legal: ['play 8', 'play 9'], facts: { 'to follow': '7' } });
  expect(play.isPlayable(item(0, 0))).toBe(false);
  expect(play.isPlayable(item(1, 0))).toBe(true);
  expect(play.isPlayable(item(1, 1))).toBe(true);

  play.touchCard(item(0, 0), undefined);
  expect(done).toEqual([]);
  play.touchCard(item(1, 1), undefined);
  expect(done).toEqual(['play 9']);
});

test('what is selected together is worth what the table says', () => {
  const { play } = table({ zones, legal: ['lay 9 TC', 'discard 9'], worth: [19, -1] });
  play.touchCard(item(0, 0), undefined);
  expect(play.worth).toBe(-1);
  play.touchCard(item(0, 1), undefined);
  expect(play.worth).toBe(19);
});

test.each([
  ['never', 'play TC', false],
  ['final', 'play TC', true],
  ['final', 'lay TC', false],
  ['always', 'lay TC', true],
] as const)('confirming %s: whether %s is asked for once more is %s', (confirm, words, isAsked) => {
  settings.confirm = confirm;
  const { play, done } = table({ zones, legal: [words] });
  play.touchCard(item(0, 1), undefined);
  expect(play.question !== undefined).toBe(isAsked);
  expect(done).toEqual(isAsked ? [] : [words]);
});
