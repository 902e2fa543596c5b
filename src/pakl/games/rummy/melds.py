"""Every combination that can be laid at once, and which of them a hand can lay.

Runs of three to five cards are laid at once, longer ones grow by adding; sets are laid
whatever their size. Any of their cards but one may be a joker. All of them together are
numbered: first the runs, suit by suit and from their lowest card up, then the sets of
three or four cards, rank by rank, then the large sets, which only mixed ones can be.
Which of the runs from one card up a hand can lay depends only on the five next places
and the jokers held, so it is looked up as a set of numbers, and so are the small sets of
a rank. The large sets, which few hands hold, are tried one by one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.rummy.cards import JOKERS, RANKS, SUITS, Rank, Suit, ranks_held, suits_held
from pakl.games.rummy.combinations import (
    HIGH_ACE,
    PLACES,
    SECOND_PLACES,
    SMALLEST,
    PlaceSet,
    Shape,
    place_in_set,
    run_of,
    set_of_rank,
)
from pakl.kernel.actions import Choices
from pakl.kernel.cards import CardSet
from pakl.kernel.sets import NOTHING, bit, count, first, lowest

LONGEST_RUN: Final = 5
LARGEST_SMALL_SET: Final = 4
LARGEST_SET: Final = 8  # RUMMY-19
STARTS: Final = 12  # the places in which a run of three can begin
WINDOW: Final = 32  # the sets of natural cards in the five places from a start
SUIT_SETS: Final = 16  # the sets of suits


class Meld:
    """A combination as it is laid: its shape, and where natural cards and jokers lie."""

    def __init__(self, shape: Shape, naturals: PlaceSet, jokers: PlaceSet) -> None:
        self.shape: Shape = shape
        self.naturals: PlaceSet = naturals
        self.jokers: PlaceSet = jokers


# Runs


def run_lengths(start: int) -> list[int]:
    """RUMMY-4: the lengths of the runs that can be laid from a place up."""
    longest = min(LONGEST_RUN, PLACES - start)
    return list(range(SMALLEST, longest + 1))


def runs_from(suit: Suit, start: int) -> list[Meld]:
    """RUMMY-2, RUMMY-16, RUMMY-19: the runs from a place up, with every choice of jokers."""
    melds: list[Meld] = []
    for length in run_lengths(start):
        for window in range(1, int(bit(length))):
            naturals = window * bit(start)
            jokers = (first(length) - window) * bit(start)
            melds.append(Meld(run_of(suit), naturals, jokers))
    return melds


def runs_laid_from(window: int, jokers: int) -> i64:
    """Which of the runs from a place up can be laid, by what is held of the five next places."""
    laid: i64 = NOTHING
    for number, run in enumerate(runs_from(Suit(0), 0)):
        if not run.naturals & ~window and count(run.jokers) <= jokers:
            laid |= bit(number)
    return laid


def runs_up_to(length: int) -> i64:
    """The runs from a place up that have at most so many cards."""
    runs: i64 = NOTHING
    for number, run in enumerate(runs_from(Suit(0), 0)):
        if count(run.naturals | run.jokers) <= length:
            runs |= bit(number)
    return runs


# Sets


def sets_of(rank: Rank) -> list[Meld]:
    """RUMMY-2, RUMMY-5, RUMMY-6: the small sets of a rank, first those that are not mixed.

    Both kinds begin with the sets of three cards.
    """
    melds: list[Meld] = []
    for is_mixed in (False, True):
        for size in range(SMALLEST, LARGEST_SMALL_SET + 1):
            for meld in fillings(rank, size):
                if bool((meld.naturals | meld.jokers) & SECOND_PLACES) == is_mixed:
                    melds.append(meld)
    return melds


def large_sets_of(rank: Rank) -> list[Meld]:
    """RUMMY-6, RUMMY-19: the large sets of a rank, those with few jokers first."""
    sets: list[Meld] = []
    for size in range(LARGEST_SMALL_SET + 1, LARGEST_SET + 1):
        sets += fillings(rank, size)
    return [meld for jokers in range(JOKERS + 1) for meld in sets if count(meld.jokers) == jokers]


def fillings(rank: Rank, size: int) -> list[Meld]:
    """RUMMY-19: every way to make a set of so many cards, with at least one natural card."""
    growing = [Meld(set_of_rank(rank), NOTHING, NOTHING)]
    for suit in range(SUITS):
        one = bit(place_in_set(suit, 0))
        other = bit(place_in_set(suit, 1))
        grown: list[Meld] = []
        for meld in growing:
            grown.append(meld)
            grown.append(Meld(meld.shape, meld.naturals | one, meld.jokers))
            grown.append(Meld(meld.shape, meld.naturals, meld.jokers | one))
            grown.append(Meld(meld.shape, meld.naturals | one | other, meld.jokers))
            grown.append(Meld(meld.shape, meld.naturals | one, meld.jokers | other))
            grown.append(Meld(meld.shape, meld.naturals, meld.jokers | one | other))
        growing = grown
    return [
        meld for meld in growing if meld.naturals and count(meld.naturals | meld.jokers) == size
    ]


def places_held(once: int, twice: int) -> PlaceSet:
    """The places of a set that a hand can fill, by the suits it holds once and twice."""
    places: PlaceSet = NOTHING
    for suit in range(SUITS):
        if bit(suit) & once:
            places |= bit(place_in_set(suit, 0))
        if bit(suit) & twice:
            places |= bit(place_in_set(suit, 1))
    return places


def sets_laid(melds: list[Meld], held: PlaceSet, jokers: int) -> i64:
    """Which of these sets can be laid by a hand that can fill these places."""
    laid: i64 = NOTHING
    for number, meld in enumerate(melds):
        if not meld.naturals & ~held and count(meld.jokers) <= jokers:
            laid |= bit(number)
    return laid


# All of them, by number


def all_melds() -> list[Meld]:
    """Every combination that can be laid at once, in the order of their numbers."""
    melds: list[Meld] = []
    for suit in range(SUITS):
        for start in range(STARTS):
            melds += runs_from(Suit(suit), start)
    for rank in range(RANKS):
        melds += sets_of(Rank(rank))
    for rank in range(RANKS):
        melds += large_sets_of(Rank(rank))
    return melds


def first_runs() -> list[i64]:
    """The number of the first run from each place of a suit, counted in that suit."""
    numbers: list[i64] = []
    number = 0
    for start in range(STARTS):
        numbers.append(number)
        number += len(runs_from(Suit(0), start))
    return numbers


def mixed_parts() -> list[list[Meld]]:
    """The mixed sets of one rank in parts that a set of numbers can hold; threes first."""
    mixed = sets_of(Rank(0))[PLAIN_SETS:]
    return [mixed[part : part + MIXED_PART] for part in range(0, len(mixed), MIXED_PART)]


RUNS_OF_A_SUIT: Final = 559
SETS_OF_A_RANK: Final = 283
PLAIN_SETS: Final = 43  # the sets of a rank that are not mixed
PLAIN_SETS_OF_THREE: Final = 28
MIXED_PART: Final = 60  # the mixed sets of three; those of four are three parts more
MIXED_PARTS: Final = 4
FIRST_SET_MELD: Final[i64] = SUITS * RUNS_OF_A_SUIT
LARGE_SETS_OF_A_RANK: Final = 898
FIRST_LARGE_SET: Final[i64] = FIRST_SET_MELD + RANKS * SETS_OF_A_RANK

ALL_MELDS: Final = all_melds()
SHAPES_OF_MELDS: Final[vec[i64]] = vec[i64]([meld.shape for meld in ALL_MELDS])
NATURALS_OF_MELDS: Final[vec[i64]] = vec[i64]([meld.naturals for meld in ALL_MELDS])
JOKERS_OF_MELDS: Final[vec[i64]] = vec[i64]([meld.jokers for meld in ALL_MELDS])

FIRST_RUNS: Final[vec[i64]] = vec[i64](first_runs())
RUNS_LAID: Final[vec[i64]] = vec[i64](
    [runs_laid_from(window, jokers) for jokers in range(JOKERS + 1) for window in range(WINDOW)]
)
RUNS_UP_TO: Final[vec[i64]] = vec[i64]([runs_up_to(length) for length in range(LONGEST_RUN + 1)])
RUNS_FITTING: Final[vec[i64]] = vec[i64](
    [runs_up_to(min(LONGEST_RUN, PLACES - start)) for start in range(STARTS)]
)


def all_plain_sets_laid() -> list[i64]:
    """The plain sets of a rank that can be laid, by jokers and suits held."""
    sets = sets_of(Rank(0))[:PLAIN_SETS]
    return [
        sets_laid(sets, places_held(once, 0), jokers)
        for jokers in range(JOKERS + 1)
        for once in range(SUIT_SETS)
    ]


def all_mixed_sets_laid() -> list[i64]:
    """The mixed sets of a rank that can be laid, by jokers and suits held twice and once."""
    parts = mixed_parts()
    laid: list[i64] = []
    for jokers in range(JOKERS + 1):
        for twice in range(SUIT_SETS):
            for once in range(SUIT_SETS):
                is_held = not twice & ~once
                for part in parts:
                    places = places_held(once, twice)
                    laid.append(sets_laid(part, places, jokers) if is_held else NOTHING)
    return laid


PLAIN_SETS_LAID: Final[vec[i64]] = vec[i64](all_plain_sets_laid())
MIXED_SETS_LAID: Final[vec[i64]] = vec[i64](all_mixed_sets_laid())


# What a hand can lay


def starts_of_runs(held: PlaceSet, jokers: i64) -> PlaceSet:
    """The places from which a run may begin that is laid with so many jokers."""
    second = held >> 1
    third = held >> 2
    if jokers == 0:
        starts = held & second & third
    elif jokers == 1:
        starts = (held & (second | third)) | (second & third)
    elif jokers == 2:
        starts = held | second | third
    else:
        starts = held | second | third | (held >> 3) | (held >> 4)
    return starts & (bit(STARTS) - 1)


def places_in_run(ranks: i64) -> PlaceSet:
    """RUMMY-3: the places of a run that these ranks can fill; an ace can fill two."""
    if ranks & 1:
        return ranks | bit(HIGH_ACE)
    return ranks


def add_runs(choices: Choices, first_meld: i64, held: CardSet, jokers: i64, most: i64) -> None:
    """RUMMY-2, RUMMY-4, RUMMY-16: adds the runs of at most so many cards."""
    allowed = RUNS_UP_TO[LONGEST_RUN]
    if most < LONGEST_RUN:
        allowed = RUNS_UP_TO[most]
    first_window = jokers * WINDOW
    suit: i64 = 0
    while suit < SUITS:
        places = places_in_run(ranks_held(held, Suit(suit)))
        starts = starts_of_runs(places, jokers)
        while starts:
            start = lowest(starts)
            starts &= starts - 1
            window = (places >> start) & (WINDOW - 1)
            runs = RUNS_LAID[first_window + window] & RUNS_FITTING[start] & allowed
            choices.add_each(runs, first_meld + FIRST_RUNS[start])
        first_meld += RUNS_OF_A_SUIT
        suit += 1


def ranks_of_sets(held: CardSet, jokers: i64) -> i64:
    """The ranks of which a set that is not mixed can be laid with so many jokers."""
    clubs = ranks_held(held, Suit(0))
    hearts = ranks_held(held, Suit(1))
    spades = ranks_held(held, Suit(2))
    diamonds = ranks_held(held, Suit(3))
    if jokers == 0:
        return (clubs & hearts & (spades | diamonds)) | (spades & diamonds & (clubs | hearts))
    if jokers == 1:
        return (clubs & hearts) | (spades & diamonds) | ((clubs | hearts) & (spades | diamonds))
    return clubs | hearts | spades | diamonds


def add_plain_sets(
    choices: Choices, first_meld: i64, held: CardSet, jokers: i64, most: i64
) -> None:
    """RUMMY-2, RUMMY-5, RUMMY-16: adds the sets of at most so many cards."""
    allowed = first(PLAIN_SETS)
    if most < LARGEST_SMALL_SET:
        allowed = first(PLAIN_SETS_OF_THREE)
    ranks = ranks_of_sets(held, jokers)
    while ranks:
        rank = Rank(lowest(ranks))
        ranks &= ranks - 1
        sets = PLAIN_SETS_LAID[jokers * SUIT_SETS + suits_held(held, rank)]
        choices.add_each(sets & allowed, first_meld + rank * SETS_OF_A_RANK)


def add_mixed_sets(
    choices: Choices, first_meld: i64, held: CardSet, twice: CardSet, jokers: i64, most: i64
) -> None:
    """RUMMY-6: adds the small sets, mixed or not, of at most so many cards."""
    allowed = first(PLAIN_SETS)
    parts: i64 = MIXED_PARTS
    if most < LARGEST_SMALL_SET:
        allowed = first(PLAIN_SETS_OF_THREE)
        parts = 1
    rank: i64 = 0
    while rank < RANKS:
        once_held = suits_held(held, Rank(rank))
        if once_held:
            sets = PLAIN_SETS_LAID[jokers * SUIT_SETS + once_held]
            choices.add_each(sets & allowed, first_meld)
            pattern = (jokers * SUIT_SETS + suits_held(twice, Rank(rank))) * SUIT_SETS + once_held
            part: i64 = 0
            while part < parts:
                mixed = MIXED_SETS_LAID[pattern * MIXED_PARTS + part]
                choices.add_each(mixed, first_meld + PLAIN_SETS + part * MIXED_PART)
                part += 1
        first_meld += SETS_OF_A_RANK
        rank += 1


def add_large_sets(
    choices: Choices, first_meld: i64, held: CardSet, twice: CardSet, jokers: i64, most: i64
) -> None:
    """RUMMY-6, RUMMY-16: adds the large sets of at most so many cards."""
    if most <= LARGEST_SMALL_SET:
        return
    rank: i64 = 0
    while rank < RANKS:
        once_held = suits_held(held, Rank(rank))
        twice_held = suits_held(twice, Rank(rank))
        naturals = count(once_held) + count(twice_held)
        if naturals > 0 and naturals + jokers > LARGEST_SMALL_SET:
            places = places_held(int(once_held), int(twice_held))
            add_large_sets_of_rank(choices, first_meld, rank, places, jokers, most)
        rank += 1


def add_large_sets_of_rank(
    choices: Choices, first_meld: i64, rank: i64, places: PlaceSet, jokers: i64, most: i64
) -> None:
    """Adds the large sets for whose places there are natural cards and jokers."""
    first_set = FIRST_LARGE_SET + rank * LARGE_SETS_OF_A_RANK
    meld = first_set
    while meld < first_set + LARGE_SETS_OF_A_RANK:
        naturals = NATURALS_OF_MELDS[meld]
        replaced = JOKERS_OF_MELDS[meld]
        if count(replaced) > jokers:
            return
        if not naturals & ~places and count(naturals | replaced) <= most:
            choices.add(first_meld + meld)
        meld += 1


def add_melds(
    choices: Choices,
    first_meld: i64,
    held: CardSet,
    twice: CardSet,
    jokers: i64,
    most: i64,
    *,
    has_mixed_sets: bool,
) -> None:
    """RUMMY-2, RUMMY-6, RUMMY-16: adds every combination of at most so many cards."""
    if most < SMALLEST:
        return
    add_runs(choices, first_meld, held, jokers, most)
    if not has_mixed_sets:
        add_plain_sets(choices, first_meld + FIRST_SET_MELD, held, jokers, most)
        return
    add_mixed_sets(choices, first_meld + FIRST_SET_MELD, held, twice, jokers, most)
    add_large_sets(choices, first_meld, held, twice, jokers, most)
