// The values of an option in groups: single words, and rows of numbers behind a word.
export interface Kind {
  /** What stands before the number, or the whole value. */
  word: string;
  /** The numbers that may follow; none if the word is all. */
  numbers: number[];
  /** The value to begin with. */
  first: string;
}

const NUMBERED = /^(\D*)(\d+)$/;

export function kindsOf(values: readonly string[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const value of values) {
    const [, word = value, digits = ''] = NUMBERED.exec(value) ?? [];
    const kind = kinds.get(word) ?? { word, numbers: [], first: value };
    if (digits) kind.numbers.push(Number(digits));
    kinds.set(word, kind);
  }
  return [...kinds.values()];
}

/** The kind of a value, and its number; 0 if it has none. */
export function readValue(kinds: readonly Kind[], value: string): { kind: Kind | undefined; number: number } {
  const [, word = value, digits = ''] = NUMBERED.exec(value) ?? [];
  return { kind: kinds.find((each) => each.word === word), number: Number(digits) };
}

/** The nearest value of a kind to a number that somebody typed. */
export function valueNear(kind: Kind, number: number): string {
  const distance = (each: number) => Math.abs(each - number);
  const nearest = kind.numbers.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return `${kind.word}${nearest}`;
}
