// Names for the unions that the generated wire spells out in place.
import type { Frame, Packet, Played, EmoteShown, PresenceNow, TableSeen, Terms } from './wire';

export type AnyRequest = NonNullable<Packet['ask']>;
export type News = NonNullable<Frame['news']>[number];
export type GameEvent = Played['events'][number];
export type TableStatus = TableSeen['status'];
export type EmoteName = EmoteShown['emote'];
export type SeatPresence = PresenceNow['seats'][number];
export type Talk = NonNullable<Terms['talk']>;
