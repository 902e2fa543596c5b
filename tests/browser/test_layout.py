"""At every size, with few players and many, few cards and many, everything has its place."""

from typing import Final

import pytest

from tests.browser.chromium import SIZES
from tests.browser.conftest import Gather, Invite
from tests.browser.geometry import misplaced, resize
from tests.browser.situations import SITUATIONS, Situation, brought_about

# What a player looks at or aims at, and lies under an open tip.
COVERED: Final = """() => {
  const tip = document.querySelector('[role=note]').getBoundingClientRect();
  const needed = '[data-zone], .plate, .chip, .cue, .told, [role=toolbar]';
  return [...document.querySelectorAll(needed)].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < tip.bottom && bottom > tip.top && left < tip.right && right > tip.left;
  }).map((each) => each.className);
}"""


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


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("fox", 2, {"rounds": "1"}), ("disco", 6, {}), ("maumau", 10, {})],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_replay_has_a_place_for_everything(
    gather: Gather, invite: Invite, game: str, seats: int, options: dict[str, str]
) -> None:
    company = gather(game, seats, options)
    company.sit_down()
    company.play_to_the_end()
    person = invite()
    person.page.goto(f"/records/{company.record()}")
    slider = person.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "0")

    problems = {}
    for size in SIZES:
        for step in (0, last // 2, last):
            resize(person, size)
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
