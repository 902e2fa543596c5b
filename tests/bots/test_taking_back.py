"""Bots that play at random don't go round in circles where steps can be taken back."""

import msgspec
import pytest

from pakl.bots import random_bot
from pakl.bots.taking_back import TAKE_BACK, without_circles
from pakl.games import find_game
from pakl.kernel.dice import Dice
from pakl.kernel.match import Match, MoveEntry
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.play.entries import TableId
from pakl.play.frames import Played, Said
from pakl.play.ports import Question

STUCK = ["undo", "lay 5C 6C 7C", "add 8C>0"]
ALL_TAKEN_BACK = ["discard 5C", "discard 6C", "lay 5C 6C 7C", "add 8C>0"]

# What a turn of Rummy lays out at most, and takes back again; with its draw and its discard.
MOST_MOVES_A_TURN = 2 + 2 * 28


def question(*legal: str, taken_back_by: int) -> Question:
    """Seat 1 is asked after somebody took back a step."""
    told = Played([Said(clause="RUMMY-27", topic=TAKE_BACK, seat=taken_back_by)])
    return Question(
        table=TableId("t"),
        version=1,
        sheet="rummy",
        seats=2,
        seat=1,
        level="random",
        view=b"{}",
        told=[b"{}", msgspec.json.encode(told)],
        legal=list(legal),
    )


def test_who_can_do_anything_else_does_not_take_back() -> None:
    assert STUCK[1:] == without_circles(STUCK, Dice(1), has_taken_back=False)
    assert ["undo"] == without_circles(["undo"], Dice(1), has_taken_back=False)


def test_who_has_begun_to_take_back_takes_all_back_and_ends_the_turn() -> None:
    assert ["undo"] == without_circles(STUCK, Dice(1), has_taken_back=True)
    assert ALL_TAKEN_BACK[:2] == without_circles(ALL_TAKEN_BACK, Dice(1), has_taken_back=True)


def test_where_nothing_is_known_to_end_a_turn_all_kinds_of_actions_are_alike() -> None:
    dice = Dice(1)
    legal = ["stop", *[f"lay {number}" for number in range(100)]]

    drawn = [without_circles(legal, dice, has_taken_back=True) for _ in range(100)]

    assert 30 < drawn.count(["stop"]) < 70


def test_the_random_bot_remembers_that_it_took_back() -> None:
    dice = Dice(1)

    assert {"undo"} == {random_bot.choose(question(*STUCK, taken_back_by=1), dice)}
    assert "undo" != random_bot.choose(question(*STUCK, taken_back_by=0), dice)


@pytest.mark.parametrize(("mixed_sets", "opening_points"), [("off", "40"), ("on", "100")])
def test_every_turn_ends(mixed_sets: str, opening_points: str) -> None:
    game = find_game("rummy").with_options(
        {"mixed_sets": mixed_sets, "opening_points": opening_points}
    )
    match = Match(Sheet(game, 4), Seat(0), is_studied=False)
    dealer, dice = SeededDealer(4), Dice(4)
    match.let_deal(dealer)
    moves_of_turn = 0
    for _ in range(400):
        if match.is_over():
            return
        seat = match.state().turn
        last = match.log[-1]
        has_taken_back = isinstance(last, MoveEntry) and last.action == game.actions.parse("undo")
        legal = [game.actions.words(action) for action in match.legal_actions(seat)]
        choices = without_circles(legal, dice, has_taken_back=has_taken_back)
        match.perform(seat, game.actions.parse(choices[dice.below(len(choices))]))
        match.let_deal(dealer)
        moves_of_turn = moves_of_turn + 1 if seat == match.state().turn else 0
        assert moves_of_turn < MOST_MOVES_A_TURN
