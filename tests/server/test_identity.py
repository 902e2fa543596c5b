"""Cookies that only this house can have signed, and passes that people can type."""

import base64

import pytest

from pakl.play.entries import PlayerId
from pakl.server.identity import (
    Signer,
    cookie_in,
    hash_of_pass,
    new_pass,
    new_player,
    new_token,
    set_cookie,
)

EVA = PlayerId("eva")
SIGNER = Signer({1: b"one" * 11, 2: b"two" * 11})


def test_a_signed_cookie_is_known_again() -> None:
    visitor = SIGNER.visitor(SIGNER.sign(EVA))

    assert visitor is not None
    assert EVA == visitor.player
    assert not visitor.needs_cookie


def test_a_cookie_of_the_key_before_is_good_and_renewed() -> None:
    visitor = SIGNER.visitor(Signer({1: b"one" * 11}).sign(EVA))

    assert visitor is not None
    assert EVA == visitor.player
    assert visitor.needs_cookie


def test_a_cookie_of_a_key_that_is_gone_is_nobodys() -> None:
    assert SIGNER.visitor(Signer({3: b"six" * 11}).sign(EVA)) is None
    assert SIGNER.visitor(Signer({2: b"six" * 11}).sign(EVA)) is None


@pytest.mark.parametrize("place", range(4))
def test_no_part_of_a_cookie_can_be_changed(place: int) -> None:
    parts = SIGNER.sign(EVA).split(".")
    for change in ["", "9", "otto", "\u00e4", parts[place] + "x", parts[place][:-1]]:
        forged = [*parts[:place], change, *parts[place + 1 :]]

        assert SIGNER.visitor(".".join(forged)) is None


def test_a_signature_is_good_for_nothing_else() -> None:
    mac = SIGNER.sign(EVA).rpartition(".")[2]

    assert 32 == len(base64.urlsafe_b64decode(mac + "="))
    assert SIGNER.visitor(f"1.2.eva.x.{mac}") is None
    assert SIGNER.visitor("1.2.eva." + "A" * 10_000) is None


def test_our_cookie_is_found_among_others() -> None:
    assert "mine" == cookie_in('a=b; bad"=; pakl=mine; pakl2=x', is_https=False)
    assert "" == cookie_in("xpakl=mine", is_https=False)
    assert "" == cookie_in("pakl=mine", is_https=True)
    assert "mine" == cookie_in("__Host-pakl=mine", is_https=True)


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    plain, secure = set_cookie("x", is_https=False), set_cookie("x", is_https=True)

    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="]:
        assert word in plain
        assert word in secure
    assert "Secure" not in plain
    assert secure.startswith("__Host-")
    assert secure.endswith("Secure")


def test_a_pass_may_be_typed_as_people_type() -> None:
    code = new_pass()

    assert 14 == len(code)
    assert hash_of_pass(code) == hash_of_pass(code.upper().replace("-", " "))
    assert hash_of_pass("o1l0-aaaa-bbbb") == hash_of_pass("01I O aaaabbbb")
    assert hash_of_pass(code) != hash_of_pass(new_pass())


def test_ids_and_tokens_are_never_the_same() -> None:
    assert 100 == len({new_player() for _ in range(100)})
    assert 100 == len({new_token() for _ in range(100)})
