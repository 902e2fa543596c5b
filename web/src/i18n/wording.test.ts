import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../net/types';
import english from './en.ftl?raw';
import { Faces } from './faces';
import { LabelFile, Labels } from './labels';
import { Notation, shapeOf } from './notation';
import { type Place, Wording } from './wording';

const pages = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
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
move-add-card-to-number = Add { $card } to place { $number }
moved-stock-hand = { $who } draws { $card }
moved-stock-hand-x-3 = { $who } is dealt { $card }
moved-stock-row-0 = { $who } gets { $card }
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
  ...[0, 1].flatMap((owner) =>
    [0, 1].map((column): [string, Place] => [`row ${column} ${owner}`, { name: `row ${column}`, owner, number: -1 }]),
  ),
  ['combination 3', { name: 'combination', owner: -1, number: 3 }],
]);

function wordingOf(deck: string[], words = WORDS, called = {}): Wording {
  const labels = new Labels([new LabelFile(words, 'en'), new LabelFile(english, 'en')]);
  return new Wording(labels, new Faces(deck, labels, {}, called), ['Eva', 'Jan'], PLACES);
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

  test('places are counted from one', () => {
    expect(wordingOf(FRENCH).move('add 7H>3')).toBe('Add 7♥ to place 4');
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

  test('cards whose names have several words stand apart', () => {
    const wording = wordingOf(['BW', '8'], `${WORDS}card-BW = Big Wind\n`);
    expect(wording.move('play BW BW')).toBe('Play Big Wind, Big Wind');
    expect(wording.move('play 8 8')).toBe('Play 8 8');
  });

  test('what a joker stands for stays with it', () => {
    expect(wordingOf([...FRENCH, '*'], WORDS, { '*': 'joker' }).move('play 8S *9S TS')).toBe('Play 8♠ ★9♠ 10♠');
  });

  test('a card that counts as another says so', () => {
    const wording = wordingOf(['0', '7', '50', 'Z']);
    expect(wording.move('play Z=50')).toBe('Play Z = 50');
    expect(wording.move('play Z=0 7')).toBe('Play Z = 0, 7');
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

  test('places of a kind that lie side by side are filled together', () => {
    const deal = ['row 0 0', 'row 0 1', 'row 1 0', 'row 1 1'].map((to) => draw(to));
    expect(texts(deal)).toEqual(['Everyone gets 2 cards']);
    expect(texts([draw('row 0 1', '7H'), draw('row 1 1', 'AS')])).toEqual(['Jan gets 7♥ A♠']);
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

test('a value that ends in a number may have one label for all', () => {
  const words = `
option-match-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
option-first-number = seat { $seat }
`;
  const wording = wordingOf(FRENCH, words);
  expect(wording.optionValue('match', 'rounds: 1')).toBe('one round');
  expect(wording.optionValue('match', 'rounds: 12')).toBe('12 rounds');
  expect(wording.optionValue('first', '0')).toBe('seat 1');
  expect(wording.optionValue('packs', '2')).toBe('2');
});

describe('other faces', () => {
  const GERMAN = { folder: 'german', ranks: { J: 'U', Q: 'O' }, colours: { S: 'green' } };
  const WISH = 'said-wishes = { $who } wants { $value }\nsaid-wishes-german = { $who } would like { $value }';

  function dressed(language: string): Wording {
    const labels = new Labels([new LabelFile(WISH, 'en'), new LabelFile(pages[`./${language}.ftl`] ?? '', language)]);
    return new Wording(labels, new Faces(FRENCH, labels, GERMAN), ['Eva', 'Jan'], PLACES);
  }

  test('corners and inks are those of the dress', () => {
    const { faces } = dressed('en');
    expect(faces.face('JS')).toMatchObject({ rank: 'U', colour: 'green', written: 'J' });
    expect(faces.face('TS').rank).toBe('10');
    expect(faces.printed('QS')).toBe('O');
  });

  test.each([
    ['en', '7 of acorns', 'Unter of bells', 'seven of acorns', 'ace of leaves'],
    ['de', 'Eichel 7', 'Schellen Unter', 'Eichel-Sieben', 'Laub-Ass'],
    ['fr', '7 de gland', 'Unter de grelot', 'sept de gland', 'as de feuille'],
    ['it', '7 di ghiande', 'Unter di campanelli', 'sette di ghiande', 'asso di foglie'],
    ['cs', 'žaludy 7', 'kule spodek', 'žaludová sedma', 'zelené eso'],
    ['pl', '7 żołędzi', 'niżnik dzwonków', 'siódemka żołędzi', 'as liści'],
    ['sk', 'žalude 7', 'gule dolník', 'žaluďová sedma', 'zelené eso'],
    ['hu', 'makk 7', 'tök alsó', 'makk hetes', 'zöld ász'],
    ['tr', 'palamut 7', 'çan alt vale', 'palamut yedilisi', 'yaprak ası'],
  ])('%s tells and speaks them in words', (language, seven, under, spoken, ace) => {
    const { faces } = dressed(language);
    expect([faces.face('7C').text, faces.face('JD').text]).toEqual([seven, under]);
    expect([faces.spoken('7C'), faces.spoken('AS')]).toEqual([spoken, ace]);
  });

  test('a label may have other words for them', () => {
    const wish: GameEvent = { event: 'said', clause: '', topic: 'wishes', seat: 1, value: 'C' };
    expect(dressed('en').lines([wish])[0]?.text).toBe('Jan would like acorns');
    expect(wordingOf(FRENCH, WISH).lines([wish])[0]?.text).toBe('Jan wants ♣');
  });
});

test('corners have the letters of the language, drawings those of the card', () => {
  const { faces } = wordingOf(FRENCH, 'rank-J = B\nrank-Q = D');
  expect(faces.face('JH')).toMatchObject({ text: 'B♥', rank: 'B', written: 'J' });
  expect(faces.printed('JH')).toBe('J');
  expect(faces.printed('TH')).toBe(faces.face('TH').rank);
});

test('a game may write its cards in its own way', () => {
  const words = 'suit-B =\n    .colour = orange\nsuit-word-B = bells\nnotation = { $rank } of { $suit }';
  const { faces } = wordingOf(['B1', 'B3'], words);
  expect(faces.face('B3')).toMatchObject({ text: '3 of bells', rank: '3', colour: 'orange' });
  expect(faces.spoken('B3')).toBe('3 of bells');
});
