// A table as this viewer knows it: what the last frame says, and everything it was told.
import { Line, type LineState } from './line';
import { randomSalt } from './salt';
import type { AnyRequest, News } from './types';
import type {
  DealSeen,
  EmoteShown,
  Frame,
  Hint,
  Message,
  PresenceNow,
  Refusal,
  TableSeen,
} from './wire';

const LONGEST_LOG = 2_000;

export class TableStore {
  table = $state.raw<TableSeen>();
  deal = $state.raw<DealSeen>();
  presence = $state.raw<PresenceNow>();
  /** The seat of this viewer; negative for a spectator. */
  you = $state(-2);
  news = $state.raw<News[]>([]);
  line = $state<LineState>('connecting');
  /** Whether everything is known that was told until now. */
  isCurrent = $state(false);
  closedBecause = $state('');
  isStorageDown = $state(false);
  refusal = $state.raw<Refusal>();
  /** What the strongest bot would do now, if it was asked. */
  hint = $state.raw<Hint>();
  isHintOnItsWay = $state(false);
  /** A packet of ours is on its way. */
  isBusy = $state(false);

  private version = -1;
  private readonly connection: Line;
  private busyWith = '';
  private hintWanted = '';
  private readonly frameListeners = new Set<(frame: Frame) => void>();
  private readonly emoteListeners = new Set<(emote: EmoteShown) => void>();

  constructor(readonly id: string) {
    this.connection = new Line(`/ws/tables/${id}`, {
      hear: (message) => this.hear(message),
      stateChanged: (state, why) => {
        this.line = state;
        if (state !== 'open') this.isCurrent = false;
        if (state === 'closed') this.closedBecause = why;
      },
    });
  }

  get seat() {
    return this.table && this.you >= 0 ? this.table.seats[this.you] : undefined;
  }

  get isHost(): boolean {
    return this.you >= 0 && this.table?.host === this.you;
  }

  get legal(): readonly string[] {
    return this.deal?.legal ?? [];
  }

  act(words: string): void {
    const [verb, about] = split(words);
    this.refusal = undefined;
    this.isBusy = true;
    this.busyWith = this.connection.act(this.version, [{ [verb]: about || true }]);
  }

  ask(request: AnyRequest): void {
    this.refusal = undefined;
    this.connection.ask(request);
  }

  wantHint(): void {
    this.refusal = undefined;
    this.isHintOnItsWay = true;
    this.hintWanted = this.connection.hint(this.version);
  }

  dismissHint(): void {
    this.hint = undefined;
    this.isHintOnItsWay = false;
    this.hintWanted = '';
  }

  /** Whether this viewer may have hints: by the terms, or because all others are bots. */
  private get hasHints(): boolean {
    const { table, you } = this;
    if (!table || you < 0 || table.terms.hints === 'off') return false;
    if (table.terms.hints === 'on') return true;
    return table.seats.every((seat, number) => number === you || seat.kind === 'bot');
  }

  get hinting(): TableStore | undefined {
    return this.hasHints ? this : undefined;
  }

  ready(): void {
    this.ask({ verb: 'ready', salt: randomSalt() });
  }

  onFrame(hear: (frame: Frame) => void): () => void {
    this.frameListeners.add(hear);
    return () => this.frameListeners.delete(hear);
  }

  onEmote(hear: (emote: EmoteShown) => void): () => void {
    this.emoteListeners.add(hear);
    return () => this.emoteListeners.delete(hear);
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'frame':
        this.take(message);
        break;
      case 'refusal':
        if (message.re && message.re === this.hintWanted) this.dismissHint();
        this.refusal = message;
        this.answered(message.re ?? '');
        break;
      case 'hint':
        if (message.re !== this.hintWanted) break;
        this.isHintOnItsWay = false;
        this.hint = message;
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'emote':
        for (const hear of this.emoteListeners) hear(message);
        break;
      case 'status':
        this.isStorageDown = message.storage === 'down';
        break;
    }
  }

  private take(frame: Frame): void {
    if (!frame.is_whole && frame.since !== this.version) {
      if (frame.version > this.version) this.connection.sync(this.version);
      return;
    }
    this.version = frame.version;
    this.isCurrent = true;
    // A new line begins with everything, and says so if nothing can be stored.
    if (frame.is_whole) this.isStorageDown = false;
    this.you = frame.you;
    const news = frame.is_whole ? (frame.news ?? []) : [...this.news, ...(frame.news ?? [])];
    this.news = news.slice(-LONGEST_LOG);
    if (frame.table) this.table = frame.table;
    if (frame.deal) {
      // A hint is for the choices that one had.
      if (frame.deal.legal.join() !== this.legal.join()) this.dismissHint();
      this.deal = frame.deal;
    }
    this.answered(frame.re ?? '');
    for (const hear of this.frameListeners) hear(frame);
  }

  private answered(packet: string): void {
    if (packet && packet === this.busyWith) this.isBusy = false;
  }
}

function split(words: string): [string, string] {
  const space = words.indexOf(' ');
  return space < 0 ? [words, ''] : [words.slice(0, space), words.slice(space + 1)];
}
