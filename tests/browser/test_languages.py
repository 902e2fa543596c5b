"""The page speaks the browser's language, and another one as soon as it is chosen."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.words import Words

LANGUAGES = ("en", "de", "fr", "it", "cs", "pl", "sk", "hu", "tr")


def test_the_page_is_in_the_language_of_the_browser(invite: Invite) -> None:
    person = invite(language="de")
    person.page.goto("/")
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(Words("de")("welcome"))

    for language in LANGUAGES:
        person.page.locator("header select").select_option(language)
        expect(heading).to_have_text(Words(language)("welcome"))
        expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_switched_while_friends_are_waited_for(
    gather: Gather, invite: Invite
) -> None:
    company = gather("karma", 3)
    person = invite(guest=company.host)
    person.page.goto(company.path)

    person.press(person.words("settings"))
    person.page.get_by_label(person.words("language")).select_option("hu")

    expect(person.page.get_by_text(Words("hu")("waiting-room"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_the_language_is_switched_in_mid_game(
    gather: Gather, invite: Invite, size: tuple[int, int]
) -> None:
    company = gather("maumau", 2, {"rounds_to_win": "3"})
    company.play_against_bots()
    person = invite(guest=company.host, size=size)
    page = person.page
    page.goto(company.path)
    person.play_on(3)
    person.offers()
    held = person.hand()
    names = page.locator(".hand button").evaluate_all("all => all.map((each) => each.ariaLabel)")
    line = person.log_lines()[-1]

    person.press(person.words("menu"))
    person.press(person.words("settings"))
    page.get_by_label(person.words("language")).select_option("cs")
    person.words = Words("cs")
    expect(page.get_by_role("dialog", name=person.words("settings"))).to_be_visible()
    person.press(person.words("close"))

    person.offers()
    assert held == person.hand()
    assert names != page.locator(".hand button").evaluate_all(
        "all => all.map((each) => each.ariaLabel)"
    )
    assert line not in person.log_lines()
    expect(page.get_by_role("button", name=person.words("menu"), exact=True)).to_be_visible()
    person.play_on(3)
