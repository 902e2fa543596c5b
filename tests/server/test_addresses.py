"""Addresses: a header counts only behind a proxy that is trusted."""

import ipaddress
from typing import Any

import pytest

from pakl.server.addresses import NOWHERE, Origins, is_loopback

PROXY = ipaddress.ip_network("10.0.0.0/8")
BEHIND_PROXIES = Origins((PROXY,), "")
ALONE = Origins((), "")


def scope(peer: str, scheme: str = "http") -> dict[str, Any]:
    """A request from a peer."""
    return {"client": (peer, 5), "scheme": scheme}


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "rubbish", "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4, rubbish", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("not an address", "", NOWHERE),
    ],
)
def test_the_first_address_that_no_trusted_proxy_has(
    peer: str, forwarded: str, counted: str
) -> None:
    headers = {"x-forwarded-for": forwarded} if forwarded else {}

    assert counted == BEHIND_PROXIES.address(scope(peer), headers)


def test_without_trusted_proxies_headers_are_only_words() -> None:
    headers = {"x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https"}

    assert "10.0.0.1" == ALONE.address(scope("10.0.0.1"), headers)
    assert not ALONE.is_https(scope("10.0.0.1"), headers)
    assert ALONE.is_https(scope("10.0.0.1", "https"), {})


def test_a_trusted_proxy_says_whether_the_browser_has_https() -> None:
    said = {"x-forwarded-proto": "https"}

    assert BEHIND_PROXIES.is_https(scope("10.0.0.1"), said)
    assert not BEHIND_PROXIES.is_https(scope("203.0.113.5"), said)
    assert not BEHIND_PROXIES.is_https(scope("10.0.0.1"), {})


def test_a_page_is_ours_if_its_host_is_the_one_asked() -> None:
    origins = Origins((), "https://cards.example.org")
    headers = {"host": "192.168.1.2:8000"}

    assert origins.is_own("http://192.168.1.2:8000", headers)
    assert origins.is_own("https://cards.example.org", headers)
    for foreign in ["http://192.168.1.2", "https://evil.example", "null", "", "file://x"]:
        assert not origins.is_own(foreign, headers)


def test_links_begin_with_the_public_address_or_the_one_asked() -> None:
    here = scope("127.0.0.1")

    assert "https://x.org" == Origins((), "https://x.org").base_url(here, {"host": "y"})
    assert "http://192.168.1.2:8000" == ALONE.base_url(here, {"host": "192.168.1.2:8000"})
    assert "http://[::1]:80" == ALONE.base_url(here, {"host": "[::1]:80"})
    assert "http://localhost" == ALONE.base_url(here, {"host": 'x"/><script>'})


@pytest.mark.parametrize(
    ("peer", "host", "forwarded", "expected"),
    [
        ("127.0.0.1", "localhost:8000", False, True),
        ("127.0.0.1", "127.0.0.1", False, True),
        ("::1", "[::1]:8000", False, True),
        ("127.0.0.1", "evil.example", False, False),
        ("127.0.0.1", "localhost", True, False),
        ("192.168.1.2", "localhost", False, False),
    ],
)
def test_this_machine_is_who_comes_from_it_and_means_it(
    peer: str, host: str, forwarded: bool, expected: bool
) -> None:
    headers = {"host": host} | ({"x-forwarded-for": "1.2.3.4"} if forwarded else {})

    assert expected == is_loopback(scope(peer), headers)
