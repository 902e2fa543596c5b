"""A party laid out as people would lay it out on a table: cards by their names, moves in words."""

from typing import Final

from pakl.games.disco import GAME
from pakl.games.disco.rounds import begin_choosing, begin_last_round
from pakl.games.disco.table import DUMMY, PILE, DiscoState
from pakl.kernel.cards import Card
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import Event, told
from pakl.kernel.game import NO_SHUFFLE, Game
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import NO_SEAT, SPECTATOR, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.view import view_of

NO_OWNER: Final = int(NO_SEAT)
WATCHING: Final = int(SPECTATOR)
BY_THE_BOOK: Final[dict[str, str]] = {}


class Party:
    """One game on the table."""

    def __init__(self, game: Game, state: DiscoState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def shuffle(self, tops: str) -> None:
        """Gives the shuffle that is due: these on top in this order, the others in any."""
        names = tops.split()
        if self.game.lot(self.state).of_cards:
            first = [int(card) for card in self.game.deck.cards(tops)]
        else:
            first = [int(name) for name in names]
        others = [item for item in due_items(self.game, self.state) if item not in first]
        self.events = shuffle(self.game, self.state, first + others)

    def play(self, *moves: str) -> "Party":
        """Plays moves such as ``0 choose 5``; the events are those of the last one."""
        for move in moves:
            seat, _, words = move.partition(" ")
            action = self.game.actions.parse(words)
            self.events = perform(self.game, self.state, Seat(int(seat)), action)
        return self

    def refusal(self, move: str) -> str:
        """The clause by which a move is refused."""
        try:
            self.play(move)
        except IllegalAction as refused:
            return refused.clause
        raise AssertionError(f"{move!r} is not refused")

    def legal(self, seat: int) -> list[str]:
        """What a seat may do, in words."""
        actions = self.game.legal_actions(self.state, Seat(seat))
        return [self.game.actions.words(action) for action in actions]

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return members_of(self.state.to_act)

    def cards(self, zone: str, owner: int = NO_OWNER) -> str:
        """The cards in a zone, whoever sees them."""
        piles = self.game.piles(self.state)
        for number, found in enumerate(self.game.zones(self.state.seats)):
            if found.name == zone and found.owner == owner:
                return self.game.deck.words(piles[number])
        raise KeyError(zone)

    def seen_by(self, viewer: int) -> dict[str, object]:
        """All that a viewer sees."""
        return view_of(self.game, self.state, Seat(viewer)).as_json()

    def heard_by(self, viewer: int) -> list[dict[str, object]]:
        """What a viewer was told last."""
        zones = self.game.zones(self.state.seats)
        return [
            event.as_json(self.game.deck, zones) for event in told(self.events, Seat(viewer), zones)
        ]

    def heard(self, clause: str) -> list[dict[str, object]]:
        """What all were told last by a clause."""
        return [event for event in self.heard_by(WATCHING) if event["clause"] == clause]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return self.game.outcome(self.state)


def new_party(
    seats: int,
    options: dict[str, str] = BY_THE_BOOK,
    before: list[Outcome] | None = None,
) -> Party:
    """A party whose first pile is about to be shuffled."""
    game = GAME.with_options(options)
    state = game.new_deal(seats, Seat(0), before or [])
    assert isinstance(state, DiscoState)
    return Party(game, state)


def set_up(*tops: str, options: dict[str, str] = BY_THE_BOOK) -> Party:
    """A party whose piles are shuffled; each has these cards on top.

    With two players the third pile is the dummy's.
    """
    seats = 2 if tops[-1].startswith("dummy ") else len(tops)
    party = new_party(seats, options)
    for top in tops:
        party.shuffle(top.removeprefix("dummy "))
    return party


def laid(
    *hands: str,
    floor: str,
    collections: tuple[str, ...] = (),
    guests: tuple[str, ...] = (),
    piles: tuple[str, ...] = (),
    tie_card: int = 0,
    mirror: int = NO_OWNER,
) -> Party:
    """A party in the middle of play, everybody about to choose; without hands the last round.

    Piles are written from the top. With two players the third pile and collection are the
    dummy's.
    """
    options: dict[str, str] = {}
    if guests:
        options["hidden_guest"] = "on"
    if mirror != NO_OWNER:
        options["mirror"] = "on"
    party = new_party(len(hands), options)
    state = party.state
    state.shuffle_due = NO_SHUFFLE
    state.tie_card = Seat(tie_card)
    state.mirror = Seat(mirror)
    by_zone = {"hand": hands, "collection": collections, "guest": guests, "pile": piles}
    on_table: list[list[Card]] = []
    for zone in party.game.zones(len(hands)):
        name = zone.name.removeprefix("dummy ")
        owner = zone.owner if zone.owner != NO_SEAT else DUMMY
        all_of_them = by_zone.get(name, ())
        names = all_of_them[owner] if owner < len(all_of_them) else ""
        if name == "floor":
            names = floor
        cards = party.game.deck.cards(names)
        on_table.append(cards[::-1] if zone.ordered else cards)
    party.game.lay_piles(state, on_table)
    cards_to_play = len(hands[0].split()) + int(state.table[PILE])
    state.round = state.agreed.rounds - cards_to_play
    if cards_to_play:
        begin_choosing(state)
    else:
        begin_last_round(state)
    return party
