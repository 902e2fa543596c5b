"""MAU-10 to MAU-13, MAU-22, MAU-25: saying it, forgetting it, being caught, winning."""

import pytest

from pakl.games.maumau.tests.table import Table, table


def two_cards_left(**options: str) -> Table:
    return table("KH 9S", "TC TD TS", "8C 9C AS", top="QH", stock="7C 7D 8D JC", **options)


def one_card_left(card: str = "KH", **options: str) -> Table:
    return table(card, "TC TD TS", "8C 9C AS", top="QH", stock="7C 7D 8D JC", **options)


def test_mau_10_the_last_but_one_card_is_played_with_or_without_the_call() -> None:
    assert {"play KH", "play KH!"} == two_cards_left().legal(0)


def test_mau_10_who_says_it_can_not_be_caught() -> None:
    made = two_cards_left().do(0, "play KH!")

    assert "MAU-11" == made.refusal(1, "catch 0")
    assert "calls mau MAU-10" in made.said()


def test_mau_10_who_forgets_draws_two_if_another_player_notices() -> None:
    made = two_cards_left().do(0, "play KH").do(2, "catch 0")

    assert 2 == made.drawn_by(0)
    assert "7C 7D 9S" == " ".join(sorted(made.hand(0).split()))


def test_mau_10_who_forgets_goes_free_if_nobody_notices() -> None:
    made = two_cards_left().do(0, "play KH").do(1, "draw")

    assert "9S" == made.hand(0)


@pytest.mark.parametrize("seat", [1, 2])
def test_mau_11_every_other_player_can_notice(seat: int) -> None:
    assert "catch 0" in two_cards_left().do(0, "play KH").legal(seat)


def test_mau_11_nobody_catches_oneself() -> None:
    assert "MAU-11" == two_cards_left().do(0, "play KH").refusal(0, "catch 0")


def test_mau_11_after_the_catch_play_goes_on_with_whoever_was_on() -> None:
    made = two_cards_left().do(0, "play KH").do(2, "catch 0")

    assert [1] == made.to_act()
    assert set() == made.legal(2)


def test_mau_11_the_next_player_may_notice_and_then_plays() -> None:
    made = two_cards_left().do(0, "play KH").do(1, "catch 0")

    assert [1] == made.to_act()


def test_mau_11_the_time_closes_when_the_next_player_draws() -> None:
    assert "MAU-11" == two_cards_left().do(0, "play KH").do(1, "draw").refusal(2, "catch 0")


def test_mau_11_the_time_closes_when_the_next_player_plays() -> None:
    made = table("KH 9S", "KC TD TS", "8C 9C AS", top="QH").do(0, "play KH").do(1, "play KC")

    assert "MAU-11" == made.refusal(2, "catch 0")


def test_mau_11_the_time_closes_whoever_acts_next() -> None:
    made = table("8H 9S", "TC TD TS", "8C 9C AS", "9D KD", top="QH").do(0, "play 8H")
    assert "catch 0" in made.legal(1)

    made.do(2, "play 8C")

    assert "MAU-11" == made.refusal(1, "catch 0")


def test_mau_11_the_stock_is_renewed_in_the_middle_of_a_penalty() -> None:
    made = table("KH 9S", "TC TD TS", "8C 9C AS", top="QH", under="9D 8D", stock="7C")
    made.do(0, "play KH").do(2, "catch 0")

    assert 2 == made.drawn_by(0)
    assert [1] == made.to_act()


def test_mau_11_a_seat_is_caught_only_once() -> None:
    made = two_cards_left().do(0, "play KH").do(2, "catch 0")

    assert "MAU-11" == made.refusal(1, "catch 0")


def test_mau_11_a_catch_without_a_reason_is_refused() -> None:
    assert "MAU-11" == two_cards_left().refusal(0, "catch 1")


def test_mau_11_a_call_where_none_is_due_is_refused() -> None:
    made = table("KH 9S 9D", "TC TD TS", top="QH")

    assert "MAU-11" == made.refusal(0, "play KH!")


def test_mau_11_all_see_who_forgot() -> None:
    assert "0" == two_cards_left().do(0, "play KH").fact("forgot to call")


def test_mau_12_who_does_not_call_the_last_card_draws_two_and_the_game_goes_on() -> None:
    made = one_card_left().do(0, "play KH")

    assert 2 == made.drawn_by(0)
    assert [1] == made.to_act()
    assert "7C 7D" == " ".join(sorted(made.hand(0).split()))


@pytest.mark.parametrize(
    ("edition", "said"),
    [("standard", "uncalled mau-mau MAU-12"), ("cs", "uncalled prsi MAU-25")],
)
def test_mau_12_all_hear_which_call_was_missing(edition: str, said: str) -> None:
    assert [said] == one_card_left(edition=edition).do(0, "play KH").said()


def test_mau_12_the_card_played_has_its_effect() -> None:
    made = one_card_left("8H").do(0, "play 8H")

    assert [2] == made.to_act()
    assert 2 == made.drawn_by(0)


def test_mau_12_an_uncalled_seven_attacks() -> None:
    made = one_card_left("7H").do(0, "play 7H")

    assert "2" == made.fact("load")
    assert [1] == made.to_act()


def test_mau_12_the_penalty_renews_the_stock_in_the_middle() -> None:
    made = table("KH", "TC TD TS", "8C 9C AS", top="QH", under="9D 8D", stock="7C")
    made.do(0, "play KH")

    assert 2 == made.drawn_by(0)
    assert "KH" == made.cards("discards")
    assert [1] == made.to_act()


def test_mau_13_the_first_without_cards_wins_the_round() -> None:
    made = one_card_left().do(0, "play KH!")

    assert ([1, 0, 0], "MAU-13") == (made.scores(), made.ended_by())
    assert [] == made.to_act()


def test_mau_13_a_seven_as_last_card_makes_nobody_draw() -> None:
    made = one_card_left("7H").do(0, "play 7H!")

    assert [1, 0, 0] == made.scores()
    assert 0 == made.drawn_by(1)


@pytest.mark.parametrize("card", ["7H", "JH"])
def test_mau_13_nothing_is_left_to_draw_or_to_follow_when_the_round_is_won(card: str) -> None:
    made = one_card_left(card).do(0, f"play {card}!")

    assert ("", "") == (made.fact("load"), made.fact("wished suit"))


def test_mau_13_an_answered_load_is_gone_when_the_round_is_won() -> None:
    made = table("7S", "TC TD TS", top="7H").do(0, "play 7S!")

    assert "" == made.fact("load")


def test_mau_13_when_the_round_is_won_nobody_acts() -> None:
    assert "MAU-13" == one_card_left().do(0, "play KH!").refusal(1, "draw")


@pytest.mark.parametrize("words", ["play JH", "play JH=S!"])
def test_mau_22_a_last_jack_takes_either_its_call_or_a_wish(words: str) -> None:
    assert "MAU-22" == one_card_left("JH").refusal(0, words)


def test_mau_22_a_jack_as_last_card_with_its_call_takes_no_wish() -> None:
    expected = {"play JH!", "play JH=C", "play JH=D", "play JH=H", "play JH=S"}

    assert expected == one_card_left("JH").legal(0)


def test_mau_22_without_the_call_it_takes_one_because_the_game_goes_on() -> None:
    made = one_card_left("JH").do(0, "play JH=S")

    assert "S" == made.fact("wished suit")
    assert 2 == made.drawn_by(0)


def test_mau_10_a_jack_as_last_but_one_card_takes_wish_and_call() -> None:
    made = table("JH 9S", "TC TD TS", top="QH")

    wishes = [f"play JH={suit}" for suit in "CDHS"]
    assert {*wishes, *[f"{wish}!" for wish in wishes]} == made.legal(0)


@pytest.mark.parametrize("hand", ["KH 9S", "KH"])
def test_mau_10_calls_may_be_agreed_to_be_automatic(hand: str) -> None:
    made = table(hand, "TC TD TS", top="QH", calls="automatic")

    assert {"play KH"} == made.legal(0)
    assert "MAU-11" == made.refusal(0, "play KH!")


def test_mau_12_with_automatic_calls_the_last_card_wins() -> None:
    assert [1, 0] == table("KH", "TC TD", top="QH", calls="automatic").do(0, "play KH").scores()


def test_mau_22_with_automatic_calls_a_last_jack_takes_no_wish() -> None:
    made = table("JH", "TC TD", top="QH", calls="automatic")

    assert {"play JH"} == made.legal(0)
    assert "MAU-22" == made.refusal(0, "play JH=S")


def test_mau_11_with_automatic_calls_nobody_is_caught() -> None:
    made = two_cards_left(calls="automatic").do(0, "play KH")

    assert "MAU-11" == made.refusal(1, "catch 0")


@pytest.mark.parametrize(
    ("hand", "call"), [("KH 9S", "calls mau MAU-10"), ("KH", "calls mau-mau MAU-12")]
)
def test_mau_10_automatic_calls_are_heard(hand: str, call: str) -> None:
    made = table(hand, "TC TD TS", top="QH", calls="automatic").do(0, "play KH")

    assert [call] == made.said()


def test_mau_25_in_the_czech_edition_nothing_is_said_for_the_last_but_one_card() -> None:
    made = two_cards_left(edition="cs")

    assert {"play KH"} == made.legal(0)
    assert "MAU-25" == made.refusal(0, "play KH!")
    assert "MAU-11" == made.do(0, "play KH").refusal(1, "catch 0")


def test_mau_25_for_the_last_card_the_player_says_it_or_draws_two() -> None:
    made = one_card_left(edition="cs")

    assert {"play KH", "play KH!"} == made.legal(0)
    assert 2 == made.do(0, "play KH").drawn_by(0)


def test_mau_25_the_call_is_prsi() -> None:
    assert "calls prsi MAU-25" in one_card_left(edition="cs").do(0, "play KH!").said()
