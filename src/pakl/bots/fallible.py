"""The bot that people play against: it thinks as far as its level goes, and errs in measure."""

from dataclasses import replace
from math import exp
from typing import Final

from pakl.bots.bot import Bot
from pakl.bots.budget import Budget
from pakl.bots.comparing import Comparison, Lead, Tally
from pakl.bots.forgetting import remembered
from pakl.bots.levels import ANYTHING, USUAL, Level, level_of, level_short_by
from pakl.bots.position import Position
from pakl.bots.quick import rated_actions
from pakl.bots.roster import bot_of
from pakl.bots.thinking import likely_first
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import State
from pakl.kernel.worlds import Worlds
from pakl.search.rollout import Rollout

# In so many worlds a move must win at once to be taken for a win.
WORLDS_TO_BE_SURE: Final = 2
GRAIN: Final = 1 << 20


class FallibleBot:
    """A bot of a level, in whatever game it is asked to play."""

    def __init__(self, *, level: str = USUAL, shortfall: float | None = None) -> None:
        """Whoever looks for the right shortfall may try another one than the level's own."""
        self.level = level
        self.name = level
        self.shortfall = shortfall
        self.iterations = 0

    def capable_of(self, game_id: str) -> Level:
        """What it is capable of in a game."""
        if self.shortfall is None:
            return level_of(self.level, game_id)
        return level_short_by(self.shortfall, game_id)

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """What a player of this level does."""
        self.iterations = 0
        level = self.capable_of(position.game.id)
        budget = level.budget_within(budget)
        actions = likely_first(position, dice)
        if position.may_wait:
            # What the rules let one do out of turn, such as catching somebody, pays.
            return actions[0] if share(dice) < level.attention else None
        if len(actions) == 1:
            return actions[0]
        knowledge = remembered(position.knowledge, level.memory, dice)
        worlds = Worlds(position.game, position.world, knowledge)
        win = win_at_once(position, worlds, actions, dice)
        if win is not None:
            return win
        if level.search:
            thinker = bot_of(level.search)
            chosen = thinker.choose(replace(position, knowledge=knowledge), dice, budget)
            self.iterations = thinker.iterations
            return chosen
        if share(dice) >= level.attention:
            actions = in_any_order(position, dice)
        return self.compared(level, position, worlds, actions, dice, budget)

    def compared(
        self,
        level: Level,
        position: Position,
        worlds: Worlds,
        actions: list[ActionId],
        dice: Dice,
        budget: Budget,
    ) -> ActionId:
        """The move that is chosen after a look at the best of them in some worlds."""
        candidates = min(level.candidates, budget.iterations or level.candidates)
        comparison = Comparison(
            position,
            actions[:candidates],
            worlds,
            Rollout(position.game, level.noise, position.game.horizon, is_experienced=True),
            minds_the_match=level.minds_the_match,
        )
        comparison.go_on(level.worlds, budget, dice)
        self.iterations = comparison.iterations
        for tally in comparison.tallies:
            if tally.wins_at_once():
                return tally.action
        return drawn_by_loss(level, comparison.tallies, dice)


def in_any_order(position: Position, dice: Dice) -> list[ActionId]:
    """All that leads anywhere, as it comes to hand."""
    lots = [(dice.below(GRAIN), action) for _, action in rated_actions(position)]
    return [action for _, action in sorted(lots)]


def opponent_of(level: str) -> Bot:
    """The bot of a level, or the one that plays anything, for those who want none.

    Raises:
        Malformed: If there is no such level.
    """
    if level == ANYTHING:
        return bot_of(ANYTHING)
    level_of(level)
    return FallibleBot(level=level)


def win_at_once(
    position: Position, worlds: Worlds, actions: list[ActionId], dice: Dice
) -> ActionId | None:
    """A move that ends the match, and wins it wherever the unseen cards lie."""
    for _ in range(WORLDS_TO_BE_SURE):
        world = worlds.imagine(dice)
        actions = [action for action in actions if wins_match(position, world, action)]
        if not actions:
            return None
    return actions[0]


def wins_match(position: Position, world: State, action: ActionId) -> bool:
    """Whether a move ends the match in this world with the seat as its winner."""
    game, sheet = position.game, position.sheet
    state = world.copy()
    game.apply(state, position.seat, action)
    if not state.is_over:
        return False
    outcomes = [*position.before, game.outcome(state)]
    rule = game.match_rule(sheet.seats)
    return rule.is_over(outcomes) and rule.places(outcomes)[position.seat] == 1


def drawn_by_loss(level: Level, tallies: list[Tally], dice: Dice) -> ActionId:
    """One of the candidates: the more is lost by one the rarer it is, and never too much."""
    gains = [believed_gain(level, tally, tallies[0]) for tally in tallies]
    best = max(gains)
    weights = [
        exp((gain - best) / level.temperature) if best - gain <= level.cap else 0.0
        for gain in gains
    ]
    left = share(dice) * sum(weights)
    for tally, weight in zip(tallies, weights):
        left -= weight
        if left < 0.0:
            return tally.action
    return tallies[gains.index(best)].action


def believed_gain(level: Level, tally: Tally, favourite: Tally) -> float:
    """By how much a candidate is better than the favourite, as far as the level believes it."""
    lead = Lead(tally.worths, favourite.worths)
    if 0.0 < lead.mean <= level.doubt * lead.error:
        return 0.0
    return lead.mean


def share(dice: Dice) -> float:
    """A number from 0 to 1."""
    return float(dice.below(GRAIN)) / GRAIN
