// Being away: what was told while nobody looked at this page.
import type { News } from '../net/types';

/** Who looks away for less than this has missed nothing. */
const LEAST_AWAY = 15_000;
const KEPT_FOR = 12 * 60 * 60 * 1_000;
/** So much of the end of what was seen is enough to find it again. */
const TAIL = 4;

interface Seen {
  at: number;
  /** When somebody looked again. */
  until: number;
  tail: string[];
}

/** What is told beyond what was seen; all of it if nothing of that is found any more. */
export function newsSince(tail: readonly string[], news: readonly News[]): News[] {
  const told = news.map((each) => JSON.stringify(each));
  for (let end = told.length; end >= tail.length; end -= 1) {
    if (tail.every((each, place) => told[end - tail.length + place] === each)) return news.slice(end);
  }
  return [...news];
}

export class Away {
  /** What was missed, until its reader has read it. */
  missed = $state.raw<News[]>([]);
  private seen: Seen | undefined;
  /** What was seen last before an absence in which nothing seemed to happen. */
  private before: Seen | undefined;
  private readonly key: string;

  constructor(table: string) {
    this.key = `pakl.seen.${table}`;
    this.seen = this.remembered();
  }

  /** Nobody looks from now on: the page is hidden or closed, or its line is lost. */
  go(news: readonly News[]): void {
    if (this.seen) return;
    this.seen = this.stillAway() ?? {
      at: Date.now(),
      until: 0,
      tail: news.slice(-TAIL).map((each) => JSON.stringify(each)),
    };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.seen));
    } catch {
      // Then only this tab remembers.
    }
  }

  /** Somebody looks again, and everything is known that was told meanwhile. */
  comeBack(news: readonly News[]): void {
    const seen = this.seen;
    this.seen = undefined;
    this.before = seen && { ...seen, until: Date.now() };
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
    if (!seen?.tail.length) return;
    const time = Date.now() - seen.at;
    if (time < LEAST_AWAY || time > KEPT_FOR) return;
    this.missed = newsSince(seen.tail, news).filter((each) => each.news !== 'chat');
  }

  read(): void {
    this.missed = [];
  }

  /** A phone that wakes up often learns only then that its line is lost: it was away all the time. */
  private stillAway(): Seen | undefined {
    const isSame = this.before && !this.missed.length && Date.now() - this.before.until < LEAST_AWAY;
    return isSame ? this.before : undefined;
  }

  private remembered(): Seen | undefined {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? 'null') as Seen | undefined ?? undefined;
    } catch {
      return undefined;
    }
  }
}
