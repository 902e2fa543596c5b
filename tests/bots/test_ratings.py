"""What a game rates, it rates by what the seat sees; no test here names a game."""

from random import Random

import pytest

from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.games import all_games
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.events import told
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.knowledge import Knowledge, redeal
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of

POSITIONS = 500
A_TABLE = 25
OFTEN = 0.25


def ratings_of(game: Game, state: State, seat: Seat) -> dict[str, int]:
    """How good each choice of a seat looks to it, by its words."""
    choices = Choices()
    game.choose(state, seat, choices)
    ratings = Ratings()
    game.rate(state, seat, choices, ratings)
    assert choices.size == ratings.size
    return {
        game.actions.words(choices.at(place)): int(ratings.at(place))
        for place in range(choices.size)
    }


def compare_along(walk: Walk, most: int) -> int:
    """Compares the ratings of all who may act with those in a redealt world; says how often."""
    minds = [
        Knowledge(Seat(seat), walk.zones, walk.game.piles(walk.state))
        for seat in range(walk.sheet.seats)
    ]
    dice = Dice(walk.random.randrange(2**30))
    compared = 0
    for step in walk.go():
        for mind in minds:
            for event in told(step.events, mind.viewer, walk.zones):
                mind.hear(event)
        if walk.state.shuffle_due != NO_SHUFFLE or walk.random.random() > OFTEN:
            continue
        for number in members_of(walk.state.to_act | walk.state.may_interrupt):
            seat = Seat(number)
            world = redeal(walk.game, walk.state, minds[seat], dice)
            here = ratings_of(walk.game, walk.state, seat)
            assert here == ratings_of(walk.game, world, seat)
            compared += 1
        if compared >= most:
            break
    return compared


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_ratings_stay_when_what_the_seat_cannot_see_is_redealt(game: Game) -> None:
    random = Random(game.id)
    sheets = sheets_of(game)
    compared = 0
    while compared < POSITIONS:
        compared += compare_along(Walk(random.choice(sheets), random), A_TABLE)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_every_choice_is_rated_and_the_state_stays_as_it_is(game: Game) -> None:
    random = Random(game.id)
    for sheet in sheets_of(game):
        walk = Walk(sheet, random, most_steps=A_TABLE)
        for _ in walk.go():
            if walk.state.shuffle_due != NO_SHUFFLE:
                continue
            piles = game.piles(walk.state)
            for number in members_of(walk.state.to_act | walk.state.may_interrupt):
                assert ratings_of(walk.game, walk.state, Seat(number))
            assert piles == game.piles(walk.state)
