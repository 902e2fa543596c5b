"""Variant 2: as many games as players, and the mirror."""

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.scoring import mirror_goes_to
from pakl.games.disco.tests.party import Party, laid, new_party, set_up
from pakl.kernel.match import Match
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import NO_SEAT, SPECTATOR
from pakl.kernel.sheet import Sheet

MIRROR_GAME = GAME.with_options({"mirror": "on"})


def ended(*totals: int, tie_card: int = 0) -> Outcome:
    """A game that ended with these totals."""
    seats = len(totals)
    tie_breaks = [seats - (seat - tie_card) % seats for seat in range(seats)]
    return Outcome("DISCO-17", list(totals), tie_breaks)


def end_of_round(*, is_last_draw: bool, collection: str = "O9", guest: str = "") -> Party:
    """Seat 1 of three holds the mirror; all have taken but the last player, who takes 12."""
    piles = ("R2", "O2", "Y2") if is_last_draw else ("R2 R3", "O2 O3", "Y2 Y3")
    party = laid(
        "R6", "O7", "Y8",
        floor="R5 O12 Y1", piles=piles, collections=("", collection),
        guests=("R11", guest, "Y11") if guest else (), mirror=1,
    )  # fmt: skip
    return party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 5", "1 take 1")


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 3), (6, 6)])
def test_disco_31_as_many_games_are_played_as_there_are_players(seats: int, games: int) -> None:
    rule = MIRROR_GAME.match_rule(seats)

    assert games == rule.deals


def test_disco_31_without_the_mirror_there_is_one_game() -> None:
    assert 1 == GAME.match_rule(4).deals


def test_disco_31_the_first_game_has_no_mirror() -> None:
    party = set_up("R5", "O7", "Y9", options={"mirror": "on"})

    assert "mirror" not in party.game.facts(party.state, SPECTATOR)


@pytest.mark.parametrize(
    ("before", "owner"),
    [
        ([ended(10, 30, 20)], 1),
        ([ended(10, 30, 20), ended(40, 0, 25)], 0),
        ([ended(10, 30, 20), ended(10, 0, 25)], 2),
    ],
)
def test_disco_32_the_highest_total_so_far_takes_the_mirror(
    before: list[Outcome], owner: int
) -> None:
    party = new_party(3, {"mirror": "on"}, before)

    party.shuffle("R5")

    assert str(owner) == party.game.facts(party.state, SPECTATOR)["mirror"]
    assert [owner] == [said["seat"] for said in party.heard("DISCO-32")]


def test_disco_33_before_the_last_draw_the_mirror_must_be_used() -> None:
    party = end_of_round(is_last_draw=True, collection="O9 Y10").play("2 take 12")

    assert [1] == party.to_act()
    assert ["mirror 1", "mirror 9", "mirror 10"] == party.legal(1)
    assert "DISCO-33" == party.refusal("1 wait")


def test_disco_33_a_card_of_choice_leaves_with_the_mirror() -> None:
    party = end_of_round(is_last_draw=True, collection="O9 Y10").play("2 take 12")

    party.play("1 mirror 10")

    assert "O9 Y1" == party.cards("collection", 1)
    assert "Y10" == party.cards("box")
    assert NO_SEAT == party.state.mirror
    assert ["R2", "O2", "Y2"] == [party.cards("hand", seat) for seat in range(3)]


def test_disco_33_from_an_empty_collection_the_mirror_is_discarded_unused() -> None:
    party = end_of_round(is_last_draw=True, collection="O1").play("2 take 12")

    assert "" == party.cards("collection", 1)
    assert [1] == [said["seat"] for said in party.heard("DISCO-33")]
    assert NO_SEAT == party.state.mirror
    assert [0, 1, 2] == party.to_act()


def test_disco_34_the_lowest_overall_total_wins() -> None:
    games = [ended(10, 30, 20), ended(40, 0, 25), ended(1, 9, 9)]

    assert [2, 1, 3] == MIRROR_GAME.match_rule(3).places(games)


def test_disco_35_the_mirror_may_be_used_at_the_end_of_an_earlier_round() -> None:
    party = end_of_round(is_last_draw=False).play("2 take 12")

    assert ["mirror 1", "mirror 9", "wait"] == party.legal(1)

    party.play("1 mirror 9")

    assert "Y1" == party.cards("collection", 1)
    assert [0, 1, 2] == party.to_act()


def test_disco_35_or_kept_for_later() -> None:
    party = end_of_round(is_last_draw=False).play("2 take 12", "1 wait")

    assert 1 == party.state.mirror
    assert [0, 1, 2] == party.to_act()


def test_disco_35_with_an_empty_collection_its_owner_can_only_wait() -> None:
    party = end_of_round(is_last_draw=False, collection="O1").play("2 take 12")

    assert ["wait"] == party.legal(1)


def test_disco_35_cards_go_to_the_floor_before_and_all_draw_after() -> None:
    party = end_of_round(is_last_draw=False).play("2 take 12")

    assert "R6 O7 Y8" == party.cards("floor")
    assert ["", "", ""] == [party.cards("hand", seat) for seat in range(3)]
    assert "DISCO-35" == party.refusal("0 choose 2")


def test_disco_35_after_a_king_it_may_be_used_too() -> None:
    party = laid(
        "R6", "O13", "Y8",
        floor="R5 O12 Y1", piles=("R2 R3", "O2 O3", "Y2 Y3"), mirror=1,
    )  # fmt: skip

    party.play("0 choose 6", "1 choose 13", "2 choose 8")

    assert ["mirror 1", "mirror 5", "mirror 12", "wait"] == party.legal(1)


@pytest.mark.parametrize(("tie_card", "owner"), [(0, 1), (1, 1), (2, 2)])
def test_disco_35_of_several_the_one_favoured_takes_the_mirror(tie_card: int, owner: int) -> None:
    assert owner == mirror_goes_to(3, [ended(10, 30, 30, tie_card=tie_card)])


def test_disco_35_the_dummy_never_takes_the_mirror() -> None:
    before = Outcome("DISCO-17", [10, 30, 99], [2, 1, 0])

    assert 1 == mirror_goes_to(2, [before])


def test_disco_35_the_hidden_guest_may_leave_with_the_mirror() -> None:
    party = end_of_round(is_last_draw=False, guest="O10").play("2 take 12")

    assert ["mirror 1", "mirror 9", "mirror hidden", "wait"] == party.legal(1)

    party.play("1 mirror hidden")

    assert "" == party.cards("guest", 1)
    assert "O10" == party.cards("box")


def test_disco_35_a_hidden_guest_alone_must_leave_with_the_mirror() -> None:
    party = end_of_round(is_last_draw=True, collection="O1", guest="O10").play("2 take 12")

    assert ["mirror hidden"] == party.legal(1)


def test_disco_35_equal_totals_are_decided_by_the_holder_of_the_last_game() -> None:
    games = [ended(10, 20, 30), ended(10, 20, 30), ended(40, 20, 0, tie_card=2)]

    assert [2, 3, 1] == MIRROR_GAME.match_rule(3).places(games)


@pytest.mark.parametrize("hidden_guest", ["off", "on"])
def test_disco_36_the_variants_can_be_combined(hidden_guest: str) -> None:
    game = GAME.with_options({"hidden_guest": hidden_guest, "mirror": "on"})
    match = Match(Sheet(game, 3))

    assert 3 == match.rule.deals
    assert (hidden_guest == "on") == ("guest" in [zone.name for zone in match.zones])
