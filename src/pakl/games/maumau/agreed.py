"""What the players of a table agree on before the first deal."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.maumau.cards import ACE, EIGHT, RANKS, Rank
from pakl.kernel.options import Chosen, Option, numbers, switch

MOST_SEATS_WITH_ONE_PACK: Final = 6  # MAU-1

OPTIONS: Final = [
    Option("edition", "MAU-24", ["standard", "cs"], "standard"),
    Option("packs", "MAU-1", ["by players", "1", "2"], "by players"),
    Option("calls", "MAU-10", ["strict", "automatic"], "strict"),
    switch("free_draw", "MAU-7"),
    switch("seven_always", "MAU-15"),
    Option("after_seven", "MAU-16", ["pass", "play"], "pass"),
    switch("first_seven", "MAU-21"),
    Option("rounds_to_win", "MAU-23", numbers(1, 10), "1"),
]


@mypyc_attr(acyclic=True)
class Agreed:
    """The options of a table, as the rules ask for them."""

    def __init__(self, chosen: Chosen) -> None:
        is_czech = chosen.value("edition") == "cs"
        self.must_call = chosen.value("calls") == "strict"  # MAU-12
        self.is_last_but_one_said = not is_czech  # MAU-10, MAU-25
        self.skipping_rank: Rank = Rank(EIGHT)  # MAU-17
        self.skip_clause = "MAU-17"
        self.last_call = "mau-mau"  # MAU-12
        self.last_call_clause = "MAU-12"
        if is_czech:
            self.skipping_rank = Rank(ACE)  # MAU-24
            self.skip_clause = "MAU-24"
            self.last_call = "prsi"  # MAU-25
            self.last_call_clause = "MAU-25"
        steps = [1 for _ in range(RANKS)]
        steps[self.skipping_rank] = 2
        self.steps: Final[vec[i64]] = vec[i64]([i64(step) for step in steps])  # MAU-17, MAU-24
        self.must_play_drawn_card = is_czech  # MAU-6
        self.may_draw_freely = chosen.is_on("free_draw")  # MAU-7
        self.has_every_seven_attack = chosen.is_on("seven_always")  # MAU-15
        self.may_play_after_the_load = chosen.value("after_seven") == "play"  # MAU-16
        self.has_first_seven_attack = chosen.is_on("first_seven")  # MAU-21
        self.packs = chosen.value("packs")  # MAU-1
        self.rounds_to_win = int(chosen.value("rounds_to_win"))  # MAU-23

    def packs_for(self, seats: i64) -> i64:
        """MAU-1: how many packs of thirty-two cards are used."""
        if self.packs == "2":
            return 2
        if self.packs == "by players" and seats > MOST_SEATS_WITH_ONE_PACK:
            return 2
        return 1
