"""What a viewer may know of a deal now, derived from zones alone."""

from pakl.kernel.actions import ActionId
from pakl.kernel.game import NO_SHUFFLE, NO_WORTH, Game, State
from pakl.kernel.seats import NO_SEAT, Seat, SeatSet
from pakl.kernel.sets import bit, members_of
from pakl.kernel.zones import NO_NUMBER


class ZoneView:
    """A zone as a viewer sees it: the faces, from the bottom up, or only how many."""

    def __init__(
        self, name: str, owner: Seat, number: int, size: int, faces: list[str] | None
    ) -> None:
        self.name = name
        self.owner: Seat = owner
        self.number = number
        self.size = size
        self.faces = faces

    def as_json(self) -> dict[str, object]:
        """The zone as it goes over the wire."""
        message: dict[str, object] = {"zone": self.name, "size": self.size}
        if self.owner != NO_SEAT:
            message["owner"] = self.owner
        if self.number != NO_NUMBER:
            message["number"] = self.number
        if self.faces is not None:
            message["cards"] = self.faces
        return message


class View:
    """Everything a viewer may know now, and may do."""

    def __init__(
        self,
        viewer: Seat,
        *,
        zones: list[ZoneView],
        facts: dict[str, str],
        to_act: list[int],
        may_interrupt: list[int],
        legal: list[str],
        is_over: bool,
    ) -> None:
        self.viewer: Seat = viewer
        self.zones = zones
        self.facts = facts
        self.to_act = to_act
        self.may_interrupt = may_interrupt
        self.legal = legal
        self.is_over = is_over

    def zone(self, name: str, owner: Seat = NO_SEAT, number: int = NO_NUMBER) -> ZoneView:
        """The zone of this name and owner, or number."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner and zone.number == number:
                return zone
        raise KeyError(name)

    def as_json(self) -> dict[str, object]:
        """The view as it goes over the wire."""
        return {
            "zones": [zone.as_json() for zone in self.zones],
            "facts": self.facts,
            "to_act": self.to_act,
            "may_interrupt": self.may_interrupt,
            "legal": self.legal,
            "over": self.is_over,
        }


def view_of(game: Game, state: State, viewer: Seat) -> View:
    """What this seat, or a spectator, may know of the deal now."""
    piles = game.piles(state)
    zones: list[ZoneView] = []
    for number, zone in enumerate(game.zones(state.seats)):
        cards = piles[number]
        faces: list[str] | None = None
        if zone.is_open_to(viewer):
            faces = [game.deck.name(card) for card in cards]
        zones.append(ZoneView(zone.name, zone.owner, zone.number, len(cards), faces))
    is_waiting = state.shuffle_due == NO_SHUFFLE
    return View(
        viewer,
        zones=zones,
        facts=game.facts(state, viewer),
        to_act=members_of(waited_for(state, viewer)) if is_waiting else [],
        may_interrupt=members_of(state.may_interrupt) if is_waiting else [],
        legal=legal_words(game, state, viewer) if is_waiting else [],
        is_over=state.is_over,
    )


def waited_for(state: State, viewer: Seat) -> SeatSet:
    """The seats that the viewer sees play wait for; of its own it knows the truth."""
    unnoticed = state.seems_to_act
    if viewer >= 0:
        unnoticed &= ~bit(viewer)
    return state.to_act | unnoticed


def legal_words(game: Game, state: State, viewer: Seat) -> list[str]:
    """What the viewer may do now, in the notation of the clauses."""
    return [game.actions.words(action) for action in legal_to(game, state, viewer)]


def legal_to(game: Game, state: State, viewer: Seat) -> list[ActionId]:
    """What the viewer may do now; whoever only watches may do nothing."""
    if viewer < 0:
        return []
    return game.legal_actions(state, viewer)


def worths_of(game: Game, state: State, viewer: Seat, actions: list[ActionId]) -> list[int]:
    """The points that each of the viewer's legal actions lays out; empty if none does."""
    worths = [game.worth(state, viewer, action) for action in actions]
    if max(worths, default=NO_WORTH) == NO_WORTH:
        return []
    return worths
