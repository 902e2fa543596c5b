"""The referee: equal deals for everybody, and help for nobody."""

from collections.abc import Sequence

import pytest

from pakl.arena.costs import Costs
from pakl.arena.players import Player
from pakl.arena.referee import Keys, Referee, Sitting, standing_of
from pakl.bots.bot import Bot
from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.bots.quick import HeuristicBot, RandomBot
from pakl.games import all_games, find_game
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.match import Match, MoveEntry, ShuffleEntry
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet

GAMES = sorted(all_games())
BUDGET = Budget(iterations=10)


class Waiting:
    """Always waits."""

    name = "waiting"
    iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        return None


class Cheating(Waiting):
    """Does the first thing that is not legal."""

    name = "cheating"

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        ids = range(len(position.game.actions))
        return ActionId(next(one for one in ids if one not in position.legal))


class Slow(RandomBot):
    """Says that it took more iterations than it had."""

    name = "slow"
    iterations = 1_000


def referee(sheet: Sheet, bots: Sequence[Bot], keys: Keys) -> Referee:
    sittings = [
        Sitting(
            Player(bot),
            BUDGET,
            keys.dice("bot", bot.name, seat),
            keys.dice("world", bot.name, seat),
            Costs(),
        )
        for seat, bot in enumerate(bots)
    ]
    return Referee(sheet, sittings, keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_alike_whoever_plays(game: str) -> None:
    sheet = Sheet(find_game(game), find_game(game).fewest_seats)
    one = referee(sheet, [RandomBot()] * sheet.seats, Keys("tune", 5, 0))
    other = referee(sheet, [HeuristicBot()] * sheet.seats, Keys("tune", 5, 1))
    another_deal = referee(sheet, [RandomBot()] * sheet.seats, Keys("tune", 6, 0))
    for each in (one, other, another_deal):
        each.deal()

    piles = [sheet.game.piles(each.match.state()) for each in (one, other, another_deal)]

    assert piles[0] == piles[1]
    assert piles[0] != piles[2]
    assert one.match.state().dealer == other.match.state().dealer


def moves_of(match: Match) -> list[ActionId]:
    return [entry.action for entry in match.log if isinstance(entry, MoveEntry)]


def test_later_deals_are_alike_too_however_the_first_one_went() -> None:
    sheet = Sheet(find_game("fox"), 2)
    matches = []
    openers: list[Bot] = [RandomBot(), HeuristicBot()]
    for game, first in enumerate(openers):
        each = referee(sheet, [first, RandomBot()], Keys("tune", 3, game))
        each.play()
        matches.append(each.match)
    orders = [
        [entry.order for entry in match.log if isinstance(entry, ShuffleEntry)] for match in matches
    ]
    both = min(len(order) for order in orders)

    assert both > 2
    assert orders[0][:both] == orders[1][:both]
    assert moves_of(matches[0]) != moves_of(matches[1])


def test_shuffles_in_mid_game_have_keys_of_their_own() -> None:
    keys = Keys("tune", 3, 0)

    assert keys.of_shuffle(0, "stock", 0) != keys.of_shuffle(0, "stock", 1)
    assert keys.of_shuffle(0, "stock", 0) != keys.of_shuffle(1, "stock", 0)
    assert keys.of_shuffle(0, "stock", 0) == Keys("tune", 3, 1).of_shuffle(0, "stock", 0)


def test_who_waits_in_turn_is_named() -> None:
    match = referee(Sheet(find_game("fox"), 2), [Waiting(), Waiting()], Keys("public", 2, 1))

    with pytest.raises(
        Malformed, match="'waiting' waits where it must act, in game 1 of deal group 2"
    ):
        match.play()


def test_who_cheats_is_named() -> None:
    match = referee(Sheet(find_game("fox"), 2), [Cheating(), Cheating()], Keys("public", 2, 1))

    with pytest.raises(Malformed, match="'cheating' does what it may not, in game 1 of deal group"):
        match.play()


def test_a_late_move_is_counted_and_played_all_the_same() -> None:
    sheet = Sheet(find_game("fox"), 2)
    late = referee(sheet, [Slow(), Slow()], Keys("tune", 0, 0))

    late.play()

    assert late.match.is_over()
    for sitting in late.sittings:
        assert len(sitting.costs.seconds) == sitting.costs.overspent > 0


def test_who_may_interrupt_is_asked_first_and_may_wait() -> None:
    sheet = Sheet(find_game("maumau"), 4)
    asked: list[tuple[Seat, bool]] = []

    class Listening(RandomBot):
        def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
            asked.append((position.seat, position.may_wait))
            return super().choose(position, dice, budget)

    for number in range(20):
        referee(sheet, [Listening()] * 4, Keys("tune", number, 0)).play()

    waiting = [seat for seat, may_wait in asked if may_wait]
    assert {0, 1, 2, 3} == set(waiting)


def ended(game: str, seats: int, scores: list[int]) -> Match:
    """A match that ended with these scores; what is beyond the seats is a dummy's."""
    match = Match(Sheet(find_game(game), seats), Seat(0))
    match.outcomes = [Outcome("", scores, [0] * len(scores))]
    return match


def test_a_win_is_a_win() -> None:
    standing = standing_of(ended("fox", 2, [3, 21]))

    assert [0, 1] == standing.wins
    assert [2, 1] == standing.places
    assert [1, 0] == standing.lasts
    assert [3, 21] == standing.points


def test_a_tie_is_half_a_win_and_half_a_last_place() -> None:
    standing = standing_of(ended("fox", 2, [21, 21]))

    assert [0.5, 0.5] == standing.wins == standing.lasts
    assert [1.5, 1.5] == standing.places


def test_where_few_points_are_good_they_are_turned() -> None:
    standing = standing_of(ended("rummy", 4, [0, 30, 30, 12]))

    assert [1, 0, 0, 0] == standing.wins
    assert [1, 3.5, 3.5, 2] == standing.places
    assert [0, 0.5, 0.5, 0] == standing.lasts
    assert [0, -30, -30, -12] == standing.points


def test_a_dummy_takes_no_place() -> None:
    standing = standing_of(ended("fox", 2, [5, 3, 9]))

    assert [1, 0] == standing.wins
    assert [1, 2] == standing.places
    assert [0, 1] == standing.lasts
