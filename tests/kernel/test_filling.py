"""Ways to lay cards on places that are barred from some: each as likely as any other."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.filling import MOST_STATES, Filling, drawn_in_time, exchange, move_to_allowed
from pakl.kernel.kinds import Kinds, kinds_of
from pakl.kernel.places import Class, classes_of, coarser, states_of
from pakl.kernel.ways import Count

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


def test_a_way_of_a_coarser_count_that_is_taken_is_as_likely_too() -> None:
    digits, places = "001233", barred("0", "01", "", "", "3", "")
    first, second, third, fourth = classes_of(places)
    count = Count(
        faces(digits),
        [
            Class(barred("0")[0], [0, 1], [first, second]),
            Class(barred("")[0], [2, 3, 5, 4], [third, fourth]),
        ],
    )
    laid = Filling(faces(digits), places, is_counted=True).laid
    dice = Dice(7)
    drawn: Counter[Way] = Counter()

    for _ in range(DRAWS):
        assert drawn_in_time(count, laid, dice)
        drawn[as_laid(laid)] += 1

    ways = all_ways(digits, places)
    assert drawn.keys() == ways.keys()
    assert distance(drawn, ways) < NEAR


def test_the_bound_of_a_coarser_count_is_never_too_low() -> None:
    places = barred("0", "1", "2", "3", "4", "01", "12", "23", "34")
    one = Class(barred("")[0], list(range(9)), classes_of(places))
    count, exact = Count(faces("001122334"), [one]), Count(faces("001122334"), classes_of(places))

    assert 0 < exact.share_of_all() < count.share_of_all() < 1


MANY_SORTS = [f"{one}{other}" for one, other in combinations("01234567", 2)]


def test_where_there_are_too_many_classes_to_count_the_most_alike_become_one() -> None:
    cards, places = faces("01234567" * 4), barred(*MANY_SORTS, "", "", "", "")
    fine = classes_of(places)

    classes = coarser(fine, cards, MOST_STATES)

    assert states_of(cards, fine) > MOST_STATES >= states_of(cards, classes)
    assert sorted(range(32)) == sorted(place for one in classes for place in one.places)
    for one in classes:
        assert sorted(one.places) == sorted(place for part in one.parts for place in part.places)


def test_also_then_every_way_is_as_likely_as_any_other() -> None:
    cards, places = faces("01234567" * 4), barred(*MANY_SORTS, "", "", "", "")
    dice = Dice(7)
    first: Counter[int] = Counter()

    for _ in range(200):
        filling = Filling(cards, places, is_counted=True)
        assert filling.count is None
        assert filling.draw(dice)
        assert sorted(cards) == sorted(as_laid(filling.laid))
        assert not any(place.has(Card(face)) for face, place in zip(filling.laid, places))
        first[int(filling.laid[0])] += 1

    # The first place is barred from 0 and 1, and from the others alike.
    assert set("234567") == {str(face) for face in first}
    assert all(15 < number < 55 for number in first.values())


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
