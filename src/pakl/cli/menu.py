"""The menu: a person who names no game chooses one, and the rules of the table."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from pakl.cli.drawing import ACCENT, QUIET, SMALL, WRONG, bar, indented, ink, spread
from pakl.cli.faces import Face
from pakl.cli.labels import HOUSE_LABELS, Labels, Shown
from pakl.cli.terminal import Terminal
from pakl.cli.values import Kind, Values
from pakl.cli.wording import Wording
from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game
from pakl.kernel.options import Option
from pakl.kernel.sheet import Sheet

USUAL_SEATS: Final = 3
MOST_DIGITS: Final = 4
TITLE_ROOM: Final = 40
TITLE: Final = (Face("P", "red"), Face("A"), Face("K", "red"), Face("L"))


def usual_seats(game: Game) -> int:
    """How many play unless somebody says otherwise: a small round."""
    return max(game.fewest_seats, min(USUAL_SEATS, game.most_seats))


class Menu:
    """Asks for what the command line left open."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.language = language
        self.labels = Labels([HOUSE_LABELS], language)

    def sheet(self, games: Mapping[str, Game], seats: int | None, wished: dict[str, str]) -> Sheet:
        """Asks for a game, a number of players and the rules of the table.

        Raises:
            Left: If the person leaves instead.
            Malformed: If the game is not for so many, or has no such option.
        """
        game = self.choose_game(list(games.values()))
        if seats is None:
            seats = self.choose_seats(game)
        elif not game.fewest_seats <= seats <= game.most_seats:
            return Sheet(game, seats)
        return self.choose_options(game, seats, wished)

    def ask(self, lines: Sequence[Text], mistake: str, question: str) -> str:
        """Shows a page of the menu and asks below it."""
        if self.terminal.is_plain:
            self.terminal.show([ink(mistake, WRONG)] if mistake else [Text(), *lines])
            return self.terminal.ask(question)
        title = bar(self.labels.house("welcome"), "", self.terminal.console.width)
        below = [ink(mistake, WRONG), ink(question, "")] if mistake else [ink(question, "")]
        self.terminal.show([title, *indented([Text(), *lines, Text(), *below])])
        return self.terminal.ask()

    def not_in_menu(self, answer: str, count: int) -> str:
        """What is told to somebody whose answer is not on a list."""
        typed = Shown(answer or "nothing", answer)
        return self.labels.house("not-in-menu", typed=typed, count=count)

    def choose_game(self, games: Sequence[Game]) -> Game:
        """Asks which game."""
        lines = [
            *spread(TITLE, TITLE_ROOM, SMALL),
            Text(),
            Text(self.labels.house("welcome-line")),
            Text(),
        ]
        titles = [Wording(game, [], self.language).title() for game in games]
        for number, game in enumerate(games):
            line = ink(f"{number + 1:>2} ", ACCENT)
            line.append(set_cell_size(titles[number], longest(titles)), "bold")
            lines.append(line.append(f"   {players_of(game, self.labels)}", QUIET))
        mistake = ""
        while True:
            answer = self.ask(lines, mistake, self.labels.house("which-game"))
            for number, game in enumerate(games, start=1):
                if answer.casefold() in {str(number), game.id}:
                    return game
            mistake = self.not_in_menu(answer, len(games))

    def choose_seats(self, game: Game) -> int:
        """Asks how many play, unless there is only one answer."""
        fewest, most, usual = game.fewest_seats, game.most_seats, usual_seats(game)
        if fewest == most:
            return fewest
        title = Wording(game, [], self.language).title()
        mistake = ""
        while True:
            question = self.labels.house("how-many", fewest=fewest, most=most, usual=usual)
            answer = self.ask([ink(title, "bold")], mistake, question)
            if not answer:
                return usual
            if answer.isdecimal() and len(answer) < MOST_DIGITS and fewest <= int(answer) <= most:
                return int(answer)
            mistake = self.labels.house(
                "not-a-number-of-players", typed=answer, game=title, fewest=fewest, most=most
            )

    def choose_options(self, game: Game, seats: int, wished: dict[str, str]) -> Sheet:
        """Shows the options; Enter accepts them, a number changes one."""
        mistake = ""
        while True:
            game = game.with_options(wished)
            if not game.options:
                return Sheet(game, seats)
            question = self.labels.house("which-option")
            answer = self.ask(self.option_lines(game), mistake, question)
            mistake = ""
            if not answer:
                try:
                    return Sheet(game, seats)
                except Malformed:
                    mistake = self.labels.house("not-for-so-many")
                    continue
            names = [option.name for option in game.options]
            if answer.isdecimal() and len(answer) < MOST_DIGITS and 1 <= int(answer) <= len(names):
                option = game.options[int(answer) - 1]
            elif answer.casefold() in names:
                option = game.options[names.index(answer.casefold())]
            else:
                mistake = self.not_in_menu(answer, len(names))
                continue
            wished = {**wished, option.name: self.choose_value(game, option)}

    def option_lines(self, game: Game) -> list[Text]:
        """Every option with its value; what differs from the book stands out."""
        wording = Wording(game, [], self.language)
        differences = len(game.chosen.differences())
        heading = ink(f"{wording.title()} · {self.labels.house('rules-of-table')}", "bold")
        heading.append(f" · {self.labels.house('as-the-book', count=differences)}", QUIET)
        names = [wording.option(option) for option in game.options]
        chosen = [game.chosen.value(option.name) for option in game.options]
        values = [wording.option_value(*pair) for pair in zip(game.options, chosen)]
        name_width, value_width = longest(names), longest(values)
        lines = [heading, Text()]
        for number, option in enumerate(game.options):
            is_changed = chosen[number] != option.default
            line = ink(f"{number + 1:>2} ", ACCENT)
            line.append(set_cell_size(names[number], name_width))
            line.append(" ● " if is_changed else "   ", ACCENT)
            line.append(
                set_cell_size(values[number], value_width), ACCENT if is_changed else "bold"
            )
            lines.append(line.append(f"  {option.clause}", QUIET))
        return lines

    def choose_value(self, game: Game, option: Option) -> str:
        """Asks for the value of an option."""
        wording = Wording(game, [], self.language)
        chosen = game.chosen.value(option.name)
        lines = [ink(wording.option(option), "bold")]
        text = wording.clause_text(option.clause)
        if text:
            clause = Text.assemble((f"{option.clause} ", "bold"), text)
            lines += clause.wrap(self.terminal.console, self.terminal.console.width - 4)
        lines.append(Text())
        values = Values(option, wording)
        for mark, shown in values.lines():
            lines.append(ink(f"{mark:>2} ", ACCENT).append(shown))
        mistake = ""
        while True:
            answer = self.ask(lines, mistake, self.labels.house("which-value"))
            if not answer:
                return chosen
            meant = values.meant(answer)
            if isinstance(meant, Kind):
                return self.choose_number(meant, lines)
            if meant is not None:
                return meant
            mistake = self.labels.house("not-a-value", typed=answer, values=values.described())

    def choose_number(self, kind: Kind, lines: Sequence[Text]) -> str:
        """Asks for the number of a value."""
        low, high = min(kind.numbers), max(kind.numbers)
        question = self.labels.house("which-number", low=low, high=high)
        mistake = ""
        while True:
            answer = self.ask(lines, mistake, question)
            if answer.isdecimal() and len(answer) <= MOST_DIGITS and int(answer) in kind.numbers:
                return kind.value(int(answer))
            mistake = question


def longest(texts: Sequence[str]) -> int:
    """How many columns the longest text takes."""
    return max((cell_len(text) for text in texts), default=0)


def players_of(game: Game, labels: Labels) -> str:
    """For how many a game is."""
    if game.fewest_seats == game.most_seats:
        return labels.house("players-exactly", seats=game.fewest_seats)
    return labels.house("players", fewest=game.fewest_seats, most=game.most_seats)
