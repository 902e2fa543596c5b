"""No bot knows more than its seat: what lies unseen makes no difference to it.

At many positions of every game, the cards that the seat can't see are dealt anew, in the
match and in the world that the bot is handed. With the same dice and the same iterations
every bot must choose the same action, after the same number of iterations: not even the
time it takes may tell.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from pakl.bots.budget import Budget
from pakl.bots.position import Position, position_in
from pakl.bots.quick import RandomBot
from pakl.bots.roster import ROSTER, bot_of
from pakl.games import all_games
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game
from pakl.kernel.knowledge import redeal
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has, members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer

# Interpreted, a bot that searches takes its time.
IS_COMPILED: Final = os.environ.get("PAKL_BUILD") == "compiled"
BUDGET: Final = Budget(iterations=40 if IS_COMPILED else 3)
WORLDS: Final = 3 if IS_COMPILED else 1
MOST_SEARCHES: Final = 40 if IS_COMPILED else 2
MOST_DECISIONS: Final = 90
EVERY: Final = 3
GAMES: Final = sorted(all_games())
# All that can be asked for by name, and what they do only if one wishes it.
BOTS: Final = [*ROSTER, "bandit:plans=1,works_out=1", "bandit:experience=1"]


def choices_met(game: Game) -> Iterator[tuple[Match, Seat]]:
    """Matches played at random, at each real choice, with the seat that has it."""
    for seats in {game.fewest_seats, min(4, game.most_seats)}:
        match, dealer, dice = Match(Sheet(game, seats)), SeededDealer(seats), Dice(seats)
        match.let_deal(dealer)
        for _ in range(MOST_DECISIONS):
            if match.is_over():
                break
            state = match.state()
            may_act = members_of(state.to_act | state.may_interrupt)
            seat = Seat(may_act[dice.below(len(may_act))])
            actions = game.actions_at_random(state, seat)
            if len(actions) > 1 or not has(state.to_act, seat):
                yield match, seat
            match.perform(seat, actions[dice.below(len(actions))])
            match.let_deal(dealer)


def positions_alike(match: Match, seat: Seat, seed: int) -> list[Position]:
    """What the seat knows, made from several matches that it can't tell apart."""
    truth = match.deal
    positions = [position_in(match, seat, Dice(seed))]
    for world in range(WORLDS):
        match.deal = redeal(match.game, match.state(), match.knowledge[seat], Dice(1_000 + world))
        positions.append(position_in(match, seat, Dice(seed)))
        # The world handed over is any: a bot deals its own.
        positions.append(replace(positions[0], world=match.deal))
        match.deal = truth
    return positions


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_what_lies_unseen_makes_no_difference(name: str, game_id: str) -> None:
    compared = searches = 0
    for number, (match, seat) in enumerate(choices_met(all_games()[game_id])):
        if number % EVERY or searches == MOST_SEARCHES:
            continue
        answers = set()
        for position in positions_alike(match, seat, seed=number):
            bot = bot_of(name)
            answers.add((bot.choose(position, Dice(number), BUDGET), bot.iterations))
        assert 1 == len(answers), f"{name} can tell worlds of seat {seat} apart: {answers}"
        compared += 1
        searches += any(iterations for _, iterations in answers)

    assert searches == MOST_SEARCHES or compared >= 8


class Peeping(RandomBot):
    """Plays by the first card it can't see."""

    name = "peeping"

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        piles = position.game.piles(position.world)
        zones = position.game.zones(position.sheet.seats)
        unseen = [
            card
            for zone, pile in zip(zones, piles)
            for card in pile
            if not zone.is_open_to(position.seat)
        ]
        return position.legal[sum(unseen[:3]) % len(position.legal)]


def test_who_peeps_is_found_out() -> None:
    found = 0
    for number, (match, seat) in enumerate(choices_met(all_games()["fox"])):
        positions = positions_alike(match, seat, seed=number)
        answers = {Peeping().choose(position, Dice(number), BUDGET) for position in positions}
        found += len(answers) > 1

    assert found
