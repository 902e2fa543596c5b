"""Rummy, for two to six players.

Every ``RUMMY-…`` is a clause of RULES.md beside this file. Each chapter has a module
of its own: ``round`` and ``combinations`` (what lies on the table), ``melds`` (what can be
laid), ``opening``, ``turn``, ``scoring``, ``refusals``, and ``layout`` for the best that can be
made of a hand. This one deals, and answers the kernel in terms of the others.
"""

from mypy_extensions import i64

from pakl.games.rummy.actions import ACTIONS
from pakl.games.rummy.cards import DECK
from pakl.games.rummy.combinations import (
    CARDS_EACH,
    Place,
    card_at,
    card_name,
    most_combinations,
)
from pakl.games.rummy.hints import rate
from pakl.games.rummy.opening import has_opened
from pakl.games.rummy.plans import turn_plans
from pakl.games.rummy.refusals import why_refused
from pakl.games.rummy.round import (
    DISCARDS,
    FEWEST_SEATS,
    FIRST_SHUFFLE,
    MOST_DECISIONS,
    MOST_SEATS,
    OPTIONS,
    RENEWAL,
    STOCK,
    TO_LAY_OUT,
    Agreed,
    RummyState,
    all_zones,
    combination_zone,
    hand_zone,
    is_taken_card_unused,
    new_round,
    round_of,
    taken_zone,
)
from pakl.games.rummy.scoring import round_scores
from pakl.games.rummy.turn import (
    act,
    add_choices,
    add_choices_at_random,
    begin_turn,
    draw_from_stock,
    renew_stock,
    worth_of,
)
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import Card
from pakl.kernel.errors import RulesBroken
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.outcome import MatchRule, Outcome
from pakl.kernel.piles import Pile
from pakl.kernel.seats import Seat, seat_after
from pakl.kernel.sets import members_of
from pakl.kernel.zones import Zone


def deal(state: RummyState) -> None:
    """RUMMY-7, RUMMY-8: deals thirteen cards to each, one at a time, and turns one up."""
    state.shuffled("RUMMY-7", STOCK)
    eldest = seat_after(state.dealer, state.seats)
    seat = eldest
    cards: i64 = CARDS_EACH * state.seats
    while cards > 0:
        card = state.stock.draw()
        state.hands.put(seat, card)
        state.moved("RUMMY-7", STOCK, hand_zone(seat), card)
        seat = seat_after(seat, state.seats)
        cards -= 1
    starter = state.stock.draw()
    state.discards.put(starter)
    state.moved("RUMMY-7", STOCK, DISCARDS, starter)
    begin_turn(state, eldest)


def jokers_on_table(state: RummyState) -> str:
    """RUMMY-16: every joker with what it replaces and where it lies, as in ``*7H>3``."""
    combinations = state.combinations
    jokers: list[str] = []
    for number in range(combinations.size):
        shape = combinations.shape(number)
        for place in members_of(combinations.jokers(number)):
            card = card_at(shape, Place(place))
            jokers.append(f"{card_name(card, is_joker=True)}>{number}")
    return " ".join(jokers)


class Rummy(Game):
    """The contract of the kernel, in terms of the chapters."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "rummy",
            version=1,
            fewest_seats=FEWEST_SEATS,
            most_seats=MOST_SEATS,
            most_decisions=MOST_DECISIONS,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
            may_go_in_circles=True,
        )
        self.agreed = Agreed(self.chosen)

    def with_options(self, wished: dict[str, str]) -> Game:
        return Rummy(wished)

    def match_rule(self, seats: int) -> MatchRule:
        """RUMMY-26: so many rounds, or until somebody has the target; the fewest points win."""
        return MatchRule(deals=self.agreed.rounds, target=self.agreed.target, highest_wins=False)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        return new_round(self.agreed, seats, dealer)

    def zones(self, seats: int) -> list[Zone]:
        return all_zones(seats, int(most_combinations(seats)))

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, RummyState)
        piles = [state.stock.cards(), state.discards.cards()]
        taken: list[list[Card]] = [[] for _ in range(state.seats)]
        for seat in range(state.seats):
            hand = state.hands.cards(Seat(seat))
            if seat == state.turn and is_taken_card_unused(state):
                hand.remove(state.taken)
                taken[seat].append(state.taken)
            piles.append(hand)
        piles += taken
        for number in range(most_combinations(state.seats)):
            is_laid = number < state.combinations.size
            piles.append(state.combinations.cards(number) if is_laid else [])
        return piles

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        """Combinations stay: what lies in them, and why, is known to all."""
        assert isinstance(state, RummyState)
        for number in range(state.combinations.size):
            laid = piles[combination_zone(state.seats, number)]
            if sorted(laid) != sorted(state.combinations.cards(number)):
                raise RulesBroken(f"other cards are laid for those of combination {number}")
        state.stock.lay(piles[STOCK])
        state.discards.lay(piles[DISCARDS])
        for number in range(state.seats):
            seat = Seat(number)
            taken = piles[taken_zone(state.seats, seat)]
            state.hands.lay(seat, piles[hand_zone(seat)] + taken)

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """RUMMY-9, RUMMY-16: all of this is seen and heard by everyone."""
        assert isinstance(state, RummyState)
        facts: dict[str, str] = {}
        for seat in members_of(state.opened):
            facts[f"opened {seat}"] = "yes"
        combinations = state.combinations
        if combinations.size > 0:
            facts["laid by"] = " ".join(
                [str(combinations.laid_by(number)) for number in range(combinations.size)]
            )
        jokers = jokers_on_table(state)
        if jokers:
            facts["jokers"] = jokers
        if state.asked == TO_LAY_OUT and not state.is_over and not has_opened(state):
            facts[f"opening {state.turn}"] = f"{state.worth}/{self.agreed.opening_points}"
        if state.turns > 0:
            facts["turns"] = str(state.turns)
        if state.renewals > 0:
            facts["renewals"] = str(state.renewals)
        return facts

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, RummyState)
        if state.shuffle_due == RENEWAL:
            items.take_over(state.discards)
            items.draw()
        else:
            items.take_over(state.stock)

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, RummyState)
        due = state.shuffle_due
        state.shuffle_due = NO_SHUFFLE
        if due == FIRST_SHUFFLE:
            state.stock.take_over(items)
            deal(state)
        else:
            renew_stock(state)
            state.stock.take_over(items)
            draw_from_stock(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        add_choices(round_of(state), choices)

    def choose_at_random(self, state: State, seat: Seat, choices: Choices) -> None:
        add_choices_at_random(round_of(state), choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        act(round_of(state), action)

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        return why_refused(round_of(state), seat, action)

    def worth(self, state: State, seat: Seat, action: ActionId) -> int:
        """RUMMY-13, RUMMY-14: what a combination, or a card added to one, is worth."""
        return worth_of(round_of(state), action)

    def outcome(self, state: State) -> Outcome:
        """RUMMY-20 to RUMMY-22, RUMMY-25: the minus points of each."""
        assert isinstance(state, RummyState)
        hands = [state.hands.cards(Seat(seat)) for seat in range(state.seats)]
        scores = round_scores(hands, is_hand_rummy=state.ended_by == "RUMMY-22")
        return Outcome(state.ended_by, scores, [0 for _ in hands])

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        rate(round_of(state), seat, choices, ratings)

    def plans(self, state: State, seat: Seat) -> list[list[ActionId]]:
        return turn_plans(round_of(state))
