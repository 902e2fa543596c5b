"""Playing a match at the terminal from the first shuffle to the record."""

import contextlib
from pathlib import Path

from rich.text import Text

from pakl.cli.records import proposed_name, write_record_file
from pakl.cli.table import Table
from pakl.cli.terminal import Left
from pakl.kernel.errors import Malformed


def play_match(table: Table, record_file: Path | None) -> None:
    """Plays a match to its end, or until the person leaves; nothing is lost either way.

    Raises:
        Exception: If Pakl itself is at fault, such as ``RulesBroken``; the record is kept first.
    """
    terminal = table.terminal
    last_words: list[str] = []
    try:
        with terminal.own_screen():
            table.play()
            table.show_standings(table.standings.result())
            last_words = keep_record(table, record_file, may_ask=True)
    except (Left, KeyboardInterrupt) as left:
        terminal.say("")
        may_ask = not isinstance(left, Left) or left.can_be_asked
        with contextlib.suppress(Left):
            last_words = keep_record(table, record_file, may_ask=may_ask)
        last_words.append(table.labels.house("goodbye"))
    except Exception:
        frozen = record_file or proposed_name(table.match.game.id)
        terminal.say(*keep_record(table, frozen, may_ask=False))
        raise
    if table.match.is_over() and not terminal.is_plain:
        terminal.show_below([*table.standings.result(), Text()])
    terminal.say(*last_words)


def keep_record(table: Table, wished: Path | None, *, may_ask: bool) -> list[str]:
    """Writes the record where it is wished, or asks where; answers what became of it.

    Raises:
        Left: If the person leaves instead of answering.
    """
    record = table.dealing.record(table.match, table.names)
    while True:
        if wished is None and may_ask:
            wished = ask_where(table)
        if wished is None:
            return []
        try:
            write_record_file(wished, record)
        except Malformed as mistake:
            told = why_not_written(table, wished, mistake)
            if not may_ask:
                return [told]
            table.terminal.say(told)
            wished = None
            continue
        return [
            table.labels.house("record-saved", file=str(wished)),
            table.labels.house("check-record", file=str(wished)),
        ]


def why_not_written(table: Table, file: Path, mistake: Malformed) -> str:
    """Why there is no record in a file, in the language of the table."""
    if isinstance(mistake.__cause__, FileExistsError):
        return table.labels.house("file-exists", file=str(file))
    return table.labels.house("file-not-written", file=str(file), why=str(mistake.__cause__))


def ask_where(table: Table) -> Path | None:
    """Asks for the name of the record's file; None if it is not to be kept."""
    answer = table.terminal.ask(table.labels.house("save-record"))
    if not answer or answer.casefold() in table.labels.house("no").split():
        return None
    if table.is_yes(answer):
        return proposed_name(table.match.game.id)
    return Path(answer)
