"""Plays deals on as careful or experienced players would, with some chance mixed in."""

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.actions import NO_ACTION, ActionId, Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.piles import MOST_CARDS, Pile, empty_pile
from pakl.kernel.playout import deal_at_random, refuse_to_go_on
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import NOTHING, count, lowest, nth

# How much chance is added to a rating: so the second best is played now and then.
USUAL_NOISE: Final = 60
# For experienced players who are to choose as often as they lean: what chance adds to a leaning,
# such that the highest sum is drawn by shares (Gumbel), in so many equally likely steps.
LUCKS: Final = 1_024
ONE: Final = 1_000.0
LUCK: Final[vec[i64]] = vec[i64](
    [int(-ONE * log(-log((step + 0.5) / LUCKS))) for step in range(LUCKS)]
)
# Who may interrupt does it so often, of four times; people don't always notice.
NOTICED_OF_FOUR: Final = 3


@final
class Rollout:
    """Players who follow a game's ratings, and things they work with again and again.

    They break off after ``horizon`` decisions; if it is 0 they play to the end. Who
    ``works_out`` endgames plays them as if all cards lay open, where the game can tell. Who
    ``is_experienced`` goes by what was learned of the game, and not by its ratings.
    """

    def __init__(
        self,
        game: Game,
        noise: i64,
        horizon: i64 = 0,
        *,
        works_out: bool = False,
        is_experienced: bool = False,
    ) -> None:
        self.game = game
        self.noise: i64 = noise
        self.horizon: i64 = horizon
        self.works_out = works_out
        self.is_experienced = is_experienced and game.is_experienced
        self.choices = Choices()
        self.ratings = Ratings()
        self.items: Pile = empty_pile(MOST_CARDS)

    def list_choices(self, state: State, seat: Seat) -> None:
        """Makes ``choices`` what the seat may do, less what leads round in circles."""
        self.choices.clear()
        if self.game.may_go_in_circles:
            self.game.choose_at_random(state, seat, self.choices)
        else:
            self.game.choose(state, seat, self.choices)

    def pick(self, state: State, seat: Seat, dice: Dice) -> ActionId:
        """What looks best to the seat, give or take the noise."""
        self.list_choices(state, seat)
        choices = self.choices
        if choices.size == 1:
            return choices.at(0)
        if self.noise < 0:
            return choices.at(dice.below(choices.size))
        self.rate(state, seat)
        return choices.at(self.best_place(dice))

    def next_action(self, state: State, seat: Seat, dice: Dice) -> ActionId:
        """What the seat does when a deal is played on."""
        if self.works_out and seat == state.turn:
            action = self.game.best_action(state)
            if action != NO_ACTION:
                return action
        return self.pick(state, seat, dice)

    def rate(self, state: State, seat: Seat) -> None:
        """Makes ``ratings`` what the seat makes of ``choices``."""
        self.ratings.clear()
        if self.is_experienced:
            self.game.lean(state, seat, self.choices, self.ratings)
            return
        self.game.rate(state, seat, self.choices, self.ratings)

    def best_place(self, dice: Dice) -> i64:
        """The place of the best rating after the noise; chance decides between equals."""
        if self.is_experienced:
            return self.place_by_leaning(dice)
        ratings = self.ratings
        noise = self.noise + 1
        best: i64 = 0
        highest = ratings.at(0) * 16 + dice.below(noise * 16)
        place: i64 = 1
        while place < ratings.size:
            rating = ratings.at(place) * 16 + dice.below(noise * 16)
            if rating > highest:
                highest = rating
                best = place
            place += 1
        return best

    def place_by_leaning(self, dice: Dice) -> i64:
        """A place drawn as often as an experienced player would choose it."""
        ratings = self.ratings
        best: i64 = 0
        highest = ratings.at(0) + LUCK[dice.below(LUCKS)]
        place: i64 = 1
        while place < ratings.size:
            leaning = ratings.at(place) + LUCK[dice.below(LUCKS)]
            if leaning > highest:
                highest = leaning
                best = place
            place += 1
        return best

    def deal(self, state: State, dice: Dice) -> None:
        """Gives the state the shuffles it waits for."""
        if state.shuffle_due:
            deal_at_random(self.game, state, dice, self.items)

    def play(self, state: State, dice: Dice) -> i64:
        """Plays the deal to its end or the horizon, and answers how many decisions that took."""
        decisions: i64 = 0
        most: i64 = self.game.most_decisions
        horizon = self.horizon
        self.deal(state, dice)
        while not state.is_over:
            if decisions == horizon and horizon > 0:
                return decisions
            if self.works_out and self.game.is_worked_out(state):
                return decisions
            seat = next_to_act(state, dice)
            self.game.apply(state, seat, self.next_action(state, seat, dice))
            self.deal(state, dice)
            decisions += 1
            if decisions > most:
                refuse_to_go_on(self.game)
        return decisions


def next_to_act(state: State, dice: Dice) -> Seat:
    """Who acts now: somebody who may interrupt and notices it, or else whose turn it is."""
    if state.may_interrupt != NOTHING:
        interrupting = state.may_interrupt & ~state.to_act
        if interrupting != NOTHING and (state.to_act == NOTHING or dice.below(4) < NOTICED_OF_FOUR):
            return Seat(nth(interrupting, dice.below(count(interrupting))))
    if state.turn != NO_SEAT:
        return state.turn
    return Seat(lowest(state.to_act))
