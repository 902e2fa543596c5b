"""Everything that a state holds, as a value that can be compared."""

from collections.abc import Iterable

from pakl.kernel.game import State
from pakl.kernel.piles import Pile

NOT_PART_OF_THE_DEAL = ("journal",)


def fields_of(thing: object) -> list[str]:
    """The names of all fields of an object, in either build."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def value_of(thing: object) -> object:
    """A field's value; vectors and lists item by item, objects field by field."""
    if isinstance(thing, int | str | None):
        return thing
    if isinstance(thing, dict):
        return {key: value_of(value) for key, value in thing.items()}
    if isinstance(thing, Iterable):
        return [value_of(item) for item in thing]
    if isinstance(thing, Pile):
        return thing.cards()
    return {name: value_of(getattr(thing, name)) for name in fields_of(thing)}


def fingerprint(state: State) -> dict[str, object]:
    """All fields of a state by name."""
    return {
        name: value_of(getattr(state, name))
        for name in fields_of(state)
        if name not in NOT_PART_OF_THE_DEAL
    }
