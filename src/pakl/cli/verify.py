"""Verifying a record: what was checked, step by step."""

from pathlib import Path

from pakl.cli.labels import HOUSE_LABELS, Labels
from pakl.cli.records import read_record_file
from pakl.cli.terminal import Terminal
from pakl.cli.wording import Wording
from pakl.kernel.match import ShuffleEntry


def verify_record(path: Path, terminal: Terminal, language: str) -> None:
    """Checks a record and says what holds.

    Raises:
        Malformed: If anything does not hold, or its shuffles can't be verified.
    """
    labels = Labels([HOUSE_LABELS], language)
    record = read_record_file(path)
    terminal.say(f"✓ {labels.house('read-record')}")
    record.replay()
    game = Wording(record.sheet.game, [], language).title()
    terminal.say(f"✓ {labels.house('replayed', game=game)}")
    record.verify()
    shuffles = [entry for entry in record.entries if isinstance(entry, ShuffleEntry)]
    terminal.say(f"✓ {labels.house('commitment-kept')}")
    terminal.say(f"✓ {labels.house('shuffles-follow', count=len(shuffles))}")
    terminal.say(labels.house("verified"))
