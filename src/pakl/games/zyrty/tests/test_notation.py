"""The action table: exactly the notations that can ever be legal, each once."""

import pytest

from pakl.games.zyrty import GAME
from pakl.games.zyrty.actions import DRAW, ECHO, ECHOES, PAIR, PLAY, echo_row
from pakl.games.zyrty.cards import DECK, FORM_NAMES, FORMS, Form, card_of, number_of
from pakl.games.zyrty.tests.table import Table, table
from pakl.kernel.actions import ActionId


def test_zyrty_16_one_card_a_pair_an_echo_or_drawing() -> None:
    ordinary_rows = 49 * 52
    rows_of_0_and_50 = 4 * 51

    assert 53 + 53 + ordinary_rows + rows_of_0_and_50 + 1 == len(GAME.actions)


def test_zyrty_6_the_first_actions_play_one_card() -> None:
    expected = [f"play {form}" for form in FORM_NAMES]

    assert expected == GAME.actions.all_words[PLAY:PAIR]


def test_zyrty_17_then_come_the_pairs() -> None:
    expected = [f"play {form} {form}" for form in FORM_NAMES]

    assert expected == GAME.actions.all_words[PAIR:ECHO]


def test_zyrty_15_then_come_the_echoes() -> None:
    assert ["play 0 1", "play 0 2"] == GAME.actions.all_words[ECHO : ECHO + 2]
    assert len(ECHOES) == DRAW - ECHO


def test_zyrty_9_drawing_is_the_last_action() -> None:
    assert "draw" == GAME.actions.words(ActionId(DRAW))
    assert len(GAME.actions) == DRAW + 1


@pytest.mark.parametrize("form", range(FORMS))
def test_zyrty_15_a_row_of_echoes_begins_with_one_form(form: int) -> None:
    first = GAME.actions.words(ActionId(int(echo_row(Form(form)))))
    before = GAME.actions.words(ActionId(int(echo_row(Form(form))) - 1))

    assert FORM_NAMES[form] == first.split()[1]
    assert FORM_NAMES[form] != before.split()[1] or before.split()[1] == before.split()[-1]


@pytest.mark.parametrize(
    "words", ["play 0 Z=0", "play Z=0 0", "play 50 Z=50", "play Z=50 50", "play Z", "play Z Z"]
)
def test_zyrty_18_what_can_never_be_legal_is_in_no_table(words: str) -> None:
    assert words not in GAME.actions.all_words


def laid_out_for(words: str) -> Table:
    """A table at which this play of cards is legal."""
    forms = [Form(FORM_NAMES.index(name)) for name in words.split()[1:]]
    numbers = [int(number_of(form)) for form in forms]
    cards = [DECK.name(card_of(form)) for form in forms]
    pile = str(numbers[0])
    if len(set(forms)) == 1:
        pile = str(numbers[0] - 1) if 0 < numbers[0] < 50 else "25"
    runs = "up" if int(pile) < numbers[-1] else "down"
    named = DECK.cards(" ".join([pile, *cards]))
    spare = next(name for name in ("7", "8", "9") if DECK.card(name) not in named)
    return table(" ".join([*cards, spare]), spare, pile=pile, runs=runs)


def test_zyrty_15_everything_in_the_table_can_be_legal() -> None:
    never = [
        words for words in GAME.actions.all_words[:DRAW] if words not in laid_out_for(words).may()
    ]

    assert [] == never
