"""A table at the terminal: one person plays a match against bots."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pakl.bots.bot import Bot
from pakl.bots.budget import Budget
from pakl.bots.position import position_in
from pakl.cli.answers import Answers, Command
from pakl.cli.dealing import Dealing
from pakl.cli.plain import plain_lines
from pakl.cli.reference import Page, Reference
from pakl.cli.scene import Scene, choices_of
from pakl.cli.screen import Screen
from pakl.cli.standings import TOPICS, Standings
from pakl.cli.terminal import Left, Terminal
from pakl.cli.wording import Line, Wording
from pakl.kernel.actions import ActionId
from pakl.kernel.errors import IllegalAction, Malformed, RulesBroken
from pakl.kernel.events import Event, told
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, members_of
from pakl.kernel.sheet import Sheet

YOU: Final = Seat(0)
SEAL_LETTERS: Final = 16
FOR_A_MOVE: Final = Budget(seconds=0.4)
# What a seed repeats must not depend on how fast the machine is.
FOR_A_REPEATABLE_MOVE: Final = Budget(iterations=100)


class Table:
    """A table at which one person sits, among bots."""

    def __init__(
        self,
        sheet: Sheet,
        names: list[str],
        bot: Bot,
        dealing: Dealing,
        terminal: Terminal,
        language: str,
    ) -> None:
        """All the others are played by one bot, which keeps nothing of one seat for another."""
        self.match = Match(sheet)
        self.bot = bot
        self.budget = FOR_A_MOVE if dealing.fairness is not None else FOR_A_REPEATABLE_MOVE
        self.names = names
        self.dealing = dealing
        self.terminal = terminal
        self.wording = Wording(sheet.game, names, language)
        self.labels = self.wording.labels
        self.answers = Answers(sheet.game.actions, self.labels)
        self.reference = Reference(self.wording)
        self.screen = Screen(terminal.console, self.wording)
        self.standings = Standings(self.match, self.wording)
        self.log: list[Line] = []
        self.recent = 0
        self.told_plainly = 0
        self.deals_counted = 0

    # The match

    def play(self) -> None:
        """Plays until the match is over.

        Raises:
            Left: If the person leaves.
        """
        if self.dealing.fairness is not None:
            seal = self.dealing.fairness.commitment[:SEAL_LETTERS]
            self.log.append(Line(self.labels.house("sealed", seal=seal), ""))
        self.deal()
        while not self.match.is_over():
            self.take_step()
            if len(self.match.outcomes) > self.deals_counted:
                self.count_deal()
            self.deal()

    def take_step(self) -> None:
        """One move: the person's, in turn or as an interruption; else a bot's."""
        view = self.match.view(YOU)
        if YOU in view.to_act:
            self.let_person_act(may_go_on=False)
        elif YOU not in view.may_interrupt or not self.let_person_act(may_go_on=True):
            self.let_bot_act()

    def let_bot_act(self) -> None:
        """One of the other seats that may act does something.

        Raises:
            RulesBroken: If none of them does.
        """
        # Whom the person sees play wait for is the view's to say: a bot may act unnoticed.
        view = self.match.view(YOU)
        waited_for = self.standings.joined([self.names[seat] for seat in view.to_act])
        self.draw(self.scene(self.labels.house("turn-of", who=waited_for)))
        self.terminal.wait()
        dice = self.dealing.dice
        for seat in self.bots_to_ask():
            position = position_in(self.match, seat, dice)
            action = self.bot.choose(position, dice, self.budget)
            if action is not None:
                self.hear(self.match.perform(seat, action))
                return
        raise RulesBroken("play goes on, but nobody is to act")

    def bots_to_ask(self) -> list[Seat]:
        """The other seats that may act: first who may interrupt, then one of those to act."""
        state = self.match.state()
        interrupting = members_of(state.may_interrupt & ~state.to_act & ~bit(YOU))
        to_act = members_of(state.to_act & ~bit(YOU))
        chosen = to_act[self.dealing.dice.below(len(to_act)) :][:1]
        return [Seat(seat) for seat in [*interrupting, *chosen]]

    def deal(self) -> None:
        """Makes the shuffles that are due."""
        self.hear(self.match.let_deal(self.dealing.dealer))

    def hear(self, events: list[Event]) -> None:
        """Puts into words what the person is told."""
        self.log += self.wording.lines(told(events, YOU, self.match.zones))

    def count_deal(self) -> None:
        """A deal is over: shows the scores, and waits for Enter before the next."""
        self.deals_counted = len(self.match.outcomes)
        if self.match.is_over():
            return
        self.show_standings(self.standings.after_deal())
        self.terminal.ask(self.labels.house("press-enter"), afresh=True)
        self.recent = len(self.log)

    # The person

    def let_person_act(self, *, may_go_on: bool) -> bool:
        """Asks the person until a move is made; answers whether one was.

        Raises:
            Left: If the person leaves.
        """
        legal = self.match.legal_actions(YOU)
        turn = "may-interrupt" if may_go_on else "your-turn"
        scene = self.scene(self.labels.house(turn, who=self.names[YOU]))
        actions = self.match.game.actions
        scene.choices = choices_of(self.wording, [actions.words(action) for action in legal])
        scene.hint = self.labels.house(f"hint-{turn}")
        self.draw(scene)
        while True:
            answer = self.terminal.ask(afresh=may_go_on)
            if not answer and may_go_on:
                return False
            if not answer and len(legal) == 1:
                answer = "1"
            if self.has_moved(answer, legal, scene):
                return True

    def has_moved(self, answer: str, legal: Sequence[ActionId], scene: Scene) -> bool:
        """Does what the person typed, and answers whether that was a legal move.

        Raises:
            Left: If the person leaves.
        """
        try:
            meant = self.answers.read(answer, legal)
            if isinstance(meant, Command):
                self.obey(meant, scene)
                return False
        except Malformed as mistake:
            self.notify(scene, [Line(str(mistake), "")], is_wrong=True)
            return False
        try:
            events = self.match.perform(YOU, meant.action)
        except IllegalAction as refusal:
            self.notify(scene, self.refused(meant.action, refusal), is_wrong=True)
            return False
        self.recent = len(self.log)
        self.hear(events)
        return True

    def refused(self, move: ActionId, refusal: IllegalAction) -> list[Line]:
        """Why a move is not legal now, with the clause as the rulebook has it."""
        words = self.wording.move(self.match.game.actions.words(move))
        lines = [Line(self.labels.house("refused", move=words, clause=refusal.clause), "")]
        text = self.wording.clause_text(refusal.clause)
        if text:
            lines.append(Line(text, refusal.clause))
        return lines

    def obey(self, command: Command, scene: Scene) -> None:
        """Does what is no move: shows something, or leaves.

        Raises:
            Left: If the person leaves.
        """
        if command.word == "quit":
            if self.is_yes(self.terminal.ask(self.labels.house("really-quit"))):
                raise Left(can_be_asked=True)
            self.notify(scene, [], is_wrong=False)
            return
        found = self.reference.look_up(command, scene)
        if not isinstance(found, Page):
            self.notify(scene, found, is_wrong=False)
            return
        self.terminal.leaf_through(found.title, found.lines, self.labels.house("page-foot"))
        self.notify(scene, [], is_wrong=False)

    def is_yes(self, answer: str) -> bool:
        """Whether an answer means yes."""
        return answer.casefold() in self.labels.house("yes").split()

    # Showing

    def scene(self, heading: str) -> Scene:
        """The table as the person sees it now."""
        return Scene(
            self.wording,
            self.match.view(YOU),
            heading,
            progress=self.standings.progress(),
            points=self.standings.points(),
            log=self.log,
            recent=self.recent,
        )

    def draw(self, scene: Scene) -> None:
        """Draws a scene; where nothing can be drawn, tells what is new."""
        if not self.terminal.is_plain:
            self.terminal.show(self.screen.draw(scene))
            return
        self.tell_what_is_new()
        if scene.choices:
            self.terminal.say("", *plain_lines(scene))

    def tell_what_is_new(self) -> None:
        """Adds the lines of the log that a plain terminal has not shown yet."""
        self.terminal.say(*[line.plain() for line in self.log[self.told_plainly :]])
        self.told_plainly = len(self.log)

    def notify(self, scene: Scene, notice: Sequence[Line], *, is_wrong: bool) -> None:
        """Answers what the person typed, beside the table."""
        if self.terminal.is_plain:
            self.terminal.say(*[f"{line.clause} {line.text}".strip() for line in notice])
            return
        scene.notice = notice
        scene.is_wrong = is_wrong
        self.draw(scene)

    def show_standings(self, lines: Sequence[Text]) -> None:
        """Shows how the match stands, under what happened last."""
        if self.terminal.is_plain:
            self.tell_what_is_new()
            self.terminal.show([Text(), *lines])
            return
        recent = [line for line in self.log[self.recent :] if line.topic not in TOPICS]
        self.terminal.show(self.screen.draw_page(recent, lines))
