// Where rules forbid to look at won cards again, the log does not name them either.
import { expect, test, vi } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { Faces } from '../i18n/faces';
import { LabelFile, Labels } from '../i18n/labels';
import { type Place, Wording } from '../i18n/wording';
import type { GameEvent, News } from '../net/types';
import type { Log } from './log';

vi.stubGlobal('navigator', { languages: [] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Log: TableLog } = await import('./log');

const PLACES = new Map<string, Place>([
  ['hand 0', { name: 'hand', owner: 0, number: -1 }],
  ['hand 1', { name: 'hand', owner: 1, number: -1 }],
  ['trick', { name: 'trick', owner: -1, number: -1 }],
  ['won 1', { name: 'won', owner: 1, number: -1 }],
]);
const WORDS = `
moved-hand-trick = { $who } plays { $card }
moved-trick-won = { $who } takes { $card }
`;

const moved = (from: string, to: string, card: string): GameEvent => ({ event: 'moved', clause: 'X-1', from, to, card });
const played = (...events: GameEvent[]): News => ({ news: 'played', events }) as News;

function logOf(forgets: string): Log {
  const labels = new Labels([new LabelFile(WORDS, 'en'), new LabelFile(english, 'en')]);
  return new TableLog(new Wording(labels, new Faces(['A1', 'A2', 'A3'], labels), ['Eva', 'Jan'], PLACES), forgets);
}

const textsOf = (log: Log, news: News[], everything = news) => log.lines(news, everything).map((line) => line.text);

const LED = played(moved('hand 0', 'trick', 'A1'));
const TAKEN = played(moved('hand 1', 'trick', 'A2'), moved('trick', 'won 1', 'A1'), moved('trick', 'won 1', 'A2'));
const NEXT = played(moved('hand 1', 'trick', 'A3'));
const OVER = { news: 'revealed', zones: [] } as unknown as News;

test('a card is named until it is won, and again when the deal is over', () => {
  const log = logOf('won');
  expect(textsOf(log, [LED])).toEqual(['Eva plays A1']);
  expect(textsOf(log, [LED, TAKEN, NEXT])).toEqual(['Eva plays a card', 'Jan plays a card', 'Jan takes 2 cards', 'Jan plays A3']);
  expect(textsOf(log, [LED, TAKEN, OVER])).toEqual(['Eva plays A1', 'Jan plays A2', 'Jan takes A1 A2']);
});

test('whoever was away is not told more', () => {
  expect(textsOf(logOf('won'), [LED], [LED, TAKEN])).toEqual(['Eva plays a card']);
});

test('what has just happened does not name what it laid away', () => {
  const texts = (events: GameEvent[]) => logOf('won').recent(events).map((line) => line.text);
  expect(texts([moved('trick', 'won 1', 'A1')])).toEqual(['Jan takes a card']);
  expect(texts([moved('hand 1', 'trick', 'A2')])).toEqual(['Jan plays A2']);
});

test('where nothing is forgotten everything is named', () => {
  expect(textsOf(logOf(''), [LED, TAKEN])).toEqual(['Eva plays A1', 'Jan plays A2', 'Jan takes A1 A2']);
});
