"""Who has played a game a million times plays it better than who is only careful."""

import pytest

from pakl.bots.budget import Budget
from pakl.bots.levels import level_of
from pakl.bots.position import position_in
from pakl.bots.quick import ExperiencedBot, HeuristicBot
from pakl.bots.roster import bot_of
from pakl.bots.thinking import leaned_to_first
from pakl.games import all_games, find_game
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.search.rollout import Rollout

ROUNDS = 400
EXPERIENCED = sorted(game_id for game_id, game in all_games().items() if game.is_experienced)


def points_more(game: Game, rounds: int) -> int:
    """By how much the first seat, which does what it leans to, beats a careful second one."""
    careful = Rollout(game, 0)
    dice = Dice(11)
    points = 0
    for number in range(rounds):
        state = game.new_deal(2, Seat(number % 2), [])
        careful.deal(state, dice)
        while not state.is_over:
            if state.turn == 0:
                action = favourite(game, state)
            else:
                action = careful.pick(state, state.turn, dice)
            game.apply(state, state.turn, action)
        scores = game.outcome(state).scores
        points += scores[0] - scores[1]
    return points


def favourite(game: Game, state: State) -> ActionId:
    """What an experienced player leans to most."""
    choices, ratings = Choices(), Ratings()
    game.choose(state, state.turn, choices)
    game.lean(state, state.turn, choices, ratings)
    places = range(choices.size)
    return choices.at(max(places, key=ratings.at))


@pytest.mark.parametrize("game_id", EXPERIENCED)
def test_experience_wins_points(game_id: str) -> None:
    game = find_game(game_id)

    assert points_more(game, ROUNDS) > ROUNDS // 2


def test_fox_is_played_by_experience() -> None:
    assert "fox" in EXPERIENCED
    assert "bandit:experience=1,doubt=0" == level_of("expert", "fox").search


def test_where_there_is_no_experience_the_ratings_decide() -> None:
    match = Match(Sheet(find_game("maumau"), 2))
    match.let_deal(SeededDealer(4))
    position = position_in(match, match.state().turn, Dice(1))
    budget = Budget(iterations=1)

    assert HeuristicBot().choose(position, Dice(2), budget) == ExperiencedBot().choose(
        position, Dice(2), budget
    )


def test_a_search_begins_with_what_experience_leans_to() -> None:
    match = Match(Sheet(find_game("fox"), 2))
    match.let_deal(SeededDealer(4))
    position = position_in(match, match.state().turn, Dice(1))

    first = leaned_to_first(position)[0]

    assert ExperiencedBot().choose(position, Dice(1), Budget(iterations=1)) == first
    chosen = bot_of("bandit:experience=1,candidates=1").choose(
        position, Dice(1), Budget(iterations=9)
    )
    assert first == chosen


def test_players_in_rollouts_choose_as_often_as_they_lean() -> None:
    game = find_game("fox")
    match = Match(Sheet(game, 2))
    match.let_deal(SeededDealer(4))
    state = match.state()
    rollout = Rollout(game, 0, is_experienced=True)
    dice = Dice(5)

    counts: dict[ActionId, int] = {}
    for _ in range(2_000):
        action = rollout.pick(state, state.turn, dice)
        counts[action] = counts.get(action, 0) + 1

    often = max(counts, key=lambda action: counts[action])
    assert favourite(game, state) == often
    assert len(counts) > 1
