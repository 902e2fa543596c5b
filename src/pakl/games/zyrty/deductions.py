"""What everybody can conclude from what a player does, because the rules leave no choice."""

from pakl.games.zyrty.actions import DRAW, ECHO, PAIR, PLAY, second_in
from pakl.games.zyrty.cards import ORDINARY, Form
from pakl.games.zyrty.state import ZyrtyState, hand_zone
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.zones import ZoneId


def rules_out(state: ZyrtyState, seat: Seat, action: ActionId, zone: ZoneId, card: Card) -> bool:
    """ZYRTY-7, ZYRTY-10: who draws holds no ordinary card that fits.

    In smooth mode who plays an ordinary card holds none that is nearer. A load is
    never a duty to answer (ZYRTY-12), and a special never one to be played (ZYRTY-10).
    """
    if zone != hand_zone(seat) or state.load > 0 or not has(state.continuing, card):
        return False
    if action == DRAW:
        return True
    return state.agreed.is_smooth and is_nearer(state, card, last_form(action))


def last_form(action: ActionId) -> Form:
    """The card that continues the pile in a play: the only one, one of a pair, an echo's second."""
    if action >= ECHO:
        return second_in(action)
    if action >= PAIR:
        return Form(action - PAIR)
    return Form(action - PLAY)


def is_nearer(state: ZyrtyState, card: Card, played: Form) -> bool:
    """ZYRTY-7: whether a fitting card is nearer to the pile than an ordinary one played."""
    if not has(ORDINARY, played):
        return False
    if state.is_rising:
        return card < played
    return card > played
