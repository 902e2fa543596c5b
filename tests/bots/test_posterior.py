"""Imagined worlds beside every deal of a tiny pack that agrees with what was told.

A few cards are hidden: another seat's hand and the stock. All orders in which they can lie are
played through, and those in which the same would have been told are counted.
"""

from collections import Counter
from itertools import permutations

import pytest

from pakl.games import find_game
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import CardMoved, Event, told
from pakl.kernel.game import Game, State
from pakl.kernel.knowledge import Knowledge, Lesson
from pakl.kernel.seats import Seat
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import TOP, ZoneId

VIEWER, OTHER = Seat(0), Seat(1)
DRAWS = 40_000
NEAR = 0.02

# Where every card lies, zone by zone.
World = tuple[tuple[Card, ...], ...]
Move = tuple[Seat, str]


class Tiny:
    """A game for two in which only a few cards are left, laid out as on a real table."""

    def __init__(
        self,
        game: Game,
        known: dict[str, str],
        hidden: str,
        in_hand: int,
        *,
        turned_up: str,
        dealt: int,
    ) -> None:
        self.game = game
        self.turned_up = int(game.deck.card(turned_up))
        self.dealt = dealt
        self.zones = game.zones(2)
        self.known = known
        self.hidden = game.deck.cards(hidden)
        self.in_hand = in_hand
        self.stock = ZoneId(0)
        self.hand = next(
            ZoneId(number)
            for number, zone in enumerate(self.zones)
            if zone.name == "hand" and zone.owner == OTHER
        )

    def laid(self, hidden: list[Card]) -> State:
        """The game with the hidden cards in this order: first the hand, then the stock."""
        state = self.game.new_deal(2, OTHER, [])
        order = due_items(self.game, state)
        # What is turned up first of all says how play goes on.
        order.remove(self.turned_up)
        order.insert(self.dealt, self.turned_up)
        shuffle(self.game, state, order)
        piles = [self.game.deck.cards(self.known.get(zone.label(), "")) for zone in self.zones]
        piles[self.hand] = hidden[: self.in_hand]
        piles[self.stock] = hidden[self.in_hand :]
        self.game.lay_piles(state, piles)
        return state

    def knowledge(self) -> Knowledge:
        """What the viewer knows at first: which cards are hidden, and how many are in the hand."""
        piles = self.game.piles(self.laid(self.hidden))
        piles[self.stock] += piles[self.hand]
        piles[self.hand] = []
        mind = Knowledge(VIEWER, self.zones, piles)
        for _ in range(self.in_hand):
            mind.hear(CardMoved("", self.stock, self.hand, NO_CARD, TOP, TOP))
        return mind

    def action(self, words: str) -> ActionId:
        return self.game.actions.parse(words)

    def world(self, state: State) -> World:
        """Where all cards lie; in a hand only the faces count."""
        return tuple(
            tuple(pile) if zone.ordered else tuple(sorted(pile))
            for zone, pile in zip(self.zones, self.game.piles(state), strict=True)
        )

    def heard(self, state: State, moves: list[Move]) -> list[dict[str, object]] | None:
        """What the viewer hears of these moves; None if they are not possible."""
        events: list[Event] = []
        for seat, words in moves:
            try:
                events += perform(self.game, state, seat, self.action(words))
            except IllegalAction:
                return None
        told_of = told(events, VIEWER, self.zones)
        return [event.as_json(self.game.deck, self.zones) for event in told_of]


def posterior(tiny: Tiny, moves: list[Move]) -> Counter[World]:
    """All worlds in which the viewer would have heard the same, by how many deals lead to them."""
    heard = tiny.heard(tiny.laid(tiny.hidden), moves)
    assert heard is not None
    worlds: Counter[World] = Counter()
    for order in permutations(tiny.hidden):
        state = tiny.laid(list(order))
        if tiny.heard(state, moves) == heard:
            worlds[tiny.world(state)] += 1
    return worlds


def imagined(tiny: Tiny, moves: list[Move]) -> Counter[World]:
    """Worlds that the viewer imagines after these moves."""
    mind = tiny.knowledge()
    state = tiny.laid(tiny.hidden)
    for seat, words in moves:
        lesson = Lesson(tiny.game, state.copy(), seat, tiny.action(words), tiny.zones)
        events = perform(tiny.game, state, seat, tiny.action(words))
        mind.follow(told(events, VIEWER, tiny.zones), lesson)
    worlds = Worlds(tiny.game, state, mind)
    dice = Dice(3)
    found: Counter[World] = Counter()
    for _ in range(DRAWS):
        found[tiny.world(worlds.imagine(dice))] += 1
    assert 0 == worlds.fallbacks
    return found


def distance(one: Counter[World], other: Counter[World]) -> float:
    """Half the sum of all differences between two distributions."""
    every = one.keys() | other.keys()
    return sum(abs(one[world] / one.total() - other[world] / other.total()) for world in every) / 2


MAUMAU = Tiny(
    find_game("maumau"),
    {"hand 0": "QD KD 8C", "discards": "7C QH"},
    hidden="TS 9S KS AD TH",
    in_hand=2,
    turned_up="QH",
    dealt=10,
)
FOX = Tiny(
    find_game("fox"),
    {"hand 0": "K4 K11 B2", "decree": "B6"},
    hidden="M8 M2 K3 B9 M4 K7",
    in_hand=3,
    turned_up="B6",
    dealt=26,
)


@pytest.mark.parametrize(
    ("tiny", "moves"),
    [
        pytest.param(MAUMAU, [(VIEWER, "play QD")], id="nothing is proved"),
        pytest.param(MAUMAU, [(VIEWER, "play QD"), (OTHER, "draw")], id="drew what does not fit"),
        pytest.param(
            MAUMAU,
            [(VIEWER, "play QD"), (OTHER, "draw"), (VIEWER, "play KD!"), (OTHER, "draw")],
            id="drew twice, the second time what fits",
        ),
        pytest.param(
            MAUMAU,
            [
                (VIEWER, "play QD"),
                (OTHER, "draw"),
                (VIEWER, "play KD!"),
                (OTHER, "draw"),
                (OTHER, "pass"),
            ],
            id="kept what fits",
        ),
        pytest.param(
            FOX, [(VIEWER, "play K4"), (OTHER, "play K3"), (OTHER, "keep")], id="followed"
        ),
    ],
)
def test_worlds_are_imagined_as_often_as_deals_lead_to_them(tiny: Tiny, moves: list[Move]) -> None:
    assert distance(imagined(tiny, moves), posterior(tiny, moves)) < NEAR


@pytest.mark.parametrize(
    ("hidden", "moves"),
    [
        ("M8 M2 M3 B9 M4 K7", [(VIEWER, "play K4"), (OTHER, "play M8")]),
        ("K8 M2 K3 B9 M4 K7", [(VIEWER, "play K11"), (OTHER, "play K8")]),
    ],
    ids=["could not follow", "answered a Monarch"],
)
def test_also_when_somebody_shows_what_is_not_held(hidden: str, moves: list[Move]) -> None:
    tiny = Tiny(FOX.game, FOX.known, hidden, FOX.in_hand, turned_up="B6", dealt=26)

    worlds = posterior(tiny, moves)

    assert worlds.total() < 720
    assert distance(imagined(tiny, moves), worlds) < NEAR


def test_every_world_that_deals_lead_to_is_imagined_after_cards_have_come_and_gone() -> None:
    """Then a card that came later counts too often: it may be the one that was played."""
    tiny = Tiny(MAUMAU.game, MAUMAU.known, "9S TS 8S AD TH KS", in_hand=2, turned_up="QH", dealt=10)
    moves = [(VIEWER, "play QD"), (OTHER, "draw"), (VIEWER, "play KD!"), (OTHER, "play KS")]

    worlds, found = posterior(tiny, moves), imagined(tiny, moves)

    assert worlds.keys() <= found.keys()
    assert distance(found, worlds) < 0.2
