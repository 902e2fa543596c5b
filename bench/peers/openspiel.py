"""OpenSpiel's side of a benchmark: a process of its own that answers one question at a time.

A question is a line of JSON on the standard input, its answer a line of JSON on the
standard output. In between the process sleeps, so whoever asks has the machine to itself.

    {"question": "prepare", "game": "hearts"}
    {"question": "whole deals", "game": "hearts", "seconds": 0.2}

Whatever could be chosen is chosen in OpenSpiel's favour: its whole deals in C++ begin
with the cards dealt already and the faster of two ways to play them counts, and its loop
in Python makes the fewest calls and draws lots in the cheapest way that is right.
"""

from __future__ import annotations

import importlib.metadata
import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

import pyspiel

DEALS: Final = 100
GAMES_TO_COUNT_A_DEAL: Final = 100
GAMES_TO_CHECK_A_DEAL: Final = 20
GAMES_TO_LOOK_AT_CHANCE: Final = 50
ROLLOUTS_AT_ONCE: Final = 100
GAMES_AT_ONCE: Final = 10
COPIES_AT_ONCE: Final = 1000
SECONDS_TO_COMPARE: Final = 0.5
SEED: Final = 1

# What the search needs to be told besides its evaluator; one simulation is one evaluation.
EXPLORATION: Final = 1.4
SIMULATIONS: Final = 1
MEGABYTES: Final = 100

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)

Work = Callable[[], float]
Draw = Callable[[pyspiel.State], int]


def repeat_for(seconds: float, work: Work) -> dict[str, float]:
    """Repeats the work for so long: what it counted, and the time it really took."""
    count = 0.0
    started = time.process_time()
    while True:
        count += work()
        taken = time.process_time() - started
        if taken >= seconds:
            return {"count": count, "seconds": taken}


# Chance


def draw_weighed(state: pyspiel.State) -> int:
    """An outcome of chance by its probability."""
    outcomes, probabilities = zip(*state.chance_outcomes())
    outcome: int = random.choices(outcomes, probabilities)[0]
    return outcome


def draw_even(state: pyspiel.State) -> int:
    """An outcome of chance where all are equally likely; several times faster."""
    outcomes: list[int] = state.legal_actions()
    return outcomes[int(random.random() * len(outcomes))]


def is_even(state: pyspiel.State) -> bool:
    """Whether all outcomes of this chance are equally likely."""
    probabilities: list[float] = [probability for _, probability in state.chance_outcomes()]
    return max(probabilities) - min(probabilities) < 1e-9


def has_even_chance_only(game: pyspiel.Game) -> bool:
    """Whether in some random games every chance was an even one."""
    for _ in range(GAMES_TO_LOOK_AT_CHANCE):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and not is_even(state):
                return False
            step_at_random(state, draw_weighed)
    return True


# Playing from Python


def step_at_random(state: pyspiel.State, draw: Draw) -> int:
    """Goes one node on at random and answers how many decisions that was."""
    player = state.current_player()
    if player == CHANCE:
        state.apply_action(draw(state))
        return 0
    if player == SIMULTANEOUS:
        choices = [state.legal_actions(each) for each in range(state.num_players())]
        state.apply_actions([actions[int(random.random() * len(actions))] for actions in choices])
        return len(choices)
    actions = state.legal_actions()
    state.apply_action(actions[int(random.random() * len(actions))])
    return 1


def play_one_at_a_time(state: pyspiel.State, draw: Draw) -> int:
    """Plays to the end, every action from Python, and answers how many decisions that took."""
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
        elif player == TERMINAL:
            return decisions
        else:
            decisions += step_at_random(state, draw)


def deal_out(game: pyspiel.Game, draw: Draw) -> pyspiel.State:
    """A state in which the cards are dealt and a player is to decide."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(draw(state))
    return state


def play_half(deal: pyspiel.State, decisions: float, draw: Draw) -> pyspiel.State:
    """The deal played to the middle; once more if it ended before."""
    while True:
        state = deal.clone()
        made = 0
        while made < decisions / 2 and not state.is_terminal():
            made += step_at_random(state, draw)
        if not state.is_terminal():
            return state


# One game


class Contender:
    """A game, dealt many times, and the ways to play and copy these deals."""

    def __init__(self, name: str) -> None:
        random.seed(SEED)
        self.game = pyspiel.load_game(name)
        self.draw = draw_even if has_even_chance_only(self.game) else draw_weighed
        self.deals = [deal_out(self.game, self.draw) for _ in range(DEALS)]
        self.decisions = [self.mean_decisions(deal) for deal in self.deals]
        halves = zip(self.deals, self.decisions)
        self.halfway = [play_half(deal, decisions, self.draw) for deal, decisions in halves]
        self.coming: Iterator[int] = itertools.cycle(range(DEALS))
        self.bots = [
            pyspiel.make_uniform_random_bot(player, SEED + player)
            for player in range(self.game.num_players())
        ]
        self.search, self.searched = self.prepare_search()
        self.way, self.play = self.fastest_way()

    def mean_decisions(self, deal: pyspiel.State) -> float:
        """How many decisions a random game of this deal takes on average."""
        games = range(GAMES_TO_COUNT_A_DEAL)
        return sum(play_one_at_a_time(deal.clone(), self.draw) for _ in games) / len(games)

    def prepare_search(self) -> tuple[pyspiel.MCTSBot, list[pyspiel.State]]:
        """A search that only rolls out, and deals it can begin from: it wants players in turn."""
        game = self.game
        deals = self.deals
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)
            deals = [self.in_turn(game, deal) for deal in deals]
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_AT_ONCE, SEED)
        options = (EXPLORATION, SIMULATIONS, MEGABYTES, False, SEED, False)
        return pyspiel.MCTSBot(game, evaluator, *options), deals

    def in_turn(self, game: pyspiel.Game, deal: pyspiel.State) -> pyspiel.State:
        """The same deal of the game in which players act in turn."""
        state = game.new_initial_state()
        for action in deal.history():
            state.apply_action(action)
        return state

    def roll_out(self) -> float:
        """Plays the next deal many times by the search's random rollouts, all in C++."""
        deal = next(self.coming)
        self.search.step(self.searched[deal])
        return ROLLOUTS_AT_ONCE * self.decisions[deal]

    def let_bots_play(self) -> float:
        """Plays the next deal many times by random bots, all in C++ but for the first call."""
        deal = next(self.coming)
        for _ in range(GAMES_AT_ONCE):
            pyspiel.evaluate_bots(self.deals[deal].clone(), self.bots, random.getrandbits(30))
        return GAMES_AT_ONCE * self.decisions[deal]

    def fastest_way(self) -> tuple[str, Work]:
        """The faster of the two ways to play whole deals in C++."""
        ways = {"rollouts of MCTSBot": self.roll_out, "evaluate_bots": self.let_bots_play}
        speeds: dict[str, float] = {}
        for way, play in ways.items():
            sample = repeat_for(SECONDS_TO_COMPARE, play)
            speeds[way] = sample["count"] / sample["seconds"]
        fastest = max(speeds, key=lambda way: speeds[way])
        return fastest, ways[fastest]

    def play_from_python(self) -> float:
        """Deals some deals and plays them, one action at a time, the dealer's too."""
        games = range(GAMES_AT_ONCE)
        return sum(play_one_at_a_time(self.game.new_initial_state(), self.draw) for _ in games)

    def play_dealt_from_python(self) -> float:
        """Plays the next deal some times from the dealt cards on, one action at a time."""
        deal = self.deals[next(self.coming)]
        return sum(play_one_at_a_time(deal.clone(), self.draw) for _ in range(GAMES_AT_ONCE))

    def copy_from_python(self) -> float:
        """Copies the next state in mid-game many times."""
        state = self.halfway[next(self.coming)]
        for _ in range(COPIES_AT_ONCE):
            state.clone()
        return COPIES_AT_ONCE

    def mean_decisions_of_bots(self) -> float:
        """Mean decisions of a game, from the histories of games played in C++."""
        decisions = 0
        for deal in self.deals:
            for _ in range(GAMES_TO_CHECK_A_DEAL):
                state = deal.clone()
                pyspiel.evaluate_bots(state, self.bots, random.getrandbits(30))
                decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions / (DEALS * GAMES_TO_CHECK_A_DEAL)

    def description(self) -> dict[str, object]:
        """What was counted and chosen before anything is measured."""
        return {
            "version": importlib.metadata.version("open_spiel"),
            "way": self.way,
            "decisions in C++": self.mean_decisions_of_bots(),
            "decisions from Python": sum(self.decisions) / DEALS,
        }


def answer_questions() -> None:
    """Answers every line of the standard input until it ends."""
    contenders: dict[str, Contender] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["game"]
        if name not in contenders:
            contenders[name] = Contender(name)
        contender = contenders[name]
        works = {
            "whole deals": contender.play,
            "one at a time": contender.play_from_python,
            "one at a time, dealt": contender.play_dealt_from_python,
            "copies": contender.copy_from_python,
        }
        if asked["question"] == "prepare":
            answer = contender.description()
        else:
            answer = {**repeat_for(asked["seconds"], works[asked["question"]])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    answer_questions()
