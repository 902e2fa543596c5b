"""Nothing is lost by a reload, another tab, or a house that falls down and gets up again."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Gather, Invite
from tests.server.processes import ServerProcess


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_reload_in_mid_game_restores_the_hand_and_the_game_goes_on(
    gather: Gather, invite: Invite, size: tuple[int, int]
) -> None:
    company = gather("fox", 2)
    company.play_against_bots()
    person = invite(guest=company.host, size=size)
    person.page.goto(company.path)
    person.play_on(6)
    person.offers()
    held = person.hand()

    person.page.reload()

    person.clicks = 0
    person.offers()
    assert held == person.hand()
    person.play_on(4)


def test_play_goes_on_by_itself_after_the_house_was_killed(
    own_house: ServerProcess, gather: Gather, invite: Invite
) -> None:
    company = gather("fox", 2, at=own_house)
    company.play_against_bots()
    person = invite(guest=company.host, at=own_house)
    person.witness.forgive("net::ERR_")
    person.page.goto(company.path)
    person.play_on(4)
    person.offers()
    held = person.hand()

    own_house.kill()
    lost = person.page.get_by_role("status").filter(has_text=person.words("line-lost"))
    expect(lost).to_be_visible()
    own_house.start()

    expect(lost).to_be_hidden(timeout=15_000)
    person.offers()
    assert held == person.hand()
    person.play_on(4)


def test_the_newest_tab_wins_and_the_other_says_so(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2)
    company.play_against_bots()
    first = invite(guest=company.host)
    first.page.goto(company.path)
    first.play_on(2)

    second = first.in_another_tab()
    second.page.goto(company.path)

    expect(first.page.get_by_role("heading", name=first.words("bye-newer_tab"))).to_be_visible()
    second.play_on(2)
    first.press(first.words("play-here"))
    first.clicks = 0
    first.play_on(2)
    expect(second.page.get_by_role("heading", name=first.words("bye-newer_tab"))).to_be_visible()
