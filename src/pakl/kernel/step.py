"""One checked step of a deal: a shuffle by the dealer, or an action by a seat.

Everything that comes from outside goes through here. What is refused changes
nothing; what is accepted is answered with the events it caused.
"""

from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.events import Event
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.seats import Seat


def due_items(game: Game, state: State) -> list[int]:
    """What is to be shuffled now, cards or seats, in no meaningful order."""
    items = empty_pile(MOST_CARDS)
    game.fill_lot(state, items)
    return sorted([int(item) for item in items.cards()])


def shuffle(game: Game, state: State, order: list[int]) -> list[Event]:
    """Gives the state the shuffle it waits for; the first of the order lies on top.

    Raises:
        Malformed: If no shuffle is due, or the order is not one of what is due.
    """
    if state.shuffle_due == NO_SHUFFLE:
        raise Malformed("no shuffle is due")
    if sorted(order) != due_items(game, state):
        raise Malformed(
            f"a shuffle of {game.lot(state).name} must bring exactly what is to be shuffled"
        )
    items = empty_pile(MOST_CARDS)
    for item in reversed(order):
        items.put(Card(item))
    heard: list[Event] = []
    state.journal = heard
    game.take_shuffle(state, items)
    state.journal = None
    return heard


def perform(game: Game, state: State, seat: Seat, action: ActionId) -> list[Event]:
    """Carries out a seat's action and answers what happened.

    Raises:
        Malformed: If there is no such seat or action, or a shuffle is due first.
        IllegalAction: If the rules forbid it now; the error names the clause.
    """
    if not 0 <= seat < state.seats:
        raise Malformed(f"there is no seat {seat} at this table")
    if not 0 <= action < len(game.actions):
        raise Malformed(f"there is no action {action} in {game.id}")
    if state.shuffle_due != NO_SHUFFLE:
        raise Malformed("the cards must be shuffled first")
    if action not in game.legal_actions(state, seat):
        words = game.actions.words(action)
        raise IllegalAction(game.refusal(state, seat, action), f"seat {seat} may not {words!r} now")
    heard: list[Event] = []
    state.journal = heard
    game.apply(state, seat, action)
    state.journal = None
    return heard
