"""A refusal quotes its clause and opens it; what may be taken back can be."""

from playwright.sync_api import expect

from tests.browser.conftest import Gather, Invite
from tests.browser.guests import Frame, hand_size


def test_a_refusal_shows_its_clause_and_opens_the_rule(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2)
    company.sit_down()

    def may_not_play_all(frame: Frame) -> bool:
        plays = [words for words in frame["deal"]["legal"] if words.startswith("play ")]
        return 0 < len(plays) < hand_size(frame)

    frame = company.play_until(may_not_play_all, lambda _, legal: company.dice.choice(legal))
    legal = {words.partition(" ")[2] for words in frame["deal"]["legal"]}
    # A slow machine needs longer than a person to read what is said.
    person = invite(guest=company.host, pace=0.1)
    person.arrive(company.path)
    wrong = next(card for card in person.hand() if card not in legal)

    person.page.locator(f".hand [data-card='{wrong}']").click(position={"x": 8, "y": 20})

    note = person.page.get_by_role("alert")
    rule = note.get_by_role("button", name=person.words("open-rule", clause="FOX-"))
    expect(rule).to_be_visible()
    clause = rule.inner_text().split()[-1]
    rule.click()
    panel = person.page.get_by_role("dialog", name=person.words("rules"))
    wanted = panel.locator(f"#clause-{clause}")
    expect(wanted).to_be_in_viewport()
    assert wanted.inner_text().strip().endswith(person.words.rule("fox", clause))


def test_rummy_takes_back_what_was_laid_out(gather: Gather, invite: Invite) -> None:
    company = gather("rummy", 2, {"opening": "sum", "opening_points": "0"})
    company.sit_down()

    def lays(frame: Frame) -> list[str]:
        """The ways to lay out cards of which none stands for another."""
        words = frame["deal"]["legal"]
        return [each for each in words if each.startswith("lay ") and "*" not in each]

    def keep_all(_: Frame, legal: list[str]) -> str:
        """Nobody lays out anything, so all have many cards, and soon some that go together."""
        return company.dice.choice([each for each in legal if not each.startswith("lay ")])

    frame = company.play_until(lambda seen: bool(lays(seen)), keep_all)
    lay = lays(frame)[0]
    person = invite(guest=company.host)
    page = person.page
    person.arrive(company.path)
    held = person.hand()

    for card in lay.split()[1:]:
        person.take_card(card)
    page.get_by_role("toolbar", name=person.words("your-moves")).get_by_role("button").first.click()
    undo = page.get_by_role("button", name=person.words.of("rummy", "move-undo"))
    expect(undo).to_be_visible()
    assert len(person.hand()) == len(held) - len(lay.split()[1:])
    undo.click()

    expect(page.locator(".hand button")).to_have_count(len(held))
    assert sorted(person.hand()) == sorted(held)
