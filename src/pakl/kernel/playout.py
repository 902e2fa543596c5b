"""Random play at full speed, for bots, benchmarks and tests.

One loop serves every game: it knows only the contract. A choice is made by
drawing a seat among those that may act, then one of its actions. A game that may go
in circles is asked for what leads out of them; whether it may is asked once a deal.
"""

from mypy_extensions import i64

from pakl.kernel.actions import Choices
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.game import Game, State
from pakl.kernel.outcome import Outcome
from pakl.kernel.piles import MOST_CARDS, Pile, empty_pile
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import NOTHING, count, nth


def deal_at_random(game: Game, state: State, dice: Dice, items: Pile) -> None:
    """Gives the state the shuffles it waits for."""
    while state.shuffle_due:
        pile = game.pile_to_shuffle(state)
        if pile is None:
            items.clear()
            game.fill_lot(state, items)
            pile = items
        dice.shuffle(pile.places, pile.size)
        game.take_shuffle(state, pile)


def seat_at_random(state: State, dice: Dice) -> Seat:
    """One of the seats that may act."""
    if state.may_interrupt == NOTHING and state.turn != NO_SEAT:
        return state.turn
    seats = state.to_act | state.may_interrupt
    return Seat(nth(seats, dice.below(count(seats))))


def play_out(game: Game, state: State, dice: Dice) -> i64:
    """Plays the deal to its end at random and answers how many decisions that took."""
    return play_on(game, state, dice, Choices(), empty_pile(MOST_CARDS))


def play_on(game: Game, state: State, dice: Dice, choices: Choices, items: Pile) -> i64:
    """Plays the deal to its end with things to work with that are used again and again."""
    decisions: i64 = 0
    most: i64 = game.most_decisions
    may_go_in_circles = game.may_go_in_circles
    deal_at_random(game, state, dice, items)
    while not state.is_over:
        seat = seat_at_random(state, dice)
        choices.clear()
        if may_go_in_circles:
            game.choose_at_random(state, seat, choices)
        else:
            game.choose(state, seat, choices)
        game.apply(state, seat, choices.at(dice.below(choices.size)))
        if state.shuffle_due:
            deal_at_random(game, state, dice, items)
        decisions += 1
        if decisions > most:
            refuse_to_go_on(game)
    return decisions


def refuse_to_go_on(game: Game) -> None:
    """A deal that is played at random is longer than its game says."""
    raise RulesBroken(f"a deal of {game.id} did not end in {game.most_decisions} decisions")


def play_many(game: Game, seats: i64, deals: i64, dice: Dice) -> i64:
    """Plays so many whole deals at random and answers the number of decisions."""
    choices = Choices()
    items = empty_pile(MOST_CARDS)
    nothing_before: list[Outcome] = []
    decisions: i64 = 0
    dealer: i64 = 0
    while deals > 0:
        state = game.new_deal(seats, Seat(dealer), nothing_before)
        decisions += play_on(game, state, dice, choices, items)
        dealer += 1
        if dealer == seats:
            dealer = 0
        deals -= 1
    return decisions


def copy_many(state: State, copies: i64) -> None:
    """Copies a state so many times; what ``dev.py bench engine`` measures."""
    while copies > 0:
        state.copy()
        copies -= 1
