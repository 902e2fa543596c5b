"""At every size, with few players and many, few cards and many, everything has its place."""

import contextlib
from typing import Final

import pytest

from tests.browser.chromium import PHONE, SIZES, SMALL_PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.geometry import TARGET, misplaced, resize
from tests.browser.guests import NeverStood
from tests.browser.situations import FREE_DRAWING, SITUATIONS, Situation, bring_about, brought_about

# What a player looks at or aims at, and lies under an open tip.
COVERED: Final = """() => {
  const tip = document.querySelector('[role=note]').getBoundingClientRect();
  const needed = '[data-zone], .plate, .chip, .cue, .told, [role=toolbar]';
  return [...document.querySelectorAll(needed)].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < tip.bottom && bottom > tip.top && left < tip.right && right > tip.left;
  }).map((each) => each.className);
}"""
# How far it is from each card of the hand to the next one in its row, and from row to row.
STRIPS: Final = """() => {
  const spots = [...document.querySelectorAll('.hand button')].map((card) => {
    const style = getComputedStyle(card);
    return ['--x', '--y'].map((name) => parseFloat(style.getPropertyValue(name)));
  });
  return spots.slice(1).map(([x, y], at) => {
    const [left, above] = spots[at];
    return y > above ? y - above : x - left;
  });
}"""
MANY_STRIPS: Final = 10
MOST_TRIES: Final = 10
# How often a replay is looked at on its way from the beginning to the end.
LOOKS: Final = 8


def finished(gather: Gather, situation: Situation) -> str:
    """The record of a finished match in which things stood so once.

    Raises:
        NeverStood: If none ended; who plays anything may take too long for one.
    """
    for _ in range(MOST_TRIES):
        company = gather(situation.game, situation.seats, situation.options)
        company.sit_down()
        with contextlib.suppress(NeverStood):
            bring_about(situation, company)
            company.play_to_the_end()
        records = company.host.get("/api/me/records")["records"]
        if records:
            return str(records[0]["record"])
    raise NeverStood(f"{situation} never ended")


@pytest.mark.thorough
@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_a_table_has_a_place_for_everything(
    gather: Gather, invite: Invite, situation: Situation
) -> None:
    company = brought_about(situation, gather)
    person = invite(guest=company.host)
    person.arrive(company.path)

    problems = {}
    for size in SIZES:
        resize(person, size)
        problems[size] = misplaced(person, must_fit=True)

    assert not {size: wrong for size, wrong in problems.items() if wrong}


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=str)
def test_a_finger_meets_every_card_of_a_dealt_hand(
    gather: Gather, invite: Invite, size: tuple[int, int]
) -> None:
    company = gather("fox", 2)
    company.play_against_bots()
    person = invite(guest=company.host, size=size)
    person.arrive(company.path)

    strips: list[float] = person.page.evaluate(STRIPS)

    assert len(strips) > MANY_STRIPS
    assert min(strips) >= TARGET


@pytest.mark.parametrize(
    "situation",
    [
        Situation("fox", 2, 13, {"rounds": "1"}),
        Situation("disco", 6, 6, zone="collection"),
        Situation("maumau", 10, 25, FREE_DRAWING),
    ],
    ids=str,
)
def test_a_replay_has_a_place_for_everything(
    gather: Gather, invite: Invite, situation: Situation
) -> None:
    person = invite()
    person.page.goto(f"/records/{finished(gather, situation)}")
    slider = person.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "0")

    problems = {}
    for size in SIZES:
        resize(person, size)
        for step in sorted({last * part // LOOKS for part in range(LOOKS + 1)}):
            slider.fill(str(step))
            problems[size, step] = misplaced(person, must_fit=True)

    assert not {where: wrong for where, wrong in problems.items() if wrong}


@pytest.mark.parametrize(("game", "seats"), [("fox", 2), ("maumau", 10)])
def test_a_tip_covers_nothing_that_is_played_with(
    gather: Gather, invite: Invite, game: str, seats: int
) -> None:
    company = gather(game, seats)
    company.play_against_bots()
    person = invite(guest=company.host, guide=True)
    person.arrive(company.path)

    covered = {}
    for size in SIZES:
        resize(person, size)
        covered[size] = person.page.evaluate(COVERED)

    assert not {size: wrong for size, wrong in covered.items() if wrong}
