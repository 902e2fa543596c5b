"""What everybody can conclude from what a player does, because the rules leave no choice."""

from pakl.games.fox.actions import BURY, SWAP
from pakl.games.fox.state import TO_FOLLOW, FoxState, hand_zone
from pakl.games.fox.tricks import shown_to_lack
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.zones import ZoneId


def rules_out(state: FoxState, seat: Seat, action: ActionId, zone: ZoneId, card: Card) -> bool:
    """FOX-6, FOX-19: who does not follow has none of the suit.

    Who answers a Monarch with another card than the Swan has no higher one. A card drawn
    later by a Woodcutter may be of that suit again, and the one put under the deck may be
    any: nothing is concluded from these (FOX-15).
    """
    if zone != hand_zone(seat) or state.asked != TO_FOLLOW or action >= SWAP:
        return False
    return has(shown_to_lack(state.led, Card(action)), card)


def is_told(action: ActionId) -> bool:
    """FOX-5, FOX-14, FOX-15: all see what is played and exchanged, but not what is put away."""
    return action < BURY
