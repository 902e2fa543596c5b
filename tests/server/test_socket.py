"""The socket: who gets a line, and what closes one."""

import asyncio
import json
import socket
import time

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import Browser, Tab
from tests.server.processes import ServerProcess

TOO_LARGE = 1009
# The length of a frame is in the two bytes that follow.
TWO_BYTES_MORE = 126


async def seated(browser: Browser) -> tuple[str, Tab]:
    """A table with its host at a tab."""
    place = await browser.open_table("fox", 2)
    tab = await browser.tab(place["id"])
    await tab.next_of("frame")
    return place["id"], tab


# Who gets a line


async def test_a_foreign_page_gets_no_line(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    for origin in ["https://evil.example", "null", eva.server.url + "0"]:
        with pytest.raises(InvalidStatus) as refused:
            await eva.tab(place["id"], origin=origin)

        assert 403 == refused.value.response.status_code
        assert b"foreign_origin" in (refused.value.response.body or b"")


async def test_nobody_gets_no_line(shared_server: ServerProcess, eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    for cookie in ["", "pakl=1.1.nobody.x", "pakl=", "pakl=\u00e4.1.x.\u00e4", "pakl=1.1..."]:
        stranger = Browser(shared_server)
        with pytest.raises(InvalidStatus) as refused:
            await stranger.tab(place["id"], cookie=cookie)
        await stranger.http.aclose()

        assert 401 == refused.value.response.status_code


async def test_a_cookie_with_another_guests_id_is_nobodys(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    mine, theirs = otto.http.cookies["pakl"].split("."), eva.http.cookies["pakl"].split(".")
    forged = f"pakl={'.'.join([*mine[:2], theirs[2], mine[3]])}"
    with pytest.raises(InvalidStatus) as refused:
        await otto.tab(place["id"], cookie=forged)

    assert 401 == refused.value.response.status_code


async def test_a_table_that_is_not_there_says_so(eva: Browser) -> None:
    for table in ["there-is-no-such-table", "%00", "a%0A", "%F0%9F%83%8F", "x" * 500]:
        tab = await eva.tab(table)

        assert (4006, {"type": "bye", "why": "no_table"}) == await tab.closing()


async def test_a_guest_has_only_so_many_lines(strict_server: ServerProcess) -> None:
    async with Browser(strict_server) as host, Browser(strict_server) as guest:
        tables = [(await host.open_table("fox", 2))["id"] for _ in range(3)]
        tables += [(await guest.open_table("fox", 2))["id"] for _ in range(2)]
        tabs = [await guest.tab(table) for table in tables[:4]]
        with pytest.raises(InvalidStatus) as refused:
            await guest.tab(tables[4])
        await tabs[0].close()
        freed = await guest.tab(tables[4])

        assert 429 == refused.value.response.status_code
        assert "frame" == (await freed.next_of("frame"))["type"]


# What closes a line


async def test_the_newest_tab_wins(eva: Browser) -> None:
    table, old = await seated(eva)
    async with await eva.tab(table) as new:
        frame = await new.next_of("frame")

        assert (4001, {"type": "bye", "why": "newer_tab"}) == await old.closing()
        assert 0 == frame["you"]
        assert "frame" == (await new.ask("chat", text="still here"))["type"]


async def test_a_line_that_breaks_is_back_on_its_seat_at_once(eva: Browser) -> None:
    table, tab = await seated(eva)
    tab.line.transport.abort()
    begun = time.monotonic()
    async with await eva.tab(table) as again:
        frame = await again.next_of("frame")

    assert time.monotonic() - begun < 2
    assert 0 == frame["you"]
    assert frame["is_whole"]


async def test_a_silent_line_is_closed_after_nine_seconds(eva: Browser, otto: Browser) -> None:
    table, silent = await seated(eva)
    async with await otto.tab(table) as beating:
        beating.beat()
        begun = time.monotonic()
        code, last = await silent.closing()
        lasted = time.monotonic() - begun
        await beating.send({"beat": 77})
        while (await beating.next_of("beat"))["beat"] != 77:
            pass

    assert (4004, {"type": "bye", "why": "silent"}) == (code, last)
    assert 8.5 <= lasted < 10.5


async def test_a_heartbeat_is_answered(eva: Browser) -> None:
    _, tab = await seated(eva)
    async with tab:
        await tab.send({"beat": 5})

        assert {"type": "beat", "beat": 5} == await tab.next_of("beat")


async def test_a_message_that_is_too_large_closes_the_line(eva: Browser) -> None:
    table, tab = await seated(eva)
    await tab.line.send("x" * 5_000)
    code, _ = await tab.closing()

    assert TOO_LARGE == code
    frame = await eva.get(f"/api/tables/{table}")
    assert "Eva" == frame["table"]["seats"][0]["name"]


async def test_a_flood_closes_the_line_and_no_other(strict_server: ServerProcess) -> None:
    async with Browser(strict_server) as browser, Browser(strict_server) as other:
        table, tab = await seated(browser)
        async with await other.tab(table) as calm:
            await calm.next_of("frame")
            for number in range(200):
                await tab.send({"beat": number})
            code, last = await tab.closing()
            await calm.send({"beat": 1})
            await calm.next_of("beat")

    assert (4005, {"type": "bye", "why": "flood"}) == (code, last)


async def test_a_reader_that_does_not_read_holds_up_nobody(server: ServerProcess) -> None:
    server.start()
    async with Browser(server) as lazy, Browser(server) as lively:
        place = await lazy.open_table("fox", 2)
        _, writer = await narrow_line(server, lazy, place["id"])
        async with await lively.tab(place["id"]) as tab:
            await tab.next_of("frame")
            slowest = 0.0
            give_up_at = time.monotonic() + 30
            while time.monotonic() < give_up_at:
                # Every packet is answered by a whole frame that nobody reads.
                writer.write(text_frame(b'{"sync":0}') * 250)
                begun = time.monotonic()
                await tab.send({"beat": 1})
                await tab.next_of("beat")
                slowest = max(slowest, time.monotonic() - begun)
                if closed_lines(await metrics_of(lively), "too_slow"):
                    break
        counted = await metrics_of(lively)
        writer.transport.abort()

    assert 1 == closed_lines(counted, "too_slow"), server.log_file.read_text()
    assert slowest < 2


async def test_what_could_not_be_read_at_once_is_read_later_once_and_in_order(
    server: ServerProcess,
) -> None:
    server.start()
    async with Browser(server) as browser:
        place = await browser.open_table("fox", 2)
        reader, writer = await narrow_line(server, browser, place["id"])
        asked = 0
        # Until the server has to keep what it wants to say: before that much it gives up no line.
        while counted(await metrics_of(browser), "pakl_messages_total") >= 10 * asked:
            for beat in range(asked, asked + 10):
                writer.write(9 * text_frame(b'{"sync":0}') + text_frame(b'{"beat":%d}' % beat))
            asked += 10
            await packets_heard(browser, 10 * asked)
        heard: list[int] = []
        while asked - 1 not in heard:
            message = json.loads(await next_text(reader))
            if message["type"] == "beat":
                heard.append(message["beat"])
        writer.transport.abort()

    assert list(range(asked)) == heard


async def test_lines_are_told_that_the_house_closes(server: ServerProcess) -> None:
    server.start()
    async with Browser(server) as browser:
        _, tab = await seated(browser)
        stopping = asyncio.to_thread(server.stop)
        (code, last), _ = await asyncio.gather(tab.closing(), stopping)

    assert (4002, {"type": "bye", "why": "restart"}) == (code, last)


# Bad packets


@pytest.mark.parametrize(
    "packet",
    [
        "",
        "not json",
        "[]",
        "null",
        "{}",
        '{"beat": -1}',
        '{"beat": 1, "sync": 1}',
        '{"id": "p", "do": [{"play": "8H"}]}',
        '{"id": "", "ask": {"verb": "leave"}}',
        '{"id": "p", "ask": {"verb": "fly"}}',
        '{"id": "p", "ask": {"verb": "leave", "seat": 1}}',
        '{"id": "p", "seen": 1, "do": []}',
        '{"id": "p", "seen": 1, "do": [{"a": "b", "c": "d"}]}',
        "[" * 4_000,
        '{"id":"\\ud800","ask":{"verb":"leave"}}',
    ],
)
async def test_what_is_no_packet_is_refused_and_changes_nothing(packet: str, eva: Browser) -> None:
    table, tab = await seated(eva)
    async with tab:
        before = await eva.get(f"/api/tables/{table}")
        await tab.line.send(packet)
        refusal = await tab.next_of("refusal")
        await tab.line.send(packet.encode())
        same = await tab.next_of("refusal")
        after = await eva.get(f"/api/tables/{table}")

    assert "malformed" == refusal["error"] == same["error"]
    assert before == after


def handshake(server: ServerProcess, browser: Browser, table: str) -> bytes:
    """The first bytes of a line, by hand."""
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {browser.cookie_header()}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def text_frame(text: bytes) -> bytes:
    """A short text as a client's frame, with a mask that changes nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def metrics_of(browser: Browser) -> str:
    """What the server has counted."""
    return (await browser.http.get("/metrics")).raise_for_status().text


async def packets_heard(browser: Browser, packets: int) -> None:
    """Waits until the server has heard so many packets and had the time to answer them."""
    async with asyncio.timeout(30):
        while counted(await metrics_of(browser), "pakl_packets_total") < packets:
            pass


async def narrow_line(
    server: ServerProcess, browser: Browser, table: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A line to a table that takes in little until it is read."""
    plug = socket.socket()
    # Before it connects: a window that shrinks later makes the system drop what comes,
    # with the receipts of what was sent.
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32_768)
    plug.connect(("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=plug, limit=1_024)
    writer.write(handshake(server, browser, table))
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def next_text(reader: asyncio.StreamReader) -> bytes:
    """The next message on a line."""
    length = (await reader.readexactly(2))[1]
    if length == TWO_BYTES_MORE:
        length = int.from_bytes(await reader.readexactly(2))
    return await reader.readexactly(length)


def closed_lines(metrics: str, why: str) -> int:
    """How many lines were closed for a reason."""
    return counted(metrics, f'pakl_lines_closed_total{{why="{why}"}}')


def counted(metrics: str, name: str) -> int:
    """How often something was counted."""
    for line in metrics.splitlines():
        if line.startswith(name):
            return int(float(line.rpartition(" ")[2]))
    return 0


async def test_json_of_a_frame_is_text(eva: Browser) -> None:
    _, tab = await seated(eva)
    async with tab:
        await tab.send({"sync": 0})
        message = await tab.line.recv()

    assert isinstance(message, str)
    assert json.loads(message)
