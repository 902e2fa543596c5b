// The stage: what is drawn. It follows the frames of a table step by step, so that people
// see what happened, and not only what came of it.
import { tick } from 'svelte';
import type { TableStore } from '../net/table.svelte';
import type { CardMoved, DealSeen, Frame, MatchOver, Revealed, Said, ZoneSeen } from '../net/wire';
import { motionTime } from '../settings.svelte';
import { fly, snapshot } from './flights';
import { type Step, moved, stepsOf } from './steps';
import type { GameEvent, News } from '../net/types';

const LOOK = 1_000;
const BREATH = 250;
const LATE = 3;
/** What follows by itself stays readable for so long, whatever the speed. */
const LEAST_TOLD = 800;

export interface DealResult {
  deal: number;
  zones: ZoneSeen[];
  clause: string;
  said: Said[];
  /** The points of this deal, seat by seat. */
  scores: (number | undefined)[];
  totals: number[];
  match: MatchOver | undefined;
}

export class Stage {
  deal = $state.raw<DealSeen>();
  zones = $state.raw<ZoneSeen[]>([]);
  result = $state.raw<DealResult>();
  /** What has just happened, to be put into words. */
  recent = $state.raw<GameEvent[]>([]);
  /** How many of a card came to this viewer since the end of the last own turn, less those that left. */
  fresh = $state.raw<ReadonlyMap<string, number>>(new Map());
  isSettled = $state(true);
  history = $state.raw<DealResult[]>([]);

  private readonly waiting: Frame[] = [];
  private isShowing = false;
  /** Counts the beginnings: what was being shown before one is not shown to its end. */
  private beginnings = 0;
  private said: Said[] = [];
  private shownAt = 0;
  private goOn: (() => void) | undefined;
  private readonly leave: () => void;

  constructor(
    private readonly store: TableStore,
    private readonly onStep: (events: GameEvent[]) => void,
  ) {
    this.leave = store.onFrame((frame) => this.take(frame));
  }

  close(): void {
    this.leave();
  }

  /** The person has seen the result. */
  dismiss(): void {
    this.result = undefined;
    this.goOn?.();
    this.goOn = undefined;
  }

  private take(frame: Frame): void {
    if (frame.is_whole) {
      this.begin(frame);
      return;
    }
    this.waiting.push(frame);
    if (!this.isShowing) void this.show();
  }

  /** All that was told before this page was opened is not shown again. */
  private begin(frame: Frame): void {
    this.beginnings += 1;
    this.waiting.length = 0;
    this.isShowing = false;
    this.isSettled = true;
    this.goOn?.();
    this.goOn = undefined;
    const seen = this.result?.deal;
    this.history = [];
    this.said = [];
    for (const news of frame.news ?? []) this.note(news, frame, true);
    const last = this.history.at(-1);
    const isOver = frame.table?.status === 'over';
    // Whoever was looking at a result when the line was lost goes on looking.
    this.result = isOver || (seen !== undefined && seen === last?.deal) ? last : undefined;
    this.settle(frame);
  }

  private async show(): Promise<void> {
    const beginning = this.beginnings;
    this.isShowing = true;
    this.isSettled = false;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      await this.play(frame, beginning);
      if (beginning !== this.beginnings) return;
    }
    this.isShowing = false;
    this.isSettled = true;
  }

  private async play(frame: Frame, beginning: number): Promise<void> {
    const isHurried = () => document.hidden || this.waiting.length > LATE;
    const isStale = () => beginning !== this.beginnings;
    for (const news of frame.news ?? []) {
      const steps = stepsOf([news]);
      for (const step of steps) {
        if (!isHurried()) await pause(this.timeToLook(step, frame.re !== undefined && step === steps[0]));
        if (isStale()) return;
        await this.showStep(step, isHurried());
        if (isStale()) return;
      }
      if (news.news === 'revealed' && !document.hidden) await pause(lookTime());
      if (isStale()) return;
      this.note(news, frame, false);
      if (news.news === 'match_begun') this.dismiss();
      if (news.news === 'revealed' && this.hasMore(frame, news)) await this.untilSeen();
      if (isStale()) return;
    }
    this.settle(frame);
    await tick();
    if (!isHurried() && frame.news?.some((news) => news.news === 'played')) {
      await pause(motionTime(BREATH));
    }
  }

  private async showStep(step: Step, isHurried: boolean): Promise<void> {
    this.mark(step.moves);
    const before = snapshot(document);
    this.recent = step.events;
    this.shownAt = performance.now();
    this.zones = moved(this.zones, step.moves);
    this.onStep(step.events);
    await tick();
    if (!isHurried) await pause(fly(document, before, step.moves));
  }

  /** How long what was shown last stays before a step; whoever acts is not made to wait. */
  private timeToLook(step: Step, isOwnMove: boolean): number {
    const wasSaid = this.recent.some((event) => event.event === 'said');
    const isEffect = step.isEffect || (wasSaid && !isOwnMove);
    const left = this.shownAt + LEAST_TOLD - performance.now();
    return Math.max(step.needsLook ? lookTime() : 0, isEffect ? left : 0);
  }

  /** Whether anything but the end of the match follows. */
  private hasMore(frame: Frame, revealed: Revealed): boolean {
    const news = frame.news ?? [];
    const next = news[news.indexOf(revealed) + 1];
    return this.store.you >= 0 && next?.news !== 'match_over' && frame.table?.status !== 'over';
  }

  private untilSeen(): Promise<void> {
    return new Promise((seen) => {
      this.goOn = seen;
    });
  }

  private settle(frame: Frame): void {
    if (!frame.deal) return;
    const isMine = frame.deal.to_act.includes(frame.you);
    if (!isMine && this.deal?.to_act.includes(frame.you)) this.fresh = new Map();
    this.deal = frame.deal;
    this.zones = frame.deal.zones;
  }

  /** Marks cards that come to this viewer as new, unless a whole hand is dealt. */
  private mark(moves: readonly CardMoved[]): void {
    const isOwn = (zone: string) => zone.endsWith(` ${this.store.you}`);
    const holds = this.zones.some((zone) => zone.owner === this.store.you && zone.cards?.length);
    const fresh = new Map(this.fresh);
    for (const { from, to, card } of moves) {
      if (card === undefined || isOwn(from) === isOwn(to)) continue;
      // What is laid out and taken back is not new: it is counted down first.
      if (holds) fresh.set(card, (fresh.get(card) ?? 0) + (isOwn(to) ? 1 : -1));
    }
    this.fresh = fresh;
  }

  private note(news: News, frame: Frame, isOld: boolean): void {
    if (news.news === 'played') {
      // What was said with the last move is why the deal ended as it did.
      this.said = news.events.filter((event) => event.event === 'said');
    } else if (news.news === 'match_begun') {
      this.history = [];
      this.said = [];
      this.fresh = new Map();
    } else if (news.news === 'revealed') {
      const result = this.resultOf(news, frame);
      this.history = [...this.history, result];
      this.said = [];
      if (!isOld) this.result = result;
    } else if (news.news === 'match_over') {
      const last = this.history.at(-1);
      if (!last) return;
      const result = { ...last, match: news, totals: news.totals };
      this.history = [...this.history.slice(0, -1), result];
      if (!isOld) this.result = result;
    }
  }

  private resultOf(news: Revealed, frame: Frame): DealResult {
    const seats = frame.deal?.totals.length ?? 0;
    const scores = Array.from({ length: seats }, (_, seat) => {
      const said = this.said.findLast((each) => each.topic === 'scores' && each.seat === seat);
      return said?.value === undefined ? undefined : Number(said.value);
    });
    const before = this.history.at(-1)?.totals ?? [];
    return {
      deal: this.history.length + 1,
      zones: news.zones,
      clause: this.said.findLast((each) => each.topic === 'deal over')?.clause ?? '',
      said: this.said,
      scores,
      totals: scores.map((score, seat) => (before[seat] ?? 0) + (score ?? 0)),
      match: undefined,
    };
  }
}

function lookTime(): number {
  // Without motion there is still something to read.
  return Math.max(motionTime(LOOK), 800);
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((done) => setTimeout(done, milliseconds)) : Promise.resolve();
}
