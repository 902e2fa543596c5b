"""Levels: weaker players think less, but nobody breaks a rule or misses a win."""

import os
import tomllib
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest

from pakl.bots.budget import Budget
from pakl.bots.comparing import Comparison, Tally
from pakl.bots.fallible import (
    FallibleBot,
    believed_gain,
    drawn_by_loss,
    in_any_order,
    opponent_of,
    wins_match,
)
from pakl.bots.forgetting import hidden_facts, remembered
from pakl.bots.levels import (
    EXPERT,
    FILE,
    NAMES,
    USUALLY,
    Level,
    level_at,
    level_of,
    level_short_by,
    settings_of,
)
from pakl.bots.position import Position, position_in
from pakl.bots.roster import bot_of
from pakl.bots.thinking import best_rated_first
from pakl.conformance.invariants import compare_knowledge
from pakl.games import all_games, find_game
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game
from pakl.kernel.match import Match
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.worlds import Worlds
from pakl.search.rollout import USUAL_NOISE, Rollout
from tests.bots.test_permutation import choices_met, positions_alike

IS_COMPILED: Final = os.environ.get("PAKL_BUILD") == "compiled"
FEW: Final = Budget(iterations=24 if IS_COMPILED else 4)
MOST_SEARCHES: Final = 20 if IS_COMPILED else 2
EVERY: Final = 5
WORLDS_TO_BE_SURE: Final = 40
MOST_DECISIONS: Final = 400
GAMES: Final = sorted(all_games())


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_what_lies_unseen_makes_no_difference_to_a_level(name: str, game_id: str) -> None:
    searches = 0
    for number, (match, seat) in enumerate(choices_met(all_games()[game_id])):
        if number % EVERY or searches == MOST_SEARCHES:
            continue
        answers = set()
        for position in positions_alike(match, seat, seed=number):
            bot = FallibleBot(level=name)
            answers.add((bot.choose(position, Dice(number), FEW), bot.iterations))
        assert 1 == len(answers), f"{name} can tell worlds of seat {seat} apart: {answers}"
        searches += any(iterations for _, iterations in answers)

    assert searches > 0


# Wins


def sure_wins(position: Position) -> list[ActionId]:
    """What ends the match and wins it, wherever the unseen cards lie."""
    worlds = Worlds(position.game, position.world, position.knowledge)
    wins = [action for action in position.legal if wins_match(position, position.world, action)]
    if not wins:
        return []
    for seed in range(WORLDS_TO_BE_SURE):
        world = worlds.imagine(Dice(seed))
        wins = [action for action in wins if wins_match(position, world, action)]
    return wins


def last_choices(game: Game, seed: int) -> list[tuple[Position, list[ActionId]]]:
    """The first position of a match in which something wins at once, and all that does."""
    match, dealer, dice = Match(Sheet(game, 2)), SeededDealer(seed), Dice(seed)
    careful = bot_of("heuristic")
    found: list[tuple[Position, list[ActionId]]] = []
    match.let_deal(dealer)
    for _ in range(MOST_DECISIONS):
        if match.is_over() or found:
            break
        state = match.state()
        seat = Seat(members_of(state.to_act)[0])
        position = position_in(match, seat, Dice(seed))
        if len(position.legal) > 1:
            wins = sure_wins(position)
            if wins and len(wins) < len(position.legal):
                found.append((position, wins))
        chosen = careful.choose(position, dice, FEW)
        match.perform(seat, position.legal[0] if chosen is None else chosen)
        match.let_deal(dealer)
    return found


@pytest.mark.parametrize("game_id", ["karma", "maumau", "rummy"])
def test_no_level_misses_a_win_that_is_there_for_the_taking(game_id: str) -> None:
    found = [choice for seed in range(5) for choice in last_choices(find_game(game_id), seed)]
    assert found

    for number, (position, wins) in enumerate(found):
        for name in NAMES:
            chosen = FallibleBot(level=name).choose(position, Dice(number), FEW)
            assert chosen in wins, f"{name} does not win"


# What makes a level weak


def test_the_more_a_level_falls_short_the_more_it_errs() -> None:
    tallies = [tally_of(0, 0.60), tally_of(1, 0.52), tally_of(2, 0.02)]
    weak, strong = level_at(0.8, seconds=0.1), level_at(0.2, seconds=0.1)

    by_weak = [drawn_by_loss(weak, tallies, Dice(seed)) for seed in range(300)]
    by_strong = [drawn_by_loss(strong, tallies, Dice(seed)) for seed in range(300)]

    assert 90 < by_weak.count(ActionId(1)) < 160
    assert 0 == by_weak.count(ActionId(2)), "nobody throws a game away"
    assert {ActionId(0)} == set(by_strong)


def tally_of(action: int, worth: float) -> Tally:
    """A move that was worth so much in each of some worlds."""
    tally = Tally(ActionId(action))
    tally.worths = [worth] * 10
    return tally


def test_what_is_not_surely_better_is_not_preferred_to_what_a_careful_player_does() -> None:
    favourite, other = tally_of(0, 0.5), tally_of(1, 0.5)
    other.worths = [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.1, 1.0]

    level = level_at(0.0, seconds=0.1)

    assert 0 == believed_gain(level, other, favourite)
    assert 0 < believed_gain(replace(level, doubt=0.0), other, favourite) < 0.05


@pytest.mark.parametrize("game_id", GAMES)
def test_who_forgets_knows_less_and_nothing_that_is_wrong(game_id: str) -> None:
    for number, (match, seat) in enumerate(choices_met(find_game(game_id))):
        knowledge = match.knowledge[seat]
        half = remembered(knowledge, 0.5, Dice(number))
        nothing = remembered(knowledge, 0.0, Dice(number))

        facts = len(hidden_facts(knowledge))
        assert not hidden_facts(nothing)
        assert facts == len(hidden_facts(remembered(knowledge, 1.0, Dice(number))))
        for left in (half, nothing):
            compare_knowledge(left, match.game.piles(match.state()))
            world = Worlds(match.game, match.state(), left).imagine(Dice(number))
            assert match.legal_actions(seat) == match.game.legal_actions(world, seat)


def test_a_comparison_tries_all_candidates_in_the_same_worlds() -> None:
    match, seat = next(iter(choices_met(find_game("fox"))))
    position = position_in(match, seat, Dice(1))
    worlds = Worlds(match.game, position.world, position.knowledge)
    rollout = Rollout(match.game, USUAL_NOISE)

    comparison = Comparison(position, position.legal[:3], worlds, rollout)
    comparison.go_on(5, Budget(iterations=12), Dice(1))

    assert [4, 4, 4] == [tally.worlds for tally in comparison.tallies]
    assert 12 == comparison.iterations
    assert all(0 <= tally.wins <= 4 for tally in comparison.tallies)


def test_who_does_not_mind_the_match_weighs_a_round_by_itself() -> None:
    game = find_game("maumau").with_options({"rounds_to_win": "5"})
    match, seat = next(iter(choices_met(game)))
    position = position_in(match, seat, Dice(1))
    worlds = Worlds(match.game, position.world, position.knowledge)
    rollout = Rollout(match.game, USUAL_NOISE)
    won = Outcome("MAU-13", [int(other == seat) for other in range(match.sheet.seats)], [0, 0])

    by_match, by_round = (
        Comparison(position, position.legal[:1], worlds, rollout, minds_the_match=minds)
        for minds in (True, False)
    )

    assert 0.5 < by_match.chance(won) < 1.0
    assert 1.0 == by_round.chance(won)


def test_a_level_may_think_as_the_best_does_but_shorter_and_with_a_worse_memory() -> None:
    best, near, far = (level_of(EXPERT, "karma"), *near_and_far("karma"))

    assert best.search == near.search
    assert best.seconds > near.seconds
    assert best.memory > near.memory > far.memory
    assert not far.search


def near_and_far(game_id: str) -> list[Level]:
    """A level that thinks with the search of the best, and one that does not."""
    bound = settings_of(game_id)["searches_below"]
    return [level_short_by(bound / 2, game_id), level_short_by(bound, game_id)]


# The names


def test_every_game_has_the_same_five_names() -> None:
    assert ["beginner", "casual", "good", "strong", "expert"] == NAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_the_expert_is_a_bot_of_the_roster(game_id: str) -> None:
    search = level_of(EXPERT, game_id).search

    assert search.partition(":")[0] == bot_of(search).name


@pytest.mark.parametrize("game_id", GAMES)
def test_higher_levels_remember_and_look_at_more(game_id: str) -> None:
    below_the_best = [level_of(name, game_id) for name in NAMES if name != EXPERT]

    for lower, higher in pairwise(below_the_best):
        assert lower.memory < higher.memory
        if lower.search:
            assert lower.search == higher.search
            assert lower.seconds < higher.seconds
        elif not higher.search:
            assert lower.worlds < higher.worlds
            assert lower.cap > higher.cap


def test_what_a_game_does_not_set_is_as_usual() -> None:
    assert settings_of(USUALLY) == settings_of("no such game")
    assert level_of("good") == level_of("good", "no such game")


def test_settings_are_of_our_games() -> None:
    assert {USUALLY, *GAMES} >= set(tomllib.loads(FILE.read_text()))


def test_nobody_thinks_longer_than_the_game_or_the_table_allows() -> None:
    level = level_at(0.5, seconds=0.1)

    assert Budget(seconds=0.1) == level.budget_within(Budget(seconds=0.4))
    assert Budget(seconds=0.02) == level.budget_within(Budget(seconds=0.02))
    assert Budget(iterations=500) == level.budget_within(Budget(iterations=500))


def test_who_does_not_attend_may_forget_what_goes_without_saying() -> None:
    """A call that is due is out of the question to leave out, for a careful player."""
    match, seat = next(
        (match, seat)
        for match, seat in choices_met(find_game("maumau"))
        if any("!" in match.game.actions.words(action) for action in match.legal_actions(seat))
    )
    position = position_in(match, seat, Dice(1))

    looked_at = set(in_any_order(position, Dice(1)))

    assert looked_at == set(position.legal)
    assert looked_at > set(best_rated_first(position, Dice(1)))


def test_who_wants_no_level_may_have_the_bot_that_plays_anything() -> None:
    assert "random" == opponent_of("random").name
    assert "casual" == opponent_of("casual").name
    with pytest.raises(Malformed, match="there is no level 'godlike'; there are beginner"):
        opponent_of("godlike")
