// Opening a table, and filling it with bots.
import { kitOf } from '../game/kit.svelte';
import { type GameListed, type TablePlace, api } from '../net/api';
import { randomSalt } from '../net/salt';

export function usualSeats(game: GameListed): number {
  const usual = kitOf(game.id).layout.seats ?? 3;
  return Math.min(game.most_seats, Math.max(game.fewest_seats, usual));
}

/** The bot to begin with: the strongest there is. */
export function usualLevel(game: GameListed): string {
  return game.bots.at(-1) ?? 'random';
}

/** A table against bots that begins at once. */
export async function playNow(game: GameListed): Promise<TablePlace> {
  const seats = usualSeats(game);
  const place = await api.openTable({ game: game.id, seats });
  for (let seat = 1; seat < seats; seat += 1) {
    const request = { verb: 'add_bot' as const, seat, level: usualLevel(game) };
    await api.ask(place.id, `bot-${seat}`, request);
  }
  await api.ask(place.id, 'ready', { verb: 'ready', salt: randomSalt() });
  return place;
}
