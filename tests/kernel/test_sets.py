"""Sets of small numbers in one machine word, against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakl.kernel.sets import (
    MOST_MEMBERS,
    bit,
    count,
    first,
    has,
    highest,
    lowest,
    members_of,
    nth,
    set_of,
)

MEMBERS = st.sets(st.integers(0, MOST_MEMBERS - 1))


@pytest.mark.parametrize("member", range(MOST_MEMBERS))
def test_the_bit_of_a_member_is_its_power_of_two(member: int) -> None:
    assert 2**member == bit(member)


@given(MEMBERS)
def test_a_set_round_trips_through_its_members(members: set[int]) -> None:
    assert sorted(members) == members_of(set_of(sorted(members)))


@given(MEMBERS)
def test_a_set_is_counted(members: set[int]) -> None:
    assert len(members) == count(set_of(sorted(members)))


@given(MEMBERS.filter(bool))
def test_the_ends_of_a_set(members: set[int]) -> None:
    assert (min(members), max(members)) == (
        lowest(set_of(sorted(members))),
        highest(set_of(sorted(members))),
    )


@given(MEMBERS.filter(bool))
def test_the_member_at_a_place(members: set[int]) -> None:
    rising = sorted(members)

    assert rising == [nth(set_of(rising), place) for place in range(len(rising))]


@given(MEMBERS, st.integers(0, MOST_MEMBERS - 1))
def test_membership(members: set[int], member: int) -> None:
    assert (member in members) == has(set_of(sorted(members)), member)


@pytest.mark.parametrize("size", [0, 1, 10, MOST_MEMBERS - 1])
def test_the_first_members(size: int) -> None:
    assert list(range(size)) == members_of(first(size))
