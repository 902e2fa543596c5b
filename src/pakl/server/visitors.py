"""Who makes a request, and whether a page of ours made it."""

from collections.abc import Mapping
from typing import Any, Literal

from pakl.play.entries import NOBODY
from pakl.server.addresses import Headers, Origins
from pakl.server.identity import COOKIE, SECURE_COOKIE, Visitor, cookie_in, hash_of, new_visitor
from pakl.server.problems import Refusing
from pakl.server.services import Services

BEARER = "bearer "
FROM_OUR_PAGE = frozenset({"same-origin", "none"})


async def identify(
    scope: Mapping[str, Any],
    headers: Headers,
    services: Services,
    who: Literal["anybody", "guest", "bot"],
) -> Visitor:
    """Who makes a request: the bot of a token, the guest of a cookie, or somebody new.

    Raises:
        Refusing: If the token is nobody's, or a bot is asked for and it is none.
    """
    token = headers.get("authorization", "")
    if who != "anybody" and token[: len(BEARER)].lower() == BEARER:
        guest = await services.guests.of_token(hash_of(token[len(BEARER) :].strip()))
        if guest is None:
            raise Refusing("not_known")
        return Visitor(guest.player, guest.name, is_bot=True)
    if who == "bot":
        raise Refusing("not_known")
    known = guest_of_cookie(scope, headers, services)
    if known is not None:
        return known
    return Visitor(NOBODY) if who == "anybody" else new_visitor()


def guest_of_cookie(
    scope: Mapping[str, Any], headers: Headers, services: Services
) -> Visitor | None:
    """The guest whose cookie a request carries."""
    is_https = services.origins.is_https(scope, headers)
    cookie = cookie_in(headers.get("cookie", ""), is_https=is_https)
    return services.signer.visitor(cookie) if cookie else None


def check_origin(headers: Headers, origins: Origins) -> None:
    """Refuses what a foreign page makes a browser send.

    A browser says where a request that changes something comes from. What says
    nothing and carries no cookie acts for nobody, so it can't be misled.

    Raises:
        Refusing: If a foreign page is behind it, or may be.
    """
    origin = headers.get("origin")
    if origin is not None:
        if origins.is_own(origin, headers):
            return
        raise Refusing("foreign_origin")
    site = headers.get("sec-fetch-site")
    if site is not None:
        if site in FROM_OUR_PAGE:
            return
        raise Refusing("foreign_origin")
    cookies = headers.get("cookie", "")
    if f"{COOKIE}=" in cookies or f"{SECURE_COOKIE}=" in cookies:
        raise Refusing("foreign_origin")
