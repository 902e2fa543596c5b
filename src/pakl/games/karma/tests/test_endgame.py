"""A duel without a draw pile and with few cards left, worked out: a win that is found is one."""

from random import Random

from pakl.conformance.endgames import check_that_wins_are_sure
from pakl.games.karma.cards import DECK
from pakl.games.karma.tests.table import Player, Table, table
from pakl.kernel.actions import NO_ACTION

DEEP = 7


def small_game(seed: int) -> Table:
    """Two players with two or three cards each, some face up, and a short pile."""
    cards = [name for name in DECK.names for _ in range(3)]
    Random(seed).shuffle(cards)
    own = Player(cards[0], face_up=cards[1], face_down=f"{cards[2]} - -" if seed % 2 else "- - -")
    other = Player(f"{cards[3]} {cards[4]}", face_up=cards[5], face_down="- - -")
    return table(own, other, pile=f"{cards[6]} {cards[7]}")


def test_a_win_that_is_found_is_one() -> None:
    tables = [small_game(seed) for seed in range(60)]
    states = [at.state for at in tables]

    assert check_that_wins_are_sure(tables[0].game, states, DEEP) >= 5


def test_karma_22_a_five_or_less_shuts_out_who_has_only_high_cards() -> None:
    at = table(Player("F5 9"), Player("12 13"), pile="10")

    assert "play F5" == at.game.actions.words(at.game.best_action(at.state))


def test_while_there_is_a_draw_pile_nothing_is_said() -> None:
    at = table(Player("F5 9"), Player("12 13"), pile="3", draw_pile="1 2")

    assert NO_ACTION == at.game.best_action(at.state)
