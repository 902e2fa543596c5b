import { expect, test } from 'vitest';
import { flowed } from './flow';

test('one line lies in the middle', () => {
  const flow = flowed([3], { width: 400, height: 300 }, 50, 22);
  expect(flow.card).toBe(50);
  expect(flow.places).toEqual([{ x: (400 - 102) / 2, y: 0 }]);
});

test('what has no room in a row comes into the next', () => {
  const { places } = flowed([3, 3, 3], { width: 250, height: 300 }, 50, 22);
  expect(places.map(({ y }) => Math.round(y))).toEqual([0, 0, 79]);
});

test('cards become smaller until all of them have room, but not too small', () => {
  const counts = Array.from({ length: 12 }, () => 4);
  const room = { width: 360, height: 130 };
  const flow = flowed(counts, room, 50, 22);
  expect(flow.card).toBeLessThan(50);
  expect(flow.height).toBeLessThanOrEqual(130);
  expect(flowed(counts, { width: 100, height: 50 }, 50, 22).card).toBe(22);
});

test('a line is never wider than the room', () => {
  expect(flowed([13], { width: 200, height: 300 }, 50, 22).widths).toEqual([200]);
});
