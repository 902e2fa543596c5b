"""Words for viewers: what the kernel redacted becomes what frames are made of."""

from msgspec import UNSET, UnsetType

from pakl.kernel.actions import ActionId
from pakl.kernel.cards import NO_CARD
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import Announced, Event, Looked, Shuffled
from pakl.kernel.events import CardMoved as CardMovedEvent
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.match import Match
from pakl.kernel.seats import ALL_HANDS, NO_SEAT, SPECTATOR, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.view import legal_to, waited_for, worths_of
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
    for event in events:  # noqa: SIM110  any() takes longer
        if event.told_to(viewer, zones) is not None:
            return True
    return False


Words = dict[Event, AnyGameEvent]
"""Events of which nothing was redacted, worded."""


def events_told(
    events: list[Event], viewer: Seat, zones: list[Zone], game: Game, known: Words | None = None
) -> list[AnyGameEvent]:
    """The events as this viewer is told of them.

    What is known already, because another viewer was told the same, saves work.
    """
    told: list[AnyGameEvent] = []
    for event in events:
        redacted = event.told_to(viewer, zones)
        if redacted is None:
            continue
        if known is None or redacted is not event:
            told.append(worded(redacted, zones, game))
            continue
        words = known.get(event)
        if words is None:
            words = known[event] = worded(event, zones, game)
        told.append(words)
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


class Moment:
    """How a deal stands between two moves, worded once for all viewers.

    A move changes one zone or two: the words for the others are those of the moment before.
    """

    def __init__(self, match: Match, before: "Moment | None" = None) -> None:
        state = match.state()
        self.match = match
        self.zones = match.zones
        self.piles = match.game.piles(state)
        self.is_waiting = state.shuffle_due == NO_SHUFFLE
        self.may_interrupt = members_of(state.may_interrupt) if self.is_waiting else []
        self.totals = match.totals()
        self.deal = len(match.outcomes) + (0 if state.is_over else 1)
        self.words: Words = {}
        self.faces_up: list[ZoneSeen | None] = [None for _ in self.zones]
        self.faces_down: list[ZoneSeen | None] = [None for _ in self.zones]
        # For every viewer which zones are open to it; that never changes in a match.
        self.sights: dict[Seat, list[bool]] = {}
        if before is not None and before.match is match:
            self.take_over(before)

    def take_over(self, before: "Moment") -> None:
        """Takes over the words for zones in which nothing has changed."""
        self.sights = before.sights
        for number, pile in enumerate(before.piles):
            if pile == self.piles[number]:
                self.faces_up[number] = before.faces_up[number]
                self.faces_down[number] = before.faces_down[number]

    def sight_of(self, viewer: Seat) -> list[bool]:
        """Zone by zone, whether it is open to a viewer."""
        sight = self.sights.get(viewer)
        if sight is None:
            sight = self.sights[viewer] = [zone.is_open_to(viewer) for zone in self.zones]
        return sight

    def zones_for(self, viewer: Seat) -> list[ZoneSeen]:
        """The zones as a viewer sees them: the faces, or only how many."""
        up, down = self.faces_up, self.faces_down
        return [
            (up[number] or self.face_up(number))
            if is_open
            else (down[number] or self.face_down(number))
            for number, is_open in enumerate(self.sight_of(viewer))
        ]

    def face_up(self, number: int) -> ZoneSeen:
        """A zone with its faces."""
        names = [self.match.game.deck.name(card) for card in self.piles[number]]
        seen = self.faces_up[number] = zone_seen(self.zones[number], len(names), names)
        return seen

    def face_down(self, number: int) -> ZoneSeen:
        """A zone of which only the size is told."""
        size = len(self.piles[number])
        seen = self.faces_down[number] = zone_seen(self.zones[number], size, UNSET)
        return seen


def zone_seen(zone: Zone, size: int, faces: list[str] | UnsetType) -> ZoneSeen:
    """A zone as a part of a frame."""
    return ZoneSeen(
        zone=zone.name,
        size=size,
        owner=UNSET if zone.owner == NO_SEAT else int(zone.owner),
        number=UNSET if zone.number == NO_NUMBER else zone.number,
        cards=faces,
    )


def deal_seen(
    match: Match,
    number: int,
    viewer: Seat,
    clocks: list[Clock],
    moment: Moment | None = None,
    choices: list[ActionId] | None = None,
) -> DealSeen:
    """The deal being played, or the last one of a match that is over, as a viewer sees it.

    The moment, and what the viewer may do, save work if they are known already; they must be
    those of this very deal as it is.
    """
    state = match.state()
    game = match.game
    if moment is None:
        moment = Moment(match)
    actions = choices
    if actions is None:
        actions = legal_to(game, state, viewer) if moment.is_waiting else []
    return DealSeen(
        match=number,
        deal=moment.deal,
        dealer=int(state.dealer),
        zones=moment.zones_for(viewer),
        facts=game.facts(state, viewer),
        to_act=members_of(waited_for(state, viewer)) if moment.is_waiting else [],
        may_interrupt=moment.may_interrupt,
        legal=[game.actions.words(action) for action in actions],
        worth=worths_of(game, state, viewer, actions) if actions else [],
        totals=moment.totals,
        clocks=clocks,
    )


def zones_revealed(game: Game, state: State, zones: list[Zone]) -> list[ZoneSeen]:
    """Where every card of a finished deal lay."""
    piles = game.piles(state)
    return [
        zone_seen(zone, len(pile), [game.deck.name(card) for card in pile])
        for zone, pile in zip(zones, piles)
    ]
