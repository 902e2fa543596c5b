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
