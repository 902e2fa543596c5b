"""Friends come together: by a link, by a code, or they only watch."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.people import Offer, Person, Stuck

MOST_LOOKS: Final = 500


def play_together(people: list[Person], touches: int) -> None:
    """Whoever may touch something does, until it was enough or the match is over."""
    for _ in range(touches):
        person, offers = next_offered(people)
        if person.is_over(offers):
            return
        person.take(person.choose(offers))


def next_offered(people: list[Person]) -> tuple[Person, list[Offer]]:
    """The first to whom something is offered."""
    for _ in range(MOST_LOOKS):
        for person in people:
            offers = person.glance()
            if offers:
                return person, offers
        people[0].page.wait_for_timeout(20)
    raise Stuck("nobody can touch anything")


def test_a_host_and_a_guest_play_by_a_link(invite: Invite) -> None:
    host, guest = invite(), invite(size=PHONE, language="cs")
    say = host.words
    host.page.goto("/")
    tile = host.page.get_by_role("article").filter(has_text=say.of("maumau", "game"))
    tile.get_by_role("link", name=say("play-with-friends")).click()
    host.page.get_by_label(say("your-name")).fill("Hana")
    seats = host.page.get_by_role("group", name=say("how-many-seats"))
    seats.get_by_text("2", exact=True).click()
    host.press(say("open-table"))
    link = host.page.get_by_label(say("link"), exact=True).input_value()
    expect(host.page.get_by_role("img", name=say("qr-of", link=link))).to_be_visible()

    guest.page.goto(link)
    guest.page.get_by_label(guest.words("your-name")).fill("Bedřich")
    guest.press(guest.words("sit-here"))
    expect(host.page.get_by_text("Bedřich")).to_be_visible()
    guest.press(guest.words("ready"))
    host.press(say("ready"))

    play_together([host, guest], touches=12)
    assert host.touches + guest.touches >= 10
    expect(host.page.get_by_role("region", name="Bedřich")).to_be_visible()
    expect(guest.page.get_by_role("region", name="Hana")).to_be_visible()


def test_a_friend_joins_by_the_code_and_another_watches(invite: Invite) -> None:
    host, guest, watcher = invite(), invite(), invite()
    say = host.words
    host.page.goto("/games/fox")
    host.press(say("open-table"))
    host.page.wait_for_url("**/t/*")
    code = host.page.url.rpartition("/")[2]
    expect(host.page.get_by_text(re.compile(f"^{code}$", re.IGNORECASE))).to_be_visible()

    for person in (guest, watcher):
        person.page.goto("/")
        person.page.get_by_role("textbox").fill(code.upper())
        person.press(say("join"))
    guest.press(say("sit-here"))
    expect(watcher.page.get_by_text(say("you-watch"))).to_be_visible()
    host.press(say("ready"))
    guest.press(say("ready"))

    play_together([host, guest], touches=4)
    expect(watcher.page.get_by_role("heading", name=say.of("fox", "game"))).to_be_visible()
    expect(watcher.page.locator(".hand")).to_have_count(0)


def test_what_a_friend_says_is_seen_where_the_friend_sits(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2)
    company.sit_down()
    friend = company.guests[1]
    person = invite(guest=company.host, size=PHONE, pace=1)
    person.page.goto(company.path)
    seat = person.page.get_by_role("region", name=friend.name)
    expect(seat).to_be_visible()

    friend.ask(company.table, "chat", text="Ahoj!")

    expect(seat.get_by_text("Ahoj!")).to_be_visible()
    log = person.page.get_by_role("button", name=person.words("log"))
    expect(log).to_have_class(re.compile("unread"))
    log.tap()
    expect(person.page.get_by_role("log").get_by_text("Ahoj!")).to_be_visible()
    expect(log).not_to_have_class(re.compile("unread"))


def test_a_friend_who_would_like_a_pause_is_asked_for_it(gather: Gather, invite: Invite) -> None:
    company = gather("fox", 2)
    company.sit_down()
    friend = company.guests[1]
    person = invite(guest=company.host, size=PHONE)
    say = person.words
    person.page.goto(company.path)
    expect(person.page.get_by_role("region", name=friend.name)).to_be_visible()

    friend.ask(company.table, "pause")

    wish = person.page.get_by_role("status").filter(
        has_text=say("log-seat-wishes_pause", who=friend.name)
    )
    wish.get_by_role("button", name=say("pause")).tap()
    expect(person.page.get_by_role("alertdialog", name=say("paused"))).to_be_visible()
    expect(wish).to_have_count(0)


def test_a_wrong_code_is_said_to_be_wrong(invite: Invite) -> None:
    person = invite()
    person.witness.forgive("404")
    person.page.goto("/")
    person.page.get_by_role("textbox").fill("nowhere")

    person.press(person.words("join"))

    expect(person.page.get_by_role("alert")).to_have_text(person.words("refused-no_such_table"))


def test_one_tap_starts_a_game_against_bots(invite: Invite) -> None:
    person = invite(size=PHONE, guide=True)
    person.page.goto("/")

    tiles = person.page.get_by_role("article")
    expect(tiles).to_have_count(6)
    fox = tiles.filter(has_text=person.words.of("fox", "game"))
    fox.get_by_role("button", name=person.words("play-now")).tap()

    person.play_on(1)
