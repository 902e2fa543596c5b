"""Cockroach Disco, for two to six players.

Every ``DISCO-…`` in this folder is a clause of RULES.md. A module is a chapter:
``setup`` prepares a game, ``rounds`` plays it, ``pairs`` says how collections grow and
shrink, ``mirror`` is variant 2, ``scoring`` counts, ``table`` says what lies where, ``worlds``
what else could. Here they meet the contract of the kernel.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.disco.actions import (
    ACTIONS,
    CHOOSE,
    DISCARD,
    HIDE,
    KEEP,
    MIRROR,
    MIRROR_HIDDEN,
    TAKE,
    WAIT,
)
from pakl.games.disco.cards import ALL_VALUES, DECK, KING, VALUES, Value, card_of, value_of
from pakl.games.disco.endgame import ahead, is_worked_out, work_out
from pakl.games.disco.hints import rate
from pakl.games.disco.mirror import add_uses, use_mirror
from pakl.games.disco.rounds import (
    answer,
    choose,
    clause_of_taking,
    go_on_to_next_round,
    want,
)
from pakl.games.disco.scoring import mirror_goes_to, outcome_of
from pakl.games.disco.setup import (
    PILE_SHUFFLED,
    fill_lot,
    go_on_with_shuffle,
    hide,
    lot_of,
)
from pakl.games.disco.table import (
    ALL_IN_PLAY,
    CHOSEN,
    GUEST,
    HAND,
    IN_ORDER,
    NOTHING_LIES,
    PILE,
    RANDOM,
    TO_CHOOSE,
    TO_COME,
    TO_HIDE,
    TO_PAIR,
    TO_PAIR_AS_KING,
    TO_TAKE,
    TO_USE_MIRROR,
    Agreed,
    DiscoState,
    first_colour_on_floor,
    game_of,
    guest_zone,
    is_last_round,
    is_unnoticed,
    lay,
    piles_of,
    values_on_floor,
    zones_for,
)
from pakl.games.disco.worlds import make_possible, take_back_secrets
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import Card
from pakl.kernel.game import Game, Lot, State
from pakl.kernel.options import Chosen, Option, numbers, switch
from pakl.kernel.outcome import NO_TARGET, MatchRule, Outcome, single_deal
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import bit, has
from pakl.kernel.zones import Zone, ZoneId

# What the rulebook fixes

FEWEST_SEATS: Final = 2  # DISCO-1
MOST_SEATS: Final = 6  # DISCO-1

OPTIONS: Final = [
    switch("hidden_guest", "DISCO-26"),
    switch("mirror", "DISCO-31"),
    Option("youngest", "DISCO-5", [RANDOM, *numbers(0, MOST_SEATS - 1)], RANDOM),
]

# A guest can meet five equal cards, one of each other colour. The second and the fourth pair
# with the open one before them, so that nothing is asked (DISCO-30).
MOST_QUESTIONS_FOR_PAIRS: Final = 3


# Questions


def most_decisions(agreed: Agreed) -> int:
    """How many decisions a game can have at most; it can have as many.

    Everyone plays a King once, so in one round at least nobody chooses a card to take.
    """
    choosing_rounds = int(agreed.rounds) - 1
    taking_rounds = choosing_rounds
    decisions = MOST_SEATS * (choosing_rounds + taking_rounds)
    if agreed.has_guests:
        decisions += MOST_SEATS * (1 + MOST_QUESTIONS_FOR_PAIRS)
    if agreed.has_mirror:
        decisions += VALUES - 1 - int(agreed.first_draw)  # DISCO-35: one for every draw
    return decisions


def add_choices(state: DiscoState, seat: Seat, choices: Choices) -> None:
    """DISCO-7, DISCO-8, DISCO-26, DISCO-28, DISCO-33: everything that a seat may do."""
    asked = state.asked
    if asked == TO_CHOOSE:
        choices.add_each(state.table[HAND + seat], CHOOSE)
    elif asked == TO_TAKE:
        choices.add_each(values_on_floor(state), TAKE)
    elif asked == TO_HIDE:
        choices.add_each(state.table[HAND + seat] & ~bit(KING), HIDE)
    elif asked == TO_USE_MIRROR:
        add_uses(state, choices)
    else:
        choices.add(DISCARD)
        choices.add(KEEP)


# Refusals


def asked_as_noticed(state: DiscoState) -> i64:
    """DISCO-30: what seats are asked as all can notice: not whether for a pair."""
    if state.asked == TO_PAIR:
        return TO_TAKE
    if state.asked == TO_PAIR_AS_KING:
        return TO_CHOOSE
    return state.asked


def clause_of_action(state: DiscoState, seat: Seat, action: ActionId) -> str:
    """The clause that says when such an action may be done at all."""
    if action <= CHOOSE:
        return "DISCO-26"
    if action <= TAKE:
        return "DISCO-12" if is_last_round(state) else "DISCO-7"
    if action < DISCARD:
        return clause_of_taking(state)
    if action <= KEEP:
        return "DISCO-28"
    if seat != state.mirror:
        return "DISCO-32"
    return "DISCO-35"


def why_refused_in_turn(state: DiscoState, seat: Seat, action: ActionId) -> str:
    """The clause that forbids a seat that is to act an action that is not legal."""
    asked = state.asked
    if asked == TO_HIDE:
        return "DISCO-26"
    if asked in (TO_PAIR, TO_PAIR_AS_KING):
        return "DISCO-30"
    if asked == TO_USE_MIRROR:
        is_about_a_card = MIRROR < action < MIRROR_HIDDEN
        return "DISCO-33" if is_about_a_card or action == WAIT else "DISCO-35"
    return clause_of_action(state, seat, action)


def why_refused_out_of_turn(state: DiscoState, seat: Seat, action: ActionId) -> str:
    """The clause by which a seat must wait for others."""
    asked = asked_as_noticed(state)
    is_taking = TAKE < action < DISCARD
    if asked == TO_USE_MIRROR:
        return "DISCO-35"
    if asked == TO_TAKE and is_taking and has(state.yet_to_take, seat):
        is_equal = state.table[CHOSEN + seat] == state.table[CHOSEN + state.turn]
        return "DISCO-10" if is_equal and not is_last_round(state) else clause_of_taking(state)
    return clause_of_action(state, seat, action)


# Verbs


def act(state: DiscoState, seat: Seat, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    asked = state.asked
    if asked == TO_CHOOSE:
        choose(state, seat, Value(action - CHOOSE))
    elif asked == TO_TAKE:
        want(state, seat, Value(action - TAKE))
    elif asked == TO_HIDE:
        hide(state, seat, Value(action - HIDE))
    elif asked == TO_USE_MIRROR:
        use_mirror(state, action)
        go_on_to_next_round(state)
    else:
        answer(state, seat, with_guest=action == DISCARD)


class Disco(Game):
    """The contract of the kernel, in terms of the chapters."""

    def __init__(self, wished: dict[str, str]) -> None:
        agreed = Agreed(Chosen("disco", OPTIONS, wished))
        super().__init__(
            "disco",
            version=1,
            fewest_seats=FEWEST_SEATS,
            most_seats=MOST_SEATS,
            most_decisions=most_decisions(agreed),
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
            has_dealer=False,
        )
        self.agreed = agreed

    def with_options(self, wished: dict[str, str]) -> Game:
        return Disco(wished)

    def seats_refused(self, seats: int) -> str:
        if self.agreed.youngest >= seats:
            return f"there is no seat {self.agreed.youngest} for the youngest (DISCO-5)"
        return ""

    def match_rule(self, seats: int) -> MatchRule:
        """DISCO-17, DISCO-31, DISCO-34: the lowest total wins; with the mirror a game a player."""
        if self.agreed.has_mirror:
            return MatchRule(deals=seats, target=NO_TARGET, highest_wins=False)
        return single_deal(highest_wins=False)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        """DISCO-2, DISCO-19, DISCO-31, DISCO-32: every game is set up anew."""
        state = DiscoState(self.agreed, NOTHING_LIES[:], IN_ORDER[:], ALL_IN_PLAY[:], seats, dealer)
        colour: i64 = 0
        while colour < state.colours:
            state.table[PILE + colour] = VALUES
            state.table[TO_COME + colour] = ALL_VALUES
            colour += 1
        if self.agreed.has_mirror and before:
            state.mirror = mirror_goes_to(seats, before)
        state.shuffle_due = PILE_SHUFFLED
        return state

    def zones(self, seats: int) -> list[Zone]:
        return zones_for(seats, has_guests=self.agreed.has_guests)

    def piles(self, state: State) -> list[list[Card]]:
        return piles_of(game_of(state))

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        lay(game_of(state), piles)
        make_possible(game_of(state))

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """DISCO-4, DISCO-7, DISCO-30, DISCO-32: the round, who holds which card; own secrets."""
        assert isinstance(state, DiscoState)
        facts = {"round": str(state.round), "rounds": str(state.agreed.rounds)}
        if state.tie_card != NO_SEAT:
            facts["tie card"] = str(state.tie_card)
        if state.mirror != NO_SEAT:
            facts["mirror"] = str(state.mirror)
        if viewer >= 0 and is_unnoticed(state, viewer):
            facts["chosen"] = DECK.name(card_of(viewer, state.table[CHOSEN + viewer]))
        if state.asked == TO_PAIR and viewer == state.turn:
            wanted = card_of(first_colour_on_floor(state, state.wanted), state.wanted)
            facts["wanted"] = DECK.name(wanted)
        if state.asked == TO_PAIR_AS_KING and viewer == state.turn:
            facts["met"] = DECK.name(card_of(viewer, state.table[GUEST + viewer]))
        return facts

    def could_hold(self, state: State, zone: ZoneId, card: Card) -> bool:
        """DISCO-26: all know that no hidden guest is a 13."""
        assert isinstance(state, DiscoState)
        is_guest = state.agreed.has_guests and zone >= guest_zone(state, Seat(0))
        return not is_guest or value_of(card) != KING

    def lot(self, state: State) -> Lot:
        return lot_of(game_of(state))

    def fill_lot(self, state: State, items: Pile) -> None:
        fill_lot(game_of(state), items)

    def take_shuffle(self, state: State, items: Pile) -> None:
        go_on_with_shuffle(game_of(state), items)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        add_choices(game_of(state), seat, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        act(game_of(state), seat, action)

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        assert isinstance(state, DiscoState)
        if state.is_over:
            return "DISCO-17"
        if has(state.to_act, seat):
            return why_refused_in_turn(state, seat, action)
        return why_refused_out_of_turn(state, seat, action)

    def outcome(self, state: State) -> Outcome:
        return outcome_of(game_of(state))

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        rate(game_of(state), seat, choices, ratings)

    def ahead(self, state: State, seat: Seat) -> i64:
        if is_worked_out(game_of(state)):
            return ahead(game_of(state), seat)
        return super().ahead(state, seat)

    def is_worked_out(self, state: State) -> bool:
        return is_worked_out(game_of(state))

    def work_out(self, state: State, seat: Seat, choices: Choices, shares: Ratings) -> bool:
        return work_out(game_of(state), seat, choices, shares)

    def take_back_secrets(self, state: State, seat: Seat) -> None:
        take_back_secrets(game_of(state), seat)
