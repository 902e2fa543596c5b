"""How fast the server is beside a bare echo: ``python3 dev.py bench server``.

One server process on an SQLite file, and one process of clients who play at random over
real sockets. Three things are measured:

- *Whole load*: every table moves as soon as it is answered. Beside it stands a bare
  WebSocket echo of the very frames that the clients were sent before, with as many lines,
  on the same server stack; and a relay that answers each packet by a frame to every line
  of its table, which is all that Pakl's clients see of it. They take turns, echo, relay,
  Pakl, and every round gives one ratio.
- *Half load*: half as many moves a second as the whole load had, and how long it takes from
  a move until each player at the table has its frame. In a mix of games not everybody hears
  of every move; there it is until whoever moved has the answer.
- *Many tables*: each moves every five seconds, every line beats every three as a page does;
  what they cost in time and memory.

The ratio that counts is that of messages sent by the server in a second. The echo has to
read one message for each it sends, Pakl one for every four; so the ratio of messages in
both directions is shown too, and the relay's, which reads and sends exactly what Pakl does.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import resource
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import pakl
from bench.crowd.echoes import Echoes
from bench.crowd.processes import echo_server, pakl_server
from bench.crowd.tables import USUAL_SEATS, Crowd
from bench.crowd.tally import Measured
from pakl.kernel import playout

SEED: Final = 1
FRAMES_KEPT: Final = 4_000
WARM_UP_SECONDS: Final = 2.0
MOVE_INTERVAL: Final = 5.0
KILOBYTES: Final = 1_024
FILES_BESIDE_LINES: Final = 500
WIDTH: Final = 100

BAR_RATIO: Final = 0.35
BAR_LONG_WAIT: Final = 50.0

Rate = Callable[[Measured], float]


class Round(NamedTuple):
    """One turn of each."""

    echo: Measured
    relay: Measured
    pakl: Measured


class Load(NamedTuple):
    """What was measured with some tables."""

    title: str
    rounds: list[Round]
    half: Measured


class ManyTables(NamedTuple):
    """What many tables at leisure cost."""

    tables: int
    lines: int
    measured: Measured
    megabytes_before: float
    megabytes_seated: float
    megabytes_after: float

    def kilobytes_a_table(self) -> float:
        """What a table with its lines takes after it was played at for a while."""
        return (self.megabytes_after - self.megabytes_before) / self.tables * KILOBYTES


# Measuring


async def measure_load(title: str, games: list[str], wish: argparse.Namespace) -> Load:
    """Whole load beside echo and relay, then half of it."""
    with tempfile.TemporaryDirectory() as folder:
        server = pakl_server(Path(folder))
        try:
            crowd = Crowd(server)
            await crowd.sit_down(games)
            crowd.tally.frames_to_keep = FRAMES_KEPT
            await crowd.play(WARM_UP_SECONDS)
            rounds = await take_turns(title, crowd, Path(folder), wish)
            pace = statistics.median(one.pakl.moves_a_second() for one in rounds) / 2
            half = await crowd.play(wish.half_seconds, interval=len(games) / pace)
            crowd.leave()
        finally:
            server.stop()
    return Load(title, rounds, half)


async def take_turns(
    title: str, crowd: Crowd, folder: Path, wish: argparse.Namespace
) -> list[Round]:
    """Lets echo, relay and Pakl take turns."""
    frames = crowd.tally.kept
    peer = echo_server(folder, frames)
    try:
        echo, relay = Echoes(peer, frames), Echoes(peer, frames)
        await echo.echo(len(crowd.players))
        await relay.relay(len(crowd.tables), USUAL_SEATS)
        rounds: list[Round] = []
        with Progress(console=Console(stderr=True), transient=True) as progress:
            for _ in progress.track(range(wish.rounds), description=title):
                rounds.append(
                    Round(
                        await echo.play(wish.seconds),
                        await relay.play(wish.seconds),
                        await crowd.play(wish.seconds),
                    )
                )
        echo.leave()
        relay.leave()
    finally:
        peer.stop()
    return rounds


async def measure_many(tables: int, seconds: float) -> ManyTables:
    """Many tables at leisure."""
    with tempfile.TemporaryDirectory() as folder:
        server = pakl_server(Path(folder))
        try:
            before = server.megabytes()
            crowd = Crowd(server)
            await crowd.sit_down(["maumau"] * tables)
            seated = server.megabytes()
            measured = await crowd.play(seconds, interval=MOVE_INTERVAL)
            after = server.megabytes()
            crowd.leave()
        finally:
            server.stop()
    return ManyTables(tables, len(crowd.players), measured, before, seated, after)


# What is printed


def plain_table(title: str, *headings: str) -> Table:
    """A table with a column of words and some of numbers."""
    table = Table(
        title=f"\n{title}",
        title_justify="left",
        title_style="bold",
        header_style="dim",
        box=None,
        padding=(0, 2, 0, 0),
    )
    table.add_column("", min_width=34)
    for heading in headings:
        table.add_column(Text(heading), justify="right", no_wrap=True)
    return table


def mark(*, is_reached: bool) -> Text:
    """Whether a bar is reached."""
    return Text("✓", style="green") if is_reached else Text("✗", style="red")


def median(measured: Sequence[Measured], rate: Rate) -> float:
    """The middle one of some rates."""
    return statistics.median(map(rate, measured))


def table_of_rates(load: Load) -> Table:
    """How much went over the wire, each side's median."""
    headings = ("moves/s", "out/s", "in + out/s", "bytes", "server", "clients")
    table = plain_table(f"{load.title}, whole load", *headings)
    sides = {
        "bare echo of the same frames": [one.echo for one in load.rounds],
        "bare relay of the same frames": [one.relay for one in load.rounds],
        "Pakl": [one.pakl for one in load.rounds],
    }
    for name, measured in sides.items():
        moves = median(measured, Measured.moves_a_second)
        table.add_row(
            name,
            f"{moves:,.0f}" if moves else "",
            f"{median(measured, Measured.heard_a_second):,.0f}",
            f"{median(measured, Measured.messages_a_second):,.0f}",
            f"{median(measured, Measured.bytes_a_message):,.0f}",
            f"{median(measured, Measured.server_share):.0%}",
            f"{median(measured, Measured.client_share):.0%}",
        )
    return table


def ratios_of(load: Load) -> dict[str, list[float]]:
    """Round by round, Pakl beside the others, in several ways of counting."""
    rounds = load.rounds
    return {
        "Pakl : echo, messages out": [
            one.pakl.heard_a_second() / one.echo.heard_a_second() for one in rounds
        ],
        "the same for the server's time": [
            one.pakl.heard_a_cpu_second() / (one.echo.heard_a_cpu_second() or 1) for one in rounds
        ],
        "Pakl : echo, messages in and out": [
            one.pakl.messages_a_second() / one.echo.messages_a_second() for one in rounds
        ],
        "Pakl : relay, messages out": [
            one.pakl.heard_a_second() / one.relay.heard_a_second() for one in rounds
        ],
    }


def table_of_ratios(load: Load) -> Table:
    """The ratios, their quartiles and the bar."""
    table = plain_table(f"{load.title}, ratios", "ratio", "[quartiles]", "bar", "")
    for number, (name, ratios) in enumerate(ratios_of(load).items()):
        lower, middle, upper = statistics.quantiles(ratios, method="inclusive")
        spread = Text(f"[{lower:.2f}–{upper:.2f}]")
        row: list[str | Text] = [name, Text(f"{middle:.2f}", style="bold"), spread]
        if number == 0:
            row += [f"{BAR_RATIO}", mark(is_reached=middle >= BAR_RATIO)]
        table.add_row(*row)
    return table


def table_of_waits(loads: Sequence[Load]) -> Table:
    """How long frames took."""
    title = "From a move until its frames are there, in milliseconds"
    table = plain_table(title, "moves/s", "p50", "p99", "longest", "bar", "", "server")
    for load in loads:
        whole = [one.pakl for one in load.rounds]
        table.add_row(
            f"{load.title}, whole load",
            f"{median(whole, Measured.moves_a_second):,.0f}",
            f"{median(whole, lambda one: one.middle_wait):.1f}",
            f"{median(whole, lambda one: one.long_wait):.1f}",
            f"{max(one.longest_wait for one in whole):.0f}",
            "",
            "",
            f"{median(whole, Measured.server_share):.0%}",
        )
        table.add_row(f"{load.title}, half load", *wait_cells(load.half))
    return table


def wait_cells(measured: Measured) -> list[str | Text]:
    """How long frames took at leisure."""
    return [
        f"{measured.moves_a_second():,.0f}",
        f"{measured.middle_wait:.1f}",
        f"{measured.long_wait:.1f}",
        f"{measured.longest_wait:.0f}",
        f"{BAR_LONG_WAIT:g}",
        mark(is_reached=measured.long_wait < BAR_LONG_WAIT),
        f"{measured.server_share():.0%}",
    ]


def table_of_many(many: ManyTables) -> Table:
    """What many tables cost."""
    title = f"{many.tables:,} tables with {many.lines:,} lines, a move every five seconds each"
    table = plain_table(title, "moves/s", "p50", "p99", "longest", "bar", "", "server")
    table.add_row("waits in milliseconds", *wait_cells(many.measured))
    return table


def words_about_memory(many: ManyTables) -> str:
    """The memory of many tables in a sentence."""
    return (
        f"Memory: {many.megabytes_before:.0f} MB without tables, "
        f"{many.megabytes_seated:.0f} MB when all sit, "
        f"{many.megabytes_after:.0f} MB after {many.measured.seconds:.0f} s of play: "
        f"{many.kilobytes_a_table():.0f} kB for a table with its lines."
    )


def words_about_the_bottleneck(load: Load) -> str:
    """What kept the whole load from being higher."""
    whole = [one.pakl for one in load.rounds]
    server, clients = median(whole, Measured.server_share), median(whole, Measured.client_share)
    return (
        f"At whole load the server used {server:.0%} of a core and the clients {clients:.0%}. "
        "What is not near 100% was kept waiting by other work on this machine."
    )


def as_json(loads: Sequence[Load], many: ManyTables | None) -> str:
    """Everything that was measured."""
    found: dict[str, object] = {
        load.title: {
            "rounds": [
                {side: one._asdict() for side, one in turn._asdict().items()}
                for turn in load.rounds
            ],
            "ratios": ratios_of(load),
            "half load": load.half._asdict(),
        }
        for load in loads
    }
    if many is not None:
        found["many tables"] = {
            **many._asdict(),
            "measured": many.measured._asdict(),
            "kilobytes a table": many.kilobytes_a_table(),
        }
    return json.dumps(found, indent=1)


# Running it


def read_arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench server")
    parser.add_argument("--rounds", type=int, default=9, help="how often all take turns")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a turn takes")
    parser.add_argument("--half-seconds", type=float, default=15.0, help="how long at half load")
    parser.add_argument("--tables", type=int, default=100, help="tables at whole load")
    parser.add_argument("--many", type=int, default=2_000, help="tables at leisure; 0 for none")
    parser.add_argument("--many-seconds", type=float, default=40.0, help="how long they play")
    parser.add_argument("--no-mix", action="store_true", help="only Mau Mau, not all games")
    parser.add_argument("--json", type=Path, help="a file for all numbers")
    arguments = parser.parse_args()
    if arguments.rounds < 2:
        parser.error("quartiles need two rounds or more")
    return arguments


async def measure(wish: argparse.Namespace, console: Console) -> None:
    """Measures all of it, and prints the tables."""
    loads = [await measure_load("Mau Mau", ["maumau"] * wish.tables, wish)]
    if not wish.no_mix:
        games = sorted(pakl.all_games())
        mix = [games[number % len(games)] for number in range(wish.tables)]
        loads.append(await measure_load("All games", mix, wish))
    many = await measure_many(wish.many, wish.many_seconds) if wish.many else None
    for load in loads:
        console.print(table_of_rates(load), table_of_ratios(load), sep="")
    console.print(table_of_waits(loads))
    if many is not None:
        console.print(table_of_many(many), words_about_memory(many), sep="")
    console.print(words_about_the_bottleneck(loads[0]))
    refused = sum(one.pakl.refused for load in loads for one in load.rounds)
    if refused:
        console.print(f"[bold red]{refused} packets were refused or lines lost.")
    is_compiled = not playout.__file__.endswith(".py")
    build = "compiled" if is_compiled else "[bold red]NOT COMPILED[/]"
    console.print(f"Python {platform.python_version()}, Pakl {pakl.__version__} {build}")
    if wish.json is not None:
        wish.json.write_text(as_json(loads, many))


def allow_many_files(lines: int) -> None:
    """Lets this process and the servers it starts have so many lines open."""
    wanted = lines + FILES_BESIDE_LINES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        sys.exit(f"{lines} lines need {wanted} open files; this system allows {hard}.")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> None:
    """Measures what was asked for."""
    wish = read_arguments()
    allow_many_files(USUAL_SEATS * max(wish.many, 3 * wish.tables))
    random.seed(SEED)
    uvloop.run(measure(wish, Console(width=WIDTH)))


if __name__ == "__main__":
    main()
