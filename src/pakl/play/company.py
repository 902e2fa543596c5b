"""The company: friendly names for the bots at a table."""

from typing import Final

NAMES: Final = (
    "Ludmila",
    "Otto",
    "Zuzana",
    "Matteo",
    "Ágnes",
    "Emre",
    "Jagoda",
    "Milan",
    "Colette",
    "Anton",
    "Bogna",
)


def company_of(name: str, seats: int) -> list[str]:
    """The names at a table: the person at seat 0, then bots, all called differently."""
    others = [other for other in NAMES if other.casefold() != name.casefold()]
    others += [f"Bot {number}" for number in range(1, seats)]
    return [name, *others[: seats - 1]]
