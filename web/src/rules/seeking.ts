// Searching the rules: without minding capitals and accents, in any order of words.

const UNLIKE: Record<string, string> = { ł: 'l', ı: 'i' };

/** A text without capitals and accents, letter for letter as long as it was. */
function plainOf(text: string): string {
  const letters = [...text].map((letter) => {
    const low = letter.toLowerCase().normalize('NFD').charAt(0);
    return (UNLIKE[low] ?? low).padEnd(letter.length);
  });
  return letters.join('');
}

export function wordsOf(sought: string): string[] {
  return plainOf(sought).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = plainOf(text);
  return words.every((word) => plain.includes(word));
}

export interface Piece {
  text: string;
  isFound: boolean;
}

/** The text in pieces, those that were sought marked. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const plain = plainOf(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const last = pieces.at(-1);
    const isFound = found[place] === true;
    if (last?.isFound === isFound) last.text += text.charAt(place);
    else pieces.push({ text: text.charAt(place), isFound });
  }
  return pieces;
}
