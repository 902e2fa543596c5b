"""What a careful player of Mau Mau makes of the rules.

*Never forget.* Every call that is due is made, everybody who forgot one is caught, and whoever
can go out does.

*Jacks stay.* A jack fits always, so as the last card it can't be stopped; earlier it is a
card that one would have to draw instead. A seven is spent more easily, for it also answers
one. What is left should be of few suits rather than of many: the suit that lies there or is
wished for next time is then likely to be one's own.

*The next player's hand* is judged by the cards not seen yet: how many of them would fit, and
how many cards there are to fit with. A card that the next player can't follow is a turn won,
and the fewer cards that player has left, the more it is worth. The same makes the wish: the
suit one has most of, if the others have little of it.

*Sevens* are for a player who is about to go out, and answer a seven whenever there is one.
*Eights* mean another turn in a duel: with a card that follows they are as good as two cards,
and a hand of eights and one more card goes out in a row. A *nine* among many must not turn
to a player who is about to go out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.maumau.actions import CATCH, DRAW, NAME, PASS, PLAY_CALLED, card_of, suit_named
from pakl.games.maumau.cards import (
    CLUBS,
    JACK,
    JACKS,
    NINE,
    SEVEN,
    SEVENS,
    SUITS,
    Rank,
    Suit,
    cards_that_fit,
    rank_of,
    suit_of,
)
from pakl.games.maumau.effects import attacks
from pakl.games.maumau.state import MauMauState
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.odds import CERTAIN, none_of, share_of
from pakl.kernel.seats import Seat, seat_after
from pakl.kernel.sets import NOTHING, bit, count, has, lowest

ALL_CARDS: Final = 0xFFFFFFFF
DUEL: Final = 2  # players
TWICE: Final = 2  # a card in two packs

# Whatever else there is to think of. All other numbers are thousandths of a won round.
GOES_OUT: Final = 100_000
CATCHES: Final = 50_000
CALLS: Final = 20_000
GOES_OUT_IN_A_ROW: Final = 5_000

DRAWS: Final = -400
PASSES: Final = -133
NAMED_A_CARD: Final = 42  # of the suit that is named

# By the cards that the next player holds: one, two, more
CANNOT_FOLLOW: Final[vec[i64]] = vec[i64]([137, 125, 79])
CANNOT_ANSWER: Final[vec[i64]] = vec[i64]([231, 150, 74])
NINE_TURNS_TO: Final[vec[i64]] = vec[i64]([-97, -54, 0])
SKIPPED: Final[vec[i64]] = vec[i64]([33, 0, 0])

# By the cards that one has left: one, two, more
JACK_SPENT: Final[vec[i64]] = vec[i64]([234, 220, 127])
SEVEN_SPENT: Final[vec[i64]] = vec[i64]([89, 56, 72])
EIGHT_SPENT: Final[vec[i64]] = vec[i64]([11, 4, 20])

GOES_ON: Final = 80  # after an eight in a duel
SUIT_LEFT: Final = -40  # for each suit that one still has
SAME_SUIT: Final = 23  # for each card left that is of the suit to follow, up to three
MOST_SAME: Final = 3
LAST_IS_JACK: Final = 85
LAST_IS_SAME: Final = 144
TWO_AND_SAME: Final = 37


# Questions


def size_of(cards: i64) -> i64:
    """Where the tables have a hand of so many cards: one, two, more."""
    if cards <= 1:
        return 0
    if cards == 2:
        return 1
    return 2


def cards_of_suit(suit: Suit) -> CardSet:
    """The cards of a suit."""
    return CLUBS * bit(suit)


def cards_of_rank(rank: Rank) -> CardSet:
    """The cards of a rank."""
    return SEVENS * bit(SUITS * rank)


def suits_in(cards: CardSet) -> i64:
    """How many suits there are among cards, jacks apart."""
    cards &= ~JACKS
    suits: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        if cards & cards_of_suit(Suit(suit)):
            suits += 1
        suit += 1
    return suits


def unseen_by(state: MauMauState, seat: Seat) -> CardSet:
    """The kinds of card of which one may be in another hand or in the stock."""
    seen = state.hands.kinds(seat)
    seen_twice: CardSet = NOTHING
    has_two_packs = state.agreed.packs_for(state.seats) == TWICE
    if has_two_packs:
        seen_twice = state.hands.at_least(seat, TWICE)
    place: i64 = 0
    while place < state.discards.size:
        kind = bit(state.discards.at(place))
        seen_twice |= seen & kind
        seen |= kind
        place += 1
    if has_two_packs:
        return ALL_CARDS & ~seen_twice
    return ALL_CARDS & ~seen


def kept_after(state: MauMauState, seat: Seat, play: ActionId) -> CardSet:
    """The kinds of card that a play leaves in hand."""
    card = card_of(play)
    kept = state.hands.kinds(seat)
    if state.agreed.packs_for(state.seats) == TWICE and has(
        state.hands.at_least(seat, TWICE), card
    ):
        return kept
    return kept & ~bit(card)


def goes_out_in_a_row(kept: CardSet, card: Card, eights: CardSet) -> bool:
    """MAU-22: whether after an eight in a duel all other cards follow in the same turn."""
    others = kept & ~eights
    if count(others) > 1:
        return False
    if not others or others & JACKS:
        return True
    suit = suit_of(Card(lowest(others)))
    if kept & eights:
        return (kept & eights & cards_of_suit(suit)) != 0
    return suit_of(card) == suit


# How good a play is


def value_of_kept(kept: CardSet, left: i64, suit: Suit) -> i64:
    """What the cards left are good for when this suit is to be followed."""
    same = min(count(kept & cards_of_suit(suit) & ~JACKS), MOST_SAME)
    value = SAME_SUIT * same + SUIT_LEFT * suits_in(kept)
    if left == 1 and kept & JACKS:
        return value + LAST_IS_JACK
    if left == 1 and same > 0:
        return value + LAST_IS_SAME
    if left == 2 and same > 0:
        return value + TWO_AND_SAME
    return value


def value_of_eight(state: MauMauState, seat: Seat, card: Card, kept: CardSet, left: i64) -> i64:
    """MAU-17, MAU-22, MAU-24: what it is worth that the next player is skipped."""
    value = -EIGHT_SPENT[size_of(left)]
    if state.seats > DUEL:
        skipped = seat_after(seat, state.seats, state.direction)
        return value + SKIPPED[size_of(state.hands.count(skipped))]
    if not kept & cards_that_fit(card, suit_of(card)):
        return value
    if goes_out_in_a_row(kept, card, cards_of_rank(state.agreed.skipping_rank)):
        return value + GOES_OUT_IN_A_ROW
    return value + GOES_ON


def value_against(
    state: MauMauState, follower: Seat, card: Card, suit: Suit, unseen: CardSet
) -> i64:
    """MAU-5, MAU-14, MAU-15: what it is worth that the next player may be stuck."""
    cards = state.hands.count(follower)
    size = size_of(cards)
    cards_unseen = count(unseen)
    if attacks(
        card,
        suit_to_follow=state.suit_to_follow,
        load=state.load,
        always=state.agreed.has_every_seven_attack,
    ):
        stuck = none_of(cards, share_of(count(unseen & SEVENS), cards_unseen))
        return CANNOT_ANSWER[size] * stuck // CERTAIN
    if follower == state.turn:
        return 0
    stuck = none_of(cards, share_of(count(unseen & cards_that_fit(card, suit)), cards_unseen))
    return CANNOT_FOLLOW[size] * stuck // CERTAIN


def value_of_play(
    state: MauMauState, seat: Seat, play: ActionId, kept: CardSet, unseen: CardSet
) -> i64:
    """What a play is worth that leaves these kinds of card in hand."""
    card = card_of(play)
    suit = suit_named(play)
    rank = rank_of(card)
    left = state.hands.count(seat) - 1
    value = value_of_kept(kept, left, suit)
    direction = state.direction
    if rank == JACK:
        value -= JACK_SPENT[size_of(left)]
    elif rank == SEVEN:
        value -= SEVEN_SPENT[size_of(left)]
    elif rank == NINE:
        direction = -direction
    if rank == state.agreed.skipping_rank:
        value += value_of_eight(state, seat, card, kept, left)
    follower = seat_after(seat, state.seats, direction * state.agreed.steps[rank])
    if rank == NINE and state.seats > DUEL:
        value += NINE_TURNS_TO[size_of(state.hands.count(follower))]
    return value + value_against(state, follower, card, suit, unseen)


# The contract


def rate(state: MauMauState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """Adds how good each choice looks to a seat, in thousandths of a won round."""
    unseen = unseen_by(state, seat)
    place: i64 = 0
    while place < choices.size:
        action = choices.at(place)
        place += 1
        if action >= CATCH:
            ratings.add(CATCHES)
        elif action >= NAME:
            suit = Suit(action - NAME)
            ratings.add(NAMED_A_CARD * count(state.hands.kinds(seat) & cards_of_suit(suit)))
        elif action == DRAW:
            ratings.add(DRAWS)
        elif action == PASS:
            ratings.add(PASSES)
        else:
            ratings.add(rating_of_play(state, seat, action, unseen))


def rating_of_play(state: MauMauState, seat: Seat, play: ActionId, unseen: CardSet) -> i64:
    """MAU-10, MAU-12: a play, and its call before everything else."""
    rating: i64 = 0
    if play >= PLAY_CALLED:
        rating = CALLS
    if state.hands.count(seat) == 1:
        if rating == CALLS or not state.agreed.must_call:
            return GOES_OUT
        return rating
    return rating + value_of_play(state, seat, play, kept_after(state, seat, play), unseen)
