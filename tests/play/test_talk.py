"""Talk: chat and emotes, as far as the table wants them, and not in floods."""

import pytest

from tests.play.people import Evening, refusal


async def test_everybody_hears_a_chat_line_with_who_said_it(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    anna = await evening.bring("Anna")

    await otto.ask("chat", text="  Good   evening ")
    await anna.ask("chat", text="Hello")

    at = evening.clock()
    said = [one for one in eva.news if one["news"] == "chat"]
    assert [
        {"news": "chat", "seat": 1, "name": "Otto", "text": "Good evening", "at": at},
        {"news": "chat", "seat": -1, "name": "Anna", "text": "Hello", "at": at},
    ] == said


async def test_a_seated_player_talks_under_the_name_of_the_seat(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    otto.name = ""

    await otto.ask("chat", text="Hello")

    assert eva.has_heard("chat", seat=1, name="Otto")


async def test_who_has_no_name_can_only_listen(evening: Evening) -> None:
    await evening.open("Eva")
    anna = await evening.bring("Anna")
    anna.name = ""

    assert "bad_name" == refusal(await anna.ask("chat", text="Hello"))


async def test_an_emote_is_shown_and_not_kept(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    lines = await evening.lines()

    answer = await eva.ask("emote", emote="well-played")

    assert "frame" == answer["type"]
    for person in (eva, otto):
        assert {"type": "emote", "seat": 0, "emote": "well-played"} in person.heard
    assert lines == await evening.lines()


async def test_emotes_are_for_players(evening: Evening) -> None:
    eva, _ = await evening.seat("Eva", "Otto")
    anna = await evening.bring("Anna")

    assert "not_seated" == refusal(await anna.ask("emote", emote="laugh"))
    assert not any(one["type"] == "emote" for one in eva.heard)


@pytest.mark.parametrize(
    ("talk", "chat", "emote"),
    [("off", "muted", "muted"), ("emotes", "muted", ""), ("chat", "", "")],
)
async def test_the_table_says_how_much_talk_it_wants(
    evening: Evening, talk: str, chat: str, emote: str
) -> None:
    eva = await evening.open("Eva", talk=talk)

    assert chat == refusal(await eva.ask("chat", text="Hello"))
    assert emote == refusal(await eva.ask("emote", emote="wow"))


async def test_who_says_too_much_at_once_is_stopped_for_a_while(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    for number in range(5):
        assert "" == refusal(await eva.ask("chat", text=f"{number}"))

    assert "too_fast" == refusal(await eva.ask("chat", text="more"))
    assert "too_fast" == refusal(await eva.ask("emote", emote="wow"))
    assert "" == refusal(await otto.ask("chat", text="My turn"))
    evening.clock.move(2)
    assert "" == refusal(await eva.ask("chat", text="later"))
    assert "too_fast" == refusal(await eva.ask("chat", text="at once"))


async def test_nothing_is_kept_of_who_is_silent_again(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    await eva.ask("chat", text="Hello")
    evening.clock.move(10)

    await otto.ask("chat", text="Hello")

    assert {"otto"} == set(evening.house.rooms[evening.at].talk.said_until)


@pytest.mark.parametrize("text", ["\u202eevil", "a\x00b", "   ", "\u200d"])
async def test_what_can_not_be_shown_is_not_said(evening: Evening, text: str) -> None:
    eva = await evening.open("Eva")

    assert "malformed" == refusal(await eva.ask("chat", text=text))


async def test_talk_outlives_the_beginning_of_a_match(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    await eva.ask("chat", text="Good luck")
    await eva.ready()
    await otto.ready()

    anna = await evening.bring("Anna")

    assert anna.has_heard("chat", text="Good luck")
