// Places for many lines of cards in one room: from the left to the right, row by row, each
// row in the middle. Cards are as large as the room allows.

/** How much of a card the next one leaves free, how far lines and rows are apart, in widths. */
const STEP = 0.52;
const BETWEEN = 0.26;
const ABOVE = 0.16;
const HEIGHT = 1.42;
const SHRINK = 0.94;

export interface Room {
  width: number;
  height: number;
}

export interface Flow {
  /** The width of a card, and of each line. */
  card: number;
  widths: number[];
  places: { x: number; y: number }[];
  height: number;
}

/** Where lines of so many cards lie; they are smaller than wanted if they must be. */
export function flowed(counts: readonly number[], room: Room, wanted: number, least: number): Flow {
  let card = wanted;
  let flow = flowAt(counts, room.width, card);
  while (flow.height > room.height && card > least) {
    card = Math.max(least, card * SHRINK);
    flow = flowAt(counts, room.width, card);
  }
  return flow;
}

function flowAt(counts: readonly number[], room: number, card: number): Flow {
  const widths = counts.map((count) => Math.min(room, card * (1 + (Math.max(1, count) - 1) * STEP)));
  const rows: number[][] = [];
  let used = 0;
  widths.forEach((width, at) => {
    const row = rows.at(-1);
    if (row && used + card * BETWEEN + width <= room) {
      row.push(at);
      used += card * BETWEEN + width;
    } else {
      rows.push([at]);
      used = width;
    }
  });
  const places = widths.map(() => ({ x: 0, y: 0 }));
  rows.forEach((row, down) => {
    const long = row.reduce((sum, at) => sum + (widths[at] ?? 0), card * BETWEEN * (row.length - 1));
    let x = (room - long) / 2;
    for (const at of row) {
      places[at] = { x, y: down * card * (HEIGHT + ABOVE) };
      x += (widths[at] ?? 0) + card * BETWEEN;
    }
  });
  const height = rows.length * card * (HEIGHT + ABOVE) - card * ABOVE;
  return { card, widths, places, height: Math.max(0, height) };
}
