// What goes over the socket of a table, up and down.
// Generated from the JSON schema: python packaging/typescript.py > web/src/net/wire.ts

export type Message = Frame | Refusal | PresenceNow | EmoteShown | Hint | Beat | HouseStatus | Bye;

/** The host puts a bot on an empty seat. */
export interface AddBot {
  verb: "add_bot";
  seat: number;
  level?: string;
}

/** The answer to a heartbeat. */
export interface Beat {
  type: "beat";
  beat: number;
}

/** A bot plays for a seat. */
export interface BotTookOver {
  news: "taken_over";
  seat: number;
  why: string;
}

/** The line is closed from here: another tab is newer, the house restarts, or too slow. */
export interface Bye {
  type: "bye";
  why: "flood" | "newer_tab" | "no_table" | "not_welcome" | "restart" | "silent" | "too_slow";
}

/** A card went from one zone to another; without a face if the viewer may not know it. */
export interface CardMoved {
  event: "moved";
  clause: string;
  from: string;
  to: string;
  card?: string;
  from_bottom?: boolean;
  to_bottom?: boolean;
}

/** A seat looked at the faces of a zone. */
export interface CardsLookedAt {
  event: "looked";
  clause: string;
  seat: number;
  zone: string;
  cards?: Array<string>;
}

/** Say something to everybody at the table. */
export interface Chat {
  verb: "chat";
  text: string;
}

/** Somebody said something. */
export interface ChatLine {
  news: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The time of a seat that is waited for: when it is late, and what its bank holds now. */
export interface Clock {
  seat: number;
  late_at: number;
  bank: number;
}

/** The host closes a table where no match is on. */
export interface Close {
  verb: "close";
}

/**
 * Everything a viewer may know of the deal now, and may do.
 *
 * ``worth`` tells for each legal action the points that it lays out, -1 if it has none;
 * it is left out where no action has any.
 */
export interface DealSeen {
  match: number;
  deal: number;
  dealer: number;
  zones: Array<ZoneSeen>;
  facts: Record<string, string>;
  to_act: Array<number>;
  may_interrupt: Array<number>;
  legal: Array<string>;
  totals: Array<number>;
  clocks?: Array<Clock>;
  worth?: Array<number>;
}

/** Show a feeling. */
export interface Emote {
  verb: "emote";
  emote: "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "well-played" | "wow";
}

/** Somebody shows a feeling. */
export interface EmoteShown {
  type: "emote";
  seat: number;
  emote: "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "well-played" | "wow";
}

/**
 * What is new since the version the viewer has seen, and how things stand.
 *
 * A viewer whose version is not ``since`` has missed something and asks for ``sync``.
 * With ``is_whole`` it holds what the viewer was told of the deal and the talk, and how
 * earlier deals of the match ended; it replaces all that was told before. ``re`` is the
 * packet that this also answers.
 */
export interface Frame {
  type: "frame";
  version: number;
  since: number;
  you: number;
  news?: Array<Played | Revealed | MatchOver | MatchBegun | SatDown | StoodUp | SeatNews | SeatsSwapped | BotTookOver | TablePaused | TableResumed | ChatLine | TableClosed>;
  table?: TableSeen;
  deal?: DealSeen;
  is_whole?: boolean;
  re?: string;
}

/**
 * What the strongest bot would do at your seat, the best first; nobody else is told.
 *
 * It is for the choices that you had at ``version``.
 */
export interface Hint {
  type: "hint";
  version: number;
  moves: Array<HintMove>;
  worlds: number;
  is_for_match?: boolean;
  re?: string;
}

/**
 * A move that can be recommended, and what was computed of it.
 *
 * ``chance`` is the chance to win and ``error`` its standard error; ``is_level`` says that
 * the first move is not better by more than that. Of the deals that were imagined ``wins`` is
 * the share that one wins, ``cut_short`` the share that somebody else wins before one's next
 * turn, and ``points`` what one scores in the mean if all were played to their end. Where
 * several choose at the same time among a few moves none is the best: ``share`` says how often
 * to choose it.
 */
export interface HintMove {
  action: string;
  chance: number;
  error: number;
  wins: number;
  cut_short: number;
  points?: number | null;
  is_level?: boolean;
  share?: number | null;
}

/** How the house is: moves can't be stored now, or can be again. */
export interface HouseStatus {
  type: "status";
  storage: "down" | "up";
}

/** Leave the seat; during a match a bot plays for it until its player is back. */
export interface Leave {
  verb: "leave";
}

/** A match begins with these salts under the commitment. */
export interface MatchBegun {
  news: "match_begun";
  match: number;
  commitment: string;
  salts: Array<string>;
}

/** The match is decided, and the secret of its shuffles is published. */
export interface MatchOver {
  news: "match_over";
  match: number;
  totals: Array<number>;
  places: Array<number>;
  secret: string;
  record: string;
}

/** One message from a client; ``hint`` is the version that a hint is wanted for. */
export interface Packet {
  id?: string | null;
  seen?: number | null;
  do?: Array<Record<string, string | true>> | null;
  ask?: Sit | Leave | Swap | AddBot | Remove | PassHost | Ready | Unready | Chat | Emote | Pause | Resume | TakeBack | Close | null;
  hint?: number | null;
  sync?: number | null;
  beat?: number | null;
}

/** The host gives the host's rights to another person. */
export interface PassHost {
  verb: "pass_host";
  seat: number;
}

/** Wish to pause, or agree to it. */
export interface Pause {
  verb: "pause";
}

/** The cards of a zone were shuffled. */
export interface PileShuffled {
  event: "shuffled";
  clause: string;
  zone: string;
}

/**
 * What a move or a shuffle made happen, as the viewer is told of it.
 *
 * Whose move it was is said by the events alone, as far as the viewer may know.
 */
export interface Played {
  news: "played";
  events: Array<CardMoved | PileShuffled | CardsLookedAt | Said>;
}

/**
 * Who is there, seat by seat, and how many watch.
 *
 * ``stand_ins`` are the seats that are away and will be played by a bot soon.
 */
export interface PresenceNow {
  type: "presence";
  seats: Array<"away" | "bot" | "empty" | "online">;
  watching: number;
  stand_ins?: Array<StandIn>;
}

/** Begin as far as I am concerned; the salt makes the shuffles mine too. */
export interface Ready {
  verb: "ready";
  salt: string;
}

/**
 * A packet was refused, and nothing changed.
 *
 * Not prose: a code, the clause if a rule forbids it, and what it is about. The page
 * words it.
 */
export interface Refusal {
  type: "refusal";
  error: "bad_name" | "busy" | "closed" | "frozen" | "illegal" | "malformed" | "muted" | "no_hints" | "no_such_bot" | "no_such_seat" | "not_host" | "not_now" | "not_seated" | "seat_taken" | "stale" | "too_fast" | "unavailable";
  re?: string;
  clause?: string;
  args?: Record<string, string>;
}

/** The host makes a seat empty before a match, or gives it to a bot in one. */
export interface Remove {
  verb: "remove";
  seat: number;
}

/** Go on. */
export interface Resume {
  verb: "resume";
}

/** A deal is over: where every card lay. */
export interface Revealed {
  news: "revealed";
  zones: Array<ZoneSeen>;
}

/** Something was said or decided. */
export interface Said {
  event: "said";
  clause: string;
  topic: string;
  seat?: number;
  value?: string;
}

/** Somebody took a seat. */
export interface SatDown {
  news: "sat";
  seat: number;
  name: string;
  level?: string;
}

/** Something about one seat. */
export interface SeatNews {
  news: "seat";
  seat: number;
  what: "back" | "host" | "late" | "ready" | "unready" | "wishes_pause";
}

/** A seat: who has it, and whether a bot plays for it. */
export interface SeatSeen {
  kind: "bot" | "empty" | "person";
  name?: string;
  level?: string;
  is_ready?: boolean;
  is_played_by_bot?: boolean;
  wishes_pause?: boolean;
}

/** Two seats changed places. */
export interface SeatsSwapped {
  news: "swapped";
  one: number;
  other: number;
}

/** Take an empty seat, or change to it. */
export interface Sit {
  verb: "sit";
  seat: number;
  name: string;
}

/** From then on a bot plays for a seat, unless its player is back. */
export interface StandIn {
  seat: number;
  at: number;
}

/** A seat became empty. */
export interface StoodUp {
  news: "stood";
  seat: number;
  name: string;
  why: string;
}

/** The host lets two seats change places before a match. */
export interface Swap {
  verb: "swap";
  one: number;
  other: number;
}

/** Nobody plays here any more. */
export interface TableClosed {
  news: "closed";
  why: string;
}

/** Clocks and bots stand still. */
export interface TablePaused {
  news: "paused";
  why: string;
}

/** Clocks and bots go on. */
export interface TableResumed {
  news: "resumed";
}

/** The table as everybody there sees it. */
export interface TableSeen {
  id: string;
  code: string;
  sheet: string;
  game: string;
  options: Record<string, string>;
  terms: Terms;
  status: "closed" | "open" | "over" | "playing";
  seats: Array<SeatSeen>;
  host: number;
  matches: number;
  commitment: string;
  is_paused?: boolean;
}

/** Play again for my seat that a bot plays for. */
export interface TakeBack {
  verb: "take_back";
}

/**
 * How a table is played: who may watch, talk, and how long a move may take.
 *
 * Spectators see nothing, what lies open on the table, or all that any player sees.
 * A move has ``move_seconds``, then the seat's bank of ``bank_seconds`` is used up; by
 * correspondence it has ``move_days``. A seat that is late, or whose player has been
 * away for ``grace_seconds``, is waited for or played by a bot. Hints are for who
 * plays alone against bots, for everybody, or for nobody.
 */
export interface Terms {
  is_public?: boolean;
  spectators?: "hands" | "none" | "table";
  talk?: "chat" | "emotes" | "off";
  pace?: "correspondence" | "free" | "realtime";
  move_seconds?: number;
  bank_seconds?: number;
  move_days?: number;
  when_late?: "bot" | "wait";
  grace_seconds?: number;
  bot_pace?: "human" | "instant";
  hints?: "alone" | "off" | "on";
}

/** Don't begin yet. */
export interface Unready {
  verb: "unready";
}

/** A zone: the faces from the bottom up, or only how many. */
export interface ZoneSeen {
  zone: string;
  size: number;
  owner?: number;
  number?: number;
  cards?: Array<string>;
}
