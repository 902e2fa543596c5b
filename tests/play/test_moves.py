"""Moves: once each, never on old news, all of a packet or nothing of it."""

from random import Random

import msgspec
import pytest

from pakl.kernel.seats import Seat
from pakl.kernel.step import perform
from pakl.play.entries import PlayerId
from pakl.play.house import Refused
from pakl.play.packets import PassHost, Sit
from tests.play.people import Evening, Message, as_json, play_on, refusal, same_as_log, to_act


async def test_a_move_is_told_to_everybody_and_its_frame_answers_it(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    anna = await evening.bring("Anna")
    mover = to_act(eva, otto)
    seen = mover.version

    answer = await mover.do(mover.deal["legal"][0])

    assert (seen, seen + 1) == (answer["since"], answer["version"])
    for person in (eva, otto, anna):
        assert "played" == person.news[-1]["news"]
        assert person.heard[-1]["deal"] == person.deal


async def test_a_packet_that_comes_twice_is_carried_out_once(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}

    first = await mover.send_again(packet)
    lines = await evening.lines()
    again = await mover.send_again(packet)

    assert lines == await evening.lines()
    assert first["version"] == again["version"] == again["since"]
    assert first["deal"] == again["deal"]


async def test_a_packet_is_known_after_a_crash(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}
    await mover.send_again(packet)
    await evening.crash()
    lines = await evening.lines()

    back = await evening.bring(mover.name)
    answer = await back.send_again(packet)

    assert "frame" == answer["type"]
    assert lines == await evening.lines()


async def test_the_same_id_from_somebody_else_is_another_packet(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")

    await eva.send_again({"id": "p1", "ask": {"verb": "ready", "salt": "ab" * 16}})
    await otto.send_again({"id": "p1", "ask": {"verb": "ready", "salt": "cd" * 16}})

    assert "playing" == eva.table["status"]


async def test_a_request_is_carried_out_once_too(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    packet = {"id": "p1", "ask": {"verb": "chat", "text": "hello"}}

    await eva.send_again(packet)
    await eva.send_again(packet)

    assert 1 == sum(one["news"] == "chat" for one in otto.news)


async def test_a_refused_packet_may_be_sent_again_when_it_makes_sense(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    packet = {"id": "p1", "ask": {"verb": "swap", "one": 0, "other": 1}}
    assert "not_host" == refusal(await otto.send_again(packet))
    await eva.ask("pass_host", seat=1)

    assert "frame" == (await otto.send_again(packet))["type"]


async def test_a_move_on_old_news_is_refused_with_what_is_new(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto, moves=6)
    mover = to_act(eva, otto)
    lines = await evening.lines()
    before = len(mover.heard)

    answer = await mover.do(mover.deal["legal"][0], seen=1)

    assert "stale" == refusal(answer)
    assert lines == await evening.lines()
    assert ["refusal", "frame"] == [one["type"] for one in mover.heard[before:]]


async def test_a_double_tap_is_one_move(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    seen, action = mover.version, mover.deal["legal"][-1]
    assert "" == refusal(await mover.do(action))
    lines = await evening.lines()

    assert "stale" == refusal(await mover.do(action, seen=seen))
    assert lines == await evening.lines()


async def test_news_that_changes_no_choice_makes_no_move_stale(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    seen = mover.version
    await eva.ask("chat", text="Take your time")

    answer = await mover.do(mover.deal["legal"][0], seen=seen)

    assert "frame" == answer["type"]


async def test_a_move_that_a_rule_forbids_is_refused_with_its_clause(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    other = otto if mover is eva else eva
    lines = await evening.lines()

    answer = await other.do(mover.deal["legal"][0])

    assert "illegal" == refusal(answer)
    assert answer["clause"].startswith("MAU-")
    assert {"action": mover.deal["legal"][0], "number": "0"} == answer["args"]
    assert lines == await evening.lines()
    assert not [one for one in mover.heard if one["type"] == "refusal"]


async def test_what_is_no_action_of_the_game_is_malformed(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")

    for nonsense in ["dance", "play 99X", "play"]:
        assert "malformed" == refusal(await to_act(eva, otto).do(nonsense))


async def test_nobody_acts_before_a_match_or_without_a_seat(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    assert "not_now" == refusal(await eva.do("draw"))

    await eva.ready()
    await otto.ready()
    anna = await evening.bring("Anna")

    assert "not_seated" == refusal(await anna.do("draw"))


async def test_several_actions_count_all_or_not_at_all(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", game="rummy")
    mover = to_act(eva, otto)
    first = mover.deal["legal"][0]
    lines = await evening.lines()

    answer = await mover.do(first, first, first, first)

    assert "illegal" == refusal(answer)
    assert int(answer["args"]["number"]) > 0
    assert lines == await evening.lines()
    assert "frame" == (await mover.do(first))["type"]


async def test_several_actions_of_a_packet_are_several_lines_of_the_log(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", game="rummy")
    mover = to_act(eva, otto)
    turn = two_in_a_row(evening, Seat(mover.you))
    before = len(await evening.lines())
    seen = mover.version

    answer = await mover.do(*turn)

    assert "frame" == answer["type"]
    assert before + 2 == len(await evening.lines())
    assert seen + 2 == answer["version"]
    assert await same_as_log(evening, evening.table)
    repeated = await mover.send_again(
        {"id": answer["re"], "seen": seen, "do": [as_json(one) for one in turn]}
    )
    assert "frame" == repeated["type"]
    assert before + 2 == len(await evening.lines())


def two_in_a_row(evening: Evening, seat: Seat) -> list[str]:
    """Two actions that a seat may do one after the other."""
    game = evening.table.sheet.game
    for first in game.legal_actions(evening.table.deal(), seat):
        copy = evening.table.deal().copy()
        perform(game, copy, seat, first)
        then = game.legal_actions(copy, seat)
        if then:
            return [game.actions.words(first), game.actions.words(then[0])]
    raise AssertionError("no turn of two actions")


# Several seats to act, and interrupts


async def test_choices_made_at_the_same_time_need_no_order(evening: Evening) -> None:
    eva, otto, anna = await evening.begin("Eva", "Otto", "Anna", game="disco")
    seen = {person.name: person.version for person in (eva, otto, anna)}
    assert [0, 1, 2] == eva.deal["to_act"]

    for person, still_to_act in ((anna, [0, 1]), (eva, [1])):
        answer = await person.do(person.deal["legal"][0], seen=seen[person.name])
        assert "frame" == answer["type"]
        assert still_to_act == otto.deal["to_act"]
    answer = await otto.do(otto.deal["legal"][0], seen=seen["Otto"])

    assert "frame" == answer["type"]
    assert 1 == len(otto.deal["to_act"])


async def test_who_forgot_to_call_is_caught_out_of_turn(evening: Evening) -> None:
    """MAU-11: anybody may catch who forgot to call, whoever's turn it is."""
    people = await evening.begin("Eva", "Otto", "Anna", game="maumau")
    random = Random(5)
    while True:
        await play_on(*people, moves=1, random=random)
        if people[0].table["status"] == "over":
            for person in people:
                await person.ready()
        for person in people:
            is_out_of_turn = person.you not in person.deal["to_act"]
            if is_out_of_turn and person.deal["legal"]:
                catch = person.deal["legal"][0]
                answer = await person.do(catch)
                assert catch.startswith("catch")
                assert "MAU-11" == answer["news"][0]["events"][0]["clause"]
                return


# Without a line


async def test_actions_without_a_line_are_answered_with_what_is_new(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    seen, action = mover.version, as_json(mover.deal["legal"][0])

    answer = await evening.house.do(evening.at, mover.player, [action], seen, "p1")

    assert b'"re":"p1"' in answer
    assert b'"since":%d,' % seen in answer


async def test_old_news_is_refused_without_a_line_too(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto, moves=6)
    mover = to_act(eva, otto)
    action = as_json(mover.deal["legal"][0])

    with pytest.raises(Refused, match="stale"):
        await evening.house.do(evening.at, mover.player, [action], 0, "p1")


async def test_a_request_without_a_line_is_answered_with_what_it_changed(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    wish = PassHost(seat=1)

    answer = frame(await evening.house.ask(evening.at, eva.player, "Eva", wish, "p1"))
    again = frame(await evening.house.ask(evening.at, eva.player, "Eva", wish, "p1"))

    assert [{"news": "seat", "seat": 1, "what": "host"}] == answer["news"]
    assert 1 == answer["table"]["host"] == otto.table["host"]
    assert ("p1", []) == (again["re"], again.get("news", []))


async def test_who_sits_down_without_a_line_is_told_everything(evening: Evening) -> None:
    await evening.open("Eva", seats=2)

    answer = frame(
        await evening.house.ask(
            evening.at, PlayerId("bot"), "Robert", Sit(seat=1, name="Robert"), "p1"
        )
    )

    assert (1, True) == (answer["you"], answer["is_whole"])
    assert "Robert" == answer["table"]["seats"][1]["name"]


def frame(answer: bytes) -> Message:
    """A frame that somebody without a line was answered with."""
    read: Message = msgspec.json.decode(answer)
    return read
