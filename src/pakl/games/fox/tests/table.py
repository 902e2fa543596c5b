"""A table of The Fox in the Forest, laid out and played in words."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.cards import DECK, TREASURES
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Event, told
from pakl.kernel.game import State
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has, members_of
from pakl.kernel.step import perform, shuffle
from pakl.kernel.view import View, view_of

CARDS_IN_DECK = 6
ZONES = GAME.zones(2)


class Table:
    """A round at some moment, and what was told last."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, seat: int, words: str) -> None:
        """A seat acts, through the checked door."""
        self.events = perform(GAME, self.state, Seat(seat), GAME.actions.parse(words))

    def play(self, *moves: str) -> None:
        """Whoever is in turn acts, once for each of these actions."""
        for words in moves:
            self.do(int(self.state.turn), words)

    def may(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [GAME.actions.words(action) for action in GAME.legal_actions(self.state, Seat(seat))]

    def refusal(self, seat: int, words: str) -> str:
        """The clause by which a seat may not do this."""
        with pytest.raises(IllegalAction) as refused:
            self.do(seat, words)
        return refused.value.clause

    def refusals(self) -> dict[tuple[int, str], str]:
        """The clause of everything that somebody may not do now."""
        return {
            (seat, words): GAME.refusal(self.state, Seat(seat), GAME.actions.parse(words))
            for seat in range(2)
            for words in GAME.actions.all_words
            if words not in self.may(seat)
        }

    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.turn)

    def cards(self, zone: str) -> str:
        """The cards in a zone, from the top down."""
        labels = [each.label() for each in ZONES]
        return DECK.words(GAME.piles(self.state)[labels.index(zone)][::-1])

    def hand(self, seat: int) -> str:
        """The cards in a hand, in rising order."""
        return DECK.words(GAME.piles(self.state)[3 + seat])

    def fact(self, name: str) -> str:
        """A public fact."""
        return GAME.facts(self.state, Seat(0))[name]

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return view_of(GAME, self.state, Seat(seat))

    def told(self, seat: int) -> list[dict[str, object]]:
        """What a seat was told last."""
        return [event.as_json(DECK, ZONES) for event in told(self.events, Seat(seat), ZONES)]

    def said(self) -> list[str]:
        """What all heard last, as in ``FOX-16 0 treasure 2``."""
        return [
            " ".join(str(message[part]) for part in ("clause", "seat", "topic", "value"))
            for message in self.told(0)
            if "topic" in message and "value" in message
        ]

    def outcome(self) -> Outcome:
        """How the round ended."""
        return GAME.outcome(self.state)


def dealt(order: str, *, dealer: int = 1) -> Table:
    """A round just dealt from a deck in this order, top card first, the rest as it comes."""
    named = DECK.cards(order)
    others = [Card(card) for card in range(len(DECK.names)) if card not in named]
    table = Table(GAME.new_deal(2, Seat(dealer), []))
    table.events = shuffle(GAME, table.state, [int(card) for card in named + others])
    return table


def table(
    hand_0: str, hand_1: str, *, decree: str, deck: str = "", tricks: int = 0, won: str = ""
) -> Table:
    """A round in which seat 0 is about to lead, laid out as on a real table.

    The deck is written from the top. Seat 0 has won so many tricks, among them the
    cards of ``won``; seat 1 has won the others. Treasures that are not named lie in
    the deck.
    """
    laid = dealt("")
    hands = [DECK.cards(hand_0), DECK.cards(hand_1)]
    drawn = DECK.cards(deck)
    won_by_0 = DECK.cards(won)
    named = [*hands[0], *hands[1], *DECK.cards(decree), *drawn, *won_by_0]
    rest = [Card(card) for card in range(len(DECK.names)) if card not in named]
    rest.sort(key=lambda card: not has(TREASURES, card))
    while len(drawn) < CARDS_IN_DECK:
        drawn.append(rest.pop(0))
    while len(won_by_0) < 2 * tricks:
        won_by_0.append(rest.pop())
    GAME.lay_piles(laid.state, [drawn[::-1], DECK.cards(decree), [], *hands, won_by_0, rest])
    return laid


def cards(names: str) -> int:
    """The set of these cards."""
    return sum(2 ** int(card) for card in DECK.cards(names))


def names(members: int) -> str:
    """The names of the cards in a set."""
    return DECK.words([Card(card) for card in members_of(members)])
