"""What people ask of a table, checked and carried out, or refused with a code."""

from typing import Final

from pakl.kernel.errors import Malformed
from pakl.play.course import hand_on_host
from pakl.play.entries import (
    NOBODY,
    Chatted,
    Closed,
    GivenBack,
    HostPassed,
    Paused,
    PauseWished,
    PlayerId,
    Readied,
    Resumed,
    Sat,
    Stood,
    Swapped,
    TakenOver,
    Unreadied,
)
from pakl.play.frames import Refusal, RefusalCode
from pakl.play.packets import (
    AddBot,
    AnyRequest,
    Chat,
    Close,
    Emote,
    Leave,
    PassHost,
    Pause,
    Ready,
    Remove,
    Resume,
    Sit,
    Swap,
    TakeBack,
    Unready,
)
from pakl.play.seating import NO_HOST, Chair
from pakl.play.table import Table
from pakl.play.words import clean_chat, clean_name

NOT_SEATED: Final = -1


class Refused(Exception):
    """A request that the table refuses; nothing has changed."""

    def __init__(self, error: RefusalCode, clause: str = "", **args: str) -> None:
        super().__init__(error)
        self.refusal = Refusal(error=error, clause=clause, args=args)


class NoSuchTable(Exception):
    """There is no table of this id."""


class Asker:
    """Who asks, with which packet, and when."""

    def __init__(self, player: PlayerId, name: str, packet: str, now: int) -> None:
        self.player = player
        self.name = name
        self.packet = packet
        self.now = now


def ask(  # noqa: C901, one arm a request
    table: Table, asker: Asker, request: AnyRequest, levels: list[str]
) -> None:
    """A request about the table.

    Raises:
        Refused: If it can't be granted.
    """
    if table.is_known(asker.player, asker.packet):
        # It was carried out by another process, which is gone or slow to tell.
        return
    if table.status == "closed":
        raise Refused("closed")
    match request:
        case Sit():
            sit(table, asker, request)
        case AddBot():
            add_bot(table, asker, request, levels)
        case Swap():
            swap(table, asker, request)
        case Remove():
            remove(table, asker, request.seat)
        case PassHost():
            pass_host(table, asker, request.seat)
        case Chat():
            chat(table, asker, request.text)
        case Close():
            close(table, asker)
        case Emote():
            check_talk(table, "emotes")
            seat_of(table, asker.player)
        case Leave() | Ready() | Unready() | Pause() | Resume() | TakeBack():
            ask_for_own_seat(table, asker, request)


def ask_for_own_seat(
    table: Table, asker: Asker, request: Leave | Ready | Unready | Pause | Resume | TakeBack
) -> None:
    """A request of somebody seated about its own seat."""
    seat = seat_of(table, asker.player)
    check_not_removed(table, seat)
    match request:
        case Leave():
            leave(table, asker, seat)
        case Ready():
            ready(table, asker, seat, request.salt)
        case Unready():
            unready(table, asker, seat)
        case Pause():
            pause(table, asker, seat)
        case Resume():
            resume(table, asker, seat)
        case TakeBack():
            take_back(table, asker, seat)


# Seats


def seat_of(table: Table, player: PlayerId) -> int:
    """Where a player sits.

    Raises:
        Refused: If nowhere.
    """
    seat = table.seating.seat_of(player)
    if seat is None:
        raise Refused("not_seated")
    return seat


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of a seat that a request names."""
    if seat >= len(table.chairs):
        raise Refused("no_such_seat", seat=str(seat))
    return table.chairs[seat]


def check_host(table: Table, asker: Asker) -> None:
    """Only the host may."""
    if seat_of(table, asker.player) != table.seating.host:
        raise Refused("not_host")


def check_not_removed(table: Table, seat: int) -> None:
    """Who was removed from a match has no say about the seat any more."""
    if table.chairs[seat].stand_in == "removed":
        raise Refused("not_now", status="removed")


def check_between_matches(table: Table) -> None:
    """Only while no match is on."""
    if table.is_playing():
        raise Refused("not_now", status=table.status)


def sit(table: Table, asker: Asker, request: Sit) -> None:
    """Takes an empty seat; whoever sat elsewhere changes seats."""
    check_between_matches(table)
    chair = chair_at(table, request.seat)
    if not chair.is_empty():
        raise Refused("seat_taken", seat=str(request.seat))
    name = proper_name(request.name)
    seat_before = table.seating.seat_of(asker.player)
    if seat_before is not None:
        table.enter(
            Swapped(
                at=asker.now,
                player=asker.player,
                packet=asker.packet,
                one=seat_before,
                other=request.seat,
            )
        )
        return
    table.enter(
        Sat(
            at=asker.now,
            player=asker.player,
            packet=asker.packet,
            seat=request.seat,
            who=asker.player,
            name=name,
        )
    )
    if table.seating.host == NO_HOST:
        table.enter(HostPassed(at=asker.now, seat=request.seat))


def proper_name(name: str) -> str:
    """A name as it is shown.

    Raises:
        Refused: If it is no name.
    """
    try:
        return clean_name(name)
    except Malformed as error:
        raise Refused("bad_name", detail=str(error)) from None


def leave(table: Table, asker: Asker, seat: int) -> None:
    """Leaves the seat; in a match a bot plays for it, and it stays its player's."""
    now, packet, player = asker.now, asker.packet, asker.player
    if table.chairs[seat].stand_in == "left":
        raise Refused("not_now", status="left")
    if table.is_playing():
        table.enter(TakenOver(at=now, player=player, packet=packet, seat=seat, why="left"))
        pause_if_all_wish(table, now)
    else:
        table.enter(Stood(at=now, player=player, packet=packet, seat=seat, why="left"))
    hand_on_host(table, seat, now)


def add_bot(table: Table, asker: Asker, request: AddBot, levels: list[str]) -> None:
    """The host puts a bot on an empty seat."""
    check_host(table, asker)
    check_between_matches(table)
    if not chair_at(table, request.seat).is_empty():
        raise Refused("seat_taken", seat=str(request.seat))
    if request.level not in levels:
        raise Refused("no_such_bot", level=request.level)
    table.enter(
        Sat(
            at=asker.now,
            player=asker.player,
            packet=asker.packet,
            seat=request.seat,
            who=NOBODY,
            name=table.seating.name_for_a_bot(),
            bot=request.level,
        )
    )


def swap(table: Table, asker: Asker, request: Swap) -> None:
    """The host lets two seats change places."""
    check_host(table, asker)
    check_between_matches(table)
    chair_at(table, request.one)
    chair_at(table, request.other)
    if request.one == request.other:
        raise Refused("not_now", seat=str(request.one))
    table.enter(
        Swapped(
            at=asker.now,
            player=asker.player,
            packet=asker.packet,
            one=request.one,
            other=request.other,
        )
    )


def remove(table: Table, asker: Asker, seat: int) -> None:
    """The host makes a seat empty, or gives it to a bot while a match is on."""
    check_host(table, asker)
    chair = chair_at(table, seat)
    if chair.is_empty() or seat == table.seating.host:
        raise Refused("not_now", seat=str(seat))
    now, packet, player = asker.now, asker.packet, asker.player
    if not table.is_playing():
        table.enter(Stood(at=now, player=player, packet=packet, seat=seat, why="removed"))
        return
    if chair.level or chair.is_given_up():
        raise Refused("not_now", seat=str(seat))
    table.enter(TakenOver(at=now, player=player, packet=packet, seat=seat, why="removed"))
    pause_if_all_wish(table, now)


def pass_host(table: Table, asker: Asker, seat: int) -> None:
    """The host gives its rights to another person."""
    check_host(table, asker)
    chair = chair_at(table, seat)
    if not chair.is_person() or chair.is_given_up() or seat == table.seating.host:
        raise Refused("not_now", seat=str(seat))
    table.enter(HostPassed(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))


def ready(table: Table, asker: Asker, seat: int, salt: str) -> None:
    """A seat wants to begin; whoever sits alone with empty seats around waits."""
    check_between_matches(table)
    table.enter(
        Readied(at=asker.now, player=asker.player, packet=asker.packet, seat=seat, salt=salt)
    )


def unready(table: Table, asker: Asker, seat: int) -> None:
    """A seat does not want to begin after all."""
    check_between_matches(table)
    if not table.chairs[seat].is_ready:
        raise Refused("not_now")
    table.enter(Unreadied(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))


# Talk


def check_talk(table: Table, kind: str) -> None:
    """Only as far as the table wants talk."""
    allowed = {"off": (), "emotes": ("emotes",), "chat": ("emotes", "chat")}[table.terms.talk]
    if kind not in allowed:
        raise Refused("muted")


def chat(table: Table, asker: Asker, text: str) -> None:
    """Says something to everybody."""
    check_talk(table, "chat")
    seat = table.seating.seat_of(asker.player)
    if seat is None and table.is_playing() and table.terms.spectators == "hands":
        raise Refused("muted")  # who sees all hands could tell
    try:
        said = clean_chat(text)
    except Malformed as error:
        raise Refused("malformed", detail=str(error)) from None
    table.enter(
        Chatted(
            at=asker.now,
            player=asker.player,
            packet=asker.packet,
            seat=NOT_SEATED if seat is None else seat,
            name=proper_name(asker.name) if seat is None else table.chairs[seat].name,
            text=said,
        )
    )


# Pausing, coming back, closing


def pause(table: Table, asker: Asker, seat: int) -> None:
    """Wishes to pause; if everybody who plays does, the table pauses."""
    chair = table.chairs[seat]
    if not table.is_playing() or table.is_paused or chair.wishes_pause or chair.stand_in:
        raise Refused("not_now")
    table.enter(PauseWished(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))
    pause_if_all_wish(table, asker.now)


def pause_if_all_wish(table: Table, now: int) -> None:
    """The table pauses if everybody who plays wishes it."""
    playing = [chair for chair in table.chairs if chair.is_person() and not chair.stand_in]
    if playing and all(chair.wishes_pause for chair in playing):
        table.enter(Paused(at=now, why="consent"))


def resume(table: Table, asker: Asker, seat: int) -> None:
    """Goes on; any player may end a pause."""
    if not table.is_paused:
        raise Refused("not_now")
    table.enter(Resumed(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))


def take_back(table: Table, asker: Asker, seat: int) -> None:
    """Plays again for the seat that a bot plays for; a move that is late is the bot's."""
    stand_in = table.chairs[seat].stand_in
    if not stand_in or (stand_in == "late" and table.clocks.is_late[seat]):
        raise Refused("not_now")
    give_back(table, seat, asker.now, asker)


def give_back(table: Table, seat: int, now: int, asker: Asker | None = None) -> None:
    """A seat's player plays again, and is the host if nobody else can be."""
    player, packet = (asker.player, asker.packet) if asker is not None else (NOBODY, "")
    table.enter(GivenBack(at=now, player=player, packet=packet, seat=seat))
    if table.seating.host == NO_HOST:
        table.enter(HostPassed(at=now, seat=seat))


def close(table: Table, asker: Asker) -> None:
    """The host closes the table."""
    check_host(table, asker)
    check_between_matches(table)
    table.enter(Closed(at=asker.now, player=asker.player, packet=asker.packet, why="host"))
