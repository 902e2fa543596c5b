// Cards that rules forbid to look at again: while their deal runs, nothing tells them by name.
import type { GameEvent, News } from '../net/types';

/** The zone's name of its label, such as `won` of `won 1`. */
type Naming = (label: string) => string;

/** Cards of these events that went where cards are forgotten. */
export function forgottenIn(events: readonly GameEvent[], zone: string, naming: Naming): Set<string> {
  const cards = new Set<string>();
  for (const event of events) {
    if (event.event === 'moved' && event.card !== undefined && naming(event.to) === zone) cards.add(event.card);
  }
  return cards;
}

/** The same events, told by somebody who has forgotten these cards. */
export function told(events: readonly GameEvent[], forgotten: ReadonlySet<string>): GameEvent[] {
  return events.map((event) => {
    if (event.event === 'moved' && event.card !== undefined && forgotten.has(event.card)) {
      const { card: _, ...rest } = event;
      return rest;
    }
    if (event.event === 'looked' && event.cards?.some((card) => forgotten.has(card))) {
      const { cards: _, ...rest } = event;
      return rest;
    }
    return event;
  });
}

/** The events of the deal that still runs, after everything that is over and shown. */
export function runningDeal(news: readonly News[]): Set<News> {
  const last = news.findLastIndex((each) => each.news === 'revealed' || each.news === 'match_begun');
  return new Set(news.slice(last + 1));
}
