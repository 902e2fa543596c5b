// What the person at this page may do now, and what a touch means.
import { type Choice, ChoiceReader, exactly, towards } from '../game/choices';
import type { GameKit } from '../game/kit.svelte';
import { type Shape, orderOf, shapeOf } from '../game/layout';
import { type Place, type Wording, labelOf } from '../i18n/wording';
import type { DealSeen, PresenceNow, TableSeen, ZoneSeen } from '../net/wire';
import { keepSettings, settings } from '../settings.svelte';

const MOST_ASKED = 5;
const NOTE_TIME = 4_500;

/** Who sits at the table, and the way to act there. */
export interface Company {
  readonly you: number;
  readonly table: TableSeen | undefined;
  readonly presence: PresenceNow | undefined;
  readonly isBusy: boolean;
  act(words: string): void;
}

/** What lies on the table. */
export interface Scene {
  readonly deal: DealSeen | undefined;
  readonly zones: ZoneSeen[];
  readonly fresh: ReadonlySet<string>;
  readonly isSettled: boolean;
}

/** One card on the table that can be touched. */
export interface Item {
  key: string;
  card: string;
  zone: string;
}

/** A question with a few answers, asked where the card lies. */
export interface Question {
  choices: Choice[];
  at: DOMRect | undefined;
}

export interface Note {
  text: string;
  clause: string;
}

export function itemsOf(zone: ZoneSeen): Item[] {
  const label = labelOf(zone);
  const seen = new Map<string, number>();
  return (zone.cards ?? []).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${label}|${card}|${copy}`, card, zone: label };
  });
}

export class Play {
  selection = $state.raw<Item[]>([]);
  question = $state.raw<Question>();
  note = $state.raw<Note>();
  private ownOrder = $state.raw<string[]>([]);
  private noteTimer: ReturnType<typeof setTimeout> | undefined;
  private tried = '';

  constructor(
    readonly store: Company,
    readonly stage: Scene,
    readonly kit: GameKit,
  ) {}

  // The table

  you = $derived.by(() => this.store.you);
  zones = $derived.by(() => this.stage.zones);
  names = $derived.by(() => (this.store.table?.seats ?? []).map((seat) => seat.name ?? ''));
  wording: Wording = $derived.by(() => this.kit.wording(this.names, this.places));
  places = $derived.by(() => {
    const places = new Map<string, Place>();
    for (const zone of this.stage.deal?.zones ?? []) {
      const owner = zone.owner ?? -1;
      places.set(labelOf(zone), { name: zone.zone, owner, number: zone.number ?? -1 });
    }
    return places;
  });
  choices = $derived.by(() => {
    if (!this.stage.isSettled || this.store.isBusy || this.store.table?.is_paused) return [];
    const deal = this.stage.deal;
    if (!deal || this.store.table?.status !== 'playing') return [];
    return new ChoiceReader(this.kit.layout, this.kit.faces, deal.zones, this.you).all(deal.legal);
  });
  isMyTurn = $derived.by(
    () => this.stage.isSettled && (this.stage.deal?.to_act.includes(this.you) ?? false),
  );
  /** The choices that go with what is selected, and those that need no card. */
  offered = $derived.by(() => {
    const cards = this.selection.map((item) => item.card);
    return cards.length ? exactly(this.choices, cards, this.sideOf(this.selection[0])) : [];
  });
  plain = $derived.by(() => this.choices.filter((choice) => !choice.cards.length));
  zoneTargets = $derived.by(() => {
    const open = this.selection.length ? [...this.offered, ...this.plain] : this.plain;
    return new Set(open.filter((choice) => choice.zone).map((choice) => choice.zone));
  });
  seatTargets = $derived.by(() => {
    const open = this.selection.length ? this.offered : this.plain;
    return new Set(open.filter((choice) => choice.seat >= 0).map((choice) => choice.seat));
  });
  /** The cards of the viewer's hand in the order they are held. */
  hand = $derived.by(() => {
    const fans = this.ownZones.filter((zone) => this.shape(zone) === 'fan');
    const items = fans.flatMap(itemsOf);
    return this.sorted(items);
  });
  ownZones = $derived.by(() => this.zonesOf(this.you));
  shared = $derived.by(() => this.zonesOf(-1));

  zonesOf(owner: number): ZoneSeen[] {
    return this.zones
      .filter((zone) => (zone.owner ?? -1) === owner)
      .sort((one, other) => this.order(one) - this.order(other));
  }

  shape(zone: ZoneSeen): Shape {
    return shapeOf(this.kit.layout, zone.zone, zone.owner !== undefined);
  }

  // What a touch means

  isPlayable(item: Item): boolean {
    if (this.isSelected(item)) return true;
    const at = this.sideOf(item);
    // Equal cards in the hand come first: an action names a card, not where it lies.
    const isHeld = this.hand.some((each) => each.key === item.key);
    if (!at && !isHeld && this.hand.some((each) => each.card === item.card)) return false;
    const chosen = this.selection.map((each) => each.card);
    if (chosen.length && towards(this.choices, [...chosen, item.card], at).length) return true;
    return !chosen.length && towards(this.choices, [item.card], at).length > 0;
  }

  isSelected(item: Item): boolean {
    return this.selection.some((each) => each.key === item.key);
  }

  touchCard(item: Item, at: DOMRect | undefined): void {
    this.question = undefined;
    if (this.isSelected(item)) {
      this.selection = this.selection.filter((each) => each.key !== item.key);
      return;
    }
    const side = this.sideOf(item);
    if (this.selection.length) {
      const cards = [...this.selection.map((each) => each.card), item.card];
      if (towards(this.choices, cards, side).length) {
        this.selection = [...this.selection, item];
        return;
      }
    }
    this.selection = [];
    const open = towards(this.choices, [item.card], side);
    if (!open.length) {
      this.tryAnyway(item);
      return;
    }
    const alone = open.filter((choice) => choice.cards.length === 1);
    const isSimple = open.every((choice) => choice.cards.every((card) => card === item.card));
    if (isSimple && open.length <= MOST_ASKED) this.ask(open, at);
    else if (open.length === alone.length) this.ask(alone, at);
    else this.selection = [item];
  }

  /** A card was thrown onto the table, perhaps onto a zone. */
  throwCard(item: Item, zone: string, at: DOMRect | undefined): void {
    const items = this.isSelected(item) ? this.selection : [item];
    const cards = items.map((each) => each.card);
    const open = exactly(this.choices, cards, this.sideOf(item));
    const there = open.filter((choice) => choice.zone === zone);
    if (there.length) this.ask(there, at);
    else if (open.length) this.ask(open, at);
    else this.touchCard(item, at);
  }

  touchZone(label: string, at: DOMRect | undefined): void {
    const there = [...this.offered, ...this.plain].filter((choice) => choice.zone === label);
    if (there.length) this.ask(there, at);
  }

  touchSeat(seat: number, at: DOMRect | undefined): void {
    const open = this.selection.length ? this.offered : this.plain;
    const there = open.filter((choice) => choice.seat === seat);
    if (there.length) this.ask(there, at);
  }

  perform(choice: Choice): void {
    this.tried = '';
    this.clear();
    this.store.act(choice.words);
  }

  clear(): void {
    this.selection = [];
    this.question = undefined;
  }

  /** Moves a card of the hand to another place; from then on the order is the person's. */
  reorder(key: string, place: number): void {
    const keys = this.hand.map((item) => item.key).filter((each) => each !== key);
    keys.splice(place, 0, key);
    this.ownOrder = keys;
    settings.sorting = 'own';
    keepSettings();
  }

  // What is said to the person

  say(text: string, clause = ''): void {
    this.note = { text, clause };
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note = undefined), NOTE_TIME);
  }

  hush(): void {
    this.note = undefined;
  }

  /** What the last refused attempt was about. */
  get lastTried(): string {
    return this.tried;
  }

  private ask(choices: Choice[], at: DOMRect | undefined): void {
    const [only] = choices;
    const isOne = new Set(choices.map((choice) => choice.words)).size === 1;
    if (only && isOne && !settings.confirm) this.perform(only);
    else this.question = { choices, at };
  }

  /** The rules know best why a card can't be played: it is tried, and refused with a clause. */
  private tryAnyway(item: Item): void {
    const verb = this.kit.layout.attempt ?? 'play';
    const byRank = this.kit.layout.verbs?.[verb]?.names === 'rank';
    const about = byRank ? this.kit.faces.face(item.card).rank : item.card;
    const isOwn = this.sideOf(item) === '';
    if (!isOwn || !this.choices.length) return;
    this.tried = item.card;
    this.store.act(`${verb} ${about}`);
  }

  /** Own cards are one side, whatever zone they lie in; others are told by their zone. */
  private sideOf(item: Item | undefined): string {
    if (!item) return '';
    return this.places.get(item.zone)?.owner === this.you ? '' : item.zone;
  }

  private order(zone: ZoneSeen): number {
    return orderOf(this.kit.layout, zone.zone) * 100 + (zone.number ?? 0);
  }

  private sorted(items: Item[]): Item[] {
    const faces = this.kit.faces;
    const place = (item: Item) => faces.place(item.card);
    if (settings.sorting === 'own') {
      const known = (item: Item) => {
        const at = this.ownOrder.indexOf(item.key);
        return at < 0 ? this.ownOrder.length + place(item) : at;
      };
      return [...items].sort((one, other) => known(one) - known(other));
    }
    if (settings.sorting === 'rank') {
      const inSuit = (item: Item) => {
        const face = faces.face(item.card);
        const suit = this.kit.layout.cards.filter((card) => faces.face(card).suit === face.suit);
        return suit.indexOf(item.card);
      };
      return [...items].sort((one, other) => inSuit(one) - inSuit(other) || place(one) - place(other));
    }
    return [...items].sort((one, other) => place(one) - place(other));
  }
}
