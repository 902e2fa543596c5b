"""Lays out a round of Mau Mau as one would on a real table."""

from collections.abc import Iterable

import pytest

from pakl.games.maumau import GAME
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Announced, CardMoved, Event
from pakl.kernel.game import Game, State
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.view import view_of

CARDS_EACH = 5
HARMLESS_RANKS = "QKT"


class Table:
    """A round in the middle of play, driven by words."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def do(self, seat: int, *moves: str) -> "Table":
        """A seat makes some moves; stocks are renewed as the cards lie."""
        for words in moves:
            self.events = perform(self.game, self.state, Seat(seat), self.game.actions.parse(words))
            self.renew()
        return self

    def renew(self, *cards: str) -> None:
        """The stock is renewed, in the given order or as the cards lie."""
        while self.state.shuffle_due:
            order = [int(self.game.deck.card(card)) for card in cards]
            self.events += shuffle(self.game, self.state, order or due_items(self.game, self.state))

    def legal(self, seat: int) -> set[str]:
        """What a seat may do."""
        actions = self.game.legal_actions(self.state, Seat(seat))
        return {self.game.actions.words(action) for action in actions}

    def refusal(self, seat: int, words: str) -> str:
        """The clause by which a move is refused."""
        with pytest.raises(IllegalAction) as refused:
            perform(self.game, self.state, Seat(seat), self.game.actions.parse(words))
        return refused.value.clause

    def to_act(self) -> list[int]:
        """The seats that the round waits for."""
        return members_of(self.state.to_act)

    def cards(self, zone: str, owner: int = -1) -> str:
        """The cards of a zone, from the bottom up."""
        zones = self.game.zones(self.state.seats)
        for number, place in enumerate(zones):
            if place.name == zone and place.owner == owner:
                return self.game.deck.words(self.game.piles(self.state)[number])
        raise KeyError(zone)

    def hand(self, seat: int) -> str:
        """The cards in a seat's hand."""
        return self.cards("hand", seat)

    def fact(self, name: str) -> str:
        """A fact that all see, or nothing."""
        return view_of(self.game, self.state, Seat(0)).facts.get(name, "")

    def said(self) -> list[str]:
        """What was said in the last move, with its clause."""
        return [
            f"{event.topic} {event.value}".strip() + f" {event.clause}"
            for event in self.events
            if isinstance(event, Announced)
        ]

    def drawn_by(self, seat: int) -> int:
        """How many cards a seat got in the last move."""
        zones = self.game.zones(self.state.seats)
        return sum(
            isinstance(event, CardMoved)
            and zones[event.target].owner == seat
            and zones[event.source].name == "stock"
            for event in self.events
        )

    def scores(self) -> list[int]:
        """What the round brought each seat."""
        assert self.state.is_over
        return self.game.outcome(self.state).scores

    def ended_by(self) -> str:
        """The clause by which the round ended."""
        assert self.state.is_over
        return self.game.outcome(self.state).clause


def table(*hands: str, top: str, stock: str = "", under: str = "", **options: str) -> Table:
    """Seat 0 is about to act: the last seat has just played the top card, with its call.

    Hands and stock as given; the stock's first card lies on top, ``under`` is what lies
    below the top card of the discard pile.
    """
    game = GAME.with_options(options)
    last = len(hands) - 1
    name, _, wish = top.partition("=")
    used = set(" ".join([*hands, stock, under, name]).split())
    below = next(rank + name[1] for rank in HARMLESS_RANKS if rank + name[1] not in used)
    made = dealt(len(hands), dealer=(last - 1) % len(hands), starter=below, game=game)
    lay(made, [*hands[:last], f"{hands[last]} {name}"], stock, below)
    call = "!" if f"play {top}!" in made.legal(last) else ""
    made.do(last, f"play {name}={wish}{call}" if wish else f"play {name}{call}")
    lay(made, hands, stock, f"{under} {name}")
    return made


def lay(made: Table, hands: Iterable[str], stock: str, discards: str) -> None:
    """Lays the cards of a round out anew; the first card of the stock lies on top."""
    deck = made.game.deck
    piles: list[list[Card]] = [deck.cards(stock)[::-1], deck.cards(discards)]
    piles += [deck.cards(hand) for hand in hands]
    piles += [[] for _ in range(made.state.seats)]
    made.game.lay_piles(made.state, piles)


def dealt(seats: int, *, game: Game = GAME, dealer: int = 0, starter: str = "QH") -> Table:
    """A round just dealt, with this card turned up first."""
    state = game.new_deal(seats, Seat(dealer), [])
    order = due_items(game, state)
    card = int(game.deck.card(starter))
    order.remove(card)
    order.insert(CARDS_EACH * seats, card)
    made = Table(game, state)
    made.events = shuffle(game, state, order)
    return made
