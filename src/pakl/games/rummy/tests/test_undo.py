"""RUMMY-27: taking back."""

import json
from random import Random

import pytest

from pakl.conformance.fingerprint import fingerprint
from pakl.games.rummy.round import MOST_TAKEN_BACK
from pakl.games.rummy.tests.table import Table, dealt, rules, table
from pakl.kernel.step import due_items, shuffle

# Taking back leaves its own trace, for random play: how often it was done in this turn.
COUNT = "taken_back"


def position(laid: Table) -> dict[str, object]:
    """Everything about a round but how often something was taken back."""
    return {name: value for name, value in fingerprint(laid.state).items() if name != COUNT}


@pytest.mark.parametrize(
    "steps",
    [
        ["lay TC JC QC"],
        ["lay TC JC *QC"],
        ["lay TC JC QC", "add KC>2"],
        ["lay TC JC QC", "add *9C>2"],
        ["add 8H>0"],
        ["swap 7S>1"],
        ["swap 7S>1", "add *8S>1"],
        ["swap 7S>1", "lay TC JC QC", "add *KC>2", "add 8H>0"],
    ],
)
def test_rummy_27_everything_can_be_taken_back(steps: list[str]) -> None:
    laid = table("TC JC QC KC 8H 7S * 4H", laid=("5H 6H 7H", "5S 6S *7S"))
    before = position(laid)

    laid.play(*steps)
    for _ in steps:
        laid.play("undo")

    assert before == position(laid)


def test_rummy_27_the_last_step_is_taken_back_first() -> None:
    laid = table("TC JC QC 8H 4H", laid=("5H 6H 7H",))

    laid.play("lay TC JC QC", "add 8H>0", "undo")

    assert ["5H 6H 7H", "TC JC QC"] == laid.combinations()
    assert "4H 8H" == laid.hand(0)


def test_rummy_27_everyone_sees_the_cards_go_back() -> None:
    laid = table("TC JC * 4H", laid=("5H 6H 7H",))

    laid.play("lay TC JC *QC", "undo")

    assert ["RUMMY-27 0 undo"] == laid.said()
    assert [("combination 1", "hand 0", card) for card in ("TC", "JC", "*")] == [
        (message["from"], message["to"], message["card"])
        for message in laid.told(1)
        if message["event"] == "moved"
    ]


def test_rummy_27_the_draw_is_not_taken_back() -> None:
    laid = table("TC JC QC 4H")

    assert "undo" not in laid.may()
    assert "RUMMY-27" == laid.refusal("undo")


def test_rummy_27_nothing_is_taken_back_in_the_next_turn() -> None:
    laid = table("TC JC QC KC 4H 6D", "3D 4D")

    laid.play("lay TC JC QC KC", "discard 4H", "draw")

    assert "undo" not in laid.may()


def test_rummy_27_an_ace_is_taken_back_from_the_end_it_went_to() -> None:
    laid = table("AC AC 2S", laid=("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",), opened=(0,))

    laid.play("add AC>0", "add AC>0", "undo")

    assert laid.combinations()[0].startswith("2C")
    assert laid.combinations()[0].endswith("AC")


def test_rummy_27_a_joker_goes_back_to_its_own_place() -> None:
    laid = table("AC AC KH 2S", laid=("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC *AC *AC",), opened=(0,))
    before = position(laid)

    laid.play("swap AC>0", "swap AC>0", "undo", "undo")

    assert before == position(laid)


def test_rummy_27_a_turn_takes_back_as_often_as_it_likes() -> None:
    laid = table("TC JC QC KC 4H 6D")
    before = laid.may()

    for _ in range(10 * MOST_TAKEN_BACK):
        laid.play("lay TC JC QC KC", "undo")

    assert before == laid.may()


def test_rummy_27_random_play_that_took_back_twenty_steps_lays_out_no_more() -> None:
    laid = table("TC JC QC KC 4H 6D")

    for _ in range(MOST_TAKEN_BACK):
        assert laid.may() == laid.may_at_random()
        laid.play("lay TC JC QC KC", "undo")

    assert laid.may("discard") == laid.may_at_random()


def test_rummy_27_but_it_still_takes_back_what_lies_there() -> None:
    laid = table("TC JC QC 8H 4H 6D", laid=("5H 6H 7H",))

    laid.play("lay TC JC QC")
    for _ in range(MOST_TAKEN_BACK):
        laid.play("add 8H>0", "undo")

    assert ["undo"] == laid.may_at_random()

    laid.play("undo")

    assert laid.may("discard") == laid.may_at_random()


def test_rummy_27_in_its_next_turn_random_play_lays_out_again() -> None:
    laid = table("TC JC QC KC 4H 6D", "3D 4D", stock="2C 2D")

    for _ in range(MOST_TAKEN_BACK):
        laid.play("lay TC JC QC KC", "undo")
    laid.play("discard 4H", "draw", "discard 3D", "draw")

    assert laid.may() == laid.may_at_random()


@pytest.mark.parametrize("opening", ["single", "sum"])
@pytest.mark.parametrize("mixed_sets", ["off", "on"])
def test_rummy_27_at_every_step_a_discard_or_undo_is_legal(opening: str, mixed_sets: str) -> None:
    """Whoever likes to lay out is never stuck."""
    random = Random(opening + mixed_sets)
    laid = dealt(seats=3, game=rules(opening=opening, mixed_sets=mixed_sets))
    laid.play("draw")
    for _ in range(1500):
        if laid.state.shuffle_due:
            order = due_items(laid.game, laid.state)
            random.shuffle(order)
            shuffle(laid.game, laid.state, order)
        if laid.state.is_over:
            break
        moves = laid.may()
        assert moves[0] in {"draw", "undo"} or moves[0].startswith("discard")
        laid.play(random.choice(laid.may_at_random()))


def test_rummy_27_taking_back_tells_nothing_new() -> None:
    laid = table("TC JC QC KC 4H 6D")
    before = json.dumps(laid.view(1).as_json())

    laid.play("lay TC JC QC KC", "undo")

    assert before == json.dumps(laid.view(1).as_json())
