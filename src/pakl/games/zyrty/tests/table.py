"""A table of Zyrty, laid out and played in words."""

from collections import Counter

import pytest

from pakl.games.zyrty import GAME
from pakl.games.zyrty.cards import DECK, FORM_NAMES, IN_ORDER, PLUS_TWO, Form, Number, number_of
from pakl.games.zyrty.rules import go_on_from_top
from pakl.games.zyrty.state import ZyrtyState
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Event, told
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.step import perform, shuffle
from pakl.kernel.view import View, view_of

PACK = Counter(Card(int(card)) for card in IN_ORDER)


class Table:
    """A game at some moment, and what was told last."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.zones = game.zones(int(state.seats))
        self.events: list[Event] = []

    def do(self, seat: int, words: str) -> None:
        """A seat acts, through the checked door."""
        self.events = perform(self.game, self.state, Seat(seat), self.game.actions.parse(words))

    def play(self, *moves: str) -> None:
        """Whoever is in turn acts, once for each of these actions."""
        for words in moves:
            self.do(self.turn(), words)

    def renew(self, order: str) -> None:
        """The stock is renewed in this order, top card first."""
        self.events = shuffle(self.game, self.state, [int(card) for card in DECK.cards(order)])

    def waits_for_a_shuffle(self) -> bool:
        """Whether the stock is to be renewed now."""
        return int(self.state.shuffle_due) != NO_SHUFFLE

    def may(self) -> list[str]:
        """What the seat in turn may do."""
        actions = self.game.legal_actions(self.state, self.state.turn)
        return [self.game.actions.words(action) for action in actions]

    def refusal(self, words: str, *, seat: int | None = None) -> str:
        """The clause by which a seat, or the one in turn, may not do this."""
        with pytest.raises(IllegalAction) as refused:
            self.do(self.turn() if seat is None else seat, words)
        return refused.value.clause

    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.turn)

    def cards(self, zone: str) -> str:
        """The cards in a zone, from the top down."""
        labels = [each.label() for each in self.zones]
        return DECK.words(self.game.piles(self.state)[labels.index(zone)][::-1])

    def hand(self, seat: int) -> str:
        """The cards in a hand, in rising order."""
        return DECK.words(self.game.piles(self.state)[2 + seat])

    def fact(self, name: str) -> str:
        """A public fact; empty if it is not so now."""
        return self.game.facts(self.state, Seat(0)).get(name, "")

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return view_of(self.game, self.state, Seat(seat))

    def told(self, seat: int) -> list[dict[str, object]]:
        """What a seat was told last."""
        return [event.as_json(DECK, self.zones) for event in self.heard(seat)]

    def heard(self, seat: int) -> list[Event]:
        """The events as a seat heard them."""
        return told(self.events, Seat(seat), self.zones)

    def said(self) -> list[str]:
        """What all heard last, as in ``ZYRTY-12 0 load 2``."""
        parts = ("clause", "seat", "topic", "value")
        return [
            " ".join(str(message[part]) for part in parts if part in message)
            for message in self.told(0)
            if "topic" in message
        ]

    def moved(self) -> list[str]:
        """The cards that moved last, as in ``ZYRTY-9 stock hand 0``, with faces seen by seat 0."""
        parts = ("clause", "from", "to", "card")
        return [
            " ".join(str(message[part]) for part in parts if part in message)
            for message in self.told(0)
            if message["event"] == "moved"
        ]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return self.game.outcome(self.state)

    def places(self) -> list[int]:
        """Who came where."""
        return self.game.match_rule(int(self.state.seats)).places([self.outcome()])


def others(named: list[Card]) -> list[Card]:
    """The rest of the pack, in rising order."""
    assert not Counter(named) - PACK, "there are not so many of these cards"
    return sorted((PACK - Counter(named)).elements())


def dealt(order: str, *, seats: int = 4, dealer: int = 0, direction: str = "clockwise") -> Table:
    """A game just dealt from a pack in this order, top card first, the rest as it comes."""
    named = DECK.cards(order)
    game = GAME.with_options({"direction": direction})
    laid = Table(game, game.new_deal(seats, Seat(dealer), []))
    laid.events = shuffle(game, laid.state, [int(card) for card in [*named, *others(named)]])
    return laid


def turned_up(first_cards: str) -> Table:
    """A game of two whose pile begins with these cards; the hands don't matter."""
    hands = "2 3 4 5 6 7 8 9 12 13 14 15 16 17 18 19 20 21 23 24"
    return dealt(f"{hands} {first_cards}", seats=2)


def table(
    *hands: str,
    pile: str,
    runs: str,
    load: int = 0,
    asleep: bool = False,
    stock: str | None = None,
    rest_in_hand: int | None = None,
    turns: int = 0,
    mode: str = "tactical",
    direction: str = "clockwise",
) -> Table:
    """A game in which seat 0 is in turn, laid out as on a real table.

    The pile is written from the bottom up, a Z with its number; the stock from the top.
    All other cards lie in the stock, below those named; if a stock is given they lie at
    the bottom of the pile, or in the hand of the seat that has the rest.
    """
    game = GAME.with_options({"mode": mode, "direction": direction})
    state = game.new_deal(len(hands), Seat(len(hands) - 1), [])
    assert isinstance(state, ZyrtyState)
    forms = [Form(FORM_NAMES.index(name)) for name in pile.split()]
    held = [DECK.cards(hand) for hand in hands]
    in_pile = [DECK.card(name.partition("=")[0]) for name in pile.split()]
    in_stock = DECK.cards(stock or "")
    rest = others([card for cards in held for card in cards] + in_pile + in_stock)
    if rest_in_hand is not None:
        held[rest_in_hand] += rest
    elif stock is not None:
        in_pile = rest + in_pile
    else:
        in_stock += rest
    game.lay_piles(state, [in_stock[::-1], in_pile, *held, *[[] for _ in hands]])
    numbers = [int(number_of(form)) for form in forms]
    state.number = Number(numbers[-1])
    state.equal = len(numbers)
    while len(set(numbers[-state.equal :])) > 1:
        state.equal -= 1
    state.is_rising = runs == "up"
    state.load = load
    state.is_asleep = asleep
    state.turns = turns
    assert not asleep or has(PLUS_TWO, state.number)
    state.shuffle_due = NO_SHUFFLE
    go_on_from_top(state)
    state.wait_for(Seat(0))
    return Table(game, state)
