"""Frames: what an audience is sent of a table."""

from msgspec import UNSET, UnsetType

from pakl.play.frames import (
    AnyNews,
    Audience,
    Clock,
    DealSeen,
    Frame,
    Played,
    TableSeen,
)
from pakl.play.history import Happening
from pakl.play.table import Table
from pakl.play.telling import Words, deal_seen, events_told


def table_seen(table: Table) -> TableSeen:
    """The table as everybody there sees it."""
    return TableSeen(
        id=table.id,
        code=table.code,
        sheet=table.sheet_code,
        game=table.sheet.game.id,
        options=table.sheet.game.chosen.values,
        terms=table.terms,
        status=table.status,
        seats=[chair.seen() for chair in table.chairs],
        host=table.seating.host,
        matches=table.matches,
        commitment=table.commitment(),
        is_paused=table.is_paused,
    )


def clocks_seen(table: Table) -> list[Clock]:
    """The clocks of the seats that everybody sees play wait for."""
    clocks: list[Clock] = []
    if table.clocks.for_a_move is None:
        return clocks
    for seat in table.seats_waited_for():
        late_at = table.clocks.late_at(seat)
        if late_at is not None:
            clocks.append(Clock(seat=seat, late_at=late_at, bank=table.clocks.banks[seat]))
    return clocks


def deal_for(table: Table, audience: Audience) -> DealSeen | UnsetType:
    """The deal as an audience sees it, if cards lie on the table."""
    match = table.match
    if match is None or match.deal is None:
        return UNSET
    viewer = table.viewers[audience]
    choices = table.choices_of(audience)
    return deal_seen(match, table.matches, viewer, clocks_seen(table), table.moment(), choices)


def news_for(
    table: Table, happening: Happening, audience: Audience, known: Words | None = None
) -> list[AnyNews]:
    """One happening as an audience is told of it."""
    news: list[AnyNews] = []
    match = table.match
    if happening.is_of_the_game() and match is not None:
        viewer = table.viewers[audience]
        events = events_told(happening.events, viewer, match.zones, match.game, known)
        news.append(Played(events=events))
    return news + happening.news


def frame_since(table: Table, audience: Audience, version: int) -> Frame:
    """What is new to an audience since a version of its own; everything if that is too long ago."""
    happenings = table.history.since(audience, version)
    if happenings is None:
        return whole_frame(table, audience)
    deal = deal_for(table, audience)
    news: list[AnyNews] = []
    is_table_changed = False
    # All who are told of a move now are told most of it in the same words.
    known = table.known_moment.words if table.known_moment is not None else None
    for happening in happenings:
        news += news_for(table, happening, audience, known)
        is_table_changed = (
            is_table_changed or not happening.is_of_the_game() or bool(happening.news)
        )
    return Frame(
        version=table.history.counts[audience],
        since=version,
        you=audience,
        news=news,
        table=table_seen(table) if is_table_changed else UNSET,
        deal=deal,
    )


def whole_frame(table: Table, audience: Audience) -> Frame:
    """All that an audience was told since the match began, and how things stand."""
    news: list[AnyNews] = []
    for happening in table.history.whole(audience):
        news += news_for(table, happening, audience)
    return Frame(
        version=table.history.counts[audience],
        since=0,
        you=audience,
        news=news,
        table=table_seen(table),
        deal=deal_for(table, audience),
        is_whole=True,
    )
