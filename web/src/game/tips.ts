// The first game: which tip is due now. A game says when in its layout, and what in its labels.
import type { ZoneSeen } from '../net/wire';
import type { Choice } from './choices';
import type { Tip, TipMoment } from './layout';

/** What a viewer may do and see. */
export interface Moment {
  choices: readonly Choice[];
  facts: Readonly<Record<string, string>>;
  zones: readonly ZoneSeen[];
  hand: readonly string[];
  toAct: readonly number[];
}

const SAYS_NOTHING = new Set(['', '0', 'no', 'none']);

function isDue(when: TipMoment, now: Moment): boolean {
  const { verb, fact, zone, holds, most } = when;
  return (
    (!verb || now.choices.some((choice) => choice.verb === verb)) &&
    (!fact || !SAYS_NOTHING.has(now.facts[fact] ?? '')) &&
    (!zone || now.zones.some((each) => each.zone === zone && each.size > 0)) &&
    (!holds || now.hand.some((card) => new RegExp(holds).test(card))) &&
    (most === undefined || now.hand.length <= most) &&
    (!when.asks || now.choices.some((choice) => choice.as !== '')) &&
    (!when.several || now.choices.some((choice) => choice.cards.length > 1)) &&
    (!when.together || now.toAct.length > 1)
  );
}

/** The first tip that matters now and was not seen yet. */
export function dueTip(tips: readonly Tip[], now: Moment, seen: (tip: Tip) => boolean): Tip | undefined {
  return tips.find((tip) => !seen(tip) && isDue(tip.when ?? {}, now));
}
