"""Where a request comes from, and which address it was sent to.

Anybody can write a forwarding header. It counts only behind a proxy that is trusted,
and only as far back as trusted proxies wrote it.
"""

import ipaddress
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from pakl.server.settings import Network

Headers = Mapping[str, str]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# A household or a rented machine has all addresses of such a network.
HOUSEHOLD_BITS: Final = 64
NOWHERE: Final = "nowhere"
# A name or an address with or without a port.
HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
SECURE_SCHEMES: Final = frozenset({"https", "wss"})


class Origins:
    """Answers where requests come from, given the proxies that are trusted."""

    def __init__(self, trusted: tuple[Network, ...], public_url: str) -> None:
        self.trusted = trusted
        self.public_url = public_url

    def address(self, scope: Mapping[str, Any], headers: Headers) -> str:
        """Whom a request is counted for: an address, or a household of addresses."""
        client = scope.get("client")
        peer = client[0] if client else ""
        forwarded = headers.get("x-forwarded-for", "") if self.trusted else ""
        return household(peer, forwarded, self.trusted)

    def is_https(self, scope: Mapping[str, Any], headers: Headers) -> bool:
        """Whether the browser's end of the connection is encrypted."""
        client = scope.get("client")
        if self.trusted and is_trusted(read(client[0] if client else ""), self.trusted):
            return headers.get("x-forwarded-proto", "").strip() in SECURE_SCHEMES
        return scope.get("scheme") in SECURE_SCHEMES

    def base_url(self, scope: Mapping[str, Any], headers: Headers) -> str:
        """The address for links: what is set, or what the request was sent to."""
        if self.public_url:
            return self.public_url
        scheme = "https" if self.is_https(scope, headers) else "http"
        host = headers.get("host", "")
        return f"{scheme}://{host if HOST.fullmatch(host) else 'localhost'}"

    def is_own(self, origin: str, headers: Headers) -> bool:
        """Whether a page of this origin is ours."""
        if self.public_url and origin == self.public_url:
            return True
        parts = urlsplit(origin)
        return parts.scheme in {"http", "https"} and parts.netloc == headers.get("host")


@lru_cache(maxsize=4096)
def household(peer: str, forwarded: str, trusted: tuple[Network, ...]) -> str:
    """The first address from our end that is no trusted proxy."""
    address = read(peer)
    hops = [hop.strip() for hop in forwarded.split(",")] if forwarded else []
    while hops and is_trusted(address, trusted):
        further = read(hops.pop())
        if further is None:
            break
        address = further
    if address is None:
        return NOWHERE
    if address.version == 6:
        return str(ipaddress.ip_network((address, HOUSEHOLD_BITS), strict=False))
    return str(address)


def read(text: str) -> Address | None:
    """An address; one of IPv4 in IPv6's clothes counts as what it is."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def is_trusted(address: Address | None, trusted: Iterable[Network]) -> bool:
    """Whether an address belongs to a trusted proxy."""
    return address is not None and any(address in network for network in trusted)


def is_loopback(scope: Mapping[str, Any], headers: Headers) -> bool:
    """Whether a request comes from this machine and was meant for it.

    The name counts too: a foreign page may have let its own name point here.
    """
    client = scope.get("client")
    address = read(client[0] if client else "")
    name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    meant = name == "localhost" or (read(name) or ipaddress.ip_address("::")).is_loopback
    was_forwarded = "x-forwarded-for" in headers
    return address is not None and address.is_loopback and meant and not was_forwarded
