"""How rounds of The Fox in the Forest usually end between two who play well.

Counted in 423,936 rounds that an experienced player played against itself (``training/``).
"""

from typing import Final

from pakl.kernel.race import UsualDeal

# FOX-16, FOX-20: points of one and of the other, and in how many of ten thousand rounds
USUAL_ROUNDS: Final = [
    (6, 0, 15), (6, 1, 208), (6, 2, 726), (6, 3, 743), (6, 4, 359), (6, 5, 375), (6, 6, 128),
    (7, 0, 62), (7, 1, 535), (7, 2, 1047), (7, 3, 886), (7, 4, 1252), (7, 5, 732),
    (8, 0, 44), (8, 1, 334), (8, 2, 564), (8, 3, 830), (8, 4, 768),
    (9, 0, 5), (9, 1, 116), (9, 2, 121), (9, 3, 151),
]  # fmt: skip


def usual_rounds() -> list[UsualDeal]:
    """The same, for a race to the target."""
    return [UsualDeal(more, less, often) for more, less, often in USUAL_ROUNDS]
