"""A process stores a move and nobody hears of it: those elsewhere are told all the same."""

from pakl.play.presence import HEARSAY
from pakl.play.terms import SECOND
from tests.play.people import Evening, Person, Wire
from tests.play.test_neighbours import Evenings, calm, one_in_each


async def moved_unheard(
    evenings: Evenings, wire: Wire
) -> tuple[tuple[Evening, Person], tuple[Evening, Person]]:
    """Who moved, and the other, who was not told; each with its process."""
    eva, otto = await one_in_each(evenings)
    sides = [(evenings[0], eva), (evenings[1], otto)]
    if otto.deal["legal"]:
        sides.reverse()
    mover = sides[0][1]
    wire.is_losing = True
    await mover.do(mover.deal["legal"][0])
    wire.is_losing = False
    assert sides[1][1].version < mover.version
    return sides[0], sides[1]


async def test_a_process_that_knows_more_says_so_when_it_calls_the_roll(
    evenings: Evenings, wire: Wire
) -> None:
    (here, mover), (_, other) = await moved_unheard(evenings, wire)

    await here.sweep()
    await calm(evenings)

    assert mover.version == other.version


async def test_after_a_process_died_the_log_is_read(evenings: Evenings, wire: Wire) -> None:
    (here, mover), (there, other) = await moved_unheard(evenings, wire)
    await here.crash()

    await there.wait(HEARSAY / SECOND + 1)

    assert mover.version == other.version


async def test_who_comes_from_a_process_that_died_brings_the_others_up_to_date(
    evenings: Evenings, wire: Wire
) -> None:
    (here, mover), (there, other) = await moved_unheard(evenings, wire)
    await here.crash()

    back = await there.bring(mover.name)

    assert mover.version == back.version == other.version
