"""A net that goes by sets says what the sums of its weights say."""

import struct
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.errors import RulesBroken
from pakl.kernel.instinct import PARTS, Instinct

SIZES = [5, 3]
UNITS = [7, 4]
CHOICES = 6
# Numbers are rounded to be added three at once.
CLOSE = 0.05


def weights() -> list[float]:
    """Some weights, all that the net has."""
    random = Random(3)
    count = 8 * 7 + 7 + 7 * 4 + 4 + 4 * 6 + 6
    return [random.uniform(-1, 1) for _ in range(count)]


def kept(numbers: list[float]) -> bytes:
    """Weights as they are kept."""
    return struct.pack(f"<{len(numbers)}h", *[round(PARTS * number) for number in numbers])


def likings_by_hand(words: list[int]) -> list[float]:
    """What the net leans to, worked out layer by layer."""
    numbers = weights()
    inputs = [float(words[0] >> member & 1) for member in range(5)]
    inputs += [float(words[1] >> member & 1) for member in range(3)]
    for units in (7, 4, 6):
        rows = [[numbers.pop(0) for _ in range(units)] for _ in inputs]
        offsets = [numbers.pop(0) for _ in range(units)]
        sums = [
            offset + sum(value * row[unit] for value, row in zip(inputs, rows))
            for unit, offset in enumerate(offsets)
        ]
        inputs = sums if units == CHOICES else [max(0.0, value) for value in sums]
    return inputs


@pytest.mark.parametrize("words", [[0, 0], [0b10101, 0b010], [0b11111, 0b111], [0b00100, 0b001]])
def test_a_look_adds_up_rows_layer_by_layer(words: list[int]) -> None:
    instinct = Instinct(SIZES, UNITS, CHOICES, kept(weights()))

    instinct.look(vec[i64](words), instinct.new_glance())

    likings = [instinct.liking(choice) / 1_000 for choice in range(CHOICES)]
    assert likings == pytest.approx(likings_by_hand(words), abs=CLOSE)


def test_a_second_look_sees_only_what_has_changed_and_says_the_same() -> None:
    instinct = Instinct(SIZES, UNITS, CHOICES, kept(weights()))
    glance = instinct.new_glance()
    instinct.look(vec[i64]([0b11011, 0b101]), glance)

    instinct.look(vec[i64]([0b10001, 0b110]), glance)
    again = [instinct.liking(choice) for choice in range(CHOICES)]
    instinct.look(vec[i64]([0b10001, 0b110]), instinct.new_glance())

    assert [instinct.liking(choice) for choice in range(CHOICES)] == again


def test_a_net_of_another_shape_is_refused() -> None:
    with pytest.raises(RulesBroken):
        Instinct(SIZES, UNITS, CHOICES, kept(weights()[1:]))
