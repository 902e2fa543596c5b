"""Whether the yardsticks are still those that were admitted: ``python3 dev.py bench frozen``.

A yardstick that changes measures nothing. So the heuristic of every game and the rules of thumb
from elsewhere each have a digest of what they do in some deals, kept in
``bench/yardsticks/frozen.toml``: code may be written anew, but whoever plays otherwise is another
yardstick. ``--admit`` writes the digests of today, which whoever does it has to give reasons for.
"""

from __future__ import annotations

import argparse
import hashlib
import tomllib
from pathlib import Path
from typing import Final

from bench.yardsticks.outside import OF_GAMES
from pakl.arena.players import Player, player_of
from pakl.bots.budget import Budget
from pakl.games import all_games, find_game
from pakl.kernel.dice import Dice
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer

FILE: Final = Path(__file__).parent / "yardsticks" / "frozen.toml"
HEADING: Final = """\
# What each yardstick does in some deals, as a digest.
# Written by: python3 dev.py bench frozen --admit
"""
CAREFUL: Final = "heuristic"
OUTSIDE: Final = "bench.yardsticks.outside"
SEATS: Final = 2
SEEDS: Final = 3
MOST_DECISIONS: Final = 150
DIGEST_LETTERS: Final = 16
NOTHING_TO_SPEND: Final = Budget(iterations=1)

# By game and by the words of an arm.
Digests = dict[str, dict[str, str]]


def digest_of(game_id: str, words: str) -> str:
    """The digest of what a yardstick does if it sits on every chair."""
    digest = hashlib.sha256()
    for seed in range(SEEDS):
        match = Match(Sheet(find_game(game_id), SEATS))
        digest.update("\n".join(deeds(match, player_of(words), seed)).encode())
    return digest.hexdigest()[:DIGEST_LETTERS]


def deeds(match: Match, player: Player, seed: int) -> list[str]:
    """What is done in a match, up to so many decisions."""
    # How worlds are imagined is no affair of a yardstick, so that has dice of its own.
    dealer, dice, world_dice = SeededDealer(seed), Dice(seed), Dice(seed)
    done: list[str] = []
    match.let_deal(dealer)
    while not match.is_over() and len(done) < MOST_DECISIONS:
        state = match.state()
        for number in members_of(state.may_interrupt & ~state.to_act) + members_of(state.to_act):
            seat = Seat(number)
            chosen = player.bot.choose(player.look(match, seat, world_dice), dice, NOTHING_TO_SPEND)
            if chosen is not None:
                done.append(f"{number} {match.game.actions.words(chosen)}")
                match.perform(seat, chosen)
                match.let_deal(dealer)
                break
    return done


def yardsticks(game_id: str) -> list[str]:
    """The words of a game's yardsticks that must not change."""
    return [CAREFUL, *(f"{OUTSIDE}/{name}" for name in OF_GAMES[game_id])]


def digests_now() -> Digests:
    """What the yardsticks do today."""
    return {
        game_id: {words: digest_of(game_id, words) for words in yardsticks(game_id)}
        for game_id in sorted(all_games())
    }


def admitted() -> Digests:
    """What they did when they were admitted."""
    return tomllib.loads(FILE.read_text()) if FILE.exists() else {}


def changed(now: Digests) -> list[str]:
    """The yardsticks that play otherwise than those that were admitted, or are new."""
    before = admitted()
    return [
        f"{words} in {game_id}"
        for game_id, digests in now.items()
        for words, digest in digests.items()
        if before.get(game_id, {}).get(words) != digest
    ]


def text_of(digests: Digests) -> str:
    """The file of these digests."""
    tables = [
        f"[{game_id}]\n" + "".join(f'"{words}" = "{digest}"\n' for words, digest in own.items())
        for game_id, own in sorted(digests.items())
    ]
    return "\n".join([HEADING, *tables])


def main() -> None:
    """Says which yardsticks have changed, or admits them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--admit", action="store_true", help="take them as they are from now on")
    chosen = parser.parse_args()
    now = digests_now()
    others = changed(now)
    for one in others:
        print(f"{one} is not the one that was admitted.")
    if chosen.admit:
        FILE.write_text(text_of(now))
    elif others:
        raise SystemExit("What was measured by these can't be compared with what is measured now.")


if __name__ == "__main__":
    main()
