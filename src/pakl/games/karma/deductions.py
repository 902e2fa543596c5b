"""What everybody can conclude from what a player does, because the rules leave no choice."""

from pakl.games.karma.actions import TAKE
from pakl.games.karma.cards import cards_that_fit
from pakl.games.karma.discarding import has_table_cards
from pakl.games.karma.table import TO_FOLLOW, KarmaState, hand_zone
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.zones import ZoneId


def rules_out(state: KarmaState, seat: Seat, action: ActionId, zone: ZoneId, card: Card) -> bool:
    """KARMA-19, KARMA-21: who must follow a Table Card from the hand and takes has nothing to.

    Otherwise taking the pile is always allowed and proves nothing (KARMA-15), and how many equal
    cards are discarded is free (KARMA-9).
    """
    if zone != hand_zone(seat) or action != TAKE or state.asked != TO_FOLLOW:
        return False
    if has_table_cards(state, seat):
        return False
    return has(cards_that_fit(state.card_to_follow), card)
