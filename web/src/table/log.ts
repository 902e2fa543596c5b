// The log: everything a viewer was told, in words.
import { t } from '../i18n/language.svelte';
import type { Wording } from '../i18n/wording';
import type { News } from '../net/types';

export interface LogLine {
  kind: 'game' | 'table' | 'chat' | 'deal';
  text: string;
  clause: string;
}

const line = (kind: LogLine['kind'], text: string, clause = ''): LogLine => ({ kind, text, clause });

/** News in words; what only the page's own state shows is left out. */
export function linesOf(news: News, wording: Wording): LogLine[] {
  switch (news.news) {
    case 'played':
      return wording
        .lines(news.events)
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

/** Words are made once for each piece of news, as long as the language stays. */
export class Log {
  private readonly made = new WeakMap<News, LogLine[]>();

  constructor(private readonly wording: Wording) {}

  lines(news: readonly News[]): LogLine[] {
    return news.flatMap((each) => {
      let lines = this.made.get(each);
      if (!lines) {
        lines = linesOf(each, this.wording);
        this.made.set(each, lines);
      }
      return lines;
    });
  }
}
