"""Whole games by keyboard alone, with a focus that can be seen."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Gather, Invite
from tests.browser.people import Offer, Person

# From any place on the page, every other is reached by so many keys.
MOST_KEYS: Final = 120
# By then some rules were applied that the log can quote.
ENOUGH_HAPPENED: Final = 8
FOCUSED: Final = """(wanted) => {
  const nameOf = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim();
  const element = document.activeElement;
  const look = getComputedStyle(element);
  const isMarked = element.matches(':focus-visible') && look.outlineStyle !== 'none';
  const places = [...document.querySelectorAll('button, a[href]')];
  const goal = places.find((each) => nameOf(each) === wanted && each.checkVisibility());
  const order = goal ? element.compareDocumentPosition(goal) : 0;
  const isBefore = (order & Node.DOCUMENT_POSITION_PRECEDING) > 0 && element !== document.body;
  return { name: nameOf(element), isMarked, isBefore, isOnPage: element !== document.body };
}"""


class Typist(Person):
    """Somebody who touches nothing but keys."""

    def take(self, offer: Offer) -> None:
        """Goes to what is offered, and presses it, if it still is."""
        focused = self.page.evaluate(FOCUSED, offer["name"])
        for _ in range(MOST_KEYS):
            if focused["isOnPage"] and focused["name"] == offer["name"]:
                break
            self.page.keyboard.press("Shift+Tab" if focused["isBefore"] else "Tab")
            focused = self.page.evaluate(FOCUSED, offer["name"])
        if offer["name"] not in [each["name"] for each in self.glance()]:
            return
        assert focused["name"] == offer["name"], f"{offer['name']!r} is not reached by keys"
        assert focused["isMarked"], f"the focus on {offer['name']!r} can't be seen"
        self.clicks = self.page.evaluate("noted.clicks") + 1
        self.page.keyboard.press("Enter")
        self.touches += 1


@pytest.mark.parametrize(
    ("game", "options"), [("fox", {"rounds": "1"}), ("maumau", {})], ids=["fox", "maumau"]
)
def test_a_whole_game_by_keyboard(
    gather: Gather, invite: Invite, game: str, options: dict[str, str]
) -> None:
    company = gather(game, 2, options)
    company.play_against_bots()
    person = invite(guest=company.host, guide=True)
    typist = Typist(person.page, person.witness)
    typist.page.goto(company.path)

    typist.play()

    typist.sees_result()


def test_arrows_walk_through_the_hand_and_keys_answer_questions(
    gather: Gather, invite: Invite
) -> None:
    company = gather("fox", 2)
    company.play_against_bots()
    person = invite(guest=company.host)
    page = person.page
    person.arrive(company.path)
    cards = page.locator(".hand button")
    cards.nth(0).focus()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")

    assert page.evaluate(FOCUSED, "")["name"] == cards.nth(2).get_attribute("aria-label")
    answers = page.locator("p[role=status]")
    page.keyboard.press("t")
    assert person.words("your-turn") in answers.all_inner_texts()
    page.keyboard.press("h")
    told = answers.all_inner_texts()[-1]
    assert len(told.split(", ")) == cards.count()


def test_the_log_is_one_stop_and_arrows_go_from_rule_to_rule(
    gather: Gather, invite: Invite
) -> None:
    company = gather("maumau", 2, {"rounds_to_win": "3"})
    company.sit_down()
    company.play_until(
        lambda seen: seen["version"] > ENOUGH_HAPPENED,
        lambda _, legal: company.dice.choice(legal),
    )
    # Nobody plays while the log is read: the other player is a person who has gone.
    person = invite(guest=company.host)
    page = person.page
    person.arrive(company.path)
    log = page.get_by_role("log")
    rules = log.get_by_role("button")
    assert rules.count() > 2

    log.focus()
    page.keyboard.press("ArrowUp")
    expect(rules.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rules.nth(-2)).to_be_focused()
    assert page.evaluate(FOCUSED, "")["isMarked"]
    page.keyboard.press("Tab")
    assert not log.evaluate("log => log.contains(document.activeElement)")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog", name=person.words("rules"))).to_be_visible()
