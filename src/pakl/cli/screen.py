"""The screen: the table drawn for a terminal, from 80 by 24 upwards.

From the top: who else sits there, what lies in the middle, what happened, the own
hand, the legal moves. A wide terminal shows what happened at the side.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from pakl.cli.drawing import (
    ACCENT,
    BACK_INK,
    INDENT,
    LARGE,
    QUIET,
    SMALL,
    WRONG,
    Block,
    Size,
    Spread,
    back,
    bar,
    bare_place,
    beside,
    captioned,
    cropped,
    in_rows,
    indented,
    ink,
    of_equal_width,
    padded,
    spread,
    width_of,
)
from pakl.cli.inks import Inks
from pakl.cli.scene import Scene
from pakl.cli.wording import Line, Wording
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.view import ZoneView

GAP: Final = 3
WIDE: Final = 104
TALL: Final = 34
LOG_WIDTH: Final = 42
WIDEST_TABLE: Final = 100
LEAST_LOG: Final = 3
USUAL_LOG: Final = 7
LEAST_SIDE: Final = 18
MOST_BACKS: Final = 8
MOST_CHOICE_ROWS: Final = 8
PROMPT_LINES: Final = 1


def marks(numbers: Sequence[int]) -> str:
    """The numbers of moves in a few letters, as in ``3`` or ``3–6``."""
    if len(numbers) <= 1:
        return "".join(str(number) for number in numbers)
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ",".join(str(number) for number in numbers)


def in_columns(cells: Block, rows: int) -> Block:
    """Cells one below another, then beside them the next column."""
    return beside([cells[first : first + rows] for first in range(0, len(cells), rows)], GAP)


class Screen:
    """Draws scenes of one table."""

    def __init__(self, console: Console, wording: Wording) -> None:
        self.console = console
        self.wording = wording
        self.inks = Inks(wording)

    def draw(self, scene: Scene) -> Block:
        """The lines of a scene, as many as fit above the line that asks."""
        width, height = self.console.size
        room = height - PROMPT_LINES - 1
        top = bar(self.wording.title(), scene.progress, width)
        if width < WIDE:
            return cropped([top, *self.table(scene, width, room, has_log=True)], width)
        table = min(width - LOG_WIDTH, WIDEST_TABLE)
        lines = self.table(scene, table, room, has_log=False)
        side_room = min(room, max(len(lines), LEAST_SIDE))
        side = self.log_at_the_side(scene, width - table - GAP, side_room)
        return [top, *beside([[padded(line, table) for line in lines], side], 0)]

    def table(self, scene: Scene, width: int, room: int, *, has_log: bool) -> Block:
        """Everything below one another; what is too high is drawn more plainly."""
        inner = width - 2 * len(INDENT)
        others, middle = self.others(scene, inner), self.middle(scene, inner)
        hand = self.hand(scene, inner)
        below = [*self.notice(scene, inner), *self.choices(scene, inner), *self.hint(scene)]
        least_log = LEAST_LOG if has_log else 0
        left = room - len(others) - len(below) - least_log
        if len(middle) + len(hand) > left:
            middle = self.middle_in_words(scene, inner)
        if len(middle) + len(hand) > left:
            hand = self.hand_in_words(scene, inner)
        parts = [others, middle, hand, below]
        left = room - sum(len(part) for part in parts)
        if has_log:
            wanted = min(len(scene.log) - scene.recent, USUAL_LOG)
            log = self.log(scene, inner, max(1, min(left, max(wanted, left - len(parts)))))
            parts.insert(2, log)
            left -= len(log)
        lines: Block = []
        for part in parts:
            if part and left > 0:
                lines.append(Text())
                left -= 1
            lines += indented(part)
        return lines[:room]

    def size(self) -> Size:
        """How large cards are drawn."""
        return LARGE if self.console.height >= TALL else SMALL

    def draw_page(self, recent: Sequence[Line], lines: Sequence[Text]) -> Block:
        """What happened last, and below it some lines in the place of the table."""
        width, height = self.console.size
        room = max(1, height - PROMPT_LINES - len(lines) - 4)
        told = [self.inks.line(line) for line in recent[-room:]]
        top = bar(self.wording.title(), "", width)
        return [top, *indented([Text(), *told, Text(), *lines, Text()])]

    # The others

    def others(self, scene: Scene, width: int) -> Block:
        """The other seats, clockwise from the left."""
        seats = [self.seat(scene, seat) for seat in scene.others()]
        return in_rows(of_equal_width(seats), GAP, width)

    def seat(self, scene: Scene, seat: Seat) -> Block:
        """One other seat: its name, and its zones."""
        block = [self.name(scene, seat)]
        zones = [zone for zone in scene.zones_of(seat) if zone.size]
        closed = [zone for zone in zones if zone.faces is None]
        line = Text("  ")
        for zone in sorted(closed, key=scene.is_pile):
            # A hand is known by its backs; anything else needs its name.
            if scene.is_pile(zone):
                line.append(f"{self.wording.zone(zone.name)} ", QUIET)
            else:
                line.append("▮" * min(zone.size, MOST_BACKS) + " ", BACK_INK)
            line.append(f"{zone.size}  ", "bold")
        for fact in self.facts(scene, seat):
            line.append_text(fact).append("  ")
        block.append(line)
        for zone in zones:
            if zone.faces is not None:
                block.append(Text("  ").append_text(self.zone_in_words(scene, zone)))
        return block

    def name(self, scene: Scene, seat: Seat) -> Text:
        """A name with its seat, its points, and a mark if play waits for it."""
        is_on = scene.is_on(seat)
        line = ink("▸ " if is_on else "  ", ACCENT)
        line.append(self.wording.who(seat), ACCENT if is_on else "bold")
        line.append(f" {seat}", QUIET)
        if scene.points:
            points = self.wording.labels.house("points", points=scene.points[seat])
            line.append(f" · {points}", QUIET)
        return line

    # The middle

    def middle(self, scene: Scene, width: int) -> Block:
        """What lies in the middle of the table, with the facts beside it."""
        zones = [self.zone(scene, zone, width // 2) for zone in scene.middle()]
        facts = self.facts(scene, NO_SEAT)
        if not zones or not facts:
            return facts or in_rows(zones, GAP, width)
        beside_cards = [Text(), *in_columns(facts, self.size().height)]
        room = width - width_of(beside_cards) - GAP - 1
        return beside([in_rows(zones, GAP, room), beside_cards], GAP + 1)

    def zone(self, scene: Scene, zone: ZoneView, room: int) -> Block:
        """A zone as cards."""
        caption = scene.title(zone)
        if zone.size == 0:
            return captioned(caption, "", bare_place(self.size()))
        if zone.faces is None:
            return captioned(caption, str(zone.size), back(self.size()))
        faces = [self.wording.faces.face(name) for name in scene.shown_faces(zone)]
        count = "" if scene.is_combination(zone) else str(zone.size)
        return captioned(caption, count, spread(faces, room, self.size()))

    def facts(self, scene: Scene, owner: Seat) -> Block:
        """The facts about a seat, or about the whole table, each in a line."""
        lines: Block = []
        for text, value in scene.facts_of(owner):
            line = ink(text, QUIET) if value else self.inks.inked(text)
            if value:
                line.append(" ").append_text(self.inks.inked(value, "bold"))
            lines.append(line)
        return lines

    def middle_in_words(self, scene: Scene, width: int) -> Block:
        """What lies in the middle, without drawings, for a low terminal."""
        zones = [[self.zone_in_words(scene, zone)] for zone in scene.middle()]
        facts = [[line] for line in self.facts(scene, NO_SEAT)]
        return in_rows([*zones, *facts], GAP, width)

    def zone_in_words(self, scene: Scene, zone: ZoneView) -> Text:
        """A zone in a line."""
        line = ink(scene.title(zone), QUIET)
        if zone.faces is None or scene.is_pile(zone):
            line.append(f" {zone.size}", "bold")
        if zone.faces:
            shown = self.wording.listed(scene.shown_faces(zone))
            line.append(" ").append_text(self.inks.inked(shown, "bold"))
        return line

    # The own seat

    def hand(self, scene: Scene, width: int) -> Block:
        """The person's own cards, those that may be played marked with their moves."""
        you = scene.view.viewer
        zones = [zone for zone in scene.zones_of(you) if zone.faces]
        blocks: list[Block] = []
        taken = 0
        for zone in reversed(zones):
            room = width - taken
            block = self.own_zone(scene, zone, room)
            if len(zones) > 1:
                block = captioned(self.wording.zone(zone.name), "", block)
            blocks.insert(0, block)
            taken += width_of(block) + GAP
        return [self.heading(scene), *beside(blocks, GAP)]

    def own_zone(self, scene: Scene, zone: ZoneView, room: int) -> Block:
        """A zone of the person as cards."""
        names = scene.shown_faces(zone)
        numbers = [scene.numbers_of(name) for name in names]
        has_choices = any(choice.cards for choice in scene.choices)
        faces = [self.wording.faces.face(name) for name in names]
        shaded = [has_choices and not found for found in numbers]
        return Spread(faces, room, self.size()).block(shaded, [marks(found) for found in numbers])

    def hand_in_words(self, scene: Scene, width: int) -> Block:
        """The person's own cards in lines of words."""
        zones = [zone for zone in scene.zones_of(scene.view.viewer) if zone.faces]
        lines = [self.zone_in_words(scene, zone) for zone in zones]
        return [
            self.heading(scene),
            *[part for line in lines for part in self.wrapped(line, width)],
        ]

    def heading(self, scene: Scene) -> Text:
        """Whose turn it is, and what of the person's own lies face down."""
        you = scene.view.viewer
        line = ink(scene.heading, ACCENT if scene.choices else "bold")
        for zone in scene.zones_of(you):
            if zone.faces is None and zone.size:
                line.append(f"   {self.wording.zone(zone.name)} ", QUIET)
                line.append(str(zone.size), "bold")
        for fact in self.facts(scene, you):
            line.append("   ").append_text(fact)
        if scene.points:
            points = self.wording.labels.house("points", points=scene.points[you])
            line.append(f"   {points}", QUIET)
        return line

    # Words

    def choices(self, scene: Scene, width: int) -> Block:
        """The legal moves with their numbers, in columns."""
        if not scene.choices:
            return []
        digits = len(str(len(scene.choices)))
        cells: Block = []
        for number, choice in enumerate(scene.choices, start=1):
            cell = ink(f"{number:>{digits}} ", ACCENT)
            cells.append(cell.append_text(self.inks.inked(choice.text)))
        for rows in range(1, MOST_CHOICE_ROWS + 1):
            columns = in_columns(cells, rows)
            if width_of(columns) <= width:
                return columns
        if len(cells) <= MOST_CHOICE_ROWS:
            return cells
        shown = MOST_CHOICE_ROWS * max(1, (width + GAP) // (width_of(cells) + GAP)) - 1
        more = self.wording.labels.house("more-moves", count=len(cells) - shown)
        return in_columns([*cells[:shown], ink(more, QUIET)], MOST_CHOICE_ROWS)

    def hint(self, scene: Scene) -> Block:
        """What may be typed."""
        return [ink(scene.hint, QUIET)] if scene.hint else []

    def notice(self, scene: Scene, width: int) -> Block:
        """The answer to what was typed: the sentence, and below it the clause."""
        lines: Block = []
        for place, line in enumerate(scene.notice):
            is_wrong = scene.is_wrong and place == 0
            text = ink(line.text, WRONG) if is_wrong else self.inks.inked(line.text)
            if line.clause:
                text = ink(f"{line.clause} ", "bold").append_text(text)
            lines += self.wrapped(text, width)
        return lines

    def wrapped(self, text: Text, width: int) -> Block:
        """A text in lines of at most this width."""
        return list(text.wrap(self.console, width))

    def log(self, scene: Scene, width: int, room: int) -> Block:
        """What happened since the person's last move, the latest below."""
        recent = scene.log[scene.recent :]
        lines = [padded(self.inks.line(line), width) for line in recent]
        if len(lines) <= room:
            return lines
        hidden = len(lines) - room + 1
        more = ink(self.wording.labels.house("earlier", count=hidden), QUIET)
        return [more, *lines[hidden:]]

    def log_at_the_side(self, scene: Scene, width: int, room: int) -> Block:
        """The end of the whole log, what is older than the person's last move in grey."""
        lines: Block = []
        for place, line in enumerate(scene.log):
            is_old = place < scene.recent
            lines += self.wrapped(self.inks.line(line, is_old=is_old), width)
        shown = [Text(), *lines[1 - room :]]
        shown += [Text() for _ in range(room - len(shown))]
        return [ink("│ ", QUIET).append_text(line) for line in shown]
