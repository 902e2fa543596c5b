"""What an action proves is public: the same in all worlds that a viewer can't tell apart."""

from pakl.conformance.deductions import check_that_lessons_are_the_same_in_all_worlds
from pakl.conformance.walk import Walk

SHARE_TRIED = 0.2


def test_what_a_step_proves_does_not_depend_on_what_is_hidden(walk: Walk) -> None:
    check_that_lessons_are_the_same_in_all_worlds(walk, SHARE_TRIED)
