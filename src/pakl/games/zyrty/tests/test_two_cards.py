"""ZYRTY-15 to ZYRTY-19: echoes and pairs, and never three in a row."""

import pytest

from pakl.games.zyrty.tests.table import Table, table


def twos(laid: Table) -> list[str]:
    """The plays of two cards that the seat in turn may make."""
    return [words for words in laid.may() if words.count(" ") == 2]


def test_zyrty_15_an_equal_card_and_at_once_one_that_fits() -> None:
    laid = table("25 26 3", "1 2", pile="25", runs="up")

    assert ["play 26", "play 25 26"] == laid.may()
    laid.play("play 25 26")

    assert ("26 25 25", "3", 1) == (laid.cards("pile"), laid.hand(0), laid.turn())
    assert ["ZYRTY-15 hand 0 pile 25", "ZYRTY-15 hand 0 pile 26"] == laid.moved()


def test_zyrty_15_the_second_card_fits_the_direction() -> None:
    laid = table("25 26 3", "1 2", pile="25", runs="down")

    assert ["play 3", "play 25 3"] == laid.may()
    assert "ZYRTY-15" == laid.refusal("play 25 26")


def test_zyrty_15_the_second_card_fits_the_mode() -> None:
    laid = table("25 26 30 3", "1 2", pile="25", runs="up", mode="smooth")

    assert ["play 26", "play 25 26"] == laid.may()
    assert "ZYRTY-7" == laid.refusal("play 25 30")


def test_zyrty_15_an_echo_needs_the_piles_number() -> None:
    laid = table("26 27 3", "1 2", pile="25", runs="up")

    assert "ZYRTY-15" == laid.refusal("play 26 27")


def test_zyrty_15_an_echo_needs_both_cards() -> None:
    laid = table("25 27 3", "1 2", pile="25", runs="up")

    assert "ZYRTY-15" == laid.refusal("play 25 26")


def test_zyrty_15_an_echo_is_no_duty() -> None:
    laid = table("25 50 3", "1 2", pile="25", runs="up")

    assert ["play 50", "play 25 50", "draw"] == laid.may()


@pytest.mark.parametrize("runs", ["up", "down"])
def test_zyrty_16_the_second_card_may_be_a_special(runs: str) -> None:
    laid = table("25 0 50 Z", "1 2", pile="25", runs=runs)

    assert ["play 25 0", "play 25 50", "play 25 Z=0", "play 25 Z=50"] == twos(laid)


def test_zyrty_16_all_that_could_be_played_alone_may_follow_in_the_order_of_the_table() -> None:
    laid = table("0 24 25 26 49 50 Z", "1 2", pile="25", runs="up")

    assert [
        "play 25 0",
        "play 25 26",
        "play 25 49",
        "play 25 50",
        "play 25 Z=0",
        "play 25 Z=50",
    ] == twos(laid)


def test_zyrty_16_an_equal_card_alone_can_not_be_played() -> None:
    laid = table("25 3", "1 2", pile="25", runs="up")

    assert ["draw"] == laid.may()
    assert "ZYRTY-16" == laid.refusal("play 25")


@pytest.mark.parametrize(("number", "runs"), [("0", "up"), ("50", "down")])
def test_zyrty_16_except_0_on_0_and_50_on_50(number: str, runs: str) -> None:
    laid = table(f"{number} {number} 7 7", "1 2", pile=number, runs=runs)

    assert f"play {number}" in laid.may()


@pytest.mark.parametrize(
    ("hand", "pile", "runs", "expected"),
    [
        ("Z 7 50", "0", "up", ["play Z=0 7", "play Z=0 50"]),
        ("Z 7 0", "50", "down", ["play Z=50 0", "play Z=50 7"]),
        ("Z Z 7", "0", "up", ["play Z=50 Z=50", "play Z=0 7", "play Z=0 Z=50"]),
        ("Z Z 7", "50", "down", ["play Z=0 Z=0", "play Z=50 7", "play Z=50 Z=0"]),
        ("0 Z 7", "Z=0", "up", ["play 0 7", "play 0 Z=50", "play Z=0 7"]),
        ("50 Z 7", "50", "down", ["play 50 7", "play 50 Z=0", "play Z=50 7"]),
    ],
)
def test_zyrty_16_a_z_may_be_the_echo_card_on_0_or_50(
    hand: str, pile: str, runs: str, expected: list[str]
) -> None:
    assert expected == twos(table(hand, "1 2", pile=pile, runs=runs))


def test_zyrty_16_a_z_is_no_echo_card_on_another_number() -> None:
    assert [] == twos(table("Z 7 3", "1 2", pile="25", runs="down"))


def test_zyrty_16_on_0_every_other_number_may_follow() -> None:
    laid = table("0 1 49 50", "1 2", pile="0", runs="up")

    assert ["play 0 1", "play 0 49", "play 0 50"] == twos(laid)


def test_zyrty_16_on_50_every_other_number_may_follow() -> None:
    laid = table("0 1 49 50", "1 2", pile="50", runs="down")

    assert ["play 50 0", "play 50 1", "play 50 49"] == twos(laid)


def test_zyrty_16_two_cards_in_a_turn_are_the_most() -> None:
    laid = table("25 26 26 3", "1 2", pile="25", runs="up")

    assert ["play 26 26", "play 25 26"] == twos(laid)


def test_zyrty_16_no_echo_in_answer_to_a_load() -> None:
    laid = table("33 44 3", "1 2", pile="33", runs="up", load=2)

    assert ["play 33", "play 44", "draw"] == laid.may()
    assert "ZYRTY-16" == laid.refusal("play 33 44")


@pytest.mark.parametrize(
    ("pile", "words", "load"),
    [("22", "play 22 30", "2"), ("22", "play 22 33", "4"), ("30", "play 30 33", "2")],
)
def test_zyrty_16_a_plus_two_card_in_an_echo_has_its_effect(
    pile: str, words: str, load: str
) -> None:
    laid = table("22 30 33 3", "1 2", pile=pile, runs="up")
    laid.play(words)

    assert load == laid.fact("load")


def test_zyrty_17_two_identical_cards_may_be_played_together() -> None:
    laid = table("26 26 3", "1 2", pile="25", runs="up")

    assert ["play 26", "play 26 26"] == laid.may()
    laid.play("play 26 26")

    assert ("26 26 25", "3") == (laid.cards("pile"), laid.hand(0))
    assert ["ZYRTY-17 hand 0 pile 26", "ZYRTY-17 hand 0 pile 26"] == laid.moved()


def test_zyrty_17_a_pair_needs_two_cards() -> None:
    laid = table("26 27", "1 2", pile="25", runs="up")

    assert "ZYRTY-17" == laid.refusal("play 26 26")


def test_zyrty_17_a_pair_follows_the_direction() -> None:
    laid = table("24 24 26", "1 2", pile="25", runs="up")

    assert ["play 26"] == laid.may()
    assert "ZYRTY-6" == laid.refusal("play 24 24")


def test_zyrty_17_also_specials() -> None:
    laid = table("0 0 50 50 Z Z 3", "1 2", pile="25", runs="up")

    assert ["play 0 0", "play 50 50", "play Z=0 Z=0", "play Z=50 Z=50"] == twos(laid)


def test_zyrty_17_a_pair_of_plus_two_counts_for_four() -> None:
    laid = table("33 33 3", "1 2", pile="25", runs="up")
    laid.play("play 33 33")

    assert "4" == laid.fact("load")


def test_zyrty_17_a_0_and_a_z_are_no_pair() -> None:
    laid = table("0 Z 3", "1 2", pile="25", runs="up")

    assert [] == twos(laid)


def test_zyrty_18_no_pair_onto_its_own_number() -> None:
    laid = table("50 50 3", "1 2", pile="50", runs="down")

    assert ["play 3", "play 50", "play 50 3"] == laid.may()
    assert "ZYRTY-18" == laid.refusal("play 50 50")


@pytest.mark.parametrize("pile", ["50 50", "Z=50 50", "50 Z=50", "Z=50 Z=50"])
def test_zyrty_18_also_over_several_turns(pile: str) -> None:
    laid = table("50 3", "1 2", pile=pile, runs="down")

    assert ["play 3"] == laid.may()
    assert "ZYRTY-18" == laid.refusal("play 50")


@pytest.mark.parametrize(
    ("pile", "twice"), [("Z=50 50", "50"), ("Z=0 50", ""), ("50 Z=50", "50"), ("50", "")]
)
def test_zyrty_18_all_see_whether_a_third_would_follow(pile: str, twice: str) -> None:
    laid = table("3 4", "1 2", pile=pile, runs="down")

    assert twice == laid.fact("twice")


def test_zyrty_18_no_echo_onto_two_equal_numbers() -> None:
    laid = table("0 7 3", "1 2", pile="0 0", runs="up")

    assert ["play 3", "play 7"] == laid.may()
    assert "ZYRTY-18" == laid.refusal("play 0 7")


def test_zyrty_18_a_number_in_between_ends_the_row() -> None:
    laid = table("50 50 3 4", "49 2", pile="50 50", runs="down")
    laid.play("play 3", "play 2", "play 50 50")

    assert "50 50 2 3 50 50" == laid.cards("pile")


def test_zyrty_18_two_players_make_two_in_a_row() -> None:
    laid = table("50 3", "50 4", "50 5", pile="25", runs="up")
    laid.play("play 50", "play 50")

    assert ["play 5"] == laid.may()


def test_zyrty_19_a_z_counts_as_what_it_was_played_as() -> None:
    laid = table("Z 3", "0 50 4", pile="0", runs="up")
    laid.play("play Z=0")

    assert ["play 4", "play 50"] == laid.may()
    assert "ZYRTY-18" == laid.refusal("play 0")


@pytest.mark.parametrize(
    ("pile", "runs", "expected"),
    [("0", "up", "play Z=50 Z=50"), ("50", "down", "play Z=0 Z=0")],
)
def test_zyrty_19_a_pair_of_z_is_played_as_the_same_number(
    pile: str, runs: str, expected: str
) -> None:
    laid = table("Z Z 49 1", "2 3", pile=pile, runs=runs)
    pairs = [words for words in twos(laid) if words.split()[1] == words.split()[2]]

    assert [expected] == pairs


def test_zyrty_19_a_z_alone_does_not_make_three_in_a_row() -> None:
    laid = table("Z 3", "1 2", pile="50 Z=50", runs="down")

    assert ["play 3", "play Z=0"] == laid.may()
    assert "ZYRTY-18" == laid.refusal("play Z=50")


def test_zyrty_19_in_smooth_mode_a_pair_is_of_the_nearest_number() -> None:
    laid = table("26 26 30 30", "1 2", pile="25", runs="up", mode="smooth")

    assert ["play 26", "play 26 26"] == laid.may()
    assert "ZYRTY-19" == laid.refusal("play 30 30")


def test_zyrty_19_in_smooth_mode_a_pair_of_specials_is_free() -> None:
    laid = table("26 30 0 0", "1 2", pile="25", runs="up", mode="smooth")

    assert ["play 0", "play 26", "play 0 0"] == laid.may()
