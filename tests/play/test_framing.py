"""Frames: what an audience sees is what the kernel says it may know."""

from random import Random

import msgspec
import pytest

from pakl.games import all_games
from pakl.kernel.game import Game
from pakl.kernel.match import Match
from pakl.kernel.seats import ALL_HANDS, SPECTATOR, Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.view import view_of
from pakl.play.frames import AnyMessage, answering, encoded, schema
from pakl.play.telling import Moment, deal_seen
from tests.play.people import Evening


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_a_deal_is_shown_as_the_kernel_shows_it(game: Game) -> None:
    random = Random(game.id)
    match = Match(Sheet(game, game.fewest_seats), is_studied=False)
    dealer = SeededDealer(5)
    moment: Moment | None = None
    for _ in range(60):
        match.let_deal(dealer)
        if match.is_over():
            break
        moment = Moment(match, moment)
        for viewer in [SPECTATOR, ALL_HANDS, *[Seat(seat) for seat in range(match.sheet.seats)]]:
            view = view_of(match.game, match.state(), viewer).as_json()
            seen = msgspec.to_builtins(deal_seen(match, 1, viewer, [], moment))
            assert view.pop("over") is match.state().is_over
            assert view == {word: seen[word] for word in view}
        able = [seat for seat in range(match.sheet.seats) if match.legal_actions(Seat(seat))]
        seat = Seat(random.choice(able))
        match.perform(seat, random.choice(match.legal_actions(seat)))


def test_who_may_lay_something_out_is_told_what_it_is_worth() -> None:
    random = Random(4)
    match = Match(Sheet(all_games()["rummy"], 2), is_studied=False)
    dealer = SeededDealer(8)
    told: set[int] = set()
    for _ in range(200):
        match.let_deal(dealer)
        if match.is_over():
            break
        on = match.state().turn
        seen = deal_seen(match, 1, on, [])
        game, actions = match.game, match.legal_actions(on)
        if seen.worth:
            assert [game.worth(match.state(), on, action) for action in actions] == seen.worth
            assert len(seen.legal) == len(seen.worth)
            told |= set(seen.worth)
        for other in (Seat(1 - on), SPECTATOR, ALL_HANDS):
            assert [] == deal_seen(match, 1, other, []).worth
        match.perform(on, random.choice(actions))

    assert {-1, 30} < told


def test_a_game_in_which_nothing_is_laid_out_says_nothing_of_it() -> None:
    match = Match(Sheet(all_games()["fox"], 2), is_studied=False)
    match.let_deal(SeededDealer(1))

    seen = deal_seen(match, 1, match.state().turn, [])

    assert seen.legal
    assert "worth" not in msgspec.to_builtins(seen)


def test_before_the_first_shuffle_nobody_is_waited_for() -> None:
    game = all_games()["maumau"]
    match = Match(Sheet(game, 2), Seat(0), is_studied=False)

    seen = deal_seen(match, 1, Seat(0), [])

    assert ([], [], []) == (seen.to_act, seen.may_interrupt, seen.legal)


async def test_every_message_is_of_the_schema(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await eva.ask("emote", emote="wow")
    await eva.do("dance")
    otto.go()

    for heard in eva.heard:
        read = msgspec.convert(heard, type=AnyMessage)
        assert heard == msgspec.json.decode(encoded(read))
    assert "$defs" in schema()


def test_a_frame_becomes_an_answer_without_being_made_anew() -> None:
    answer = msgspec.json.decode(answering(b'{"type":"frame","version":1}', 'p"7'))

    assert {"type": "frame", "version": 1, "re": 'p"7'} == answer
