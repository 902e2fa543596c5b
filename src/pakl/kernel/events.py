"""What people are told: cards that move, piles that are shuffled, words that are said.

Secrecy fails closed. A card that moves shows its face to whoever may see its
source or its target; any other event states its audience, and one that does not
raises instead of being sent.
"""

from typing import Final

from pakl.kernel.cards import NO_CARD, Card, Deck
from pakl.kernel.errors import RulesBroken
from pakl.kernel.seats import ALL_HANDS, NO_SEAT, Seat
from pakl.kernel.zones import BOTTOM, Zone, ZoneId

TO_ALL: Final = Seat(-3)


class Event:
    """Something that happened, and the clause that made it happen."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def told_to(self, viewer: Seat, zones: list[Zone]) -> "Event | None":
        """The event as this viewer may hear of it; None if the viewer hears nothing.

        Raises:
            RulesBroken: If nothing says who may hear of such an event.
        """
        raise RulesBroken(f"no rule says who may hear of {type(self).__name__}")

    def as_json(self, deck: Deck, zones: list[Zone]) -> dict[str, object]:
        """The event as it goes over the wire, to whom it was told as it is."""
        raise RulesBroken(f"no rule says how {type(self).__name__} is told")


class CardMoved(Event):
    """A card went from one zone to another; ``NO_CARD`` if its face is not told."""

    def __init__(
        self,
        clause: str,
        source: ZoneId,
        target: ZoneId,
        card: Card,
        source_end: int,
        target_end: int,
    ) -> None:
        super().__init__(clause)
        self.source: ZoneId = source
        self.target: ZoneId = target
        self.card: Card = card
        self.source_end = source_end
        self.target_end = target_end

    def told_to(self, viewer: Seat, zones: list[Zone]) -> Event | None:
        if zones[self.source].is_open_to(viewer) or zones[self.target].is_open_to(viewer):
            return self
        return CardMoved(
            self.clause, self.source, self.target, NO_CARD, self.source_end, self.target_end
        )

    def as_json(self, deck: Deck, zones: list[Zone]) -> dict[str, object]:
        message: dict[str, object] = {
            "event": "moved",
            "from": zones[self.source].label(),
            "to": zones[self.target].label(),
            "clause": self.clause,
        }
        if self.card != NO_CARD:
            message["card"] = deck.name(self.card)
        if self.source_end == BOTTOM:
            message["from_bottom"] = True
        if self.target_end == BOTTOM:
            message["to_bottom"] = True
        return message


class Shuffled(Event):
    """The cards of a zone were shuffled: nobody knows their order any more."""

    def __init__(self, clause: str, zone: ZoneId) -> None:
        super().__init__(clause)
        self.zone: ZoneId = zone

    def told_to(self, viewer: Seat, zones: list[Zone]) -> Event | None:
        return self

    def as_json(self, deck: Deck, zones: list[Zone]) -> dict[str, object]:
        return {"event": "shuffled", "zone": zones[self.zone].label(), "clause": self.clause}


class Looked(Event):
    """One seat looked at the faces of a zone; the others saw that it did."""

    def __init__(self, clause: str, seat: Seat, zone: ZoneId, cards: list[Card]) -> None:
        super().__init__(clause)
        self.seat: Seat = seat
        self.zone: ZoneId = zone
        self.cards = cards

    def told_to(self, viewer: Seat, zones: list[Zone]) -> Event | None:
        if viewer == self.seat or viewer == ALL_HANDS:
            return self
        return Looked(self.clause, self.seat, self.zone, [])

    def as_json(self, deck: Deck, zones: list[Zone]) -> dict[str, object]:
        message: dict[str, object] = {
            "event": "looked",
            "seat": self.seat,
            "zone": zones[self.zone].label(),
            "clause": self.clause,
        }
        if self.cards:
            message["cards"] = [deck.name(card) for card in self.cards]
        return message


class Announced(Event):
    """Something was said or decided, such as a wished suit; its audience is stated."""

    def __init__(self, clause: str, audience: Seat, seat: Seat, topic: str, value: str) -> None:
        super().__init__(clause)
        self.audience: Seat = audience
        self.seat: Seat = seat
        self.topic = topic
        self.value = value

    def told_to(self, viewer: Seat, zones: list[Zone]) -> Event | None:
        if self.audience == NO_SEAT:
            raise RulesBroken(f"nothing says who may hear of {self.topic!r}")
        if self.audience == TO_ALL or self.audience == viewer or viewer == ALL_HANDS:
            return self
        return None

    def as_json(self, deck: Deck, zones: list[Zone]) -> dict[str, object]:
        message: dict[str, object] = {
            "event": "said",
            "topic": self.topic,
            "clause": self.clause,
        }
        if self.seat != NO_SEAT:
            message["seat"] = self.seat
        if self.value:
            message["value"] = self.value
        return message


def told(events: list[Event], viewer: Seat, zones: list[Zone]) -> list[Event]:
    """The events as this viewer may hear of them."""
    heard: list[Event] = []
    for event in events:
        as_told = event.told_to(viewer, zones)
        if as_told is not None:
            heard.append(as_told)
    return heard
