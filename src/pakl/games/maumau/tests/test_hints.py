"""A column for players of Mau Mau: what to play, and why."""

from pakl.games.maumau.tests.table import Table, dealt, lay, table
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.seats import Seat


def ratings(at: Table, seat: int = 0) -> dict[str, int]:
    """How good everything looks that a seat may do."""
    choices = Choices()
    at.game.choose(at.state, Seat(seat), choices)
    rated = Ratings()
    at.game.rate(at.state, Seat(seat), choices, rated)
    return {
        at.game.actions.words(choices.at(place)): int(rated.at(place))
        for place in range(choices.size)
    }


def best(at: Table, seat: int = 0) -> str:
    """What looks best to a seat."""
    rated = ratings(at, seat)
    return max(rated, key=lambda words: rated[words])


def test_a_careful_player_never_forgets_to_call() -> None:
    assert "play 9H!" == best(table("9H", "KS QS TS", top="QH", stock="8D 9D"))
    assert best(table("9H KC", "KS QS TS", top="QH", stock="8D 9D")).endswith("!")


def test_who_forgot_is_caught_before_anything_is_played() -> None:
    forgetful = table("9H KC", "KS TH", top="QH", stock="8D 9D TD AS")
    forgetful.do(0, "play 9H")

    assert "catch 0" == best(forgetful, seat=1)


def test_nobody_catches_who_can_win_at_once() -> None:
    forgetful = table("9H KC", "9S", top="QH", stock="8D 9D TD AS")
    forgetful.do(0, "play 9H")

    assert "play 9S!" == best(forgetful, seat=1)


def test_a_jack_is_kept_while_another_card_fits() -> None:
    assert "play KH" == best(table("JC KH 9S TD", "AS 8C 9C TC", top="QH", stock="8D 9D AC"))


def test_a_jack_wishes_for_the_suit_one_holds_most_of() -> None:
    assert "play JC=S" == best(table("JC KS AS TS 9D", "AC 8C 9C TC", top="QH", stock="8D AD"))


def test_of_two_last_cards_the_jack_stays() -> None:
    assert "play KH!" == best(table("JC KH", "AS 8C 9C TC", top="QH", stock="8D 9D AC"))


def test_a_seven_is_answered_with_a_seven() -> None:
    assert "play 7C" == best(table("7C KH AD", "AS 8C 9C", top="7H", stock="8D 9D AC"))


def test_a_seven_is_for_the_player_who_is_about_to_win() -> None:
    assert "play 7H" == best(table("7H KH TS AD", "AS", top="QH", stock="8D 9D AC"))


def test_in_a_duel_eights_and_a_last_card_go_out_in_a_row() -> None:
    assert "play 8H!" == best(table("8H KH", "AS 8C 9C", top="QH", stock="8D 9D AC"))
    assert "play 8H" == best(table("8H 8S AS", "AC 8C 9C", top="QH", stock="8D 9D TC"))


def test_in_a_duel_an_eight_that_nothing_follows_waits() -> None:
    assert "play KD" == best(table("8H KD AS TC", "AC 9C TD", top="KH", stock="8D 9D 9S"))


def test_a_card_that_was_drawn_is_played_if_it_fits() -> None:
    drawing = table("KS AS TC", "AC 9C TD", top="QH", stock="9H 9D 9S")
    drawing.do(0, "draw")

    assert "play 9H" == best(drawing)


def test_nobody_draws_for_fun() -> None:
    free = table("KH AS TC", "AC 9C TD", top="QH", stock="9H 9D 9S", free_draw="on")

    assert "play KH" == best(free)


def test_the_first_to_play_names_the_suit_held_most() -> None:
    first = dealt(2, starter="JC")
    lay(first, ["AC 9C TD KD 8H", "KS AS TS 9D 7S"], "9H QD 9S", "JC")

    assert "name S" == best(first, seat=1)


def test_among_many_a_nine_does_not_turn_to_who_is_about_to_win() -> None:
    hands = ["9H KH AS TC", "AC TD KC", "9C TS QS", "8C"]

    assert "play KH" == best(table(*hands, top="QH", stock="8D 9D"))
