"""Bad input to a rule sheet gets one clear sentence that names what is wrong."""

import pytest

import pakl
from pakl.kernel.errors import Malformed
from pakl.kernel.options import Chosen, Option, described, numbers


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"^there is no game 'bridge'; there are .*fox.*maumau"):
        pakl.sheet("bridge", seats=4)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"^fox has no option 'speed'; it has target, rounds$"):
        pakl.sheet("fox", seats=2, speed="high")


@pytest.mark.parametrize("value", ["0", "201", "many", "", "+5", "05", " 21"])
def test_a_bad_value_is_named_with_what_it_can_be(value: str) -> None:
    message = rf"^option 'target' of fox can't be {value!r}; it can be 1 to 200$".replace(
        "+", r"\+"
    )
    with pytest.raises(Malformed, match=message):
        pakl.sheet("fox", seats=2, target=value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Malformed, match=f"^fox is for 2 to 2 players, not {seats}$"):
        pakl.sheet("fox", seats=seats)


def test_players_who_do_not_fit_an_option_are_refused_with_the_clause() -> None:
    with pytest.raises(Malformed, match=r"^maumau can't be played by 7 .*MAU-1\)$"):
        pakl.sheet("maumau", seats=7, packs="1")


def test_the_code_of_the_book_is_the_games_id() -> None:
    assert "maumau" == pakl.sheet("maumau", seats=4).code()


def test_a_code_brings_back_its_options() -> None:
    sheet = pakl.sheet("maumau", seats=4, edition="cs", free_draw="on", rounds_to_win=7)

    again = pakl.sheet_of_code(sheet.code(), seats=4)

    assert sheet.game.chosen.values == again.game.chosen.values


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("bridge-1", "there is no game 'bridge'"),
        ("fox-o", "has a sign 'o' that no code has"),
        ("fox-zzzzzzzz", "stands for options that fox does not have"),
    ],
)
def test_a_bad_code_is_refused(code: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        pakl.sheet_of_code(code, seats=2)


def test_an_option_added_later_keeps_old_codes() -> None:
    old = [Option("edition", "X-1", ["standard", "cs"], "standard")]
    new = [*old, Option("packs", "X-2", ["1", "2"], "1")]

    assert {"edition": "cs"} == Chosen("x", old, {"edition": "cs"}).differences()
    assert {"edition": "cs"} == Chosen("x", new, {"edition": "cs"}).differences()


def test_a_long_row_of_values_is_described_by_its_ends() -> None:
    option = Option("rounds", "X-1", ["to target", *numbers(1, 100)], "to target")

    assert "to target, 1 to 100" == described(option)
