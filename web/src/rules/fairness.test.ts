// The vectors of docs/reference/shuffle.md.
import { expect, test } from 'vitest';
import { checkFairness, commitmentTo, permutationOf, saltless, sealedIn, seedOf } from './fairness';

const SECRET = Uint8Array.from({ length: 32 }, (_, place) => place);
const HEX = Array.from(SECRET, (byte) => byte.toString(16).padStart(2, '0')).join('');
const COMMITMENT = 'e1a190391efff284c4c7002d0e408ae0628b5e390a1dfb201b29076a81efc687';
const SALTS = [new TextEncoder().encode('anna'), new Uint8Array()];

test('a commitment is the hash of the secret', async () => {
  expect(await commitmentTo(SECRET)).toBe(COMMITMENT);
});

test('shuffles follow from the secret and the salts', async () => {
  const seed = await seedOf(SECRET, SALTS);
  expect((await permutationOf(seed, 0, 5)).join(' ')).toBe('1 3 2 4 0');
  expect((await permutationOf(seed, 1, 33)).join(' ')).toBe(
    '13 15 25 23 26 10 32 24 1 20 6 28 31 2 18 3 29 27 17 11 16 21 4 5 7 9 12 14 8 19 0 22 30',
  );
});

test('a record is checked shuffle by shuffle', async () => {
  const record = (cards: string) =>
    `pakl record 1\ncommitment ${COMMITMENT}\nsalt 0: 616e6e61\nsalt 1: \nshuffle stock: ${cards}\nsecret ${HEX}\n`;
  const deck = ['A', 'B', 'C', 'D', 'E'];
  expect(await checkFairness(sealedIn(record('B D C E A')), deck)).toEqual({
    isSecretKept: true, shuffles: 1, firstWrong: 0,
  }); // prettier-ignore
  expect((await checkFairness(sealedIn(record('D B C E A')), deck)).firstWrong).toBe(1);
});

test('whoever brings no salt is a bot of the house', () => {
  expect([...saltless(sealedIn('salt 0: 616e6e61\nsalt 1: \nsalt 2: 62\n'))]).toEqual([1]);
});
