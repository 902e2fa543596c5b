"""Karma, where everybody wins except one, for two to six players.

Every ``KARMA-…`` in this folder is a clause of the RULES.md beside this file. What
lies on the table is in ``table.py``, the set-up in ``setup.py``, a turn in
``discarding.py``, and in ``refusals.py`` why something is not allowed. This module
is the contract of the kernel in terms of these.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.karma.actions import (
    ACTIONS,
    COLUMNS,
    FLIP,
    GIVE,
    GIVE_BY_CARD,
    MOST_SEATS,
    PLAY,
    PLAY_THREE,
    PLAY_TWO,
    TAKE,
)
from pakl.games.karma.cards import COPIES, DECK, KINDS
from pakl.games.karma.deductions import rules_out
from pakl.games.karma.discarding import (
    MOST_TURNS,
    add_discards,
    add_followers,
    add_receivers,
    discard,
    end_turn,
    flip,
    give_pile,
    remove_give_piles,
    take_pile,
)
from pakl.games.karma.endgame import best_action
from pakl.games.karma.hints import rate
from pakl.games.karma.refusals import clause_of_the_end, why_refused
from pakl.games.karma.setup import (
    add_ways_to_show,
    go_on_after_shuffle,
    show,
    take_back_secrets,
)
from pakl.games.karma.table import (
    FIRST_SHUFFLE,
    LOTS_FOR_THE_FIRST_PLAYER,
    PREMONITION,
    RANDOM,
    TO_DISCARD,
    TO_FOLLOW,
    TO_GIVE,
    TO_SHOW,
    Agreed,
    KarmaState,
    all_piles,
    all_zones,
    face_down_card,
    face_down_cards,
    game_of,
    lay_all,
    new_table,
)
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.game import Game, Lot, State
from pakl.kernel.options import Option, numbers, switch
from pakl.kernel.outcome import MatchRule, Outcome, single_deal
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import first, members_of
from pakl.kernel.zones import Zone, ZoneId

FEWEST_SEATS: Final = 2  # KARMA-1

# KARMA-30: each seat shows once. A turn is one discard or taking, but for the three
# Table Cards that may come before it, the choice of whom to give the pile, and three
# equal cards: these leave the game, so each kind can make a turn longer only once.
MOST_DECISIONS: Final = MOST_SEATS + MOST_TURNS * (1 + COPIES + 1) + KINDS

OPTIONS: Final = [
    switch("premonition", "KARMA-31"),
    Option("table_card", "KARMA-21", ["follow", "free"], "follow"),
    Option("first_player", "KARMA-5", [RANDOM, *numbers(0, MOST_SEATS - 1)], RANDOM),
]


def add_choices(state: KarmaState, seat: Seat, choices: Choices) -> None:
    """KARMA-2, KARMA-6, KARMA-19, KARMA-26: everything that a seat may do."""
    asked = state.asked
    if asked == TO_DISCARD:
        add_discards(state, seat, choices)
    elif asked == TO_FOLLOW:
        add_followers(state, seat, choices)
    elif asked == TO_SHOW:
        add_ways_to_show(state, seat, choices)
    else:
        add_receivers(state, GIVE, choices)


def act(state: KarmaState, seat: Seat, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    if action < PLAY:
        show(state, seat, action)
    elif action < PLAY_TWO:
        discard(state, Card(action - PLAY), 1)
    elif action < PLAY_THREE:
        discard(state, Card(action - PLAY_TWO), 2)
    elif action < TAKE:
        discard(state, Card(action - PLAY_THREE), COPIES)
    elif action == TAKE:
        take(state)
    elif action < FLIP:
        give_by_card(state, action - GIVE_BY_CARD)
    elif action < GIVE:
        flip(state, action - FLIP)
    else:
        give_pile(state, Seat(action - GIVE))


def give_by_card(state: KarmaState, copies_and_receiver: i64) -> None:
    """KARMA-26, KARMA-28: the seat in turn plays Give Piles and gives the pile, once."""
    remove_give_piles(state, copies_and_receiver // MOST_SEATS + 1)
    give_pile(state, Seat(copies_and_receiver % MOST_SEATS))


def take(state: KarmaState) -> None:
    """KARMA-15, KARMA-21: the seat in turn can't or does not want to discard."""
    clause = "KARMA-15"
    if state.asked == TO_FOLLOW:
        clause = "KARMA-21"
    take_pile(state, state.turn, clause)
    end_turn(state)


def requirement(card: Card) -> str:
    """KARMA-21: the card that must be followed, in a word."""
    if card == NO_CARD:
        return "anything"
    return DECK.name(card)


def public_facts(state: KarmaState) -> dict[str, str]:
    """KARMA-5, KARMA-18, KARMA-21, KARMA-26, KARMA-30: what else everybody sees."""
    if state.first_player == NO_SEAT:
        return {}
    if state.asked == TO_SHOW:
        return {"first player": str(state.first_player)}
    facts = {"turns": str(state.turns)}
    if state.asked == TO_FOLLOW:
        facts["to follow"] = requirement(state.card_to_follow)
    if state.asked == TO_GIVE:
        facts["to give"] = str(state.turn)
    for seat in members_of(first(state.seats) & ~state.holders):
        facts[f"out {seat}"] = "yes"
    return facts


class Karma(Game):
    """The contract of the kernel."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "karma",
            version=1,
            fewest_seats=FEWEST_SEATS,
            most_seats=MOST_SEATS,
            most_decisions=MOST_DECISIONS,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
            has_dealer=False,
        )
        self.agreed = Agreed(self.chosen)

    def with_options(self, wished: dict[str, str]) -> Game:
        return Karma(wished)

    def seats_refused(self, seats: int) -> str:
        """KARMA-5: the first player must sit at the table."""
        if self.agreed.first_player >= seats:
            return f"seat {self.agreed.first_player} can't begin, nobody sits there (KARMA-5)"
        return ""

    def match_rule(self, seats: int) -> MatchRule:
        """KARMA-29: one game decides who loses."""
        return single_deal(highest_wins=True)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        return new_table(self.agreed, seats, dealer)

    def zones(self, seats: int) -> list[Zone]:
        return all_zones(self.agreed, seats)

    def piles(self, state: State) -> list[list[Card]]:
        return all_piles(game_of(state))

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        lay_all(game_of(state), piles)

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """What all see, and KARMA-31: which face-down cards the viewer has looked at."""
        table = game_of(state)
        facts = public_facts(table)
        if self.agreed.has_premonition and viewer >= 0:
            foreseen = face_down_cards(table, viewer)
            if foreseen:
                facts["premonition"] = DECK.words(foreseen)
        return facts

    def lot(self, state: State) -> Lot:
        if state.shuffle_due == LOTS_FOR_THE_FIRST_PLAYER:
            return Lot("first player", of_cards=False)
        if state.shuffle_due >= PREMONITION:
            return Lot(f"premonition {state.shuffle_due - PREMONITION}", of_cards=True)
        return Lot("draw pile", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        table = game_of(state)
        if table.shuffle_due == FIRST_SHUFFLE:
            items.take_over(table.draw_pile)
            return
        place: i64 = 0
        if table.shuffle_due == LOTS_FOR_THE_FIRST_PLAYER:
            while place < table.seats:
                items.put(Card(place))
                place += 1
            return
        while place < COLUMNS:
            items.put(face_down_card(table, Seat(table.shuffle_due - PREMONITION), place))
            place += 1

    def take_shuffle(self, state: State, items: Pile) -> None:
        go_on_after_shuffle(game_of(state), items)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        add_choices(game_of(state), seat, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        act(game_of(state), seat, action)

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        return why_refused(game_of(state), seat, action)

    def rules_out(
        self, state: State, seat: Seat, action: ActionId, zone: ZoneId, card: Card
    ) -> bool:
        return rules_out(game_of(state), seat, action, zone, card)

    def outcome(self, state: State) -> Outcome:
        """KARMA-29, KARMA-30: one player loses, and all others win."""
        table = game_of(state)
        scores = [0 if seat == table.loser else 1 for seat in range(table.seats)]
        return Outcome(clause_of_the_end(table), scores, [0 for _ in scores])

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        rate(game_of(state), seat, choices, ratings)

    def best_action(self, state: State) -> ActionId:
        return best_action(self, game_of(state))

    def take_back_secrets(self, state: State, seat: Seat) -> None:
        take_back_secrets(game_of(state), seat)
