import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../net/types';
import english from './en.ftl?raw';
import { Faces } from './faces';
import { LabelFile, Labels } from './labels';
import { Notation, shapeOf } from './notation';
import { type Place, Wording } from './wording';

const FRENCH = [...'CDHS'].flatMap((suit) => [...'789TJQKA'].map((rank) => rank + suit));

const WORDS = `
fact-wished-suit = Wished: { $value ->
    [H] hearts { $value }
   *[other] { $value }
}
fact-round = Round
fact-mirror = { $whom } holds it
option-after_seven-pass = the turn is lost
move-play = Play { $about }
move-play-card-as-suit-aloud = Play { $card }, wish for { $suit } and call
move-flip = Turn up { $number ->
    [0] left
   *[other] right
}
    .takes = number
move-catch = Catch { $whom }
moved-stock-hand = { $who } draws { $card }
moved-stock-hand-x-3 = { $who } is dealt { $card }
said-load = { $value ->
    [one] one card
   *[other] { $value } cards
} to draw
said-wishes = { $who } wishes for { $value }
`;

const PLACES = new Map<string, Place>([
  ['stock', { name: 'stock', owner: -1, number: -1 }],
  ['hand 0', { name: 'hand', owner: 0, number: -1 }],
  ['hand 1', { name: 'hand', owner: 1, number: -1 }],
  ['combination 3', { name: 'combination', owner: -1, number: 3 }],
]);

function wordingOf(deck: string[], words = WORDS): Wording {
  const labels = new Labels([new LabelFile(words, 'en'), new LabelFile(english, 'en')]);
  return new Wording(labels, new Faces(deck, labels), ['Eva', 'Jan'], PLACES);
}

describe('actions', () => {
  test('a shape names cards, suits, numbers and signs', () => {
    const labels = new Labels([new LabelFile(WORDS, 'en')]);
    const notation = new Notation(new Faces(FRENCH, labels));
    expect(shapeOf(notation.parts('play JH=S!'))).toBe('play-card-as-suit-aloud');
    expect(shapeOf(notation.parts('lay 7H 8H 9H'))).toBe('lay-cards');
    expect(shapeOf(notation.parts('add 7H>3'))).toBe('add-card-to-number');
    expect(notation.parts('add 7H>3').number).toBe(3);
  });

  test('the most particular label words a move', () => {
    const wording = wordingOf(FRENCH);
    expect(wording.move('play JH=S!')).toBe('Play J♥, wish for ♠ and call');
    expect(wording.move('play TH')).toBe('Play 10♥');
    expect(wording.move('catch 1')).toBe('Catch Jan');
  });

  test('a verb may take a number where cards are numbers', () => {
    const wording = wordingOf(['0', '1', '2']);
    expect(wording.move('flip 0')).toBe('Turn up left');
    expect(wording.move('play 2')).toBe('Play 2');
  });

  test('what has no label is shown as it is written', () => {
    expect(wordingOf(FRENCH).move('trade 7H AS')).toBe('trade 7♥ A♠');
  });
});

describe('facts', () => {
  test('a value is compared as written and printed as shown', () => {
    expect(wordingOf(FRENCH).fact('wished suit', 'H').text).toBe('Wished: hearts ♥');
  });

  test('a label without the value leaves it beside', () => {
    expect(wordingOf(FRENCH).fact('round', '4')).toMatchObject({ text: 'Round', value: '4' });
    expect(wordingOf(FRENCH).fact('mirror', '1')).toMatchObject({ text: 'Jan holds it', value: '' });
  });

  test('labels may be spelt with underscores', () => {
    expect(wordingOf(FRENCH).optionValue('after_seven', 'pass')).toBe('the turn is lost');
    expect(wordingOf(FRENCH).optionValue('anything', 'on')).toBe('yes');
  });
});

describe('events', () => {
  const draw = (to: string, card?: string, clause = 'X-6'): GameEvent => ({
    event: 'moved', clause, from: 'stock', to, ...(card ? { card } : {}),
  }); // prettier-ignore
  const texts = (events: GameEvent[]) => wordingOf(FRENCH).lines(events).map((line) => line.text);

  test('cards that move together are told together', () => {
    expect(texts([draw('hand 0', '7H'), draw('hand 0', 'AS')])).toEqual(['Eva draws 7♥ A♠']);
    expect(texts([draw('hand 1'), draw('hand 1')])).toEqual(['Jan draws 2 cards']);
  });

  test('a deal to all is one line', () => {
    const deal = [draw('hand 0', '7H', 'X-3'), draw('hand 1', undefined, 'X-3')];
    expect(texts(deal)).toEqual(['Everyone is dealt a card']);
  });

  test('plurals follow the number', () => {
    const said = (value: string): GameEvent => ({ event: 'said', clause: '', topic: 'load', value });
    expect(texts([said('1'), said('4')])).toEqual(['one card to draw', '4 cards to draw']);
  });

  test('without a label an event is still told', () => {
    expect(texts([{ event: 'said', clause: '', topic: 'hums', seat: 1, value: '7H' }])).toEqual(['Jan: hums 7♥']);
    expect(texts([{ event: 'moved', clause: '', from: 'hand 0', to: 'combination 3', card: '7H' }])).toEqual([
      'Eva: 7♥, hand → combination',
    ]);
  });
});

test('cards are read out in words', () => {
  expect(wordingOf(FRENCH).faces.spoken('7H')).toBe('seven of hearts');
});
