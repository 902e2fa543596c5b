"""The last rounds of Cockroach Disco for two, worked out.

Once the piles are used up both hands can be told. What is left to chance is the dummy's next card,
and what is left to guess is what the other chooses at the same time. So every way to go on is
gone through: who takes does what is best for the lead over the other, and who chooses mixes so that
the other can't read it.

Cards are sets of one value here. Everything is seen by one of the two, ``own``; the other's part
comes second. What a player gets counts from 0 to ``ALL``.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.games.disco.actions import TAKE
from pakl.games.disco.cards import ALL_VALUES, NO_VALUE, Value, ValueSet
from pakl.games.disco.table import (
    CHOSEN,
    COLLECTION,
    DUMMY,
    FLOOR,
    HAND,
    TO_CHOOSE,
    TO_TAKE,
    DiscoState,
    has_dummy,
    pile_cards,
    values_in,
)
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.mixtures import mixture_of
from pakl.kernel.odds import CERTAIN
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, count, first, lowest

# What is left can be worked out from this round on, once the piles are used up (1.2 ms). Who
# imagines how a game goes on does it from the next one on (5 us).
WORKED_OUT: Final = 10
WORKED_OUT_AT_A_GLANCE: Final = 11

KINGS: Final = 0x2000  # the set of the value 13
ALL: Final = 1_000_000
# What it is worth to be ahead of the other where the dummy wins.
BEHIND_THE_DUMMY: Final = 20_000


def all_totals() -> vec[i64]:
    """What every set of values adds up to."""
    totals: vec[i64] = vec[i64]([0])
    values: i64 = 1
    while values <= ALL_VALUES:
        rest = values & (values - 1)
        totals = append(totals, totals[rest] + lowest(values))
        values += 1
    return totals


TOTALS: Final[vec[i64]] = all_totals()


Worths = tuple[i64, i64]


# What it comes to. ``own`` is the collection of who is asked for, ``others`` the other player's;
# ``mine`` and ``theirs`` is what these have yet to play, ``to_come`` what the dummy has.


def at_the_end(own: ValueSet, others: ValueSet, dummys: ValueSet, *, has_tie: bool) -> Worths:
    """DISCO-17, DISCO-18, DISCO-24, DISCO-25: what these collections are worth to both players."""
    total = TOTALS[own]
    rivals = TOTALS[others]
    is_ahead = total < rivals or (total == rivals and has_tie)
    worth: i64 = ALL
    if TOTALS[dummys] < min(total, rivals):
        worth = BEHIND_THE_DUMMY
    if is_ahead:
        return worth, 0
    return 0, worth


def after_taking(
    own: ValueSet, others: ValueSet, dummys: ValueSet, played: ValueSet, answered: ValueSet,
    mine: ValueSet, theirs: ValueSet, to_come: ValueSet, *, has_tie: bool,
) -> Worths:  # fmt: skip
    """DISCO-21: the cards just played are on the floor, and the dummy's next, which is any."""
    if played == NOTHING:
        return at_the_end(own, others, dummys, has_tie=has_tie)
    worth: i64 = 0
    others_worth: i64 = 0
    left = to_come
    while left:
        card = left & -left
        left ^= card
        one, another = from_choosing(
            own, others, dummys, played, answered, card, mine, theirs, to_come ^ card,
            has_tie=has_tie,
        )  # fmt: skip
        worth += one
        others_worth += another
    cards = count(to_come)
    return worth // cards, others_worth // cards


def from_taking(
    own: ValueSet, others: ValueSet, dummys: ValueSet, a: ValueSet, b: ValueSet, c: ValueSet,
    played: ValueSet, answered: ValueSet, mine: ValueSet, theirs: ValueSet, to_come: ValueSet,
    *, has_tie: bool,
) -> Worths:  # fmt: skip
    """DISCO-8: the best card of three for who takes first, when the other takes the best of two."""
    best: i64 = -ALL
    worth: i64 = 0
    others_worth: i64 = 0
    left: i64 = 3
    while left > 0:
        one, another = from_answering(
            own ^ a, others, dummys, b, c, played, answered, mine, theirs, to_come,
            has_tie=has_tie,
        )  # fmt: skip
        if one - another >= best:
            best = one - another
            worth = one
            others_worth = another
        taken = a
        a = b
        b = c
        c = taken
        left -= 1
    return worth, others_worth


def from_answering(
    own: ValueSet, others: ValueSet, dummys: ValueSet, a: ValueSet, b: ValueSet,
    played: ValueSet, answered: ValueSet, mine: ValueSet, theirs: ValueSet, to_come: ValueSet,
    *, has_tie: bool,
) -> Worths:  # fmt: skip
    """DISCO-8, DISCO-21: the other takes one of two cards, and the dummy the last one."""
    worth, others_worth = after_taking(
        own, others ^ a, dummys ^ b, played, answered, mine, theirs, to_come, has_tie=has_tie
    )
    one, another = after_taking(
        own, others ^ b, dummys ^ a, played, answered, mine, theirs, to_come, has_tie=has_tie
    )
    if another - one > others_worth - worth:
        return one, another
    return worth, others_worth


def from_taking_in_order(
    own: ValueSet, others: ValueSet, dummys: ValueSet, a: ValueSet, b: ValueSet, c: ValueSet,
    played: ValueSet, answered: ValueSet, mine: ValueSet, theirs: ValueSet, to_come: ValueSet,
    *, has_tie: bool, is_first: bool,
) -> Worths:  # fmt: skip
    """DISCO-8, DISCO-12: one of the two takes first, and the other part is turned round again."""
    if is_first:
        return from_taking(
            own, others, dummys, a, b, c, played, answered, mine, theirs, to_come,
            has_tie=has_tie,
        )  # fmt: skip
    others_worth, worth = from_taking(
        others, own, dummys, a, b, c, answered, played, theirs, mine, to_come,
        has_tie=not has_tie,
    )  # fmt: skip
    return worth, others_worth


def from_playing(
    own: ValueSet, others: ValueSet, dummys: ValueSet, a: ValueSet, b: ValueSet, c: ValueSet,
    played: ValueSet, answered: ValueSet, mine: ValueSet, theirs: ValueSet, to_come: ValueSet,
    *, has_tie: bool,
) -> Worths:  # fmt: skip
    """DISCO-8, DISCO-10, DISCO-13: these two cards are turned up on this floor."""
    mine &= ~played
    theirs &= ~answered
    if played == KINGS and (answered != KINGS or has_tie):
        return after_taking(
            own ^ a ^ b ^ c, others, dummys, played, answered, mine, theirs, to_come,
            has_tie=has_tie,
        )  # fmt: skip
    if answered == KINGS:
        return after_taking(
            own, others ^ a ^ b ^ c, dummys, played, answered, mine, theirs, to_come,
            has_tie=has_tie,
        )  # fmt: skip
    return from_taking_in_order(
        own, others, dummys, a, b, c, played, answered, mine, theirs, to_come,
        has_tie=has_tie, is_first=played < answered or (played == answered and has_tie),
    )  # fmt: skip


def from_choosing(
    own: ValueSet, others: ValueSet, dummys: ValueSet, a: ValueSet, b: ValueSet, c: ValueSet,
    mine: ValueSet, theirs: ValueSet, to_come: ValueSet, *, has_tie: bool,
) -> Worths:  # fmt: skip
    """DISCO-7, DISCO-12: a round on this floor, in which all choose unless it is the last."""
    if mine == NOTHING:
        return from_taking_in_order(
            own, others, dummys, a, b, c, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
            has_tie=has_tie, is_first=not has_tie,
        )  # fmt: skip
    if count(mine) == 1:
        return from_playing(
            own, others, dummys, a, b, c, mine, theirs, mine, theirs, to_come, has_tie=has_tie
        )
    return Round(own, others, dummys, a, b, c, mine, theirs, to_come, has_tie=has_tie).worths()


class Round:
    """A round in which both choose at the same time, and what every pair of cards leads to."""

    def __init__(
        self, own: ValueSet, others: ValueSet, dummys: ValueSet,
        a: ValueSet, b: ValueSet, c: ValueSet,
        mine: ValueSet, theirs: ValueSet, to_come: ValueSet, *, has_tie: bool,
    ) -> None:  # fmt: skip
        self.own_worths: list[float] = []
        self.others_worths: list[float] = []
        self.leads: list[float] = []
        cards = mine
        while cards:
            played = cards & -cards
            cards ^= played
            answers = theirs
            while answers:
                answered = answers & -answers
                answers ^= answered
                one, another = from_playing(
                    own, others, dummys, a, b, c, played, answered, mine, theirs, to_come,
                    has_tie=has_tie,
                )  # fmt: skip
                self.own_worths.append(float(one))
                self.others_worths.append(float(another))
                self.leads.append(float(one - another))
        self.cards: i64 = count(mine)
        self.answers: i64 = count(theirs)
        self.mixture = mixture_of(self.leads, int(self.cards), int(self.answers))

    def worths(self) -> Worths:
        """What the round is worth to both if they mix as is best."""
        worth = 0.0
        others_worth = 0.0
        place: i64 = 0
        while place < self.cards * self.answers:
            often = self.mixture.rows[place // self.answers]
            often *= self.mixture.columns[place % self.answers]
            worth += often * self.own_worths[place]
            others_worth += often * self.others_worths[place]
            place += 1
        return i64(worth), i64(others_worth)


# At the table


def is_plain_duel(state: DiscoState) -> bool:
    """DISCO-1: whether this is the game of the book for two."""
    agreed = state.agreed
    return has_dummy(state) and not agreed.has_guests and not agreed.has_mirror


def is_worked_out(state: DiscoState) -> bool:
    """Whether all are about to choose, so late that what is left is worked out at a glance."""
    return (
        state.round >= WORKED_OUT_AT_A_GLANCE
        and state.asked == TO_CHOOSE
        and state.to_act == first(state.seats)
        and is_plain_duel(state)
    )


def floor_card(state: DiscoState, colour: i64) -> ValueSet:
    """The card of a colour on the floor, or nothing."""
    return one_of(state.table[FLOOR + colour])


def one_of(value: i64) -> ValueSet:
    """The set of one value, or nothing."""
    if value == NO_VALUE:
        return NOTHING
    return bit(value)


def to_play(state: DiscoState, seat: i64) -> ValueSet:
    """DISCO-7: the hand of a player, with a card that lies face down before it."""
    return state.table[HAND + seat] | one_of(state.table[CHOSEN + seat])


def round_of(state: DiscoState, seat: Seat) -> Round:
    """The round that all are about to choose in, as a seat sees it."""
    table = state.table
    other = 1 - seat
    return Round(
        table[COLLECTION + seat], table[COLLECTION + other], table[COLLECTION + DUMMY],
        floor_card(state, 0), floor_card(state, 1), floor_card(state, DUMMY),
        to_play(state, seat), to_play(state, other), values_in(pile_cards(state, DUMMY)),
        has_tie=state.tie_card == seat,
    )  # fmt: skip


def ahead(state: DiscoState, seat: Seat) -> i64:
    """How often in a thousand a seat wins, if both do what is best."""
    worth, _ = round_of(state, seat).worths()
    return worth * CERTAIN // ALL


def worth_of_taking(state: DiscoState, seat: Seat, value: Value) -> i64:
    """DISCO-8, DISCO-12: the lead of a seat that takes this card, if both then do their best."""
    table = state.table
    other = 1 - seat
    own = table[COLLECTION + seat] ^ bit(value)
    played = one_of(table[CHOSEN + seat])
    answered = one_of(table[CHOSEN + other])
    mine = table[HAND + seat]
    theirs = table[HAND + other]
    to_come = values_in(pile_cards(state, DUMMY))
    has_tie = state.tie_card == seat
    floor = [floor_card(state, colour) for colour in range(state.colours)]
    rest = [card for card in floor if card != NOTHING]
    rest.remove(bit(value))
    if len(rest) == 1:
        worth, others_worth = after_taking(
            own, table[COLLECTION + other], table[COLLECTION + DUMMY] ^ rest[0],
            played, answered, mine, theirs, to_come, has_tie=has_tie,
        )  # fmt: skip
    else:
        worth, others_worth = from_answering(
            own, table[COLLECTION + other], table[COLLECTION + DUMMY], rest[0], rest[1],
            played, answered, mine, theirs, to_come, has_tie=has_tie,
        )  # fmt: skip
    return worth - others_worth


def work_out(state: DiscoState, seat: Seat, choices: Choices, shares: Ratings) -> bool:
    """DISCO-11: how often in a thousand to do what, once the piles are used up.

    Nothing but the dummy's next cards is hidden then.
    """
    if state.round < WORKED_OUT or not is_plain_duel(state):
        return False
    place: i64 = 0
    if state.asked == TO_CHOOSE:
        rows = round_of(state, seat).mixture.rows
        while place < choices.size:
            shares.add(i64(rows[place] * CERTAIN))
            place += 1
        return True
    if state.asked != TO_TAKE:
        return False
    worths: list[i64] = []
    while place < choices.size:
        worths.append(worth_of_taking(state, seat, Value(choices.at(place) - TAKE)))
        place += 1
    best = max(worths)
    for worth in worths:
        shares.add(CERTAIN if worth == best else 0)
    return True
