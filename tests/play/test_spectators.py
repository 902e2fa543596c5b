"""Spectators: welcome or not, and how much they see."""

import pytest

from pakl.play.entries import PlayerId
from pakl.play.house import Refused
from pakl.play.packets import Chat
from tests.play.people import Evening, Message, play_on, refusal


def hands(deal: Message) -> list[bool]:
    """Of which hands the faces are seen."""
    return ["cards" in zone for zone in deal["zones"] if zone["zone"] == "hand"]


async def test_a_spectator_sees_what_lies_open(evening: Evening) -> None:
    eva, _ = await evening.begin("Eva", "Otto")

    anna = await evening.bring("Anna")

    assert [False, False] == hands(anna.deal)
    assert [] == anna.deal["legal"]
    assert 1 == eva.presence["watching"]


async def test_a_table_may_show_its_spectators_all_hands(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", spectators="hands")

    anna = await evening.bring("Anna")

    assert [True, True] == hands(anna.deal)
    assert [True, False] == hands(eva.deal)
    assert [False, True] == hands(otto.deal)


async def test_who_sees_all_hands_is_silent_in_a_match(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", spectators="hands")
    anna = await evening.bring("Anna")
    assert "muted" == refusal(await anna.ask("chat", text="Otto has the jack"))

    await play_on(eva, otto)

    assert "" == refusal(await anna.ask("chat", text="Otto had the jack"))


async def test_a_table_without_spectators_sends_them_away_when_a_match_begins(
    evening: Evening,
) -> None:
    eva, otto = await evening.seat("Eva", "Otto", spectators="none")
    anna = await evening.bring("Anna")
    assert "open" == anna.table["status"]

    await eva.ready()
    await otto.ready()

    assert "not_welcome" == anna.goodbye
    assert {} == anna.deal
    late = await evening.bring("Zoe")
    assert "not_welcome" == late.goodbye
    assert {} == late.deal


async def test_nobody_looks_on_there_by_another_way(evening: Evening) -> None:
    await evening.begin("Eva", "Otto", spectators="none")
    anna = PlayerId("anna")

    with pytest.raises(Refused, match="not_seated"):
        await evening.house.frame(evening.at, anna)
    with pytest.raises(Refused, match="not_seated"):
        await evening.house.ask(evening.at, anna, "Anna", Chat(text="Hello"), "p1")
    with pytest.raises(Refused, match="not_seated"):
        await evening.house.do(evening.at, anna, [{"draw": True}], 0, "p2")


async def test_after_the_match_spectators_are_welcome_again(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", spectators="none")
    await play_on(eva, otto)

    anna = await evening.bring("Anna")

    assert "over" == anna.table["status"]
