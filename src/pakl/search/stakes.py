"""What a deal that was played on is worth to each seat: its chance to win the match.

Worth is counted in millionths, so that sums stay whole numbers.
"""

from math import erf, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.kernel.game import Game, State
from pakl.kernel.odds import CERTAIN
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule, Outcome, totals
from pakl.kernel.seats import Seat

ALL: Final = 1_000_000

# With more than two seats a good place is worth something without the win.
WIN_SHARE: Final = 0.7
# Beside the match a little of the deal's own result counts: far ahead or far behind, every
# choice has the same chance to win it, and play would drift.
DEAL_SHARE: Final = 0.15
# Less where the chance to win the match is known well.
DEAL_SHARE_IN_RACE: Final = 0.02

# A match to a target takes about so many deals, and in each the difference between two
# contestants swings by such a part of the target.
DEALS_TO_TARGET: Final = 6.0
SWING_OF_TARGET: Final = 0.22
LEAST_SWING: Final = 1.0


@final
class Stakes:
    """What a match stands at before the deal that is searched.

    Who plays gets further if a good place or a good deal counts a little beside the win. What
    people are told is only the chance to win: so it is where ``only_wins``.
    """

    def __init__(
        self, rule: MatchRule, before: list[Outcome], seats: int, *, only_wins: bool = False
    ) -> None:
        self.rule = rule
        self.before = before
        self.seats = seats
        self.only_wins = only_wins
        self.totals: list[int] = totals(before) if before else []
        worths: vec[i64] = vec[i64]()
        for _ in range(seats):
            worths = append(worths, 0)
        self.worths = worths

    def judge(self, game: Game, state: State) -> None:
        """Makes ``worths`` what a deal is worth that has ended, or was broken off."""
        if state.is_over:
            self.settle(game.outcome(state))
            return
        for seat in range(self.seats):
            chance = float(game.ahead(state, Seat(seat))) / CERTAIN
            self.worths[seat] = int(ALL * self.with_match(chance, seat))

    def with_match(self, chance: float, seat: int) -> float:
        """The chance to win the match of a seat that wins this deal with such a chance."""
        if not self.totals:
            return chance
        swing = self.swing_to_come(self.totals, self.totals, len(self.before))
        before = self.chance_to_win(self.totals, seat, swing)
        both = chance * before
        neither = (1.0 - chance) * (1.0 - before)
        if both + neither == 0.0:
            return chance
        return both / (both + neither)

    def settle(self, outcome: Outcome) -> None:
        """Makes ``worths`` what this end of the deal is worth to each seat."""
        outcomes = [*self.before, outcome]
        if self.rule.is_over(outcomes):
            self.settle_places(self.rule.places(outcomes))
            return
        points = outcome.scores[:]
        for contestant, total in enumerate(self.totals):
            points[contestant] += total
        swing = self.swing_to_come(points, outcome.scores, len(outcomes))
        share = DEAL_SHARE
        if self.only_wins:
            share = 0.0
        elif self.is_race(points):
            share = DEAL_SHARE_IN_RACE
        for seat in range(self.seats):
            chance = self.chance_to_win(points, seat, swing)
            result = self.chance_to_lead(outcome.scores, seat, swing)
            self.worths[seat] = int(ALL * ((1.0 - share) * chance + share * result))

    def settle_places(self, places: list[int]) -> None:
        """The match is over: a win counts most, and a better place than others a little."""
        winners = 0
        for place in places:
            if place == 1:
                winners += 1
        others = len(places) - 1
        for seat in range(self.seats):
            place = places[seat]
            if self.only_wins:
                self.worths[seat] = won(place, winners, len(places))
                continue
            level = 0
            for one in places:
                if one == place:
                    level += 1
            # Contestants who share a place share what its places are worth.
            behind = others - (place - 1) - (level - 1) / 2.0
            worth = behind / others
            if others > 1:
                win = 1.0 / winners if place == 1 else 0.0
                worth = WIN_SHARE * win + (1.0 - WIN_SHARE) * worth
            self.worths[seat] = int(ALL * worth)

    def swing_to_come(self, points: list[int], scores: list[int], deals: int) -> float:
        """By how much the rest of the match may still move one contestant against another."""
        rule = self.rule
        if rule.deals != UNTIL_TARGET:
            spread = float(max(scores) - min(scores))
            return max(LEAST_SWING, spread) * sqrt(float(rule.deals - deals))
        left = 1.0 - max(points) / rule.target
        swing = SWING_OF_TARGET * rule.target
        return max(LEAST_SWING, swing) * sqrt(max(1.0, left * DEALS_TO_TARGET))

    def is_race(self, points: list[int]) -> bool:
        """Whether the game itself can tell how likely each wins with such points."""
        race = self.rule.race
        if race is None or self.rule.deals != UNTIL_TARGET:
            return False
        return race.tells(points[0], points[1])

    def chance_to_win(self, points: list[int], seat: int, swing: float) -> float:
        """The chance of a seat to win the match, as far as that can be told from the points."""
        race = self.rule.race
        if race is not None and self.is_race(points):
            return race.chance(points[seat], points[1 - seat])
        return self.chance_to_lead(points, seat, swing)

    def chance_to_lead(self, points: list[int], seat: int, swing: float) -> float:
        """The chance that a seat ends ahead of all others, if each is a race of its own."""
        sign = 1.0 if self.rule.highest_wins else -1.0
        chance = 1.0
        for other in range(len(points)):
            if other != seat:
                lead = sign * (points[seat] - points[other])
                chance *= 0.5 * (1.0 + erf(lead / (swing * 1.4142135623730951)))
        return chance


def won(place: int, winners: int, contestants: int) -> i64:
    """What a place is worth if nothing but the win counts.

    Several may win, as all but one do in Karma. Where all are level nobody does more than his
    share.
    """
    if place > 1:
        return 0
    if winners == contestants:
        return ALL // contestants
    return ALL
