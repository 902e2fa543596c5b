"""What cards are worth: on the table, and left in the hand when somebody goes out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.rummy.cards import ACE, JOKER, RANKS, TEN, Rank, rank_of
from pakl.kernel.cards import Card

ACE_BEFORE_A_TWO: Final = 1  # RUMMY-13
ACE_AFTER_A_KING: Final = 11  # RUMMY-13
ACE_IN_A_SET: Final = 10  # RUMMY-13
FACE_CARD: Final = 10  # RUMMY-13: also the ten
JOKER_LEFT: Final = 20  # RUMMY-21
ACE_LEFT: Final = 11  # RUMMY-21
HAND_RUMMY_FACTOR: Final = 2  # RUMMY-22


def printed_value(rank: Rank) -> i64:
    """RUMMY-13: ten for ten, jack, queen and king, the others their number; no ace."""
    if rank >= TEN:
        return FACE_CARD
    return rank + 1


def value_in_a_set(rank: Rank) -> i64:
    """RUMMY-13: what a card is worth in a set; an ace counts ten."""
    if rank == ACE:
        return ACE_IN_A_SET
    return printed_value(rank)


def value_in_a_run(place: i64) -> i64:
    """RUMMY-13: what a card is worth in a run, by its place from the low ace to the high one."""
    if place == ACE:
        return ACE_BEFORE_A_TWO
    if place == RANKS:
        return ACE_AFTER_A_KING
    return printed_value(Rank(place))


def value_left(card: Card) -> i64:
    """RUMMY-21: the minus points for a card left in the hand."""
    if card == JOKER:
        return JOKER_LEFT
    if rank_of(card) == ACE:
        return ACE_LEFT
    return printed_value(rank_of(card))


VALUES_LEFT: Final[vec[i64]] = vec[i64]([value_left(Card(card)) for card in range(JOKER + 1)])


def minus_points(cards: list[Card]) -> int:
    """RUMMY-21: the minus points for the cards left in a hand."""
    points = 0
    for card in cards:
        points += int(value_left(card))
    return points


def round_scores(hands: list[list[Card]], *, is_hand_rummy: bool) -> list[int]:
    """RUMMY-21, RUMMY-22: everybody's minus points; an empty hand has none."""
    factor = HAND_RUMMY_FACTOR if is_hand_rummy else 1
    return [minus_points(cards) * factor for cards in hands]
