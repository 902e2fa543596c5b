// Cards that fly from where they lay to where they lie now. What moves is looked up in the
// page before and after a change: zones carry `data-zone`, cards in them `data-card`.
import type { CardMoved } from '../net/wire';
import { motionTime } from '../settings.svelte';

const FLIGHT = 320;
const SHIFT = 220;
const STAGGER = 55;
const LONGEST_WAIT = 900;

interface Spot {
  rect: DOMRect;
  card: string;
}

export type Snapshot = Map<string, Spot[]>;

function zonesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-zone]')];
}

/** Where everything lies; the first spot of a zone is the zone itself. */
export function snapshot(root: ParentNode): Snapshot {
  const found: Snapshot = new Map();
  for (const zone of zonesIn(root)) {
    const spots: Spot[] = found.get(zone.dataset.zone ?? '') ?? [
      { rect: zone.getBoundingClientRect(), card: '' },
    ];
    for (const card of zone.querySelectorAll<HTMLElement>('[data-card]')) {
      spots.push({ rect: card.getBoundingClientRect(), card: card.dataset.card ?? '' });
    }
    found.set(zone.dataset.zone ?? '', spots);
  }
  return found;
}

/** Takes the spot of a card out of a snapshot; any card of the zone if it has no face. */
function takeSpot(before: Snapshot, zone: string, card: string | undefined): DOMRect | undefined {
  const spots = before.get(zone);
  if (!spots) return undefined;
  for (const face of [card, '']) {
    if (face === undefined) continue;
    const place = spots.findLastIndex((spot, at) => at > 0 && spot.card === face);
    if (place > 0) return spots.splice(place, 1)[0]?.rect;
  }
  return spots.at(-1)?.rect;
}

function elementOf(root: ParentNode, zone: string, card: string | undefined, taken: Set<Element>) {
  const places = zonesIn(root).filter((each) => each.dataset.zone === zone);
  const cards = places.flatMap((each) => [...each.querySelectorAll<HTMLElement>('[data-card]')]);
  const free = cards.filter((each) => !taken.has(each));
  const exact = free.findLast((each) => each.dataset.card === (card ?? ''));
  return { card: exact ?? free.findLast((each) => !each.dataset.card), zone: places[0] };
}

function move(element: Element, from: DOMRect, time: number, delay: number): void {
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const width = (element as HTMLElement).offsetWidth || to.width;
  const size = Math.min(2, Math.max(0.3, from.width / width));
  // `translate` and `scale` leave the element's own transform, such as a fan's tilt, alone.
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(size), zIndex: 60 },
      { translate: '0 0', scale: '1', zIndex: 60 },
    ],
    { duration: time, delay, easing: 'cubic-bezier(.22,.8,.3,1)', fill: 'backwards' },
  );
}

/** A card back that flies to a place where no single card is drawn. */
function ghost(from: DOMRect, to: DOMRect, time: number, delay: number): void {
  const back = document.createElement('div');
  back.className = 'ghost';
  document.body.append(back);
  const width = 44;
  back.style.width = `${width}px`;
  const at = (rect: DOMRect) =>
    `${rect.x + rect.width / 2 - width / 2}px ${rect.y + rect.height / 2 - width * 0.7}px`;
  const flight = back.animate(
    [
      { translate: at(from), opacity: 1 },
      { translate: at(to), opacity: 1, offset: 0.8 },
      { translate: at(to), opacity: 0 },
    ],
    { duration: time, delay, easing: 'ease-out', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => back.remove();
}

/** Lets cards fly that have moved since a snapshot; answers how long that takes. */
export function fly(root: ParentNode, before: Snapshot, moves: readonly CardMoved[]): number {
  const time = motionTime(FLIGHT);
  if (!time) return 0;
  const taken = new Set<Element>();
  const stagger = Math.min(motionTime(STAGGER), LONGEST_WAIT / Math.max(1, moves.length));
  moves.forEach((event, place) => {
    const from = takeSpot(before, event.from, event.card);
    if (!from) return;
    const target = elementOf(root, event.to, event.card, taken);
    if (target.card) {
      taken.add(target.card);
      move(target.card, from, time, place * stagger);
    } else if (target.zone) {
      ghost(from, target.zone.getBoundingClientRect(), time, place * stagger);
    }
  });
  shift(root, before, taken);
  return time + stagger * moves.length;
}

/** Cards that stayed in their zone slide to their new place. */
function shift(root: ParentNode, before: Snapshot, taken: Set<Element>): void {
  for (const zone of zonesIn(root)) {
    const spots = before.get(zone.dataset.zone ?? '');
    if (!spots) continue;
    for (const card of zone.querySelectorAll<HTMLElement>('[data-card]')) {
      if (taken.has(card)) continue;
      const place = spots.findIndex((spot, at) => at > 0 && spot.card === card.dataset.card);
      if (place <= 0) continue;
      const [spot] = spots.splice(place, 1);
      if (spot) move(card, spot.rect, motionTime(SHIFT), 0);
    }
  }
}
