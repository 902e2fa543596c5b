"""When a summary is written beside a log, and when the one that is stored still does."""

import pytest
from msgspec.structs import replace

from pakl.adapters.appends import MOST_BEHIND, Append
from pakl.play.ports import Summary
from tests.ports.tables import OTTO, move, seat, summary

A_MONTH = 30 * 24 * 3_600_000
STORED = replace(summary("t", 4), due_at=A_MONTH)


def append_after(stored: Summary | None, **changes: object) -> Append:
    """One move more, with a summary that differs by these."""
    now = replace(summary("t", 5, due_at=A_MONTH + 1), **changes)
    return Append(now, 5, [move(5)], [], stored)


def test_a_move_alone_is_no_news() -> None:
    append = append_after(STORED)

    assert not append.has_news
    assert STORED == append.kept


@pytest.mark.parametrize(
    "changes",
    [
        {"status": "over"},
        {"is_public": False},
        {"seats": [seat(0, OTTO)]},
        {"due_at": None},
        {"due_at": 3_000},
        {"changed_at": STORED.changed_at + MOST_BEHIND},
        {"changed_at": A_MONTH - MOST_BEHIND},
    ],
)
def test_what_the_lobby_shows_and_the_sweeper_needs_is_news(changes: dict[str, object]) -> None:
    append = append_after(STORED, **changes)

    assert append.has_news
    assert append.summary == append.kept


def test_a_table_that_is_due_soon_is_written_with_every_move() -> None:
    soon = replace(STORED, due_at=STORED.changed_at + MOST_BEHIND)

    assert append_after(soon).has_news


def test_who_did_not_write_the_version_before_writes_everything() -> None:
    append = append_after(None)

    assert append.has_news
    assert append.has_new_seats
