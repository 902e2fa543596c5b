"""What the person who runs a server may set, all of it by environment variables.

================================  ======================================================
``PAKL_DATA``                     the folder for the embedded database
``PAKL_PAGE``                     the folder of another built page
``PAKL_DATABASE_URL``             another database: SQLite or PostgreSQL
``PAKL_REDIS_URL``                the way between several processes
``PAKL_HOST`` ``PAKL_PORT``       where to listen
``PAKL_PUBLIC_URL``               the address people type, for links and QR codes
``PAKL_TRUSTED_PROXIES``          addresses or networks whose forwarding headers count
``PAKL_METRICS_TOKEN``            who shows it may read ``/metrics`` from elsewhere
``PAKL_COOKIE_KEY``               the number of the key that signs cookies; a higher one
                                  makes a new key, and the one before is still good
``PAKL_BOT_WORKERS``              processes in which bots think
``PAKL_BOT_SECONDS``              how long a bot may think
``PAKL_LOG``                      ``json``, ``pretty`` or ``auto``; ``PAKL_LOG_LEVEL``
================================  ======================================================

Every field of ``Allowances`` is a variable too, as in ``PAKL_TABLES_PER_GUEST``.
"""

import ipaddress
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from pakl.kernel.errors import Malformed

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LogForm = Literal["auto", "json", "pretty"]

DATABASE_FILE: Final = "pakl.sqlite3"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
MOST_PORT: Final = 65_535
MOST_NUMBER: Final = 1_000_000_000


class Allowances(Struct, frozen=True):
    """How much anybody may do, so that nobody can take the table from the others.

    Rates are per second, and a burst is what may come at once. An address is often a
    whole family or school, so its allowance is far above that of one guest.
    """

    requests_per_address: int = 50
    requests_per_address_burst: int = 300
    requests_per_guest: int = 20
    requests_per_guest_burst: int = 100
    packets_per_line: int = 20
    packets_per_line_burst: int = 80
    sockets_per_address: int = 200
    sockets_per_guest: int = 16
    tables_per_guest: int = 30
    tables_per_address_hourly: int = 300
    tables_open: int = 20_000
    bots_per_address_hourly: int = 20
    passes_per_address_hourly: int = 60


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database_url: str
    page: str = ""
    redis_url: str = ""
    host: str = "0.0.0.0"  # noqa: S104 – people on the network are to join
    port: int = 8000
    public_url: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    metrics_token: str = ""
    cookie_key: int = 1
    bot_workers: int = 1
    bot_seconds: int = 10
    log_form: LogForm = "auto"
    log_level: str = "info"
    allowances: Allowances = Allowances()


def settings_of(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that environment variables make.

    Raises:
        Malformed: If a variable has a value that can't be.
    """
    reader = Reader(environment)
    return Settings(
        database_url=reader.database_url(),
        page=reader.text("PAKL_PAGE", ""),
        redis_url=reader.redis_url(),
        host=reader.text("PAKL_HOST", "0.0.0.0"),  # noqa: S104 – see Settings
        port=reader.number("PAKL_PORT", 8000, most=MOST_PORT),
        public_url=reader.public_url(),
        trusted_proxies=reader.networks("PAKL_TRUSTED_PROXIES"),
        metrics_token=reader.text("PAKL_METRICS_TOKEN", ""),
        cookie_key=reader.number("PAKL_COOKIE_KEY", 1, least=1),
        bot_workers=reader.number("PAKL_BOT_WORKERS", usual_workers(), least=1, most=64),
        bot_seconds=reader.number("PAKL_BOT_SECONDS", 10, least=1, most=600),
        log_form=reader.log_form(),
        log_level=reader.one_of("PAKL_LOG_LEVEL", "info", LOG_LEVELS),
        allowances=reader.allowances(),
    )


class Reader:
    """Reads variables, and names the one that can't be right."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = environment

    def text(self, name: str, default: str) -> str:
        """A text; an empty variable counts as none."""
        return self.environment.get(name, "").strip() or default

    def number(self, name: str, default: int, *, least: int = 0, most: int = MOST_NUMBER) -> int:
        """A whole number within bounds."""
        text = self.text(name, str(default))
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise Malformed(f"{name} is a whole number from {least} to {most}, not {text!r}")
        return int(text)

    def one_of(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        """One of several words."""
        text = self.text(name, default).lower()
        if text not in choices:
            raise Malformed(f"{name} is one of {', '.join(choices)}, not {text!r}")
        return text

    def log_form(self) -> LogForm:
        """How log lines look."""
        word = self.one_of("PAKL_LOG", "auto", ("auto", "json", "pretty"))
        form: LogForm = msgspec.convert(word, LogForm)
        return form

    def database_url(self) -> str:
        """The database: the one named, or a file in the data folder."""
        url = self.text("PAKL_DATABASE_URL", "")
        return url or f"sqlite:///{self.data_folder() / DATABASE_FILE}"

    def data_folder(self) -> Path:
        """Where the embedded database lies: what is set, or the system's place for data."""
        named = self.text("PAKL_DATA", "")
        if named:
            return Path(named).expanduser().absolute()
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "Pakl"
        if sys.platform == "win32":
            return Path(self.text("LOCALAPPDATA", str(Path.home()))) / "Pakl"
        usual = Path.home() / ".local" / "share"
        return Path(self.text("XDG_DATA_HOME", str(usual))) / "pakl"

    def redis_url(self) -> str:
        """The way between processes; empty if there is only one."""
        url = self.text("PAKL_REDIS_URL", "")
        if url and urlsplit(url).scheme not in {"redis", "rediss", "unix"}:
            raise Malformed("PAKL_REDIS_URL begins with redis://, rediss:// or unix://")
        return url

    def public_url(self) -> str:
        """The address people type, without a slash at its end."""
        url = self.text("PAKL_PUBLIC_URL", "").rstrip("/")
        if not url:
            return ""
        parts = urlsplit(url)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
            raise Malformed(f"PAKL_PUBLIC_URL is like https://cards.example.org, not {url!r}")
        return url

    def networks(self, name: str) -> tuple[Network, ...]:
        """Addresses and networks, with commas between them."""
        words = [word.strip() for word in self.text(name, "").split(",")]
        try:
            return tuple(ipaddress.ip_network(word) for word in words if word)
        except ValueError as error:
            raise Malformed(f"{name} is a list of addresses or networks: {error}") from error

    def allowances(self) -> Allowances:
        """How much anybody may do."""
        usual = Allowances()
        numbers = {
            field: self.number(f"PAKL_{field.upper()}", getattr(usual, field), least=1)
            for field in Allowances.__struct_fields__
        }
        return Allowances(**numbers)


def usual_workers() -> int:
    """As many processes for bots as leave one core to the server, but not a crowd."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))
