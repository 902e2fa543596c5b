// Words for everything a game tells: the rules of the terminal's wording, for the page.
import type { GameEvent } from '../net/types';
import type { CardMoved, CardsLookedAt, Said, ZoneSeen } from '../net/wire';
import type { Faces } from './faces';
import type { Labels, Values } from './labels';
import { Notation, aboutOf, shapeOf } from './notation';

/** More cards than that are told by their number. */
const MOST_NAMED = 6;

/** A value such as `rounds: 5`, or a plain number. */
const NUMBERED = /^(\D*?):? ?(\d+)$/;

/** Something that happened, in words, and the clause that made it happen. */
export interface Line {
  text: string;
  clause: string;
  topic: string;
  seat: number;
}

export interface Fact {
  name: string;
  text: string;
  value: string;
  written: string;
}

/** What a label tells of a zone: its name, and whose or which it is. */
export interface Place {
  name: string;
  owner: number;
  number: number;
}

/** Cards that came to a seat, or to a place of nobody. */
interface Arrival {
  to: string;
  cards: (string | undefined)[];
}

/** The end of the name of a place that has others of its kind beside it. */
const COLUMN = / \d+$/;

export function labelOf(zone: ZoneSeen): string {
  if (zone.owner !== undefined) return `${zone.zone} ${zone.owner}`;
  if (zone.number !== undefined) return `${zone.zone} ${zone.number}`;
  return zone.zone;
}

/** Texts in a row, told apart by commas where one of them has several words. */
function sideBySide(texts: readonly string[]): string {
  return texts.join(texts.some((text) => text.includes(' ')) ? ', ' : ' ');
}

export class Wording {
  readonly notation: Notation;

  constructor(
    readonly labels: Labels,
    readonly faces: Faces,
    private readonly names: readonly string[],
    private readonly places: ReadonlyMap<string, Place>,
  ) {
    this.notation = new Notation(faces);
  }

  // Names

  title(plain: string): string {
    return this.labels.text(['game'], plain);
  }

  /** The player at a seat; beyond the seats, a dummy; without a seat, the table. */
  who(seat: number): string {
    if (seat < 0) return this.house('table');
    return (
      this.names[seat] ?? this.house('dummy', { number: seat - this.names.length + 1 })
    );
  }

  whom(number: number): string {
    return this.names[number] ?? String(number);
  }

  zone(name: string): string {
    return this.labels.text([`zone-${name}`], name);
  }

  /** The name of the zone that a label such as `hand 1` stands for. */
  zoneOf(label: string): string {
    return this.place(label).name;
  }

  option(name: string): string {
    return this.labels.text([`option-${name}`], name.replaceAll('_', ' '));
  }

  /** What a value of an option is called; one label may tell all values that end in a number. */
  optionValue(name: string, value: string): string {
    const [, word = '', digits = ''] = NUMBERED.exec(value) ?? [];
    const plain = this.labels.text([`option-value-${value}`], value);
    const labels = [`option-${name}-${value}`];
    if (digits) labels.push(`option-${name}-${word || 'number'}`);
    const number = Number(digits);
    return this.labels.text(labels, plain, { number, seat: number + 1 });
  }

  // What is told

  /** A fact as a name and a value; a label that tells both leaves the value empty. */
  fact(name: string, written: string): Fact {
    const label = `fact-${name}`;
    const text = this.labels.text(this.dressed([label]), name, this.values(written));
    const tellsBoth = this.labels.mentions(label, ['value', 'whom']);
    return { name, text, value: tellsBoth ? '' : this.notation.worded(written), written };
  }

  move(words: string): string {
    const parts = this.notation.parts(words);
    const about = aboutOf(words);
    return this.labels.text(
      this.dressed([`move-${shapeOf(parts)}`, `move-${parts.verb}`]),
      this.notation.worded(words),
      {
        about: { written: about, shown: this.about(about) },
        card: this.listed(parts.cards),
        suit: { written: parts.suit, shown: this.notation.worded(parts.suit) },
        // Places that are numbered are counted as people count.
        number: parts.number + (parts.kinds.includes('to') ? 1 : 0),
        whom: this.whom(parts.number),
      },
    );
  }

  /** What is worth knowing at a moment; empty if no label says. */
  tip(name: string): string {
    return this.labels.text(this.dressed([`tip-${name}`]), '');
  }

  /** Why a deal ended; empty if no label says. */
  outcome(clause: string): string {
    return this.labels.text([`outcome-${clause.toLowerCase()}`], '');
  }

  /** The events in words; cards that move together are told together. */
  lines(events: readonly GameEvent[]): Line[] {
    const lines: Line[] = [];
    let run: CardMoved[] = [];
    for (const event of events) {
      if (event.event === 'moved') {
        const first = run[0];
        if (first && (first.clause !== event.clause || first.from !== event.from)) {
          lines.push(...this.moved(run));
          run = [];
        }
        run.push(event);
        continue;
      }
      lines.push(...this.moved(run), this.line(event));
      run = [];
    }
    return [...lines, ...this.moved(run)];
  }

  /** Cards as they are told: their faces, or how many. */
  dealt(cards: readonly (string | undefined)[]): string {
    const known = cards.filter((card) => card !== undefined);
    if (!cards.length || known.length < cards.length || cards.length > MOST_NAMED) {
      return this.house('cards', { count: cards.length });
    }
    return this.listed(known);
  }

  listed(names: readonly string[]): string {
    return sideBySide(names.map((name) => this.faces.face(name).text));
  }

  /** What an action is about; a card that counts as another says so: `Z = 50`. */
  private about(written: string): string {
    return sideBySide(written.split(' ').map((item) => this.notation.worded(item).replace('=', ' = ')));
  }

  house(label: string, values: Values = {}): string {
    return this.labels.text([label], label.replaceAll('-', ' '), values);
  }

  private line(event: Exclude<GameEvent, CardMoved>): Line {
    if (event.event === 'said') return this.said(event);
    if (event.event === 'looked') {
      return { text: this.looked(event), clause: event.clause, topic: '', seat: event.seat };
    }
    const place = this.place(event.zone);
    const plain = this.house('shuffled', { zone: this.zone(place.name) });
    const text = this.labels.text([`shuffled-${place.name}`], plain, { who: this.who(place.owner) });
    return { text, clause: event.clause, topic: '', seat: -1 };
  }

  private said(event: Said): Line {
    const seat = event.seat ?? -1;
    const value = event.value ?? '';
    const who = this.who(seat);
    const plain = `${who}: ${event.topic} ${this.notation.worded(value)}`.trim();
    const text = this.labels.text(this.dressed([`said-${event.topic}`]), plain, { who, ...this.values(value) });
    return { text, clause: event.clause, topic: event.topic, seat };
  }

  private looked(event: CardsLookedAt): string {
    const name = this.place(event.zone).name;
    const who = this.who(event.seat);
    const card = this.dealt(event.cards ?? []);
    const label = event.cards?.length ? 'looked-at' : 'looked';
    const plain = this.house(label, { who, zone: this.zone(name), card });
    return this.labels.text([`looked-${name}`], plain, { who, card });
  }

  private moved(run: readonly CardMoved[]): Line[] {
    const first = run[0];
    if (!first) return [];
    // By the kind of place, of which a seat may have several side by side, and then by its owner.
    const byKind = new Map<string, Map<string, Arrival>>();
    for (const event of run) {
      const { name, owner } = this.place(event.to);
      const kind = owner < 0 ? event.to : name.replace(COLUMN, '');
      const arrivals = byKind.get(kind) ?? new Map<string, Arrival>();
      byKind.set(kind, arrivals);
      const arrival = arrivals.get(String(owner)) ?? { to: event.to, cards: [] };
      arrivals.set(String(owner), arrival);
      arrival.cards.push(event.card);
    }
    const lines: Line[] = [];
    for (const arrivals of [...byKind.values()].map((each) => [...each.values()])) {
      const [one] = arrivals;
      if (one && this.isDealtToAll(arrivals)) {
        const hidden = one.cards.map(() => undefined);
        lines.push(this.movedLine(first, one.to, hidden, this.house('everyone')));
      } else {
        for (const { to, cards } of arrivals) lines.push(this.movedLine(first, to, cards, ''));
      }
    }
    return lines;
  }

  /** Whether every seat got as many cards, and the viewer did not see them all. */
  private isDealtToAll(arrivals: readonly Arrival[]): boolean {
    return (
      arrivals.length === this.names.length &&
      arrivals.length > 1 &&
      new Set(arrivals.map(({ cards }) => cards.length)).size === 1 &&
      arrivals.some(({ cards }) => cards.includes(undefined))
    );
  }

  private movedLine(
    event: CardMoved,
    to: string,
    cards: (string | undefined)[],
    everyone: string,
  ): Line {
    const source = this.place(event.from);
    const target = this.place(to);
    const mover = source.owner >= 0 ? source.owner : target.owner;
    const who = everyone || this.who(mover);
    const card = this.dealt(cards);
    const label = `moved-${source.name}-${target.name}`;
    const isOfAnother = target.owner >= 0 && target.owner !== mover;
    const plain = this.house(mover >= 0 ? 'moved' : 'moved-by-itself', {
      who,
      card,
      source: this.zone(source.name),
      target: this.zone(target.name) + (isOfAnother ? ` (${this.who(target.owner)})` : ''),
    });
    const text = this.labels.text([`${label}-${event.clause.toLowerCase()}`, label], plain, {
      who,
      whom: this.who(target.owner),
      card,
      count: cards.length,
    });
    return { text, clause: event.clause, topic: '', seat: everyone ? -1 : mover };
  }

  /** Labels that name suits may have other words for other faces. */
  private dressed(labels: string[]): string[] {
    const end = this.faces.dressed;
    return end ? labels.flatMap((label) => [`${label}-${end}`, label]) : labels;
  }

  private place(label: string): Place {
    return this.places.get(label) ?? { name: label, owner: -1, number: -1 };
  }

  /** What a label may use of a value: the value itself, and the player it may name. */
  private values(value: string): Values {
    if (!/^\d+$/.test(value)) {
      return { value: { written: value, shown: this.notation.worded(value) }, whom: value };
    }
    return { value: Number(value), whom: this.whom(Number(value)) };
  }
}
