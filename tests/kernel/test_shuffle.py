"""The fair shuffle, by the test vectors of docs/reference/shuffle.md."""

from collections import Counter

import pytest

from pakl.kernel.errors import Malformed
from pakl.kernel.shuffle import (
    FairDealer,
    SeededDealer,
    Words,
    commitment_to,
    permutation_of,
    seed_of,
)

SECRET = bytes(range(32))
SEED = bytes.fromhex("752ce3d5e088f1786edb053307fcb36a927376f9ff72929c6624623339096287")
SHUFFLE_1_OF_33 = (
    "13 15 25 23 26 10 32 24 1 20 6 28 31 2 18 3 29 27 17 11 16 21 4 5 7 9 12 14 8 19 0 22 30"
)


def test_the_commitment_of_the_vectors() -> None:
    expected = "e1a190391efff284c4c7002d0e408ae0628b5e390a1dfb201b29076a81efc687"

    assert expected == commitment_to(SECRET)


def test_the_seed_of_the_vectors() -> None:
    assert SEED == seed_of(SECRET, [b"anna", b""])


def test_the_first_words_of_the_vectors() -> None:
    words = Words(SEED, 0)

    assert [0xF7F37887, 0x5A6C44EC, 0x8D57909B] == [words.word() for _ in range(3)]


def test_the_permutations_of_the_vectors() -> None:
    dealer = FairDealer(SECRET, [b"anna", b""])

    assert [1, 3, 2, 4, 0] == dealer.permutation(5)
    assert [int(place) for place in SHUFFLE_1_OF_33.split()] == dealer.permutation(33)


def test_the_reference_shows_these_vectors(pytestconfig: pytest.Config) -> None:
    page = (pytestconfig.rootpath / "docs/reference/shuffle.md").read_text(encoding="utf-8")

    for vector in (commitment_to(SECRET), SEED.hex(), "f7f37887 5a6c44ec", SHUFFLE_1_OF_33):
        assert vector in page


def test_salts_are_told_apart_by_their_lengths() -> None:
    assert seed_of(SECRET, [b"ab", b"c"]) != seed_of(SECRET, [b"a", b"bc"])


def test_every_order_of_four_cards_is_about_as_frequent() -> None:
    orders = Counter(tuple(permutation_of(SEED, shuffle, 4)) for shuffle in range(4800))

    assert 24 == len(orders)
    assert max(abs(times - 200) for times in orders.values()) < 60


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33)])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        commitment_to(secret)


def test_a_salt_that_is_too_long_is_refused() -> None:
    with pytest.raises(Malformed, match="at most 64 bytes"):
        seed_of(SECRET, [bytes(65)])


def test_a_seeded_dealer_repeats_itself() -> None:
    one, other = SeededDealer(5), SeededDealer(5)

    assert [one.permutation(32) for _ in range(3)] == [other.permutation(32) for _ in range(3)]
    assert list(range(32)) == sorted(one.permutation(32))
