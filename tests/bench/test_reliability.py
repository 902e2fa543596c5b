"""Whether chances that were told are held rightly against what came of them."""

from random import Random

import pytest

from bench.methods.reliability import Told, error_of, reliability_of, reliability_picture


def hints(chances: list[float], truths: list[float], seed: int = 1) -> list[Told]:
    """Hints of as many matches, each won by its true chance."""
    random = Random(seed)
    pairs = zip(chances, truths, strict=True)
    return [
        Told(chance, 0.5, float(random.random() < truth), match)
        for match, (chance, truth) in enumerate(pairs)
    ]


def test_true_chances_are_off_by_no_more_than_luck() -> None:
    chances = [number / 4_000 for number in range(4_000)]

    figures = reliability_of(hints(chances, chances))

    assert figures["off_by"] < 2 * figures["by_luck"] < 0.05
    assert figures["brier"] < 0.2 < figures["brier_by_points"]
    assert [400] * 10 == [part["hints"] for part in figures["bins"]]


def test_who_is_too_sure_is_found_out() -> None:
    truths = [0.6] * 2_000
    figures = reliability_of(hints([0.9] * 2_000, truths))

    assert figures["off_by"] == pytest.approx(0.3, abs=0.03)
    assert figures["off_by"] > 10 * figures["by_luck"]
    [part] = figures["bins"]
    assert (part["told"], part["hints"]) == (0.9, 2_000)


def test_hints_of_one_match_are_one_witness() -> None:
    alone = [Told(0.5, 0.5, 1.0, match) for match in range(4)]
    together = [Told(0.5, 0.5, 1.0, 0) for _ in range(4)]

    assert error_of(alone) == pytest.approx(0.25)
    assert error_of(together) == pytest.approx(0.5)


def test_the_picture_has_a_square_for_every_game() -> None:
    figures = reliability_of(hints([0.2, 0.8], [0.2, 0.8]))

    picture = reliability_picture({"fox": figures, "karma": figures})

    assert 4 == picture.count("<circle")
    assert "fox: 2 hints" in picture
    assert picture.startswith("<svg")
    assert picture.rstrip().endswith("</svg>")
