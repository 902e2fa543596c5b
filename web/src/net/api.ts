// Everything that is not the socket of a table.
import { learnTime } from './time';
import type { AnyRequest, GameEvent, TableStatus } from './types';
import type { Frame, Terms, ZoneSeen } from './wire';

export interface GameOption {
  name: string;
  clause: string;
  /** The first one follows the book. */
  values: string[];
}

export interface GameListed {
  id: string;
  rules: number;
  fewest_seats: number;
  most_seats: number;
  options: GameOption[];
  /** The levels of its bots, the weakest first. */
  bots: string[];
  /** How many of a hundred matches a level wins against the one below, where that was measured. */
  wins: Record<string, number>;
  /** What was agreed on in those matches, where it is not as usual. */
  wins_with: Record<string, string>;
}

export interface RecordListed {
  record: string;
  game: string;
  finished_at: number;
}

export interface SeatListed {
  seat: number;
  name: string;
  level: string;
}

export interface TableListed {
  id: string;
  code: string;
  link: string;
  game: string;
  sheet: string;
  status: TableStatus;
  seats: SeatListed[];
  size: number;
  opened_at: number;
  changed_at: number;
}

export interface TablePlace {
  id: string;
  code: string;
  link: string;
  qr: string;
  socket: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  terms?: Partial<Terms>;
  name?: string;
}

export interface Me {
  name: string;
  language: string;
}

export interface ReplayStep {
  words: string;
  events: GameEvent[];
  seat?: number;
  deal?: number;
  dealer?: number;
  /** Only those that changed. */
  zones?: ZoneSeen[];
  facts?: Record<string, string>;
  to_act?: number[];
  totals?: number[];
}

export interface Replay {
  game: string;
  sheet: string;
  options: Record<string, string>;
  names: string[];
  steps: ReplayStep[];
  totals: number[];
  places: number[];
}

export interface Verified {
  commitment: string;
  shuffles: number;
}

/** The server refused a request; `error` is a code that the page words. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    readonly args: Record<string, string>,
  ) {
    super(error);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused('unreachable', {});
  }
  learnTime(response);
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const problem = answer as { error?: string; args?: Record<string, string> };
  throw new Refused(problem.error ?? 'unavailable', problem.args ?? {});
}

async function text(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new Refused('no_such_page', {});
  return response.text();
}

export const api = {
  games: async () => (await call<{ games: GameListed[] }>('GET', '/api/games')).games,
  me: () => call<Me>('GET', '/api/me'),
  introduce: (me: Partial<Me>) => call<Me>('PUT', '/api/me', me),
  lobby: async () => (await call<{ tables: TableListed[] }>('GET', '/api/lobby')).tables,
  myTables: async () => (await call<{ tables: TableListed[] }>('GET', '/api/me/tables')).tables,
  myRecords: async () => (await call<{ records: RecordListed[] }>('GET', '/api/me/records')).records,
  openTable: (table: NewTable) => call<TablePlace>('POST', '/api/tables', table),
  findTable: (code: string) => call<TablePlace>('GET', `/api/codes/${encodeURIComponent(code)}`),
  ask: (table: string, id: string, ask: AnyRequest) =>
    call<Frame>('POST', `/api/tables/${table}/ask`, { id, ask }),
  replay: (record: string) => call<Replay>('GET', `/api/records/${record}/replay`),
  record: (record: string) => text(`/api/records/${record}`),
  verify: (record: string) => call<Verified>('GET', `/api/records/${record}/verify`),
  /** A file that a game's folder brings: labels, rulebook, layout. */
  gameFile: (game: string, path: string) => text(`/folders/${game}/${path}`),
};
