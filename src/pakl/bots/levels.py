"""How strong a bot plays for people: five levels in every game.

A weaker level thinks less, as a person would: it forgets cards, imagines fewer worlds, foresees
less surely how others will play, does not always mind what goes without saying, and now and then
does not choose the best it knows. But it never knowingly gives away more than its ``cap``, it plays
by the rules, and it does not miss a win that is there for the taking.

One number says how far a level falls short of the best, from 0 to 1; ``level_short_by`` makes of it
all that a level is capable of. The same shortfall costs more wins in one game than in another, so
each game has its own numbers. They are in ``levels.toml``, which ``python3 dev.py bench ladder
--tune`` finds.
"""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from pakl.bots.budget import Budget
from pakl.kernel.errors import Malformed
from pakl.search.rollout import USUAL_NOISE

FILE: Final = Path(__file__).with_name("levels.toml")
# What holds for games that have no settings of their own, and for settings that a game lacks.
USUALLY: Final = "usual"

NAMES: Final = ["beginner", "casual", "good", "strong", "expert"]
USUAL: Final = "good"
EXPERT: Final = NAMES[-1]

# What tables that were opened before there were levels have at their seats.
ANYTHING: Final = "random"

# From no shortfall to the whole of it. What is a size goes by equal factors, what is a chance by
# equal steps.
WORLDS: Final = (64, 4)
NOISE: Final = (USUAL_NOISE, 16 * USUAL_NOISE)
TEMPERATURE: Final = (0.004, 1.0)
CAP: Final = (0.02, 0.5)
MEMORY: Final = (1.0, 0.0)
ATTENTION: Final = (1.0, 0.0)
DOUBT: Final = (1.0, 0.0)
CANDIDATES: Final = 8
# Of the time of the best, where a level thinks as the best does but not as long.
SHARE_OF_TIME: Final = (1.0, 0.02)

Settings = dict[str, Any]


@dataclass(frozen=True)
class Level:
    """What a bot of a level is capable of.

    Attributes:
        memory: The chance that it remembers a thing about cards that it can't see now.
        attention: The chance that it notices that it may act out of turn; and that it looks at
            what a careful player would first, not at whatever comes to hand.
        candidates: How many moves it looks at.
        worlds: In how many imagined worlds it tries them.
        noise: How others play in these: by ratings with so much noise, or else by experience
            where there is any.
        temperature: How much worse a move may be, in chance to win, to be chosen e times as
            rarely as the best.
        cap: How much worse a move may be at most to be chosen at all.
        doubt: By how many errors a move must be better to be preferred to what a careful
            player would do without thinking ahead.
        minds_the_match: Whether it plays for the match rather than for the deal.
        seconds: How long the processor may think about a move.
        search: The bot of the roster that thinks for it, with all that time; if there is one,
            only memory and attention count beside it.
    """

    memory: float
    attention: float
    candidates: int
    worlds: int
    noise: int
    temperature: float
    cap: float
    doubt: float
    minds_the_match: bool
    seconds: float
    search: str = ""

    def budget_within(self, allowed: Budget) -> Budget:
        """What it spends on a move where no more than this is allowed."""
        if allowed.iterations:
            return allowed
        return Budget(seconds=min(self.seconds, allowed.seconds))


def level_at(shortfall: float, *, seconds: float, search: str = "") -> Level:
    """The level that falls short of the best by so much, from 0 to 1."""
    return Level(
        memory=by_steps(MEMORY, shortfall),
        attention=by_steps(ATTENTION, shortfall),
        candidates=CANDIDATES,
        worlds=round(by_factors(WORLDS, shortfall)),
        noise=round(by_factors(NOISE, shortfall)),
        temperature=by_factors(TEMPERATURE, shortfall),
        cap=by_factors(CAP, shortfall),
        doubt=by_steps(DOUBT, shortfall),
        minds_the_match=True,
        seconds=seconds,
        search=search,
    )


def by_steps(ends: tuple[float, float], shortfall: float) -> float:
    """What lies so far between both ends, by equal steps."""
    best, worst = ends
    return best + (worst - best) * shortfall


def by_factors(ends: tuple[float, float], shortfall: float) -> float:
    """What lies so far between both ends, by equal factors."""
    best, worst = ends
    return float(best * (worst / best) ** shortfall)


def levels(game_id: str) -> list[str]:  # noqa: ARG001  every game has all levels so far
    """The levels that play a game, weakest first."""
    return NAMES[:]


def level_of(name: str, game_id: str = USUALLY) -> Level:
    """What a level is capable of in a game, or in games that have no settings of their own.

    Raises:
        Malformed: If there is no such level.
    """
    if name not in NAMES:
        raise Malformed(f"there is no level {name!r}; there are {', '.join(NAMES)}")
    settings = settings_of(game_id)
    if name == EXPERT:
        return level_at(0.0, seconds=settings["seconds"], search=settings["search"])
    return level_short_by(settings[name], game_id)


def level_short_by(shortfall: float, game_id: str) -> Level:
    """What a level below the best is capable of in a game, if it falls short by so much."""
    settings = settings_of(game_id)
    seconds = settings["seconds"]
    bound = settings["searches_below"]
    if shortfall < bound:
        part = by_factors(SHARE_OF_TIME, shortfall / bound)
        level = level_at(0.0, seconds=seconds * part, search=settings["search"])
    else:
        level = level_at(shortfall, seconds=seconds)
    minds_the_match = shortfall < settings["minds_the_match_below"]
    memory = by_steps(MEMORY, shortfall)
    return replace(level, memory=memory, minds_the_match=minds_the_match)


@cache
def settings_of(game_id: str) -> Settings:
    """The settings of a game: the levels' shortfalls, and the time and search of the best."""
    every: dict[str, Settings] = tomllib.loads(FILE.read_text())
    return {**every[USUALLY], **every.get(game_id, {})}
