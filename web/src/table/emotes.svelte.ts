// Feelings that people show, for a moment.
import type { TableStore } from '../net/table.svelte';
import type { EmoteName } from '../net/types';
import { settings } from '../settings.svelte';

const SHOWN_FOR = 3_500;

export class Emotes {
  private shown = $state.raw<Record<number, EmoteName>>({});
  readonly close: () => void;

  constructor(store: TableStore) {
    this.close = store.onEmote(({ seat, emote }) => this.show(seat, emote));
  }

  of(seat: number): EmoteName | undefined {
    return this.shown[seat];
  }

  private show(seat: number, emote: EmoteName): void {
    if (!settings.emotes) return;
    this.shown = { ...this.shown, [seat]: emote };
    setTimeout(() => {
      if (this.shown[seat] !== emote) return;
      const { [seat]: _, ...rest } = this.shown;
      this.shown = rest;
    }, SHOWN_FOR);
  }
}
