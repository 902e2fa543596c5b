// The order of the viewer's hand, as its owner likes it.
import type { GameKit } from '../game/kit.svelte';
import { byGroups, byRank, bySuit } from '../game/sorting';
import { type Sorting, keepSettings, settings } from '../settings.svelte';
import type { Item } from './play.svelte';

const KEY = 'pakl.hand';

interface Kept {
  table: string;
  order: string[];
}

function remembered(table: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return kept.table === table ? (kept.order ?? []) : [];
  } catch {
    return [];
  }
}

export class Holding {
  private order = $state.raw<string[]>([]);

  constructor(
    private readonly kit: GameKit,
    private readonly table: string,
  ) {
    this.order = remembered(table);
  }

  sorted(items: readonly Item[]): Item[] {
    return this.by(settings.sorting, items);
  }

  /** Moves a card to another place; from then on the order is the person's. */
  move(items: readonly Item[], key: string, place: number): void {
    const order = items.map((item) => item.key).filter((each) => each !== key);
    order.splice(place, 0, key);
    this.order = order;
    settings.sorting = 'own';
    keepSettings();
    try {
      localStorage.setItem(KEY, JSON.stringify({ table: this.table, order } satisfies Kept));
    } catch {
      // Then the order lasts as long as the tab.
    }
  }

  /** Sorts the next way that makes a difference. */
  sortNext(items: readonly Item[]): void {
    const now = keysOf(this.sorted(items));
    const ways = this.ways();
    const from = ways.indexOf(settings.sorting);
    for (let step = 1; step <= ways.length; step += 1) {
      const way = ways[(from + step) % ways.length] ?? 'deck';
      if (way !== settings.sorting && keysOf(this.by(way, items)) !== now) {
        settings.sorting = way;
        keepSettings();
        return;
      }
    }
  }

  private ways(): Sorting[] {
    const { layout } = this.kit;
    const ways: Sorting[] = ['deck'];
    if (layout.suits) ways.push('rank');
    if (layout.hasGroups) ways.push('groups');
    if (this.order.length) ways.push('own');
    return ways;
  }

  private by(way: Sorting, items: readonly Item[]): Item[] {
    const { faces, layout } = this.kit;
    if (way === 'rank') return byRank(items, faces, layout.cards);
    if (way === 'groups' && layout.hasGroups) return byGroups(items, faces, layout.cards);
    const sorted = bySuit(items, faces);
    if (way !== 'own') return sorted;
    const place = (item: Item) => {
      const at = this.order.indexOf(item.key);
      return at < 0 ? this.order.length : at;
    };
    return sorted.sort((one, other) => place(one) - place(other));
  }
}

function keysOf(items: readonly Item[]): string {
  return items.map((item) => item.key).join();
}
