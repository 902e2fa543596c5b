"""Words for viewers: what the kernel redacted becomes what frames are made of."""

from msgspec import UNSET

from pakl.kernel.cards import NO_CARD
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import Announced, Event, Looked, Shuffled
from pakl.kernel.events import CardMoved as CardMovedEvent
from pakl.kernel.game import Game, State
from pakl.kernel.match import Match
from pakl.kernel.seats import ALL_HANDS, NO_SEAT, SPECTATOR, Seat
from pakl.kernel.view import ZoneView, view_of
from pakl.kernel.zones import BOTTOM, NO_NUMBER, Zone
from pakl.play.frames import (
    SPECTATORS,
    AnyGameEvent,
    Audience,
    CardMoved,
    CardsLookedAt,
    Clock,
    DealSeen,
    PileShuffled,
    Said,
    ZoneSeen,
)
from pakl.play.terms import Terms


def viewer_of(audience: Audience, terms: Terms) -> Seat:
    """Whose eyes an audience sees with."""
    if audience != SPECTATORS:
        return Seat(audience)
    return ALL_HANDS if terms.spectators == "hands" else SPECTATOR


def is_told(events: list[Event], viewer: Seat, zones: list[Zone]) -> bool:
    """Whether a viewer hears of any of these events."""
    return any(event.told_to(viewer, zones) is not None for event in events)


def events_told(
    events: list[Event], viewer: Seat, zones: list[Zone], game: Game
) -> list[AnyGameEvent]:
    """The events as this viewer is told of them."""
    told: list[AnyGameEvent] = []
    for event in events:
        redacted = event.told_to(viewer, zones)
        if redacted is not None:
            told.append(worded(redacted, zones, game))
    return told


def worded(event: Event, zones: list[Zone], game: Game) -> AnyGameEvent:
    """An event, redacted already, as a part of a frame."""
    if isinstance(event, CardMovedEvent):
        return CardMoved(
            clause=event.clause,
            source=zones[event.source].label(),
            target=zones[event.target].label(),
            card=UNSET if event.card == NO_CARD else game.deck.name(event.card),
            from_bottom=event.source_end == BOTTOM,
            to_bottom=event.target_end == BOTTOM,
        )
    if isinstance(event, Announced):
        return Said(
            clause=event.clause,
            topic=event.topic,
            seat=UNSET if event.seat == NO_SEAT else int(event.seat),
            value=event.value,
        )
    if isinstance(event, Shuffled):
        return PileShuffled(clause=event.clause, zone=zones[event.zone].label())
    if isinstance(event, Looked):
        return CardsLookedAt(
            clause=event.clause,
            seat=int(event.seat),
            zone=zones[event.zone].label(),
            cards=[game.deck.name(card) for card in event.cards] or UNSET,
        )
    raise RulesBroken(f"nothing says how {type(event).__name__} is told")


def zone_seen(zone: ZoneView) -> ZoneSeen:
    """A zone of a view as a part of a frame."""
    return ZoneSeen(
        zone=zone.name,
        size=zone.size,
        owner=UNSET if zone.owner == NO_SEAT else int(zone.owner),
        number=UNSET if zone.number == NO_NUMBER else zone.number,
        cards=UNSET if zone.faces is None else zone.faces,
    )


def deal_seen(match: Match, number: int, viewer: Seat, clocks: list[Clock]) -> DealSeen:
    """The deal being played, or the last one of a match that is over, as a viewer sees it."""
    state = match.state()
    view = view_of(match.game, state, viewer)
    return DealSeen(
        match=number,
        deal=len(match.outcomes) + (0 if state.is_over else 1),
        dealer=int(state.dealer),
        zones=[zone_seen(zone) for zone in view.zones],
        facts=view.facts,
        to_act=view.to_act,
        may_interrupt=view.may_interrupt,
        legal=view.legal,
        totals=match.totals(),
        clocks=clocks,
    )


def zones_revealed(game: Game, state: State) -> list[ZoneSeen]:
    """Where every card of a finished deal lay."""
    piles = game.piles(state)
    return [
        zone_seen(
            ZoneView(
                zone.name,
                zone.owner,
                zone.number,
                len(piles[number]),
                [game.deck.name(card) for card in piles[number]],
            )
        )
        for number, zone in enumerate(game.zones(state.seats))
    ]
