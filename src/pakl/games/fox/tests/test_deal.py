"""FOX-1 to FOX-4: players, dealer, deal, and who leads."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.tests.table import ZONES, Table, dealt, table
from pakl.kernel.errors import Malformed
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet

FIRST_CARDS = "B1 K1 B2 K2 B3 K3 B4 K4 B5 K5 B6 K6 B7 K7 B8 K8 B9 K9 B10 K10 B11 K11"
REST = "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11"


def test_fox_1_two_play() -> None:
    assert 2 == Sheet(GAME, 2).seats


@pytest.mark.parametrize("seats", [1, 3])
def test_fox_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Malformed):
        Sheet(GAME, seats)


def test_fox_2_either_player_may_deal() -> None:
    assert [0, 1] == [int(dealt("", dealer=dealer).state.dealer) for dealer in (0, 1)]


def test_fox_3_all_cards_lie_in_the_deck_before_the_shuffle() -> None:
    laid = Table(GAME.new_deal(2, Seat(0), []))

    assert [33, 0, 0, 0, 0, 0, 0] == [len(pile) for pile in GAME.piles(laid.state)]
    assert {} == GAME.facts(laid.state, Seat(0))


def test_fox_3_each_gets_thirteen_cards_one_at_a_time() -> None:
    laid = dealt(f"{FIRST_CARDS} {REST}")

    assert "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 M1 M3" == laid.hand(0)
    assert "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 M2 M4" == laid.hand(1)


def test_fox_3_the_next_card_is_turned_up_and_six_stay() -> None:
    laid = dealt(f"{FIRST_CARDS} {REST}")

    assert "M5" == laid.cards("decree")
    assert "M6 M7 M8 M9 M10 M11" == laid.cards("deck")


def test_fox_3_the_suit_of_the_decree_card_is_trump() -> None:
    assert "M" == dealt(f"{FIRST_CARDS} {REST}").fact("trump")


def test_fox_3_dealing_is_told_card_by_card() -> None:
    told = dealt(f"{FIRST_CARDS} {REST}").told(0)

    assert {"event": "shuffled", "zone": "deck", "clause": "FOX-3"} == told[0]
    assert {
        "event": "moved",
        "from": "deck",
        "to": "hand 0",
        "clause": "FOX-3",
        "card": "B1",
    } == told[1]
    assert {"event": "moved", "from": "deck", "to": "hand 1", "clause": "FOX-3"} == told[2]
    assert {
        "event": "moved",
        "from": "deck",
        "to": "decree",
        "clause": "FOX-3",
        "card": "M5",
    } == told[27]
    assert 28 == len(told)


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 0)])
def test_fox_4_who_did_not_deal_leads(dealer: int, leader: int) -> None:
    laid = dealt("", dealer=dealer)

    assert leader == laid.turn()
    assert str(leader) == laid.fact("leader")


def test_fox_4_who_did_not_deal_gets_the_first_card() -> None:
    assert "B1" in dealt(f"{FIRST_CARDS} {REST}", dealer=0).hand(1).split()


def test_fox_4_the_dealer_may_not_lead_the_first_trick() -> None:
    assert "FOX-4" == dealt(f"{FIRST_CARDS} {REST}").refusal(1, "play K1")


def test_fox_4_a_swan_in_the_last_trick_does_not_lead_the_next_round() -> None:
    laid = table("K1", "K8", decree="M8")

    laid.play("play K1", "play K8")

    assert "swan" not in [message.get("topic") for message in laid.told(0)]
    assert 1 == dealt("", dealer=0).turn()


def test_the_zones_of_the_table() -> None:
    labels = [zone.label() for zone in ZONES]

    assert ["deck", "decree", "trick", "hand 0", "hand 1", "won 0", "won 1"] == labels
