"""The turns of bots at a table: who is asked, how long they seem to think, what becomes of it."""

import asyncio
import random
from typing import TYPE_CHECKING, Final

import structlog

from pakl.play.asking import Memory, question_for
from pakl.play.moves import act_for_bot
from pakl.play.ports import BotDied, Question, StorageDown
from pakl.play.requests import NoSuchTable, Refused
from pakl.play.table import PATIENCE_WITH_BOTS, Table

if TYPE_CHECKING:
    from pakl.play.room import Room

# Milliseconds that a bot seems to think.
QUICKEST_BOT: Final = 800
SLOWEST_BOT: Final = 1_600
# Among so many moves it seems to think longest.
HARD_TO_CHOOSE: Final = 8
LONGEST_THOUGHT: Final = 120.0
BEFORE_ASKING_AGAIN: Final = 1.0

log = structlog.get_logger()


class BotTurns:
    """The bots at one table, as far as this process asks them."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.house = room.house
        self.memories: dict[int, Memory] = {}
        # For each seat the choice it was asked for last, and when.
        self.asked: dict[int, tuple[int, int]] = {}
        self.thinking = 0

    def forget(self) -> None:
        """The table was read anew: what bots remember of it is worded anew too."""
        self.memories.clear()

    def ask_all(self, table: Table) -> None:
        """Asks the bots that may act now, each once for a choice."""
        if not table.seating.has_bots():
            return
        for seat in table.bots_to_act():
            self.ask_one(table, seat, may_wait=False)
        for seat in table.bots_to_interrupt():
            self.ask_one(table, seat, may_wait=True)

    def ask_one(self, table: Table, seat: int, *, may_wait: bool) -> None:
        """Asks one bot, unless it thinks already about this very choice."""
        choice = table.legal_since[seat]
        now = self.house.now()
        asked, at = self.asked.get(seat, (-1, 0))
        if (asked == choice and now - at < PATIENCE_WITH_BOTS) or not table.legal[seat]:
            return
        self.asked[seat] = (choice, now)
        levels = self.house.bots.levels(table.sheet.game.id)
        memory = self.memories.setdefault(seat, Memory(seat))
        question = question_for(table, memory, levels, may_wait=may_wait)
        pause = 0
        if table.terms.bot_pace == "human":
            pause = time_to_think(len(question.legal))
        self.house.spawn(self.let_act(question, choice, pause))

    async def let_act(self, question: Question, choice: int, pause: int) -> None:
        """A bot thinks, at least as long as people would like it to, and acts."""
        self.thinking += 1
        try:
            words = await self.chosen(question, pause)
        except (BotDied, TimeoutError):
            self.house.metrics.dead_bots += 1
            await asyncio.sleep(BEFORE_ASKING_AGAIN)
            self.ask_again(question.seat)
            return
        finally:
            self.thinking -= 1
        if words:
            await self.act(question.seat, choice, words)

    async def chosen(self, question: Question, pause: int) -> str:
        """What a bot chooses, not before the pause is over."""
        async with asyncio.timeout(LONGEST_THOUGHT):
            thinking = asyncio.sleep(pause / 1_000)
            words, _ = await asyncio.gather(self.house.bots.choose(question), thinking)
        return words

    def ask_again(self, seat: int) -> None:
        """Asks a bot whose worker died, if it is still to act."""
        self.asked.pop(seat, None)
        if self.room.table is not None:
            self.ask_all(self.room.table)

    async def act(self, seat: int, choice: int, words: str) -> None:
        """Carries out what a bot has chosen, if that choice is still open.

        If it is not, another process was faster and asks the next bot; two that both went
        on asking would race for every move.
        """
        is_open = False

        def act_if_open(table: Table, now: int) -> None:
            nonlocal is_open
            is_bots = table.chairs[seat].is_played_by_bot()
            is_open = table.is_playing() and table.legal_since[seat] == choice and is_bots
            if is_open:
                act_for_bot(table, seat, words, now)

        try:
            async with self.room.turn():
                await self.room.change(act_if_open)
                if is_open:
                    self.room.tell()
        except StorageDown:
            self.asked.pop(seat, None)
            self.room.note_storage_down()
        except Refused as refused:
            self.asked.pop(seat, None)
            error = refused.refusal.error
            if error in ("illegal", "malformed"):
                log.warning("bot_refused", table=self.room.id, seat=seat, error=error)
        except NoSuchTable:
            return


def time_to_think(moves: int) -> int:
    """Milliseconds that a bot seems to think, more where there is more to choose from."""
    longer = (SLOWEST_BOT - QUICKEST_BOT) * min(moves, HARD_TO_CHOOSE) // HARD_TO_CHOOSE
    return QUICKEST_BOT + random.randint(0, longer)  # noqa: S311, no secret
