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

/** Other signs for suits and ranks, where cards are dressed differently. */
export interface Signs {
  signs?: Record<string, string>;
  ranks?: Record<string, string>;
}

export interface Face {
  /** As it stands in a line of text. */
  text: string;
  colour: string;
  /** What the corner says beside the suit. */
  rank: string;
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
    private readonly dress: Signs = {},
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

  /** The sign and the colour of a suit; the sign is empty if the letter is no suit's. */
  suit(letter: string): { sign: string; colour: string } {
    const [plain, colour] = (this.isFrench && FRENCH_SUITS[letter]) || ['', ''];
    return {
      sign: this.dress.signs?.[letter] ?? this.labels.text([`suit-${letter}`], plain),
      colour: this.labels.attribute(`suit-${letter}`, 'colour', colour),
    };
  }

  rank(letters: string): string {
    const dressed = this.dress.ranks?.[letters];
    if (dressed) return dressed;
    const plain = this.isFrench && letters === 'T' ? '10' : letters;
    return this.labels.text([`rank-${letters}`], plain);
  }

  /** What a card is called when it is read out. */
  spoken(name: string): string {
    const face = this.face(name);
    const given = this.labels.text([`name-${name}`], '');
    if (given) return given;
    if (this.isFrench && !this.dress.signs && FRENCH_CARD.test(name)) {
      const rank = this.labels.text([`spoken-rank-${name.slice(0, -1)}`], face.rank);
      const suit = this.labels.text([`spoken-suit-${name.slice(-1)}`], face.sign);
      return this.labels.text(['spoken-card'], face.text, { rank, suit });
    }
    if (name === '*') return this.labels.text(['spoken-joker'], name);
    return face.text;
  }

  private faceOf(name: string): Face {
    const label = `card-${name}`;
    let colour = this.labels.attribute(label, 'colour', '');
    const text = this.labels.text([label], '');
    if (text) return { text, colour, rank: name, suit: '', sign: '' };
    const parts: [string, string][] = [
      [name.slice(-1), name.slice(0, -1)],
      [name.slice(0, 1), name.slice(1)],
    ];
    for (const [suit, rank] of parts) {
      const sign = this.suit(suit);
      if (rank && (sign.sign || sign.colour)) {
        const shown = this.rank(rank);
        return {
          text: sign.sign ? shown + sign.sign : name,
          colour: colour || sign.colour,
          rank: shown,
          suit,
          sign: sign.sign,
        };
      }
      colour ||= sign.colour;
    }
    return { text: name, colour, rank: name, suit: '', sign: '' };
  }
}
