"""Hints: the best moves, or a mixture where several choose at the same time."""

import pytest

from pakl.bots.budget import Budget
from pakl.bots.hints import MOST_MOVES, advice_in
from pakl.bots.position import Position, position_in
from pakl.bots.roster import bot_of
from pakl.bots.thinking import worked_out_shares
from pakl.games import find_game
from pakl.kernel.dice import Dice
from pakl.kernel.match import Match
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.search.regret import without_the_rare
from tests.bots.test_permutation import choices_met

LITTLE = Budget(iterations=60)
FOUR = 4
TWO_CARDS = 2


def first_choice(game_id: str) -> Position:
    """The first position of a match in which there is something to choose."""
    match, seat = next(iter(choices_met(find_game(game_id))))
    return position_in(match, seat, Dice(1))


def last_hands_of_disco() -> Position:
    """A position of Cockroach Disco for two in which the last two cards of a hand are left."""
    match = Match(Sheet(find_game("disco"), 2))
    match.let_deal(SeededDealer(6))
    while len(match.legal_actions(Seat(0))) != TWO_CARDS or match.state().turn != NO_SEAT:
        for seat in range(2):
            for action in match.legal_actions(Seat(seat))[:1]:
                match.perform(Seat(seat), action)
    return position_in(match, Seat(0), Dice(1))


def test_where_all_choose_at_once_a_hint_is_a_mixture() -> None:
    position = first_choice("disco")

    moves = advice_in(position, Dice(1), LITTLE).moves

    shares = [move.share for move in moves if move.share is not None]
    assert 1 <= len(moves) == len(shares) <= MOST_MOVES
    assert sorted(shares, reverse=True) == shares
    assert 0 < sum(shares) <= 1.001
    assert not any(move.is_level for move in moves)


def test_late_in_disco_the_mixture_is_worked_out() -> None:
    position = last_hands_of_disco()
    shares = worked_out_shares(position)

    moves = advice_in(position, Dice(1), LITTLE).moves

    parse = position.game.actions.parse
    assert {
        parse(move.action): round(share / sum(shares.values()), 4)
        for move in moves
        if (share := shares[parse(move.action)])
    } == {parse(move.action): move.share for move in moves}


def test_late_in_disco_who_works_out_imagines_nothing() -> None:
    position = last_hands_of_disco()
    bot = bot_of("bandit:works_out=1")

    chosen = bot.choose(position, Dice(2), LITTLE)

    assert chosen is not None
    assert worked_out_shares(position)[chosen] > 0
    assert bot.iterations == 0


@pytest.mark.parametrize("game_id", ["fox", "maumau", "karma"])
def test_where_one_chooses_alone_or_among_many_the_best_move_comes_first(game_id: str) -> None:
    moves = advice_in(first_choice(game_id), Dice(1), LITTLE).moves

    chances = [move.chance for move in moves]
    assert sorted(chances, reverse=True) == chances
    assert {None} == {move.share for move in moves}


def test_a_hint_of_karma_for_four_tells_the_chance_not_to_be_last() -> None:
    game = find_game("karma")
    match, seat = next(
        (match, seat) for match, seat in choices_met(game) if match.sheet.seats == FOUR
    )

    advice = advice_in(position_in(match, seat, Dice(1)), Dice(1), LITTLE)

    assert not advice.is_for_match
    assert all(move.chance == move.wins for move in advice.moves)
    assert 0.5 < advice.moves[0].chance <= 1.0, "one in three would be a share, not a chance"


def test_what_is_rare_in_a_mixture_is_left_out() -> None:
    assert [0.75, 0.25, 0.0] == without_the_rare([72.0, 24.0, 4.0])
    alike = without_the_rare([1.0] * 40)
    assert 40 == len([share for share in alike if share > 0]), "among very many alike none is rare"
