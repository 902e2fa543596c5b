// Legal actions read as gestures: which cards they take, and what else one touches.
import type { Faces } from '../i18n/faces';
import { aboutOf, verbOf } from '../i18n/notation';
import { labelOf } from '../i18n/wording';
import type { ZoneSeen } from '../net/wire';
import type { Layout } from './layout';

const TOKEN = /^(.*?)(?:=(\w+))?(?:>(\d+))?(!?)$/;

export interface Choice {
  words: string;
  verb: string;
  /** The cards that are chosen for it; a card that stands for another is itself here. */
  cards: string[];
  /** The zone where those cards lie; empty for the viewer's own. */
  at: string;
  /** The label of the zone that is touched; empty if none is. */
  zone: string;
  seat: number;
  /** What is decided beside the cards: a suit, a number, an identity. */
  as: string;
  isAloud: boolean;
  /** The points that it lays out; negative if it has none. */
  worth: number;
}

interface Token {
  card: string;
  as: string;
  number: number;
  isAloud: boolean;
}

function tokenOf(word: string, faces: Faces, wild: string): Token {
  const [, base = '', as = '', number = '', aloud = ''] = TOKEN.exec(word) ?? [];
  const token = { card: base, as, number: number ? Number(number) : -1, isAloud: aloud === '!' };
  if (wild && base !== wild && base.startsWith(wild) && faces.isCard(base.slice(wild.length))) {
    return { ...token, card: wild, as: base.slice(wild.length) };
  }
  return token;
}

export class ChoiceReader {
  constructor(
    private readonly layout: Layout,
    private readonly faces: Faces,
    private readonly zones: readonly ZoneSeen[],
    private readonly you: number,
  ) {}

  all(legal: readonly string[], worth: readonly number[] = []): Choice[] {
    return legal.flatMap((words, place) => this.read(words, worth[place] ?? -1));
  }

  private read(words: string, worth: number): Choice[] {
    const verb = verbOf(words);
    const look = this.layout.verbs?.[verb] ?? {};
    const about = aboutOf(words).split(' ').filter(Boolean);
    const choice: Choice = {
      words, verb, cards: [], at: '', zone: '', seat: -1, as: '', isAloud: false, worth,
    }; // prettier-ignore
    if (look.names === 'rank' && look.zone) return this.byRank(choice, look.zone, about[0] ?? '');
    const takesNumber = this.faces.labels.attribute(`move-${verb}`, 'takes', '') === 'number';
    let number = takesNumber ? Number(about[0]) : -1;
    for (const word of takesNumber ? [] : about) {
      const token = tokenOf(word, this.faces, this.layout.wild?.card ?? '');
      if (this.faces.isCard(token.card)) choice.cards.push(token.card);
      else if (/^\d+$/.test(token.card)) number = Number(token.card);
      else choice.as = token.card;
      if (token.as) choice.as = choice.as ? `${choice.as} ${token.as}` : token.as;
      if (token.number >= 0) number = token.number;
      choice.isAloud ||= token.isAloud;
    }
    if (look.seat) choice.seat = number;
    else if (look.to && number >= 0) choice.zone = this.label(look.to, number);
    else if (look.zone) choice.zone = this.label(look.zone.replace('#', String(number)), -1);
    return [choice];
  }

  /** One choice for each card of a zone that has the rank. */
  private byRank(choice: Choice, zone: string, rank: string): Choice[] {
    const label = this.label(zone, -1);
    const cards = this.zones.find((each) => labelOf(each) === label)?.cards ?? [];
    const meant = [...new Set(cards)].filter((card) => this.faces.face(card).written === rank);
    if (!meant.length) return [choice];
    const owner = this.zones.find((each) => labelOf(each) === label)?.owner;
    const at = owner === this.you ? '' : label;
    return meant.map((card) => ({ ...choice, cards: [card], at }));
  }

  private label(name: string, number: number): string {
    const own = this.zones.find((zone) => zone.zone === name && zone.owner === this.you);
    if (own) return labelOf(own);
    return number >= 0 ? `${name} ${number}` : name;
  }
}

/** Whether the cards of one list are all in another, as often as they occur. */
export function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  return few.every((card) => {
    const place = left.indexOf(card);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** The choices that go with these cards and no others. */
export function exactly(choices: readonly Choice[], cards: readonly string[], at = ''): Choice[] {
  return choices.filter((choice) => choice.at === at && isSame(choice.cards, cards));
}

/** The choices that these cards and perhaps more lead to. */
export function towards(choices: readonly Choice[], cards: readonly string[], at = ''): Choice[] {
  return choices.filter((choice) => choice.at === at && isWithin(cards, choice.cards));
}
