"""What a careful player of Rummy makes of the rules.

*Before opening* everything serves the first combination: who is caught with a full hand
pays for all of it. So one counts for every combination that would open how many cards it
lacks, jokers not needed elsewhere filled in, and how many of these are still about. Cards
of which much hangs on that are kept; smaller combinations, which can be laid out in the same
turn, come second. With an opening in the hand one opens.

*After opening* one lays out all that can be laid, first new combinations without jokers, then
single cards onto what lies there, and exchanges jokers for cards of the hand. A joker is
spent where it takes two dead cards along, or where it lets one go out; otherwise it waits,
but not while somebody is about to go out.

*The discard* is the card on which least depends, of such cards the one that costs most if
somebody goes out, and if it can be helped none that the next player can add at once.

*The other player's discard* is taken if it can be laid out now, or brings an opening clearly
nearer: a card from the stock tells the others nothing, and may be a joker.

*Nothing is laid to be taken back*: an opening is begun only if it will be reached in this
turn, or if the whole hand goes out at once. What was begun otherwise is taken back.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.actions import (
    ADD_JOKER,
    DISCARD,
    GROW,
    LAY,
    PICK,
    STRETCH,
    SWAP,
    UNDO,
)
from pakl.games.rummy.cards import (
    ACE,
    JOKER,
    NATURAL_CARDS,
    PACKS,
    SUITS,
    Suit,
    rank_of,
    ranks_held,
    suit_of,
    suits_held,
)
from pakl.games.rummy.combinations import (
    ALIKE_IN_A_SET,
    FIRST_PLACES,
    HIGH_ACE,
    PLACES,
    SECOND_PLACES,
    SMALLEST,
    Place,
    PlaceSet,
    Shape,
    card_at,
    is_run,
    value_at,
    value_of,
)
from pakl.games.rummy.melds import (
    JOKERS_OF_MELDS,
    NATURALS_OF_MELDS,
    SHAPES_OF_MELDS,
    STARTS,
    places_in_run,
)
from pakl.games.rummy.opening import has_opened, is_opening_reached
from pakl.games.rummy.round import TO_DRAW, RummyState, is_taken_card_unused, jokers_held
from pakl.games.rummy.scoring import VALUES_LEFT, value_in_a_run, value_in_a_set
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.seats import Seat, seat_after
from pakl.kernel.sets import NOTHING, bit, count, first, has, highest, lowest

# What a combination promises, by the cards that it lacks; those that lack some promise so
# much for every four cards that would help.
OPENING_PROMISES: Final[vec[i64]] = vec[i64]([400, 145, 30, 4])
MELD_PROMISES: Final[vec[i64]] = vec[i64]([200, 50, 8, 4])
MOST_LACKING: Final = 3
CARDS_THAT_HELP: Final = 4

MELD_BEFORE_OPENING: Final = 30  # what a small combination counts before opening, in hundredths
FITS_ON_TABLE: Final = 30  # a card that can be added once one has opened
LEFT_BEFORE_OPENING: Final = 2  # for every point of a card that is kept
LEFT_AFTER_OPENING: Final = 4
LEFT_AT_THE_END: Final = 7  # when somebody is about to go out
GIFT: Final = 40  # to the next player, who can add the card
PICKING: Final = 70  # what a card must bring to be taken openly
PICKED_FOR_TABLE: Final = 200
PATIENT_FOR: Final = 60  # turns, after which openly taken cards must bring more and more
IMPATIENCE: Final = 5
JOKER_SPENT: Final = 80
JOKER_ADDED: Final = -150
JOKER_ADDED_AT_THE_END: Final = 136
FEW_CARDS: Final = 5

# Steps of a plan come in this order, whatever is discarded in the end.
LAID: Final = 3000
EXCHANGED: Final = 2500
ADDED: Final = 2000
PICKED_JOKER: Final = 1000
GOES_OUT: Final = 10_000
NEVER: Final = -20_000
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """What a seat sees of the cards: its own, those gone for good, those the table wants."""

    def __init__(self, state: RummyState, seat: Seat) -> None:
        self.held: CardSet = state.hands.kinds(seat) & NATURAL_CARDS
        self.twice: CardSet = state.hands.at_least(seat, 2) & NATURAL_CARDS
        self.jokers: i64 = jokers_held(state.hands, seat)
        self.gone: CardSet = NOTHING
        self.both_gone: CardSet = NOTHING
        self.wanted: CardSet = NOTHING
        self.alike: i64 = state.agreed.alike

    def see(self, card: Card) -> None:
        """One card more is gone."""
        if card == JOKER:
            return
        self.both_gone |= self.gone & bit(card)
        self.gone |= bit(card)

    def see_table(self, state: RummyState) -> None:
        """Sees the discards, and the combinations with what they want."""
        place: i64 = 0
        while place < state.discards.size:
            self.see(state.discards.at(place))
            place += 1
        combinations = state.combinations
        number: i64 = 0
        while number < combinations.size:
            shape = combinations.shape(number)
            naturals = combinations.naturals(number)
            while naturals:
                self.see(card_at(shape, Place(lowest(naturals))))
                naturals &= naturals - 1
            self.wanted |= combinations.wanted(number) | combinations.replaced(number)
            number += 1


# What combinations promise


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


def is_end_near(state: RummyState, seat: Seat) -> bool:
    """Whether somebody else who has opened holds few cards."""
    other: i64 = 0
    while other < state.seats:
        if (
            other != seat
            and has(state.opened, other)
            and state.hands.count(Seat(other)) < FEW_CARDS
        ):
            return True
        other += 1
    return False


# Combinations that can be laid


def worth_of_meld(meld: i64) -> i64:
    """RUMMY-13: what a combination is worth on the table."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    return value_of(shape, NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])


def cards_in(meld: i64, copies: PlaceSet) -> CardSet:
    """The natural cards of a combination; of a set those in the first or second places."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    naturals = NATURALS_OF_MELDS[meld]
    if not is_run(shape):
        naturals &= copies
    elif copies == SECOND_PLACES:
        return NOTHING
    cards: CardSet = NOTHING
    while naturals:
        cards |= bit(card_at(shape, Place(lowest(naturals))))
        naturals &= naturals - 1
    return cards


def left_by(meld: i64) -> i64:
    """RUMMY-21: the minus points that a combination takes from the hand, jokers not counted."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    naturals = NATURALS_OF_MELDS[meld]
    points: i64 = 0
    while naturals:
        points += VALUES_LEFT[card_at(shape, Place(lowest(naturals)))]
        naturals &= naturals - 1
    return points


def reach_of_run(shape: Shape, filled: PlaceSet, held: CardSet, jokers: i64, cards: i64) -> i64:
    """RUMMY-14: what a run can still gain by adding so many cards, jokers and own ones."""
    places = places_in_run(ranks_held(held, Suit(shape)))
    gain: i64 = 0
    place = highest(filled) + 1
    while place < PLACES and cards > 0 and (has(places, place) or jokers > 0):
        if not has(places, place):
            jokers -= 1
        gain += value_at(shape, Place(place))
        cards -= 1
        place += 1
    place = lowest(filled) - 1
    while place >= 0 and cards > 0 and (has(places, place) or jokers > 0):
        if not has(places, place):
            jokers -= 1
        gain += value_at(shape, Place(place))
        cards -= 1
        place -= 1
    return gain


def reach_of_meld(meld: i64, sight: Sight, cards: i64) -> i64:
    """RUMMY-14: what a combination is worth, and can become worth in this turn."""
    worth = worth_of_meld(meld)
    shape = Shape(SHAPES_OF_MELDS[meld])
    if not is_run(shape):
        return worth
    filled = NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld]
    held = sight.held & ~cards_in(meld, FIRST_PLACES)
    jokers = sight.jokers - count(JOKERS_OF_MELDS[meld])
    return worth + reach_of_run(shape, filled, held, jokers, cards - count(filled) - 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """What can be laid from a hand in one turn, the best combination first."""

    def __init__(self, sight: Sight) -> None:
        self.held: CardSet = sight.held
        self.twice: CardSet = sight.twice
        self.jokers: i64 = sight.jokers
        self.first_place: i64 = NEVER
        self.worth: i64 = 0
        self.cards: i64 = 0

    def may_lay(self, meld: i64) -> bool:
        """Whether the cards of a combination are still in the hand."""
        if count(JOKERS_OF_MELDS[meld]) > self.jokers:
            return False
        return not (
            cards_in(meld, FIRST_PLACES) & ~self.held or cards_in(meld, SECOND_PLACES) & ~self.twice
        )

    def take(self, meld: i64) -> None:
        """The cards of a combination leave the hand."""
        cards = cards_in(meld, FIRST_PLACES)
        self.held &= ~(cards & ~self.twice)
        self.twice &= ~cards
        self.held &= ~cards_in(meld, SECOND_PLACES)
        self.jokers -= count(JOKERS_OF_MELDS[meld])
        self.worth += worth_of_meld(meld)
        self.cards += count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])

    def leaves(self, card: Card) -> bool:
        """Whether the hand keeps a card of this kind."""
        if card == JOKER:
            return self.jokers > 0
        return has(self.held, card)

    def fill(self, choices: Choices, cards: i64) -> None:
        """Lays the best combination, and again, as long as a card of so many is left."""
        while True:
            place = self.best_place(choices, cards - self.cards - 1)
            if place < 0:
                return
            if self.first_place < 0:
                self.first_place = place
            self.take(choices.at(place) - LAY)

    def best_place(self, choices: Choices, most: i64) -> i64:
        """The place among the choices of the best combination of at most so many cards."""
        best: i64 = NEVER
        best_place: i64 = NEVER
        place = choices.size - 1
        while place >= 0 and choices.at(place) >= LAY:
            meld: i64 = choices.at(place) - LAY
            rating = rate_meld(meld)
            size = count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])
            if rating > best and size <= most and self.may_lay(meld):
                best = rating
                best_place = place
            place -= 1
        return best_place


def goes_out(state: RummyState, left: i64, *, with_taken: bool) -> bool:
    """RUMMY-10, RUMMY-20: whether a step that leaves so many cards leaves one to discard."""
    return left == 1 and (with_taken or not is_taken_card_unused(state))


def leads_nowhere(state: RummyState, left: i64, *, with_taken: bool) -> bool:
    """RUMMY-10: whether a step would leave only the card just taken, which can't be discarded."""
    return left == 1 and not with_taken and is_taken_card_unused(state)


def is_laid_with(state: RummyState, meld: i64) -> bool:
    """Whether the card taken from the discard pile is in a combination."""
    if state.taken == JOKER:
        return JOKERS_OF_MELDS[meld] != NOTHING
    if state.taken < 0:
        return False
    return has(cards_in(meld, FIRST_PLACES), state.taken)


# Ratings of single moves


def rate_meld(meld: i64) -> i64:
    """How well a combination clears the hand: by its cards and points, but for the jokers."""
    rating = left_by(meld) * LEFT_AFTER_OPENING
    rating += HUNDRED * count(NATURALS_OF_MELDS[meld])
    return rating - JOKER_SPENT * count(JOKERS_OF_MELDS[meld])


def rate_pick(state: RummyState, seat: Seat, sight: Sight) -> i64:
    """RUMMY-9: taking the card that the previous player discarded."""
    card = state.discards.top()
    if card == JOKER:
        return PICKED_JOKER
    opened = has(state.opened, seat)
    if opened and has(sight.wanted, card):
        return PICKED_FOR_TABLE
    if has(sight.held, card):
        return -PICKING
    rating = worth_keeping(state, sight, card, has_opened=opened) - PICKING
    return rating - IMPATIENCE * max(0, state.turns - PATIENT_FOR)


def rate_discard(state: RummyState, seat: Seat, sight: Sight, card: Card, *, opened: bool) -> i64:
    """RUMMY-11: what is best not kept, and not given to the next player."""
    if state.hands.count(seat) == 1:
        return GOES_OUT
    if card == JOKER:
        return NEVER // 2
    left: i64 = LEFT_BEFORE_OPENING
    if is_end_near(state, seat):
        left = LEFT_AT_THE_END
    elif opened:
        left = LEFT_AFTER_OPENING
    rating = left * VALUES_LEFT[card] - worth_keeping(state, sight, card, has_opened=opened)
    if has(sight.wanted, card) and has(state.opened, seat_after(seat, state.seats)):
        rating -= GIFT
    return rating


def rate_grow(state: RummyState, seat: Seat, sight: Sight, action: i64, *, opened: bool) -> i64:
    """RUMMY-15 to RUMMY-18: adding to a combination, or exchanging a joker of it."""
    number = (action - GROW) // STRETCH
    kind = (action - GROW) % STRETCH
    in_hand = state.hands.count(seat)
    with_taken = kind == state.taken or (kind >= ADD_JOKER and state.taken == JOKER)
    if kind < SWAP and goes_out(state, in_hand - 1, with_taken=with_taken):
        return GOES_OUT
    if kind < SWAP and leads_nowhere(state, in_hand - 1, with_taken=with_taken):
        return NEVER
    if not opened:
        return rate_towards_opening(state, sight, number, kind, in_hand)
    if kind >= SWAP:
        return EXCHANGED
    if kind < ADD_JOKER:
        return ADDED + VALUES_LEFT[kind]
    if in_hand - sight.jokers <= 1:
        return ADDED
    if is_end_near(state, seat):
        return JOKER_ADDED_AT_THE_END
    return JOKER_ADDED


def rate_towards_opening(
    state: RummyState, sight: Sight, number: i64, kind: i64, in_hand: i64
) -> i64:
    """RUMMY-14: adding to the turn's first combination, if that leads to an opening."""
    if number != state.first_own or kind >= SWAP:
        return NEVER
    combinations = state.combinations
    shape = combinations.shape(number)
    if not is_run(shape):
        return NEVER
    filled = combinations.naturals(number) | combinations.jokers(number)
    gain = reach_of_run(shape, filled, sight.held, sight.jokers, in_hand - 1)
    if state.worth + gain < state.agreed.opening_points:
        return NEVER
    if kind < ADD_JOKER:
        return LAID
    return ADDED


def rate_lay(state: RummyState, seat: Seat, sight: Sight, meld: i64, *, opened: bool) -> i64:
    """RUMMY-2, RUMMY-12: laying a combination: after opening any, before one that opens."""
    in_hand = state.hands.count(seat)
    size = count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])
    if goes_out(state, in_hand - size, with_taken=is_laid_with(state, meld)):
        return GOES_OUT
    if leads_nowhere(state, in_hand - size, with_taken=is_laid_with(state, meld)):
        return NEVER
    jokers = count(JOKERS_OF_MELDS[meld])
    if opened:
        if jokers == 0:
            return LAID + rate_meld(meld)
        return rate_meld(meld)
    if state.steps > 0 or state.agreed.opens_by_sum:
        return NEVER
    if worth_of_meld(meld) >= state.agreed.opening_points:
        return LAID + rate_meld(meld)
    if reach_of_meld(meld, sight, in_hand) >= state.agreed.opening_points:
        return ADDED + rate_meld(meld)
    return NEVER


def planned_place(state: RummyState, seat: Seat, sight: Sight, choices: Choices) -> i64:
    """RUMMY-14, RUMMY-22: the combination to begin with, if several together open or go out."""
    if choices.size == 0 or choices.at(choices.size - 1) < LAY:
        return NEVER
    plan = Plan(sight)
    in_hand = state.hands.count(seat)
    plan.fill(choices, in_hand)
    if in_hand - plan.cards == 1:
        if is_taken_card_unused(state) and plan.leaves(state.taken):
            return NEVER
        return plan.first_place
    points = state.agreed.opening_points - state.worth
    if state.agreed.opens_by_sum and plan.worth >= points:
        return plan.first_place
    return NEVER


def rate_laying_out(state: RummyState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each way looks to lay out or to end the turn."""
    sight = Sight(state, seat)
    sight.see_table(state)
    opened = has_opened(state) or is_opening_reached(state)
    planned: i64 = NEVER
    if not opened:
        planned = planned_place(state, seat, sight, choices)
    place: i64 = 0
    while place < choices.size:
        action: i64 = choices.at(place)
        if action == UNDO:
            ratings.add(NEVER // 2 - 1)
        elif action < GROW:
            card = Card(action - DISCARD)
            ratings.add(rate_discard(state, seat, sight, card, opened=opened))
        elif action < LAY:
            ratings.add(rate_grow(state, seat, sight, action, opened=opened))
        elif place == planned:
            ratings.add(LAID)
        else:
            ratings.add(rate_lay(state, seat, sight, action - LAY, opened=opened))
        place += 1


def rate(state: RummyState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each choice of a seat looks to it."""
    if state.asked != TO_DRAW:
        rate_laying_out(state, seat, choices, ratings)
        return
    place: i64 = 0
    while place < choices.size:
        if choices.at(place) == PICK:
            sight = Sight(state, seat)
            sight.see_table(state)
            ratings.add(rate_pick(state, seat, sight))
        else:
            ratings.add(0)
        place += 1
