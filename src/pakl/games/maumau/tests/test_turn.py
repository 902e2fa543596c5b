"""MAU-5 to MAU-9: playing, drawing, passing, and when there is nothing left to draw."""

import pytest

from pakl.games.maumau.tests.table import Table, table
from pakl.kernel.seats import Seat
from pakl.kernel.view import view_of
from pakl.kernel.zones import ZoneId


def test_mau_5_a_card_agrees_in_rank_or_suit() -> None:
    made = table("KH QS 9S AD", "TC TD TS", top="QH")

    assert {"play KH", "play QS"} == made.legal(0)


def test_mau_5_a_card_that_agrees_in_nothing_is_refused() -> None:
    assert "MAU-5" == table("KH QS 9S", "TC TD TS", top="QH").refusal(0, "play 9S")


def test_mau_5_a_card_that_one_does_not_hold_is_refused() -> None:
    assert "MAU-5" == table("KH QS 9S", "TC TD TS", top="QH").refusal(0, "play AH")


def test_mau_5_the_card_played_is_the_one_to_follow() -> None:
    made = table("KH QS 9S", "KC AH 9D", top="QH").do(0, "play KH")

    assert made.cards("discards").endswith("KH")
    assert {"play KC", "play AH"} == made.legal(1)


def test_mau_5_out_of_turn_nothing_is_played() -> None:
    assert "MAU-5" == table("KH QS 9S", "KC TH 9D", top="AH").refusal(1, "play TH")


def test_mau_6_who_can_not_play_draws_one_card() -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8C KS")

    assert {"draw"} == made.legal(0)
    made.do(0, "draw")
    assert "8C" in made.hand(0).split()


def test_mau_6_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    assert [1] == table("KD 9S AD", "TC TD TS", top="QH", stock="8C KS").do(0, "draw").to_act()


def test_mau_6_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H KS").do(0, "draw")

    assert {"play 8H", "pass"} == made.legal(0)
    assert "8H" == made.cards("drawn", 0)


def test_mau_6_a_drawn_card_that_is_not_played_joins_the_hand() -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H KS").do(0, "draw", "pass")

    assert [1] == made.to_act()
    assert "8H" in made.hand(0).split()
    assert "" == made.cards("drawn", 0)


def test_mau_6_only_the_drawn_card_may_be_played() -> None:
    made = table("KD QS AD", "TC TD TS", top="QH", stock="8H KS", free_draw="on").do(0, "draw")

    assert "MAU-6" == made.refusal(0, "play QS")
    assert "MAU-6" == made.refusal(0, "draw")


def test_mau_6_in_the_czech_edition_a_drawn_card_that_fits_is_played() -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H KS", edition="cs").do(0, "draw")

    assert {"play 8H"} == made.legal(0)
    assert "MAU-6" == made.refusal(0, "pass")


def test_mau_7_who_can_play_may_not_draw() -> None:
    made = table("KH 9S AD", "TC TD TS", top="QH", stock="8H KS")

    assert "MAU-7" == made.refusal(0, "draw")


def test_mau_7_unless_it_is_agreed() -> None:
    made = table("KH 9S AD", "TC TD TS", top="QH", stock="8H KS", free_draw="on")

    assert {"play KH", "draw"} == made.legal(0)


def renewed() -> Table:
    """Seat 0 draws the last card of the stock, which does not fit; seat 1 must draw next."""
    made = table("KD 9S AD", "TC TD TS", top="QH", under="8C 9C JD", stock="8S").do(0, "draw")
    made.events = []
    return made


def test_mau_8_the_discards_without_the_top_card_become_the_new_stock() -> None:
    made = renewed().do(1, "draw")

    assert "QH" == made.cards("discards")
    assert 3 == len(made.cards("stock").split()) + made.drawn_by(1)


def test_mau_8_the_stock_is_renewed_only_when_a_card_is_to_be_drawn() -> None:
    made = renewed()

    assert "" == made.cards("stock")
    assert "8C 9C JD QH" == made.cards("discards")


def test_mau_8_the_shuffle_decides_which_card_is_drawn() -> None:
    made = renewed()
    order = ["9C", "JD", "8C"]
    action = made.game.actions.parse("draw")
    made.game.apply(made.state, made.state.turn, action)

    made.renew(*order)

    assert "9C" in made.hand(1).split()
    assert "8C JD" == made.cards("stock")


def stuck(*hands: str, **options: str) -> Table:
    """Nothing to draw: no stock, and only the top card lies on the discard pile."""
    return table(*hands, top="QH", **options)


def test_mau_9_who_can_not_play_passes_when_nothing_can_be_drawn() -> None:
    made = stuck("KD 9S AD", "TC TD TS")

    assert {"pass"} == made.legal(0)
    assert "MAU-9" == made.refusal(0, "draw")


def test_mau_9_who_can_play_must() -> None:
    made = stuck("KH 9S AD", "TC TD TS", free_draw="on")

    assert {"play KH"} == made.legal(0)
    assert "MAU-9" == made.refusal(0, "pass")


def test_mau_9_passing_needs_a_reason() -> None:
    made = table("KH 9S AD", "TC TD TS", top="QH", stock="8H")

    assert "MAU-9" == made.refusal(0, "pass")


def test_mau_6_who_can_draw_does_not_pass() -> None:
    assert "MAU-6" == table("KD 9S AD", "TC TD TS", top="QH", stock="8H").refusal(0, "pass")


def test_mau_9_a_drawn_card_that_is_kept_is_no_empty_pass() -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H").do(0, "draw", "pass").do(1, "pass")

    assert {"play 8H"} == made.legal(0)


def test_mau_9_when_all_have_passed_the_fewest_cards_win() -> None:
    made = stuck("KD 9S AD", "TC TD TS", "8C 9C").do(0, "pass").do(1, "pass").do(2, "pass")

    assert ([0, 0, 1], "MAU-9") == (made.scores(), made.ended_by())


def test_mau_9_equal_hands_share_the_place() -> None:
    made = stuck("KD 9S", "TC TD TS", "8C 9C").do(0, "pass").do(1, "pass").do(2, "pass")

    assert [1, 0, 1] == made.scores()


def test_mau_9_a_card_played_in_between_begins_the_count_anew() -> None:
    made = stuck("KD 9S AD", "KH TD TS", "8C 9C AS").do(0, "pass").do(1, "play KH")

    assert not made.do(2, "draw").state.is_over


def test_mau_9_a_penalty_takes_as_many_cards_as_there_are() -> None:
    made = stuck("KH 9S", "TC TD TS", "8C 9C AS").do(0, "play KH").do(1, "catch 0")

    assert 1 == made.drawn_by(0)
    assert "9S QH" == made.hand(0)


def test_mau_9_a_load_takes_as_many_cards_as_there_are() -> None:
    made = table("KD 9S AD", "TC TD TS", top="7H", stock="8C").do(0, "draw")

    assert 1 == made.drawn_by(0)
    assert ["spared 1 MAU-9"] == made.said()
    assert ("", [1]) == (made.fact("load"), made.to_act())


def test_mau_9_a_load_that_can_not_be_drawn_at_all_is_gone() -> None:
    made = stuck("7H 9S", "TC TD TS", "8C 9C AS").do(0, "play 7H").do(2, "catch 0")
    assert {"draw"} == made.legal(1)

    made.do(1, "draw")

    assert 0 == made.drawn_by(1)
    assert ("", [2]) == (made.fact("load"), made.to_act())


def test_mau_1_of_two_equal_cards_one_is_played() -> None:
    made = table("KH KH 9S", "TC TD TS", top="QH", packs="2").do(0, "play KH")

    assert "9S KH" == made.hand(0)


@pytest.mark.parametrize(("viewer", "faces"), [(0, ["8H"]), (1, None)])
def test_mau_6_only_its_owner_sees_the_drawn_card(viewer: int, faces: list[str] | None) -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H KS").do(0, "draw")

    assert faces == view_of(made.game, made.state, Seat(viewer)).zone("drawn", Seat(0)).faces


@pytest.mark.parametrize(("card", "expected"), [("8H", True), ("QS", True), ("8C", False)])
def test_mau_6_but_all_can_tell_that_it_fits(card: str, expected: bool) -> None:
    made = table("KD 9S AD", "TC TD TS", top="QH", stock="8H KS").do(0, "draw")
    drawn_zone = [zone.label() for zone in made.game.zones(2)].index("drawn 0")

    assert expected == made.game.could_hold(
        made.state, ZoneId(drawn_zone), made.game.deck.card(card)
    )
