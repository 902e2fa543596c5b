// What a game's folder says about how it lies on the table; everything has a default.

export type Shape = 'fan' | 'pile' | 'row' | 'trick' | 'stack' | 'spread' | 'hidden';

export interface ZoneLook {
  shape?: Shape;
  /** Lower numbers stand further left. */
  order?: number;
  /** Its cards lie one each on these zones of the same owner. */
  on?: string[];
  /** While there is a fact of this name its cards come before equal ones of the hand. */
  firstWhile?: string;
  /** The fact of its owner that already tells how much is in it. */
  countedBy?: string;
  /** Whether an empty place is worth showing. */
  empty?: boolean;
  /** More cards are never in it; without this there is room for many. */
  most?: number;
}

export interface VerbLook {
  /** Touching this zone does it; `#` stands for the action's number. */
  zone?: string;
  /** The action names cards of that zone by their rank alone. */
  names?: 'rank';
  /** The number behind `>` or the verb is a seat. */
  seat?: boolean;
  /** The number behind `>` is that of a zone of this name. */
  to?: string;
  /** Whoever has done it may take it back. */
  isTakenBack?: boolean;
}

export interface Preset {
  name: string;
  options: Record<string, string>;
}

/** Other faces for the same cards: where the table has agreed on something, or a viewer likes them. */
export interface Dress {
  folder: string;
  options: Record<string, string>;
  suits: Record<string, string>;
  /** What corners say instead of the rank, and the inks of the suits. */
  ranks?: Record<string, string>;
  colours?: Record<string, string>;
}

/** When a tip is due: all that is given must hold. */
export interface TipMoment {
  /** The first action of this kind. */
  verb?: string;
  /** A fact of this name that says something. */
  fact?: string;
  /** Cards in a zone of this name. */
  zone?: string;
  /** A card in the own hand whose name matches. */
  holds?: string;
  /** No more cards in the own hand than these. */
  most?: number;
  /** An action with a choice beside its cards. */
  asks?: boolean;
  /** An action with several cards. */
  several?: boolean;
  /** Everybody chooses at once. */
  together?: boolean;
}

/** Something worth telling in the first game; its words are the label `tip-NAME`. */
export interface Tip {
  name: string;
  when?: TipMoment;
}

export interface Layout {
  /** The deck in the order in which a hand is held. */
  cards: string[];
  /** The order in which the rules count them, if it is another. */
  deck?: string[];
  /** How many usually play, and for how long. */
  seats?: number;
  minutes?: number;
  colour?: string;
  /** Cards that show what the game is. */
  sample?: string[];
  /** What cards are called whose names are signs, in labels and names of files. */
  called?: Record<string, string>;
  /** The drawn sign of a suit's letter. */
  suits?: Record<string, string>;
  /** Suits that have a drawing of their own where all four suits differ in colour. */
  fourColours?: string[];
  dresses?: Dress[];
  /** The pattern of cards that are drawn with as many signs as they count. */
  pips?: string;
  /** Inks for cards without a suit: from the first to the last of the deck. */
  inks?: string[];
  /** Cards that stand for others, and the fact that says for which. */
  wild?: { card: string; fact: string };
  /** Nobody deals, so nobody is shown as the dealer. */
  hasNoDealer?: boolean;
  /** Cards are laid out in groups, so a hand may be sorted by what goes together. */
  hasGroups?: boolean;
  /** What a card that can't be played is tried with, so that the rules say why. */
  attempt?: string;
  presets?: Preset[];
  zones?: Record<string, ZoneLook>;
  verbs?: Record<string, VerbLook>;
  /** The zone whose cards nobody may look at again while their deal runs. */
  forgets?: string;
  facts?: Record<string, 'large' | 'hidden'>;
  /** Facts that say a direction, which an arrow shows. */
  arrows?: string[];
  /** Something may come to be told of every seat: its line is there from the beginning. */
  hasSeatFacts?: boolean;
  /** Facts that come and go: they stand above those that stay. */
  passing?: string[];
  tips?: Tip[];
}

export const NO_LAYOUT: Layout = { cards: [] };

export type Arrow = 'up' | 'down' | 'clockwise' | 'counterclockwise';

/** Every direction, and where it goes when it turns. */
export const TURNED: Record<Arrow, Arrow> = {
  up: 'down',
  down: 'up',
  clockwise: 'counterclockwise',
  counterclockwise: 'clockwise',
};

/** The arrow that shows what a fact says, if it says a direction. */
export function arrowOf(layout: Layout, fact: string, written: string): Arrow | undefined {
  return layout.arrows?.includes(fact) && written in TURNED ? (written as Arrow) : undefined;
}

const HAND = /^(hand|taken|drawn)$/;
const TRICK = /trick|played/;
const PILE = /stock|deck|pile|discard|won|box|out of/;

/** How a zone is drawn when the game does not say. */
export function shapeOf(layout: Layout, zone: string, isOwned: boolean): Shape {
  const given = layout.zones?.[zone]?.shape;
  if (given) return given;
  if (isOwned && HAND.test(zone)) return 'fan';
  if (TRICK.test(zone)) return 'trick';
  if (PILE.test(zone)) return 'pile';
  return isOwned ? 'row' : 'spread';
}

/** What the cards wear: what the viewer likes if the game has it, else as the table agreed. */
export function dressOf(layout: Layout, agreed: Record<string, string>, liked: string): Dress | undefined {
  const dresses = layout.dresses ?? [];
  if (liked) return dresses.find((dress) => dress.folder === liked);
  return dresses.find((dress) =>
    Object.entries(dress.options).every(([name, value]) => agreed[name] === value),
  );
}

export function orderOf(layout: Layout, zone: string): number {
  return layout.zones?.[zone]?.order ?? 50;
}
