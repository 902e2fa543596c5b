// What the person at this page may do now, and what a touch means.
import { type Choice, ChoiceReader, exactly, towards } from '../game/choices';
import type { GameKit } from '../game/kit.svelte';
import { type Shape, type ZoneLook, orderOf, shapeOf } from '../game/layout';
import { t } from '../i18n/language.svelte';
import { type Fact, type Place, type Wording, labelOf } from '../i18n/wording';
import type { TableStore } from '../net/table.svelte';
import type { DealSeen, PresenceNow, TableSeen, ZoneSeen } from '../net/wire';
import { settings } from '../settings.svelte';
import { Holding } from './holding.svelte';

const MOST_ASKED = 5;
const NOTE_TIME = 4_500;

/** Who sits at the table, and the way to act there. */
export interface Company {
  readonly you: number;
  readonly table: TableSeen | undefined;
  readonly presence: PresenceNow | undefined;
  readonly isBusy: boolean;
  act(words: string): void;
  /** Where hints come from, if the viewer may have any. */
  readonly hinting?: TableStore | undefined;
}

/** What lies on the table. */
export interface Scene {
  readonly deal: DealSeen | undefined;
  readonly zones: ZoneSeen[];
  /** How many of a card are new to the viewer. */
  readonly fresh: ReadonlyMap<string, number>;
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

/** A zone, and the zones that its cards lie on. */
export interface Laid {
  zone: ZoneSeen;
  on: ZoneSeen[];
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
  /** The label of the open pile that is looked through; empty if none is. */
  lookingAt = $state('');
  readonly holding: Holding;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;
  private tried = '';

  constructor(
    readonly store: Company,
    readonly stage: Scene,
    readonly kit: GameKit,
  ) {
    this.holding = new Holding(kit, store.table?.id ?? '');
  }

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
    return new ChoiceReader(this.kit.layout, this.kit.faces, deal.zones, this.you).all(deal.legal, deal.worth);
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
  private fans = $derived.by(() => this.ownZones.filter((zone) => this.shape(zone) === 'fan'));
  /** The cards of the viewer's hand in the order they are held. */
  hand = $derived.by(() => this.holding.sorted(this.fans.flatMap(itemsOf)));
  /** More cards are never held. */
  mostHeld = $derived.by(() => {
    const most = this.fans.map(({ zone }) => this.kit.layout.zones?.[zone]?.most ?? Infinity);
    return most.reduce((sum, each) => sum + each, 0);
  });
  /** What the selected cards are worth, if they go together; negative if they have no worth. */
  worth = $derived.by(() => Math.max(-1, ...this.offered.map((choice) => choice.worth)));
  dealer = $derived.by(() => (this.kit.layout.hasNoDealer ? -1 : (this.stage.deal?.dealer ?? -1)));
  ownZones = $derived.by(() => this.zonesOf(this.you));
  shared = $derived.by(() => this.zonesOf(-1));

  zonesOf(owner: number): ZoneSeen[] {
    return this.zones
      .filter((zone) => (zone.owner ?? -1) === owner)
      .sort((one, other) => this.order(one) - this.order(other));
  }

  /** What lies before somebody beside the hand; what lies beneath other cards is told with them. */
  laidBy(owner: number): Laid[] {
    const zones = this.zonesOf(owner);
    const beneath = new Set(zones.flatMap((zone) => this.look(zone).on ?? []));
    return zones
      .filter((zone) => !beneath.has(zone.zone) && !/fan|hidden|stack/.test(this.shape(zone)))
      .map((zone) => ({ zone, on: zones.filter((each) => this.look(zone).on?.includes(each.zone)) }))
      .filter(
        ({ zone, on }) =>
          zone.size > 0 || on.length > 0 || this.look(zone).empty || this.zoneTargets.has(labelOf(zone)),
      );
  }

  /** Whether a place is there for the whole deal, rather than for a moment of it. */
  isStaying({ zone, on }: Laid): boolean {
    return on.length > 0 || this.look(zone).empty === true;
  }

  /** Stacks of a seat that are told by their number, unless a fact tells it. */
  stacksOf(owner: number): ZoneSeen[] {
    return this.zonesOf(owner).filter(
      (zone) => this.shape(zone) === 'stack' && zone.size > 0 && !this.look(zone).countedBy,
    );
  }

  /** The label of the zone whose cards fly to this fact, if it counts one. */
  countedBy(owner: number, fact: string): string | undefined {
    const zone = this.zonesOf(owner).find((each) => this.look(each).countedBy === fact);
    return zone && labelOf(zone);
  }

  /** What is shown of one seat, such as how far its opening is. */
  factsOf(seat: number): Fact[] {
    const end = ` ${seat}`;
    return Object.entries(this.stage.deal?.facts ?? {})
      .filter(([name]) => name.endsWith(end) && this.kit.layout.facts?.[name.slice(0, -end.length)] !== 'hidden')
      .map(([name, value]) => this.wording.fact(name.slice(0, -end.length), value));
  }

  look(zone: ZoneSeen): ZoneLook {
    return this.kit.layout.zones?.[zone.zone] ?? {};
  }

  shape(zone: ZoneSeen): Shape {
    return shapeOf(this.kit.layout, zone.zone, zone.owner !== undefined);
  }

  // What a touch means

  isPlayable(item: Item): boolean {
    if (this.isSelected(item)) return true;
    if (!this.isMeant(item)) return false;
    const cards = [...this.selection.map((each) => each.card), item.card];
    return towards(this.choices, cards, this.sideOf(item)).length > 0;
  }

  /** Whether a card came to the hand since the viewer's last turn; of equal ones the last did. */
  isFresh(item: Item): boolean {
    const fresh = this.stage.fresh.get(item.card) ?? 0;
    if (fresh <= 0) return false;
    const equal = this.hand.filter((each) => each.card === item.card);
    return equal.findIndex((each) => each.key === item.key) >= equal.length - fresh;
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
    if (!this.isMeant(item)) {
      const zone = this.wording.zone(this.places.get(this.meant(item).zone)?.name ?? '');
      this.say(t('equal-card-elsewhere', { card: this.kit.faces.face(item.card).text, zone }));
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

  /** Does the only thing that these choices say, or asks which of them is meant. */
  ask(choices: Choice[], at: DOMRect | undefined): void {
    const [only] = choices;
    const isOne = new Set(choices.map((choice) => choice.words)).size === 1;
    if (only && isOne && !this.mustConfirm(only)) this.perform(only);
    else this.question = { choices, at };
  }

  private mustConfirm(choice: Choice): boolean {
    if (settings.confirm === 'final') return !this.kit.layout.verbs?.[choice.verb]?.isTakenBack;
    return settings.confirm === 'always';
  }

  /** The rules know best why a card can't be played: it is tried, and refused with a clause. */
  private tryAnyway(item: Item): void {
    const verb = this.kit.layout.attempt ?? 'play';
    const byRank = this.kit.layout.verbs?.[verb]?.names === 'rank';
    const about = byRank ? this.kit.faces.face(item.card).written : item.card;
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

  private isMeant(item: Item): boolean {
    return this.precedence(item) === this.precedence(this.meant(item));
  }

  /** An action names a card, not where it lies: of equal own cards, the one that it takes. */
  private meant(item: Item): Item {
    if (this.sideOf(item)) return item;
    const equal = this.ownZones.flatMap(itemsOf).filter((each) => each.card === item.card);
    return equal.reduce((best, each) => (this.precedence(each) < this.precedence(best) ? each : best), item);
  }

  /** Cards of the hand come before those on the table, unless the game says so now. */
  private precedence(item: Item): number {
    const name = this.places.get(item.zone)?.name ?? '';
    const { firstWhile } = this.kit.layout.zones?.[name] ?? {};
    if (firstWhile && this.stage.deal?.facts[firstWhile] !== undefined) return 0;
    return shapeOf(this.kit.layout, name, true) === 'fan' ? 1 : 2;
  }

  private order(zone: ZoneSeen): number {
    return orderOf(this.kit.layout, zone.zone) * 100 + (zone.number ?? 0);
  }
}
