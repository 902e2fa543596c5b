// The line to a table: one socket, opened again whenever it is lost. Packets that were
// not answered are sent again under the same id, so nothing happens twice or never.
import type { AnyRequest } from './types';
import type { Message, Packet } from './wire';

const BEAT_EVERY = 3_000;
const DEAD_AFTER = 9_000;
const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 2_000;

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** Why the server closes a line for good; anything else is a reason to come back. */
const FINAL = new Set(['newer_tab', 'no_table', 'not_welcome']);

export interface Listener {
  hear(message: Message): void;
  stateChanged(state: LineState, why: string): void;
}

export class Line {
  private socket: WebSocket | undefined;
  private unanswered = new Map<string, Packet>();
  private heardAt = 0;
  private beats = 0;
  private pause = SHORTEST_PAUSE;
  private beating: ReturnType<typeof setInterval> | undefined;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private packets = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    // A phone that wakes up must not wait for the next beat.
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Sends actions of the game; answers with the packet's id. */
  act(seen: number, actions: Record<string, string | true>[]): string {
    return this.send({ id: this.nextId(), seen, do: actions } as Packet);
  }

  /** Sends a request about the table; answers with the packet's id. */
  ask(request: AnyRequest): string {
    return this.send({ id: this.nextId(), ask: request } as Packet);
  }

  /** Asks for a hint for what a version shows; answers with the packet's id. */
  hint(seen: number): string {
    return this.send({ id: this.nextId(), hint: seen } as Packet);
  }

  /** Asks for everything after a version. */
  sync(version: number): void {
    this.write({ sync: Math.max(version, 0) } as Packet);
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.beating);
    clearTimeout(this.reopening);
    this.socket?.close();
  }

  private nextId(): string {
    this.packets += 1;
    return `${this.prefix}-${this.packets}`;
  }

  private send(packet: Packet): string {
    const id = packet.id ?? '';
    this.unanswered.set(id, packet);
    this.write(packet);
    return id;
  }

  private write(packet: Packet): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(packet));
  }

  private open(): void {
    if (this.isClosed) return;
    this.listener.stateChanged('connecting', '');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.socket = socket;
    this.heardAt = Date.now();
    clearInterval(this.beating);
    this.beating = setInterval(this.beat, BEAT_EVERY);
    let why = '';
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.pause = SHORTEST_PAUSE;
      this.listener.stateChanged('open', '');
      for (const packet of this.unanswered.values()) this.write(packet);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = Date.now();
      const message = JSON.parse(event.data) as Message;
      if (message.type === 'bye') why = message.why;
      if ('re' in message && message.re) this.unanswered.delete(message.re);
      this.listener.hear(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose(why);
    };
  }

  private lose(why: string): void {
    clearInterval(this.beating);
    this.socket = undefined;
    if (this.isClosed) return;
    if (FINAL.has(why)) {
      this.close();
      this.listener.stateChanged('closed', why);
      return;
    }
    this.listener.stateChanged('lost', why);
    this.reopening = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly beat = (): void => {
    if (Date.now() - this.heardAt > DEAD_AFTER) {
      this.drop();
      return;
    }
    this.beats += 1;
    this.write({ beat: this.beats } as Packet);
  };

  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible' || this.isClosed) return;
    if (this.socket === undefined) {
      clearTimeout(this.reopening);
      this.pause = SHORTEST_PAUSE;
      this.open();
    } else if (Date.now() - this.heardAt > DEAD_AFTER) {
      this.drop();
    } else {
      this.beat();
    }
  };

  /** Gives up a socket that only seems open: closing it would wait for the other end. */
  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    if (socket !== undefined) socket.onclose = socket.onmessage = null;
    socket?.close();
    this.lose('');
  }
}
