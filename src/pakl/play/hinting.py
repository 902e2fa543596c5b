"""Hints at a table: a person asks what the strongest bot would do, and is told alone.

A hint is no change of the table: it is not in the log, and nobody else learns of it.
"""

from typing import TYPE_CHECKING

from pakl.play.asking import Memory, question_for
from pakl.play.entries import PlayerId
from pakl.play.frames import Hint, encoded
from pakl.play.packets import Packet
from pakl.play.ports import BotDied, Question, StorageDown
from pakl.play.requests import NoSuchTable, Refused, seat_of
from pakl.play.table import Table

if TYPE_CHECKING:
    from pakl.play.listeners import Viewing
    from pakl.play.room import Room


class Hinting:
    """The hints at one table, as far as this process is asked for them."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thinking: set[int] = set()
        # For each seat the choice that it had a hint for last, and the hint.
        self.given: dict[int, tuple[int, Hint]] = {}

    async def answer(self, viewing: "Viewing", packet: Packet) -> None:
        """Answers a packet that wants a hint, on its own line."""
        try:
            hint = await self.hint(viewing.player, packet.hint or 0, packet.id or "")
        except Refused as refused:
            self.room.refuse(viewing, packet, refused.refusal)
            return
        except (StorageDown, NoSuchTable):
            self.room.refuse(viewing, packet, Refused("unavailable").refusal)
            return
        if viewing in self.room.listeners.viewings:
            viewing.line.send(encoded(hint))

    async def hint(self, player: PlayerId, seen: int, packet: str) -> Hint:
        """The hint for a player's own seat.

        Raises:
            Refused: If there are none, or there is nothing to choose now.
            StorageDown: If the table can't be read.
        """
        room = self.room
        async with room.turn():
            table = await room.current()
            seat = seat_of(table, player)
            check_hints(table, seat, seen)
            choice = table.legal_since[seat]
            known, hint = self.given.get(seat, (-1, None))
            if hint is not None and known == choice:
                hint.re = packet
                return hint
            question = self.question(table, seat)
        hint = await self.thought_of(seat, question, packet)
        table = await room.current()
        if table.seating.seat_of(player) != seat or table.legal_since[seat] != choice:
            raise Refused("stale")
        self.given[seat] = (choice, hint)
        return hint

    def question(self, table: Table, seat: int) -> Question:
        """What the bot that advises is asked with: what this seat sees and was told."""
        levels = self.room.house.bots.levels(table.sheet.game.id)
        memory = self.room.bots.memories.setdefault(seat, Memory(seat))
        return question_for(table, memory, levels, may_wait=False)

    async def thought_of(self, seat: int, question: Question, packet: str) -> Hint:
        """Lets a bot think about a seat; about one thing at a time.

        Raises:
            Refused: If it thinks already, or no bot answers.
        """
        if seat in self.thinking:
            raise Refused("busy")
        self.thinking.add(seat)
        try:
            advice = await self.room.house.bots.advise(question)
        except (BotDied, TimeoutError):
            self.room.house.metrics.dead_bots += 1
            raise Refused("busy") from None
        finally:
            self.thinking.discard(seat)
        return Hint(
            version=question.version,
            moves=advice.moves,
            worlds=advice.worlds,
            is_for_match=advice.is_for_match,
            re=packet,
        )


def check_hints(table: Table, seat: int, seen: int) -> None:
    """Only where the table has hints, and only for a choice that the player knows of.

    Raises:
        Refused: If there is none to give.
    """
    if not has_hints(table, seat):
        raise Refused("no_hints")
    if not table.is_playing() or table.is_paused or table.chairs[seat].stand_in:
        raise Refused("not_now", status=table.status)
    if seen < table.legal_since[seat]:
        raise Refused("stale")
    if seat not in table.seats_to_act() or not table.legal[seat]:
        raise Refused("not_now", status=table.status)


def has_hints(table: Table, seat: int) -> bool:
    """Whether a seat may have hints: by the table's terms, or because all others are bots."""
    if table.terms.hints != "alone":
        return table.terms.hints == "on"
    return all(chair.level or other == seat for other, chair in enumerate(table.chairs))
