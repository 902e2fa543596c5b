// The log: everything a viewer was told, in words.
import { t } from '../i18n/language.svelte';
import type { Line, Wording } from '../i18n/wording';
import type { GameEvent, News } from '../net/types';
import { forgottenIn, runningDeal, told } from './forgetting';

export interface LogLine {
  kind: 'game' | 'table' | 'chat' | 'deal';
  text: string;
  clause: string;
}

const line = (kind: LogLine['kind'], text: string, clause = ''): LogLine => ({ kind, text, clause });

/** News in words; what only the page's own state shows is left out. */
function linesOf(news: News, wording: Wording, events: readonly GameEvent[]): LogLine[] {
  switch (news.news) {
    case 'played':
      return wording
        .lines(events)
        .map((each) => line(each.topic === 'deals' ? 'deal' : 'game', each.text, each.clause));
    case 'chat':
      return [line('chat', t('log-chat', { who: news.name, text: news.text }))];
    case 'sat':
      return [line('table', t('log-sat', { who: news.name }))];
    case 'stood':
      return [line('table', t('log-stood', { who: news.name }))];
    case 'taken_over':
      return [line('table', t('log-taken-over', { who: wording.who(news.seat) }))];
    case 'paused':
      return [line('table', t('log-paused', { why: news.why }))];
    case 'resumed':
      return [line('table', t('log-resumed'))];
    case 'match_begun':
      return [line('deal', t('log-match-begun', { number: news.match }))];
    case 'match_over':
      return [line('deal', t('log-match-over'))];
    case 'swapped':
      return [line('table', t('log-swapped'))];
    case 'closed':
      return [line('table', t('log-closed'))];
    case 'seat':
      if (news.what === 'ready' || news.what === 'unready') return [];
      return [line('table', t(`log-seat-${news.what}`, { who: wording.who(news.seat) }))];
    case 'revealed':
      return [];
  }
}

interface Made {
  /** How many of its events had a card that is forgotten. */
  blanks: number;
  lines: LogLine[];
}

/** Words are made once for each piece of news, as long as the language stays and nothing is forgotten. */
export class Log {
  private readonly made = new WeakMap<News, Made>();

  /** Cards that come to the zone called `forgets` are not named while their deal runs. */
  constructor(
    private readonly wording: Wording,
    private readonly forgets = '',
  ) {}

  /** The lines of some news, told by somebody who knows everything that happened. */
  lines(news: readonly News[], everything: readonly News[] = news): LogLine[] {
    const running = this.forgets ? runningDeal(everything) : new Set<News>();
    const forgotten = this.forgotten([...running].flatMap(eventsOf));
    return news.flatMap((each) => {
      const plain = eventsOf(each);
      const events = running.has(each) ? told(plain, forgotten) : plain;
      const blanks = events.filter((event, place) => event !== plain[place]).length;
      let made = this.made.get(each);
      if (made?.blanks !== blanks) {
        made = { blanks, lines: linesOf(each, this.wording, events) };
        this.made.set(each, made);
      }
      return made.lines;
    });
  }

  /** What has just happened, without the cards that it has laid away. */
  recent(events: readonly GameEvent[]): Line[] {
    return this.wording.lines(told(events, this.forgotten(events)));
  }

  private forgotten(events: readonly GameEvent[]): Set<string> {
    if (!this.forgets) return new Set();
    return forgottenIn(events, this.forgets, (label) => this.wording.zoneOf(label));
  }
}

const eventsOf = (news: News): readonly GameEvent[] => (news.news === 'played' ? news.events : []);
