"""Keys: equal ones bring equal chance, others have nothing in common."""

import pytest

from pakl.arena.seeds import checked_numbers, dice_for, seed_for
from pakl.kernel.errors import Malformed


def rolls(*key: str | int) -> list[int]:
    dice = dice_for(*key)
    return [dice.below(1_000) for _ in range(8)]


def test_a_key_repeats_its_dice() -> None:
    assert rolls("tune", 1, "bot") == rolls("tune", 1, "bot")


def test_other_keys_have_other_dice() -> None:
    keys: list[tuple[str | int, ...]] = [("tune", 1), ("tune", 2), ("public", 1), ("tune", 1, 0)]

    assert len(keys) == len({tuple(rolls(*key)) for key in keys})


def test_parts_of_a_key_don_t_run_together() -> None:
    assert seed_for("a", "bc") != seed_for("ab", "c")
    assert seed_for(1, 23) != seed_for(12, 3)


def test_a_seed_never_changes() -> None:
    # Published results name their seeds: a change here would make all of them unrepeatable.
    assert "241992fc7651fbb8" == seed_for("public", 0).hex()[:16]


@pytest.mark.parametrize(("first", "groups"), [(0, 0), (-1, 5), (999_999, 2)])
def test_a_block_has_its_bounds(first: int, groups: int) -> None:
    with pytest.raises(Malformed, match="a block has the deal groups 0 to 999999"):
        checked_numbers(first, groups)
