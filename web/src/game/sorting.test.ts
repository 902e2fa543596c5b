import { expect, test } from 'vitest';
import { Faces } from '../i18n/faces';
import { Labels } from '../i18n/labels';
import { byGroups, byRank, bySuit } from './sorting';

const DECK = ['C', 'H', 'S', 'D'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
const FACES = new Faces([...DECK, '*'], new Labels([]));
const held = (cards: string) => cards.split(' ').map((card) => ({ card }));
const cards = (items: { card: string }[]) => items.map((item) => item.card).join(' ');

test('a hand is sorted by suit or by rank', () => {
  const hand = held('KH 2C 2H KC');
  expect(cards(bySuit(hand, FACES))).toBe('2C KC 2H KH');
  expect(cards(byRank(hand, FACES, DECK))).toBe('2C 2H KC KH');
});

test('what may go together comes first, the largest group at the left', () => {
  const hand = held('KH 5C 9D 7C KS 6C 2D KD 8C');
  expect(cards(byGroups(hand, FACES, DECK))).toBe('5C 6C 7C 8C KH KS KD 2D 9D');
});

test('the same card twice is in no group twice', () => {
  const hand = held('5C 5C 6C 7C QH QH QS');
  expect(cards(byGroups(hand, FACES, DECK))).toBe('5C 6C 7C 5C QH QH QS');
});

test('no card is lost', () => {
  const hand = held('* * AC 2C 3C 4H 4S 4D 4C KD');
  expect(byGroups(hand, FACES, DECK).length).toBe(hand.length);
});
