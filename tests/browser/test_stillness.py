"""While a turn passes, what a player aims at stays where it is."""

from typing import Final

import pytest

from tests.browser.chromium import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.conftest import Gather, Invite
from tests.browser.people import Person
from tests.browser.situations import FREE_DRAWING, Situation, bring_about

# Where the ways to other things are, the piles, the hand and the other players.
PLACES: Final = """() => {
  const places = {};
  const note = (name, element) => {
    const { x, y } = element.getBoundingClientRect();
    places[name] = [Math.round(x), Math.round(y)];
  };
  for (const way of document.querySelectorAll('header nav button')) note(way.ariaLabel, way);
  for (const pile of document.querySelectorAll('main .pile')) note(pile.dataset.zone, pile);
  for (const seat of document.querySelectorAll('section[aria-label]')) {
    const face = seat.querySelector('.face');
    if (face) note(`face of ${seat.ariaLabel}`, face);
  }
  for (const bar of document.querySelectorAll('[role=toolbar]')) note(bar.className, bar);
  return places;
}"""
# All of that while others play, however short that is: it is looked at whenever it is drawn.
WATCH: Final = """(places) => {
  noted.waiting = [];
  const look = () => {
    if (!document.querySelector('.cue.on')) noted.waiting.push(places());
    requestAnimationFrame(look);
  };
  look();
}"""

# How large the piles are whenever they are drawn, while cards fly to them and from them.
WATCH_SIZES: Final = """() => {
  noted.sizes = new Set();
  const look = () => {
    for (const pile of document.querySelectorAll('main .pile .place')) {
      noted.sizes.add(pile.offsetHeight);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def places_of(person: Person) -> dict[str, list[int]]:
    """Where everything is that a player may aim at."""
    places: dict[str, list[int]] = person.page.evaluate(PLACES)
    return places


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        pytest.param("fox", 2, PHONE, id="fox-phone"),
        pytest.param("fox", 2, DESKTOP, id="fox-desktop", marks=pytest.mark.thorough),
        pytest.param("maumau", 4, PHONE, id="maumau-phone", marks=pytest.mark.thorough),
        pytest.param("maumau", 4, SMALL_PHONE, id="maumau-small", marks=pytest.mark.thorough),
        pytest.param("maumau", 4, DESKTOP, id="maumau-desktop"),
        pytest.param("zyrty", 6, PHONE, id="zyrty-phone"),
        pytest.param("zyrty", 6, SMALL_PHONE, id="zyrty-small", marks=pytest.mark.thorough),
        pytest.param("zyrty", 6, DESKTOP, id="zyrty-desktop", marks=pytest.mark.thorough),
    ],
)
def test_nothing_moves_while_a_turn_passes(
    gather: Gather, invite: Invite, game: str, seats: int, size: tuple[int, int]
) -> None:
    company = gather(game, seats, bot_pace="human")
    company.play_against_bots()
    person = invite(guest=company.host, size=size, guide=True)
    person.arrive(company.path)
    at_first = places_of(person)

    person.page.evaluate(f"({WATCH})({PLACES})")
    while not person.page.evaluate("noted.waiting.length"):
        person.take(person.choose(person.offers()))
    person.offers()
    afterwards = places_of(person)

    assert at_first == afterwards
    assert [] == [each for each in person.page.evaluate("noted.waiting") if each != at_first]
    person.sees_nothing_shift()


def test_piles_keep_their_size_while_cards_fly(gather: Gather, invite: Invite) -> None:
    company = gather("zyrty", 4)
    company.play_against_bots()
    person = invite(guest=company.host, size=PHONE, has_motion=True)
    person.arrive(company.path)

    person.page.evaluate(WATCH_SIZES)
    person.play_on(6)

    assert person.page.evaluate("noted.sizes.size") == 1


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=str)
def test_a_hand_of_three_rows_needs_no_more_room_than_one_of_two(
    gather: Gather, invite: Invite, size: tuple[int, int]
) -> None:
    two_rows, three_rows = (Situation("maumau", 2, cards, FREE_DRAWING) for cards in (25, 32))
    company = gather("maumau", 2, FREE_DRAWING)
    company.sit_down()
    bring_about(two_rows, company)
    person = invite(guest=company.host, size=size)
    person.arrive(company.path)
    before = places_of(person)

    bring_about(three_rows, company)
    person.sees_many(three_rows.cards)

    assert places_of(person) == before
    person.sees_nothing_shift()
