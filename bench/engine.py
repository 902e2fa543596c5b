"""How fast the engine is beside OpenSpiel's C++: ``python3 dev.py bench engine``.

Three things are measured for every pair of comparable games: whole deals played at
random, one action at a time from Python, and copying a state in mid-game. All are
ratios within one run. Both sides take turns, ours, theirs, ours, theirs, each in its
own process and only one at a time, and every round gives one ratio. The tables show
their median and quartiles, so a slow machine or a busy one moves both sides.

Time is the processor's, as the process itself was given it. A decision is a choice of
a player; shuffling, dealing and chance cost time and count for nothing. In the compiled
whole deals ours shuffle and deal, theirs are dealt already: ``peers/openspiel.py`` says
how else OpenSpiel is favoured.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

import pakl
from pakl.kernel import playout
from pakl.kernel.dice import Dice
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.seats import NO_SEAT, Seat

PEER: Final = Path(__file__).parent / "peers" / "openspiel.py"


class Pair(NamedTuple):
    """A game of ours and one of OpenSpiel's like it."""

    game_id: str
    seats: int
    peer_game: str
    bar: float  # how many times as fast whole deals are to be

    def name(self) -> str:
        """Both sides, for the table."""
        return f"{self.game_id} {self.seats} : {self.peer_game}"


# A pair is measured as soon as its game is here.
PAIRS: Final = (
    Pair("maumau", 4, "crazy_eights(players=4)", bar=6),
    Pair("fox", 2, "hearts", bar=4),
    Pair("zyrty", 4, "crazy_eights(players=4)", bar=5),
    Pair("karma", 4, "go_fish(players=4)", bar=4),
    Pair("disco", 4, "goofspiel", bar=4),
    Pair("rummy", 4, "gin_rummy", bar=8),
)
BAR_ONE_AT_A_TIME: Final = 4
BAR_COPIES: Final = 3

DEALS_TO_COUNT: Final = 10_000
DEALS_AT_ONCE: Final = 200
STATES_KEPT: Final = 100
COPIES_AT_ONCE: Final = 1000
SEED: Final = 1
MILLION: Final = 1_000_000


@dataclass(frozen=True)
class Sample:
    """So many decisions or copies in so much time."""

    count: float
    seconds: float

    def millions_a_second(self) -> float:
        """The speed, in the unit of the table."""
        return self.count / self.seconds / MILLION


def repeat_for(seconds: float, work: Callable[[], float]) -> Sample:
    """Repeats the work for so long: what it counted, and the time it really took."""
    count = 0.0
    started = time.process_time()
    while True:
        count += work()
        taken = time.process_time() - started
        if taken >= seconds:
            return Sample(count, taken)


class Contender:
    """A game of ours, and the ways to play and copy its deals."""

    def __init__(self, game: pakl.Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.dice = Dice(SEED)
        self.items = empty_pile(MOST_CARDS)
        self.dealers: Iterator[int] = itertools.cycle(range(seats))
        decisions = playout.play_many(game, seats, DEALS_TO_COUNT, self.dice)
        self.decisions_compiled = decisions / DEALS_TO_COUNT
        decisions = sum(self.play_one_at_a_time() for _ in range(DEALS_TO_COUNT))
        self.decisions_from_python = decisions / DEALS_TO_COUNT
        dealt = [self.new_deal() for _ in range(STATES_KEPT)]
        self.dealt: Iterator[pakl.State] = itertools.cycle(dealt)
        halfway = [self.state_in_mid_game() for _ in range(STATES_KEPT)]
        self.halfway: Iterator[pakl.State] = itertools.cycle(halfway)

    def new_deal(self) -> pakl.State:
        """A deal with the cards dealt."""
        state = self.game.new_deal(self.seats, Seat(next(self.dealers)), [])
        playout.deal_at_random(self.game, state, self.dice, self.items)
        return state

    def play_on(self, state: pakl.State, most: int) -> int:
        """Plays on, every action from Python; answers how many decisions, at most so many."""
        game = self.game
        # What is legal, as far as it does not lead round in circles.
        actions_at_random = game.actions_at_random if game.may_go_in_circles else game.legal_actions
        made = 0
        while made < most:
            seat = state.alone
            if seat == NO_SEAT:
                if state.is_over:
                    return made
                playout.deal_at_random(game, state, self.dice, self.items)
                seat = playout.seat_at_random(state, self.dice)
            actions = actions_at_random(state, seat)
            game.apply(state, seat, actions[int(random.random() * len(actions))])
            made += 1
        return made

    def play_one_at_a_time(self) -> int:
        """Plays a deal from Python and answers how many decisions that took."""
        return self.play_on(self.new_deal(), self.game.most_decisions)

    def state_in_mid_game(self) -> pakl.State:
        """A deal played to the middle; another one if it ended before."""
        while True:
            state = self.new_deal()
            self.play_on(state, round(self.decisions_compiled / 2))
            if not state.is_over:
                return state

    def play_compiled(self) -> float:
        """Plays some whole deals by the kernel's own loop."""
        return int(playout.play_many(self.game, self.seats, DEALS_AT_ONCE, self.dice))

    def play_from_python(self) -> float:
        """Deals some deals and plays them, one action at a time."""
        return sum(self.play_one_at_a_time() for _ in range(DEALS_AT_ONCE))

    def play_dealt_from_python(self) -> float:
        """Plays the next deal some times from the dealt cards on, one action at a time."""
        deal = next(self.dealt)
        most = self.game.most_decisions
        return sum(self.play_on(deal.copy(), most) for _ in range(DEALS_AT_ONCE))

    def copy_from_python(self) -> float:
        """Copies the next state in mid-game many times."""
        state = next(self.halfway)
        for _ in range(COPIES_AT_ONCE):
            state.copy()
        return COPIES_AT_ONCE

    def copy_compiled(self) -> float:
        """Copies the next state in mid-game many times by the kernel's own loop."""
        playout.copy_many(next(self.halfway), COPIES_AT_ONCE)
        return COPIES_AT_ONCE


class Peer:
    """OpenSpiel in its own process, asked by lines of JSON."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, question: str, game: str, seconds: float = 0) -> dict[str, Any]:
        """Asks a question and waits for the answer.

        Raises:
            ChildProcessError: If the process ended instead.
        """
        asked = {"question": question, "game": game, "seconds": seconds}
        questions, answers = self.process.stdin, self.process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(json.dumps(asked) + "\n")
        questions.flush()
        line = answers.readline()
        if not line:
            raise ChildProcessError(f"OpenSpiel ended when asked for {question} of {game}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def sample(self, question: str, game: str, seconds: float) -> Sample:
        """Lets the peer work for so long."""
        answer = self.ask(question, game, seconds)
        return Sample(answer["count"], answer["seconds"])


class Comparison:
    """One line of the table: some work of ours beside some of theirs."""

    def __init__(
        self, title: str, pair: Pair, ours: Callable[[], float], question: str, bar: float | None
    ) -> None:
        self.title = title
        self.pair = pair
        self.ours = ours
        self.question = question
        self.bar = bar
        self.our_speeds: list[float] = []
        self.their_speeds: list[float] = []

    def play_round(self, peer: Peer, seconds: float) -> None:
        """Measures ours, then theirs."""
        ours = repeat_for(seconds, self.ours)
        theirs = peer.sample(self.question, self.pair.peer_game, seconds)
        self.our_speeds.append(ours.millions_a_second())
        self.their_speeds.append(theirs.millions_a_second())

    def forget_rounds(self) -> None:
        """Forgets what was played to warm up."""
        self.our_speeds.clear()
        self.their_speeds.clear()

    def ratios(self) -> list[float]:
        """How many times as fast ours was, round by round."""
        return [ours / theirs for ours, theirs in zip(self.our_speeds, self.their_speeds)]


def all_comparisons(entrants: list[tuple[Pair, Contender]]) -> list[Comparison]:
    """Everything that is measured, in the order of the tables."""
    comparisons: list[Comparison] = []
    for pair, ours in entrants:
        title = "Whole random deals, compiled : C++, in million decisions a second"
        work = ours.play_compiled
        comparisons.append(Comparison(title, pair, work, "whole deals", pair.bar))
    for pair, ours in entrants:
        title = "One action at a time, Python : Python, in million decisions a second"
        work = ours.play_from_python
        comparisons.append(Comparison(title, pair, work, "one at a time", BAR_ONE_AT_A_TIME))
    for pair, ours in entrants:
        title = "The same without dealing, from copies of dealt states"
        work = ours.play_dealt_from_python
        comparisons.append(Comparison(title, pair, work, "one at a time, dealt", None))
    for pair, ours in entrants:
        title = "Copying a state in mid-game, Python : Python, in million copies a second"
        work = ours.copy_from_python
        comparisons.append(Comparison(title, pair, work, "copies", BAR_COPIES))
    for pair, ours in entrants:
        title = "The same, compiled : Python"
        work = ours.copy_compiled
        comparisons.append(Comparison(title, pair, work, "copies", None))
    return comparisons


# What is printed


def tables_of_speeds(comparisons: list[Comparison]) -> list[Table]:
    """The result: a table for every title."""
    widest = max(len(comparison.pair.name()) for comparison in comparisons)
    tables: list[Table] = []
    for title, lines in itertools.groupby(comparisons, key=lambda comparison: comparison.title):
        table = plain_table(title)
        table.add_column("", min_width=widest)
        for heading in ("ours", "theirs", "ratio", "[quartiles]", "bar"):
            table.add_column(Text(heading), justify="right", min_width=3, no_wrap=True)
        table.add_column("")
        for line in lines:
            table.add_row(*cells(line))
        tables.append(table)
    return tables


def plain_table(title: str) -> Table:
    """A table without columns yet."""
    return Table(
        title=f"\n{title}",
        title_justify="left",
        title_style="bold",
        header_style="dim",
        box=None,
        padding=(0, 2, 0, 0),
    )


def cells(line: Comparison) -> list[Text]:
    """One line of a table."""
    lower, ratio, upper = statistics.quantiles(line.ratios(), method="inclusive")
    return [
        Text(line.pair.name()),
        Text(f"{statistics.median(line.our_speeds):.2f}"),
        Text(f"{statistics.median(line.their_speeds):.2f}"),
        Text(f"{ratio:.2f}", style="bold"),
        Text(f"[{lower:.2f}–{upper:.2f}]"),
        Text("" if line.bar is None else f"{line.bar:g}"),
        mark(ratio, line.bar),
    ]


def mark(ratio: float, bar: float | None) -> Text:
    """Whether the bar is reached, where there is one."""
    if bar is None:
        return Text("")
    if ratio >= bar:
        return Text("✓", style="green")
    return Text("✗", style="red")


def table_of_decisions(
    entrants: list[tuple[Pair, Contender]], peers: dict[str, dict[str, Any]]
) -> Table:
    """How long the deals were, counted in two ways that must agree, and how they were played."""
    table = plain_table("Mean decisions of a deal, counted in two ways")
    table.add_column("")
    table.add_column("fast play", justify="right")
    table.add_column("from Python", justify="right")
    table.add_column("whole deals measured by")
    for pair, ours in entrants:
        theirs = peers[pair.peer_game]
        counted = (ours.decisions_compiled, ours.decisions_from_python)
        table.add_row(f"{pair.game_id} {pair.seats}", *map(rounded, counted), "play_many")
        counted = (theirs["decisions in C++"], theirs["decisions from Python"])
        table.add_row(pair.peer_game, *map(rounded, counted), theirs["way"])
    return table


def rounded(decisions: float) -> str:
    """A mean as the table shows it."""
    return f"{decisions:.1f}"


def processor() -> str:
    """The model of the processor, where the system tells."""
    system_says = Path("/proc/cpuinfo")
    if system_says.is_file():
        for line in system_says.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def interpreted_modules(games: list[pakl.Game]) -> list[str]:
    """Those of the measured modules that are plain Python."""
    names = [playout.__name__, *(type(game).__module__ for game in games)]
    return [name for name in names if str(sys.modules[name].__file__).endswith(".py")]


# Running it


def read_arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench engine")
    parser.add_argument("--rounds", type=int, default=15, help="how often both sides take turns")
    parser.add_argument("--seconds", type=float, default=0.15, help="how long a turn takes")
    arguments = parser.parse_args()
    if arguments.rounds < 2:
        parser.error("quartiles need two rounds or more")
    return arguments


def measure(peer: Peer, console: Console, rounds: int, seconds: float) -> None:
    """Measures every pair whose game is here, and prints the tables."""
    games = pakl.all_games()
    pairs = [pair for pair in PAIRS if pair.game_id in games]
    console.print("Dealing, and counting decisions …")
    entrants = [(pair, Contender(games[pair.game_id], pair.seats)) for pair in pairs]
    peers = {pair.peer_game: peer.ask("prepare", pair.peer_game) for pair in pairs}
    comparisons = all_comparisons(entrants)
    for comparison in comparisons:
        comparison.play_round(peer, seconds)
        comparison.forget_rounds()
    for _ in track(range(rounds), f"{rounds} rounds", console=console):
        for comparison in comparisons:
            comparison.play_round(peer, seconds)

    console.print(*tables_of_speeds(comparisons), sep="")
    console.print(table_of_decisions(entrants, peers))
    version = peers[pairs[0].peer_game]["version"]
    interpreted = interpreted_modules([games[pair.game_id] for pair in pairs])
    build = "compiled" if not interpreted else "NOT COMPILED"
    console.print(
        f"{processor()}, Python {platform.python_version()}, "
        f"Pakl {pakl.__version__} {build}, OpenSpiel {version}"
    )
    if interpreted:
        console.print(
            f"[bold red]Pakl was NOT COMPILED: {', '.join(interpreted)}. "
            "The ratios above say nothing about its speed."
        )


def main() -> None:
    """Starts the peer and measures."""
    arguments = read_arguments()
    peer_python = os.environ.get("PAKL_PEER_PYTHON")
    if peer_python is None:
        sys.exit("OpenSpiel is not at hand; run this by: python3 dev.py bench engine")
    console = Console()
    random.seed(SEED)
    command = [peer_python, str(PEER)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        measure(Peer(process), console, arguments.rounds, arguments.seconds)


if __name__ == "__main__":
    main()
