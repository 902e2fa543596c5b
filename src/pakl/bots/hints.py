"""Hints for people: the strongest comparison there is, and what it found out on the way.

A hint knows what the seat was told and nothing else. Every number in it was counted in the
worlds that were imagined.
"""

from typing import Final

from pakl.bots.answering import position_of
from pakl.bots.budget import Budget
from pakl.bots.comparing import Comparison, Lead, Tally, mean_of, standard_error
from pakl.bots.position import Position
from pakl.bots.thinking import best_rated_first
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.outcome import UNTIL_TARGET
from pakl.kernel.worlds import Worlds
from pakl.play.frames import HintMove
from pakl.play.ports import Advice, Question
from pakl.search.rollout import USUAL_NOISE, Rollout

MOST_MOVES: Final = 3
# So many candidates are left in each round of the search, of which each has this time.
ROUNDS: Final = (12, 6, MOST_MOVES)
FOR_A_ROUND: Final = Budget(seconds=0.3)
MOST_WORLDS: Final = 2_000
DIGITS: Final = 4


def advise(question: Question, dice: Dice) -> Advice:
    """What the seat that is asked may want to do.

    Raises:
        Malformed: If there is nothing to choose from, or the deal can't be followed.
    """
    if not question.legal:
        raise Malformed("a hint was asked for where there is nothing to choose from")
    position = position_of(question, dice)
    if position is None:
        raise Malformed("the deal can't be followed from what this seat was told")
    return advice_in(position, dice, FOR_A_ROUND)


def advice_in(position: Position, dice: Dice, budget: Budget) -> Advice:
    """The best moves of a position; each round of the search has this budget."""
    actions = best_rated_first(position, dice)
    worlds = Worlds(position.game, position.world, position.knowledge)
    comparison = Comparison(
        position,
        actions[: ROUNDS[0]],
        worlds,
        Rollout(position.game, USUAL_NOISE, position.game.horizon),
    )
    for left in ROUNDS:
        comparison.keep(comparison.leaders_first()[:left])
        comparison.go_on(MOST_WORLDS, budget, dice)
    tallies = sorted(comparison.tallies, key=by_chance)
    rule = position.game.match_rule(position.sheet.seats)
    return Advice(
        moves=[move_of(position, tally, tallies[0]) for tally in tallies],
        worlds=tallies[0].worlds,
        is_for_match=rule.deals == UNTIL_TARGET or rule.deals > 1,
    )


def by_chance(tally: Tally) -> float:
    """Sorts moves, those with the best chance to win first."""
    return -mean_of(tally.chances)


def move_of(position: Position, tally: Tally, best: Tally) -> HintMove:
    """One move, with what was counted of it."""
    lead = Lead(best.chances, tally.chances)
    worlds = max(tally.worlds, 1)
    return HintMove(
        action=position.game.actions.words(tally.action),
        chance=round(mean_of(tally.chances), DIGITS),
        error=round(standard_error(tally.chances), DIGITS),
        wins=round(tally.wins / worlds, DIGITS),
        points=round(tally.points / worlds, DIGITS) if tally.ended == tally.worlds else None,
        cut_short=round(tally.cut_short / worlds, DIGITS),
        is_level=tally is not best and lead.mean <= lead.error,
    )
