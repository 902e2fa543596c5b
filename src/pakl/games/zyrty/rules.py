"""Zyrty, for two to ten players.

Every ``ZYRTY-…`` is a clause of RULES.md beside this file. The chapters are files of
their own: ``plays.py`` says what may be played and ``refusals.py`` why not; then there are
``drawing.py``, ``turns.py`` and ``scoring.py``. Here are the deal, the play of cards with
its effects, and the contract of the kernel. Questions change nothing; only verbs change
the state.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.zyrty.actions import ACTIONS, DRAW, ECHO, PAIR, PLAY, repeated_in, second_in
from pakl.games.zyrty.cards import (
    DECK,
    FIFTY,
    IN_ORDER,
    MOST_COPIES,
    NO_FORM,
    ORDINARY,
    PACK,
    PLUS_TWO,
    ZERO,
    Form,
    Number,
    Z,
    card_of,
    number_of,
)
from pakl.games.zyrty.deductions import rules_out
from pakl.games.zyrty.drawing import draw, go_on_drawing, renew_stock
from pakl.games.zyrty.hints import rate
from pakl.games.zyrty.plays import (
    MOST_EQUAL,
    add_choices,
    cards_that_continue,
    cards_that_echo,
)
from pakl.games.zyrty.prospects import ahead
from pakl.games.zyrty.refusals import why_refused
from pakl.games.zyrty.scoring import lot_of, points_of, tie_breaks_of
from pakl.games.zyrty.state import (
    FIRST_SHUFFLE,
    NO_LOTS,
    PILE,
    RENEWAL,
    STOCK,
    Agreed,
    ZyrtyState,
    all_zones,
    hand_zone,
    lot_zone,
    next_in_play,
)
from pakl.games.zyrty.turns import MOST_TURNS, end_turn, finish_game
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import Card
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.options import Option
from pakl.kernel.outcome import MatchRule, Outcome, single_deal
from pakl.kernel.piles import Pile, empty_hands, empty_pile
from pakl.kernel.seats import NO_SEAT, Seat, seat_after
from pakl.kernel.sets import has
from pakl.kernel.zones import Zone, ZoneId

# What the rulebook fixes

FEWEST_SEATS: Final = 2  # ZYRTY-1
MOST_SEATS: Final = 10  # ZYRTY-1
CARDS_EACH: Final = (0, 0, 10, 9, 8, 7, 6, 5, 4, 4, 4)  # ZYRTY-1, by players
LOWEST_TO_RUN_DOWN: Final = 26  # ZYRTY-3

# Careful players mostly play until ZYRTY-27 ends the game: 950 decisions in the middle.
HORIZON: Final = 24
LOAD_OF_A_CARD: Final = 2  # ZYRTY-12

OPTIONS: Final = [
    Option("mode", "ZYRTY-8", ["smooth", "tactical"], "tactical"),
    Option("direction", "ZYRTY-2", ["clockwise", "counterclockwise"], "clockwise"),
]


# Questions


def direction_name(*, is_rising: bool) -> str:
    """ZYRTY-3: where the pile runs, in a word."""
    if is_rising:
        return "up"
    return "down"


# Verbs


def deal(state: ZyrtyState) -> None:
    """ZYRTY-1, ZYRTY-2: deals one card at a time, clockwise; the player after the dealer begins."""
    cards_each: i64 = CARDS_EACH[state.seats]
    if state.is_heard():
        tell_deal(state, cards_each)
    state.hands.deal(state.stock, cards_each, seat_after(state.dealer, state.seats))
    turn_up_first_card(state)
    state.wait_for(next_in_play(state, state.dealer))


def tell_deal(state: ZyrtyState, cards_each: i64) -> None:
    """ZYRTY-1: all see the stock shuffled and dealt, each its own cards."""
    state.shuffled("ZYRTY-1", STOCK)
    seat = seat_after(state.dealer, state.seats)
    place = state.stock.size
    for _ in range(cards_each * state.seats):
        place -= 1
        state.moved("ZYRTY-1", STOCK, hand_zone(seat), state.stock.at(place))
        seat = seat_after(seat, state.seats)


def turn_up_first_card(state: ZyrtyState) -> None:
    """ZYRTY-3 to ZYRTY-5: the first card of the pile says where it runs; a Z does not count."""
    card = state.stock.draw()
    state.pile.put(card)
    state.moved("ZYRTY-3", STOCK, PILE, card)
    while card == Z:
        state.said("ZYRTY-4", NO_SEAT, "does not count", "Z")
        card = state.stock.draw()
        state.pile.put(card)
        state.moved("ZYRTY-4", STOCK, PILE, card)
    state.number = Number(card)
    state.equal = 1
    state.is_rising = card < LOWEST_TO_RUN_DOWN
    state.said("ZYRTY-3", NO_SEAT, "runs", direction_name(is_rising=state.is_rising))
    if has(PLUS_TWO, card):
        state.is_asleep = True
        state.counted("ZYRTY-5", NO_SEAT, "sleeps", card)
    go_on_from_top(state)


def go_on_from_top(state: ZyrtyState) -> None:
    """ZYRTY-6, ZYRTY-15: from now on the pile's top number is to be continued, or echoed."""
    state.continuing = cards_that_continue(state.number, is_rising=state.is_rising)
    state.echoing = cards_that_echo(state.number, state.equal)


def play(state: ZyrtyState, one: Form, other: Form) -> None:
    """ZYRTY-6, ZYRTY-15, ZYRTY-17: the seat in turn plays one card, an echo, or a pair."""
    if state.is_heard():
        tell_of_play(state, one, other)
    lay(state, one)
    if other != NO_FORM:
        lay(state, other)
    finish_play(state)


def tell_of_play(state: ZyrtyState, one: Form, other: Form) -> None:
    """All see what is played, and by which clause."""
    if other == NO_FORM:
        tell_of_card(state, clause_of_playing(state, one), one)
        return
    clause = "ZYRTY-15"
    if one == other:
        clause = "ZYRTY-17"
    tell_of_card(state, clause, one)
    tell_of_card(state, clause, other)


def clause_of_playing(state: ZyrtyState, form: Form) -> str:
    """ZYRTY-6, ZYRTY-9, ZYRTY-12: the clause by which a single card is played."""
    if state.load > 0:
        return "ZYRTY-12"
    if has(ORDINARY, form):
        return "ZYRTY-6"
    return "ZYRTY-9"


def tell_of_card(state: ZyrtyState, clause: str, form: Form) -> None:
    """ZYRTY-11: all see a card that is played; with a Z the player says as which number."""
    state.moved(clause, hand_zone(state.turn), PILE, card_of(form))
    if card_of(form) == Z:
        state.counted("ZYRTY-11", state.turn, "names", number_of(form))


def lay(state: ZyrtyState, form: Form) -> None:
    """ZYRTY-11 to ZYRTY-13: a card of the seat in turn goes onto the pile and has its effect."""
    card = card_of(form)
    number = number_of(form)
    state.hands.take(state.turn, card)
    state.pile.put(card)
    if has(PLUS_TWO, number):
        increase_load(state)
    state.is_asleep = False
    if number == state.number:
        state.equal += 1
        return
    state.number = number
    state.equal = 1
    if number == ZERO:
        turn_pile(state, is_rising=True)
    elif number == FIFTY:
        turn_pile(state, is_rising=False)


def turn_pile(state: ZyrtyState, *, is_rising: bool) -> None:
    """ZYRTY-11: from 0 the pile runs up, from 50 down."""
    if state.is_rising != is_rising:
        state.is_rising = is_rising
        state.said("ZYRTY-11", state.turn, "runs", direction_name(is_rising=is_rising))


def increase_load(state: ZyrtyState) -> None:
    """ZYRTY-5, ZYRTY-12, ZYRTY-17: a +2 card adds two to the load, and wakes a sleeping one."""
    state.load += LOAD_OF_A_CARD
    if state.is_asleep:
        state.load += LOAD_OF_A_CARD
        state.said("ZYRTY-5", state.turn, "wakes")


def finish_play(state: ZyrtyState) -> None:
    """ZYRTY-12, ZYRTY-21, ZYRTY-22: the last card of a hand wins; any other passes the turn on."""
    state.empty_passes = 0
    if state.hands.count(state.turn) == 0:
        state.load = 0
        finish_game(state, "ZYRTY-21")
        return
    if state.load > 0:
        state.counted("ZYRTY-12", state.turn, "load", state.load)
    go_on_from_top(state)
    end_turn(state)


def act(state: ZyrtyState, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    if action == DRAW:
        draw(state)
        return
    one = Form(action - PLAY)
    other = NO_FORM
    if action >= ECHO:
        one = repeated_in(action)
        other = second_in(action)
    elif action >= PAIR:
        one = Form(action - PAIR)
        other = one
    play(state, one, other)


# The contract


class Zyrty(Game):
    """The contract of the kernel, in terms of the functions above."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "zyrty",
            version=1,
            fewest_seats=FEWEST_SEATS,
            most_seats=MOST_SEATS,
            most_decisions=MOST_TURNS,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
            horizon=HORIZON,
        )
        self.agreed = Agreed(self.chosen)

    def with_options(self, wished: dict[str, str]) -> Game:
        return Zyrty(wished)

    def match_rule(self, seats: int) -> MatchRule:
        """ZYRTY-23: one game, the fewest points win."""
        return single_deal(highest_wins=False)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        state = ZyrtyState(
            self.agreed,
            empty_hands(seats, MOST_COPIES),
            Pile(IN_ORDER[:], PACK),
            empty_pile(PACK),
            seats,
            dealer,
        )
        state.shuffle_due = FIRST_SHUFFLE
        return state

    def zones(self, seats: int) -> list[Zone]:
        return all_zones(seats)

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, ZyrtyState)
        piles = [state.stock.cards(), state.pile.cards()]
        for seat in range(state.seats):
            piles.append(state.hands.cards(Seat(seat)))
        for seat in range(state.seats):
            piles.append(lot_of(state, Seat(seat))[:])
        return piles

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, ZyrtyState)
        state.stock.lay(piles[STOCK])
        state.pile.lay(piles[PILE])
        state.lots = NO_LOTS
        for number in range(state.seats):
            state.hands.lay(Seat(number), piles[hand_zone(Seat(number))])
        lots = [piles[lot_zone(state.seats, Seat(seat))] for seat in range(state.seats)]
        if any(lots):
            state.lots = lots

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """ZYRTY-5, ZYRTY-11, ZYRTY-12, ZYRTY-18, ZYRTY-26, ZYRTY-27: what the cards don't show."""
        assert isinstance(state, ZyrtyState)
        if state.pile.size == 0:
            return {}
        facts = {
            "number": str(state.number),
            "runs": direction_name(is_rising=state.is_rising),
            "turns": str(state.turns),
        }
        if state.equal == MOST_EQUAL:
            facts["twice"] = str(state.number)
        if state.load > 0:
            facts["load"] = str(state.load)
        if state.is_asleep:
            facts["sleeps"] = str(state.number)
        if state.empty_passes > 0:
            facts["passes"] = str(state.empty_passes)
        return facts

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, ZyrtyState)
        if state.shuffle_due == RENEWAL:
            items.put_all(state.pile, state.pile.size - state.equal)
        else:
            items.put_all(state.stock, state.stock.size)

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, ZyrtyState)
        due = state.shuffle_due
        state.shuffle_due = NO_SHUFFLE
        if due == FIRST_SHUFFLE:
            state.stock.take_over(items)
            deal(state)
        else:
            renew_stock(state, items)
            go_on_drawing(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        assert isinstance(state, ZyrtyState)
        add_choices(state, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, ZyrtyState)
        act(state, action)

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        assert isinstance(state, ZyrtyState)
        return why_refused(state, seat, action)

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        assert isinstance(state, ZyrtyState)
        rate(state, seat, choices, ratings)

    def ahead(self, state: State, seat: Seat) -> i64:
        assert isinstance(state, ZyrtyState)
        return ahead(state, seat)

    def rules_out(
        self, state: State, seat: Seat, action: ActionId, zone: ZoneId, card: Card
    ) -> bool:
        assert isinstance(state, ZyrtyState)
        return rules_out(state, seat, action, zone, card)

    def outcome(self, state: State) -> Outcome:
        """ZYRTY-21 to ZYRTY-25: the points left in each hand, which decide the places."""
        assert isinstance(state, ZyrtyState)
        points = [points_of(state.hands.cards(Seat(seat))) for seat in range(state.seats)]
        return Outcome(state.ended_by, points, tie_breaks_of(state))
