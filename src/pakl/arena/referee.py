"""The referee: one match of a deal group, from the first shuffle to the places."""

from dataclasses import dataclass
from typing import Final

from pakl.arena.costs import Costs
from pakl.arena.players import Player
from pakl.arena.seeds import dice_for, seed_for
from pakl.bots.budget import Budget, cpu_seconds
from pakl.kernel.dice import Dice
from pakl.kernel.errors import IllegalAction, Malformed, RulesBroken
from pakl.kernel.match import Match
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import has
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import permutation_of

# Random play ends within a game's own bound; who plays on purpose may take longer.
PATIENCE: Final = 4


@dataclass
class Sitting:
    """A player at a seat, with the chance that is its own and what its decisions cost."""

    player: Player
    budget: Budget
    dice: Dice
    world_dice: Dice
    costs: Costs


@dataclass(frozen=True)
class Standing:
    """How a match ended, by seat. What several share is divided among them.

    Places are those among the seats: a dummy takes none from anybody.
    """

    wins: list[float]
    places: list[float]
    lasts: list[float]
    points: list[float]


class Keys:
    """The keys of one game of a deal group: the deal's own for shuffles, the game's for bots."""

    def __init__(self, block: str, number: int, game: int) -> None:
        self.deal = (block, number)
        self.game = game

    def of_shuffle(self, deal_number: int, lot: str, count: int) -> bytes:
        """The seed of a deal's shuffle of this name, the first of which has count 0."""
        return seed_for(*self.deal, "shuffle", deal_number, lot, count)

    def of_asking(self) -> bytes:
        """The seed of the orders in which several who may act are asked."""
        return seed_for(*self.deal, "asking")

    def dice(self, purpose: str, words: str, seat: int) -> Dice:
        """The dice of a player at a seat."""
        return dice_for(*self.deal, purpose, words, seat, self.game)


class Referee:
    """Leads one match: shuffles by key, asks whoever may act, and helps nobody."""

    def __init__(self, sheet: Sheet, sittings: list[Sitting], keys: Keys) -> None:
        self.match = Match(sheet)
        self.sittings = sittings
        self.keys = keys
        self.asking = keys.of_asking()
        self.shuffles: dict[tuple[int, str], int] = {}
        self.most_decisions = PATIENCE * sheet.game.most_decisions
        self.decisions = 0
        self.decisions_by_deal: dict[int, int] = {}

    def play(self) -> Standing:
        """Plays the match to its end.

        Raises:
            Malformed: If a bot does what is not legal, or a deal does not end.
        """
        self.deal()
        while not self.match.is_over():
            self.one_decision()
            self.deal()
        return standing_of(self.match)

    def deal(self) -> None:
        """Makes every shuffle that is due, each by its own key."""
        match = self.match
        while (lot := match.due()) is not None:
            deal_number = len(match.outcomes)
            count = self.shuffles.get((deal_number, lot.name), 0)
            self.shuffles[deal_number, lot.name] = count + 1
            items = match.items()
            seed = self.keys.of_shuffle(deal_number, lot.name, count)
            match.shuffle([items[place] for place in permutation_of(seed, 0, len(items))])

    def one_decision(self) -> None:
        """Asks until somebody acts: first who may interrupt, then who is to act."""
        self.decisions += 1
        deal_number = len(self.match.outcomes)
        in_this_deal = self.decisions_by_deal.get(deal_number, 0) + 1
        self.decisions_by_deal[deal_number] = in_this_deal
        if in_this_deal > self.most_decisions:
            raise Malformed(f"{self.where()} does not end: the bots go round in circles")
        for seat in self.seats_to_ask():
            if self.acts(seat):
                return
        raise RulesBroken(f"{self.where()} waits for somebody who may not act")

    def seats_to_ask(self) -> list[Seat]:
        """Those who may act, in the order in which they are asked; mostly only one."""
        state = self.match.state()
        if state.alone != NO_SEAT:
            return [state.alone]
        order = permutation_of(self.asking, self.decisions, self.match.sheet.seats)
        interrupting = [
            Seat(seat)
            for seat in order
            if has(state.may_interrupt, seat) and not has(state.to_act, seat)
        ]
        return interrupting + [Seat(seat) for seat in order if has(state.to_act, seat)]

    def acts(self, seat: Seat) -> bool:
        """Whether a seat that is asked acts rather than waits; if so it has."""
        sitting = self.sittings[seat]
        position = sitting.player.look(self.match, seat, sitting.world_dice)
        bot = sitting.player.bot
        started = cpu_seconds()
        action = bot.choose(position, sitting.dice, sitting.budget)
        sitting.costs.note(sitting.budget, bot.iterations, cpu_seconds() - started)
        if action is None:
            if not position.may_wait:
                raise Malformed(f"the bot {bot.name!r} waits where it must act, in {self.where()}")
            return False
        try:
            self.match.perform(seat, action)
        except (IllegalAction, Malformed) as error:
            raise Malformed(
                f"the bot {bot.name!r} does what it may not, in {self.where()}: {error}"
            ) from error
        return True

    def where(self) -> str:
        """Which match this is, for those who look for a fault."""
        block, number = self.keys.deal
        return f"game {self.keys.game} of deal group {number} of {block}"


def standing_of(match: Match) -> Standing:
    """How a finished match ended for its seats."""
    seats = match.sheet.seats
    places = match.places()[:seats]
    better = [sum(other < place for other in places) for place in places]
    equal = [places.count(place) for place in places]
    sign = 1.0 if match.rule.highest_wins else -1.0
    return Standing(
        wins=[1 / same if ahead == 0 else 0.0 for ahead, same in zip(better, equal)],
        places=[ahead + (same + 1) / 2 for ahead, same in zip(better, equal)],
        lasts=[1 / same if ahead + same == seats else 0.0 for ahead, same in zip(better, equal)],
        points=[sign * total for total in match.totals()[:seats]],
    )
