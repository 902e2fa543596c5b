// Faces: how a card looks in text and what it is called, as in `7♥` in red.
import type { Labels } from './labels';

const FRENCH_CARD = /^(?:[2-9TJQKA]|10)[CDHS]$/;
const FRENCH_SUITS: Record<string, [string, string]> = {
  C: ['♣', 'black'],
  D: ['♦', 'red'],
  H: ['♥', 'red'],
  S: ['♠', 'black'],
};
/** A French deck may have a joker or two that are called something else. */
const MOST_OTHERS = 2;

/** Cards of every deck that have neither rank nor suit, in a line of text: a joker is the star of its corner. */
const SIGNS: Record<string, string> = { joker: '★' };

/** Other faces for the same cards, such as acorns and leaves; its words are labels that end in its folder's name. */
export interface Dressing {
  folder?: string;
  /** What corners say instead of the rank. */
  ranks?: Record<string, string>;
  colours?: Record<string, string>;
}

export interface Face {
  /** As it stands in a line of text. */
  text: string;
  colour: string;
  /** What the corner says beside the suit, in the viewer's language. */
  rank: string;
  /** The rank as the card's name has it. */
  written: string;
  /** The letter of the suit; empty if the card has none. */
  suit: string;
  /** The sign of the suit, if it has one in text. */
  sign: string;
}

export function isFrench(deck: readonly string[]): boolean {
  const french = deck.filter((name) => FRENCH_CARD.test(name));
  const suits = new Set(french.map((name) => name.slice(-1)));
  return suits.size === 4 && deck.length - french.length <= MOST_OTHERS;
}

export class Faces {
  readonly isFrench: boolean;
  private readonly byName = new Map<string, Face>();
  private readonly order = new Map<string, number>();

  constructor(
    deck: readonly string[],
    readonly labels: Labels,
    private readonly dress: Dressing = {},
    /** What cards are called whose names are signs. */
    private readonly called: Readonly<Record<string, string>> = {},
  ) {
    this.isFrench = isFrench(deck);
    deck.forEach((name, place) => this.order.set(name, place));
  }

  isCard(name: string): boolean {
    return this.order.has(name);
  }

  place(name: string): number {
    return this.order.get(name) ?? this.order.size;
  }

  face(name: string): Face {
    let face = this.byName.get(name);
    if (!face) {
      face = this.faceOf(name);
      this.byName.set(name, face);
    }
    return face;
  }

  /** Other words for what depends on the faces; empty if the cards wear their usual ones. */
  get dressed(): string {
    return this.dress.folder ?? '';
  }

  /** What a drawing of the card says in its corner, whatever the language. */
  printed(name: string): string {
    const { written } = this.face(name);
    return this.dress.ranks?.[written] ?? this.plainRank(written);
  }

  /** The sign and the colour of a suit; the sign is empty if the letter is no suit's. */
  suit(letter: string): { sign: string; colour: string } {
    const [plain, colour] = (this.isFrench && FRENCH_SUITS[letter]) || ['', ''];
    const usual = this.labels.text([`suit-${letter}`], plain);
    return {
      sign: this.dressed ? this.labels.text([`suit-${this.dressed}-${letter}`], usual) : usual,
      colour: this.dress.colours?.[letter] ?? this.labels.attribute(`suit-${letter}`, 'colour', colour),
    };
  }

  rank(letters: string): string {
    if (this.dressed) return this.dress.ranks?.[letters] ?? this.plainRank(letters);
    return this.labels.text([`rank-${letters}`], this.plainRank(letters));
  }

  /** What a card is called when it is read out. */
  spoken(name: string): string {
    const face = this.face(name);
    const given = this.labels.text([`name-${name}`], '');
    if (given) return given;
    if (this.isFrench && FRENCH_CARD.test(name)) {
      const { written, suit: letter } = face;
      const end = this.dressed && `-${this.dressed}`;
      const ranks = [`spoken-rank${end}-${written}`, `spoken-rank-${written}`];
      const suits = [`${end ? 'suit-word' : 'spoken-suit'}${end}-${letter}`];
      const rank = this.labels.text(ranks, face.rank);
      const suit = this.labels.text(suits, face.sign);
      return this.labels.text([`spoken-card${end}`], face.text, {
        rank: { written, shown: rank },
        suit: { written: letter, shown: suit },
      });
    }
    const word = this.called[name];
    return word ? this.labels.text([`spoken-${word}`], face.text) : face.text;
  }

  private plainRank(letters: string): string {
    return this.isFrench && letters === 'T' ? '10' : letters;
  }

  /** A card in a line of text: as the game or the dress writes it, else its rank and its sign. */
  private told(letters: string, suit: string, plain: string): string {
    const end = this.dressed && `-${this.dressed}`;
    const rank = this.labels.text([`rank${end}-${letters}`], this.plainRank(letters));
    const word = this.labels.text([`suit-word${end}-${suit}`, `suit${end}-${suit}`], suit);
    return this.labels.text([`notation${end}`], plain, { rank, suit: word });
  }

  private faceOf(name: string): Face {
    const label = `card-${name}`;
    let colour = this.labels.attribute(label, 'colour', '');
    const text = this.labels.text([label], '');
    if (text) return { text, colour, rank: name, written: name, suit: '', sign: '' };
    const parts: [string, string][] = [
      [name.slice(-1), name.slice(0, -1)],
      [name.slice(0, 1), name.slice(1)],
    ];
    for (const [suit, rank] of parts) {
      const sign = this.suit(suit);
      if (rank && (sign.sign || sign.colour)) {
        const shown = this.rank(rank);
        return {
          text: this.told(rank, suit, sign.sign ? shown + sign.sign : name),
          colour: colour || sign.colour,
          rank: shown,
          written: rank,
          suit,
          sign: sign.sign,
        };
      }
      colour ||= sign.colour;
    }
    return { text: SIGNS[this.called[name] ?? ''] ?? name, colour, rank: name, written: name, suit: '', sign: '' };
  }
}
