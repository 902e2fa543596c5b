"""Hints over the real wire, from real bots."""

from tests.server.clients import Browser, Message, Tab


async def to_act_against_bots(host: Tab) -> None:
    """Plays against a bot until the host is to act and has a choice."""
    host.beat()
    await host.next_of("frame")
    await host.ask("add_bot", seat=1, level="beginner")
    await host.ready()
    while len(host.deal.get("legal", [])) < 2 or 0 not in host.deal["to_act"]:
        if host.deal.get("legal"):
            await host.do(host.deal["legal"][0])
        else:
            await host.next()


def check(hint: Message, legal: list[str]) -> None:
    """A hint names legal moves, the best first, with chances and errors."""
    moves = hint["moves"]
    assert 1 <= len(moves) <= 3
    assert {move["action"] for move in moves} <= set(legal)
    chances = [move["chance"] for move in moves]
    assert sorted(chances, reverse=True) == chances
    assert all(0 <= move[share] <= 1 for move in moves for share in ("chance", "wins", "error"))
    assert hint["worlds"] >= 2


async def test_a_person_gets_hints_on_the_socket_and_over_http(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host:
        await to_act_against_bots(host)
        legal = host.deal["legal"]
        await host.send({"id": "h1", "hint": host.version})
        hint = await host.answer("h1")
        answer = await eva.post(f"/api/tables/{place['id']}/hint", {"seen": host.version})

    assert "hint" == hint["type"]
    check(hint, legal)
    assert 200 == answer.status_code
    check(answer.json(), legal)


async def test_nobody_else_can_ask_for_a_seat_s_hint(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as friend:
        await to_act_against_bots(host)
        await friend.next_of("frame")
        await friend.send({"id": "h1", "hint": 1})
        on_socket = await friend.answer("h1")
        over_http = await otto.post(f"/api/tables/{place['id']}/hint", {"seen": 1})

    assert "not_seated" == on_socket["error"]
    assert (409, "not_seated") == (over_http.status_code, over_http.json()["error"])


async def test_among_people_there_are_none(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as friend:
        await host.next_of("frame")
        await friend.next_of("frame")
        await friend.ask("sit", seat=1, name="Otto")
        await friend.ready()
        await host.ready()
        answers = [
            await one.post(f"/api/tables/{place['id']}/hint", {"seen": 1000}) for one in (eva, otto)
        ]

    assert {(409, "no_hints")} == {(one.status_code, one.json()["error"]) for one in answers}
