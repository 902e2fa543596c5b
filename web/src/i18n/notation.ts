// The notation of actions, read into its parts so that it can be put into words.
//
// An action is a verb and what it is about: `play JH=S!`. Its shape is what labels are
// called after: `move-play-card-as-suit-aloud`.
import type { Faces } from './faces';

const SIGNS: Record<string, string> = { '=': 'as', '>': 'to', '!': 'aloud' };
const PIECE = /[\p{L}\p{N}_]+|\S/gu;
export const NO_NUMBER = -1;

export interface Parts {
  verb: string;
  kinds: string[];
  cards: string[];
  suit: string;
  number: number;
}

export function verbOf(words: string): string {
  return words.split(' ', 1)[0] ?? '';
}

export function aboutOf(words: string): string {
  const space = words.indexOf(' ');
  return space < 0 ? '' : words.slice(space + 1);
}

/** What labels of such actions are called after; cards in a row become one word. */
export function shapeOf(parts: Parts): string {
  const kinds: string[] = [];
  for (const kind of parts.kinds) {
    const last = kinds.at(-1);
    if (kind === 'card' && (last === 'card' || last === 'cards')) kinds[kinds.length - 1] = 'cards';
    else kinds.push(kind);
  }
  return [parts.verb, ...kinds].join('-');
}

export class Notation {
  constructor(private readonly faces: Faces) {}

  /** The parts of an action; behind `>` stands a number, not a card. */
  parts(words: string): Parts {
    const parts: Parts = { verb: verbOf(words), kinds: [], cards: [], suit: '', number: NO_NUMBER };
    const takesNumber = this.takesNumber(parts.verb);
    let before = '';
    for (const piece of aboutOf(words).match(PIECE) ?? []) {
      const kind = this.kind(piece, takesNumber || before === '>');
      parts.kinds.push(kind);
      if (kind === 'card') parts.cards.push(piece);
      else if (kind === 'suit') parts.suit = piece;
      else if (kind === 'number') parts.number = Number(piece);
      before = piece;
    }
    return parts;
  }

  /** A text with the faces of the cards and suits that it names. */
  worded(text: string): string {
    return text.replace(PIECE, (piece) => this.shown(piece));
  }

  private takesNumber(verb: string): boolean {
    return this.faces.labels.attribute(`move-${verb}`, 'takes', '') === 'number';
  }

  private kind(piece: string, isNumber: boolean): string {
    const sign = SIGNS[piece];
    if (sign) return sign;
    const isCard = this.faces.isCard(piece);
    if (/^\d+$/.test(piece) && (isNumber || !isCard)) return 'number';
    if (isCard) return 'card';
    if (this.faces.suit(piece).sign) return 'suit';
    return piece;
  }

  private shown(piece: string): string {
    if (this.faces.isCard(piece)) return this.faces.face(piece).text;
    return this.faces.suit(piece).sign || piece;
  }
}
