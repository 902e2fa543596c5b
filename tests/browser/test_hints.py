"""Hints on the page: asked for by keys, told in words, and gone with the choice they were for."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Gather, Invite


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_plays_alone_may_ask_what_the_strongest_bot_would_do(
    gather: Gather, invite: Invite, size: tuple[int, int]
) -> None:
    company = gather("fox", 2)
    company.play_against_bots()
    page = invite(guest=company.host, size=size).page
    page.goto(company.path)
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_have_attribute("aria-disabled", "false")

    hint.focus()
    page.keyboard.press("Enter")

    told = page.get_by_role("status").filter(has_text="What the strongest bot would do")
    expect(told.get_by_role("listitem").first).to_contain_text("chance to win the match")
    expect(told).to_contain_text("imagined deals that fit all you were told")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(hint).to_be_focused()


def test_among_people_there_is_no_such_button(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2)
    company.sit_down()
    company.play_until(lambda frame: 0 in frame["deal"]["to_act"], lambda _, legal: legal[0])
    page = invite(guest=company.host).page
    page.goto(company.path)

    expect(page.get_by_role("toolbar", name="What you may do")).to_be_attached()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
