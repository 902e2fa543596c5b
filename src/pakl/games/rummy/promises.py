"""What the cards of a hand promise: how near they are to combinations, and to an opening.

For every combination it is counted how many cards it lacks, jokers filled in, and how many of
these are still about. What hangs on a card is how much less all that would be without it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.rummy.cards import ACE, PACKS, SUITS, rank_of, ranks_held, suit_of, suits_held
from pakl.games.rummy.combinations import ALIKE_IN_A_SET, HIGH_ACE, PLACES, SMALLEST, PlaceSet
from pakl.games.rummy.melds import STARTS, places_in_run
from pakl.games.rummy.round import RummyState
from pakl.games.rummy.scoring import value_in_a_run, value_in_a_set
from pakl.games.rummy.sight import Sight
from pakl.kernel.cards import Card
from pakl.kernel.sets import NOTHING, bit, count, first, has

# What a combination promises, by the cards that it lacks; those that lack some promise so
# much for every four cards that would help.
OPENING_PROMISES: Final[vec[i64]] = vec[i64]([400, 145, 30, 4])
MELD_PROMISES: Final[vec[i64]] = vec[i64]([200, 50, 8, 4])
MOST_LACKING: Final = 3
CARDS_THAT_HELP: Final = 4

MELD_BEFORE_OPENING: Final = 30  # what a small combination counts before opening, in hundredths
FITS_ON_TABLE: Final = 30  # a card that can be added once one has opened
HUNDRED: Final = 100

MOST_POINTS: Final = 100  # RUMMY-12: of an opening, as can be agreed


def shortest_runs(points: int) -> list[i64]:
    """RUMMY-12: for each lowest place the shortest run worth so much; none around a shorter one."""
    runs: list[i64] = []
    ends: list[int] = []
    for start in range(STARTS):
        end = start
        value: i64 = 0
        while end < PLACES and (value < points or end < start + SMALLEST):
            value += value_in_a_run(end)
            end += 1
        is_run_there = value >= points and end >= start + SMALLEST
        runs.append(first(end) & ~first(start) if is_run_there else NOTHING)
        ends.append(end)
    for start in range(STARTS - 1):
        if ends[start] == ends[start + 1] and runs[start + 1]:
            runs[start] = NOTHING
    return runs


SHORTEST_RUNS: Final[vec[i64]] = vec[i64](
    [run for points in range(MOST_POINTS + 1) for run in shortest_runs(points)]
)


def promise_of(promises: vec[i64], lacking: i64, helping: i64) -> i64:
    """What a combination promises that lacks so many cards, of which so many are about."""
    if lacking <= 0:
        return promises[0]
    if lacking > MOST_LACKING:
        return 0
    return promises[lacking] * helping // CARDS_THAT_HELP


def promise_of_run(
    promises: vec[i64], run: PlaceSet, places: PlaceSet, gone: i64, both_gone: i64, jokers: i64
) -> i64:
    """What a run promises to a hand that fills these places of its suit."""
    missing = run & ~places
    if count(missing & both_gone) > jokers:
        return 0
    helping = PACKS * count(missing) - count(missing & gone) - count(missing & both_gone)
    return promise_of(promises, count(missing) - jokers, helping)


def use_in_runs(sight: Sight, card: Card, points: i64, promises: vec[i64]) -> i64:
    """How much less the runs of its suit promise without a card of the hand."""
    suit = suit_of(card)
    places = places_in_run(ranks_held(sight.held | bit(card), suit))
    gone = places_in_run(ranks_held(sight.gone, suit))
    both_gone = places_in_run(ranks_held(sight.both_gone, suit))
    own = bit(rank_of(card))
    if rank_of(card) == ACE:
        own |= bit(HIGH_ACE)
    use: i64 = 0
    start: i64 = 0
    while start < STARTS:
        run = SHORTEST_RUNS[points * STARTS + start]
        start += 1
        if run & own:
            use += promise_of_run(promises, run, places, gone, both_gone, sight.jokers)
            use -= promise_of_run(promises, run, places & ~own, gone, both_gone, sight.jokers)
    return use


def use_in_sets(sight: Sight, card: Card, points: i64, promises: vec[i64]) -> i64:
    """How much less the sets of its rank promise without a card of the hand."""
    rank = rank_of(card)
    value = value_in_a_set(rank)
    size = max(SMALLEST, (points + value - 1) // value)
    if size > SUITS * sight.alike:
        return 0
    suits = suits_held(sight.held | bit(card), rank)
    in_set = count(suits)
    free = first(SUITS) & ~suits
    helping = PACKS * count(free)
    helping -= count(free & suits_held(sight.gone, rank))
    helping -= count(free & suits_held(sight.both_gone, rank))
    if sight.alike > ALIKE_IN_A_SET:
        in_set += count(suits_held(sight.twice, rank))
        helping += count(suits & ~suits_held(sight.twice | sight.gone, rank))
    lacking = size - in_set - sight.jokers
    use = promise_of(promises, lacking, helping)
    return use - promise_of(promises, lacking + 1, helping + 1)


def use_of(sight: Sight, card: Card, points: i64, promises: vec[i64]) -> i64:
    """What hangs on a card of the hand, or on one that is to be taken."""
    if has(sight.twice, card) and sight.alike == ALIKE_IN_A_SET:
        return 0
    use = use_in_sets(sight, card, points, promises)
    if has(sight.twice, card):
        return use
    return use + use_in_runs(sight, card, points, promises)


def worth_keeping(state: RummyState, sight: Sight, card: Card, *, has_opened: bool) -> i64:
    """What it is worth to keep a card in the hand."""
    if has_opened:
        return use_of(sight, card, 0, MELD_PROMISES)
    worth = use_of(sight, card, 0, MELD_PROMISES) * MELD_BEFORE_OPENING // HUNDRED
    if has(sight.wanted, card):
        worth += FITS_ON_TABLE
    if state.agreed.opens_by_sum:
        return worth + use_of(sight, card, 0, OPENING_PROMISES)
    return worth + use_of(sight, card, state.agreed.opening_points, OPENING_PROMISES)
