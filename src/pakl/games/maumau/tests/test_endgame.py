"""A round between two with few cards left, worked out: a win that is found is one."""

from random import Random

from pakl.games.maumau.tests.table import Table, table
from pakl.kernel.actions import NO_ACTION
from pakl.kernel.game import NO_SHUFFLE, State
from pakl.kernel.seats import Seat

PACK = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
DEEP = 9


def can_force_win(at: Table, state: State, seat: Seat, depth: int) -> bool:
    """Whether a seat wins within so many steps whatever the other does, by trying everything."""
    if state.is_over:
        scores = at.game.outcome(state).scores
        return scores[seat] > scores[1 - seat]
    if depth == 0 or state.shuffle_due != NO_SHUFFLE or state.may_interrupt:
        return False
    ways = []
    for action in at.game.legal_actions(state, state.turn):
        after = state.copy()
        at.game.apply(after, state.turn, action)
        ways.append(can_force_win(at, after, seat, depth - 1))
    return any(ways) if state.turn == seat else all(ways)


def small_round(seed: int) -> Table:
    """Two players with two or three cards each, and a short stock."""
    cards = [card for card in PACK if card[0] != "J" and card not in ("TH", "QH", "KH", "AH")]
    Random(seed).shuffle(cards)
    own, others = 2 + seed % 2, 2 + seed // 2 % 2
    hands = " ".join(cards[:own]), " ".join(cards[own : own + others])
    return table(*hands, top="QH", stock=" ".join(cards[7:10]))


def test_a_win_that_is_found_is_one() -> None:
    found = 0
    for seed in range(60):
        at = small_round(seed)
        action = at.game.best_action(at.state)
        if action == NO_ACTION:
            continue
        after = at.state.copy()
        at.game.apply(after, at.state.turn, action)
        assert can_force_win(at, after, at.state.turn, DEEP), at.game.actions.words(action)
        found += 1

    assert found >= 3


def test_mau_17_who_has_two_eights_plays_them_one_after_the_other() -> None:
    at = table("8H 8C QC", "KS TH AC 7D", top="KH", stock="9D TD AS")

    assert "play 8H" == at.game.actions.words(at.game.best_action(at.state))


def test_with_many_cards_nothing_is_said() -> None:
    at = table("8H 8C QS KD", "KS TH", top="KH", stock="9D TD AS")

    assert NO_ACTION == at.game.best_action(at.state)
