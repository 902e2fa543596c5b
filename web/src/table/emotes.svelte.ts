// Feelings that people show and what they say, for a moment, where they sit.
import { t } from '../i18n/language.svelte';
import type { TableStore } from '../net/table.svelte';
import { settings } from '../settings.svelte';

const SHOWN_FOR = 3_500;
/** Words of one's own take longer to read. */
const SAID_FOR = 6_000;

export class Emotes {
  private shown = $state.raw<Record<number, string>>({});
  private readonly leaves: (() => void)[];

  constructor(store: TableStore) {
    this.leaves = [
      store.onEmote(({ seat, emote }) => {
        if (settings.emotes) this.show(seat, t(`emote-${emote}`), SHOWN_FOR);
      }),
      store.onFrame((frame) => {
        if (frame.is_whole) return;
        for (const news of frame.news ?? []) if (news.news === 'chat') this.show(news.seat, news.text, SAID_FOR);
      }),
    ];
  }

  close(): void {
    for (const leave of this.leaves) leave();
  }

  /** What is shown at a seat just now. */
  of(seat: number): string | undefined {
    return this.shown[seat];
  }

  private show(seat: number, text: string, time: number): void {
    this.shown = { ...this.shown, [seat]: text };
    setTimeout(() => {
      if (this.shown[seat] !== text) return;
      const { [seat]: _, ...rest } = this.shown;
      this.shown = rest;
    }, time);
  }
}
