"""The options of a game: what the players of a table may agree on."""

from pakl.kernel.errors import Malformed


class Option:
    """One thing to agree on. The default always follows the book."""

    def __init__(self, name: str, clause: str, values: list[str], default: str) -> None:
        self.name = name
        self.clause = clause
        self.values = [default] + [value for value in values if value != default]
        self.default = default


def switch(name: str, clause: str) -> Option:
    """An option that is off unless it is switched on."""
    return Option(name, clause, ["off", "on"], "off")


def numbers(low: int, high: int) -> list[str]:
    """The numbers from low to high as values of an option."""
    return [str(number) for number in range(low, high + 1)]


class Chosen:
    """A value for every option of a game, checked."""

    def __init__(self, game_id: str, options: list[Option], wished: dict[str, str]) -> None:
        self.options = options
        self.values: dict[str, str] = {}
        known = [option.name for option in options]
        for name in wished:
            if name not in known:
                raise Malformed(
                    f"{game_id} has no option {name!r}; it has {', '.join(known) or 'none'}"
                )
        for option in options:
            value = wished.get(option.name, option.default)
            if value not in option.values:
                raise Malformed(
                    f"option {option.name!r} of {game_id} can't be {value!r}; "
                    f"it can be {described(option)}"
                )
            self.values[option.name] = value

    def value(self, name: str) -> str:
        """What was chosen for an option."""
        return self.values[name]

    def is_on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self.values[name] == "on"

    def differences(self) -> dict[str, str]:
        """What differs from the book."""
        return {
            option.name: self.values[option.name]
            for option in self.options
            if self.values[option.name] != option.default
        }


def described(option: Option) -> str:
    """The values of an option in words; a long row of numbers by its ends."""
    words = [value for value in option.values if not value.isdigit()]
    digits = sorted([int(value) for value in option.values if value.isdigit()])
    if len(digits) > 2:
        words.append(f"{digits[0]} to {digits[-1]}")
    else:
        words.extend([str(number) for number in digits])
    return ", ".join(words)
