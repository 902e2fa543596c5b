"""A round between two with few cards left, worked out: a win that is found is one."""

from random import Random

from pakl.conformance.endgames import check_that_wins_are_sure
from pakl.games.maumau.tests.table import Table, table
from pakl.kernel.actions import NO_ACTION

PACK = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
DEEP = 9


def small_round(seed: int) -> Table:
    """Two players with two or three cards each, and a short stock."""
    cards = [card for card in PACK if card[0] != "J" and card not in ("TH", "QH", "KH", "AH")]
    Random(seed).shuffle(cards)
    own, others = 2 + seed % 2, 2 + seed // 2 % 2
    hands = " ".join(cards[:own]), " ".join(cards[own : own + others])
    return table(*hands, top="QH", stock=" ".join(cards[7:10]))


def test_a_win_that_is_found_is_one() -> None:
    tables = [small_round(seed) for seed in range(60)]
    states = [at.state for at in tables]

    assert check_that_wins_are_sure(tables[0].game, states, DEEP) >= 3


def test_mau_17_who_has_two_eights_plays_them_one_after_the_other() -> None:
    at = table("8H 8C QC", "KS TH AC 7D", top="KH", stock="9D TD AS")

    assert "play 8H" == at.game.actions.words(at.game.best_action(at.state))


def test_with_many_cards_nothing_is_said() -> None:
    at = table("8H 8C QS KD", "KS TH", top="KH", stock="9D TD AS")

    assert NO_ACTION == at.game.best_action(at.state)
