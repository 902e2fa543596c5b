"""A table of Rummy, laid out and played in words."""

import pytest

from pakl.games.rummy import GAME
from pakl.games.rummy.actions import LAY
from pakl.games.rummy.cards import ALL_CARDS, DECK, IN_ORDER
from pakl.games.rummy.combinations import Shape
from pakl.games.rummy.melds import JOKERS_OF_MELDS, NATURALS_OF_MELDS, SHAPES_OF_MELDS
from pakl.games.rummy.round import RummyState, round_of
from pakl.games.rummy.turn import begin_turn, draw_from_stock
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Event, told
from pakl.kernel.game import Game
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import set_of
from pakl.kernel.step import perform, shuffle
from pakl.kernel.view import View, view_of

LAID_AT_ONCE = 3


class Table:
    """A round at some moment, and what was told last."""

    def __init__(self, game: Game, state: RummyState) -> None:
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
            self.do(int(self.state.turn), words)

    def may(self, verb: str = "") -> list[str]:
        """What the seat in turn may do, or only what begins with a verb."""
        actions = self.game.legal_actions(self.state, self.state.turn)
        words = [self.game.actions.words(action) for action in actions]
        return [action for action in words if action.split()[0] == verb or not verb]

    def may_at_random(self) -> list[str]:
        """What random play chooses from for the seat in turn."""
        actions = self.game.actions_at_random(self.state, self.state.turn)
        return [self.game.actions.words(action) for action in actions]

    def refusal(self, words: str, *, seat: int | None = None) -> str:
        """The clause by which a seat, or the one in turn, may not do this."""
        with pytest.raises(IllegalAction) as refused:
            self.do(int(self.state.turn) if seat is None else seat, words)
        return refused.value.clause

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return DECK.words(self.state.hands.cards(Seat(seat)))

    def cards(self, zone: str) -> str:
        """The cards in a zone; those of a pile from the top down."""
        labels = [each.label() for each in self.zones]
        number = labels.index(zone)
        cards = self.game.piles(self.state)[number]
        return DECK.words(cards[::-1] if self.zones[number].ordered else cards)

    def combinations(self) -> list[str]:
        """The cards of all combinations."""
        return [self.cards(f"combination {n}") for n in range(self.state.combinations.size)]

    def facts(self) -> dict[str, str]:
        """Everything public that lies in no zone."""
        return self.game.facts(self.state, Seat(0))

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return view_of(self.game, self.state, Seat(seat))

    def told(self, seat: int) -> list[dict[str, object]]:
        """What a seat was told last."""
        return [
            event.as_json(DECK, self.zones) for event in told(self.events, Seat(seat), self.zones)
        ]

    def said(self) -> list[str]:
        """What all heard last, as in ``RUMMY-12 0 opens 41``."""
        return [
            " ".join(
                str(message[part])
                for part in ("clause", "seat", "topic", "value")
                if part in message
            )
            for message in self.told(0)
            if message["event"] == "said"
        ]

    def outcome(self) -> Outcome:
        """How the round ended."""
        return self.game.outcome(self.state)


def rules(**wished: str) -> Game:
    """The game under these options."""
    return GAME.with_options(wished)


def rest_of_pack(named: list[Card]) -> list[Card]:
    """All cards of the game but these."""
    rest = [Card(int(card)) for card in IN_ORDER]
    for card in named:
        rest.remove(card)
    return rest


def dealt(order: str = "", *, seats: int = 2, dealer: int = 1, game: Game = GAME) -> Table:
    """A round just dealt from a pack in this order, top card first, the rest as it comes."""
    named = DECK.cards(order)
    table = Table(game, round_of(game.new_deal(seats, Seat(dealer), [])))
    table.events = shuffle(game, table.state, [int(card) for card in named + rest_of_pack(named)])
    assert ALL_CARDS == sum(len(pile) for pile in game.piles(table.state))
    return table


def lay_combination(state: RummyState, seat: int, words: str) -> None:
    """Puts a combination of any length on the table."""
    names = words.split()
    lay = GAME.actions.parse("lay " + " ".join(names[:LAID_AT_ONCE])) - LAY
    combinations = state.combinations
    combinations.lay(
        Seat(seat), Shape(SHAPES_OF_MELDS[lay]), NATURALS_OF_MELDS[lay], JOKERS_OF_MELDS[lay]
    )
    number = combinations.size - 1
    for name in names[LAID_AT_ONCE:]:
        place = combinations.place_for(number, DECK.card(name.removeprefix("*")))
        if name.startswith("*"):
            combinations.put_joker(number, place)
        else:
            combinations.put_natural(number, place)


def table(
    *hands: str,
    laid: tuple[str, ...] = (),
    laid_by: int = 1,
    opened: tuple[int, ...] = (),
    stock: str = "",
    discards: str = "2D",
    has_drawn: bool = True,
    game: Game = GAME,
) -> Table:
    """A round in which seat 0 is on, laid out as on a real table, after some turns.

    Stock and discards are written from the top; what is not named lies in the stock. If
    seat 0 has drawn, its hand is written with the card drawn.
    """
    laid_out = dealt("", seats=max(2, len(hands)), game=game)
    state = laid_out.state
    all_hands = [DECK.cards(hand) for hand in (*hands, "3D 4D")][: max(2, len(hands))]
    on_table = [
        DECK.card("*" if name.startswith("*") else name) for words in laid for name in words.split()
    ]
    named = DECK.cards(stock) + DECK.cards(discards) + on_table
    for hand in all_hands:
        named += hand
    pile = rest_of_pack(named) + DECK.cards(stock)[::-1]
    empty: list[list[Card]] = [[] for _ in laid_out.zones[2 + len(all_hands) :]]
    game.lay_piles(state, [pile, DECK.cards(discards)[::-1], *all_hands, *empty])
    for words in laid:
        lay_combination(state, laid_by, words)
    state.opened = set_of(list(opened))
    state.turns = 5
    begin_turn(state, Seat(0))
    if has_drawn:
        state.stock.put(all_hands[0][-1])
        state.hands.take(Seat(0), all_hands[0][-1])
        draw_from_stock(state)
    return laid_out
