"""KARMA-1 to KARMA-5 and KARMA-31: players, the deal, who begins, and the premonition."""

import pytest

from pakl.games.karma import GAME
from pakl.games.karma.cards import DECK
from pakl.games.karma.tests.table import Player, Table, dealt, table, whole_pack, without
from pakl.kernel.errors import Malformed
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.match import Match
from pakl.kernel.seats import SPECTATOR, Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.zones import ZoneId

# Two players, one card at a time: three face down, then six into the hand.
FACE_DOWN = "1 2 3 4 5 6"
HANDS = "7 7 8 9 9 10 TC 11 BU 12 GP 13"


def choosing(**options: str) -> Table:
    """Two players are about to choose; seat 0 begins."""
    return dealt(2, f"{FACE_DOWN} {HANDS}", first_player="0", **options)


def looking(**options: str) -> Table:
    """Two players have just looked at their face-down cards."""
    return dealt(2, f"{FACE_DOWN} {HANDS}", premonition="on", **options)


def numbers(names: str) -> list[int]:
    """A shuffle of these cards, the first on top."""
    return [int(card) for card in DECK.cards(names)]


def dealt_order() -> list[int]:
    """The whole pack with the cards of ``FACE_DOWN`` and ``HANDS`` on top."""
    named = DECK.cards(f"{FACE_DOWN} {HANDS}")
    return [int(card) for card in named + without(whole_pack(), named)]


def faces_of(mind: Knowledge, zone: str) -> list[str]:
    """What a viewer thinks the card in a zone can be."""
    labels = [each.label() for each in mind.zones]
    token = mind.tokens[ZoneId(labels.index(zone))][0]
    return sorted(DECK.name(card) for card in mind.faces_of_group[token.group])


# Players


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_karma_1_two_to_six_play(seats: int) -> None:
    assert seats == Sheet(GAME, seats).seats


@pytest.mark.parametrize("seats", [1, 7])
def test_karma_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Malformed):
        Sheet(GAME, seats)


# The deal


def test_karma_2_all_cards_lie_on_the_draw_pile_before_the_shuffle() -> None:
    fresh = Table(GAME, GAME.new_deal(3, Seat(0), []))

    assert 60 == len(fresh.cards("draw pile").split())
    assert {} == fresh.facts()


def test_karma_2_the_pack_has_three_of_each_kind() -> None:
    fresh = Table(GAME, GAME.new_deal(2, Seat(0), []))
    pack = fresh.cards("draw pile").split()

    assert [3] * 20 == [pack.count(name) for name in DECK.names]
    assert "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 TC BU F5 GP" == " ".join(DECK.names)


def test_karma_2_each_gets_three_cards_face_down() -> None:
    laid = choosing()

    assert "1 3 5" == laid.face_down(0)
    assert "2 4 6" == laid.face_down(1)


def test_karma_2_then_each_gets_six_cards_into_the_hand() -> None:
    laid = choosing()

    assert "7 8 9 TC BU GP" == laid.hand(0)
    assert "7 9 10 11 12 13" == laid.hand(1)


def test_karma_2_nobody_sees_face_down_cards() -> None:
    laid = choosing()

    for viewer in (0, 1, int(SPECTATOR)):
        assert laid.view(viewer).zone("face down 0", Seat(0)).faces is None


def test_karma_2_any_three_cards_of_the_hand_may_be_shown() -> None:
    may = choosing().may(0)

    assert 20 == len(may)
    assert "show 7 8 9" == may[0]
    assert "show TC BU GP" == may[-1]


def test_karma_2_equal_cards_may_be_shown_together() -> None:
    laid = dealt(2, f"{FACE_DOWN} 7 1 7 2 7 3 9 4 9 5 BU 6", first_player="0")

    assert [
        "show 7 7 7",
        "show 7 7 9",
        "show 7 7 BU",
        "show 7 9 9",
        "show 7 9 BU",
        "show 9 9 BU",
    ] == laid.may(0)


def test_karma_2_three_cards_stay_in_the_hand() -> None:
    laid = choosing()

    laid.do(0, "show 7 TC GP")

    assert "8 9 BU" == laid.hand(0)


def test_karma_2_all_choose_at_once() -> None:
    laid = choosing()

    assert [0, 1] == laid.view(0).to_act


def test_karma_2_a_choice_is_hidden_until_all_have_chosen() -> None:
    laid = choosing()

    laid.do(1, "show 7 9 10")

    assert "" == laid.face_up(1)
    assert ["7", "9", "10"] == laid.view(1).zone("chosen", Seat(1)).faces
    assert laid.view(0).zone("chosen", Seat(1)).faces is None
    assert ["KARMA-2 ?: hand 1 to chosen 1"] * 3 == laid.moved(0)


def test_karma_2_choices_are_revealed_together() -> None:
    laid = choosing()

    laid.do(1, "show 7 9 10")
    laid.do(0, "show 7 TC GP")

    assert "7 TC GP" == laid.face_up(0)
    assert "7 9 10" == laid.face_up(1)
    assert "KARMA-2 10: chosen 1 to face up 1" == laid.moved(0)[-1]


@pytest.mark.parametrize("words", ["show 7 8 10", "show 7 7 8", "play 7", "flip 0", "take"])
def test_karma_2_nothing_else_may_be_done_in_the_set_up(words: str) -> None:
    assert "KARMA-2" == choosing().refusal(words, 0)


def test_karma_2_nobody_chooses_twice() -> None:
    laid = choosing()

    laid.do(0, "show 7 TC GP")

    assert "KARMA-2" == laid.refusal("show 8 9 BU", 0)


def test_karma_2_nothing_is_shown_after_the_set_up() -> None:
    laid = table(Player("3 9 12"), Player("4"))

    assert "KARMA-2" == laid.refusal("show 3 9 12")


@pytest.mark.parametrize(("seats", "cards"), [(2, 42), (3, 33), (4, 24), (5, 15), (6, 6)])
def test_karma_3_the_rest_is_the_draw_pile(seats: int, cards: int) -> None:
    assert cards == len(dealt(seats).cards("draw pile").split())


# Who begins


def test_karma_4_the_oldest_player_begins() -> None:
    laid = dealt(3, first_player="2")

    for seat in range(3):
        laid.do(seat, laid.may(seat)[0])

    assert 2 == laid.turn()


def test_karma_4_who_begins_is_known_before_all_choose() -> None:
    laid = dealt(3, first_player="2")

    assert ["KARMA-4 2 begins"] == laid.said()
    assert {"first player": "2"} == laid.facts()


def test_karma_4_play_goes_clockwise() -> None:
    laid = table(Player("3 9"), Player("4 9"), Player("5 9"))
    turns = []

    for words in ("play 3", "play 4", "play 5"):
        laid.play(words)
        turns.append(laid.turn())

    assert [1, 2, 0] == turns


def test_karma_4_nobody_acts_out_of_turn() -> None:
    laid = table(Player("3 9"), Player("4 9"), Player("5 9"))

    assert "KARMA-4" == laid.refusal("play 4", 1)


def test_karma_5_the_first_player_is_drawn_by_lot() -> None:
    laid = dealt(3)
    lot = laid.game.lot(laid.state)

    laid.shuffle([1, 2, 0])

    assert ("first player", False) == (lot.name, lot.of_cards)
    assert ["KARMA-5 1 begins"] == laid.said()


def test_karma_5_who_was_drawn_begins() -> None:
    laid = dealt(3)
    laid.shuffle([1, 2, 0])

    for seat in range(3):
        laid.do(seat, laid.may(seat)[0])

    assert 1 == laid.turn()


def test_karma_5_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(Malformed, match="KARMA-5"):
        Sheet(GAME.with_options({"first_player": "3"}), 3)


# Premonition


def test_karma_31_each_player_looks_at_the_own_face_down_cards() -> None:
    looks = [message for message in looking().told(1) if message["event"] == "looked"]

    assert [
        {"event": "looked", "seat": 0, "zone": "premonition 0", "clause": "KARMA-31"},
        {
            "event": "looked",
            "seat": 1,
            "zone": "premonition 1",
            "clause": "KARMA-31",
            "cards": ["2", "4", "6"],
        },
    ] == looks


def test_karma_31_then_they_are_shuffled_and_laid_back() -> None:
    laid = looking()

    laid.shuffle(numbers("5 1 3"))
    laid.shuffle(numbers("4 6 2"))

    assert "5 1 3" == laid.face_down(0)
    assert "4 6 2" == laid.face_down(1)


def test_karma_31_laying_back_shows_nobody_which_card_lies_where() -> None:
    laid = looking()

    laid.shuffle(numbers("5 1 3"))

    assert [
        "KARMA-31 ?: premonition 0 to face down 0 0",
        "KARMA-31 ?: premonition 0 to face down 1 0",
        "KARMA-31 ?: premonition 0 to face down 2 0",
    ] == laid.moved(0)
    assert laid.view(0).zone("face down 0", Seat(0)).faces is None


def test_karma_31_the_owner_knows_which_three_they_are() -> None:
    match = Match(Sheet(GAME.with_options({"premonition": "on", "first_player": "0"}), 2))
    match.shuffle(dealt_order())
    match.shuffle(numbers("5 1 3"))
    match.shuffle(numbers("4 6 2"))

    groups = [faces_of(match.knowledge[viewer], "face down 0 0") for viewer in (0, 1)]

    assert ["1", "3", "5"] == groups[0]
    assert 51 == len(groups[1])


def test_karma_31_only_the_owner_sees_which_three_they_are() -> None:
    laid = looking(first_player="0")
    laid.shuffle(numbers("5 1 3"))
    laid.shuffle(numbers("4 6 2"))

    assert {"first player": "0", "premonition": "1 3 5"} == laid.view(0).facts
    assert {"first player": "0", "premonition": "2 4 6"} == laid.view(1).facts
    assert {"first player": "0"} == laid.view(int(SPECTATOR)).facts


def test_karma_31_the_owner_knows_which_are_left() -> None:
    laid = table(Player(face_down="12 3 9"), Player("4"), Player("5"), pile="7", premonition="on")

    laid.play("flip 0")

    assert {"turns": "1", "premonition": "3 9"} == laid.view(0).facts
    assert {"turns": "1"} == laid.view(1).facts


def test_karma_31_the_rest_of_the_set_up_stays_the_same() -> None:
    laid = looking(first_player="1")

    laid.shuffle(numbers("5 1 3"))
    laid.shuffle(numbers("4 6 2"))

    assert "7 8 9 TC BU GP" == laid.hand(0)
    assert [0, 1] == laid.view(0).to_act


def test_karma_31_without_the_variant_nobody_looks() -> None:
    laid = dealt(2)

    assert "looked" not in [message["event"] for message in laid.told(0)]
    assert "premonition" not in [zone.name for zone in laid.zones]
