"""Who sits where: the compositions of a table, each under all rotations."""

from typing import Final

from pakl.kernel.errors import Malformed

ONE: Final = "one"
MOST: Final = "most"
HALF: Final = "half"
COMPOSITIONS: Final = (ONE, MOST, HALF)


def compositions_for(seats: int) -> list[str]:
    """The compositions that differ for so many seats."""
    if seats == 2:
        return [ONE]
    return [ONE, MOST, HALF] if seats % 2 == 0 else [ONE, MOST]


def seatings(composition: str, seats: int) -> list[str]:
    """The rotations of a composition, each a letter a seat: ``ABBB``, ``BABB`` and so on.

    One A among B, one B among A, or A and B by turns. Rotations that look alike are played
    once.

    Raises:
        Malformed: If so many can't sit like that.
    """
    if composition == HALF and seats % 2:
        raise Malformed(f"{seats} players can't be half and half")
    row = {
        ONE: "A" + "B" * (seats - 1),
        MOST: "B" + "A" * (seats - 1),
        HALF: "AB" * (seats // 2),
    }[composition]
    if seats == 2:
        row = "AB"
    return list(dict.fromkeys(row[seats - turn :] + row[: seats - turn] for turn in range(seats)))
