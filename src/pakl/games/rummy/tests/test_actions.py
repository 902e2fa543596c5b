"""The notation: what every action is called."""

import pytest

from pakl.games.rummy.actions import ACTIONS
from pakl.games.rummy.cards import DECK
from pakl.games.rummy.tests.table import table
from pakl.kernel.errors import Malformed


@pytest.mark.parametrize(
    "words",
    [
        "draw", "pick", "undo", "discard 4D", "discard *", "add 8C>2", "add *9C>2", "swap 7H>3",
        "lay 5C 6C *7C", "lay KH KS KD", "lay AS 2S 3S", "lay TS JS QS KS AS", "lay QH QH QS",
        "lay *AC 2C *3C *4C *5C", "lay *KC *KH *KS KD", "add AS>25", "lay QC QH *QH QS QS",
        "lay QC QC QH QH QS QS QD QD", "lay *QC *QC *QH *QH *QS *QS QD QD",
    ],
)  # fmt: skip
def test_rummy_16_actions_are_written_like_this(words: str) -> None:
    assert words == ACTIONS.words(ACTIONS.parse(words))


@pytest.mark.parametrize(
    ("words", "usual"),
    [
        ("lay KD KS KH", "lay KH KS KD"),
        ("lay 7C 6C 5C", "lay 5C 6C 7C"),
        ("lay *7C 6C 5C", "lay 5C 6C *7C"),
        ("lay AS QS KS", "lay QS KS AS"),
        (" lay  QS QH  QH ", "lay QH QH QS"),
        ("lay QS *QH QC QS QH", "lay QC QH *QH QS QS"),
        ("lay AS QS KS *TS JS", "lay *TS JS QS KS AS"),
        ("lay AS 5S *4S 3S 2S", "lay AS 2S 3S *4S 5S"),
    ],
)
def test_rummy_2_the_cards_of_a_combination_are_understood_in_any_order(
    words: str, usual: str
) -> None:
    assert usual == ACTIONS.words(ACTIONS.parse(words))
    assert ACTIONS.parse(usual) == ACTIONS.from_json({"lay": words.split("lay", 1)[1]})


@pytest.mark.parametrize(
    "words",
    [
        "lay", "lay 5C 6C", "lay KS AS 2S", "lay *5C *6C *7C", "lay *", "lay * 5C 6C 7C",
        "lay 2C 3C 4C 5C 6C 7C", "lay 5C 6C 7C 8C JC", "lay *5C *6C *7C *8C *9C",
        "lay JS QS KS AS 2S", "lay QH QH QH", "lay QC QC QH QH QH",
        "lay *QC *QC *QH *QH *QS *QS *QD QD", "lay 5C 5C 6C", "add 8C", "add 8C>26", "swap *>0",
        "add *>0", "discard",
    ],
)  # fmt: skip
def test_rummy_4_there_is_no_such_action(words: str) -> None:
    with pytest.raises(Malformed):
        ACTIONS.parse(words)


def test_rummy_2_the_table_lists_all_actions() -> None:
    assert len(ACTIONS) == len(ACTIONS.all_words) == 21701


def test_rummy_1_cards_are_called_rank_and_suit() -> None:
    assert 53 == len(DECK.names)
    assert {"AS", "TH", "7C", "*"} <= set(DECK.names)


def test_rummy_2_combinations_are_numbered_in_the_order_they_were_laid() -> None:
    laid = table("TC JC QC KC 5H 6H 7H 4S 4S", laid=("5S 6S 7S",))

    laid.play("lay TC JC QC KC", "lay 5H 6H 7H", "add 4S>0")

    assert ["4S 5S 6S 7S", "TC JC QC KC", "5H 6H 7H"] == laid.combinations()
    assert "1 0 0" == laid.facts()["laid by"]
