"""What a seat may choose from: the same as a plain list in rising order."""

from hypothesis import given
from hypothesis import strategies as st

from pakl.kernel.actions import Choices
from pakl.kernel.sets import set_of

MEMBERS = st.sets(st.integers(0, 61), max_size=20).map(sorted)
FIRST_OF_SECOND_SET = 62
HIGHEST = 200


def filled(first: list[int], second: list[int], *, alone: bool) -> tuple[Choices, list[int]]:
    """Choices with two sets of cards and maybe one more action, and what they should be."""
    choices = Choices()
    choices.add_each(set_of(first), 0)
    choices.add_each(set_of(second), FIRST_OF_SECOND_SET)
    expected = first + [FIRST_OF_SECOND_SET + member for member in second]
    if alone:
        choices.add(HIGHEST)
        expected.append(HIGHEST)
    return choices, expected


@given(MEMBERS, MEMBERS, st.booleans())
def test_choices_are_listed_in_rising_order(
    first: list[int], second: list[int], alone: bool
) -> None:
    choices, expected = filled(first, second, alone=alone)

    assert expected == choices.actions()


@given(MEMBERS, MEMBERS, st.booleans())
def test_a_choice_can_be_picked_by_its_place(
    first: list[int], second: list[int], alone: bool
) -> None:
    choices, expected = filled(first, second, alone=alone)

    assert expected == [choices.at(place) for place in range(choices.size)]


@given(MEMBERS, MEMBERS)
def test_choices_that_were_cleared_are_as_new(first: list[int], second: list[int]) -> None:
    choices, _ = filled(first, second, alone=True)

    choices.clear()
    choices.add_range(5, 3)

    assert [5, 6, 7] == choices.actions()
