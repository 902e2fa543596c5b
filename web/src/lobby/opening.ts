// Opening a table, and filling it with bots.
import { kitOf } from '../game/kit.svelte';
import { t } from '../i18n/language.svelte';
import { type GameListed, type TablePlace, api } from '../net/api';
import { randomSalt } from '../net/salt';
import { usualLevel } from './levels';

export function usualSeats(game: GameListed, usual = 3): number {
  return Math.min(game.most_seats, Math.max(game.fewest_seats, usual));
}

/** Bots for the seats from one number up to another. */
export async function addBots(place: TablePlace, from: number, to: number, level: string): Promise<void> {
  for (let seat = from; seat < to; seat += 1) {
    await api.ask(place.id, `bot-${seat}`, { verb: 'add_bot', seat, level });
  }
}

/** A table against bots that begins at once. */
export async function playNow(game: GameListed): Promise<TablePlace> {
  const seats = usualSeats(game, kitOf(game.id).layout.seats);
  const { name } = await api.me();
  const place = await api.openTable({ game: game.id, seats, name: name || t('guest') });
  await addBots(place, 1, seats, usualLevel(game));
  await api.ask(place.id, 'ready', { verb: 'ready', salt: randomSalt() });
  return place;
}
