"""OpenSpiel's ISMCTS on our engine: the same views, moves, worlds and stakes, another search.

Four configurations, of which the best is *the peer*:

- ``p1``: as documented, keyed by the information state, with OpenSpiel's own random rollouts;
- ``p2``: the same with our random playout behind OpenSpiel's evaluator;
- ``p3``: keyed by what everybody sees, which is nearest to a tree shared by all worlds;
- ``p4``: ``p1`` with our careful players in the rollouts, the strongest that can be made of it.

The move is always the one visited most. Chance is kept out of the tree: the resampler fixes the
stock, and shuffles on the way are drawn as they come. OpenSpiel has an environment of its own;
``PAKL_PEER_PYTHON`` names its Python, as ``dev.py bench`` does.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any, Final

from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.bots.thinking import ANYTHING
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import State
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import NO_SEAT, SPECTATOR, Seat
from pakl.kernel.sets import has, lowest
from pakl.kernel.worlds import Worlds
from pakl.search.rollout import USUAL_NOISE, Rollout
from pakl.search.stakes import ALL, Stakes

USUAL_UCT: Final = 0.5
# With a single simulation OpenSpiel's bot fails.
LEAST_SIMULATIONS: Final = 3
SEED_LIMIT: Final = 1 << 30


def find_openspiel() -> None:
    """Puts OpenSpiel on the path.

    Raises:
        ImportError: If it is not at hand.
    """
    python = os.environ.get("PAKL_PEER_PYTHON")
    if python is None:
        raise ImportError("OpenSpiel is not at hand; run this by: python3 dev.py bench panel")
    for folder in Path(python).parents[1].glob("lib/python3*/site-packages"):
        if str(folder) not in sys.path:
            sys.path.append(str(folder))


find_openspiel()

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402


class GameKind:
    """What OpenSpiel asks about a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class GameSeen:
    """Our game as OpenSpiel knows it: by its kind alone."""

    def get_type(self) -> type[GameKind]:
        return GameKind


GAME: Final = GameSeen()


class Table:
    """What all states of one search share."""

    def __init__(self, position: Position, dice: Dice) -> None:
        sheet = position.sheet
        self.game = position.game
        self.seats = sheet.seats
        self.seat = position.seat
        self.dice = dice
        self.stakes = Stakes(sheet.game.match_rule(sheet.seats), position.before, sheet.seats)
        self.items = empty_pile(MOST_CARDS)
        zones = sheet.game.zones(sheet.seats)
        viewers = [*range(sheet.seats), SPECTATOR]
        self.open_to = {
            viewer: [zone.is_open_to(Seat(viewer)) for zone in zones] for viewer in viewers
        }
        self.ordered = [zone.ordered for zone in zones]


class PeerState:
    """A state of ours with the methods that OpenSpiel's search calls."""

    __slots__ = ("mover", "moves", "state", "table")

    def __init__(self, table: Table, state: State, moves: int = 0) -> None:
        self.table = table
        self.state = state
        self.moves = moves
        self.mover = self.next_mover()

    def next_mover(self) -> Seat:
        """Who moves next: the seat that thinks, where several choose at the same time."""
        state = self.state
        if state.turn != NO_SEAT:
            return state.turn
        if has(state.to_act, self.table.seat):
            return self.table.seat
        return Seat(lowest(state.to_act | state.may_interrupt)) if not state.is_over else NO_SEAT

    def get_game(self) -> GameSeen:
        return GAME

    def current_player(self) -> int:
        return int(self.mover)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.state.is_over or (player is not None and player != self.mover):
            return []
        return [int(one) for one in self.table.game.actions_at_random(self.state, self.mover)]

    def is_terminal(self) -> bool:
        return bool(self.state.is_over)

    def is_chance_node(self) -> bool:
        return False

    def returns(self) -> list[float]:
        table = self.table
        table.stakes.judge(table.game, self.state)
        return [2.0 * int(table.stakes.worths[seat]) / ALL - 1.0 for seat in range(table.seats)]

    def apply_action(self, action: int) -> None:
        table = self.table
        table.game.apply(self.state, self.mover, ActionId(action))
        if self.state.shuffle_due:
            deal_at_random(table.game, self.state, table.dice, table.items)
        self.moves += 1
        self.mover = self.next_mover()

    def clone(self) -> PeerState:
        return PeerState(self.table, self.state.copy(), self.moves)

    def information_state_string(self, player: int | None = None) -> str:
        # With what may be done: the search takes it to be the same wherever the same is seen, and
        # what was done in this turn, which a seat remembers, is not all in sight.
        viewer = int(self.mover) if player is None else player
        return f"{self.seen_by(viewer)} {self.legal_actions(viewer)}"

    def observation_string(self, player: int | None = None) -> str:
        return self.seen_by(int(SPECTATOR))

    def seen_by(self, viewer: int) -> str:
        """What a viewer sees, and how many moves were made since the search began."""
        table = self.table
        piles = table.game.piles(self.state)
        is_open = table.open_to[viewer]
        seen = [
            (pile if table.ordered[zone] else sorted(pile)) if is_open[zone] else len(pile)
            for zone, pile in enumerate(piles)
        ]
        return f"{self.moves} {seen} {table.game.facts(self.state, Seat(viewer))}"


class PlayedOut:
    """An evaluator that plays to the end with our rollouts."""

    def __init__(self, rollout: Rollout, dice: Dice) -> None:
        self.rollout = rollout
        self.dice = dice

    def evaluate(self, state: PeerState) -> list[float]:
        played = state.clone()
        self.rollout.play(played.state, self.dice)
        return played.returns()

    def prior(self, state: PeerState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with the processor's time as a limit beside the number of simulations."""

    seconds = 0.0
    simulations = 0

    def sample_root_state(self, state: PeerState) -> PeerState:
        self.simulations += 1
        sampled: PeerState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: PeerState) -> list[tuple[int, float]]:
        policy: list[tuple[int, float]]
        if not self.seconds:
            policy = super().run_search(state)
            return policy
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self.reset()
        self._root_node = self.create_new_node(state)
        until = time.thread_time() + self.seconds
        while self.simulations < LEAST_SIMULATIONS or time.thread_time() < until:
            self.run_simulation(self.sample_root_state(state))
        node = self._root_node
        if self._allow_inconsistent_action_sets:
            node = self.filter_illegals(node, legal)
        policy = self.get_final_policy(state, node)
        return policy


class Peer:
    """OpenSpiel's ISMCTS as a bot of the arena."""

    def __init__(self, name: str, *, is_public: bool, noise: int | None, uct: float) -> None:
        self.name = name
        self.is_public = is_public
        self.noise = noise
        self.uct = uct
        self.iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """The move visited most; what can be done out of turn is done."""
        self.iterations = 0
        actions = position.game.actions_at_random(position.world, position.seat)
        if position.may_wait or len(actions) == 1:
            return actions[dice.below(len(actions))]
        table = Table(position, dice)
        worlds = Worlds(position.game, position.world, position.knowledge)
        random_state = np.random.RandomState(dice.below(SEED_LIMIT))
        bot = TimedBot(
            GAME,
            self.evaluator(position, dice, random_state),
            self.uct,
            max(budget.iterations, LEAST_SIMULATIONS),
            random_state=random_state,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=self.is_public,
            allow_inconsistent_action_sets=self.is_public,
        )
        bot.seconds = budget.seconds

        def imagined() -> PeerState:
            world = worlds.imagine(dice)
            position.game.take_back_secrets(world, position.seat)
            return PeerState(table, world)

        bot.set_resampler(lambda _state, _player: imagined())
        chosen = bot.step(imagined())
        self.iterations = bot.simulations
        return ActionId(int(chosen))

    def evaluator(self, position: Position, dice: Dice, random_state: Any) -> Any:
        """How a leaf is judged."""
        if self.noise is None:
            return mcts.RandomRolloutEvaluator(1, random_state)
        horizon = 0 if self.noise == ANYTHING else position.game.horizon
        return PlayedOut(Rollout(position.game, self.noise, horizon), dice)


def p1(*, uct: float = USUAL_UCT) -> Peer:
    """As documented."""
    return Peer("p1", is_public=False, noise=None, uct=uct)


def p2(*, uct: float = USUAL_UCT) -> Peer:
    """With our random playout."""
    return Peer("p2", is_public=False, noise=ANYTHING, uct=uct)


def p3(*, uct: float = USUAL_UCT) -> Peer:
    """With a key of what everybody sees."""
    return Peer("p3", is_public=True, noise=ANYTHING, uct=uct)


def p4(*, uct: float = USUAL_UCT) -> Peer:
    """With our careful players in the rollouts."""
    return Peer("p4", is_public=False, noise=USUAL_NOISE, uct=uct)
