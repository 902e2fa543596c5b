"""The best that can be laid out from a hand: exact, with jokers.

The best lay-out leaves the fewest minus points in the hand and, among those that do,
is worth the most. It is found by trying for the lowest card that is not yet dealt with
everything that can become of it: it is left, or it is the lowest natural card of a run
or of a set. Three observations keep that small. A run of six or more cards is two runs,
and a mixed set of six or more is two sets, so no longer ones are tried. A combination
is tried with the jokers that it cannot do without. The other jokers find room at the
end, where they are worth most.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.cards import (
    ACE,
    JOKER,
    SUITS,
    Suit,
    rank_of,
    ranks_held,
    suit_of,
    suits_held,
)
from pakl.games.rummy.combinations import (
    ALIKE_IN_A_MIXED_SET,
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
    place_in_set,
    rank_of_shape,
    run_of,
    set_of_rank,
    value_of,
    words_of,
)
from pakl.games.rummy.melds import Meld
from pakl.games.rummy.scoring import JOKER_LEFT, VALUES_LEFT, minus_points, value_in_a_set
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.sets import NOTHING, bit, count, first, has, highest, lowest

MOST_GROUPS: Final = 16
MOST_SPARE: Final = 8
LONGEST_TRIED: Final = 5
LARGEST_MIXED_SET_TRIED: Final = 5
WORST: Final = 1_000_000
IMPOSSIBLE: Final = -1

NO_GROUPS: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_GROUPS)])
NO_GAINS: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_SPARE)])
NO_SHARES: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_GROUPS * MOST_SPARE)])


class Layout:
    """A way to lay out a hand: combinations, what stays in the hand, and what they are worth."""

    def __init__(self, melds: list[Meld], left: list[Card], points: int) -> None:
        self.melds = melds
        self.left = left
        self.points = points

    def left_points(self) -> int:
        """RUMMY-21: the minus points for what stays in the hand."""
        return minus_points(self.left)

    def words(self) -> list[str]:
        """The combinations in notation."""
        return [words_of(meld.shape, meld.naturals, meld.jokers) for meld in self.melds]


# Questions


def jokers_needed(shape: Shape, naturals: PlaceSet) -> i64:
    """RUMMY-2: how many jokers at least make a combination of these natural cards."""
    length = count(naturals)
    if is_run(shape):
        length = highest(naturals) - lowest(naturals) + 1
    return max(length, SMALLEST) - count(naturals)


def run_with(naturals: PlaceSet, length: i64) -> PlaceSet:
    """RUMMY-3, RUMMY-13: the places of the highest run of a length around these cards."""
    start = lowest(naturals)
    if start + length > PLACES:
        start = PLACES - length
    return first(start + length) & ~first(start)


def set_with(naturals: PlaceSet, size: i64) -> PlaceSet:
    """RUMMY-5, RUMMY-6: the places of a set of a size with these cards, different suits first."""
    filled = naturals
    for free in (FIRST_PLACES, SECOND_PLACES):
        room: PlaceSet = free & ~filled
        while room and count(filled) < size:
            filled |= bit(lowest(room))
            room &= room - 1
    return filled


def worth_with(shape: Shape, naturals: PlaceSet, jokers: i64, alike: i64) -> i64:
    """RUMMY-13: the most that these cards are worth with so many jokers, if there is room."""
    size = count(naturals) + jokers
    if is_run(shape):
        if size > PLACES:
            return IMPOSSIBLE
        return value_of(shape, run_with(naturals, size))
    if size > SUITS * alike:
        return IMPOSSIBLE
    return size * value_in_a_set(rank_of_shape(shape))


def places_above(card: Card, held: CardSet) -> PlaceSet:
    """The places of a run that other cards of a hand can fill above a card."""
    ranks = ranks_held(held, suit_of(card))
    place = rank_of(card)
    return ranks & first(place + LONGEST_TRIED) & ~first(place + 1)


def places_below_high_ace(suit: Suit, held: CardSet) -> PlaceSet:
    """The places of a run that other cards of a hand can fill below the high ace."""
    return ranks_held(held, suit) & ~first(HIGH_ACE - LONGEST_TRIED + 1)


def places_beside(card: Card, held: CardSet, twice: CardSet, alike: i64) -> PlaceSet:
    """The places of a set that a hand without a card can fill, in that suit or a later one."""
    rank = rank_of(card)
    places: PlaceSet = NOTHING
    suit: i64 = suit_of(card)
    if alike > ALIKE_IN_A_SET and has(suits_held(held, rank), suit):
        places |= bit(place_in_set(suit, 1))
    suit += 1
    while suit < SUITS:
        if has(suits_held(held, rank), suit):
            places |= bit(place_in_set(suit, 0))
            if alike > ALIKE_IN_A_SET and has(suits_held(twice, rank), suit):
                places |= bit(place_in_set(suit, 1))
        suit += 1
    return places


def is_filled_in_order(places: PlaceSet) -> bool:
    """Whether every second place of a set is filled only after the first."""
    return not ((places & SECOND_PLACES) >> 1) & ~places


# The search


@final
@mypyc_attr(acyclic=True)
class Search:
    """Tries everything that can become of a hand, and remembers the best."""

    def __init__(self, held: CardSet, twice: CardSet, jokers: i64, alike: i64) -> None:
        self.held: CardSet = held
        self.twice: CardSet = twice
        self.jokers: i64 = jokers
        self.alike: i64 = alike
        self.left: i64 = 0
        self.groups: i64 = 0
        self.shapes: vec[i64] = NO_GROUPS[:]
        self.naturals: vec[i64] = NO_GROUPS[:]
        self.gains: vec[i64] = NO_GAINS[:]
        self.shares: vec[i64] = NO_SHARES[:]
        self.best_left: i64 = WORST
        self.best_points: i64 = 0
        self.best_groups: i64 = 0
        self.best_shapes: vec[i64] = NO_GROUPS[:]
        self.best_naturals: vec[i64] = NO_GROUPS[:]

    def take(self, card: i64) -> None:
        """A card is dealt with."""
        if has(self.twice, card):
            self.twice ^= bit(card)
        else:
            self.held ^= bit(card)

    def give_back(self, card: i64) -> None:
        """A card is to be dealt with again."""
        if has(self.held, card):
            self.twice |= bit(card)
        else:
            self.held |= bit(card)

    def go_on(self) -> None:
        """Deals with the lowest card in every way."""
        if self.held == NOTHING:
            self.finish()
            return
        card = Card(lowest(self.held))
        self.take(card)
        self.try_sets(card)
        self.try_runs(card)
        value = VALUES_LEFT[card]
        self.left += value
        if self.left <= self.best_left:
            self.go_on()
        self.left -= value
        self.give_back(card)

    def try_runs(self, card: Card) -> None:
        """The card becomes the lowest of a run, or if it is an ace the highest."""
        shape = run_of(suit_of(card))
        self.try_groups(shape, bit(rank_of(card)), places_above(card, self.held))
        if rank_of(card) == ACE:
            below = places_below_high_ace(suit_of(card), self.held)
            self.try_groups(shape, bit(HIGH_ACE), below)

    def try_sets(self, card: Card) -> None:
        """The card becomes the first of a set."""
        others = places_beside(card, self.held, self.twice, self.alike)
        if others or self.alike > ALIKE_IN_A_SET:
            own = bit(place_in_set(suit_of(card), 0))
            self.try_groups(set_of_rank(rank_of(card)), own, others)

    def try_groups(self, shape: Shape, own: PlaceSet, others: PlaceSet) -> None:
        """Combines a card with every choice of others, as far as the jokers go."""
        chosen = others
        while True:
            naturals = own | chosen
            if self.is_worth_trying(shape, naturals):
                self.try_group(shape, own, chosen)
            if chosen == NOTHING:
                return
            chosen = (chosen - 1) & others

    def is_worth_trying(self, shape: Shape, naturals: PlaceSet) -> bool:
        """Whether a group can be completed, and is not two groups in one."""
        if jokers_needed(shape, naturals) > self.jokers:
            return False
        if is_run(shape):
            return True
        if self.alike == ALIKE_IN_A_SET:
            return True
        return count(naturals) <= LARGEST_MIXED_SET_TRIED and is_filled_in_order(naturals)

    def try_group(self, shape: Shape, own: PlaceSet, others: PlaceSet) -> None:
        """Goes on without these cards, which become a combination."""
        needed = jokers_needed(shape, own | others)
        self.take_all(shape, others)
        self.jokers -= needed
        self.shapes[self.groups] = shape
        self.naturals[self.groups] = own | others
        self.groups += 1
        self.go_on()
        self.groups -= 1
        self.jokers += needed
        self.give_back_all(shape, others)

    def take_all(self, shape: Shape, places: PlaceSet) -> None:
        """The cards of these places are dealt with."""
        while places:
            self.take(card_at(shape, Place(lowest(places))))
            places &= places - 1

    def give_back_all(self, shape: Shape, places: PlaceSet) -> None:
        """The cards of these places are to be dealt with again."""
        while places:
            self.give_back(card_at(shape, Place(lowest(places))))
            places &= places - 1

    def finish(self) -> None:
        """Every natural card is dealt with: compares with the best so far."""
        spare = self.jokers
        unplaced: i64 = 0
        points = self.share_out(spare)
        while points == IMPOSSIBLE:
            unplaced += 1
            points = self.share_out(spare - unplaced)
        left = self.left + unplaced * JOKER_LEFT
        if left > self.best_left or (left == self.best_left and points <= self.best_points):
            return
        self.best_left = left
        self.best_points = points
        self.best_groups = self.groups
        group: i64 = 0
        while group < self.groups:
            self.best_shapes[group] = self.shapes[group]
            self.best_naturals[group] = self.naturals[group]
            group += 1

    def share_out(self, spare: i64) -> i64:
        """The most that the groups are worth with exactly so many more jokers.

        ``gains`` holds it for every smaller number of jokers, and ``shares`` how many of
        them each group gets.
        """
        gains = self.gains
        gains[0] = 0
        jokers: i64 = 1
        while jokers <= spare:
            gains[jokers] = IMPOSSIBLE
            jokers += 1
        group: i64 = 0
        while group < self.groups:
            self.share_with(group, spare)
            group += 1
        return gains[spare]

    def share_with(self, group: i64, spare: i64) -> None:
        """Lets one more group have any of the jokers."""
        shape = Shape(self.shapes[group])
        naturals = self.naturals[group]
        needed = jokers_needed(shape, naturals)
        jokers = spare
        while jokers >= 0:
            best: i64 = IMPOSSIBLE
            share: i64 = 0
            while share <= jokers:
                before = self.gains[jokers - share]
                own = worth_with(shape, naturals, needed + share, self.alike)
                if before != IMPOSSIBLE and own != IMPOSSIBLE and before + own > best:
                    best = before + own
                    self.shares[group * MOST_SPARE + jokers] = share
                share += 1
            self.gains[jokers] = best
            jokers -= 1

    def best_melds(self, jokers: i64) -> list[Meld]:
        """The combinations of the best lay-out, laid with as many of the jokers as can be."""
        self.groups = self.best_groups
        self.shapes = self.best_shapes
        self.naturals = self.best_naturals
        spare = jokers
        group: i64 = 0
        while group < self.groups:
            spare -= jokers_needed(Shape(self.shapes[group]), self.naturals[group])
            group += 1
        while self.share_out(spare) == IMPOSSIBLE:
            spare -= 1
        melds: list[Meld] = []
        while group > 0:
            group -= 1
            shape = Shape(self.shapes[group])
            naturals = self.naturals[group]
            share = self.shares[group * MOST_SPARE + spare]
            spare -= share
            melds.append(filled_up(shape, naturals, jokers_needed(shape, naturals) + share))
        melds.reverse()
        return melds


def filled_up(shape: Shape, naturals: PlaceSet, jokers: i64) -> Meld:
    """The combination that natural cards make with so many jokers."""
    size = count(naturals) + jokers
    filled = run_with(naturals, size) if is_run(shape) else set_with(naturals, size)
    return Meld(shape, naturals, filled & ~naturals)


def best_layout(hand: list[Card], *, has_mixed_sets: bool) -> Layout:
    """RUMMY-2, RUMMY-13, RUMMY-21: the lay-out of a hand that leaves the fewest minus points.

    The card to discard at the end (RUMMY-20) is the caller's: leave it out of the hand.
    """
    held: CardSet = NOTHING
    twice: CardSet = NOTHING
    jokers: i64 = 0
    for card in hand:
        if card == JOKER:
            jokers += 1
        elif has(held, card):
            twice |= bit(card)
        else:
            held |= bit(card)
    alike: i64 = ALIKE_IN_A_SET
    if has_mixed_sets:
        alike = ALIKE_IN_A_MIXED_SET
    search = Search(held, twice, jokers, alike)
    search.go_on()
    melds = search.best_melds(jokers)
    return Layout(melds, left_of(hand, melds), int(search.best_points))


def left_of(hand: list[Card], melds: list[Meld]) -> list[Card]:
    """What stays of a hand when these combinations are laid."""
    left = sorted(hand)
    for meld in melds:
        jokers = count(meld.jokers)
        while jokers > 0:
            left.remove(JOKER)
            jokers -= 1
        naturals = meld.naturals
        while naturals:
            left.remove(card_at(meld.shape, Place(lowest(naturals))))
            naturals &= naturals - 1
    return left
