"""Lines: one tab at a table, what it is told, and how it catches up."""

import pytest

from tests.play.people import Evening, play_on, refusal, to_act


async def test_the_newest_tab_wins(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")

    again = await evening.bring("Eva")

    assert "newer_tab" == eva.goodbye
    assert (0, "") == (again.you, again.goodbye)
    assert ["online", "online"] == otto.presence["seats"]


async def test_a_reload_restores_everything(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto, moves=7)
    before = (eva.version, eva.deal, eva.table, eva.news)
    eva.go()

    eva = await evening.bring("Eva")

    assert before == (eva.version, eva.deal, eva.table, eva.news)


async def test_another_device_restores_the_seat_after_a_crash(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", game="fox")
    await play_on(eva, otto, moves=9)
    before = (eva.version, eva.deal, eva.table, eva.news)

    await evening.crash()
    eva = await evening.bring("Eva")

    assert before == (eva.version, eva.deal, eva.table, eva.news)


async def test_who_missed_something_asks_for_it(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto, moves=5)
    news, version = eva.news, eva.version

    await eva.sync(version - 3)

    frame = eva.heard[-1]
    assert (version - 3, version) == (frame["since"], frame["version"])
    assert news[-3:] == frame["news"]
    assert "re" not in frame


@pytest.mark.parametrize("sync", [0, 2**31 - 1])
async def test_who_has_missed_too_much_or_knows_the_future_is_told_everything(
    evening: Evening, sync: int
) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto, moves=5)

    await eva.sync(sync)

    assert eva.heard[-1]["is_whole"]
    assert eva.version == otto.version


async def test_nothing_new_is_answered_with_how_things_stand(evening: Evening) -> None:
    eva, _ = await evening.begin("Eva", "Otto")

    await eva.sync(eva.version)

    frame = eva.heard[-1]
    assert (eva.version, eva.version, []) == (
        frame["since"],
        frame["version"],
        frame.get("news", []),
    )
    assert frame["deal"]


async def test_a_heartbeat_is_answered_at_once(evening: Evening) -> None:
    eva = await evening.open("Eva")

    await eva.send_packet({"beat": 3})

    assert {"type": "beat", "beat": 3} == eva.heard[-1]


@pytest.mark.parametrize(
    "packet",
    [
        {},
        [],
        7,
        {"beat": 1, "sync": 1},
        {"beat": -1},
        {"do": [{"draw": True}], "seen": 1},
        {"id": "p", "do": [{"draw": True}]},
        {"id": "p", "seen": 1, "do": []},
        {"id": "p", "seen": 1, "do": [{"draw": True}] * 17},
        {"id": "p", "seen": 1, "do": [{"play": "8H", "draw": True}]},
        {"id": "p", "seen": 1, "do": [{"draw": False}]},
        {"id": "p p", "ask": {"verb": "leave"}},
        {"id": "p", "ask": {"verb": "leave", "seat": 1}},
        {"id": "p", "ask": {"verb": "fly"}},
        {"id": "p", "ask": {"verb": "ready", "salt": "xyz"}},
        {"id": "p", "ask": {"verb": "chat", "text": "x" * 301}},
        {"id": "p", "ask": {"verb": "chat", "text": "x" * 5_000}},
        {"id": "p", "seat": 1, "ask": {"verb": "leave"}},
    ],
)
async def test_what_is_no_packet_changes_nothing(evening: Evening, packet: object) -> None:
    eva, _ = await evening.begin("Eva", "Otto")
    lines = await evening.lines()

    await eva.send_packet(packet)

    assert "malformed" == refusal(eva.heard[-1])
    assert lines == await evening.lines()


@pytest.mark.parametrize("message", [b"", b"\xff\xfe", b"{", b"[" * 4_000, '{"sync":"\ud800"}'])
async def test_not_even_json_is_needed(evening: Evening, message: bytes | str) -> None:
    eva = await evening.open("Eva")
    assert eva.viewing is not None

    await evening.house.receive(eva.viewing, message)

    assert "malformed" == refusal(eva.heard[-1])


async def test_what_is_refused_is_told_to_nobody_else(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover, other = (eva, otto) if eva.deal["legal"] else (otto, eva)
    heard = len(mover.heard)

    await other.do(mover.deal["legal"][0])

    assert heard == len(mover.heard)
    assert mover is to_act(eva, otto)


async def test_refusals_are_counted(evening: Evening) -> None:
    eva, _ = await evening.seat("Eva", "Otto")

    await eva.ask("unready")
    await eva.ask("remove", seat=9)

    assert {"not_now": 1, "no_such_seat": 1} == dict(evening.house.metrics.refusals)


async def test_presence_is_told_only_when_it_changes(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    told = [one for one in eva.heard if one["type"] == "presence"]

    await play_on(eva, otto, moves=5)
    assert told == [one for one in eva.heard if one["type"] == "presence"]
    otto.go()

    assert ["online", "away"] == eva.heard[-1]["seats"]
