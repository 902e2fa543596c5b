"""Tables as they may come to look: few players or many, few cards in the hand or many.

All of them are reached in real games by the rules. Where a game can't give a hand of
twenty-five cards, the largest that it gives stands for it; where hands are always small,
as in Disco, it is what has gathered on the table. With ten at Zyrty twenty-five can be
reached, but only when all others play against one hand for some eight hundred turns; ten
cards, which come soon, stand for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.browser.guests import Company, Frame, NeverStood, hand_size

FEW: Final = 3
MANY: Final = 25
MOST_TRIES: Final = 20
# What brings cards into a hand, or leaves them there.
TAKING: Final = {"draw", "take", "pick", "pass", "keep", "flip"}
# Others don't play on when their last cards would end the game.
LAST_CARDS: Final = 3
ENOUGH: Final = 6


@dataclass(frozen=True)
class Situation:
    """A table that is to be looked at."""

    game: str
    seats: int
    cards: int
    options: Mapping[str, str] = field(default_factory=dict)
    # Instead of the hand, this zone of the host is to have so many cards.
    zone: str = ""

    def __str__(self) -> str:
        about = f"{self.cards}-{self.zone}" if self.zone else f"{self.cards}"
        return f"{self.game}-{self.seats}-players-{about}-cards"

    def is_there(self, frame: Frame) -> bool:
        """Whether the host's cards are as few or as many."""
        if self.zone:
            zones = frame["deal"]["zones"]
            mine = [zone for zone in zones if zone.get("owner") == 0]
            sizes: list[int] = [zone["size"] for zone in mine if zone["zone"] == self.zone]
            return sum(sizes) >= self.cards
        held = hand_size(frame)
        return held <= self.cards if self.cards <= FEW else held >= self.cards


# Nobody has to undo an opening that was not enough.
FREE_OPENING: Final = {"opening": "sum", "opening_points": "0", "mixed_sets": "on"}
FREE_DRAWING: Final = {"free_draw": "on", "packs": "2"}
SITUATIONS: Final = (
    Situation("fox", 2, 3),
    Situation("fox", 2, 13),
    Situation("karma", 2, 3),
    Situation("karma", 2, 25),
    Situation("karma", 6, 3),
    Situation("karma", 6, 25),
    Situation("disco", 2, 2),
    Situation("disco", 2, 7, zone="collection"),
    Situation("disco", 6, 2),
    Situation("disco", 6, 6, zone="collection"),
    Situation("zyrty", 2, 3, {"mode": "smooth"}),
    Situation("zyrty", 2, 25),
    Situation("zyrty", 10, 3),
    Situation("zyrty", 10, 10),
    Situation("rummy", 2, 3, FREE_OPENING),
    Situation("rummy", 2, 14),
    Situation("rummy", 6, 3, FREE_OPENING),
    Situation("rummy", 6, 14),
    Situation("maumau", 2, 3),
    Situation("maumau", 2, 25, FREE_DRAWING),
    Situation("maumau", 10, 3),
    Situation("maumau", 10, 25, FREE_DRAWING),
)


def brought_about(situation: Situation, gather: Callable[..., Company]) -> Company:
    """A table where things stand so, and it is the host's turn; bots play for the others."""
    for _ in range(MOST_TRIES):
        company = gather(situation.game, situation.seats, situation.options)
        company.sit_down()
        try:
            bring_about(situation, company)
        except NeverStood:
            continue
        company.leave_to_bots()
        return company
    raise NeverStood(f"{situation} was not reached")


def bring_about(situation: Situation, company: Company) -> None:
    """Plays at a table until things stand so, and it is the host's turn.

    Raises:
        NeverStood: If they never do.
    """
    company.play_until(situation.is_there, Steering(situation, company).choose)


class Steering:
    """How all play so that the host's hand grows or shrinks, and nobody else wins."""

    def __init__(self, situation: Situation, company: Company) -> None:
        self.wants_many = situation.cards > FEW and not situation.zone
        # In Karma a hand is filled up again, and the cards on the table come last.
        self.may_run_out = situation.game == "karma"
        self.dice = company.dice

    def choose(self, frame: Frame, legal: list[str]) -> str:
        """What a player does."""
        taking = [words for words in legal if words.partition(" ")[0] in TAKING]
        giving = [words for words in legal if words not in taking and words != "undo"]
        if frame["you"] == 0:
            takes = self.wants_many
        else:
            takes = not self.may_run_out and hand_size(frame) <= LAST_CARDS
        if takes and taking:
            return self.dice.choice(taking)
        if not giving:
            return self.dice.choice(legal)
        # Whoever is to be rid of cards plays as many as can be.
        is_hasty = not self.wants_many and (frame["you"] == 0 or hand_size(frame) > ENOUGH)
        sign = 1 if is_hasty else -1
        return max(giving, key=lambda words: (sign * len(words.split()), self.dice.random()))
