"""Orders of a shuffle that agree with what was told of the cards dealt from it."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from pakl.kernel.events import CardMoved, Looked, Shuffled
from pakl.kernel.game import Game, State
from pakl.kernel.seats import Seat
from pakl.kernel.step import shuffle
from pakl.kernel.zones import TOP, Zone, ZoneId
from pakl.play import frames
from pakl.play.telling import worded

MOST_MENDED: Final = 40


class Order:
    """An order of cards, of which the first lies on top, as far as it is settled."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.settled: set[int] = set()

    def settle(self, place: int, card: int) -> bool:
        """Brings a card to a place for good; False if there is none left."""
        if self.cards[place] != card:
            others = [
                other
                for other, one in enumerate(self.cards)
                if one == card and other not in self.settled
            ]
            if not others:
                return False
            other = others[-1]
            self.cards[place], self.cards[other] = self.cards[other], self.cards[place]
        self.settled.add(place)
        return True


class Comparison:
    """What would be told of a shuffle in some order, beside what was told.

    ``agreeing`` is how many events agree from the first on; ``place`` is the place in
    the order of the card that the first other event is about, or -1.
    """

    def __init__(self) -> None:
        self.agreeing = 0
        self.place = -1
        self.arrivals: dict[ZoneId, list[int]] = defaultdict(list)


def order_as_told(
    game: Game,
    zones: list[Zone],
    viewer: Seat,
    state: State,
    items: list[int],
    told: list[frames.AnyGameEvent],
) -> Iterator[list[int]]:
    """Orders of the items, each mended by what was told other than the one before would be."""
    order = Order(items[:])
    for _ in range(MOST_MENDED):
        yield order.cards[:]
        met = settle_faces(game, zones, viewer, state, order, told)
        if met.agreeing == len(told):
            yield order.cards[:]
            return
        if met.place >= 0 and met.place not in order.settled:
            yield from with_others(order, met.place)
            let_another_come(order, met.place)


def settle_faces(
    game: Game,
    zones: list[Zone],
    viewer: Seat,
    state: State,
    order: Order,
    told: list[frames.AnyGameEvent],
) -> Comparison:
    """Brings the cards whose faces were told to their places, as far as the rest agrees."""
    met = Comparison()
    shuffled = ZoneId(-1)
    drawn = 0
    for event in shuffle(game, state.copy(), order.cards):
        place = -1
        if isinstance(event, Shuffled):
            shuffled = event.zone
        elif isinstance(event, CardMoved) and event.source == shuffled and event.source_end == TOP:
            place = drawn
            drawn += 1
            met.arrivals[event.target].append(place)
        redacted = event.told_to(viewer, zones)
        if redacted is None:
            continue
        if met.agreeing == len(told):
            return met
        words = worded(redacted, zones, game)
        wanted = told[met.agreeing]
        # Also where the faces agree: a card that was exchanged before may have lain there.
        is_settled = is_settled_by(words, wanted, place, order, met, game, event)
        if words != wanted and not is_settled:
            met.place = place
            return met
        met.agreeing += 1
    return met


def is_settled_by(
    words: frames.AnyGameEvent,
    wanted: frames.AnyGameEvent,
    place: int,
    order: Order,
    met: Comparison,
    game: Game,
    event: object,
) -> bool:
    """Settles the cards that make the difference, if faces are all the difference."""
    if isinstance(words, frames.CardMoved) and isinstance(wanted, frames.CardMoved):
        is_same_way = (words.source, words.target) == (wanted.source, wanted.target)
        if not is_same_way or place < 0 or wanted.card is UNSET:
            return False
        return order.settle(place, int(game.deck.card(wanted.card)))
    if (
        isinstance(event, Looked)
        and isinstance(wanted, frames.CardsLookedAt)
        and wanted.cards is not UNSET
    ):
        places = met.arrivals[event.zone]
        cards = [int(game.deck.card(name)) for name in wanted.cards]
        return len(places) == len(cards) and all(
            order.settle(one, card) for one, card in zip(places, cards, strict=True)
        )
    return False


def with_others(order: Order, place: int) -> Iterator[list[int]]:
    """The order with each other kind of card at a place, from what is not settled."""
    tried = {order.cards[place]}
    for other in range(len(order.cards)):
        if other in order.settled or order.cards[other] in tried:
            continue
        tried.add(order.cards[other])
        cards = order.cards[:]
        cards[place], cards[other] = cards[other], cards[place]
        yield cards


def let_another_come(order: Order, place: int) -> None:
    """Exchanges the card at a place for the last one that is not settled."""
    free = [other for other in range(len(order.cards)) if other not in order.settled]
    other = free[-1]
    order.cards[place], order.cards[other] = order.cards[other], order.cards[place]
