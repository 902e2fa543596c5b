// The fairness check, done here: whoever doubts the house need not ask the house. The
// algorithm is specified to the byte in docs/reference/shuffle.md.

const encoder = new TextEncoder();
const COMMITMENT_TAG = encoder.encode('pakl/commitment/1');
const SEED_TAG = encoder.encode('pakl/seed/1');
const BLOCK_TAG = encoder.encode('pakl/block/1');
const WORD_BYTES = 4;
const BLOCK_BYTES = 32;
const WORDS = 2 ** 32;

export interface Sealed {
  commitment: string;
  secret: Uint8Array;
  salts: Uint8Array[];
  /** What came of every shuffle: cards by their names, or lots by their numbers. */
  shuffles: { isOfCards: boolean; items: string[] }[];
}

export interface Fairness {
  isSecretKept: boolean;
  /** How many shuffles there are, and the first that does not follow, from 1; 0 if all do. */
  shuffles: number;
  firstWrong: number;
}

/** Browsers hash only where the line is safe: elsewhere the check is the server's. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** What a record says about its shuffles. */
export function sealedIn(record: string): Sealed {
  const sealed: Sealed = { commitment: '', secret: new Uint8Array(), salts: [], shuffles: [] };
  for (const line of record.split('\n')) {
    const [, head = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
    const about = rest.slice(rest.indexOf(':') + 1).trim();
    if (head === 'commitment') sealed.commitment = rest.trim();
    else if (head === 'secret') sealed.secret = bytesOf(rest.trim());
    else if (head === 'salt') sealed.salts.push(bytesOf(about));
    else if (head === 'shuffle' || head === 'lots') {
      sealed.shuffles.push({ isOfCards: head === 'shuffle', items: about.split(' ').filter(Boolean) });
    }
  }
  return sealed;
}

/** The seats of the house's bots: only whoever comes from outside brings chance of their own. */
export function saltless(sealed: Sealed): Set<number> {
  return new Set(sealed.salts.flatMap((salt, seat) => (salt.length ? [] : [seat])));
}

/** Whether the secret is the one sealed before the deal, and the shuffles follow from it. */
export async function checkFairness(sealed: Sealed, deck: readonly string[]): Promise<Fairness> {
  const isSecretKept = (await commitmentTo(sealed.secret)) === sealed.commitment;
  const seed = await seedOf(sealed.secret, sealed.salts);
  let firstWrong = 0;
  for (const [number, { isOfCards, items }] of sealed.shuffles.entries()) {
    const place = (item: string) => (isOfCards ? deck.indexOf(item) : Number(item));
    const inOrder = [...items].sort((one, other) => place(one) - place(other));
    const order = await permutationOf(seed, number, items.length);
    const isRight = order.every((from, at) => inOrder[from] === items[at]);
    if (!isRight && !firstWrong) firstWrong = number + 1;
  }
  return { isSecretKept, shuffles: sealed.shuffles.length, firstWrong };
}

export async function commitmentTo(secret: Uint8Array): Promise<string> {
  return hexOf(await hash(COMMITMENT_TAG, secret));
}

export function seedOf(secret: Uint8Array, salts: readonly Uint8Array[]): Promise<Uint8Array> {
  const parts = salts.flatMap((salt) => [numberBytes(salt.length, 4), salt]);
  return hash(SEED_TAG, secret, ...parts);
}

/** The permutation of a match's shuffle of this number, from 0. */
export async function permutationOf(seed: Uint8Array, shuffle: number, size: number): Promise<number[]> {
  const words = new Words(seed, shuffle);
  const order = Array.from({ length: size }, (_, place) => place);
  for (let last = size - 1; last > 0; last -= 1) {
    const chosen = await words.below(last + 1);
    [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** The endless row of 32-bit numbers that belongs to one shuffle. */
class Words {
  private blocks = 0;
  private block = new DataView(new ArrayBuffer(0));
  private at = 0;

  constructor(
    private readonly seed: Uint8Array,
    private readonly shuffle: number,
  ) {}

  /** A number below a limit; words that would favour some are passed over. */
  async below(limit: number): Promise<number> {
    const fair = WORDS - (WORDS % limit);
    let word = await this.word();
    while (word >= fair) word = await this.word();
    return word % limit;
  }

  private async word(): Promise<number> {
    if (this.at >= this.block.byteLength) {
      const block = await hash(BLOCK_TAG, this.seed, numberBytes(this.shuffle, 8), numberBytes(this.blocks, 8));
      this.block = new DataView(block.buffer, 0, BLOCK_BYTES);
      this.blocks += 1;
      this.at = 0;
    }
    const word = this.block.getUint32(this.at);
    this.at += WORD_BYTES;
    return word;
  }
}

async function hash(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
}

function numberBytes(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - WORD_BYTES, number);
  return bytes;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
