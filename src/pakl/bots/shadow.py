"""A deal as one seat can follow it: from what it is told, and nothing else.

A shadow is a state of the game that agrees with the seat in everything that the seat can see,
and the seat's knowledge beside it. Every step that is told is taken on the state too. Before that
the cards that the seat can't see are laid anew if they must be: a card that shows its face
was where it came from, and whoever was allowed to act so had the cards for it. Which action it
was is found by trying: what the seat would be told of it must be what it was told.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_letters
from typing import Final

import msgspec
from msgspec import UNSET

from pakl.bots.hindsight import Hindsight
from pakl.bots.position import Position
from pakl.bots.reshuffling import order_as_told
from pakl.games import find_game
from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import Announced, Event, told
from pakl.kernel.game import NO_SHUFFLE, State
from pakl.kernel.knowledge import Knowledge, Lesson
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet, game_of
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.view import View, view_of
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import EVERYONE, Zone
from pakl.play.frames import (
    AnyGameEvent,
    CardMoved,
    CardsLookedAt,
    DealSeen,
    Played,
    Said,
    ZoneSeen,
)
from pakl.play.ports import Question
from pakl.play.telling import worded

SHADOWS_KEPT: Final = 64
# So many worlds are tried for a step that was not possible in the one imagined so far.
TRIES: Final = 10
# So many steps that nobody else notices are imagined in a row, and so many states from a world.
MOST_UNNOTICED: Final = 8
MOST_IMAGINED: Final = 600

_played = msgspec.json.Decoder(Played)
_deal_seen = msgspec.json.Decoder(DealSeen)


@dataclass(frozen=True)
class Step:
    """A step that agrees with what was told: a seat's action, or nobody's shuffle."""

    before: State
    after: State
    seat: Seat
    action: ActionId
    told: list[Event]


class Shadow:
    """One deal, followed by one seat.

    ``is_lost`` says that a step was told that could not be taken; what the shadow shows is then no
    longer the deal.
    """

    def __init__(self, sheet: Sheet, seat: Seat, dealer: Seat, before: list[Outcome]) -> None:
        self.sheet = sheet
        self.game = sheet.game
        self.seat = seat
        self.zones = sheet.game.zones(sheet.seats)
        self.state = sheet.game.new_deal(sheet.seats, dealer, before)
        self.knowledge = Knowledge(seat, self.zones, self.game.piles(self.state))
        self.hidden_zones_of = [
            {zone.label() for zone in self.zones if is_hidden_zone_of(zone, number)}
            for number in range(sheet.seats)
        ]
        self.told: list[bytes] = []
        self.is_lost = False
        self.dice = Dice(1)
        self.imagined = 0

    # Following

    def follow(self, told_so_far: list[bytes]) -> None:
        """Takes in what is new of all that was told in this deal."""
        for news in told_so_far[len(self.told) :]:
            self.told.append(news)
            if not self.is_lost:
                self.take_in(_played.decode(news).events)

    def take_in(self, events: list[AnyGameEvent]) -> None:
        """Takes one step that was told."""
        if not is_about_the_deal(events):
            return
        try:
            steps = self.steps_as_told(events)
        except RulesBroken:
            steps = []
        if not steps:
            self.is_lost = True
            return
        if is_unnoticed(steps[-1].told, self.seat):
            # What was done is told only with what comes of it; until then it stays open.
            return
        for step in steps:
            # Of what nobody noticed only that somebody made a shuffle due is certain.
            if step is steps[-1] or step.after.shuffle_due != NO_SHUFFLE:
                lesson = Lesson(self.game, step.before, step.seat, step.action, self.zones)
                self.knowledge.follow(step.told, lesson)
        self.state = steps[-1].after

    def steps_as_told(self, events: list[AnyGameEvent]) -> list[Step]:
        """The step that was told, after those that nobody else noticed; none if none is found."""
        hindsight = Hindsight(self.game, self.zones, self.knowledge, events)
        if not hindsight.shows_anything:
            steps = self.steps_from(self.state, events)
            if steps:
                return steps
        worlds = hindsight.worlds(self.state)
        for _ in range(TRIES):
            steps = self.steps_from(worlds.imagine(self.dice), events)
            if steps:
                return steps
        for seat, action in self.actions_like(events):
            steps = self.steps_by(seat, action, events, hindsight)
            if steps:
                return steps
        return []

    def steps_by(
        self, seat: Seat, action: ActionId, events: list[AnyGameEvent], hindsight: Hindsight
    ) -> list[Step]:
        """The step if it was this action, in a world in which the seat may act so."""
        lesson = Lesson(self.game, self.state, seat, action, self.zones)
        try:
            worlds = hindsight.worlds(self.state, lesson)
        except RulesBroken:
            return []
        for _ in range(TRIES):
            world = worlds.imagine(self.dice)
            if action not in self.game.legal_actions(world, seat):
                continue
            step = self.tried(world, seat, action)
            if self.words_for(step.told) == events:
                return [step]
            if step.after.shuffle_due != NO_SHUFFLE and is_unnoticed(step.told, self.seat):
                rest = self.steps_from(step.after, events)
                if rest:
                    return [step, *rest]
        return []

    def steps_from(self, state: State, events: list[AnyGameEvent]) -> list[Step]:
        """The steps from this state on of which the last is told like this."""
        if state.shuffle_due != NO_SHUFFLE:
            step = self.shuffled_as_told(state, events)
            return [] if step is None else [step]
        self.imagined = 0
        return self.actions_from(state, events, MOST_UNNOTICED, NO_SEAT)

    def actions_from(
        self, state: State, events: list[AnyGameEvent], unnoticed: int, last: Seat
    ) -> list[Step]:
        """The same if they are actions; those that nobody notices come in the order of seats."""
        if state.shuffle_due != NO_SHUFFLE:
            return self.steps_from(state, events)
        hidden: list[Step] = []
        for seat, action in self.legal_by_likeness(state, events):
            self.imagined += 1
            if self.imagined > MOST_IMAGINED:
                return []
            step = self.tried(state, seat, action)
            words = self.words_for(step.told)
            if words == events:
                return [step]
            # What the seat is reminded of in this step it did in this step, not before.
            is_before = not words or words != events[: len(words)]
            if is_before and seat >= last and is_unnoticed(step.told, self.seat):
                hidden.append(step)
        if unnoticed > 0:
            for step in sorted(hidden, key=seat_of):
                rest = self.actions_from(step.after, events, unnoticed - 1, step.seat)
                if rest:
                    return [step, *rest]
        return []

    def shuffled_as_told(self, state: State, events: list[AnyGameEvent]) -> Step | None:
        """The shuffle that is due, in an order that is told like this."""
        for order in self.orders_to_try(state, events):
            after = state.copy()
            heard = told(shuffle(self.game, after, order), self.seat, self.zones)
            if self.words_for(heard) == events:
                return Step(state, after, NO_SEAT, NO_ACTION, heard)
        return None

    def orders_to_try(self, state: State, events: list[AnyGameEvent]) -> Iterator[list[int]]:
        """Orders of what is to be shuffled, of which one may be told like this."""
        items = due_items(self.game, state)
        if not self.game.lot(state).of_cards:
            for first in items:
                yield [first, *[item for item in items if item != first]]
            return
        yield from order_as_told(self.game, self.zones, self.seat, state, items, events)

    # Actions

    def tried(self, state: State, seat: Seat, action: ActionId) -> Step:
        """What an action would do, and what the shadow's seat would be told of it."""
        after = state.copy()
        heard = told(perform(self.game, after, seat, action), self.seat, self.zones)
        return Step(state, after, seat, action, heard)

    def words_for(self, events: list[Event]) -> list[AnyGameEvent]:
        """Events as they are told over the wire."""
        return [worded(event, self.zones, self.game) for event in events]

    def legal_by_likeness(
        self, state: State, events: list[AnyGameEvent]
    ) -> list[tuple[Seat, ActionId]]:
        """All legal actions of all seats, first those about the cards that were shown."""
        shown = faces_shown(events)
        moves: list[tuple[int, Seat, ActionId]] = []
        for number in members_of(state.to_act | state.may_interrupt):
            own = faces_shown(events, self.hidden_zones_of[number])
            for action in self.game.legal_actions(state, Seat(number)):
                words = self.game.actions.words(action)
                likeness = likeness_of(words, shown) + likeness_of(words, own)
                moves.append((-likeness, Seat(number), action))
        moves.sort()
        return [(seat, action) for _, seat, action in moves]

    def actions_like(self, events: list[AnyGameEvent]) -> Iterator[tuple[Seat, ActionId]]:
        """Actions, legal in the imagined world or not, about nothing but the cards shown."""
        if self.state.shuffle_due != NO_SHUFFLE:
            return
        shown = faces_shown(events)
        seats = members_of(self.state.to_act | self.state.may_interrupt)
        for number, words in enumerate(self.game.actions.all_words):
            if is_about_only(words, shown):
                for seat in seats:
                    yield Seat(seat), ActionId(number)

    # Answering

    def state_seen(self, view: DealSeen) -> State | None:
        """The state in which the seat sees this; None if the shadow is not there.

        Others may have acted without anybody noticing, so that the seat is asked something.
        """
        if self.is_lost:
            return None
        self.imagined = 0
        return self.seen_from(self.state, view, MOST_UNNOTICED, NO_SEAT)

    def seen_from(self, state: State, view: DealSeen, unnoticed: int, last: Seat) -> State | None:
        """The same, from a state on."""
        if agrees(view_of(self.game, state, self.seat), view):
            return state
        if unnoticed == 0 or state.shuffle_due != NO_SHUFFLE:
            return None
        for seat, action in self.legal_by_likeness(state, []):
            self.imagined += 1
            if seat < last or self.imagined > MOST_IMAGINED:
                continue
            step = self.tried(state, seat, action)
            if is_unnoticed(step.told, self.seat) and self.may_lead_to(step, view):
                found = self.seen_from(step.after, view, unnoticed - 1, seat)
                if found is not None:
                    return found
        return None

    def may_lead_to(self, step: Step, view: DealSeen) -> bool:
        """Whether what the seat itself did unnoticed, if it did, is what it sees."""
        if step.seat != self.seat:
            return True
        facts = self.game.facts(step.after, self.seat)
        return all(view.facts.get(name, fact) == fact for name, fact in facts.items())


class Shadows:
    """The deals that are followed in this process, those asked about last.

    ``answered`` counts the questions, ``lost`` those for which no shadow agreed with the view.
    """

    def __init__(self) -> None:
        self.shadows: OrderedDict[tuple[str, int, int, int], Shadow] = OrderedDict()
        self.answered = 0
        self.lost = 0

    def position(self, question: Question, dice: Dice) -> Position | None:
        """The position of the seat that is asked; None if its deal can't be followed."""
        self.answered += 1
        view = _deal_seen.decode(question.view)
        shadow = self.shadow_of(question, view)
        shadow.follow(question.told)
        state = shadow.state_seen(view)
        if state is None:
            self.lost += 1
            return None
        parse = shadow.game.actions.parse
        return Position(
            sheet=shadow.sheet,
            seat=shadow.seat,
            knowledge=shadow.knowledge,
            world=Worlds(shadow.game, state, shadow.knowledge).imagine(dice),
            before=outcomes_before(question),
            legal=[parse(words) for words in question.legal],
            may_wait=question.may_wait,
        )

    def shadow_of(self, question: Question, view: DealSeen) -> Shadow:
        """The shadow that has followed the deal so far, or a new one."""
        key = (question.table, question.seat, view.match, view.deal)
        shadow = self.shadows.pop(key, None)
        if shadow is None or question.told[: len(shadow.told)] != shadow.told:
            sheet = Sheet(game_of(question.sheet, find_game), question.seats)
            before = outcomes_before(question)
            shadow = Shadow(sheet, Seat(question.seat), Seat(view.dealer), before)
        self.shadows[key] = shadow
        while len(self.shadows) > SHADOWS_KEPT:
            self.shadows.popitem(last=False)
        return shadow


# Questions


def outcomes_before(question: Question) -> list[Outcome]:
    """How the earlier deals of the match ended."""
    return [Outcome(deal.clause, deal.scores, deal.tie_breaks) for deal in question.before]


def is_hidden_zone_of(zone: Zone, seat: int) -> bool:
    """Whether a zone is a seat's own, and not everybody sees its cards."""
    return zone.owner == seat and zone.seen_by != EVERYONE


def is_about_the_deal(events: list[AnyGameEvent]) -> bool:
    """Whether anything was told, other than who deals."""
    return any(not (isinstance(event, Said) and event.clause == "") for event in events)


def is_unnoticed(events: list[Event], seat: Seat) -> bool:
    """Whether a seat was told of nothing, or only of something confided to it alone."""
    return all(isinstance(event, Announced) and event.audience == seat for event in events)


def faces_shown(events: list[AnyGameEvent], sources: set[str] | None = None) -> set[str]:
    """The names of the cards that showed their faces, coming from these zones or from any."""
    shown: set[str] = set()
    for event in events:
        if isinstance(event, CardMoved) and event.card is not UNSET:
            if sources is None or event.source in sources:
                shown.add(event.card)
        elif isinstance(event, CardsLookedAt) and event.cards is not UNSET:
            shown.update(event.cards)
    return shown


def names_in(words: str) -> list[str]:
    """What an action is about, card by card."""
    about = words.partition(" ")[2]
    for sign in "=>!*":
        about = about.replace(sign, " ")
    return about.split()


def likeness_of(words: str, shown: set[str]) -> int:
    """How many of the cards shown an action is about, less the others that it is about."""
    likeness = 0
    for name in names_in(words):
        likeness += 1 if name in shown or any(is_value_of(name, face) for face in shown) else -1
    return likeness


def is_value_of(name: str, face: str) -> bool:
    """Whether an action names a card without its colour, as ``7`` for ``R7``."""
    return name.isdigit() and face.lstrip(ascii_letters) == name


def seat_of(step: Step) -> int:
    """Who acts in a step."""
    return int(step.seat)


def is_about_only(words: str, shown: set[str]) -> bool:
    """Whether an action names no card but those shown; suits and seats are named too."""
    names = names_in(words)
    return not names or names[0] in shown


def agrees(imagined: View, view: DealSeen) -> bool:
    """Whether a seat sees in an imagined state what it sees at the table."""
    return (
        imagined.facts == view.facts
        and imagined.to_act == view.to_act
        and imagined.may_interrupt == view.may_interrupt
        and sorted(imagined.legal) == sorted(view.legal)
        and len(imagined.zones) == len(view.zones)
        and all(
            one.size == other.size and faces_of(one.faces) == faces_seen(other)
            for one, other in zip(imagined.zones, view.zones, strict=True)
        )
    )


def faces_of(faces: list[str] | None) -> list[str] | None:
    """The faces of a zone, in no order."""
    return None if faces is None else sorted(faces)


def faces_seen(zone: ZoneSeen) -> list[str] | None:
    """The same of a zone as it is told over the wire."""
    return None if zone.cards is UNSET else sorted(zone.cards)
