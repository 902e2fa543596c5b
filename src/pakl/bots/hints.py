"""Hints for people: the strongest comparison there is, and what it found out on the way.

A hint knows what the seat was told and nothing else. Every number in it was counted in the
worlds that were imagined.

Where several choose at the same time among a few moves none is the best: whoever always chose it
could be read. There a hint is a mixture, which says how often each move should be chosen.
"""

from typing import Final

from pakl.bots.answering import position_of
from pakl.bots.budget import Budget
from pakl.bots.comparing import Comparison, Lead, Tally, mean_of, standard_error
from pakl.bots.position import Position
from pakl.bots.thinking import MixingBot, choosing_with, likely_first, worked_out_shares
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.outcome import UNTIL_TARGET
from pakl.kernel.sets import count
from pakl.kernel.worlds import Worlds
from pakl.play.frames import HintMove
from pakl.play.ports import Advice, Question
from pakl.search.clock import Clock
from pakl.search.rollout import USUAL_NOISE, Rollout

MOST_MOVES: Final = 3
# So many candidates are left in each round of the search, of which each has this time.
ROUNDS: Final = (12, 6, MOST_MOVES)
FOR_A_ROUND: Final = Budget(seconds=0.3)
MOST_WORLDS: Final = 2_000
# Of more moves than these, shares would be mostly chance, and each would have a small one.
MOST_TO_MIX: Final = 6
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
    mixture: dict[ActionId, float] = {}
    actions = likely_first(position, dice)
    rounds: tuple[int, ...] = ROUNDS
    if len(position.legal) <= MOST_TO_MIX and count(choosing_with(position)) > 1:
        mixture = mixture_in(position, dice, budget)
        actions = sorted(mixture, key=lambda action: -mixture[action])
        rounds = (MOST_MOVES,)
    rollout = Rollout(position.game, USUAL_NOISE, position.game.horizon, is_experienced=True)
    worlds = Worlds(position.game, position.world, position.knowledge)
    tallies: list[Tally] = []
    for left in rounds:
        # What came out best was lucky, too: so each round counts anew.
        comparison = Comparison(position, actions[:left], worlds, rollout)
        comparison.go_on(MOST_WORLDS, budget, dice)
        tallies = comparison.leaders_first()
        actions = [tally.action for tally in tallies]
    tallies.sort(key=lambda tally: (-mixture.get(tally.action, 0.0), -mean_of(tally.chances)))
    rule = position.game.match_rule(position.sheet.seats)
    return Advice(
        moves=[move_of(position, tally, tallies[0], mixture) for tally in tallies],
        worlds=tallies[0].worlds,
        is_for_match=rule.deals == UNTIL_TARGET or rule.deals > 1,
    )


def mixture_in(position: Position, dice: Dice, budget: Budget) -> dict[ActionId, float]:
    """How often each move should be chosen where several choose at the same time."""
    worked_out = worked_out_shares(position)
    if worked_out:
        return {action: share for action, share in worked_out.items() if share > 0.0}
    search = MixingBot().search(position)
    for _ in ROUNDS[1:]:
        search.think(Clock(budget.iterations, budget.seconds), dice)
    actions = search.learner(position.seat).actions
    mixture = zip(actions, search.mixture(), strict=True)
    return {action: share for action, share in mixture if share > 0.0}


def move_of(
    position: Position, tally: Tally, best: Tally, mixture: dict[ActionId, float]
) -> HintMove:
    """One move, with what was counted of it, and its share of the mixture if there is one."""
    lead = Lead(best.chances, tally.chances)
    worlds = max(tally.worlds, 1)
    return HintMove(
        action=position.game.actions.words(tally.action),
        chance=round(mean_of(tally.chances), DIGITS),
        error=round(standard_error(tally.chances), DIGITS),
        wins=round(tally.wins / worlds, DIGITS),
        points=round(tally.points / worlds, DIGITS) if tally.ended == tally.worlds else None,
        cut_short=round(tally.cut_short / worlds, DIGITS),
        is_level=not mixture and tally is not best and lead.mean <= lead.error,
        share=round(mixture[tally.action], DIGITS) if mixture else None,
    )
