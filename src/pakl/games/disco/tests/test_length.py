"""How long a game can be: the stated bound is reached, and no playout may pass it."""

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.tests.party import Party, new_party
from pakl.kernel.outcome import Outcome

COLOURS = "ROYGBV"
BEFORE = [Outcome("DISCO-17", [9, 0, 0, 0, 0, 0], [6, 5, 4, 3, 2, 1])]


def longest_party() -> Party:
    """Six players with both variants; seat 0 will hide the 1, seat 1 the 2, and so on to the 6.

    From the top each pile has a floor card, these six values beginning with the own guest,
    the King, and the rest.
    """
    party = new_party(6, {"hidden_guest": "on", "mirror": "on"}, BEFORE)
    for seat, colour in enumerate(COLOURS):
        floor_card = 7 + seat
        guests = [(seat + step) % 6 + 1 for step in range(6)]
        party.shuffle(" ".join([f"{colour}{value}" for value in (floor_card, *guests, 13)]))
    return party


def longest_move(party: Party, seat: int) -> str:
    """What makes the game long.

    In the first five rounds all play the others' guests, so that each floor has one of
    each for its host; nothing is ever discarded willingly; all Kings come in round 7.
    """
    legal = party.legal(seat)
    number = int(party.state.round)
    wishes = [f"hide {seat + 1}", f"take {seat + 1}", "keep", "wait"]
    if number <= 5:
        wishes.append(f"choose {(seat + number) % 6 + 1}")
    if number == 7:
        wishes.append("choose 13")
    return next((wish for wish in wishes if wish in legal), legal[0])


@pytest.mark.parametrize(
    ("hidden_guest", "mirror", "decisions"),
    [
        ("off", "off", 6 * 12 + 6 * 12),
        ("off", "on", 6 * 12 + 6 * 12 + 9),
        ("on", "off", 6 + 6 * 11 + 6 * 11 + 6 * 3),
        ("on", "on", 6 + 6 * 11 + 6 * 11 + 6 * 3 + 8),
    ],
)
def test_disco_36_how_many_decisions_a_game_has_at_most(
    hidden_guest: str, mirror: str, decisions: int
) -> None:
    game = GAME.with_options({"hidden_guest": hidden_guest, "mirror": mirror})

    assert decisions == game.most_decisions


def test_disco_36_a_game_can_have_as_many() -> None:
    party = longest_party()

    decisions = 0
    while not party.state.is_over:
        seat = party.to_act()[0]
        party.play(f"{seat} {longest_move(party, seat)}")
        decisions += 1

    assert party.game.most_decisions == decisions
