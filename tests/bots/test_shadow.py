"""Shadows: a deal followed by one seat, from what it is told and nothing else."""

import os
from random import Random

import msgspec
import pytest

from pakl.bots.shadow import Shadows, agrees
from pakl.conformance.sheets import sheets_of
from pakl.games import all_games, find_game
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.view import view_of
from pakl.play.frames import DealSeen
from pakl.play.ports import Question
from tests.bots.following import Followed, dice_for

IS_COMPILED = os.environ.get("PAKL_BUILD") == "compiled"
SHEETS = 16 if IS_COMPILED else 8
STEPS = 120 if IS_COMPILED else 40


def facts_of(mind: Knowledge) -> list[list[tuple[int, int, int]]]:
    """What a viewer knows of every card."""
    return [
        [(int(token.card), int(token.barred.low), int(token.barred.high)) for token in tokens]
        for tokens in mind.tokens
    ]


@pytest.mark.parametrize("game_id", all_games())
def test_a_shadow_sees_and_knows_what_its_seat_does(game_id: str) -> None:
    random = Random(game_id)
    sheets = sheets_of(find_game(game_id))
    for sheet in random.sample(sheets, min(SHEETS, len(sheets))):
        followed = Followed(sheet, random)
        shadows = Shadows()
        for question in followed.go(STEPS):
            position = shadows.position(question, dice_for(question))

            assert position is not None, f"{sheet.code()} for {sheet.seats}: {question.told[-1]!r}"
            seen = view_of(position.game, position.world, position.seat)
            assert agrees(seen, msgspec.json.decode(question.view, type=DealSeen))
            truth = followed.match.knowledge[question.seat]
            assert facts_of(truth) == facts_of(position.knowledge)
        assert 0 == shadows.lost


def last_question(game_id: str, seats: int, steps: int) -> Question:
    """The last question in so many steps of a match."""
    *_, question = Followed(Sheet(find_game(game_id), seats), Random(3)).go(steps)
    return question


def test_whoever_is_asked_for_the_first_time_late_in_a_deal_follows_it_from_its_beginning() -> None:
    question = last_question("maumau", 4, 30)

    position = Shadows().position(question, dice_for(question))

    assert position is not None
    assert question.legal == [position.game.actions.words(action) for action in position.legal]


def test_the_earlier_deals_of_the_match_are_known() -> None:
    sheet = Sheet(find_game("fox").with_options({"rounds": "3"}), 2)
    *_, question = Followed(sheet, Random(3)).go(100)

    position = Shadows().position(question, dice_for(question))

    assert position is not None
    assert 2 == len(position.before)
    assert [deal.scores for deal in question.before] == [deal.scores for deal in position.before]


def test_a_deal_of_which_something_was_not_told_is_lost_and_counted() -> None:
    question = last_question("fox", 2, 12)
    gap = msgspec.structs.replace(question, told=question.told[:3] + question.told[4:])
    shadows = Shadows()

    assert shadows.position(gap, dice_for(gap)) is None
    assert (1, 1) == (shadows.answered, shadows.lost)


def test_a_shadow_goes_on_where_it_was_asked_last() -> None:
    shadows = Shadows()
    questions = [
        question
        for question in Followed(Sheet(find_game("zyrty"), 2), Random(1)).go(10)
        if question.seat == 0
    ]
    for question in questions:
        shadows.position(question, dice_for(question))

    [shadow] = shadows.shadows.values()
    assert questions[-1].told == shadow.told
    assert Seat(0) == shadow.seat
