"""Guests at tables without a page: they bring a game to where a test begins.

They sit at all seats of a table and play over HTTP, fast and as the test wishes, so that
a hand has three cards or twenty-five in a real game by its rules. Then the page is
opened with the host's cookie, and bots take the other seats.
"""

import contextlib
import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import httpx2
from playwright.sync_api import BrowserContext

from tests.server.clients import as_json

Frame = dict[str, Any]
Chooser = Callable[[Frame, list[str]], str]

AS_THE_BOOK: Final[Mapping[str, str]] = {}
COOKIE: Final = "pakl"
NAMES: Final = (
    "Eva",
    "Otto",
    "Zuzana",
    "Jan",
    "Ilona",
    "Pavel",
    "Ayşe",
    "Marco",
    "Chloé",
    "Wojtek",
)
MOST_MOVES: Final = 300
PATIENCE: Final = 20.0


class Refused(AssertionError):
    """The house did not do what a guest wanted."""


class NeverStood(AssertionError):
    """A game did not come to where a test wanted to begin."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx2.Client(
            base_url=url, headers={"origin": url}, timeout=PATIENCE, trust_env=False
        )
        self.http.get("/api/me").raise_for_status()

    def enter(self, context: BrowserContext) -> None:
        """Comes to the page of a browser, which then has the same cookie."""
        cookie = self.http.cookies[COOKIE]
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.url}])

    def get(self, path: str) -> Any:
        """The JSON at a path."""
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: object) -> Any:
        """The answer to JSON that is sent to a path."""
        answer = self.http.post(path, json=body)
        if not answer.is_success:
            raise Refused(answer.text)
        return answer.json()

    def open_table(
        self, game: str, seats: int, options: Mapping[str, str], *, bot_pace: str
    ) -> Frame:
        """Opens a table."""
        about = {"options": dict(options), "terms": {"bot_pace": bot_pace}}
        wish = {"game": game, "seats": seats, "name": self.name, **about}
        place: Frame = self.post("/api/tables", wish)
        return place

    def ask(self, table: str, verb: str, **about: object) -> Frame:
        """Asks something of a table."""
        body = {"id": secrets.token_hex(6), "ask": {"verb": verb, **about}}
        frame: Frame = self.post(f"/api/tables/{table}/ask", body)
        return frame

    def look(self, table: str) -> Frame:
        """How things stand at a table."""
        frame: Frame = self.get(f"/api/tables/{table}")
        return frame

    def do(self, table: str, seen: int, action: str) -> Frame:
        """Acts in the game."""
        body = {"id": secrets.token_hex(6), "seen": seen, "do": as_json((action,))}
        frame: Frame = self.post(f"/api/tables/{table}/do", body)
        return frame

    def level(self, game: str) -> str:
        """The level of bots that thinks the least."""
        games = self.get("/api/games")["games"]
        return str(next(each["bots"][0] for each in games if each["id"] == game))


class Company:
    """All the people of one table; seat 0 is the host's, who will come to the page."""

    def __init__(
        self,
        url: str,
        game: str,
        seats: int,
        options: Mapping[str, str],
        *,
        bot_pace: str = "instant",
    ) -> None:
        self.game = game
        self.guests = [Guest(url, name) for name in NAMES[:seats]]
        self.host = self.guests[0]
        self.dice = Random(11)
        place = self.host.open_table(game, seats, options, bot_pace=bot_pace)
        self.table: str = place["id"]
        self.code: str = place["code"]

    @property
    def path(self) -> str:
        """Where the page shows the table."""
        return f"/t/{self.code}"

    def sit_down(self) -> None:
        """All take their seats and begin."""
        for seat, guest in enumerate(self.guests):
            if seat:
                guest.ask(self.table, "sit", seat=seat, name=guest.name)
            guest.ask(self.table, "ready", salt=secrets.token_hex(16))

    def close(self) -> None:
        """All go home."""
        for guest in self.guests:
            guest.http.close()

    def play_until(self, is_there: Callable[[Frame], bool], choose: Chooser) -> Frame:
        """Plays until it is the host's turn and things stand as they should.

        Raises:
            NeverStood: If they never do.
        """
        for _ in range(MOST_MOVES):
            seen = self.host.look(self.table)
            if seen["table"]["status"] != "playing":
                break
            acting = seen["deal"]["to_act"]
            if 0 in acting and is_there(seen):
                return seen
            seat = self.dice.choice(acting)
            frame = seen if seat == 0 else self.guests[seat].look(self.table)
            action = choose(frame, frame["deal"]["legal"])
            try:
                self.guests[seat].do(self.table, frame["version"], action)
            except Refused:
                # Nobody is at a page: after some seconds the house thinks that all are gone.
                self.host.ask(self.table, "resume")
        raise NeverStood(f"{self.game} for {len(self.guests)} never stood as it should")

    def play_to_the_end(self) -> None:
        """Plays anything until the match is over."""
        with contextlib.suppress(NeverStood):
            self.play_until(lambda _: False, lambda _, legal: self.dice.choice(legal))

    def record(self) -> str:
        """The record of the match that the host has finished."""
        return str(self.host.get("/api/me/records")["records"][0]["record"])

    def leave_to_bots(self) -> None:
        """Bots play for all but the host."""
        for seat in range(1, len(self.guests)):
            self.host.ask(self.table, "remove", seat=seat)

    def play_against_bots(self) -> None:
        """Bots have all seats but the host's from the beginning."""
        level = self.host.level(self.game)
        for seat in range(1, len(self.guests)):
            self.host.ask(self.table, "add_bot", seat=seat, level=level)
        self.host.ask(self.table, "ready", salt=secrets.token_hex(16))


def hand_size(frame: Frame) -> int:
    """How many cards the viewer of a frame holds."""
    held = {"hand", "taken", "drawn"}
    zones = frame["deal"]["zones"]
    mine = [zone for zone in zones if zone.get("owner") == frame["you"] and zone["zone"] in held]
    return sum(zone["size"] for zone in mine)
