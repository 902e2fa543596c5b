"""Every game is played to its end against bots, with a mouse and with a finger."""

from typing import Final

import pytest

from tests.browser.chromium import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.conftest import Gather, Invite

# What makes a game short; all else is as the book says.
SHORT: Final = {
    "fox": (2, {"rounds": "1"}),
    "karma": (2, {}),
    "disco": (3, {}),
    "zyrty": (2, {"mode": "smooth"}),
    "rummy": (2, {"opening": "sum", "opening_points": "0"}),
    "maumau": (3, {}),
}


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESKTOP, marks=pytest.mark.thorough, id="mouse"),
        pytest.param(PHONE, id="finger"),
        pytest.param(SMALL_PHONE, marks=pytest.mark.thorough, id="small"),
    ],
)
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end(
    gather: Gather, invite: Invite, game: str, size: tuple[int, int]
) -> None:
    seats, options = SHORT[game]
    company = gather(game, seats, options)
    company.play_against_bots()
    # Whoever sorts by combinations sees them.
    sorting = "groups" if game == "rummy" else "deck"
    person = invite(guest=company.host, size=size, sorting=sorting, guide=True)
    person.page.goto(company.path)

    person.play()

    person.sees_result()
    person.sees_nothing_shift()
