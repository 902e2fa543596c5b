"""What the players of a table agree on before the first round."""

from typing import Final

from pakl.kernel.options import Chosen, Option, numbers
from pakl.kernel.outcome import UNTIL_TARGET

TO_TARGET: Final = "to target"

OPTIONS: Final = [
    Option("target", "FOX-24", numbers(1, 200), "21"),
    Option("rounds", "FOX-21", [TO_TARGET, *numbers(1, 100)], TO_TARGET),
]


class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        self.target = int(chosen.value("target"))  # FOX-24
        self.rounds = UNTIL_TARGET
        if chosen.value("rounds") != TO_TARGET:
            self.rounds = int(chosen.value("rounds"))  # FOX-21
