"""What every guest book promises, on SQLite and on PostgreSQL."""

import asyncio

from pakl.adapters.database import open_database
from pakl.adapters.sql_guests import SqlGuestBook
from pakl.play.ports import Guest, GuestBook
from tests.ports.tables import EVA, OTTO


def guest(name: str, *, since: int = 1) -> Guest:
    return Guest(player=EVA, name=name, is_bot=False, since=since)


async def test_a_guest_is_known_by_its_id(guest_book: GuestBook) -> None:
    await guest_book.write(guest("Eva"))

    assert guest("Eva") == await guest_book.guest(EVA)
    assert await guest_book.guest(OTTO) is None


async def test_a_guest_may_change_its_name_and_stays_as_old_as_it_is(
    guest_book: GuestBook,
) -> None:
    await guest_book.write(guest("Eva"))
    await guest_book.write(guest("Éva", since=2))

    assert guest("Éva") == await guest_book.guest(EVA)


async def test_an_outside_bot_is_known_by_its_token(guest_book: GuestBook) -> None:
    robot = Guest(player=OTTO, name="Robot", is_bot=True, since=1)
    await guest_book.write(robot, "aa")
    await guest_book.write(guest("Eva"))

    assert robot == await guest_book.of_token("aa")
    assert await guest_book.of_token("bb") is None


async def test_a_new_name_leaves_the_token_and_a_new_token_replaces_it(
    guest_book: GuestBook,
) -> None:
    await guest_book.write(guest("Eva"), "aa")
    await guest_book.write(guest("Éva"))
    assert guest("Éva") == await guest_book.of_token("aa")

    await guest_book.write(guest("Éva"), "bb")
    assert guest("Éva") == await guest_book.of_token("bb")
    assert await guest_book.of_token("aa") is None


async def test_a_pass_is_good_once(guest_book: GuestBook) -> None:
    await guest_book.lend_pass("hash", EVA, until=100)

    assert EVA == await guest_book.redeem_pass("hash", now=99)
    assert await guest_book.redeem_pass("hash", now=99) is None


async def test_a_pass_is_good_until_its_time_is_over(guest_book: GuestBook) -> None:
    await guest_book.lend_pass("hash", EVA, until=100)

    assert await guest_book.redeem_pass("hash", now=100) is None
    assert await guest_book.redeem_pass("hash", now=99) is None


async def test_of_many_who_redeem_a_pass_at_once_one_gets_it(
    guest_book: GuestBook, database_url: str
) -> None:
    other_database = await open_database(database_url)
    other = SqlGuestBook(other_database)
    await guest_book.lend_pass("hash", EVA, until=100)

    books = [guest_book, other] * 5
    found = await asyncio.gather(*[book.redeem_pass("hash", now=1) for book in books])

    assert 1 == found.count(EVA)
    assert 9 == found.count(None)
    await other_database.close()


async def test_a_secret_is_made_once_for_all_processes(
    guest_book: GuestBook, database_url: str
) -> None:
    other_database = await open_database(database_url)
    other = SqlGuestBook(other_database)

    made = await asyncio.gather(
        *[guest_book.secret("cookies", b"\x00one") for _ in range(5)],
        *[other.secret("cookies", b"\xfftwo") for _ in range(5)],
    )

    assert made[0] in {b"\x00one", b"\xfftwo"}
    assert [made[0]] * 10 == made
    assert b"three" == await other.secret("another", b"three")
    await other_database.close()
