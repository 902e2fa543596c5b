"""Guests: what they are called, their language, and passes for another device."""

import time
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from pakl.kernel.errors import Malformed
from pakl.play.packets import Name
from pakl.play.ports import Guest
from pakl.play.words import clean_name
from pakl.server.endpoints import Call, endpoint
from pakl.server.identity import MOST_AGE, Visitor, hash_of_pass, new_pass
from pakl.server.problems import Refusing
from pakl.server.qr import qr_svg

Language = Literal["de", "en", "fr", "it", "cs", "pl", "sk", "hu", "tr"]
PassCode = Annotated[str, Meta(min_length=12, max_length=20)]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LANGUAGE_COOKIE: Final = "pakl_language"
PASS_MINUTES: Final = 10


class Me(Struct, frozen=True):
    """Who you are here; the name is empty until you have given one."""

    name: str
    language: Language
    is_bot: bool


class AboutMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called, and the language you read."""

    name: Name | None = None
    language: Language | None = None


class Lent(Struct, frozen=True):
    """A pass: whoever redeems it first becomes you. The link is also drawn as a QR code."""

    code: str
    link: str
    qr: str
    until: int


class Redeemed(Struct, frozen=True, forbid_unknown_fields=True):
    """A pass, however it is typed."""

    code: PassCode


@endpoint("GET", "/api/me")
async def show_me(call: Call) -> Me:
    """Say who you are here. A browser that comes first gets its cookie."""
    return Me(await name_of(call), language_of(call), call.visitor.is_bot)


@endpoint("PUT", "/api/me", problems=["bad_name"])
async def change_me(call: Call, body: AboutMe) -> Me:
    """Choose a name or a language."""
    language = body.language or language_of(call)
    name = await name_of(call)
    if body.name is not None:
        name = proper_name(body.name)
        guest = Guest(call.visitor.player, name, call.visitor.is_bot, now_ms())
        await call.services.guests.write(guest)
    if body.language is not None:
        call.headers["set-cookie"] = (
            f"{LANGUAGE_COOKIE}={language}; Path=/; Max-Age={MOST_AGE}; HttpOnly; SameSite=Lax"
        )
    return Me(name, language, call.visitor.is_bot)


@endpoint("POST", "/api/passes", status=201, problems=["not_allowed"])
async def lend_pass(call: Call) -> Lent:
    """Get a pass with which another device of yours becomes you, once."""
    if call.visitor.is_bot:
        raise Refusing("not_allowed")
    limit_passes(call)
    code = new_pass()
    until = now_ms() + PASS_MINUTES * 60_000
    await call.services.guests.lend_pass(hash_of_pass(code), call.visitor.player, until)
    # Behind the # a link stays in the browser: no log and no other page sees it.
    link = call.link(f"/pass#{code}")
    return Lent(code, link, qr_svg(link), until)


@endpoint("POST", "/api/passes/redeem", problems=["no_such_pass", "not_allowed"])
async def redeem_pass(call: Call, body: Redeemed) -> Me:
    """Become the guest who lent a pass."""
    if call.visitor.is_bot:
        raise Refusing("not_allowed")
    limit_passes(call)
    player = await call.services.guests.redeem_pass(hash_of_pass(body.code), now_ms())
    if player is None:
        raise Refusing("no_such_pass")
    call.become(Visitor(player, needs_cookie=True))
    return Me(await name_of(call), language_of(call), is_bot=False)


def limit_passes(call: Call) -> None:
    """Guessing passes is slow."""
    if not call.services.limits.passes_of_address.gives(call.address):
        raise Refusing("too_fast")


async def name_of(call: Call) -> str:
    """The name a visitor has given; empty if there is none."""
    if call.visitor.name:
        return call.visitor.name
    guest = await call.services.guests.guest(call.visitor.player)
    return guest.name if guest else ""


def proper_name(text: str) -> str:
    """A name that can be shown.

    Raises:
        Refusing: If it can't.
    """
    try:
        return clean_name(text)
    except Malformed as error:
        raise Refusing("bad_name", reason=str(error)) from error


def language_of(call: Call) -> Language:
    """The language a visitor chose, or the browser's, or English."""
    chosen = call.request.cookies.get(LANGUAGE_COOKIE, "")
    accepted = call.request.headers.get("accept-language", "")
    wished = [chosen, *[part.partition(";")[0].strip() for part in accepted.split(",")]]
    for wish in wished:
        for language in LANGUAGES:
            if wish.lower().partition("-")[0] == language:
                return language
    return "en"


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
