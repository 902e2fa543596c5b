"""The action table: its ids are written out, so they are looked after here."""

import pytest

from pakl.games.maumau.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    NAME,
    PASS,
    PLAY,
    PLAY_CALLED,
    WISH,
    WISH_CALLED,
    card_of,
    suit_named,
)
from pakl.games.maumau.cards import DECK, SUIT_LETTERS
from pakl.kernel.actions import ActionId


@pytest.mark.parametrize(
    ("first", "words"),
    [
        (PLAY, "play 7C"),
        (WISH, "play JC=C"),
        (PLAY_CALLED, "play 7C!"),
        (WISH_CALLED, "play JC=C!"),
        (DRAW, "draw"),
        (PASS, "pass"),
        (NAME, "name C"),
        (CATCH, "catch 0"),
        (len(ACTIONS) - 1, "catch 9"),
    ],
)
def test_every_kind_of_action_begins_where_it_should(first: int, words: str) -> None:
    assert words == ACTIONS.words(ActionId(first))


def test_every_play_knows_its_card_and_the_suit_it_leaves_to_follow() -> None:
    for number in range(DRAW):
        play = ActionId(number)
        suit = SUIT_LETTERS[suit_named(play)]
        card = DECK.name(card_of(play))
        wish = f"={suit}" if WISH <= play < PLAY_CALLED or play >= WISH_CALLED else ""
        call = "!" if play >= PLAY_CALLED else ""

        assert f"play {card}{wish}{call}" == ACTIONS.words(play)
        assert wish or suit == card[1]
