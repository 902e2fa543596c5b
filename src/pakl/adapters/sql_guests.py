"""Whom the house knows, and its own secrets, in a database.

Of tokens and passes only hashes are kept: who reads the database can't use them.
"""

from functools import partial

from sqlalchemy import Column, Connection, delete, insert, select

from pakl.adapters.database import Database
from pakl.adapters.schema import guests, passes, secrets
from pakl.adapters.upserts import insert_into
from pakl.play.entries import PlayerId
from pakl.play.ports import Guest


class SqlGuestBook:
    """Keeps the promises of ``GuestBook`` with a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, guest: Guest, token_hash: str | None = None) -> None:
        await self._database.write(partial(write_guest, guest=guest, token_hash=token_hash))

    async def guest(self, player: PlayerId) -> Guest | None:
        return await self._database.read(partial(guest_where, key=guests.c.player, value=player))

    async def of_token(self, token_hash: str) -> Guest | None:
        return await self._database.read(
            partial(guest_where, key=guests.c.token_hash, value=token_hash)
        )

    async def lend_pass(self, pass_hash: str, player: PlayerId, until: int) -> None:
        await self._database.write(
            partial(keep_pass, pass_hash=pass_hash, player=player, until=until)
        )

    async def redeem_pass(self, pass_hash: str, now: int) -> PlayerId | None:
        return await self._database.write(partial(use_pass, pass_hash=pass_hash, now=now))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return await self._database.write(partial(secret_named, name=name, fresh=fresh))


def write_guest(connection: Connection, guest: Guest, token_hash: str | None) -> None:
    """Adds a guest, or changes the name and, if a new one is given, the token."""
    row = {
        "player": guest.player,
        "name": guest.name,
        "is_bot": guest.is_bot,
        "since": guest.since,
        "token_hash": token_hash,
    }
    changes = {"name": guest.name}
    if token_hash is not None:
        changes["token_hash"] = token_hash
    added = insert_into(connection, guests).values(row)
    connection.execute(added.on_conflict_do_update(index_elements=[guests.c.player], set_=changes))


def guest_where(connection: Connection, key: Column[str], value: str) -> Guest | None:
    """The guest that has this value as a key."""
    row = connection.execute(select(guests).where(key == value)).first()
    if row is None:
        return None
    return Guest(player=PlayerId(row.player), name=row.name, is_bot=row.is_bot, since=row.since)


def keep_pass(connection: Connection, pass_hash: str, player: PlayerId, until: int) -> None:
    """Keeps a pass."""
    connection.execute(insert(passes).values(pass_hash=pass_hash, player=player, until=until))


def use_pass(connection: Connection, pass_hash: str, now: int) -> PlayerId | None:
    """The player of a pass that is still good; it is used up, and so are those out of date."""
    connection.execute(delete(passes).where(passes.c.until <= now))
    # Of two who redeem the same pass at once only one deletes it, and is told whose it was.
    used = delete(passes).where(passes.c.pass_hash == pass_hash).returning(passes.c.player)
    player = connection.scalar(used)
    return None if player is None else PlayerId(player)


def secret_named(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The secret of a name; whoever was first has made it for all."""
    added = insert_into(connection, secrets).values(name=name, value=fresh)
    connection.execute(added.on_conflict_do_nothing(index_elements=[secrets.c.name]))
    value: bytes = connection.execute(
        select(secrets.c.value).where(secrets.c.name == name)
    ).scalar_one()
    return value
