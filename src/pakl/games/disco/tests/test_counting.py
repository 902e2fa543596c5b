"""What a state remembers to answer faster is what everybody at the table can count."""

from random import Random

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.table import TO_COME, DiscoState, values_to_come
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer


def counted(state: DiscoState) -> list[list[int]]:
    """The values of each colour that nobody has seen on the floor, as they are counted now."""
    return [members_of(values_to_come(state, Seat(colour))) for colour in range(int(state.colours))]


def remembered(state: DiscoState) -> list[list[int]]:
    """The same as the state remembers it."""
    return [members_of(state.table[TO_COME + colour]) for colour in range(int(state.colours))]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_disco_4_all_remember_which_cards_were_on_the_floor(seats: int) -> None:
    options = {"hidden_guest": "on", "mirror": "on"}
    match = Match(Sheet(GAME.with_options(options), seats))
    random = Random(seats)
    dealer = SeededDealer(seats)
    match.let_deal(dealer)
    while not match.is_over():
        state = match.state()
        assert isinstance(state, DiscoState)
        assert counted(state) == remembered(state)
        seat = Seat(random.choice(members_of(state.to_act)))
        match.perform(seat, random.choice(match.legal_actions(seat)))
        match.let_deal(dealer)
