"""Bots that don't search: chance, a game's own judgement, and experience."""

from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.dice import Dice


class RandomBot:
    """Anything legal, all alike; waiting is one more choice.

    Where play could go round in circles it keeps to what leads out of them.
    """

    name = "random"
    iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        actions = position.game.actions_at_random(position.world, position.seat)
        place = dice.below(len(actions) + int(position.may_wait))
        return actions[place] if place < len(actions) else None


class HeuristicBot:
    """What looks best by ``Game.rate``; one at random of several that look alike.

    It does not wait: what the rules let one do out of turn, such as catching somebody, pays.
    """

    name = "heuristic"
    iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        best = best_rated(position)
        return best[dice.below(len(best))]


class ExperiencedBot:
    """What somebody leans to most who has played the game a million times, by ``Game.lean``.

    A game of which there is no experience is played by its ratings.
    """

    name = "experienced"
    iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        if not position.game.is_experienced:
            return HeuristicBot().choose(position, dice, budget)
        leanings = leanings_in(position)
        best = max(leaning for leaning, _ in leanings)
        return next(action for leaning, action in leanings if leaning == best)


def leanings_in(position: Position) -> list[tuple[int, ActionId]]:
    """What the seat may do, each with how much an experienced player leans to it."""
    choices, ratings = Choices(), Ratings()
    position.game.choose(position.world, position.seat, choices)
    position.game.lean(position.world, position.seat, choices, ratings)
    return [(ratings.at(place), choices.at(place)) for place in range(choices.size)]


def best_rated(position: Position) -> list[ActionId]:
    """The actions that the game rates highest for the seat, of those that lead somewhere."""
    rated = rated_actions(position)
    best = max(rating for rating, _ in rated)
    return [action for rating, action in rated if rating == best]


def rated_actions(position: Position) -> list[tuple[int, ActionId]]:
    """What the seat may do, less what leads round in circles, each with its rating."""
    game, seat = position.game, position.seat
    choices, ratings = Choices(), Ratings()
    if game.may_go_in_circles:
        game.choose_at_random(position.world, seat, choices)
    else:
        game.choose(position.world, seat, choices)
    game.rate(position.world, seat, choices, ratings)
    return [(ratings.at(place), choices.at(place)) for place in range(choices.size)]
