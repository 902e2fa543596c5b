"""MAU-14 to MAU-20, MAU-22, MAU-24: sevens, eights, nines, jacks, and the Czech ace."""

import pytest

from pakl.games.maumau.tests.table import Table, table


def attacked(*hands: str, **options: str) -> Table:
    """Seat 0 is under the load of a seven of hearts, played onto a heart."""
    return table(*hands, top="7H", stock="8C 9C TC JC QC KC AC", **options)


def test_mau_14_a_seven_onto_its_suit_makes_the_next_player_draw_two() -> None:
    made = attacked("KD 9S AD", "TD TS AH")

    assert {"draw"} == made.legal(0)
    assert 2 == made.do(0, "draw").drawn_by(0)


def test_mau_14_a_second_seven_passes_four_on() -> None:
    made = attacked("7S 9S AD", "TD TS AH", "KD QD 8D").do(0, "play 7S")

    assert "4" == made.fact("load")
    assert 4 == made.do(1, "draw").drawn_by(1)


def test_mau_14_a_third_seven_passes_six_on() -> None:
    made = attacked("7S 9S AD", "7D TS AH", "KD QD 8D").do(0, "play 7S").do(1, "play 7D")

    assert 6 == made.do(2, "draw").drawn_by(2)


def test_mau_14_who_is_under_a_load_can_not_pass() -> None:
    assert "MAU-14" == attacked("KD 9S AD", "TD TS AH").refusal(0, "pass")


def test_mau_14_the_stock_is_renewed_in_the_middle_of_a_load() -> None:
    made = table("KD 9S AD", "TD TS AH", top="7H", under="9C TC 8D", stock="8C").do(0, "draw")

    assert 2 == made.drawn_by(0)
    assert ("7H", 2) == (made.cards("discards"), len(made.cards("stock").split()))


def test_mau_15_answering_is_never_a_duty() -> None:
    assert {"play 7S", "draw"} == attacked("7S 9S AD", "TD TS AH").legal(0)


@pytest.mark.parametrize("words", ["play KH", "play JD=S"])
def test_mau_15_only_a_seven_answers_a_seven(words: str) -> None:
    assert "MAU-15" == attacked("KH JD AD", "TD TS AH").refusal(0, words)


def test_mau_15_a_seven_by_rank_onto_a_load_already_drawn_does_not_attack() -> None:
    made = attacked("KD 9S AD", "7S TS AH").do(0, "draw").do(1, "play 7S")

    assert "" == made.fact("load")
    assert [0] == made.to_act()


def test_mau_15_unless_every_seven_is_agreed_to_attack() -> None:
    made = attacked("KD 9S AD", "7S TS AH", seven_always="on").do(0, "draw").do(1, "play 7S")

    assert "2" == made.fact("load")


def test_mau_15_a_wished_suit_counts_as_the_top_cards_suit() -> None:
    made = table("7S 9S AD", "TD TS AH", top="JH=S").do(0, "play 7S")

    assert "2" == made.fact("load")


def test_mau_15_with_two_packs_an_equal_seven_attacks() -> None:
    made = attacked("KD 9S AD", "7H TS AH", packs="2").do(0, "draw").do(1, "play 7H")

    assert "2" == made.fact("load")


def test_mau_16_whoever_draws_the_load_loses_the_turn() -> None:
    made = attacked("KD 9S AH", "TD TS 8H").do(0, "draw")

    assert [1] == made.to_act()
    assert "" == made.fact("load")


def test_mau_16_it_may_be_agreed_that_a_fitting_card_is_played_then() -> None:
    made = attacked("KD 9S AH", "TD TS 8H", after_seven="play").do(0, "draw")

    assert {"play AH", "pass"} == made.legal(0)


def test_mau_16_also_one_that_was_just_drawn() -> None:
    made = table("KD 9S AD", "TD TS 8H", top="7H", stock="8C QH KC", after_seven="play")

    assert {"play QH", "pass"} == made.do(0, "draw").legal(0)


def test_mau_16_but_no_further_card_is_drawn() -> None:
    made = attacked("KD 9S AD", "TD TS 8H", after_seven="play").do(0, "draw")

    assert {"pass"} == made.legal(0)
    assert "MAU-16" == made.refusal(0, "draw")
    assert [1] == made.do(0, "pass").to_act()


def test_mau_17_an_eight_skips_the_next_player() -> None:
    made = table("8H 9S AD", "TD TS AH", "KD QD 8D", top="QH").do(0, "play 8H")

    assert [2] == made.to_act()
    assert "skipped MAU-17" in made.said()


def test_mau_18_a_nine_reverses_the_direction() -> None:
    made = table("9H 9S AD", "TD TS AH", "KD QD 8D", top="QH").do(0, "play 9H")

    assert [2] == made.to_act()
    assert "counterclockwise" == made.fact("direction")


def test_mau_18_the_next_nine_turns_it_back() -> None:
    made = table("9H TC AD", "TD TS AH", "9D QD 8D", top="QH").do(0, "play 9H").do(2, "play 9D")

    assert [0] == made.to_act()
    assert "clockwise" == made.fact("direction")


def test_mau_19_a_jack_goes_onto_any_card() -> None:
    made = table("JD 9S AD", "TD TS AH", top="QH")

    assert {"play JD=C", "play JD=D", "play JD=H", "play JD=S"} == made.legal(0)


def test_mau_19_a_jack_goes_onto_a_jack() -> None:
    assert "play JD=C" in table("JD 9S AD", "TD TS AH", top="JH=C").legal(0)


def test_mau_20_the_wished_suit_must_be_followed() -> None:
    made = table("JD 9S AD", "TD TS AH", top="QH").do(0, "play JD=S")

    assert {"play TS"} == made.legal(1)


def test_mau_20_the_wish_may_be_the_suit_that_was_in_play() -> None:
    made = table("JD 9S AD", "TD TS AH", top="QH").do(0, "play JD=H")

    assert {"play AH"} == made.legal(1)


def test_mau_20_a_jack_needs_a_wish() -> None:
    assert "MAU-20" == table("JD 9S AD", "TD TS AH", top="QH").refusal(0, "play JD")


def test_mau_20_also_with_its_call() -> None:
    assert "MAU-20" == table("JD 9S", "TD TS AH", top="QH").refusal(0, "play JD!")


def test_mau_20_a_suit_is_named_only_for_a_first_jack() -> None:
    assert "MAU-20" == table("JD 9S AD", "TD TS AH", top="QH").refusal(0, "name S")


def test_mau_22_with_two_players_an_eight_gives_another_turn() -> None:
    assert [0] == table("8H 9S AD", "TD TS AH", top="QH").do(0, "play 8H").to_act()


def test_mau_22_with_two_players_a_nine_changes_only_the_direction() -> None:
    made = table("9H 9S AD", "TD TS AH", top="QH").do(0, "play 9H")

    assert [1] == made.to_act()


def test_mau_11_with_two_players_the_other_may_catch_before_the_second_turn() -> None:
    made = table("8H 9S", "TD TS AH", top="QH", stock="KC KD").do(0, "play 8H")

    assert {"catch 0"} == made.legal(1)
    assert 2 == made.do(1, "catch 0").drawn_by(0)
    assert [0] == made.to_act()


def test_mau_11_with_two_players_the_second_turn_closes_the_time() -> None:
    made = table("8H 9S", "TD TS AH", top="QH", stock="KC KD").do(0, "play 8H", "draw")

    assert "MAU-11" == made.refusal(1, "catch 0")


def test_mau_24_in_the_czech_edition_the_ace_skips() -> None:
    made = table("AH 9S TC", "TD TS KH", "KD QD 8D", top="QH", edition="cs").do(0, "play AH")

    assert [2] == made.to_act()
    assert "skipped MAU-24" in made.said()


def test_mau_24_in_the_czech_edition_the_eight_is_an_ordinary_card() -> None:
    made = table("8H 9S TC", "TD TS KH", "KD QD 8D", top="QH", edition="cs").do(0, "play 8H")

    assert [1] == made.to_act()
