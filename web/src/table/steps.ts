// What a frame tells, cut into steps that can be shown one after another.
import type { GameEvent, News } from '../net/types';
import { labelOf } from '../i18n/wording';
import type { CardMoved, ZoneSeen } from '../net/wire';

export interface Step {
  events: GameEvent[];
  moves: CardMoved[];
  /** Cards leave a zone that they have just come to: people must see them there first. */
  needsLook: boolean;
  /** It follows by itself from a step before. */
  isEffect: boolean;
}

/** A zone's name without whose it is: what all seats do at once is one step. */
function kindOf(label: string): string {
  return label.replace(/ \d+$/, '');
}

/** Cards that move from one zone by one clause move together; all else is told with them. */
export function stepsOf(news: readonly News[]): Step[] {
  const steps: Step[] = [];
  const entered = new Set<string>();
  let step: Step = { events: [], moves: [], needsLook: false, isEffect: false };
  const close = () => {
    if (step.events.length) steps.push(step);
    step = { events: [], moves: [], needsLook: false, isEffect: true };
  };
  for (const each of news) {
    if (each.news !== 'played') continue;
    for (const event of each.events) {
      if (event.event !== 'moved') {
        step.events.push(event);
        continue;
      }
      const last = step.moves.at(-1);
      const isSame = !last || (last.clause === event.clause && kindOf(last.from) === kindOf(event.from));
      const mustBeSeen = entered.has(event.from);
      if (!isSame || (mustBeSeen && !step.needsLook && last)) close();
      if (mustBeSeen && !step.moves.length) {
        step.needsLook = true;
        entered.delete(event.from);
      }
      step.events.push(event);
      step.moves.push(event);
      entered.add(event.to);
    }
    close();
    step.isEffect = false;
  }
  return steps;
}

/** Zones after some cards have moved, as far as the viewer can tell. */
export function moved(zones: readonly ZoneSeen[], moves: readonly CardMoved[]): ZoneSeen[] {
  const changed = new Map(zones.map((zone) => [labelOf(zone), { ...zone }]));
  for (const event of moves) {
    const source = changed.get(event.from);
    const target = changed.get(event.to);
    if (source) {
      source.size = Math.max(0, source.size - 1);
      if (source.cards) source.cards = without(source.cards, event);
    }
    if (target) {
      target.size += 1;
      if (target.cards && event.card !== undefined) {
        target.cards = event.to_bottom
          ? [event.card, ...target.cards]
          : [...target.cards, event.card];
      }
    }
  }
  return [...changed.values()];
}

function without(cards: readonly string[], event: CardMoved): string[] {
  const place = event.from_bottom ? cards.indexOf(event.card ?? '') : cards.lastIndexOf(event.card ?? '');
  return place < 0 ? cards.slice(0, -1) : cards.filter((_, at) => at !== place);
}
