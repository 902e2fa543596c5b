"""Random play at full speed, for bots, benchmarks and tests.

One loop serves every game: it knows only the contract. A choice is made by
drawing a seat among those that may act, then one of its actions.
"""

from mypy_extensions import i64

from pakl.kernel.actions import Choices
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.game import Game, State
from pakl.kernel.piles import MOST_CARDS, Pile, empty_pile
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import NOTHING, count, lowest


def shuffle_at_random(items: Pile, dice: Dice) -> None:
    """Brings the items of a pile into a random order."""
    left = items.size
    while left > 1:
        chosen = dice.below(left)
        left -= 1
        items.swap(chosen, left)


def deal_at_random(game: Game, state: State, dice: Dice, items: Pile) -> None:
    """Gives the state the shuffles it waits for."""
    while state.shuffle_due:
        items.clear()
        game.fill_lot(state, items)
        shuffle_at_random(items, dice)
        game.take_shuffle(state, items)


def seat_at_random(state: State, dice: Dice) -> Seat:
    """One of the seats that may act."""
    if state.may_interrupt == NOTHING and state.turn != NO_SEAT:
        return state.turn
    seats = state.to_act | state.may_interrupt
    passed_over = dice.below(count(seats))
    while passed_over > 0:
        seats &= seats - 1
        passed_over -= 1
    return Seat(lowest(seats))


def play_out(game: Game, state: State, dice: Dice) -> i64:
    """Plays the deal to its end at random and answers how many decisions that took."""
    choices = Choices()
    items = empty_pile(MOST_CARDS)
    decisions: i64 = 0
    most: i64 = game.most_decisions
    deal_at_random(game, state, dice, items)
    while not state.is_over:
        seat = seat_at_random(state, dice)
        choices.clear()
        game.choose(state, seat, choices)
        game.apply(state, seat, choices.at(dice.below(choices.size)))
        if state.shuffle_due:
            deal_at_random(game, state, dice, items)
        decisions += 1
        if decisions > most:
            raise RulesBroken(f"a deal of {game.id} did not end in {most} decisions")
    return decisions


def play_many(game: Game, seats: i64, deals: i64, dice: Dice) -> i64:
    """Plays so many whole deals at random and answers the number of decisions."""
    decisions: i64 = 0
    dealer: i64 = 0
    while deals > 0:
        state = game.new_deal(seats, Seat(dealer), [])
        decisions += play_out(game, state, dice)
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
