"""After the game: the replay, and a fairness check that the browser does itself."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Gather, Invite
from tests.browser.people import Person


def finished(gather: Gather) -> tuple[str, list[str]]:
    """The address of a finished match's record, and its lines."""
    company = gather("fox", 2, {"rounds": "1"})
    company.sit_down()
    company.play_to_the_end()
    record = company.record()
    text = company.host.http.get(f"/api/records/{record}").text
    return record, text.splitlines(keepends=True)


def step_number(person: Person) -> int:
    """Where the replay is."""
    return int(person.page.get_by_role("slider").input_value())


def findings(person: Person) -> list[bool]:
    """What the check has found: the secret, the shuffles, and what the house says."""
    status = person.page.get_by_role("status")
    expect(status.get_by_text(person.words("verifying"))).to_have_count(0)
    expect(status.get_by_role("listitem")).to_have_count(3)
    right = person.words("finding-right")
    return [text.startswith(right) for text in status.get_by_role("listitem").all_inner_texts()]


def test_a_replay_steps_plays_and_jumps(gather: Gather, invite: Invite) -> None:
    record, _ = finished(gather)
    person = invite(pace=1)
    say, page = person.words, person.page
    page.goto(f"/records/{record}")

    person.press(say("step-on"))
    person.press(say("step-on"))
    person.press(say("step-back"))
    assert step_number(person) == 1
    page.keyboard.press("ArrowRight")
    assert step_number(person) == 2

    page.get_by_role("slider").fill("9")
    page.clock.install()
    person.press(say("play-steps"))
    page.clock.run_for(2_500)
    person.press(say("stop-steps"))
    assert step_number(person) > 9

    person.press(say("step-last"))
    last = step_number(person)
    assert str(last) == page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_text(say("step-of", step=last + 1, steps=last + 1))).to_be_visible()
    person.press(say("step-first"))
    assert step_number(person) == 0


def test_the_browser_finds_a_fair_match_fair(gather: Gather, invite: Invite) -> None:
    record, _ = finished(gather)
    person = invite()
    person.page.goto(f"/records/{record}")

    person.press(person.words("verify-record"))

    assert findings(person) == [True, True, True]


def test_the_browser_finds_out_a_house_that_changes_the_record(
    gather: Gather, invite: Invite
) -> None:
    record, lines = finished(gather)
    secret = next(line for line in lines if line.startswith("secret "))
    digit = "0" if secret.strip()[-1] != "0" else "1"
    shuffle = next(line for line in lines if line.startswith("shuffle "))
    head, _, about = shuffle.partition(": ")
    one, other, *rest = about.split()
    swapped = f"{head}: {' '.join([other, one, *rest])}\n"
    texts = {
        "another secret": "".join(lines).replace(secret, f"{secret.strip()[:-1]}{digit}\n"),
        "another shuffle": "".join(lines).replace(shuffle, swapped),
    }
    person = invite()
    lies = iter(texts.values())

    def lie(route: Route) -> None:
        route.fulfill(body=next(lies), content_type="text/plain")

    person.page.goto(f"/records/{record}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.route(f"**/api/records/{record}", lie)
    found: dict[str, list[bool]] = {}
    for change in texts:
        person.press(person.words("verify-record"))
        found[change] = findings(person)
        person.press(person.words("close"))

    assert found["another secret"][:2] == [False, False]
    assert found["another shuffle"][:2] == [True, False]


def test_a_replay_shows_who_was_a_bot(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2, {"rounds": "1"})
    company.play_against_bots()
    host, bot = (seat["name"] for seat in company.host.look(company.table)["table"]["seats"])
    person = invite(guest=company.host)
    person.page.goto(company.path)
    person.play()

    person.follow(person.words("watch-replay"))

    is_bot = person.words("seat-bot")
    expect(person.page.get_by_role("region", name=bot)).to_contain_text(is_bot)
    expect(person.page.get_by_role("region", name=host)).not_to_contain_text(is_bot)
