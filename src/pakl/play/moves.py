"""Actions of the game, by people and by bots: judged first, all of them or none."""

from pakl.kernel.actions import ActionId
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.seats import Seat
from pakl.kernel.step import perform
from pakl.play.entries import Moved
from pakl.play.packets import Action
from pakl.play.requests import Asker, Refused, check_not_removed, give_back, seat_of
from pakl.play.table import Table


def act(table: Table, asker: Asker, actions: list[Action], seen: int) -> None:
    """A player's actions of the game, all of them or none.

    Raises:
        Refused: If the player may not act now, has seen too little, or a rule forbids it.
    """
    if table.is_known(asker.player, asker.packet):
        # It was carried out by another process, which is gone or slow to tell.
        return
    seat = seat_of(table, asker.player)
    check_not_removed(table, seat)
    if not table.is_playing() or table.is_paused:
        raise Refused("not_now", status="paused" if table.is_paused else table.status)
    if seen < table.legal_since[seat]:
        raise Refused("stale")
    chosen = parsed(table, actions)
    try_on_a_copy(table, seat, chosen)
    if table.chairs[seat].stand_in:
        give_back(table, seat, asker.now)
    words = table.sheet.game.actions.words
    packet = asker.packet
    for action in chosen:
        table.enter(
            Moved(at=asker.now, player=asker.player, packet=packet, seat=seat, action=words(action))
        )
        packet = ""


def act_for_bot(table: Table, seat: int, words: str, now: int) -> None:
    """A bot's action for a seat it plays.

    Raises:
        Refused: If it does not play there any more, or a rule forbids it.
    """
    if not table.is_playing() or table.is_paused or not table.chairs[seat].is_played_by_bot():
        raise Refused("not_now")
    try:
        action = table.sheet.game.actions.parse(words)
    except Malformed as error:
        raise Refused("malformed", detail=str(error)) from None
    try_on_a_copy(table, seat, [action])
    table.enter(Moved(at=now, seat=seat, action=words, by_bot=True))


def parsed(table: Table, actions: list[Action]) -> list[ActionId]:
    """The actions of a packet, by the game's table."""
    try:
        return [table.sheet.game.actions.from_json(action) for action in actions]
    except Malformed as error:
        raise Refused("malformed", detail=str(error)) from None


def try_on_a_copy(table: Table, seat: int, actions: list[ActionId]) -> None:
    """Lets the rules judge all actions before the first one counts."""
    game = table.sheet.game
    if len(actions) == 1 and actions[0] in table.legal[seat]:
        return
    copy = table.deal().copy()
    for number, action in enumerate(actions):
        try:
            perform(game, copy, Seat(seat), action)
        except IllegalAction as error:
            words = game.actions.words(action)
            raise Refused("illegal", error.clause, action=words, number=str(number)) from None
        except Malformed as error:
            raise Refused("malformed", detail=str(error)) from None
