"""The places of the page that are not a table in play, each as it is when most is there."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.guests import Company
from tests.browser.people import Person

Gather = Callable[..., Company]


def landing(person: Person, gather: Gather) -> None:
    """The first page, with a table to come back to."""
    sit_at(person, gather("zyrty", 4))
    person.page.goto("/")
    expect(person.page.get_by_role("article")).to_have_count(6)
    expect(person.page.get_by_role("heading", name=person.words("my-tables"))).to_be_visible()


def settings(person: Person, gather: Gather) -> None:
    """The settings."""
    landing(person, gather)
    person.press(person.words("settings"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def sheet(person: Person, gather: Gather) -> None:
    """The rule sheet of a new table, with something that differs from the book."""
    sit_at(person, gather("maumau", 2))
    person.page.goto("/games/maumau")
    person.page.get_by_text(person.words.of("maumau", "option-edition-cs"), exact=True).click()
    expect(person.page.get_by_text(person.words("as-the-book", count=1))).to_be_visible()


def lobby(person: Person, gather: Gather) -> None:
    """The waiting room, as the host sees it."""
    company = gather("karma", 6)
    company.guests[2].ask(company.table, "sit", seat=2, name="Zuzana")
    company.host.ask(company.table, "add_bot", seat=1, level=company.host.level("karma"))
    sit_at(person, company)
    person.page.goto(company.path)
    expect(person.page.get_by_role("button", name=person.words("ready"))).to_be_visible()


def rules(person: Person, gather: Gather) -> None:
    """The rulebook, over a table."""
    company = gather("fox", 2, {"target": "16"})
    company.play_against_bots()
    sit_at(person, company)
    person.arrive(company.path)
    person.press(person.words("rules"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def result(person: Person, gather: Gather) -> None:
    """The result of a match."""
    company = gather("fox", 2, {"rounds": "2"})
    company.sit_down()
    company.play_to_the_end()
    sit_at(person, company)
    person.page.goto(company.path)
    person.sees_result()


def record(person: Person, gather: Gather) -> None:
    """A replay, somewhere in the middle."""
    company = gather("maumau", 3)
    company.sit_down()
    company.play_to_the_end()
    sit_at(person, company)
    person.page.goto(f"/records/{company.record()}")
    person.page.get_by_role("slider").fill("12")


def fairness(person: Person, gather: Gather) -> None:
    """What was found when the shuffles of a match were checked."""
    record(person, gather)
    person.press(person.words("verify-record"))
    findings = person.page.get_by_role("status").get_by_role("listitem")
    expect(findings.get_by_text(person.words("verifying"))).to_have_count(0)
    expect(findings).to_have_count(3)


def sit_at(person: Person, company: Company) -> None:
    """The person is the host of this table."""
    company.host.enter(person.page.context)


PLACES: Final[dict[str, Callable[[Person, Gather], None]]] = {
    bring.__name__: bring
    for bring in (landing, settings, sheet, lobby, rules, result, record, fairness)
}
