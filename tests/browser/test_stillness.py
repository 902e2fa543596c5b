"""While a turn passes, what a player aims at stays where it is."""

from typing import Final

import pytest

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.people import Person

# Where the ways to other things are, the piles, the hand and the other players.
PLACES: Final = """() => {
  const places = {};
  const note = (name, element) => {
    const { x, y } = element.getBoundingClientRect();
    places[name] = [Math.round(x), Math.round(y)];
  };
  for (const way of document.querySelectorAll('header button')) note(way.ariaLabel ?? 'deal', way);
  for (const pile of document.querySelectorAll('main .pile')) note(pile.dataset.zone, pile);
  for (const seat of document.querySelectorAll('section[aria-label]')) {
    const face = seat.querySelector('.face');
    if (face) note(`face of ${seat.ariaLabel}`, face);
  }
  for (const bar of document.querySelectorAll('[role=toolbar]')) note(bar.className, bar);
  return places;
}"""


def places_of(person: Person) -> dict[str, list[int]]:
    """Where everything is that a player may aim at."""
    places: dict[str, list[int]] = person.page.evaluate(PLACES)
    return places


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), [("fox", 2), ("maumau", 4), ("zyrty", 6)])
def test_nothing_moves_while_a_turn_passes(
    gather: Gather, invite: Invite, game: str, seats: int, size: tuple[int, int]
) -> None:
    company = gather(game, seats, bot_pace="human")
    company.play_against_bots()
    person = invite(guest=company.host, size=size)
    person.arrive(company.path)
    at_first = places_of(person)

    while 0 in company.host.look(company.table)["deal"]["to_act"]:
        person.take(person.choose(person.offers()))
        person.page.wait_for_function(f"() => noted.clicks >= {person.clicks}")
    person.page.wait_for_function("() => !document.querySelector('.hand .playable')")
    while_waiting = places_of(person)
    person.offers()
    afterwards = places_of(person)

    assert at_first == while_waiting
    assert at_first == afterwards
