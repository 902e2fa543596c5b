"""How strong a bot plays for people: five levels in every game.

A weaker level thinks less, as a person would: it forgets cards, imagines fewer worlds, looks at
fewer moves, does not foresee how others will play, and now and then does not choose the best
it knows. But it never knowingly gives away more than its ``cap``, it plays by the rules, and it
does not miss a win that is there for the taking.
"""

from dataclasses import dataclass
from typing import Final

# Others are imagined to play anything, rather than as careful players do.
from pakl.bots.thinking import ANYTHING as NO_FORESIGHT
from pakl.kernel.errors import Malformed
from pakl.search.rollout import USUAL_NOISE

USUAL: Final = "good"

NO_LIMIT: Final = 1_000_000


@dataclass(frozen=True)
class Level:
    """What a bot of a level is capable of.

    Attributes:
        name: The name by which people choose it.
        memory: The chance that it remembers a thing about cards that it can't see now.
        notices: The chance that it notices that it may act out of turn.
        candidates: How many moves it looks at, those that look best first.
        worlds: In how many imagined worlds it tries them.
        noise: How others play in these: by ratings with so much noise, or without foresight.
        temperature: How much worse a move may be, in chance to win, to be chosen e times as
            rarely as the best; 0 if the best is always chosen.
        cap: How much worse a move may be at most to be chosen at all.
        doubt: By how many errors a move must be better to be preferred to what a careful
            player would do without thinking ahead.
        minds_the_match: Whether it plays for the match rather than for the deal.
        search: The bot of the roster that thinks for it, with all the time there is; if there
            is one, only memory and attention count beside it.
    """

    name: str
    memory: float
    notices: float
    candidates: int
    worlds: int
    noise: int
    temperature: float
    cap: float
    doubt: float
    minds_the_match: bool
    search: str = ""


BEGINNER: Final = Level(
    name="beginner",
    memory=0.0,
    notices=0.5,
    candidates=4,
    worlds=4,
    noise=NO_FORESIGHT,
    temperature=0.16,
    cap=0.5,
    doubt=0.0,
    minds_the_match=False,
)
CASUAL: Final = Level(
    name="casual",
    memory=0.6,
    notices=0.75,
    candidates=4,
    worlds=8,
    noise=USUAL_NOISE,
    temperature=0.08,
    cap=0.25,
    doubt=0.0,
    minds_the_match=False,
)
GOOD: Final = Level(
    name="good",
    memory=0.9,
    notices=0.95,
    candidates=5,
    worlds=20,
    noise=USUAL_NOISE,
    temperature=0.03,
    cap=0.12,
    doubt=0.5,
    minds_the_match=True,
)
STRONG: Final = Level(
    name="strong",
    memory=1.0,
    notices=1.0,
    candidates=8,
    worlds=60,
    noise=USUAL_NOISE,
    temperature=0.008,
    cap=0.03,
    doubt=1.0,
    minds_the_match=True,
)
EXPERT: Final = Level(
    name="expert",
    memory=1.0,
    notices=1.0,
    candidates=NO_LIMIT,
    worlds=NO_LIMIT,
    noise=USUAL_NOISE,
    temperature=0.0,
    cap=0.0,
    doubt=1.0,
    minds_the_match=True,
    search="bandit",
)
LADDER: Final = (BEGINNER, CASUAL, GOOD, STRONG, EXPERT)
NAMES: Final = [level.name for level in LADDER]

# What tables that were opened before there were levels have at their seats.
ANYTHING: Final = "random"


def levels(game_id: str) -> list[str]:  # noqa: ARG001  every game has all levels so far
    """The levels that play a game, weakest first."""
    return NAMES[:]


def level_of(name: str) -> Level:
    """What a level is capable of.

    Raises:
        Malformed: If there is no such level.
    """
    for level in LADDER:
        if level.name == name:
            return level
    raise Malformed(f"there is no bot of level {name!r}")
