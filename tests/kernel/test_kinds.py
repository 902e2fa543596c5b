"""Sets of kinds of card."""

from pakl.kernel.cards import Card
from pakl.kernel.kinds import MOST_KINDS, NO_KINDS, Kinds, kinds_of


def kinds(*members: int) -> Kinds:
    return kinds_of([Card(member) for member in members])


def members(some: Kinds) -> list[int]:
    return [kind for kind in range(MOST_KINDS + 10) if some.has(Card(kind))]


def test_a_set_holds_kinds_of_a_large_deck() -> None:
    assert [0, 61, 62, 77, 123] == members(kinds(0, 61, 62, 77, 123))
    assert 5 == kinds(0, 61, 62, 77, 123).size()


def test_kinds_beyond_the_largest_deck_are_never_in_it() -> None:
    assert kinds(MOST_KINDS, MOST_KINDS + 5).is_empty()


def test_sets_are_joined_shared_and_taken_away() -> None:
    one, other = kinds(1, 2, 70), kinds(2, 70, 71)

    assert [1, 2, 70, 71] == members(one.joined_with(other))
    assert [2, 70] == members(one.shared_with(other))
    assert [1] == members(one.without(other))
    assert one.equals(kinds(70, 2, 1))
    assert not one.equals(other)
    assert NO_KINDS.is_empty()
