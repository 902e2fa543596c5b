"""Variant 1: the hidden guest, and that nobody notices what it does."""

import pytest

from pakl.games.disco.table import DiscoState
from pakl.games.disco.tests.party import WATCHING, Party, laid, set_up
from pakl.kernel.seats import SPECTATOR, Seat
from pakl.kernel.zones import ZoneId


def with_guests(
    guest: str,
    *,
    floor: str = "R5 O12 Y1",
    collection: str = "",
    hand: str = "R6",
) -> Party:
    """Three players with guests before the last but one round; the first one's matters."""
    return laid(
        hand, "O7", "Y8",
        floor=floor, collections=(collection,), guests=(guest, "O2", "Y2"),
    )  # fmt: skip


def dealt() -> Party:
    """Three players of variant 1 after the set-up's shuffles."""
    return set_up(
        "R5 R13 R1 R7 R4", "O3 O4 O5 O6 O9", "Y9 Y8 Y7 Y6 Y2", options={"hidden_guest": "on"}
    )


def seen_and_heard(party: Party, viewer: int) -> tuple[object, object]:
    """What a viewer sees, and was told last."""
    return party.seen_by(viewer), party.heard_by(viewer)


def test_disco_26_four_cards_are_drawn_and_one_of_them_is_hidden() -> None:
    party = dealt()

    assert [0, 1, 2] == party.to_act()
    assert ["hide 4", "hide 5", "hide 6", "hide 9"] == party.legal(1)

    party.play("1 hide 4")

    assert "O5 O6 O9" == party.cards("hand", 1)
    assert "O4" == party.cards("guest", 1)
    assert [0, 2] == party.to_act()


def test_disco_26_it_may_not_be_a_13() -> None:
    party = dealt()

    assert ["hide 1", "hide 4", "hide 7"] == party.legal(0)
    assert "DISCO-26" == party.refusal("0 hide 13")


def test_disco_26_its_owner_alone_sees_it() -> None:
    party = dealt().play("1 hide 4")

    moved = {"event": "moved", "from": "hand 1", "to": "guest 1", "clause": "DISCO-26"}
    assert [moved] == party.heard_by(0)
    assert [{**moved, "card": "O4"}] == party.heard_by(1)


def test_disco_26_when_all_have_hidden_one_everybody_chooses() -> None:
    party = dealt().play("1 hide 4", "0 hide 1", "2 hide 7")

    assert [0, 1, 2] == party.to_act()
    assert ["choose 4", "choose 7", "choose 13"] == party.legal(0)


def test_disco_26_all_know_that_a_guest_is_no_13() -> None:
    party = dealt().play("1 hide 4", "0 hide 1", "2 hide 7")
    zones = party.game.zones(3)
    (guest,) = [ZoneId(i) for i, zone in enumerate(zones) if zone.label() == "guest 1"]
    king, other = party.game.deck.cards("O13 O12")

    assert not party.game.could_hold(party.state, guest, king)
    assert party.game.could_hold(party.state, guest, other)


def test_disco_27_the_game_has_twelve_rounds() -> None:
    party = with_guests("R3")

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 5", "1 take 12", "2 take 1")

    facts = party.game.facts(party.state, SPECTATOR)
    assert ("12", "12") == (facts["round"], facts["rounds"])
    assert [2] == party.to_act()
    assert ["take 6", "take 7", "take 8"] == party.legal(2)


def test_disco_28_an_equal_card_may_leave_with_the_guest() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    assert [0] == party.to_act()
    assert ["discard", "keep"] == party.legal(0)

    party.play("0 discard")

    assert "R12 O12" == party.cards("box")
    assert ("", "") == (party.cards("collection", 0), party.cards("guest", 0))
    assert [1] == party.to_act()


def test_disco_28_all_see_the_pair_that_leaves() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    party.play("0 discard")

    assert ["O12", "R12"] == [moved["card"] for moved in party.heard("DISCO-28")]


def test_disco_28_the_guest_may_stay() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    party.play("0 keep")

    assert ("O12", "R12") == (party.cards("collection", 0), party.cards("guest", 0))
    assert "" == party.cards("box")
    assert [1] == party.to_act()


def test_disco_29_at_the_end_the_guest_is_turned_up_and_added() -> None:
    party = laid("", "", "", floor="R5 O12 Y1", guests=("R3", "O2", "Y2"), collections=("O9",))

    party.play("2 take 5", "1 take 12", "0 take 1")

    assert ["R3", "O2", "Y2"] == [moved["card"] for moved in party.heard("DISCO-29")]
    assert "R3 O9 Y1" == party.cards("collection", 0)
    assert [3 + 9 + 1, 2 + 12, 2 + 5] == party.outcome().scores


def test_disco_29_it_makes_no_pair_at_the_end() -> None:
    party = laid("", "", "", floor="R5 O12 Y1", guests=("R3", "O2", "Y2"), collections=("O3",))

    party.play("2 take 5", "1 take 12", "0 take 1")

    assert "R3 O3 Y1" == party.cards("collection", 0)
    assert 3 + 3 + 1 == party.outcome().scores[0]


def test_disco_30_an_open_pair_leaves_and_nothing_is_asked() -> None:
    party = with_guests("R12", collection="Y12")

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    assert "O12 Y12" == party.cards("box")
    assert "R12" == party.cards("guest", 0)
    assert [1] == party.to_act()


def test_disco_30_what_was_declined_is_not_offered_again() -> None:
    party = with_guests("R12", collection="Y12")

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 5")

    assert [1] == party.to_act()


@pytest.mark.parametrize(
    ("floor", "collection", "is_asked"),
    [
        ("R5 O12 Y1 G2", "", True),
        ("R5 O12 Y12 G2", "", False),
        ("R5 O12 Y12 G12", "", True),
        ("R5 O12 Y1 G2", "Y12", False),
        ("R5 O12 Y12 G2", "G12", True),
        ("R5 O1 Y1 G2", "G12", False),
        ("R5 O1 Y1 G2", "", False),
    ],
)
def test_disco_30_a_king_is_asked_if_an_equal_card_was_taken_and_one_remains(
    floor: str, collection: str, *, is_asked: bool
) -> None:
    party = laid(
        "R13", "O7", "Y8", "G8",
        floor=floor, collections=(collection,), guests=("R12", "O3", "Y3", "G3"),
    )  # fmt: skip

    party.play("0 choose 13", "1 choose 7", "2 choose 8", "3 choose 8")

    assert is_asked == (["discard", "keep"] == party.legal(0))


def test_disco_30_a_king_takes_all_and_the_guest_leaves_with_what_remains() -> None:
    party = with_guests("R12", hand="R13", collection="Y5")

    party.play("1 choose 7", "0 choose 13", "2 choose 8", "0 discard")

    assert "Y1" == party.cards("collection", 0)
    assert "R5 R12 O12 Y5" == party.cards("box")
    assert "R13 O7 Y8" == party.cards("floor")


def test_disco_30_of_several_kings_only_the_one_who_takes_is_asked() -> None:
    party = laid("R13", "O13", "Y8", floor="R5 O12 Y1", guests=("R12", "O5", "Y3"), tie_card=1)

    party.play("0 choose 13", "1 choose 13", "2 choose 8")

    assert [1] == party.to_act()
    assert ["discard", "keep"] == party.legal(1)


def test_disco_30_the_next_player_waits_for_the_answer() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    assert "DISCO-8" == party.refusal("1 take 5")
    assert "DISCO-30" == party.refusal("0 take 5")


def test_disco_30_with_two_players_the_dummys_pile_keeps_one_card() -> None:
    party = laid(
        "R6", "O7",
        floor="R5 O12 Y1", piles=("", "", "Y9 Y10"), guests=("R3", "O3"),
    )  # fmt: skip

    party.play("0 choose 6", "1 choose 7", "0 take 5", "1 take 12")
    party.play("1 take 6", "0 take 7")

    assert party.state.is_over
    assert "Y10" == party.cards("dummy pile")


def test_disco_30_whoever_is_asked_sees_which_card_is_taken() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    assert {"wanted": "O12"}.items() <= party.game.facts(party.state, Seat(0)).items()
    assert "wanted" not in party.game.facts(party.state, Seat(1))


def test_disco_30_a_king_who_is_asked_sees_which_guest_is_met() -> None:
    party = with_guests("R12", hand="R13").play("0 choose 13", "1 choose 7", "2 choose 8")

    assert {"met": "R12"}.items() <= party.game.facts(party.state, Seat(0)).items()
    assert "met" not in party.game.facts(party.state, Seat(1))


# What the others must not notice


@pytest.mark.parametrize("viewer", [1, 2, WATCHING])
def test_disco_30_nobody_notices_the_question(viewer: int) -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8")
    before = party.seen_by(viewer)

    party.play("0 take 12")

    assert (before, []) == seen_and_heard(party, viewer)


@pytest.mark.parametrize("viewer", [1, 2, WATCHING])
def test_disco_30_nobody_notices_that_the_guest_was_kept(viewer: int) -> None:
    asked = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")
    not_asked = with_guests("R3").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    asked.play("0 keep")

    assert seen_and_heard(not_asked, viewer) == seen_and_heard(asked, viewer)


@pytest.mark.parametrize("viewer", [1, 2, WATCHING])
def test_disco_30_nobody_notices_that_a_king_is_asked(viewer: int) -> None:
    party = with_guests("R12", hand="R13").play("0 choose 13", "1 choose 7")
    before = party.seen_by(viewer)
    is_own_choice = viewer == 2

    party.play("2 choose 8")

    after, heard = seen_and_heard(party, viewer)
    assert [0, 1, 2] == party.seen_by(WATCHING)["to_act"]
    assert is_own_choice == (before != after)
    assert is_own_choice == bool(heard)


@pytest.mark.parametrize("viewer", [1, 2, WATCHING])
def test_disco_30_nobody_notices_that_a_king_kept_the_guest(viewer: int) -> None:
    moves = ("0 choose 13", "1 choose 7", "2 choose 8")
    asked = with_guests("R12", hand="R13").play(*moves)
    not_asked = with_guests("R3", hand="R13").play(*moves)

    asked.play("0 keep")

    assert not_asked.seen_by(viewer) == asked.seen_by(viewer)
    heard_while_waiting = [e for e in not_asked.heard_by(viewer) if e["clause"] != "DISCO-30"]
    assert heard_while_waiting == asked.heard_by(viewer)


@pytest.mark.parametrize("card", [6, 13])
def test_disco_30_nobody_notices_who_has_chosen_while_a_king_may_be_asked(card: int) -> None:
    party = with_guests("R12", hand=f"R{card}")
    before = party.seen_by(1)

    party.play(f"0 choose {card}")

    assert (before, []) == seen_and_heard(party, 1)
    assert [1, 2] == party.seen_by(0)["to_act"]
    assert {"chosen": f"R{card}"}.items() <= party.game.facts(party.state, Seat(0)).items()
    assert "DISCO-7" == party.refusal(f"0 choose {card}")


def test_disco_30_whoever_has_played_the_king_is_seen_to_choose() -> None:
    party = with_guests("R12", collection="R13")

    party.play("0 choose 6")

    assert [1, 2] == party.seen_by(1)["to_act"]
    assert "R6" == party.cards("chosen", 0)


def test_disco_30_whoever_has_no_guest_any_more_is_seen_to_choose() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O12 Y1", guests=("", "O2", "Y2"))

    party.play("0 choose 6")

    assert [1, 2] == party.seen_by(1)["to_act"]


# Worlds that the others may imagine


def imagined(party: Party, **cards: str) -> Party:
    """The same party with other cards before the first player, as others may imagine it."""
    piles = party.game.piles(party.state)
    for number, zone in enumerate(party.game.zones(3)):
        if zone.owner == 0 and zone.name in cards:
            piles[number] = party.game.deck.cards(cards[zone.name])
    world = party.state.copy()
    assert isinstance(world, DiscoState)
    party.game.lay_piles(world, piles)
    return Party(party.game, world)


def test_disco_30_with_another_guest_a_player_is_still_to_take() -> None:
    party = with_guests("R12").play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 12")

    world = imagined(party, guest="R3")

    assert ["take 1", "take 5", "take 12"] == world.legal(0)
    assert party.seen_by(1) == world.seen_by(1)


def test_disco_30_with_another_guest_a_king_is_still_to_be_chosen() -> None:
    party = with_guests("R12", hand="R13").play("0 choose 13", "1 choose 7", "2 choose 8")

    world = imagined(party, guest="R3")

    assert ["choose 13"] == world.legal(0)
    assert party.seen_by(1) == world.seen_by(1)


def test_disco_30_with_another_hand_a_player_is_still_to_choose() -> None:
    party = with_guests("R12", hand="R13").play("0 choose 13", "1 choose 7")

    world = imagined(party, hand="R4")

    assert [0, 2] == world.to_act()
    assert ["choose 4"] == world.legal(0)
    assert party.seen_by(1) == world.seen_by(1)


def test_disco_30_a_king_who_is_asked_knows_that_all_have_chosen() -> None:
    party = laid("R13", "O13", "Y8", floor="R5 O12 Y1", guests=("R12", "O5", "Y3"), tie_card=1)
    party.play("0 choose 13", "1 choose 13", "2 choose 8")

    world = imagined(party, hand="R4")

    assert ["discard", "keep"] == world.legal(1)
    assert party.seen_by(1) == world.seen_by(1)

    world.play("1 keep")

    assert "R4 O13 Y8" == world.cards("floor")


def test_disco_30_a_king_who_is_asked_knows_that_no_favoured_player_has_chosen_one() -> None:
    party = laid("R6 R13", "O7 O13", "Y8", floor="R5 O12 Y1", guests=("", "O5", "Y3"), tie_card=0)
    party.play("0 choose 6", "1 choose 13", "2 choose 8")

    world = imagined(party, hand="R6", chosen="R13")

    assert ["discard", "keep"] == world.legal(1)
    assert party.seen_by(1) == world.seen_by(1)


def test_disco_30_a_king_without_an_equal_guest_waits_for_those_still_to_choose() -> None:
    party = laid("R13", "O13", "Y8", floor="R5 O12 Y1", guests=("R12", "O5", "Y3"), tie_card=0)
    party.play("0 choose 13", "1 choose 13", "2 choose 8")

    world = imagined(party, hand="R4")

    assert [0] == world.to_act()

    world.play("0 choose 4")

    assert ["discard", "keep"] == world.legal(1)


@pytest.mark.parametrize("hand", ["R6", "R13"])
def test_disco_30_with_the_same_cards_nothing_is_undone(hand: str) -> None:
    party = with_guests("R12", hand=hand)
    party.play(f"0 choose {hand[1:]}", "1 choose 7", "2 choose 8")
    if hand == "R6":
        party.play("0 take 12")

    world = imagined(party)

    assert ["discard", "keep"] == world.legal(0)
