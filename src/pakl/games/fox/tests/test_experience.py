"""What was learned of The Fox in the Forest says the same wherever the same is known."""

from pakl.games.fox import GAME
from pakl.games.fox.cards import Suit
from pakl.games.fox.experience import with_trump_first
from pakl.games.fox.tests.table import Table, table
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.seats import Seat


def leanings(laid: Table) -> dict[str, int]:
    """How much who is in turn leans to each choice."""
    choices, ratings = Choices(), Ratings()
    seat = Seat(laid.turn())
    GAME.choose(laid.state, seat, choices)
    GAME.lean(laid.state, seat, choices, ratings)
    return {
        GAME.actions.words(choices.at(place)): int(ratings.at(place))
        for place in range(choices.size)
    }


def turned(words: str) -> str:
    """The same with the next suit for each: bells become keys, keys moons, moons bells."""
    return words.translate(str.maketrans("BKM", "KMB"))


def test_every_choice_is_leaned_to_in_some_measure() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    assert {"play B2", "play K3", "play M10"} == set(leanings(laid))
    laid.play("play K3")
    assert {"swap B2", "swap M10", "keep"} == set(leanings(laid))


def test_suits_are_alike_but_for_the_trump() -> None:
    hands = ("K3 K9 B2 M10", "K8 B4 B6 M1")
    won = "K1 K2 K4 K5 K6 K7"
    laid = table(*hands, decree="M8", deck="B9 B10 B11 B1 M2 M3", won=won, tricks=3)
    other = table(
        *[turned(hand) for hand in hands],
        decree="B8",
        deck=turned("B9 B10 B11 B1 M2 M3"),
        won=turned(won),
        tricks=3,
    )

    before = {turned(words): leaning for words, leaning in leanings(laid).items()}

    assert before == leanings(other)


def test_what_was_looked_at_before_makes_no_difference() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")
    other = table("B7 B9 K1", "M1 M2 M3", decree="K4")

    first = leanings(laid)
    leanings(other)

    assert first == leanings(laid)


def test_actions_are_turned_as_cards_are() -> None:
    parse = GAME.actions.parse

    assert parse("play B5") == with_trump_first(parse("play M5"), Suit(2))
    assert parse("swap B5") == with_trump_first(parse("swap K5"), Suit(1))
    assert parse("bury K5") == with_trump_first(parse("bury M5"), Suit(1))
    assert parse("keep") == with_trump_first(parse("keep"), Suit(1))
