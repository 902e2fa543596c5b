"""Bad packets in great numbers: each is answered, nothing breaks, nothing changes.

Together with the bad requests more than 100,000 inputs.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pakl
from pakl.play.entries import PlayerId, TableId
from pakl.play.listeners import Viewing
from pakl.play.terms import Terms
from tests.server.bad_input import ODD, Guesser, Spoiler
from tests.server.inside import Inside

PATIENCE = 10.0
ROUNDS = 6
SPOILED_A_ROUND = 10_000
GUESSED_A_ROUND = 6_000
GOOD: list[dict[str, Any]] = [
    {"beat": 3},
    {"sync": 2},
    {"id": "p1", "seen": 5, "do": [{"play": "M7"}]},
    {"id": "p2", "seen": 5, "do": [{"swap": "K3"}, {"play": "B1"}]},
    {"id": "p3", "ask": {"verb": "sit", "seat": 1, "name": "Otto"}},
    {"id": "p4", "ask": {"verb": "swap", "one": 0, "other": 1}},
    {"id": "p5", "ask": {"verb": "add_bot", "seat": 1, "level": "good"}},
    {"id": "p6", "ask": {"verb": "ready", "salt": "ab" * 16}},
    {"id": "p7", "ask": {"verb": "chat", "text": "hello"}},
    {"id": "p8", "ask": {"verb": "emote", "emote": "wow"}},
    {"id": "p9", "ask": {"verb": "pass_host", "seat": 1}},
    {"id": "p10", "ask": {"verb": "remove", "seat": 1}},
    {"id": "p11", "ask": {"verb": "pause"}},
    {"id": "p12", "ask": {"verb": "close"}},
    {"id": "p13", "ask": {"verb": "take_back"}},
    {"id": "p14", "hint": 5},
]


class Listener:
    """A line that keeps what it is sent."""

    def __init__(self, player: str) -> None:
        self.player = PlayerId(player)
        self.name = player
        self.heard: list[bytes] = []
        self.has_heard = asyncio.Event()
        self.is_closed = False

    def send(self, message: bytes) -> None:
        self.heard.append(message)
        self.has_heard.set()

    def close(self, message: bytes) -> None:
        self.send(message)
        self.is_closed = True


class Evening:
    """A match that is on, its players and somebody who watches."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.table = TableId("")
        self.viewings: list[Viewing] = []

    @property
    def stranger(self) -> Viewing:
        """Somebody who only watches."""
        return self.viewings[2]

    async def begin(self) -> None:
        house = self.inside.services.house
        terms = Terms(talk="off", when_late="wait")
        sheet = pakl.sheet("fox", seats=2)
        self.table = await house.open_table(PlayerId("eva"), "Eva", sheet, terms)
        for player in ("eva", "otto", "zuzana"):
            self.viewings.append(await house.join(self.table, Listener(player)))
        eva, otto, _ = self.viewings
        await self.say(otto, {"id": "a", "ask": {"verb": "sit", "seat": 1, "name": "Otto"}})
        for viewing in (otto, eva):
            await self.say(viewing, {"id": "b", "ask": {"verb": "ready", "salt": "ab" * 16}})

    async def say(self, viewing: Viewing, packet: object) -> bytes:
        return await self.hear(viewing, msgspec.json.encode(packet))

    async def hear(self, viewing: Viewing, packet: bytes | str) -> bytes:
        """The last message that answers a packet."""
        assert isinstance(viewing.line, Listener)
        viewing.line.heard.clear()
        viewing.line.has_heard.clear()
        await self.inside.services.house.receive(viewing, packet)
        # A hint is answered beside everything else, also if the answer is that there is none.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await viewing.line.has_heard.wait()
        assert viewing.line.heard, f"{packet!r} was not answered"
        return viewing.line.heard[-1]

    async def stored(self) -> list[str]:
        """The log of the table."""
        return await self.inside.services.log.read(self.table, 0)

    async def version(self) -> int:
        """The version of the table in memory."""
        table = self.inside.services.house.rooms[self.table].table
        assert table is not None
        return table.version

    async def survive(self, packets: list[bytes]) -> int:
        """Hears packets from everybody in turn; answers how many were granted."""
        granted = 0
        for number, packet in enumerate(packets):
            viewing = self.viewings[number % 3]
            before = await self.version()
            answer = await self.hear(viewing, packet)
            has_changed = before != await self.version()
            if b'"type":"refusal"' in answer or (b'"do"' in packet and viewing is self.stranger):
                assert not has_changed, packet
            granted += has_changed
        return granted


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A match that is on."""
    with Inside(tmp_path) as inside:
        evening = Evening(inside)
        inside.runner.run(evening.begin())
        yield evening


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_spoiled_packets_are_answered_and_change_nothing(seed: int, evening: Evening) -> None:
    spoiler = Spoiler(seed)
    packets = [spoiler.spoiled(spoiler.dice.choice(GOOD)) for _ in range(SPOILED_A_ROUND)]

    check_that_only_what_is_granted_is_stored(evening, packets)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_guessed_packets_are_answered_and_judged(seed: int, evening: Evening) -> None:
    guesser = Guesser(random.Random(seed), pakl.find_game("fox").actions.all_words)
    packets = [guesser.guess() for _ in range(GUESSED_A_ROUND)]

    check_that_only_what_is_granted_is_stored(evening, packets)


def check_that_only_what_is_granted_is_stored(evening: Evening, packets: list[bytes]) -> None:
    """Whatever is refused leaves no line in the log, and what is there stays."""
    run = evening.inside.runner.run
    before = run(evening.stored())
    granted = run(evening.survive(packets))
    after = run(evening.stored())

    assert before == after[: len(before)]
    assert len(after) - len(before) >= granted
    assert run(evening.version()) == len(after)


words = st.sampled_from([word for word in ODD if isinstance(word, str)]) | st.text(max_size=50)
trees = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda nodes: st.lists(nodes, max_size=4) | st.dictionaries(words, nodes, max_size=4),
    max_leaves=12,
)
packets = st.fixed_dictionaries(
    {},
    optional={
        "id": words | st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True),
        "seen": st.integers(-1, 100) | trees,
        "do": st.lists(st.dictionaries(words, words | st.just(True), max_size=2), max_size=3)
        | trees,
        "ask": st.fixed_dictionaries(
            {"verb": st.sampled_from(["sit", "leave", "chat", "ready", "close", "swap", "fly"])},
            optional={"seat": st.integers(), "name": words, "text": words, "salt": words},
        ),
        "sync": st.integers() | trees,
        "beat": st.integers() | trees,
    },
)


@settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(packets | trees, min_size=5, max_size=10))
def test_whatever_json_comes_is_answered(evening: Evening, messages: list[Any]) -> None:
    encoded = [json.dumps(message).encode() for message in messages]
    run = evening.inside.runner.run
    run(evening.survive(encoded))

    assert run(evening.version()) == len(run(evening.stored()))
