import { expect, test } from 'vitest';
import { Faces } from '../i18n/faces';
import { LabelFile, Labels } from '../i18n/labels';
import type { ZoneSeen } from '../net/wire';
import { ChoiceReader, exactly, isWithin, towards } from './choices';
import type { Layout } from './layout';

const LABELS = new Labels([new LabelFile('move-flip = Flip\n    .takes = number', 'en')]);

function read(layout: Layout, legal: string[], zones: ZoneSeen[] = []) {
  return new ChoiceReader(layout, new Faces(layout.cards, LABELS), zones, 0).all(legal);
}

test('a joker that stands for a card is the joker', () => {
  const layout = { cards: ['5H', '6H', '7H', '*'], wild: { card: '*', fact: 'jokers' } };
  const [lay] = read(layout, ['lay 5H 6H *7H']);
  expect(lay?.cards).toEqual(['5H', '6H', '*']);
  expect(lay?.as).toBe('7H');
});

test('what stands behind > is a zone or a seat, as the game says', () => {
  const layout: Layout = {
    cards: ['5H', 'GP'],
    verbs: { add: { to: 'combination' }, play: { seat: true }, draw: { zone: 'stock' } },
  };
  const [add, give, draw] = read(layout, ['add 5H>3', 'play GP GP>2', 'draw']);
  expect(add).toMatchObject({ cards: ['5H'], zone: 'combination 3', seat: -1 });
  expect(give).toMatchObject({ cards: ['GP', 'GP'], zone: '', seat: 2 });
  expect(draw).toMatchObject({ cards: [], zone: 'stock' });
});

test('an action may name cards of a zone by their rank', () => {
  const layout: Layout = {
    cards: ['R5', 'B5', 'B7'],
    verbs: { take: { zone: 'floor', names: 'rank' }, choose: { zone: 'hand', names: 'rank' } },
  };
  const labels = new Labels([new LabelFile('suit-R =\n    .colour = red\nsuit-B =\n    .colour = blue', 'en')]);
  const zones: ZoneSeen[] = [
    { zone: 'floor', size: 3, cards: ['R5', 'B5', 'B7'] },
    { zone: 'hand', size: 1, owner: 0, cards: ['B7'] },
  ];
  const reader = new ChoiceReader(layout, new Faces(layout.cards, labels), zones, 0);
  expect(reader.all(['take 5']).map((choice) => [choice.cards, choice.at])).toEqual([
    [['R5'], 'floor'],
    [['B5'], 'floor'],
  ]);
  expect(reader.all(['choose 7'])[0]).toMatchObject({ cards: ['B7'], at: '' });
});

test('a number may name an own zone', () => {
  const layout: Layout = { cards: ['1', '2'], verbs: { flip: { zone: 'face down #' } } };
  const zones: ZoneSeen[] = [{ zone: 'face down 1', size: 1, owner: 0 }];
  expect(read(layout, ['flip 1'], zones)[0]).toMatchObject({ cards: [], zone: 'face down 1 0' });
});

test('choices go with exactly the selected cards, or lead on from them', () => {
  const choices = read({ cards: ['7', '8'] }, ['play 7', 'play 7 7', 'play 8']);
  expect(exactly(choices, ['7']).map((choice) => choice.words)).toEqual(['play 7']);
  expect(towards(choices, ['7']).map((choice) => choice.words)).toEqual(['play 7', 'play 7 7']);
  expect(isWithin(['7', '7'], ['7'])).toBe(false);
});

test('a call and a wish are read beside the card', () => {
  const [play] = read({ cards: ['JH'] }, ['play JH=S!']);
  expect(play).toMatchObject({ cards: ['JH'], as: 'S', isAloud: true });
});
