"""At every size, with few players and many, few cards and many, everything has its place."""

import pytest

from tests.browser.chromium import SIZES
from tests.browser.conftest import Gather, Invite
from tests.browser.geometry import misplaced, resize
from tests.browser.situations import SITUATIONS, Situation, brought_about


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
