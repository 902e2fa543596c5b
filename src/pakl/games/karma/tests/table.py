"""A table of Karma, laid out and played in words."""

import pytest

from pakl.games.karma import GAME
from pakl.games.karma.cards import COPIES, DECK
from pakl.games.karma.table import KarmaState
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Event, told
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.view import View, view_of

COLUMNS = 3
GAP = "-"


class Player:
    """What lies before a player: the face-down cards from left to right, ``-`` is a gap."""

    def __init__(self, hand: str = "", face_up: str = "", face_down: str = "- - -") -> None:
        self.hand = hand
        self.face_up = face_up
        self.face_down = face_down


class Table:
    """A game at some moment, and what was told last."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.zones = game.zones(state.seats)
        self.events: list[Event] = []

    # Playing

    def shuffle(self, order: list[int]) -> None:
        """The shuffle that is due; the first card lies on top."""
        self.events = shuffle(self.game, self.state, order)

    def do(self, seat: int, words: str) -> None:
        """A seat acts, through the checked door."""
        self.events = perform(self.game, self.state, Seat(seat), self.game.actions.parse(words))

    def play(self, *moves: str) -> None:
        """Whoever is in turn acts, once for each of these actions."""
        for words in moves:
            self.do(int(self.state.turn), words)

    # Looking

    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.turn)

    def may(self, seat: int | None = None) -> list[str]:
        """What a seat may do; without a seat, whoever is in turn."""
        actions = self.game.legal_actions(
            self.state, self.state.turn if seat is None else Seat(seat)
        )
        return [self.game.actions.words(action) for action in actions]

    def refusal(self, words: str, seat: int | None = None) -> str:
        """The clause by which a seat may not do this; without a seat, whoever is in turn."""
        with pytest.raises(IllegalAction) as refused:
            self.do(self.turn() if seat is None else seat, words)
        return refused.value.clause

    def cards(self, zone: str) -> str:
        """The cards in a zone, from the bottom up."""
        labels = [each.label() for each in self.zones]
        return DECK.words(self.game.piles(self.state)[labels.index(zone)])

    def hand(self, seat: int) -> str:
        """The cards in a hand, in rising order."""
        return self.cards(f"hand {seat}")

    def face_up(self, seat: int) -> str:
        """A seat's face-up cards, in rising order."""
        return self.cards(f"face up {seat}")

    def face_down(self, seat: int) -> str:
        """A seat's face-down cards from left to right, with its gaps."""
        return " ".join(
            self.cards(f"face down {column} {seat}") or GAP for column in range(COLUMNS)
        )

    def pile(self) -> str:
        """The discard pile, from the bottom up."""
        return self.cards("discard pile")

    def facts(self) -> dict[str, str]:
        """What everybody sees besides the cards."""
        return self.game.facts(self.state, Seat(0))

    def view(self, viewer: int) -> View:
        """What a seat, or a spectator, sees."""
        return view_of(self.game, self.state, Seat(viewer))

    def told(self, viewer: int) -> list[dict[str, object]]:
        """What a seat was told last."""
        return [
            event.as_json(DECK, self.zones) for event in told(self.events, Seat(viewer), self.zones)
        ]

    def moved(self, viewer: int = 0) -> list[str]:
        """The cards that a seat saw moving, as in ``KARMA-6 9: hand 0 to discard pile``."""
        return [
            f"{message['clause']} {message.get('card', '?')}: {message['from']} to {message['to']}"
            for message in self.told(viewer)
            if message["event"] == "moved"
        ]

    def said(self) -> list[str]:
        """What all heard last, as in ``KARMA-26 0 gives 2``."""
        parts = ("clause", "seat", "topic", "value")
        return [
            " ".join(str(message[part]) for part in parts if part in message)
            for message in self.told(0)
            if message["event"] == "said"
        ]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return self.game.outcome(self.state)

    def count_turns(self, turns: int) -> None:
        """Pretends that so many turns have been played."""
        assert isinstance(self.state, KarmaState)
        self.state.turns = turns


def whole_pack() -> list[Card]:
    """All sixty cards."""
    return [Card(card) for card in range(len(DECK.names)) for _ in range(COPIES)]


def without(pack: list[Card], taken: list[Card]) -> list[Card]:
    """What is left of a pack."""
    left = pack[:]
    for card in taken:
        left.remove(card)
    return left


def dealt(seats: int, order: str = "", **options: str) -> Table:
    """A game just dealt from cards in this order, the first on top and the rest as it comes.

    Lots for the first player are not drawn yet.
    """
    game = GAME.with_options(options)
    table = Table(game, game.new_deal(seats, Seat(0), []))
    named = DECK.cards(order)
    table.shuffle([int(card) for card in named + without(whole_pack(), named)])
    return table


def table(
    *players: Player, pile: str = "", draw_pile: str = "", turn: int = 0, **options: str
) -> Table:
    """A game about to go on, laid out as on a real table.

    The discard pile is written from the bottom up, the draw pile from the top. Cards
    that are not named are out of the game.
    """
    laid = dealt(len(players), first_player=str(turn), **options)
    while laid.state.shuffle_due != NO_SHUFFLE:
        laid.shuffle(due_items(laid.game, laid.state))
    for seat in members_of(laid.state.to_act):
        laid.do(seat, laid.may(seat)[0])
    hands = [DECK.cards(player.hand) for player in players]
    face_up = [DECK.cards(player.face_up) for player in players]
    columns = [
        [] if name == GAP else [DECK.card(name)]
        for player in players
        for name in player.face_down.split()
    ]
    drawn = DECK.cards(draw_pile)[::-1]
    piles = [drawn, DECK.cards(pile), *hands, *[[] for _ in players], *face_up, *columns]
    if laid.game.chosen.is_on("premonition"):
        piles += [[] for _ in players]
    removed = without(whole_pack(), [card for cards in piles for card in cards])
    laid.game.lay_piles(laid.state, [*piles[:2], removed, *piles[2:]])
    return laid
