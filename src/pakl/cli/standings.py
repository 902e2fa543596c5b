"""The standings: scores after a deal, places and reasons at the end of a match."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from pakl.cli.drawing import ACCENT, QUIET, ink
from pakl.cli.wording import Wording
from pakl.kernel.match import Match
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule
from pakl.kernel.seats import Seat

TOPICS: Final = {"deal over", "scores", "deals"}
"""What a match says when it counts a deal, which the standings show anyway."""


def is_long(rule: MatchRule) -> bool:
    """Whether a match may have more than one deal."""
    if rule.deals == UNTIL_TARGET:
        return rule.target > 1
    return rule.deals > 1


class Standings:
    """How a match stands, in lines of text."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.wording = wording
        self.labels = wording.labels

    def progress(self) -> str:
        """Which deal it is and how long the match lasts; empty if it has only one."""
        rule = self.match.rule
        deal = len(self.match.outcomes) + (0 if self.match.is_over() else 1)
        if not is_long(rule):
            return ""
        if rule.deals == UNTIL_TARGET:
            return self.labels.house("progress-target", deal=deal, target=rule.target)
        return self.labels.house("progress-deals", deal=deal, deals=rule.deals)

    def points(self) -> list[int]:
        """The points of each contestant, if they mean anything by now."""
        return self.match.totals() if is_long(self.match.rule) else []

    def after_deal(self) -> list[Text]:
        """How a deal ended and how the match stands."""
        heading = self.labels.house("deal-ended", deal=len(self.match.outcomes))
        return [ink(heading, ACCENT), *self.why(), Text(), *self.table()]

    def result(self) -> list[Text]:
        """Who has won, why, and everybody's place."""
        places = self.match.places()
        winners = [self.wording.who(Seat(seat)) for seat, place in enumerate(places) if place == 1]
        heading = self.labels.house(
            "winner" if len(winners) == 1 else "winners", who=self.joined(winners)
        )
        return [ink(heading, ACCENT), *self.why(), Text(), *self.table()]

    def why(self) -> list[Text]:
        """Why the last deal ended, with the clause."""
        clause = self.match.outcomes[-1].clause
        reason = Text(self.wording.outcome(clause).rstrip("."))
        return [reason.append(f" · {clause}", QUIET)] if clause else [reason]

    def table(self) -> list[Text]:
        """Everybody's place, name and points, the best placed first."""
        places, totals = self.match.places(), self.match.totals()
        last = self.match.outcomes[-1].scores
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        names = [self.wording.who(Seat(seat)) for seat in range(len(places))]
        width = max(cell_len(name) for name in names)
        rows: list[Text] = []
        for seat in order:
            row = ink(f"  {places[seat]}. ", ACCENT if places[seat] == 1 else QUIET)
            row.append(names[seat] + " " * (width - cell_len(names[seat])), "bold")
            row.append(f"  {self.labels.house('points', points=totals[seat])}")
            if len(self.match.outcomes) > 1:
                row.append(f"  {self.labels.house('this-deal', points=f'{last[seat]:+}')}", QUIET)
            rows.append(row)
        return rows

    def joined(self, names: Sequence[str]) -> str:
        """Names as one reads them out."""
        if len(names) <= 1:
            return "".join(names)
        return self.labels.house("and", first=", ".join(names[:-1]), last=names[-1])
