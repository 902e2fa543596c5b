"""Ways to lay cards on places that are barred from some: each as likely as any other."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.filling import Class, Count, Filling, classes_of, exchange, move_to_allowed
from pakl.kernel.kinds import Kinds, kinds_of

DRAWS = 40_000
# Of a few dozen ways as many draws differ by about a hundredth from what is exact.
NEAR = 0.02

Way = tuple[int, ...]


def barred(*places: str) -> list[Kinds]:
    """What each place is barred from, written as digits."""
    return [kinds_of([Card(int(kind)) for kind in place]) for place in places]


def faces(digits: str) -> list[Card]:
    return [Card(int(digit)) for digit in digits]


def all_ways(digits: str, places: list[Kinds]) -> Counter[Way]:
    """Every way, as often as cards of equal faces make it."""
    return Counter(
        way
        for way in permutations(int(digit) for digit in digits)
        if not any(place.has(Card(face)) for face, place in zip(way, places, strict=True))
    )


def distance(drawn: Counter[Way], ways: Counter[Way]) -> float:
    """Half the sum of all differences between two distributions."""
    every = drawn.keys() | ways.keys()
    return sum(abs(drawn[way] / drawn.total() - ways[way] / ways.total()) for way in every) / 2


def as_laid(laid: Iterable[int]) -> Way:
    return tuple(int(face) for face in laid)


@pytest.mark.parametrize(
    ("digits", "places"),
    [
        ("0123", barred("", "", "", "")),
        ("0123", barred("0", "", "", "")),
        ("01234", barred("01", "012", "", "", "4")),
        ("001233", barred("0", "01", "", "", "3", "")),
        ("0123", barred("123", "023", "", "")),
        ("00112", barred("0", "0", "1", "", "")),
    ],
)
def test_every_way_is_as_likely_as_any_other(digits: str, places: list[Kinds]) -> None:
    filling = Filling(faces(digits), places, is_counted=True)
    dice = Dice(7)
    drawn: Counter[Way] = Counter()

    for _ in range(DRAWS):
        assert filling.draw(dice)
        drawn[as_laid(filling.laid)] += 1

    ways = all_ways(digits, places)
    assert drawn.keys() == ways.keys()
    assert distance(drawn, ways) < NEAR


def test_a_way_of_a_coarser_count_that_keeps_to_everything_is_as_likely_too() -> None:
    digits, places = "001233", barred("0", "01", "", "", "3", "")
    count = Count(
        faces(digits), [Class(barred("0")[0], [0, 1]), Class(barred("")[0], [2, 3, 4, 5])]
    )
    laid = Filling(faces(digits), places, is_counted=True).laid
    dice = Dice(7)
    drawn: Counter[Way] = Counter()

    ways = all_ways(digits, places)
    for _ in range(2 * DRAWS):
        count.draw(laid, dice)
        drawn[as_laid(laid)] += as_laid(laid) in ways

    assert distance(+drawn, ways) < NEAR


def test_exchanges_make_of_one_way_all_others_alike() -> None:
    digits, places = "001233", barred("0", "01", "", "", "3", "")
    filling = Filling(faces(digits), places, is_counted=False)
    dice = Dice(7)
    drawn: Counter[Way] = Counter()

    for _ in range(DRAWS):
        assert not filling.draw(dice)
        drawn[as_laid(filling.laid)] += 1

    assert distance(drawn, all_ways(digits, places)) < NEAR


def test_cards_are_moved_in_chains_to_where_they_may_lie() -> None:
    places = barred("023", "013", "012", "123")
    laid = Filling(faces("0123"), barred("", "", "", ""), is_counted=True).laid

    move_to_allowed(laid, places)
    assert (1, 2, 3, 0) == as_laid(laid)

    exchange(laid, places, 100, Dice(1))
    assert (1, 2, 3, 0) == as_laid(laid)


@pytest.mark.parametrize("is_counted", [True, False])
def test_that_no_way_is_left_is_our_mistake(is_counted: bool) -> None:
    with pytest.raises(RulesBroken):
        Filling(faces("0012"), barred("0", "0", "0", ""), is_counted=is_counted).draw(Dice(1))


def test_places_barred_from_the_same_are_a_class() -> None:
    classes = classes_of(barred("0", "", "01", "0", ""))

    assert [[0, 3], [1, 4], [2]] == [one.places for one in classes]
