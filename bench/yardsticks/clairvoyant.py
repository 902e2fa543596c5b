"""Players who see through the cards: how much there is to gain from knowing where they lie.

``sees_all`` knows every card, the order of the stock too. ``sees_hands`` knows what everybody
holds, but not what comes: the difference is the worth of prophecy. Each lets a bot of the roster
think, so both sides of a comparison search in the same way.
"""

from __future__ import annotations

from pakl.arena.players import Player
from pakl.bots.position import Position
from pakl.bots.roster import bot_of
from pakl.kernel.dice import Dice
from pakl.kernel.knowledge import Knowledge, Token
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has


def sees_all(*, search: str = "bandit") -> Player:
    """A bot that is shown the whole truth."""
    return Player(bot_of(search), truth_for)


def sees_hands(*, search: str = "bandit") -> Player:
    """A bot that is shown all hands, but no pile that lies in an order nobody knows."""
    return Player(bot_of(search), hands_for)


def truth_for(match: Match, seat: Seat, _: Dice) -> Position:
    """The position of a seat that knows everything."""
    return position_knowing(match, seat, is_order_known=True)


def hands_for(match: Match, seat: Seat, _: Dice) -> Position:
    """The position of a seat that knows everything but what is to be drawn."""
    return position_knowing(match, seat, is_order_known=False)


def position_knowing(match: Match, seat: Seat, *, is_order_known: bool) -> Position:
    """A position with the true deal, and knowledge of it."""
    state = match.state()
    knowledge = Knowledge(seat, match.zones, [])
    for zone, pile in zip(match.zones, match.game.piles(state)):
        if is_order_known or not zone.ordered or zone.is_open_to(seat):
            knowledge.tokens.append([Token(card, -1) for card in pile])
        else:
            knowledge.tokens.append(knowledge.new_group(pile))
    return Position(
        sheet=match.sheet,
        seat=seat,
        knowledge=knowledge,
        world=state.copy(),
        before=match.outcomes[:],
        legal=match.legal_actions(seat),
        may_wait=not has(state.to_act, seat),
    )
