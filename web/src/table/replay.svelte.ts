// A finished match to step through: every step is how the table looked after it.
import { labelOf } from '../i18n/wording';
import type { Replay } from '../net/api';
import type { DealSeen, TableSeen, ZoneSeen } from '../net/wire';
import type { Company, Scene } from './play.svelte';

export class ReplayScene implements Scene {
  at = $state(0);
  readonly fresh = new Map<string, number>();
  readonly isSettled = true;

  constructor(readonly replay: Replay) {}

  zones: ZoneSeen[] = $derived.by(() => {
    const zones = new Map<string, ZoneSeen>();
    for (const step of this.replay.steps.slice(0, this.at + 1)) {
      for (const zone of step.zones ?? []) zones.set(labelOf(zone), zone);
    }
    return [...zones.values()];
  });

  deal: DealSeen = $derived.by(() => {
    const step = this.replay.steps[this.at];
    return {
      match: 1,
      deal: step?.deal ?? 0,
      dealer: step?.dealer ?? -1,
      zones: this.zones,
      facts: step?.facts ?? {},
      to_act: step?.to_act ?? [],
      may_interrupt: [],
      legal: [],
      totals: step?.totals ?? [],
    };
  });

  get last(): number {
    return this.replay.steps.length - 1;
  }
}

export class ReplayCompany implements Company {
  readonly you = -1;
  readonly presence = undefined;
  readonly isBusy = false;
  readonly table: TableSeen;

  constructor(replay: Replay, bots: ReadonlySet<number>) {
    this.table = {
      id: '',
      code: '',
      sheet: replay.sheet,
      game: replay.game,
      options: replay.options,
      terms: {},
      status: 'over',
      seats: replay.names.map((name, seat) => ({ kind: bots.has(seat) ? 'bot' : 'person', name })),
      host: -1,
      matches: 1,
      commitment: '',
    };
  }

  act(): void {
    // What is over can't be changed.
  }
}
