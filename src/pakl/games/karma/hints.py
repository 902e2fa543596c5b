"""What a careful player of Karma makes of the rules.

*In the set-up* the strongest cards go face up, because they are played last, when nobody
draws any more and a player who can't discard has a hand full of cards again. Low numbers
stay in the hand, where they go first and are replaced from the draw pile.

*On a low pile* the lowest number that fits goes, with its equals: high numbers and Karma
cards fit nearly always, so they are kept for the day when nothing else does. While there is
a draw pile, every low card discarded is a better one drawn. When it is used up every card
counts, but the low ones, which will not fit again, count most.

*Three equal* cards are the best move there is: the pile is gone and one may go on. A pair
is not offered to the next player if the third card is still about.

*The next player* is squeezed where that is cheap: what lies face up before a player with an
empty hand is known, and so is how many of the cards not seen yet would fit. A Five or Less on
a large pile hurts most those who have kept their high cards, or are about to go out.

*A Table Card* is good while a face-up card fits, for then it takes a card from the table
that would have to go anyway, and bad when none does. *Give Pile* waits for a large pile.

*The pile is taken* when what would have to be spent is worth more than what must be taken,
and gladly while there is a draw pile and the pile is made of Karma cards and high numbers: a
hand full of these is no burden yet, and others can't have them. But the more one holds
already the less one wants.

*A game that goes on for ever* is nobody's: two players who always do the same can pass the same
cards to and fro, so with the turns their moods begin to change.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.karma.actions import (
    FLIP,
    GIVE,
    GIVE_BY_CARD,
    MOST_SEATS,
    PLAY,
    PLAY_THREE,
    PLAY_TWO,
    TAKE,
    plays_of,
    shown_card,
)
from pakl.games.karma.cards import (
    ALL_CARDS,
    BOTTOM_UP,
    COPIES,
    GIVE_PILE,
    KINDS,
    TABLE_CARD,
    cards_that_fit,
)
from pakl.games.karma.discarding import CARDS_IN_HAND, is_played_from_hand, next_holder
from pakl.games.karma.table import (
    TO_FOLLOW,
    TO_SHOW,
    KarmaState,
    cards_of,
    columns_of,
)
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.piles import Hands, Pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, count, has, lowest

# How good it is to be rid of a card, by its kind: 1 to 16, Table Card, Bottom Up, Five or
# Less, Give Pile. A hundred is about what one card less is worth.

# While the draw pile gives another one for it
RID_AND_DRAW: Final[vec[i64]] = vec[i64](
    [60, 56, 50, 42, 34, 26, 17, 8, -3, -16, -32, -49, -62, -87, -89, -83, -40, -40, -80, -160]
)
# While the hand is so large that nothing is drawn
RID: Final[vec[i64]] = vec[i64](
    [113, 100, 85, 70, 49, 31, 8, -17, -43, -63, -78, -91, -98, -107, -115, -123, -5, -6, -31, -80]
)
# When the draw pile is used up
RID_AT_THE_END: Final[vec[i64]] = vec[i64](
    [268, 309, 215, 209, 203, 203, 174, 135, 107, 79, 60, 51, 42, 35, 0, -15, 28, 34, 0, -50]
)
# How good it is to have it face up on the table for the end
SHOWN_UP: Final[vec[i64]] = vec[i64](
    [0, 2, 4, 6, 9, 12, 16, 22, 28, 36, 44, 54, 66, 78, 92, 108, 60, 90, 139, 104]
)

EQUAL_SHARE: Final = 40  # what a second and third card count that go along, in hundredths
SHOWN_EQUAL: Final = 30  # two equal cards face up are played together
TABLE_CARD_LESS: Final = 90  # a card of the table is gone before its time
PILE_REMOVED: Final = 150
SQUEEZED: Final = 42  # the next player can't discard
SQUEEZED_A_CARD: Final = 8  # and must take so much
SQUEEZED_AT_THE_END: Final = 29  # and would soon have been out
THIRD_OFFERED: Final = -25  # the next player may have the third of three equal cards
TAKEN: Final = -106
TAKEN_AT_THE_END: Final = -60  # when the draw pile is used up
TAKEN_SHARE: Final = 78  # what the cards taken cost, in hundredths of what it takes to be rid
TAKEN_TO_THE_OTHERS: Final = -4  # for every card that is in the hand already
GIVEN: Final = 20
GIVEN_A_CARD: Final = 60
GIVEN_SHARE: Final = 20  # the better the cards the worse the gift, in hundredths
GIVEN_TO_MANY_CARDS: Final = 5  # who has many cards is sooner the one who loses
NEAR_THE_END: Final = 4  # cards

PATIENT_FOR: Final = 150  # turns

GOES_OUT: Final = 10_000
THOUSAND: Final = 1000
HUNDRED: Final = 100

# Numbers without a pattern, for moods that change from turn to turn
MOOD_OF_TURN: Final = 7919
MOOD_OF_ACTION: Final = 4271
MOODS: Final = 211
MOST_MOODY: Final = 100


# Questions


def without(unseen: i64, card: Card) -> i64:
    """One card less among those not seen, of which each kind has a bit for every copy."""
    copies: i64 = COPIES
    while copies > 0:
        copies -= 1
        one = bit(copies * KINDS + card)
        if unseen & one:
            return unseen ^ one
    return unseen


def without_pile(unseen: i64, pile: Pile) -> i64:
    """The cards not seen, less those of a pile."""
    place: i64 = 0
    while place < pile.size:
        unseen = without(unseen, pile.at(place))
        place += 1
    return unseen


def without_hand(unseen: i64, hands: Hands, seat: Seat) -> i64:
    """The cards not seen, less those that a seat holds or shows."""
    copies: i64 = 1
    while copies <= COPIES:
        kinds = hands.at_least(seat, copies)
        while kinds:
            unseen = without(unseen, Card(lowest(kinds)))
            kinds &= kinds - 1
        copies += 1
    return unseen


def not_seen_by(state: KarmaState, seat: Seat) -> i64:
    """The cards whose place a seat can't see, as ``plays_of`` counts them."""
    unseen = plays_of(ALL_CARDS, ALL_CARDS, ALL_CARDS)
    unseen = without_hand(unseen, state.hands, seat)
    unseen = without_pile(unseen, state.discard_pile)
    unseen = without_pile(unseen, state.out_of_the_game)
    other: i64 = 0
    while other < state.seats:
        unseen = without_hand(unseen, state.face_up, Seat(other))
        other += 1
    return unseen


def share_of(cards: CardSet, unseen: i64) -> i64:
    """How many in a thousand of the cards not seen are of these kinds."""
    total = count(unseen)
    if total == 0:
        return 0
    return count(unseen & plays_of(cards, cards, cards)) * THOUSAND // total


def chance_of_a_squeeze(state: KarmaState, seat: Seat, fitting: CardSet, unseen: i64) -> i64:
    """How often in a thousand a seat has none of the cards that fit."""
    hand = state.hands.count(seat)
    shown = state.face_up.kinds(seat)
    if hand == 0 and shown:
        if shown & fitting:
            return 0
        return THOUSAND
    share = share_of(ALL_CARDS & ~fitting, unseen)
    chance = share
    while hand > 1 and chance > 0:
        chance = chance * share // THOUSAND
        hand -= 1
    return chance


def equal_on_top(pile: Pile, card: Card) -> i64:
    """How many cards of a kind lie on top of a pile."""
    equal: i64 = 0
    while equal < pile.size and pile.at(pile.size - 1 - equal) == card:
        equal += 1
    return equal


def rid_of(state: KarmaState, card: Card) -> i64:
    """How good it is to be rid of a card for which nothing is drawn."""
    if state.draw_pile.size > 0:
        return RID[card]
    return RID_AT_THE_END[card]


def rid_of_pile(state: KarmaState) -> i64:
    """What it takes to be rid of all cards of the discard pile."""
    pile = state.discard_pile
    worth: i64 = 0
    place: i64 = 0
    while place < pile.size:
        worth += rid_of(state, pile.at(place))
        place += 1
    return worth


def rid_of_equal(state: KarmaState, seat: Seat, card: Card, copies: i64) -> i64:
    """How good it is to be rid of equal cards, for which others may be drawn."""
    drawn: i64 = 0
    if state.draw_pile.size > 0 and is_played_from_hand(state, seat):
        drawn = max(0, min(copies, CARDS_IN_HAND - (state.hands.count(seat) - copies)))
    rid = drawn * RID_AND_DRAW[card] + (copies - drawn) * rid_of(state, card)
    if copies == 1:
        return rid
    return rid // copies * (HUNDRED + (copies - 1) * EQUAL_SHARE) // HUNDRED


def mood(turns: i64, action: i64) -> i64:
    """What makes a player try something else: two who always do the same go round in circles.

    It grows with the turns that a game lasts beyond what is usual.
    """
    if turns < PATIENT_FOR:
        return 0
    whim = (turns * MOOD_OF_TURN + action * MOOD_OF_ACTION) % MOODS
    return whim * min(turns - PATIENT_FOR, MOST_MOODY) // MOST_MOODY


# Ratings of single moves


def rate_show(action: i64) -> i64:
    """KARMA-2: three cards to lie face up."""
    one = shown_card(action, 0)
    other = shown_card(action, 1)
    last = shown_card(action, 2)
    rating = SHOWN_UP[one] + SHOWN_UP[other] + SHOWN_UP[last]
    if one == other or other == last:
        rating += SHOWN_EQUAL
    return rating


def rate_taking(state: KarmaState, seat: Seat) -> i64:
    """KARMA-15: taking the pile."""
    rating: i64 = TAKEN - rid_of_pile(state) * TAKEN_SHARE // HUNDRED
    rating += TAKEN_TO_THE_OTHERS * state.hands.count(seat)
    if state.draw_pile.size == 0:
        rating += TAKEN_AT_THE_END
    return rating


def rate_giving(state: KarmaState, receiver: Seat) -> i64:
    """KARMA-26: giving the pile to somebody."""
    rating: i64 = GIVEN + GIVEN_A_CARD * state.discard_pile.size
    rating += rid_of_pile(state) * GIVEN_SHARE // HUNDRED
    return rating + GIVEN_TO_MANY_CARDS * cards_of(state, receiver)


def rate_squeeze(state: KarmaState, seat: Seat, top: Card, pile: i64, unseen: i64) -> i64:
    """KARMA-7, KARMA-22: what it does to the next player that this card lies on top."""
    following = next_holder(state.holders, seat, state.seats)
    if following == seat:
        return 0
    chance = chance_of_a_squeeze(state, following, cards_that_fit(top), unseen)
    worth: i64 = SQUEEZED + SQUEEZED_A_CARD * pile
    if state.draw_pile.size == 0:
        left = cards_of(state, following)
        if left <= NEAR_THE_END:
            worth += SQUEEZED_AT_THE_END * (NEAR_THE_END + 1 - left)
    return chance * worth // THOUSAND


def rate_follower(state: KarmaState, seat: Seat, to_follow: Card, copies: i64, unseen: i64) -> i64:
    """KARMA-19, KARMA-21: the best that can follow so many Table Cards."""
    fitting = cards_that_fit(to_follow)
    shown = state.face_up.kinds(seat)
    pile = state.discard_pile.size + copies
    if shown:
        fits = shown & fitting
        if not fits:
            return rate_taking(state, seat)
        best: i64 = -GOES_OUT
        while fits:
            card = Card(lowest(fits))
            fits &= fits - 1
            rating = rid_of(state, card) + rate_squeeze(state, seat, card, pile + 1, unseen)
            best = max(best, rating)
        if state.draw_pile.size == 0 and cards_of(state, seat) == copies + 1:
            return GOES_OUT
        return best + TABLE_CARD_LESS
    if columns_of(state.covered, seat):
        chance = share_of(fitting, unseen)
        rating = (TABLE_CARD_LESS + HUNDRED) * chance
        return (rating + rate_taking(state, seat) * (THOUSAND - chance)) // THOUSAND
    held = state.hands.kinds(seat)
    if held == bit(TABLE_CARD) or held & fitting:
        return 0
    return rate_taking(state, seat)


def rate_discard(state: KarmaState, seat: Seat, card: Card, copies: i64, unseen: i64) -> i64:
    """KARMA-6, KARMA-9: discarding so many equal cards."""
    pile = state.discard_pile
    rating = rid_of_equal(state, seat, card, copies)
    if state.draw_pile.size == 0 and cards_of(state, seat) == copies:
        rating += GOES_OUT
    if card == GIVE_PILE:
        return rating
    equal = equal_on_top(pile, card)
    if equal + copies >= COPIES:
        return rating + PILE_REMOVED
    if card == TABLE_CARD:
        to_follow = pile.top()
        if state.asked == TO_FOLLOW:
            to_follow = state.card_to_follow
        elif state.agreed.anything_may_follow:
            to_follow = NO_CARD
        return rating + rate_follower(state, seat, to_follow, copies, unseen)
    top = card
    if card == BOTTOM_UP and pile.size > 0:
        top = pile.at(0)
    if equal + copies == 2 and has(unseen, card):
        rating += THIRD_OFFERED
    return rating + rate_squeeze(state, seat, top, pile.size + copies, unseen)


def rate_play(state: KarmaState, seat: Seat, action: i64, unseen: i64) -> i64:
    """One thing that the seat in turn may do."""
    if action < PLAY_TWO:
        return rate_discard(state, seat, Card(action - PLAY), 1, unseen)
    if action < PLAY_THREE:
        return rate_discard(state, seat, Card(action - PLAY_TWO), 2, unseen)
    if action < TAKE:
        return rate_discard(state, seat, Card(action - PLAY_THREE), COPIES, unseen)
    if action == TAKE:
        return rate_taking(state, seat)
    if action < FLIP:
        copies = (action - GIVE_BY_CARD) // MOST_SEATS + 1
        rating = rate_discard(state, seat, Card(GIVE_PILE), copies, unseen)
        return rating + rate_giving(state, Seat((action - GIVE_BY_CARD) % MOST_SEATS))
    if action < GIVE:
        return 0
    return rate_giving(state, Seat(action - GIVE))


def rate(state: KarmaState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each choice of a seat looks to it."""
    unseen: i64 = NOTHING
    if state.asked != TO_SHOW:
        unseen = not_seen_by(state, seat)
    place: i64 = 0
    while place < choices.size:
        action: i64 = choices.at(place)
        if action < PLAY:
            ratings.add(rate_show(action))
        else:
            ratings.add(rate_play(state, seat, action, unseen) + mood(state.turns, action))
        place += 1
