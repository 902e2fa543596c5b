"""The contract between one game's rules and everything else, on one page.

A game answers questions about a ``State`` and changes it by verbs. It contains
no randomness: when cards must be shuffled the state says so (``shuffle_due``),
waits, and goes on with the order it is given.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pakl.kernel.actions import NO_ACTION, ActionId, ActionTable, Choices, Ratings
from pakl.kernel.cards import Card, Deck
from pakl.kernel.events import TO_ALL, Announced, CardMoved, Event, Looked, Shuffled
from pakl.kernel.odds import CERTAIN
from pakl.kernel.options import Chosen, Option
from pakl.kernel.outcome import MatchRule, Outcome
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit
from pakl.kernel.zones import BOTTOM, TOP, Zone, ZoneId

NO_SHUFFLE: Final = 0
NO_WORTH: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth of one deal. Only the rules change it."""

    def __init__(self, seats: i64, dealer: Seat) -> None:
        self.seats: i64 = seats
        self.dealer: Seat = dealer
        self.turn: Seat = NO_SEAT
        self.to_act: SeatSet = NOTHING
        self.may_interrupt: SeatSet = NOTHING
        # Who has acted in a way that the others must not notice yet: they see it wait still.
        self.seems_to_act: SeatSet = NOTHING
        self.shuffle_due: i64 = NO_SHUFFLE
        self.is_over = False
        self.journal: list[Event] | None = None

    @property
    def alone(self) -> Seat:
        """The seat that alone may act now.

        ``NO_SEAT`` if several may act, a shuffle is due, or the deal is over.
        """
        if self.may_interrupt or self.shuffle_due:
            return NO_SEAT
        return self.turn

    def copy(self) -> "State":
        """The same deal, to be played on independently; nobody listens to it."""
        raise NotImplementedError

    @final
    def write(self, event: Event) -> None:
        """Writes an event down for those who listen."""
        if self.journal is not None:
            self.journal.append(event)

    # Written by methods of their own, so that asking whether somebody listens is all
    # that a playout pays.

    @final
    def write_moved(
        self, clause: str, source: ZoneId, target: ZoneId, card: Card,
        source_end: int, target_end: int,
    ) -> None:  # fmt: skip
        """Writes down that a card moved, for those who listen."""
        self.write(CardMoved(clause, source, target, card, source_end, target_end))

    @final
    def write_said(self, clause: str, audience: Seat, seat: Seat, topic: str, value: str) -> None:
        """Writes down something that was said, for those who listen."""
        self.write(Announced(clause, audience, seat, topic, value))

    @final
    def is_heard(self) -> bool:
        """Whether somebody listens, so that events are worth wording."""
        return self.journal is not None

    @final
    def wait_for(self, seat: Seat) -> None:
        """From now on it is this seat's turn, and it alone is to act."""
        self.turn = seat
        self.to_act = bit(seat)

    @final
    def wait_for_all(self, seats: SeatSet) -> None:
        """From now on all these seats are to act, in any order."""
        self.turn = NO_SEAT
        self.to_act = seats

    @final
    def wait_for_nobody(self) -> None:
        """Nobody acts any more: the deal is over."""
        self.turn = NO_SEAT
        self.to_act = NOTHING
        self.may_interrupt = NOTHING
        self.seems_to_act = NOTHING
        self.is_over = True

    @final
    def moved(self, clause: str, source: ZoneId, target: ZoneId, card: Card) -> None:
        """Writes down that a card moved from the top onto the top, unless nobody listens."""
        if self.journal is not None:
            self.write_moved(clause, source, target, card, TOP, TOP)

    @final
    def moved_from_under(self, clause: str, source: ZoneId, target: ZoneId, card: Card) -> None:
        """Writes down that the lowest card of a pile moved."""
        if self.journal is not None:
            self.write_moved(clause, source, target, card, BOTTOM, TOP)

    @final
    def moved_under(self, clause: str, source: ZoneId, target: ZoneId, card: Card) -> None:
        """Writes down that a card moved under a pile."""
        if self.journal is not None:
            self.write_moved(clause, source, target, card, TOP, BOTTOM)

    @final
    def shuffled(self, clause: str, zone: ZoneId) -> None:
        """Writes down that the cards of a zone were shuffled."""
        if self.journal is not None:
            self.write(Shuffled(clause, zone))

    @final
    def looked(self, clause: str, seat: Seat, zone: ZoneId, cards: list[Card]) -> None:
        """Writes down that a seat looked at the faces of a zone."""
        if self.journal is not None:
            self.write(Looked(clause, seat, zone, cards))

    @final
    def said(self, clause: str, seat: Seat, topic: str, value: str = "") -> None:
        """Writes down something that all hear."""
        if self.journal is not None:
            self.write_said(clause, TO_ALL, seat, topic, value)

    @final
    def counted(self, clause: str, seat: Seat, topic: str, number: i64) -> None:
        """Writes down a number that all hear, worded only if somebody listens."""
        if self.journal is not None:
            self.write_said(clause, TO_ALL, seat, topic, str(number))

    @final
    def confided(self, clause: str, seat: Seat, topic: str, value: str = "") -> None:
        """Writes down something that only this seat hears."""
        if self.journal is not None:
            self.write_said(clause, seat, seat, topic, value)


class Lot:
    """What is to be shuffled now: cards of the deck, or seats that draw lots."""

    def __init__(self, name: str, *, of_cards: bool) -> None:
        self.name = name
        self.of_cards = of_cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game under one choice of options. It holds no state.

    ``most_decisions`` is how many decisions a deal that is played at random takes at most.
    People may take longer in a game that ``may_go_in_circles``, such as one in which steps
    can be taken back: there random play is offered what ``choose_at_random`` says. Who imagines
    how a deal goes on may break off after ``horizon`` decisions and ask who is ``ahead``; 0 is a
    game that is best imagined to its end. A game that ``is_experienced`` can also say what somebody
    would do who has played it a million times (``lean``).
    """

    def __init__(
        self,
        game_id: str,
        *,
        version: int,
        fewest_seats: int,
        most_seats: int,
        most_decisions: int,
        deck: Deck,
        actions: ActionTable,
        options: list[Option],
        wished: dict[str, str],
        has_dealer: bool = True,
        may_go_in_circles: bool = False,
        horizon: int = 0,
        is_experienced: bool = False,
    ) -> None:
        self.id = game_id
        self.version = version
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.most_decisions = most_decisions
        self.deck = deck
        self.actions = actions
        self.options = options
        self.has_dealer = has_dealer
        self.may_go_in_circles = may_go_in_circles
        self.horizon = horizon
        self.is_experienced = is_experienced
        self.chosen = Chosen(game_id, options, wished)

    def with_options(self, wished: dict[str, str]) -> "Game":
        """The same game under other options; what is not wished follows the book."""
        raise NotImplementedError

    def seats_refused(self, seats: int) -> str:
        """Why so many can't play under these options; empty if they can."""
        return ""

    def match_rule(self, seats: int) -> MatchRule:
        """How many deals make a match, and who wins it."""
        raise NotImplementedError

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        """A deal whose first shuffle is due; ``before`` are the match's earlier deals."""
        raise NotImplementedError

    def zones(self, seats: int) -> list[Zone]:
        """The zones of the table, in the order of ``piles``."""
        raise NotImplementedError

    def piles(self, state: State) -> list[list[Card]]:
        """The cards in each zone, from the bottom up."""
        raise NotImplementedError

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        """Makes these the cards in each zone; everything else stays as it is."""
        raise NotImplementedError

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """What else the viewer sees on the table, such as a wished suit."""
        raise NotImplementedError

    def could_hold(self, state: State, zone: ZoneId, card: Card) -> bool:
        """Whether, as everybody can conclude from the rules, the card may lie there now.

        For cards whose mere lying somewhere tells something, such as one just drawn
        that may be played at once: it fits.
        """
        return True

    def lot(self, state: State) -> Lot:
        """What kind of shuffle is due."""
        raise NotImplementedError

    def fill_lot(self, state: State, items: Pile) -> None:
        """Puts what is to be shuffled into the empty pile."""
        raise NotImplementedError

    def pile_to_shuffle(self, state: State) -> Pile | None:
        """The pile of the state that is to be shuffled, if what is due lies on one.

        Playouts shuffle it where it lies and hand it to ``take_shuffle`` (70 ns less a shuffle).
        """
        return None

    def take_shuffle(self, state: State, items: Pile) -> None:
        """Goes on with what was shuffled; the item on top of the pile comes first."""
        raise NotImplementedError

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        """Adds what a seat that may act may do, in rising order of ids."""
        raise NotImplementedError

    def choose_at_random(self, state: State, seat: Seat, choices: Choices) -> None:
        """Adds what random play chooses from: the same, less what lets it go round in circles.

        It is asked only of a game that ``may_go_in_circles``.
        """
        self.choose(state, seat, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        """Carries out a legal action. Legality is the caller's to check."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        """The clause by which an action is not legal now."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """How a deal that is over ended."""
        raise NotImplementedError

    def worth(self, state: State, seat: Seat, action: ActionId) -> int:
        """The points that a legal action lays out; ``NO_WORTH`` if it lays out none.

        It is told to the player who may act so, and never asked by playouts.
        """
        return NO_WORTH

    # What a careful player makes of the rules. It looks at nothing that the seat can't see.

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        """Adds for each choice how good it looks to the seat; all alike unless the game says."""
        place: i64 = 0
        while place < choices.size:
            ratings.add(0)
            place += 1

    def lean(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        """Adds for each choice how much an experienced player leans to it, in thousandths.

        What is a thousand higher is chosen e times as often. It is asked only of a game that
        ``is_experienced``.
        """
        self.rate(state, seat, choices, ratings)

    def ahead(self, state: State, seat: Seat) -> i64:
        """How often in a thousand a seat wins the deal from here, at a glance.

        Who breaks off what it imagines asks this, in a world where all cards lie open. All seats
        are alike unless the game says.
        """
        return CERTAIN // state.seats

    def plans(self, state: State, seat: Seat) -> list[list[ActionId]]:
        """Sequences of actions of the seat that are best compared as a whole, such as turns.

        The first is what a careful player would do. Each can be carried out to its end whatever
        the seat can't see. There are none where single actions are compared.
        """
        return []

    def is_worked_out(self, state: State) -> bool:
        """Whether ``ahead`` is no guess here, but worked out: there is no use in playing on."""
        return False

    def work_out(self, state: State, seat: Seat, choices: Choices, shares: Ratings) -> bool:
        """Adds how often in a thousand a seat should make each choice, if that can be worked out.

        It goes by what the seat knows. Where all choose at the same time it may be a mixture. If
        it can't be worked out nothing is added, and the answer is no.
        """
        return False

    def best_action(self, state: State) -> ActionId:
        """What is best for the seat in turn where all cards lie open; ``NO_ACTION`` if unknown.

        Who imagines how a deal goes on asks this in worlds that may not be the true one. A game
        answers where so little is left of the deal that it can work it out.
        """
        return NO_ACTION

    def take_back_secrets(self, state: State, seat: Seat) -> None:
        """In an imagined world, the others are still to choose what they chose in secret.

        Where all choose at the same time the seat must not reckon with what others chose, nor
        with who did. Nothing is to be done where nobody chooses in secret.
        """

    def rules_out(
        self, state: State, seat: Seat, action: ActionId, zone: ZoneId, card: Card
    ) -> bool:
        """Whether a seat that acts so, in this state, can't have this card in a zone.

        Only what the rules force counts: who draws where a card that fits must be played
        has none that fits.
        """
        return False

    def is_told(self, state: State, action: ActionId) -> bool:
        """Whether all hear which action a seat has chosen, and it tells of the cards it holds.

        What others have chosen freely is then evidence of the world one is in.
        """
        return False

    def could_arrive(self, state: State, action: ActionId, zone: ZoneId, card: Card) -> bool:
        """Whether what a step in this state brings into a zone may be this card.

        The step is a seat's action, or the shuffle that is due, which is ``NO_ACTION``. For
        cards that go where they go because of what they are, seen by nobody else.
        """
        return True

    @final
    def legal_actions(self, state: State, seat: Seat) -> list[ActionId]:
        """What a seat may do now, in rising order; nothing if it may not act."""
        if not (state.to_act | state.may_interrupt) & bit(seat):
            return []
        choices = Choices()
        self.choose(state, seat, choices)
        return choices.actions()

    @final
    def actions_at_random(self, state: State, seat: Seat) -> list[ActionId]:
        """What random play chooses from for a seat, so that it ends within ``most_decisions``."""
        if not self.may_go_in_circles or not (state.to_act | state.may_interrupt) & bit(seat):
            return self.legal_actions(state, seat)
        choices = Choices()
        self.choose_at_random(state, seat, choices)
        return choices.actions()
