"""axe-core finds nothing to complain of, by day and by night, on a desk and in a hand."""

from typing import Final

import pytest

from tests.browser.axe import violations, wear
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.geometry import misplaced, resize
from tests.browser.people import Person
from tests.browser.places import PLACES
from tests.browser.situations import SITUATIONS, brought_about

# What only the colours decide is asked again in other colours.
COLOURS: Final = "color-contrast"
# The table of each game when most happens there; with ten players that takes too long.
MOST_SEATS: Final = 6
FULL: Final = {each.game: each for each in SITUATIONS if each.seats <= MOST_SEATS}


def assert_accessible(person: Person) -> None:
    """Nothing is found at either size, by light, by dark and by night."""
    found = {}
    for size in (DESKTOP, PHONE):
        resize(person, size)
        wear(person, "light")
        found[size, "light"] = violations(person)
        wear(person, "dark")
        found[size, "dark"] = violations(person, COLOURS)
    wear(person, "night")
    found[PHONE, "night"] = violations(person, COLOURS)
    assert not {where: wrong for where, wrong in found.items() if wrong}


@pytest.mark.parametrize("game", FULL)
def test_a_table_is_accessible(gather: Gather, invite: Invite, game: str) -> None:
    company = brought_about(FULL[game], gather)
    person = invite(guest=company.host, guide=True)
    person.arrive(company.path)

    assert_accessible(person)


@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_accessible_and_has_a_place_for_everything(
    gather: Gather, invite: Invite, place: str
) -> None:
    person = invite()
    PLACES[place](person, gather)

    problems = {}
    for size in (DESKTOP, PHONE):
        resize(person, size)
        problems[size] = misplaced(person, must_fit=False)
    assert not {size: wrong for size, wrong in problems.items() if wrong}
    assert_accessible(person)
