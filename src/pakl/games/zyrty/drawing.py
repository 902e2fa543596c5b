"""Drawing from the stock, renewing it, and passing when there is nothing to draw."""

from pakl.games.zyrty.state import PILE, RENEWAL, STOCK, ZyrtyState, hand_zone
from pakl.games.zyrty.turns import end_turn, finish_game
from pakl.kernel.piles import Pile

# Questions


def has_cards_to_draw(state: ZyrtyState) -> bool:
    """ZYRTY-26: whether there is a card in the stock, or in the pile to renew it with."""
    return state.stock.size > 0 or state.pile.size > state.equal


# Verbs


def draw(state: ZyrtyState) -> None:
    """ZYRTY-9, ZYRTY-12, ZYRTY-26: the seat in turn draws one card, or the load, if it can."""
    if not has_cards_to_draw(state):
        pass_turn(state)
        return
    state.empty_passes = 0
    state.cards_owed = 1
    if state.load > 0:
        state.cards_owed = state.load
        state.counted("ZYRTY-12", state.turn, "draws", state.load)
    go_on_drawing(state)


def go_on_drawing(state: ZyrtyState) -> None:
    """ZYRTY-10, ZYRTY-14, ZYRTY-26: draws all that is owed and there is; that ends the turn."""
    while state.cards_owed > 0 and has_cards_to_draw(state):
        if state.stock.size == 0:
            state.shuffle_due = RENEWAL
            return
        take_up(state)
        state.cards_owed -= 1
    state.cards_owed = 0
    state.load = 0
    end_turn(state)


def take_up(state: ZyrtyState) -> None:
    """ZYRTY-9, ZYRTY-12: a card of the stock joins the hand of the seat in turn."""
    turn = state.turn
    card = state.stock.draw()
    state.hands.put(turn, card)
    if state.load > 0:
        state.moved("ZYRTY-12", STOCK, hand_zone(turn), card)
    else:
        state.moved("ZYRTY-9", STOCK, hand_zone(turn), card)


def pass_turn(state: ZyrtyState) -> None:
    """ZYRTY-14, ZYRTY-26: with nothing to draw it is a pass; when all have passed, the end."""
    state.load = 0
    state.said("ZYRTY-26", state.turn, "passes")
    state.empty_passes += 1
    if state.empty_passes == state.seats:
        finish_game(state, "ZYRTY-26")
        return
    end_turn(state)


def renew_stock(state: ZyrtyState, shuffled: Pile) -> None:
    """ZYRTY-26: the pile without its top card, or top equal pair, becomes the new stock."""
    pile = state.pile
    renewed = pile.size - state.equal
    if state.is_heard():
        for card in pile.cards()[:renewed]:
            state.moved_from_under("ZYRTY-26", PILE, STOCK, card)
    pile.clear()  # what stays still lies in its old places
    while pile.size < state.equal:
        pile.put(pile.at(renewed + pile.size))
    state.stock.take_over(shuffled)
    state.shuffled("ZYRTY-26", STOCK)
