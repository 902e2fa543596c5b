"""What people ask of a table, checked and carried out, or refused with a code."""

from collections.abc import Callable
from typing import Final

from pakl.kernel.actions import ActionId
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.seats import Seat
from pakl.kernel.step import perform
from pakl.play.entries import (
    NOBODY,
    Chatted,
    Closed,
    GivenBack,
    HostPassed,
    Moved,
    Paused,
    PauseWished,
    PlayerId,
    RanLate,
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
    Action,
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


class Asker:
    """Who asks, with which packet, and when."""

    def __init__(self, player: PlayerId, name: str, packet: str, now: int) -> None:
        self.player = player
        self.name = name
        self.packet = packet
        self.now = now


def act(table: Table, asker: Asker, actions: list[Action], seen: int) -> None:
    """A player's actions of the game, all of them or none.

    Raises:
        Refused: If the player may not act now, has seen too little, or a rule forbids it.
    """
    seat = seat_of(table, asker.player)
    if not table.is_playing() or table.is_paused:
        raise Refused("not_now", status="paused" if table.is_paused else table.status)
    if seen < table.legal_since[seat]:
        raise Refused("stale")
    chosen = parsed(table, actions)
    try_on_a_copy(table, seat, chosen)
    if table.chairs[seat].stand_in:
        table.enter(GivenBack(at=asker.now, seat=seat))
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


def ask(  # noqa: C901, one arm a request
    table: Table, asker: Asker, request: AnyRequest, levels: list[str]
) -> None:
    """A request about the table.

    Raises:
        Refused: If it can't be granted.
    """
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
        case Leave() | Ready() | Unready() | Pause() | Resume() | TakeBack():
            ask_for_own_seat(table, asker, request)


def ask_for_own_seat(
    table: Table, asker: Asker, request: Leave | Ready | Unready | Pause | Resume | TakeBack
) -> None:
    """A request of somebody seated about its own seat."""
    seat = seat_of(table, asker.player)
    match request:
        case Leave():
            leave(table, asker, seat)
        case Ready():
            readied(table, asker, seat, request.salt)
        case Unready():
            check_between_matches(table)
            table.enter(
                Unreadied(at=asker.now, player=asker.player, packet=asker.packet, seat=seat)
            )
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
    try:
        name = clean_name(request.name)
    except Malformed as error:
        raise Refused("bad_name", detail=str(error)) from None
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


def leave(table: Table, asker: Asker, seat: int) -> None:
    """Leaves the seat; in a match a bot plays for it, and it stays its player's."""
    packet, player = asker.packet, asker.player
    if table.is_playing():
        table.enter(TakenOver(at=asker.now, player=player, packet=packet, seat=seat, why="left"))
    else:
        table.enter(Stood(at=asker.now, player=player, packet=packet, seat=seat, why="left"))
    hand_on_host(table, seat, asker.now)


def hand_on_host(table: Table, seat: int, now: int) -> None:
    """If a seat without its player has the host's rights, the next person gets them."""
    if table.seating.host != seat:
        return
    heir = table.seating.next_host(seat)
    if heir != seat:
        table.enter(HostPassed(at=now, seat=heir))


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
    packet, player = asker.packet, asker.player
    if not table.is_playing():
        table.enter(Stood(at=asker.now, player=player, packet=packet, seat=seat, why="removed"))
        return
    if chair.is_played_by_bot():
        raise Refused("not_now", seat=str(seat))
    table.enter(TakenOver(at=asker.now, player=player, packet=packet, seat=seat, why="away"))


def pass_host(table: Table, asker: Asker, seat: int) -> None:
    """The host gives its rights to another person."""
    check_host(table, asker)
    if not chair_at(table, seat).is_person():
        raise Refused("not_now", seat=str(seat))
    table.enter(HostPassed(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))


def readied(table: Table, asker: Asker, seat: int, salt: str) -> None:
    """A seat wants to begin; whoever sits alone with empty seats around waits."""
    check_between_matches(table)
    table.enter(
        Readied(at=asker.now, player=asker.player, packet=asker.packet, seat=seat, salt=salt)
    )


# Talk


def check_talk(table: Table, kind: str) -> None:
    """Only as far as the table wants talk."""
    allowed = {"off": (), "emotes": ("emotes",), "chat": ("emotes", "chat")}[table.terms.talk]
    if kind not in allowed:
        raise Refused("muted")


def chat(table: Table, asker: Asker, text: str) -> None:
    """Says something to everybody."""
    check_talk(table, "chat")
    try:
        said = clean_chat(text)
        name = clean_name(asker.name)
    except Malformed as error:
        raise Refused("malformed", detail=str(error)) from None
    seat = table.seating.seat_of(asker.player)
    table.enter(
        Chatted(
            at=asker.now,
            player=asker.player,
            packet=asker.packet,
            seat=NOT_SEATED if seat is None else seat,
            name=name if seat is None else table.chairs[seat].name,
            text=said,
        )
    )


# Pausing, coming back, closing


def pause(table: Table, asker: Asker, seat: int) -> None:
    """Wishes to pause; if everybody who plays does, the table pauses."""
    if not table.is_playing() or table.is_paused or table.chairs[seat].wishes_pause:
        raise Refused("not_now")
    table.enter(PauseWished(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))
    playing = [chair for chair in table.chairs if chair.is_person() and not chair.stand_in]
    if all(chair.wishes_pause for chair in playing):
        table.enter(Paused(at=asker.now, why="consent"))


def resume(table: Table, asker: Asker, seat: int) -> None:
    """Goes on; any player may end a pause."""
    if not table.is_paused:
        raise Refused("not_now")
    table.enter(Resumed(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))


def take_back(table: Table, asker: Asker, seat: int) -> None:
    """Plays again for the seat that a bot plays for."""
    if not table.chairs[seat].stand_in:
        raise Refused("not_now")
    table.enter(GivenBack(at=asker.now, player=asker.player, packet=asker.packet, seat=seat))
    if table.seating.host == NO_HOST:
        table.enter(HostPassed(at=asker.now, seat=seat))


def close(table: Table, asker: Asker) -> None:
    """The host closes the table."""
    check_host(table, asker)
    check_between_matches(table)
    table.enter(Closed(at=asker.now, player=asker.player, packet=asker.packet, why="host"))


# What the house does when nobody asks


def arrive(table: Table, player: PlayerId, now: int) -> None:
    """A player's line is there: a seat that a bot kept for it is given back, play goes on."""
    seat = table.seating.seat_of(player)
    if seat is None or not table.is_playing():
        return
    if table.chairs[seat].stand_in in ("left", "away"):
        table.enter(GivenBack(at=now, seat=seat))
        if table.seating.host == NO_HOST:
            table.enter(HostPassed(at=now, seat=seat))
    if table.pause_reason == "absence":
        table.enter(Resumed(at=now, seat=seat))


def look_after(table: Table, now: int, away_since: Callable[[int], int | None]) -> None:
    """Clocks that ran out, players who are gone, tables that nobody needs.

    ``away_since`` tells since when the player of a seat has no line, None if it has one.
    """
    if table.status == "closed":
        return
    due_at = table.due_at()
    if not table.is_playing() or table.is_paused:
        if due_at is not None and due_at <= now and not is_anybody_there(table, away_since):
            table.enter(Closed(at=now, why="empty"))
        return
    for seat in table.late_seats(now):
        table.enter(RanLate(at=now, seat=seat))
        chair = table.chairs[seat]
        if table.terms.when_late == "bot" and not chair.is_played_by_bot():
            table.enter(TakenOver(at=now, seat=seat, why="late"))
    if table.terms.pace == "correspondence":
        return
    if not is_anybody_there(table, away_since):
        table.enter(Paused(at=now, why="absence"))
        return
    take_over_the_absent(table, now, away_since)


def is_anybody_there(table: Table, away_since: Callable[[int], int | None]) -> bool:
    """Whether a person has a line to the table."""
    return any(away_since(seat) is None for seat in table.seating.persons())


def take_over_the_absent(table: Table, now: int, away_since: Callable[[int], int | None]) -> None:
    """Bots play for those who have been gone too long, if the table wants that."""
    if table.terms.when_late != "bot":
        return
    for seat in table.seating.persons():
        since = away_since(seat)
        is_gone = since is not None and now - since >= table.terms.grace_seconds * 1_000
        if is_gone and not table.chairs[seat].is_played_by_bot():
            table.enter(TakenOver(at=now, seat=seat, why="away"))
            hand_on_host(table, seat, now)
