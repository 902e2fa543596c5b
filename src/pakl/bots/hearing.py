"""What was told over the wire, as events of the kernel about cards."""

from msgspec import UNSET

from pakl.kernel.cards import NO_CARD
from pakl.kernel.errors import Malformed
from pakl.kernel.events import CardMoved, Event, Looked, Shuffled
from pakl.kernel.game import Game
from pakl.kernel.seats import Seat
from pakl.kernel.zones import BOTTOM, TOP, Zone, ZoneId
from pakl.play import frames


def events_heard(told: list[frames.AnyGameEvent], game: Game, zones: list[Zone]) -> list[Event]:
    """The events about cards; what was only said is left out.

    Raises:
        Malformed: If there is no such card or zone.
    """
    numbers = {zone.label(): ZoneId(number) for number, zone in enumerate(zones)}
    events: list[Event] = []
    for event in told:
        if isinstance(event, frames.CardMoved):
            events.append(
                CardMoved(
                    event.clause,
                    zone_called(event.source, numbers),
                    zone_called(event.target, numbers),
                    NO_CARD if event.card is UNSET else game.deck.card(event.card),
                    BOTTOM if event.from_bottom else TOP,
                    BOTTOM if event.to_bottom else TOP,
                )
            )
        elif isinstance(event, frames.PileShuffled):
            events.append(Shuffled(event.clause, zone_called(event.zone, numbers)))
        elif isinstance(event, frames.CardsLookedAt):
            names = [] if event.cards is UNSET else event.cards
            cards = [game.deck.card(name) for name in names]
            zone = zone_called(event.zone, numbers)
            events.append(Looked(event.clause, Seat(event.seat), zone, cards))
    return events


def zone_called(label: str, numbers: dict[str, ZoneId]) -> ZoneId:
    """The zone of a label."""
    if label not in numbers:
        raise Malformed(f"there is no zone {label!r} in this game")
    return numbers[label]
