"""RUMMY-12 to RUMMY-15, RUMMY-18, RUMMY-22, RUMMY-28: the first laying-out."""

import pytest

from pakl.games.rummy.actions import ACTIONS, LAY
from pakl.games.rummy.combinations import Shape, value_of
from pakl.games.rummy.melds import JOKERS_OF_MELDS, NATURALS_OF_MELDS, SHAPES_OF_MELDS
from pakl.games.rummy.tests.table import Table, rules, table
from pakl.kernel.game import NO_WORTH
from pakl.kernel.seats import Seat

BY_SUM = rules(opening="sum")
REST = "2S 4S 6H"


def is_opened(laid: Table) -> bool:
    """Whether seat 0 may end its turn by a discard that is not its last card."""
    return bool(laid.may("discard"))


# The worth of combinations


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("AS 2S 3S", 1 + 2 + 3),
        ("QS KS AS", 10 + 10 + 11),
        ("AC AH AS", 10 + 10 + 10),
        ("AC AH AS AD", 40),
        ("TC JC QC KC", 40),
        ("TC JC QC KC AC", 51),
        ("9C TC JC", 29),
        ("2C 2H 2S", 6),
        ("5C 6C 7C", 18),
        ("9H 9S 9D", 27),
        ("6C 7C 8C 9C TC", 40),
        ("QS KS *AS", 31),
        ("*AS 2S 3S", 6),
        ("KH *KS *KD", 30),
        ("AH *AS *AD", 30),
    ],
)
def test_rummy_13_what_combinations_are_worth(cards: str, worth: int) -> None:
    lay = ACTIONS.parse(f"lay {cards}") - LAY
    places = NATURALS_OF_MELDS[lay] | JOKERS_OF_MELDS[lay]

    assert worth == value_of(Shape(SHAPES_OF_MELDS[lay]), places)


# One combination


@pytest.mark.parametrize("cards", ["TC JC QC KC", "AC AH AS AD", "6C 7C 8C 9C TC", "TC JC QC *KC"])
def test_rummy_12_forty_points_open(cards: str) -> None:
    hand = " ".join("*" if name.startswith("*") else name for name in cards.split())
    laid = table(f"{hand} {REST}")

    laid.play(f"lay {cards}")

    assert ["discard 6H", "discard 2S", "discard 4S"] == laid.may("discard")


@pytest.mark.parametrize("cards", ["KH KS KD", "QS KS AS", "5C 6C 7C 8C 9C"])
def test_rummy_12_less_does_not_open(cards: str) -> None:
    laid = table(f"{cards} {REST}")

    laid.play(f"lay {cards}")

    assert not is_opened(laid)
    assert "RUMMY-12" == laid.refusal("discard 2S")


def test_rummy_12_who_has_opened_may_lay_less() -> None:
    laid = table(f"5C 6C 7C {REST}", opened=(0,))

    laid.play("lay 5C 6C 7C")

    assert is_opened(laid)


def test_rummy_12_after_forty_points_smaller_ones_in_the_same_turn() -> None:
    laid = table(f"TC JC QC KC 5H 6H 7H {REST}")

    laid.play("lay TC JC QC KC", "lay 5H 6H 7H", "discard 2S")

    assert "RUMMY-12 0 opens 40" in laid.said()
    assert "yes" == laid.facts()["opened 0"]


def test_rummy_12_in_the_next_turns_nothing_is_asked_any_more() -> None:
    laid = table(f"TC JC QC KC 5H 7H {REST}", "3D 4D", stock="9C")

    laid.play("lay TC JC QC KC", "discard 2S", "draw", "discard 9C", "pick", "add 9C>0")

    assert is_opened(laid)


def test_rummy_12_a_turn_without_laying_out_ends_as_it_likes() -> None:
    assert is_opened(table(f"KH KS KD {REST}"))


@pytest.mark.parametrize(("points", "may_end"), [("30", True), ("31", False), ("0", True)])
def test_rummy_12_other_points_can_be_agreed(points: str, may_end: bool) -> None:
    laid = table(f"KH KS KD {REST}", game=rules(opening_points=points))

    laid.play("lay KH KS KD")

    assert may_end == is_opened(laid)


# What counts


def test_rummy_14_by_the_book_the_first_combination_counts_alone() -> None:
    laid = table(f"KH KS KD 5C 6C 7C {REST}")

    laid.play("lay KH KS KD", "lay 5C 6C 7C")

    assert not is_opened(laid)
    assert "30/40" == laid.facts()["opening 0"]


def test_rummy_12_what_is_needed_is_told_from_the_draw_until_somebody_has_opened() -> None:
    before = table("KH KS KD 2S 4S", has_drawn=False, game=rules(opening_points="51"))
    drawn = table("KH KS KD 2S 4S", game=rules(opening_points="51"))
    opened = table("KH KS KD 2S 4S", opened=(0,))

    assert "opening 0" not in before.facts()
    assert "0/51" == drawn.facts()["opening 0"]
    assert "opening 0" not in opened.facts()


def test_rummy_14_also_if_the_second_one_is_worth_forty() -> None:
    laid = table(f"KH KS KD TC JC QC KC {REST}")

    laid.play("lay KH KS KD", "lay TC JC QC KC")

    assert not is_opened(laid)


def test_rummy_14_by_the_sum_all_combinations_of_the_turn_count() -> None:
    laid = table(f"KH KS KD 5C 6C 7C {REST}", game=BY_SUM)

    laid.play("lay KH KS KD")
    before = is_opened(laid)
    laid.play("lay 5C 6C 7C", "discard 2S")

    assert not before
    assert "RUMMY-12 0 opens 48" in laid.said()


def test_rummy_14_what_is_added_to_the_own_opening_counts() -> None:
    laid = table(f"QS KS AS JS {REST}")

    laid.play("lay QS KS AS", "add JS>0")

    assert "41/40" == laid.facts()["opening 0"]
    assert is_opened(laid)


def test_rummy_14_an_added_joker_counts_as_the_card_it_replaces() -> None:
    laid = table(f"KH KS KD * {REST}")

    laid.play("lay KH KS KD", "add *KC>0")

    assert is_opened(laid)


def test_rummy_14_what_is_added_to_other_combinations_does_not_count() -> None:
    laid = table(f"KH KS KD 8C {REST}", laid=("5C 6C 7C",), game=BY_SUM)

    laid.play("lay KH KS KD", "add 8C>0")

    assert "30/40" == laid.facts()["opening 0"]


@pytest.mark.parametrize("opening", ["single", "sum"])
def test_rummy_14_adding_elsewhere_first_is_no_opening(opening: str) -> None:
    laid = table(f"TC JC QC KC 8H {REST}", laid=("5H 6H 7H",), game=rules(opening=opening))

    laid.play("add 8H>0", "lay TC JC QC KC")

    assert "RUMMY-14" == laid.refusal("discard 2S")


def test_rummy_14_after_taking_that_back_it_is() -> None:
    laid = table(f"TC JC QC KC 8H {REST}", laid=("5H 6H 7H",))

    laid.play("add 8H>0", "lay TC JC QC KC", "undo", "undo", "lay TC JC QC KC", "add 8H>0")

    assert is_opened(laid)


def test_rummy_14_by_the_book_a_later_own_combination_is_another_one() -> None:
    laid = table("TC JC QC KC 5H 6H 7H 8H 2S 4S")

    laid.play("lay TC JC QC", "lay 5H 6H 7H", "add 8H>1", "add KC>0")

    assert "RUMMY-14" == laid.refusal("discard 2S")


def test_rummy_14_by_the_book_laying_a_later_one_first_does_no_harm() -> None:
    laid = table("TC JC QC KC 5H 6H 7H 2S 4S")

    laid.play("lay TC JC QC", "lay 5H 6H 7H", "add KC>0")

    assert is_opened(laid)


def test_rummy_14_by_the_sum_every_own_combination_of_the_turn_may_grow() -> None:
    laid = table("TC JC QC 5H 6H 7H 8H 2S 4S", game=rules(opening="sum", opening_points="56"))

    laid.play("lay TC JC QC", "lay 5H 6H 7H", "add 8H>1")

    assert is_opened(laid)


def test_rummy_15_after_opening_one_may_add_in_the_same_turn() -> None:
    laid = table(f"TC JC QC KC 8H {REST}", laid=("5H 6H 7H",))

    laid.play("lay TC JC QC KC", "add 8H>0", "discard 2S")

    assert ["5H 6H 7H 8H", "TC JC QC KC"] == laid.combinations()
    assert "yes" == laid.facts()["opened 0"]


def test_rummy_18_exchanging_a_joker_first_is_no_opening() -> None:
    laid = table(f"7C TC JC QC KC {REST}", laid=("5C 6C *7C",))

    laid.play("swap 7C>0", "lay TC JC QC KC")

    assert "RUMMY-14" == laid.refusal("discard 2S")


def test_rummy_18_also_if_it_is_a_joker_of_the_own_opening() -> None:
    laid = table("TC JC * QC KC 2S 4S")

    laid.play("lay TC JC *QC", "swap QC>0", "add KC>0")

    assert "RUMMY-14" == laid.refusal("discard 2S")


def test_rummy_18_after_opening_a_joker_may_be_exchanged_and_used_at_once() -> None:
    laid = table("7C TC JC QC KC 2S 4S", laid=("5C 6C *7C",))

    laid.play("lay TC JC QC KC", "swap 7C>0", "add *AC>1", "discard 2S")

    assert ["5C 6C 7C", "TC JC QC KC *"] == laid.combinations()


def test_rummy_28_opening_needs_an_own_combination() -> None:
    laid = table("8H 2S 4S", laid=("5H 6H 7H",), game=rules(opening_points="0"))

    laid.play("add 8H>0")

    assert not is_opened(laid)
    assert "RUMMY-14" == laid.refusal("discard 2S")


# What an action is worth


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("lay KH KS KD", 30),
        ("lay 5C 6C 7C", 18),
        ("lay 5C 6C *7C", 18),
        ("lay AC 2C 3C", 6),
        ("lay QS KS AS", 31),
        ("lay AC *AH AS", 30),
        ("add 5H>0", 5),
        ("add *6H>0", 6),
        ("swap 4H>0", NO_WORTH),
        ("discard KH", NO_WORTH),
    ],
)
def test_rummy_13_what_is_laid_out_or_added_is_worth_its_points(words: str, points: int) -> None:
    hand = "AC AS 2C 3C 5C 6C 7C KH KS KD QS 4H 5H *"
    laid = table(hand, laid=("2H 3H *4H",), opened=(0,))
    if words.startswith("add *6H"):
        laid.play("add 5H>0")

    assert words in laid.may()
    assert points == laid.game.worth(laid.state, Seat(0), laid.game.actions.parse(words))


def test_rummy_13_what_begins_a_turn_or_takes_a_step_back_is_worth_nothing() -> None:
    drawing = table("KH KS KD 2S 4S", has_drawn=False)
    laid = table("KH KS KD 2S 4S")
    laid.play("lay KH KS KD")

    for made, words in [(drawing, "draw"), (drawing, "pick"), (laid, "undo")]:
        assert words in made.may()
        assert NO_WORTH == made.game.worth(made.state, Seat(0), made.game.actions.parse(words))
