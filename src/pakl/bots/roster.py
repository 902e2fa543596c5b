"""The bots that can be asked for by name."""

from collections.abc import Callable
from typing import Final

from pakl.bots.bot import Bot
from pakl.bots.quick import ExperiencedBot, HeuristicBot, RandomBot
from pakl.bots.thinking import BanditBot, FlatBot, MixingBot, TreeBot
from pakl.kernel.errors import Malformed

# Weakest first. What makes a bot takes its settings as keywords; each has a default.
ROSTER: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "experienced": ExperiencedBot,
    "flat": FlatBot,
    "bandit": BanditBot,
    "tree": TreeBot,
    "mixing": MixingBot,
}


def bot_of(words: str) -> Bot:
    """The bot of a name, with its settings if there are any: ``name:worlds=32,depth=2``.

    Raises:
        Malformed: If there is no such bot, or it has no such setting.
    """
    name, _, settings = words.partition(":")
    if name not in ROSTER:
        raise Malformed(f"there is no bot {name!r}; there are {', '.join(ROSTER)}")
    return made_with(ROSTER[name], name, settings)


def made_with(make: Callable[..., Bot], name: str, settings: str) -> Bot:
    """A bot made with settings, written ``worlds=32,depth=2``.

    Raises:
        Malformed: If it does not take them.
    """
    given: dict[str, int | float | str] = {}
    for setting in settings.split(",") if settings else []:
        key, sign, value = setting.partition("=")
        if not sign:
            raise Malformed(f"a setting of a bot is written name=value, not {setting!r}")
        given[key] = number_or_text(value)
    try:
        return make(**given)
    except TypeError:
        raise Malformed(f"the bot {name!r} does not take the settings {settings!r}") from None


def number_or_text(value: str) -> int | float | str:
    """A value as it was meant: a whole number, a number, or else the text itself.

    Commas stand between settings, so one inside a text is written as a plus.
    """
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value.replace("+", ",")
