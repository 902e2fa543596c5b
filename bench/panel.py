"""The whole panel of the bots: ``python3 dev.py bench panel``.

Every pairing is played on its own seeds and kept as a file in ``bench/results/panel`` as soon as it
is done. The deals of one that is not done lie in ``.cache/panel``, so that a panel that was broken
off goes on with the next deal. ``--only`` picks pairings by a part of their names, ``--list`` shows
them all with what came of them so far.

- *careful*: the bot against the heuristic, with 0.1 s a move; the bar is the lower bound.
- *four*: the same with three of the heuristic at the table, where 25 % is the fair share.
- *peer*: the bot against OpenSpiel's search in four configurations, in the same time, and with as
  many iterations.
- *ceiling*: players who see through the cards against plain Monte Carlo, and the bot against it:
  how much of the gap is closed.
- *outside*: rules of thumb from elsewhere.
- *floor*: what makes the heuristic a yardstick: against chance, and against 200 simulations.
- *sanity*: the bot against itself.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from math import hypot
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.frozen import changed, digests_now
from bench.methods.claims import claimed
from bench.methods.forest import Row, forest
from bench.methods.sheets import sheet_code
from bench.yardsticks.outside import OF_GAMES
from pakl.arena.crews import Crew, crew_of
from pakl.arena.machine import commit_in, engine_digest, load, machine
from pakl.arena.players import Arm
from pakl.arena.registry import Registry
from pakl.arena.results import Result, collect, fresh_result
from pakl.arena.seatings import ONE
from pakl.arena.seeds import checked_numbers
from pakl.arena.trial import GroupResult, Trial
from pakl.bots.budget import budget_of
from pakl.bots.levels import level_of
from pakl.games import all_games
from pakl.kernel.errors import Malformed

FOLDER: Final = Path(__file__).parent / "results" / "panel"
YARDSTICKS: Final = Path(__file__).parent / "yardsticks"
PICTURE: Final = Path(__file__).parents[1] / "docs" / "explanation" / "panel.svg"
UNFINISHED: Final = Path(__file__).parents[1] / ".cache" / "panel"
BLOCK: Final = "confirm panel"
TIME: Final = "0.1s"
# A gap takes three sides to measure, each with the same time; more would be dear.
TIME_UNDER_THE_CEILING: Final = "0.02s"
ITERATIONS: Final = "500"
# What is played: a round of Rummy is as much luck as skill, so there are matches, as in Fox.
OPTIONS: Final = {"rummy": {"match": "target: 100"}}
# How many deals are played: where a deal takes longer its winner is less a matter of luck. There
# are more of them where one side takes no time, and most where both take little.
GROUPS: Final = {"fox": 15, "karma": 10, "disco": 30, "zyrty": 6, "maumau": 1_200, "rummy": 25}
GROUPS_UNDER_THE_CEILING: Final = {
    "fox": 40, "karma": 10, "disco": 60, "zyrty": 12, "maumau": 300, "rummy": 25,
}  # fmt: skip
GROUPS_OF_FOUR: Final = {"karma": 40, "disco": 40, "zyrty": 8, "maumau": 1_200, "rummy": 30}
MOST_GROUPS: Final = 2_400
SEATS: Final = 2
FOUR: Final = 4

# What the bot is to win at least, by the lower bound of its interval.
AGAINST_CAREFUL: Final = {
    "fox": 0.75, "rummy": 0.58, "karma": 0.56, "disco": 0.58, "zyrty": 0.53, "maumau": 0.54,
}  # fmt: skip
AMONG_THREE_CAREFUL: Final = {
    "karma": 1.10 / FOUR, "disco": 1.10 / FOUR, "zyrty": 1.05 / FOUR, "maumau": 1.06 / FOUR,
    "rummy": 1.12 / FOUR,
}  # fmt: skip
AGAINST_PEER: Final = {
    "fox": 0.68, "rummy": 0.54, "karma": 0.55, "disco": 0.52, "zyrty": 0.52, "maumau": 0.52,
}  # fmt: skip
# What the heuristic is to win to be a yardstick at all.
CAREFUL_AGAINST_CHANCE: Final = {
    "fox": 0.85, "rummy": 0.85, "karma": 0.90, "disco": 0.75, "zyrty": 0.65, "maumau": 0.70,
}  # fmt: skip
CAREFUL_AGAINST_FLAT: Final = 0.40
CONFIGURATIONS: Final = ("p1", "p2", "p3", "p4")
# How curious the strongest configuration is where it plays better so than as usual
# (``bench/constants.py``).
STRONGEST: Final = CONFIGURATIONS[-1]
UCT_OF_STRONGEST: Final = {"disco": 1.0, "karma": 2.0, "maumau": 2.0}


@dataclass(frozen=True)
class Pairing:
    """Two arms in a game, and what the first one is to win at least; 0 if nothing is claimed."""

    name: str
    game: str
    a: str
    b: str
    bar: float = 0.0
    seats: int = SEATS

    def fresh_result(self, block: str) -> Result:
        """The result of these seeds, before a deal of them is played."""
        sheet = sheet_code(self.game, OPTIONS)
        trial = Trial(sheet, self.seats, arm(self.a), arm(self.b), ONE, block)
        return fresh_result(trial, self.bar or None)

    def hypothesis(self) -> str:
        """What is claimed, or only asked."""
        if not self.bar:
            return f"panel {self.name}: how much is won"
        return f"panel {self.name}: {100 * self.bar:.4g} % are won at least"

    def file(self) -> Path:
        """Where the result is kept."""
        return FOLDER / f"{self.name.replace(' ', '-')}.json"


def deals_of(pairing: Pairing) -> int:
    """How many deals a pairing is played."""
    if pairing.seats == FOUR:
        return GROUPS_OF_FOUR[pairing.game]
    if " ceiling " in pairing.name:
        return GROUPS_UNDER_THE_CEILING[pairing.game]
    more = 1
    if pairing.b.startswith("heuristic"):
        more = 2
    elif pairing.a.startswith("heuristic"):
        more = 10
    return min(GROUPS[pairing.game] * more, MOST_GROUPS)


def arm(words: str) -> Arm:
    """An arm written ``name@budget``."""
    name, _, budget = words.partition("@")
    return Arm(name, budget_of(budget))


def peer_words(game: str, peer: str) -> str:
    """OpenSpiel's search in a configuration, as curious as is best in this game."""
    words = f"bench.yardsticks.openspiel/{peer}"
    if peer == STRONGEST and game in UCT_OF_STRONGEST:
        words += f":uct={UCT_OF_STRONGEST[game]:g}"
    return words


def pairings(game: str) -> Iterator[Pairing]:
    """All pairings of a game, those that are claims first."""
    bot = level_of("expert", game).search
    yield Pairing(
        f"{game} careful", game, f"{bot}@{TIME}", f"heuristic@{TIME}", AGAINST_CAREFUL[game]
    )
    for peer in CONFIGURATIONS:
        words = peer_words(game, peer)
        name = f"{game} peer {peer}"
        yield Pairing(f"{name} time", game, f"{bot}@{TIME}", f"{words}@{TIME}", AGAINST_PEER[game])
        yield Pairing(f"{name} iterations", game, f"{bot}@{ITERATIONS}", f"{words}@{ITERATIONS}")
    less = TIME_UNDER_THE_CEILING
    yield Pairing(f"{game} ceiling bot", game, f"{bot}@{less}", f"flat@{less}")
    for eyes in ("sees_all", "sees_hands"):
        words = f"bench.yardsticks.clairvoyant/{eyes}:search={bot.replace(',', '+')}"
        yield Pairing(f"{game} ceiling {eyes}", game, f"{words}@{less}", f"flat@{less}")
        yield Pairing(f"{game} {eyes}", game, f"{words}@{TIME}", f"{bot}@{TIME}")
    for name in OF_GAMES[game]:
        words = f"bench.yardsticks.outside/{name}"
        yield Pairing(f"{game} outside {name}", game, f"{bot}@{TIME}", f"{words}@{TIME}")
    chance = CAREFUL_AGAINST_CHANCE[game]
    yield Pairing(f"{game} floor chance", game, f"heuristic@{TIME}", f"random@{TIME}", chance)
    yield Pairing(f"{game} floor flat", game, f"heuristic@{TIME}", "flat@200", CAREFUL_AGAINST_FLAT)
    if game in AMONG_THREE_CAREFUL:
        yield Pairing(
            f"{game} four",
            game,
            f"{bot}@{TIME}",
            f"heuristic@{TIME}",
            AMONG_THREE_CAREFUL[game],
            FOUR,
        )
    yield Pairing(f"{game} sanity", game, f"{bot}@{TIME}", f"{bot}@{TIME}")


def all_pairings() -> list[Pairing]:
    """The same pairing of all games before the next one: the claims come first."""
    by_game = [list(pairings(game)) for game in sorted(all_games())]
    return [pairing for same in zip_longest(*by_game) for pairing in same if pairing]


def yardsticks_digest() -> str:
    """What the yardsticks were when something was measured by them."""
    digest = hashlib.sha256()
    for file in sorted(YARDSTICKS.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def known(pairing: Pairing) -> dict[str, Any] | None:
    """The result that is there already, if it is of this very pairing."""
    if not pairing.file().exists():
        return None
    kept: dict[str, Any] = json.loads(pairing.file().read_text())
    is_same = (kept["a"], kept["b"]) == (arm(pairing.a).label(), arm(pairing.b).label())
    has_yardstick = YARDSTICKS.name in pairing.a + pairing.b
    if has_yardstick and kept["yardsticks"] != yardsticks_digest():
        return None
    return kept if is_same else None


def unfinished(pairing: Pairing) -> Path:
    """Where the deals of a pairing are kept until it is done; other players play other deals."""
    players = f"{pairing.a} {pairing.b} {engine_digest()} {yardsticks_digest()}"
    digest = hashlib.sha256(players.encode()).hexdigest()[:16]
    return UNFINISHED / f"{pairing.file().stem}-{digest}.pickle"


def played(file: Path) -> list[GroupResult]:
    """The deals in a file, without the last one if it was cut off."""
    groups: list[GroupResult] = []
    if file.exists():
        with file.open("rb") as stream:
            try:
                while True:
                    groups.append(pickle.load(stream))  # noqa: S301  written by ourselves
            except (EOFError, pickle.UnpicklingError):
                pass
    return groups


def keeping(groups: Iterable[GroupResult], file: Path) -> Iterator[GroupResult]:
    """Hands deals on, each kept in a file first."""
    for group in groups:
        with file.open("ab") as stream:
            pickle.dump(group, stream)
        yield group


def play(pairing: Pairing, crew: Crew, groups: int, console: Console) -> dict[str, Any]:
    """Plays what is left of a pairing and keeps its result."""
    numbers = checked_numbers(0, groups)
    registry = Registry(FOLDER.parent)
    block = f"{BLOCK} {pairing.name}"
    claim = claimed(registry, pairing.fresh_result, block, numbers, pairing.hypothesis())
    result = claim.result
    UNFINISHED.mkdir(parents=True, exist_ok=True)
    file = unfinished(pairing)
    before = played(file)[:groups]
    for group in before:
        result.add(group)
    left = numbers[len(before) :]
    going = collect(result, keeping(crew.results(result.trial, left), file))
    for _ in track(going, pairing.name, total=len(left), console=console, transient=True):
        pass
    registry.end(claim.experiment, result)
    whole = {
        **result.as_json(),
        "claimed": pairing.bar,
        "yardsticks": yardsticks_digest(),
        "engine": engine_digest(),
        "commit": commit_in(FOLDER.parent),
        "machine": machine(),
        "load": load(),
    }
    FOLDER.mkdir(exist_ok=True)
    pairing.file().write_text(text_of(whole))
    file.unlink(missing_ok=True)
    return whole


def text_of(whole: dict[str, Any]) -> str:
    """A result as it is kept: a line for every deal."""
    about = {name: value for name, value in whole.items() if name != "by_group"}
    deals = ",\n  ".join(json.dumps(deal) for deal in whole["by_group"])
    return f'{json.dumps(about, indent=1)[:-2]},\n "by_group": [\n  {deals}\n ]\n}}\n'


def row(pairing: Pairing, kept: dict[str, Any] | None) -> list[str]:
    """A line of the table."""
    bar = f"{100 * pairing.bar:.4g}" if pairing.bar else ""
    if kept is None:
        return [pairing.name, "", "", bar, "not played yet"]
    figures = kept["figures"]
    low, mean, high = (100 * figures["win_share"][part] for part in ("low", "mean", "high"))
    verdict = ""
    if pairing.bar:
        verdict = "reached" if low >= 100 * pairing.bar else "not reached"
    return [
        pairing.name, str(figures["groups"]), f"{mean:.1f} ({low:.1f}–{high:.1f})", bar, verdict,
    ]  # fmt: skip


def draw() -> None:
    """Draws all that was claimed and is measured."""
    rows: list[Row] = []
    for pairing in all_pairings():
        kept = known(pairing)
        if kept and pairing.bar:
            share = kept["figures"]["win_share"]
            rows.append(Row(pairing.name, share["low"], share["mean"], share["high"], pairing.bar))
    if rows:
        title = "What is won, with 95 % intervals; a stroke marks the bar for the lower bound"
        PICTURE.write_text(forest(title, rows))


def gap_closed(game: str) -> str:
    """How much of the gap between plain Monte Carlo and who sees all the bot closes, by points."""
    kept = {pairing.name: known(pairing) for pairing in pairings(game)}
    bot, sees = kept[f"{game} ceiling bot"], kept[f"{game} ceiling sees_all"]
    if bot is None or sees is None or not sees["figures"]["points"]["mean"]:
        return f"{game}: the gap is not measured yet"
    of_bot, of_sees = bot["figures"]["points"], sees["figures"]["points"]
    gap = of_bot["mean"] / of_sees["mean"]
    # Both were played on seeds of their own: the error of what they stand at to each other.
    either_way = hypot(
        (of_bot["high"] - of_bot["low"]) / 2, gap * (of_sees["high"] - of_sees["low"]) / 2
    ) / abs(of_sees["mean"])
    interval = f"{gap - either_way:.2f}–{gap + either_way:.2f}"
    return f"{game}: {gap:.2f} ({interval}) of the gap is closed, by points"


def main() -> None:
    """Plays what is not played yet, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="a part of a pairing's name")
    parser.add_argument("--groups", type=int, help="deals, each with seats swapped")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="play what is there already, too")
    parser.add_argument("--list", dest="is_list", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    console = Console()
    wanted = [
        pairing
        for pairing in all_pairings()
        if not chosen.only or any(part in pairing.name for part in chosen.only)
    ]
    if not wanted:
        raise SystemExit("There is no such pairing; --list shows them all.")
    others = [] if chosen.is_list else changed(digests_now())
    if others:
        raise SystemExit(f"Not the yardsticks that were admitted: {', '.join(others)}.")
    table = Table("pairing", "deals", "win share %", "bar", "")
    with crew_of(chosen.workers, "") as crew:
        for pairing in wanted:
            kept = None if chosen.again else known(pairing)
            if kept is None and not chosen.is_list:
                try:
                    groups = chosen.groups or deals_of(pairing)
                    kept = play(pairing, crew, groups, console)
                except Malformed as error:
                    console.print(f"{pairing.name}: {error}")
            table.add_row(*row(pairing, kept))
    console.print(table)
    for game in sorted(all_games()):
        console.print(gap_closed(game))
    draw()


if __name__ == "__main__":
    main()
