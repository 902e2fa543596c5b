"""What a seat knows of a round, as sets: what a player goes by who has learned from experience.

The trump always comes first of the suits, so that what was learned of one trump is known of
all. Every set is a word, and every member of a word is one thing that may be so or not.
Nothing here is hidden from the seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.cards import PACK, RANKS, SUITS, Suit
from pakl.games.fox.hints import ALL_CARDS
from pakl.games.fox.scoring import treasures_in, tricks_in
from pakl.games.fox.standing import (
    LOWEST_SUIT,
    NONE_ABOVE,
    NONE_BELOW,
    ONE_ABOVE,
    ONE_BELOW,
    in_all_suits,
)
from pakl.games.fox.state import (
    FoxState,
    buried_by,
    hand_of,
    lacked_by,
    lacked_once_by,
    opponent_of,
    points_left_to,
    shown_by,
    won_by,
)
from pakl.games.fox.tricks import winning_answers
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.piles import set_word
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit

# The words, by what they are about: cards first, then how the round and the match stand.
HELD: Final = 0
UNSEEN: Final = 1
LACKED: Final = 2
LACKED_ONCE: Final = 3
SHOWN: Final = 4
OWN_SHOWN: Final = 5
OWN_LACKED: Final = 6
OWN_LACKED_ONCE: Final = 7
DECREE_CARD: Final = 8
LED_CARD: Final = 9
ANSWER: Final = 10
ROUND: Final = 11
MATCH: Final = 12
WORDS_TOLD: Final = 13
WORDS_OF_CARDS: Final = 11

# Words that follow from those: held cards by how many that the opponent may hold are above or
# below them in their suit, and those that would win as an answer.
NONE_ABOVE_IT: Final = 13
ONE_ABOVE_IT: Final = 14
NONE_BELOW_IT: Final = 15
ONE_BELOW_IT: Final = 16
WINNING: Final = 17
WORDS: Final = 18
WORDS_THAT_FOLLOW: Final = 5

# Where in the word of the round each thing begins
ASKED: Final = 0
TRICKS: Final = 4
OTHERS_TRICKS: Final = 18
TREASURES_WON: Final = 32
OTHERS_TREASURES: Final = 36
BURIALS: Final = 40
SIZE_OF_ROUND: Final = 44

# And in that of the match: points to the target, as many as count
MOST_POINTS_LEFT: Final = 21
SIZE_OF_MATCH: Final = 42

SIZES: Final = (
    *[PACK] * WORDS_OF_CARDS,
    SIZE_OF_ROUND,
    SIZE_OF_MATCH,
    *[PACK] * WORDS_THAT_FOLLOW,
)

LOWER_SUITS: Final = 0x3FFFFF


def trump_first(cards: CardSet, trump: Suit) -> CardSet:
    """The same cards with the suits turned round until the trump comes first."""
    if trump == 0:
        return cards
    if trump == 1:
        return (cards >> 11) | ((cards & LOWEST_SUIT) << 22)
    return (cards >> 22) | ((cards & LOWER_SUITS) << 11)


def place_of_card(card: Card, trump: Suit) -> i64:
    """Which card a card is once the trump comes first."""
    return (card + (SUITS - trump) * RANKS) % PACK


def of_card(card: Card) -> CardSet:
    """The set of this card, or of none."""
    if card == NO_CARD:
        return NOTHING
    return bit(card)


def describe(state: FoxState, seat: Seat, words: vec[i64]) -> None:
    """Makes these the words of what the seat knows."""
    opponent = opponent_of(seat)
    trump = state.trump
    held = hand_of(state, seat)
    won = won_by(state, seat)
    others = won_by(state, opponent)
    on_table = bit(state.decree) | of_card(state.led) | of_card(state.answer)
    unseen = ALL_CARDS & ~(held | won | others | on_table | buried_by(state, seat))
    lacked = unseen & lacked_by(state, opponent)
    shown = shown_by(state, opponent)
    set_word(words, HELD, trump_first(held, trump))
    set_word(words, UNSEEN, trump_first(unseen & ~(lacked | shown), trump))
    set_word(words, LACKED, trump_first(lacked, trump))
    set_word(
        words, LACKED_ONCE, trump_first(unseen & lacked_once_by(state, opponent) & ~shown, trump)
    )
    set_word(words, SHOWN, trump_first(shown, trump))
    set_word(words, OWN_SHOWN, trump_first(shown_by(state, seat), trump))
    set_word(words, OWN_LACKED, trump_first(unseen & lacked_by(state, seat), trump))
    set_word(words, OWN_LACKED_ONCE, trump_first(unseen & lacked_once_by(state, seat), trump))
    set_word(words, DECREE_CARD, trump_first(bit(state.decree), trump))
    set_word(words, LED_CARD, trump_first(of_card(state.led), trump))
    set_word(words, ANSWER, trump_first(of_card(state.answer), trump))
    set_word(
        words,
        ROUND,
        bit(ASKED + state.asked)
        | bit(TRICKS + tricks_in(won))
        | bit(OTHERS_TRICKS + tricks_in(others))
        | bit(TREASURES_WON + treasures_in(won))
        | bit(OTHERS_TREASURES + treasures_in(others))
        | bit(BURIALS + state.buried),
    )
    set_word(
        words,
        MATCH,
        bit(points_that_count(points_left_to(state, seat)))
        | bit(MOST_POINTS_LEFT + points_that_count(points_left_to(state, opponent))),
    )
    compare_hand(words)
    winning: CardSet = NOTHING
    if state.led != NO_CARD:
        winning = held & winning_answers(state.led, trump)
    set_word(words, WINNING, trump_first(winning, trump))


def compare_hand(words: vec[i64]) -> None:
    """How the held cards stand to those that the opponent may hold."""
    held = words[HELD]
    others = words[UNSEEN] | words[SHOWN]
    set_word(words, NONE_ABOVE_IT, held & in_all_suits(NONE_ABOVE, others))
    set_word(words, ONE_ABOVE_IT, held & in_all_suits(ONE_ABOVE, others))
    set_word(words, NONE_BELOW_IT, held & in_all_suits(NONE_BELOW, others))
    set_word(words, ONE_BELOW_IT, held & in_all_suits(ONE_BELOW, others))


def points_that_count(left: i64) -> i64:
    """FOX-24: points left to the target, from 0, as far as they make a difference."""
    return min(max(left, 1), MOST_POINTS_LEFT) - 1
