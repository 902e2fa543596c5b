"""Who a browser is: a guest's id in a cookie that only this house can have signed.

A cookie reads ``1.2.id.mac``: the version of this format, the number of the key, the
guest's id, and HMAC-SHA256 over all of that. Nothing about a guest is stored before
the guest does something, so visits cost nothing. To change the key set
``PAKL_COOKIE_KEY`` one higher: the key before it is still good, and whoever comes
with it gets a new cookie.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Final

from msgspec import Struct

from pakl.kernel.sheet import DIGITS
from pakl.play.entries import NOBODY, PlayerId
from pakl.play.ports import GuestBook

VERSION: Final = "1"
PURPOSE: Final = b"pakl guest cookie\n"
COOKIE: Final = "pakl"
# A cookie of this name can't be set by another host of the same domain.
SECURE_COOKIE: Final = "__Host-pakl"
KEY_BYTES: Final = 32
ID_BYTES: Final = 15
TOKEN_BYTES: Final = 24
# Browsers keep no cookie longer.
MOST_AGE: Final = 400 * 24 * 60 * 60
MOST_COOKIE_LETTERS: Final = 200
# What somebody is called who has not said it.
STRANGER: Final = "Guest"
PASS_LENGTH: Final = 12
PASS_GROUP: Final = 4


class Visitor(Struct, frozen=True):
    """Who makes a request.

    ``needs_cookie`` says that the browser has none yet, or one of an older key;
    ``is_bot`` that the request came with a bot's token.
    """

    player: PlayerId
    name: str = ""
    is_bot: bool = False
    needs_cookie: bool = False

    def is_known(self) -> bool:
        """Whether the request itself said who makes it."""
        return self.player != NOBODY and not self.needs_cookie


class Signer:
    """Signs guests' ids, and knows its signatures again."""

    def __init__(self, keys: dict[int, bytes]) -> None:
        self.keys = keys
        self.newest = max(keys)

    def sign(self, player: PlayerId) -> str:
        """The cookie of a guest."""
        body = f"{VERSION}.{self.newest}.{player}"
        return f"{body}.{self.mac(self.newest, body)}"

    def visitor(self, cookie: str) -> Visitor | None:
        """The guest of a cookie; None if it is not one of ours."""
        parts = cookie.split(".")
        if len(cookie) > MOST_COOKIE_LETTERS or len(parts) != 4 or parts[0] != VERSION:
            return None
        _, number, player, mac = parts
        key = int(number) if number.isascii() and number.isdecimal() else 0
        if key not in self.keys or not player:
            return None
        expected = self.mac(key, f"{VERSION}.{key}.{player}")
        if not hmac.compare_digest(expected.encode(), mac.encode()):
            return None
        return Visitor(PlayerId(player), needs_cookie=key != self.newest)

    def mac(self, key: int, body: str) -> str:
        """The signature of a cookie's body."""
        digest = hmac.digest(self.keys[key], PURPOSE + body.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


async def signer_of(guests: GuestBook, newest: int) -> Signer:
    """The signer with the house's newest key and the one before."""
    keys: dict[int, bytes] = {}
    for number in range(max(1, newest - 1), newest + 1):
        keys[number] = await guests.secret(f"cookie-{number}", secrets.token_bytes(KEY_BYTES))
    return Signer(keys)


def new_player() -> PlayerId:
    """An id that nobody has."""
    return PlayerId(secrets.token_urlsafe(ID_BYTES))


def new_visitor() -> Visitor:
    """A guest who was never here."""
    return Visitor(new_player(), needs_cookie=True)


def cookie_in(header: str, *, is_https: bool) -> str:
    """Our cookie among those of a request; empty if there is none."""
    name = cookie_name(is_https=is_https)
    for part in header.split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return ""


def cookie_name(*, is_https: bool) -> str:
    """What our cookie is called."""
    return SECURE_COOKIE if is_https else COOKIE


def set_cookie(value: str, *, is_https: bool) -> str:
    """The header that gives a browser its cookie."""
    parts = [f"{cookie_name(is_https=is_https)}={value}", "Path=/", f"Max-Age={MOST_AGE}"]
    parts += ["HttpOnly", "SameSite=Lax"]
    if is_https:
        parts.append("Secure")
    return "; ".join(parts)


def new_token() -> str:
    """A token for an outside bot; only its hash is kept."""
    return f"pakl_{secrets.token_urlsafe(TOKEN_BYTES)}"


def new_pass() -> str:
    """A pass that people can read and type, as in ``k3vd-90xm-7tqe``."""
    letters = "".join(secrets.choice(DIGITS) for _ in range(PASS_LENGTH))
    groups = range(0, PASS_LENGTH, PASS_GROUP)
    return "-".join(letters[start : start + PASS_GROUP] for start in groups)


def hash_of(secret: str) -> str:
    """What is kept of a token or a pass.

    Both are long and random, so a plain hash is as good as a slow one.
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_of_pass(text: str) -> str:
    """What is kept of a pass, however it was typed."""
    letters = "".join(sign for sign in text.lower() if sign.isalnum())
    # Letters that a pass never has are taken for the digits they look like.
    return hash_of(letters.replace("o", "0").replace("i", "1").replace("l", "1"))
