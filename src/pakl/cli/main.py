"""``pakl`` at the command line: the commands and what they take."""

import gc
import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Final

import typer
from rich.console import Console

import pakl
from pakl.arena.registry import USUAL_FOLDER
from pakl.arena.seatings import ONE
from pakl.arena.seeds import TUNE
from pakl.bots.fallible import opponent_of
from pakl.bots.levels import USUAL
from pakl.cli.arena import Contest, Wishes
from pakl.cli.catalogue import list_clauses, list_games
from pakl.cli.dealing import fair_dealing, seeded_dealing
from pakl.cli.labels import ENGLISH, HOUSE_LABELS, Labels, checked_language
from pakl.cli.menu import Menu, usual_seats
from pakl.cli.play import play_match
from pakl.cli.records import check_new_file
from pakl.cli.replay import replay_record
from pakl.cli.table import Table
from pakl.cli.terminal import Left, Terminal
from pakl.cli.verify import verify_record
from pakl.games import all_games, find_game
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.game import Game
from pakl.kernel.record import checked_name
from pakl.kernel.sheet import Sheet, game_of
from pakl.play.company import company_of

REFUSED: Final = 1
OUR_FAULT: Final = 70
TRACEBACK: Final = "PAKL_TRACEBACK"

app = typer.Typer(
    help=pakl.__doc__.splitlines()[0] if pakl.__doc__ else None,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[str, typer.Option(envvar="PAKL_LANGUAGE", help="The language of the words.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match.")]


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The id of a game; a menu if there is none.")
    ] = "",
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule that differs.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes the game repeatable, and so not verifiable.")
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    level: Annotated[
        str, typer.Option(help="How strong bots play: beginner, casual, good, strong, expert.")
    ] = USUAL,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record here, without asking.")
    ] = None,
    *,
    fast: Annotated[bool, typer.Option("--fast", help="Bots do not wait.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Only lines of text.")] = False,
    language: Language = ENGLISH,
) -> None:
    """Play at the terminal against bots."""
    terminal = Terminal(is_plain=plain, is_fast=fast)
    labels = Labels([HOUSE_LABELS], checked_language(language))
    person = checked_name(name or labels.house("guest"))
    bot = opponent_of(level)
    wished = wishes(option or [])
    if record is not None:
        check_new_file(record)
    if game:
        chosen = find_game(game).with_options(wished)
        sheet = Sheet(chosen, seats if seats is not None else usual_seats(chosen))
    else:
        try:
            with terminal.own_screen():
                sheet = Menu(terminal, language).sheet(all_games(), seats, wished)
        except Left:
            terminal.say("", labels.house("goodbye"))
            return
    dealing = fair_dealing(sheet.seats) if seed is None else seeded_dealing(seed)
    names = company_of(person, sheet.seats)
    play_match(Table(sheet, names, bot, dealing, terminal, language), record)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535, help="The port there.")] = None,
) -> None:
    """Open the table for everybody on the network."""
    # What is loaded for it stays; the server itself looks for garbage once it is open.
    gc.disable()
    server_part("pakl.server.serve").main(host, port)


@app.command("export")
def export_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    *,
    secrets: Annotated[
        bool, typer.Option("--secrets", help="Also the keys by which browsers are known again.")
    ] = False,
) -> None:
    """Write everything a server keeps, tables, logs, guests and records, into one file."""
    server_part("pakl.cli.moving").export_to(file, with_secrets=secrets)


@app.command("import")
def import_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that export has written.")],
) -> None:
    """Take over everything from a file into this server's database, or nothing."""
    server_part("pakl.cli.moving").import_from(file)


@app.command()
def verify(file: RecordFile, language: Language = ENGLISH) -> None:
    """Check that a record keeps the rules and that its shuffles were fair."""
    verify_record(file, Terminal(), checked_language(language))


@app.command()
def replay(
    file: RecordFile,
    viewer: Annotated[
        str, typer.Option(metavar="SEAT", help="A seat, a name or spectator; else all is open.")
    ] = "",
    language: Language = ENGLISH,
) -> None:
    """Tell a record move by move."""
    replay_record(file, viewer, Terminal(), checked_language(language))


@app.command()
def games(language: Language = ENGLISH) -> None:
    """List the games, their players and their options."""
    list_games(all_games().values(), Terminal(), checked_language(language))


@app.command()
def clauses(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME…]", help="Games; all if none is named.")
    ] = None,
) -> None:
    """Show which rules cite each clause of a rulebook, and which tests name it."""
    chosen: list[Game] = [find_game(one) for one in game or all_games()]
    if not list_clauses(chosen, Terminal()):
        raise typer.Exit(REFUSED)


@app.command()
def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The id of a game, or a sheet's code.")
    ],
    bot: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="Who plays: NAME, NAME:SETTING=VALUE, NAME@500, NAME@0.1s; each pair is compared.",
        ),
    ],
    seats: Annotated[
        int | None, typer.Option(help="How many play; the fewest if not said.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule that differs.")
    ] = None,
    groups: Annotated[int, typer.Option(help="How many deals, each under all rotations.")] = 100,
    iterations: Annotated[
        int | None, typer.Option(help="What a decision may cost, repeatable to the bit.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="What a decision may cost, in seconds of the processor.")
    ] = None,
    composition: Annotated[
        str, typer.Option(help="One A among B, most A, half and half, or all of these.")
    ] = ONE,
    seeds: Annotated[str, typer.Option(help="The deals: tune, confirm or public.")] = TUNE,
    first: Annotated[int, typer.Option(help="The number of the first deal group.")] = 0,
    above: Annotated[
        float | None, typer.Option(help="The win share that A claims; the fair one if not said.")
    ] = None,
    sprt: Annotated[
        float | None, typer.Option(metavar="GAIN", help="Stop when it is clear whether A has it.")
    ] = None,
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="A Ray cluster plays; local is one here.")
    ] = "",
    register: Annotated[
        str, typer.Option(metavar="HYPOTHESIS", help="Write it down before and after.")
    ] = "",
    registry: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where it is written down.")
    ] = USUAL_FOLDER,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the whole result.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it, as SVG.")] = None,
    *,
    sanity: Annotated[bool, typer.Option("--sanity", help="Also each bot against itself.")] = False,
) -> None:
    """Let bots play the same deals from every seat, and say how sure the result is."""
    chosen = game_of(game, find_game)
    if option:
        chosen = chosen.with_options(wishes(option))
    contest = Contest(
        Sheet(chosen, chosen.fewest_seats if seats is None else seats),
        Wishes(
            bots=bot,
            iterations=iterations,
            seconds=seconds,
            groups=groups,
            first=first,
            seeds=seeds,
            composition=composition,
            above=above,
            gain=sprt,
            is_sanity_checked=sanity,
            workers=workers,
            ray=ray,
            hypothesis=register,
            registry=registry,
            json_file=json,
            plot_file=plot,
        ),
        Console(highlight=False),
    )
    if not contest.run():
        raise typer.Exit(REFUSED)


def server_part(module: str) -> ModuleType:
    """A part of the server, if what it needs is installed.

    Raises:
        Malformed: If it is not.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("pakl"):
            raise
        raise Malformed(
            f"the server needs {error.name}, which is not installed: pip install 'pakl[server]'"
        ) from None


def wishes(options: list[str]) -> dict[str, str]:
    """The options given as ``name=value``.

    Raises:
        Malformed: If one has no value, or is given twice.
    """
    wished: dict[str, str] = {}
    for option in options:
        name, sign, value = option.partition("=")
        if not sign:
            raise Malformed(f"an option is written name=value, not {option!r}")
        if name.strip() in wished:
            raise Malformed(f"option {name.strip()!r} is given twice")
        wished[name.strip()] = value.strip()
    return wished


def sentence(text: str) -> str:
    """A text as one sentence."""
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def main() -> None:
    """Runs the command that was typed; what goes wrong is told in one sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A sign that a terminal does not know is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except (Malformed, IllegalAction) as error:
        typer.echo(sentence(str(error)), err=True)
        sys.exit(REFUSED)
    except Exception as error:  # nobody who plays is shown a traceback
        if TRACEBACK in os.environ:
            raise
        fault = f"{type(error).__name__}: {error}".rstrip(": ")
        typer.echo(f"Pakl itself is at fault ({fault}); {TRACEBACK}=1 shows where.", err=True)
        sys.exit(OUR_FAULT)


if __name__ == "__main__":
    main()
