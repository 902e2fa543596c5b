"""What a careful player of The Fox in the Forest makes of the rules.

*Tricks are counted before cards.* Up to three are worth six points and so are seven to nine;
what lies between and above is worth little, and mostly gives the six to the opponent. So a
card is judged by two questions: how many tricks shall I have after this one, and how many
will those cards win that I keep? ``prospects.py`` knows what the round is then worth. A hand
that is far from seven plays to lose, one with nine tricks ducks whatever comes.

*Strength* of a card is how many of the cards not seen yet it beats, led and in answer, with
trumps and Witches counted as they are. All played cards are remembered, and so are the
suits that the opponent was seen to lack.

*Leading* one asks what the opponent may answer. Who has the card to win and wants to, will;
who is glad to lose has to be forced. A Monarch draws the highest card out. Leading is a
small burden: the second card decides.

*Answering* one knows who wins. A wanted trick is taken as cheaply as it can be, an unwanted
one gets the highest card that loses; a Treasure goes where one wins it.

*A Fox* is kept for the moment when another trump changes most, and before it is played every
exchange is looked at. *A Woodcutter* is played while its new card can still be of use, and
buries what serves the plan least. Treasures and Witches are worth keeping beyond their
strength; plain fours, sixes and eights are the first to go.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.fox.actions import BURY, KEEP, SWAP
from pakl.games.fox.cards import (
    CARDS_OF_SUIT,
    FOXES,
    MONARCHS,
    PACK,
    SUITS,
    SWANS,
    TREASURES,
    WOODCUTTERS,
    Suit,
    rank_of,
    suit_of,
    suit_with,
)
from pakl.games.fox.prospects import POINT, TRICKS, prospects
from pakl.games.fox.scoring import tricks_in
from pakl.games.fox.state import (
    TO_BURY,
    TO_EXCHANGE,
    FoxState,
    hand_of,
    lacked_by,
    opponent_of,
    won_by,
)
from pakl.games.fox.tricks import beats, winning_answers
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.odds import CERTAIN, none_of, share_of
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, count, has, lowest, set_of

ALL_CARDS: Final = 0x1FFFFFFFF

# Strength of a card, in 64ths: how much counts what it beats when led, and in answer
ALWAYS: Final = 64
LED: Final = 33
ANSWERING: Final = 31
OF_A_MISSING_SUIT: Final = 5  # what a suit adds of which one has no card left

# From the strength of a hand to the share of tricks it wins, in thirty-seconds
MIDDLING: Final = 32
USUAL_SHARE: Final = 17
SHARE_A_STRENGTH: Final = 33  # in 64ths
SHARE_FOR_THE_LEAD: Final = -1

# What it is worth to have a card of this rank still, beyond its strength; none is of rank 0
KEPT: Final[vec[i64]] = vec[i64]([0, -10, -4, 41, -21, 4, -17, 11, -15, 12, -5, 3])
DRAWN: Final = 26  # what a Woodcutter brings
DRAWN_A_TRICK_LEFT: Final = 1

AS_THE_OPPONENT_WANTS: Final = 46  # answers in a hundred; the others as they come
HUNDRED: Final = 100


# Which cards


def all_beaten_by(card: Card, trump: Suit) -> CardSet:
    """FOX-7: every card that loses if it is led and answered by this one."""
    return set_of([led for led in range(PACK) if beats(card, Card(led), trump)])


# Worked out once: by trump, then by the answer.
BEATEN: Final[vec[i64]] = vec[i64](
    [all_beaten_by(Card(card), Suit(trump)) for trump in range(SUITS) for card in range(PACK)]
)


def unseen_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-6, FOX-8, FOX-19: the cards that the opponent may hold, as far as a seat can tell."""
    seen = hand_of(state, seat) | state.won_0 | state.won_1 | bit(state.decree)
    if state.led != NO_CARD:
        seen |= bit(state.led)
    if state.answer != NO_CARD:
        seen |= bit(state.answer)
    return ALL_CARDS & ~(seen | lacked_by(state, opponent_of(seat)))


# How strong


def strength_of(card: Card, unseen: CardSet, cards_unseen: i64, trump: Suit) -> i64:
    """How often a card wins, in 64ths, against the cards not seen."""
    of_suit = suit_with(card) & unseen
    followers = count(of_suit)
    winning = winning_answers(card, trump)
    if followers > 0:
        led = ALWAYS * (followers - count(of_suit & winning)) // followers
    else:
        led = ALWAYS - ALWAYS * count(unseen & winning) // cards_unseen
    answering = ALWAYS * count(unseen & BEATEN[trump * PACK + card]) // cards_unseen
    return (LED * led + ANSWERING * answering) // ALWAYS


def strength_of_shape(held: CardSet, trump: Suit) -> i64:
    """What suits add that are missing, because there one may answer as one likes."""
    strength: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        if suit != trump and not held & CARDS_OF_SUIT[suit]:
            strength += OF_A_MISSING_SUIT
        suit += 1
    return strength


def strength_of_hand(held: CardSet, unseen: CardSet, cards_unseen: i64, trump: Suit) -> i64:
    """How many tricks these cards win, in 64ths, against the cards not seen."""
    strength = strength_of_shape(held, trump)
    while held:
        strength += strength_of(Card(lowest(held)), unseen, cards_unseen, trump)
        held &= held - 1
    return strength


def value_of_keeping(held: CardSet) -> i64:
    """What it is worth to have these cards still, beyond their strength."""
    value: i64 = 0
    while held:
        value += KEPT[rank_of(Card(lowest(held)))]
        held &= held - 1
    return value


def outlook(won: i64, left: i64, strength: i64, lead: i64) -> i64:
    """What the round is worth with so many tricks, and cards of this strength for the others.

    ``lead`` is 1 for who leads the next trick, and -1 for the other.
    """
    if left == 0:
        return prospects(won, 0, 0)
    above = strength * SHARE_A_STRENGTH // left - MIDDLING * SHARE_A_STRENGTH
    return prospects(won, left, above // ALWAYS + USUAL_SHARE + lead * SHARE_FOR_THE_LEAD)


# How good a trick is


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Thoughts:
    """What a seat has in mind while it thinks about one trick."""

    def __init__(self, state: FoxState, seat: Seat) -> None:
        opponent = opponent_of(seat)
        self.led: Card = state.led
        self.decree: Card = state.decree
        self.won: i64 = tricks_in(won_by(state, seat))
        self.left: i64 = TRICKS - 1 - self.won - tricks_in(won_by(state, opponent))
        self.unseen: CardSet = unseen_by(state, seat)
        self.cards_unseen: i64 = count(self.unseen)
        if not self.unseen:  # nothing is divided by nothing
            self.cards_unseen = 1
        self.share_held: i64 = share_of(count(hand_of(state, opponent)), self.cards_unseen)


def chance_of_lead(mind: Thoughts, card: Card, trump: Suit, *, is_wanted: bool) -> i64:
    """FOX-6, FOX-7, FOX-19: the chance in thousandths that a led card wins the trick.

    Who wants the trick that we want wins it if the answer is there; who doesn't loses it.
    """
    of_suit = suit_with(card) & mind.unseen
    winning = winning_answers(card, trump)
    higher = count(of_suit & winning)
    lower = count(of_suit) - higher
    no_higher = none_of(higher, mind.share_held)
    no_lower = none_of(lower, mind.share_held)
    void = no_higher * no_lower // CERTAIN
    no_trump = none_of(count(mind.unseen & winning & ~of_suit), mind.share_held)
    void_and_beaten = void * no_trump // CERTAIN
    if has(MONARCHS, card):  # only a Witch beats it that is the highest
        return CERTAIN - void + void_and_beaten - (CERTAIN - no_higher) // 2
    as_it_comes = (void + void_and_beaten) // 2
    if of_suit:
        as_it_comes += (CERTAIN - void) * lower // (higher + lower)
    as_wanted = CERTAIN - no_lower + void
    if is_wanted:
        as_wanted = no_higher - void + void_and_beaten
    return (
        AS_THE_OPPONENT_WANTS * as_wanted + (HUNDRED - AS_THE_OPPONENT_WANTS) * as_it_comes
    ) // HUNDRED


def value_of_lead(mind: Thoughts, card: Card, trump: Suit, strength: i64) -> i64:
    """FOX-5, FOX-9, FOX-12, FOX-16: what a led card is worth, with such a hand behind it."""
    lead_if_lost: i64 = -1
    if has(SWANS, card):
        lead_if_lost = 1
    if_won = outlook(mind.won + 1, mind.left, strength, 1)
    if_lost = outlook(mind.won, mind.left, strength, lead_if_lost)
    if has(TREASURES, card):
        if_won += POINT
        if_lost -= POINT
    chance = chance_of_lead(mind, card, trump, is_wanted=if_won > if_lost)
    return (chance * if_won + (CERTAIN - chance) * if_lost) // CERTAIN


def value_of_answer(mind: Thoughts, card: Card, trump: Suit, strength: i64) -> i64:
    """FOX-7, FOX-9, FOX-12, FOX-16: what an answer is worth, with such a hand behind it."""
    treasures = POINT * count((bit(mind.led) | bit(card)) & TREASURES)
    lead: i64 = -1
    if has(winning_answers(mind.led, trump), card):
        if not has(SWANS, mind.led):
            lead = 1
        return outlook(mind.won + 1, mind.left, strength, lead) + treasures
    if has(SWANS, card):
        lead = 1
    return outlook(mind.won, mind.left, strength, lead) - treasures


def value_of_card(mind: Thoughts, card: Card, trump: Suit, strength: i64) -> i64:
    """What a card is worth in this trick, as its first or its second."""
    if mind.led == NO_CARD or mind.led == card:
        return value_of_lead(mind, card, trump, strength)
    return value_of_answer(mind, card, trump, strength)


def value_with(mind: Thoughts, card: Card, trump: Suit, kept: CardSet) -> i64:
    """What a card is worth in this trick if these are kept for the others."""
    strength = strength_of_hand(kept, mind.unseen, mind.cards_unseen, trump)
    return value_of_card(mind, card, trump, strength) + value_of_keeping(kept)


def value_of_fox(mind: Thoughts, fox: Card, trump: Suit, kept: CardSet) -> i64:
    """FOX-14: what a Fox is worth with the best exchange, of the lowest card of a suit."""
    best = value_with(mind, fox, trump, kept)
    suit: i64 = 0
    while suit < SUITS:
        of_suit = kept & CARDS_OF_SUIT[suit]
        if of_suit:
            exchanged = (kept & ~bit(lowest(of_suit))) | bit(mind.decree)
            value = value_with(mind, fox, Suit(suit), exchanged)
            best = max(best, value)
        suit += 1
    return best


# The contract


def rate(state: FoxState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """Adds how good each choice looks to a seat, in hundredths of a point."""
    mind = Thoughts(state, seat)
    if state.asked == TO_EXCHANGE or state.asked == TO_BURY:
        rate_effects(state, mind, hand_of(state, seat), choices, ratings)
    else:
        rate_plays(state, mind, hand_of(state, seat), choices, ratings)


def rate_plays(
    state: FoxState, mind: Thoughts, held: CardSet, choices: Choices, ratings: Ratings
) -> None:
    """FOX-5, FOX-6: each card that may be played."""
    trump = state.trump
    strength = strength_of_hand(held, mind.unseen, mind.cards_unseen, trump)
    strength -= strength_of_shape(held, trump)
    keeping = value_of_keeping(held)
    place: i64 = 0
    while place < choices.size:
        card = Card(choices.at(place))
        kept = held & ~bit(card)
        place += 1
        if has(FOXES, card) and kept:
            ratings.add(value_of_fox(mind, card, trump, kept))
            continue
        left = strength - strength_of(card, mind.unseen, mind.cards_unseen, trump)
        value = value_of_card(mind, card, trump, left + strength_of_shape(kept, trump))
        if has(WOODCUTTERS, card):
            value += DRAWN + DRAWN_A_TRICK_LEFT * mind.left
        ratings.add(value + keeping - KEPT[rank_of(card)])


def rate_effects(
    state: FoxState, mind: Thoughts, held: CardSet, choices: Choices, ratings: Ratings
) -> None:
    """FOX-14, FOX-15: each card that may be exchanged or buried."""
    played = state.led
    if state.answer != NO_CARD:
        played = state.answer
    place: i64 = 0
    while place < choices.size:
        action: i64 = choices.at(place)
        place += 1
        if state.asked == TO_BURY:
            ratings.add(value_with(mind, played, state.trump, held & ~bit(action - BURY)))
        elif action == KEEP:
            ratings.add(value_with(mind, played, state.trump, held))
        else:
            given = Card(action - SWAP)
            exchanged = (held & ~bit(given)) | bit(mind.decree)
            ratings.add(value_with(mind, played, suit_of(given), exchanged))
