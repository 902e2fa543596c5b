"""What all choose at the same time is thought about as if nobody had chosen yet."""

from random import Random

import pytest

from pakl.bots.budget import Budget
from pakl.bots.position import Position, position_in
from pakl.bots.roster import bot_of
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.games import all_games, find_game
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.cards import Deck
from pakl.kernel.dice import Dice
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.match import Match
from pakl.kernel.outcome import MatchRule, Outcome, single_deal
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, has, members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import Zone
from pakl.search.clock import Clock
from pakl.search.regret import RegretSearch
from pakl.search.rollout import Rollout
from pakl.search.stakes import Stakes

THINKERS = ["bandit", "tree", "mixing"]


def choosing(options: dict[str, str], seats: int) -> Match:
    """A match of Cockroach Disco in which all are to choose."""
    match = Match(Sheet(find_game("disco").with_options(options), seats))
    match.let_deal(SeededDealer(7))
    while any(
        "hide" in match.game.actions.words(action) for action in match.legal_actions(Seat(0))
    ):
        for seat in range(seats):
            match.perform(Seat(seat), match.legal_actions(Seat(seat))[0])
    return match


def answer_of(name: str, position: Position) -> tuple[ActionId | None, int]:
    """What a bot chooses, and after how many iterations."""
    bot = bot_of(name)
    return bot.choose(position, Dice(3), Budget(iterations=30)), bot.iterations


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("options", [{}, {"hidden_guest": "on"}], ids=["plain", "hidden guest"])
def test_disco_7_who_has_chosen_and_what_makes_no_difference(
    name: str, options: dict[str, str]
) -> None:
    answers = set()
    for chosen in (-1, 0, 2):
        match = choosing(options, 3)
        if chosen >= 0:
            for other in (Seat(1), Seat(2)):
                match.perform(other, match.legal_actions(other)[chosen])
        answers.add(answer_of(name, position_in(match, Seat(0), Dice(1))))

    assert 1 == len(answers)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_taking_back_leaves_the_seat_its_choice_and_everybody_all_cards(game: Game) -> None:
    random = Random(game.id)
    for sheet in sheets_of(game):
        walk = Walk(sheet, random, most_steps=40)
        for _ in walk.go():
            if walk.state.shuffle_due != NO_SHUFFLE:
                continue
            for number in members_of(walk.state.to_act):
                seat, world = Seat(number), walk.state.copy()
                walk.game.take_back_secrets(world, seat)

                assert walk.state.to_act == walk.state.to_act & world.to_act
                assert cards_in(walk.game, walk.state) == cards_in(walk.game, world)
                assert walk.game.legal_actions(walk.state, seat) == walk.game.legal_actions(
                    world, seat
                )
                for other in members_of(world.to_act):
                    assert walk.game.legal_actions(world, Seat(other))


def cards_in(game: Game, state: State) -> list[int]:
    """All cards on the table."""
    return sorted(int(card) for pile in game.piles(state) for card in pile)


# A game of two that is solved: each shows one of two sides at the same time.

HEADS, TAILS = ActionId(0), ActionId(1)
# What the first wins, by its side and the other's
WORTH = ((1.0, 0.0), (0.5, 1.0))
HEADS_OF_FIRST = 1 / 3
HEADS_OF_SECOND = 2 / 3
VALUE = 2 / 3


class PenniesState(State):
    """Two pennies, each covered until both lie there."""

    def __init__(self) -> None:
        super().__init__(2, Seat(0))
        self.shown = [-1, -1]
        self.wait_for_all(3)

    def copy(self) -> State:
        other = PenniesState()
        other.shown = self.shown[:]
        other.to_act = self.to_act
        other.is_over = self.is_over
        return other


class Pennies(Game):
    """Uneven pennies: equal sides are the first's, and tails against heads is half won."""

    def __init__(self) -> None:
        super().__init__(
            "pennies",
            version=1,
            fewest_seats=2,
            most_seats=2,
            most_decisions=2,
            deck=Deck([]),
            actions=find_game("disco").actions,
            options=[],
            wished={},
        )

    def match_rule(self, seats: int) -> MatchRule:
        return single_deal(highest_wins=True)

    def zones(self, seats: int) -> list[Zone]:
        return []

    def lay_piles(self, state: State, piles: list[list[int]]) -> None:  # type: ignore[override]
        """There are no cards."""

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        choices.add_range(HEADS, 2)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, PenniesState)
        state.shown[seat] = int(action)
        state.wait_for_all(state.to_act & ~bit(seat))
        if not state.to_act:
            state.wait_for_nobody()

    def take_back_secrets(self, state: State, seat: Seat) -> None:
        assert isinstance(state, PenniesState)
        other = 1 - seat
        if not has(state.to_act, other):
            state.shown[other] = -1
            state.wait_for_all(3)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, PenniesState)
        won = int(2 * WORTH[state.shown[0]][state.shown[1]])
        return Outcome("", [won, 2 - won], [0, 0])


def learnt_by(seat: Seat, state: PenniesState) -> float:
    """How often a seat shows heads after some thought."""
    game = Pennies()
    worlds = Worlds(game, state, Knowledge(seat, [], []))
    stakes = Stakes(game.match_rule(2), [], 2)
    search = RegretSearch(game, seat, stakes, Rollout(game, 0), worlds)
    search.think(Clock(4_000, 0.0), Dice(5))
    learner = search.learner(seat)
    return learner.shares[learner.actions.index(HEADS)] / sum(learner.shares)


def test_the_average_of_all_mixtures_can_hardly_be_exploited() -> None:
    first = learnt_by(Seat(0), PenniesState())
    second = learnt_by(Seat(1), PenniesState())

    worst_for_first = min(first * WORTH[0][side] + (1 - first) * WORTH[1][side] for side in (0, 1))
    best_for_first = max(second * row[0] + (1 - second) * row[1] for row in WORTH)
    assert pytest.approx(HEADS_OF_FIRST, abs=0.06) == first
    assert pytest.approx(HEADS_OF_SECOND, abs=0.06) == second
    assert worst_for_first > VALUE - 0.03
    assert best_for_first < VALUE + 0.03


def test_what_the_other_has_chosen_already_is_not_answered() -> None:
    chosen = PenniesState()
    Pennies().apply(chosen, Seat(1), HEADS)

    assert learnt_by(Seat(0), PenniesState()) == learnt_by(Seat(0), chosen)
