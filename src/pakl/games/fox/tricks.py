"""A trick of The Fox in the Forest: what may be played to it, and who wins it.

All questions here are about cards alone. Which card is led and which suit is trump
is the state's to know, in ``state.py``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.cards import (
    MONARCHS,
    PACK,
    SUITS,
    SWANS,
    WITCH,
    WITCHES,
    Suit,
    higher_of_suit,
    rank_of,
    suit_of,
    suit_with,
)
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.sets import NOTHING, bit, count, has, highest, set_of

# Following


def may_follow_with(held: CardSet, led: Card) -> CardSet:
    """FOX-6, FOX-17, FOX-19: the cards of a hand that may be played to a led card.

    A Witch is of its printed suit here, whether it is led or held.
    """
    of_suit = held & suit_with(led)
    if not of_suit:
        return held
    if has(MONARCHS, led):
        return (of_suit & SWANS) | bit(highest(of_suit))
    return of_suit


def shown_to_lack(led: Card, answer: Card) -> CardSet:
    """FOX-6, FOX-19: the cards that a hand can't hold from which a led card is answered so."""
    if not has(suit_with(led), answer):
        return suit_with(led)
    if has(MONARCHS, led) and not has(SWANS, answer):
        return higher_of_suit(answer)
    return NOTHING


def why_not_to_follow(held: CardSet, card: Card, led: Card) -> str:
    """FOX-6, FOX-17, FOX-19: the clause by which a card may not be played to a led card."""
    if not has(held, card):
        return "FOX-6"
    if has(MONARCHS, led):
        return "FOX-19"
    if has(WITCHES, card):
        return "FOX-17"
    return "FOX-6"


# Winning


def is_trump(card: Card, *, beside: Card, trump: Suit) -> bool:
    """FOX-7, FOX-17, FOX-18: whether a card is a trump, or counts as one as a lone Witch."""
    if suit_of(card) == trump:
        return True
    return rank_of(card) == WITCH and rank_of(beside) != WITCH


def beats(answer: Card, led: Card, trump: Suit) -> bool:
    """FOX-7: whether the second card wins, as the higher trump or the higher of the suit led."""
    is_answer_trump = is_trump(answer, beside=led, trump=trump)
    if is_answer_trump != is_trump(led, beside=answer, trump=trump):
        return is_answer_trump
    if not is_answer_trump and suit_of(answer) != suit_of(led):
        return False
    return rank_of(answer) > rank_of(led)


def answers_that_beat(led: Card, trump: Suit) -> CardSet:
    """All cards that win against a led card."""
    return set_of([answer for answer in range(PACK) if beats(Card(answer), led, trump)])


# Worked out once: by trump, then by the led card.
WINNING_ANSWERS: Final[vec[i64]] = vec[i64](
    [answers_that_beat(Card(led), Suit(trump)) for trump in range(SUITS) for led in range(PACK)]
)


def winning_answers(led: Card, trump: Suit) -> CardSet:
    """FOX-7: all cards that win against a led card, looked up."""
    return WINNING_ANSWERS[trump * PACK + led]


def clause_of_winning(trick: CardSet) -> str:
    """FOX-7, FOX-17, FOX-18: the clause by which a trick is decided."""
    witches = count(trick & WITCHES)
    if witches == 0:
        return "FOX-7"
    if witches == 1:
        return "FOX-17"
    return "FOX-18"
