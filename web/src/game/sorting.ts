// The order in which a hand is held. It is display only: rules never see it.
import type { Faces } from '../i18n/faces';

const SMALLEST = 3;

/** A card of a hand, wherever its copies lie. */
interface Held {
  card: string;
}

/** By suit, in the order of the deck. */
export function bySuit<Item extends Held>(items: readonly Item[], faces: Faces): Item[] {
  return [...items].sort((one, other) => faces.place(one.card) - faces.place(other.card));
}

/** By rank, whatever the suit. */
export function byRank<Item extends Held>(
  items: readonly Item[],
  faces: Faces,
  deck: readonly string[],
): Item[] {
  const ranks = rankOrder(faces, deck);
  const rank = (item: Item) => ranks.get(item.card) ?? 0;
  return bySuit(items, faces).sort((one, other) => rank(one) - rank(other));
}

/** By what may go together: neighbours of a suit and cards of a rank, the largest groups first. */
export function byGroups<Item extends Held>(
  items: readonly Item[],
  faces: Faces,
  deck: readonly string[],
): Item[] {
  const ranks = rankOrder(faces, deck);
  let left = byRank(items, faces, deck);
  const sorted: Item[] = [];
  for (;;) {
    const groups = [...runs(left, faces, ranks), ...sets(left, faces)];
    const largest = groups.reduce<Item[]>((best, each) => (each.length > best.length ? each : best), []);
    if (largest.length < SMALLEST) break;
    sorted.push(...largest);
    left = left.filter((item) => !largest.includes(item));
  }
  return [...sorted, ...bySuit(left, faces)];
}

/** Where a card stands within its suit. */
function rankOrder(faces: Faces, deck: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    deck.map((card) => {
      const { suit } = faces.face(card);
      const place = counts.get(suit) ?? 0;
      counts.set(suit, place + 1);
      return [card, place];
    }),
  );
}

function runs<Item extends Held>(items: readonly Item[], faces: Faces, ranks: Map<string, number>): Item[][] {
  const found: Item[][] = [];
  for (const suit of new Set(items.map((item) => faces.face(item.card).suit))) {
    if (!suit) continue;
    let run: Item[] = [];
    for (const item of items.filter((each) => faces.face(each.card).suit === suit)) {
      const last = run.at(-1);
      const step = last ? (ranks.get(item.card) ?? 0) - (ranks.get(last.card) ?? 0) : 1;
      if (step === 0) continue;
      if (step > 1) {
        found.push(run);
        run = [];
      }
      run.push(item);
    }
    found.push(run);
  }
  return found;
}

function sets<Item extends Held>(items: readonly Item[], faces: Faces): Item[][] {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const face = faces.face(item.card);
    const set = found.get(face.written) ?? [];
    // The same card twice is no part of a set of different suits.
    if (!face.suit || !set.some((each) => each.card === item.card)) set.push(item);
    found.set(face.written, set);
  }
  return [...found.values()];
}
