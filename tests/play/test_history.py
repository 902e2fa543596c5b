"""The history of a match: what is kept, for whom, and how little of it."""

import pytest

from pakl.play.entries import Chatted, Moved, Unreadied
from pakl.play.frames import SPECTATORS, AnyNews, Revealed, encoded
from pakl.play.framing import whole_frame
from pakl.play.history import FRESH, MOST_KEPT, MOST_MOVES, MOST_SAID, Happening, History
from tests.play.people import Evening, code, play_on, same_as_log

EVERYBODY = frozenset([SPECTATORS, 0, 1])


def moved(number: int, told_to: frozenset[int] = EVERYBODY, *, ends: bool = False) -> Happening:
    """A move; with it a deal may end."""
    news: list[AnyNews] = [Revealed(zones=[])] if ends else []
    return Happening(number, Moved(at=number, seat=0, action="draw"), [], news, told_to)


def chatted(number: int) -> Happening:
    """A line of chat."""
    return Happening(number, Chatted(at=0, seat=0, name="Eva", text="…"), [], [], EVERYBODY)


def numbers(happenings: list[Happening] | None) -> list[int] | None:
    """Which happenings these are."""
    return None if happenings is None else [one.number for one in happenings]


def test_each_audience_counts_what_it_was_told() -> None:
    history = History(2)
    history.add(moved(1))
    history.add(moved(2, frozenset([0])))
    history.add(moved(3))

    assert {SPECTATORS: 2, 0: 3, 1: 2} == history.counts
    assert [2, 3] == numbers(history.since(0, 1))
    assert [3] == numbers(history.since(1, 1))
    assert [] == numbers(history.since(1, 2))
    assert [1, 3] == numbers(history.whole(1))


def test_nobody_is_told_what_is_yet_to_happen() -> None:
    history = History(2)
    history.add(moved(1))

    assert None is history.since(0, 2)


def test_of_a_deal_that_is_over_only_its_end_and_the_latest_moves_are_kept() -> None:
    history = History(2)
    for number in range(1, 101):
        history.add(moved(number))
    history.add(moved(101, ends=True))
    for number in range(102, 202):
        history.add(moved(number))
    history.add(moved(202, ends=True))

    kept = numbers(history.whole(0))
    assert [101, *range(203 - FRESH, 203)] == kept
    assert list(range(203 - FRESH, 203)) == numbers(history.since(0, 202 - FRESH))
    assert None is history.since(0, 201 - FRESH)


def test_the_present_deal_is_kept_as_a_whole() -> None:
    history = History(2)
    history.add(moved(1, ends=True))
    for number in range(2, 1_000):
        history.add(moved(number))

    assert list(range(1, 1_000)) == numbers(history.whole(1))


def test_of_a_deal_that_never_ends_only_the_latest_is_kept() -> None:
    history = History(2)
    history.add(moved(1, ends=True))
    for number in range(2, 20_000):
        history.add(moved(number))

    kept = numbers(history.whole(1))
    assert kept is not None
    assert [1, *range(20_001 - len(kept), 20_000)] == kept
    assert MOST_MOVES < len(kept) <= MOST_KEPT


def test_of_endless_talk_the_latest_is_kept() -> None:
    history = History(2)
    history.add(moved(1))
    for number in range(2, 5_000):
        history.add(chatted(number))

    kept = numbers(history.whole(0))
    assert kept is not None
    assert 1 == kept[0]
    assert 4_999 == kept[-1]
    assert len(kept) <= 2 * MOST_SAID + FRESH
    assert None is history.since(0, 1)


def test_other_requests_without_end_are_not_kept_either() -> None:
    history = History(2)
    for number in range(1, 5_000):
        history.add(Happening(number, Unreadied(at=0, seat=0), [], [], EVERYBODY))

    assert len(history.happenings) <= 2 * MOST_SAID + FRESH


def test_with_a_new_match_only_the_talk_is_kept() -> None:
    history = History(2)
    history.add(chatted(1))
    history.add(moved(2))
    history.add(chatted(3))

    history.begin_anew()
    history.add(moved(4))

    assert [1, 3, 4] == numbers(history.whole(0))
    assert [4] == numbers(history.since(0, 3))
    assert None is history.since(0, 2)


def test_what_was_forgotten_once_is_never_told_step_by_step() -> None:
    history = History(2)
    for number in range(1, 51):
        history.add(chatted(number) if number % 2 else moved(number))
    history.begin_anew()
    for number in range(51, 100):
        history.add(moved(number, ends=number == 99))

    assert list(range(51, 100)) == numbers(history.since(0, 50))
    assert None is history.since(0, 49)


@pytest.mark.parametrize("since", range(0, 40, 7))
async def test_a_frame_since_any_version_leads_to_the_same_news(
    evening: Evening, since: int
) -> None:
    eva, otto = await evening.begin("Eva", "Otto", game=code("disco", hidden_guest="on"))
    await play_on(eva, otto, moves=40)
    before = eva.news

    await eva.sync(eva.version - since)

    frame = eva.heard[-1]
    assert before[len(before) - len(frame.get("news", [])) :] == frame.get("news", [])
    assert before == eva.news


async def test_whoever_comes_late_is_told_little_more_than_the_deal(evening: Evening) -> None:
    """A line may hold a megabyte; a whole frame is far from it, however long the match."""
    eva, otto = await evening.begin("Eva", "Otto", game=code("fox", rounds="20"))
    await play_on(eva, otto)

    size = max(len(encoded(whole_frame(evening.table, one))) for one in (SPECTATORS, 0, 1))

    assert size < 100_000
    assert 20 == sum(one["news"] == "revealed" for one in (await evening.bring("Anna")).news)
    assert await same_as_log(evening, evening.table)
