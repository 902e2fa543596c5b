"""One browser and one server for all tests of a process, and people at pages."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.chromium import DESKTOP, NOTES, PACE, PHONE, Witness, launched
from tests.browser.guests import AS_THE_BOOK, Company, Guest
from tests.browser.people import PATIENCE, Person
from tests.server.processes import ServerProcess

BUILT: Final = Path(__file__).parents[2] / "src" / "pakl" / "server" / "static"
# Only pages of our own keep anything.
SETTINGS: Final = "(kept) => location.host && (localStorage['pakl.settings'] ??= kept)"
UNBUILT: Final = (
    "The page is not built: `python3 dev.py test` builds it, or `npm run build` in web."
)


class Invite(Protocol):
    """Brings somebody to a page of their own."""

    def __call__(
        self,
        *,
        guest: Guest | None = None,
        at: ServerProcess | None = None,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        pace: float = PACE,
        has_motion: bool = False,
        is_dark: bool = False,
        **settings: object,
    ) -> Person: ...


class Gather(Protocol):
    """Brings people to a table without a page."""

    def __call__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] = AS_THE_BOOK,
        *,
        at: ServerProcess | None = None,
        bot_pace: str = "instant",
    ) -> Company: ...


def house_in(folder: Path) -> ServerProcess:
    """A server with the built page."""
    page = Path(os.environ.get("PAKL_PAGE") or BUILT)
    if not (page / "index.html").is_file():
        pytest.exit(UNBUILT, 1)
    return ServerProcess(folder, PAKL_PAGE=str(page))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that all tests share and none ends."""
    process = house_in(tmp_path_factory.mktemp("house"))
    process.start()
    yield process
    process.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may end."""
    process = house_in(tmp_path)
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = launched(playwright.chromium)
        yield running
        running.close()


@pytest.fixture
def gather(house: ServerProcess) -> Iterator[Gather]:
    """Brings people to tables; afterwards they go home."""
    companies: list[Company] = []

    def gather(
        game: str,
        seats: int,
        options: Mapping[str, str] = AS_THE_BOOK,
        *,
        at: ServerProcess | None = None,
        bot_pace: str = "instant",
    ) -> Company:
        url = (at or house).url
        companies.append(Company(url, game, seats, options, bot_pace=bot_pace))
        return companies[-1]

    yield gather
    for company in companies:
        company.close()


@pytest.fixture
def invite(browser: Browser, house: ServerProcess) -> Iterator[Invite]:
    """Brings people to pages; afterwards their witnesses are heard."""
    witnesses: list[Witness] = []
    contexts: list[BrowserContext] = []

    def invite(
        *,
        guest: Guest | None = None,
        at: ServerProcess | None = None,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        pace: float = PACE,
        has_motion: bool = False,
        is_dark: bool = False,
        **settings: object,
    ) -> Person:
        has_finger = size[0] <= PHONE[0]
        context = browser.new_context(
            base_url=(at or house).url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=has_finger,
            is_mobile=has_finger,
            reduced_motion="no-preference" if has_motion else "reduce",
            color_scheme="dark" if is_dark else "light",
            service_workers="block",
        )
        contexts.append(context)
        witness = Witness(context, (at or house).url)
        witnesses.append(witness)
        if guest is not None:
            guest.enter(context)
        kept = json.dumps({"sound": False, "guide": False, **settings})
        context.add_init_script(f"({NOTES})({pace})")
        context.add_init_script(f"({SETTINGS})({json.dumps(kept)})")
        return Person(context.new_page(), witness, has_finger=has_finger, language=language)

    yield invite
    for context in contexts:
        context.close()
    for witness in witnesses:
        witness.testify()
