"""What a careful player of Cockroach Disco makes of the rules.

*Everything is danced in the end*: each colour's cards all come to the floor, and each is
taken by somebody. So a card costs what it is worth, less the chance that its twin comes
along later, and a card whose twin one has already earns the same. The more of its equals
are still to come, and the higher they are, which nobody else wants, the better that chance.

*Taking*, one looks at what the others will then take: of two cards alike for oneself, one
takes the one that would make a pair for the next.

*Choosing*, one asks what it is worth to be early. Who is first takes the best, who is last
what is left; a low card is spent where that is a great difference, and a high one where all
cards are alike. How early a card is depends on the cards that the others have still to
play, which everybody can count. The card lies on the floor next: better one that makes an
own pair, or that nobody wants, than one that makes a pair for others.

*The King* waits for a floor that rids the collection of pairs, or whose cards have so many
twins to come that it costs little, but not until he is the last card in the hand.

Nobody can be sure, as all choose at once. So the ratings of choices that are nearly as good
are near each other, and a player who draws among them by chance can't be read.

*The hidden guest* is a card that one can do without and expects to meet again. The *mirror*
waits as long as it may, and takes the card that costs most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.disco.actions import (
    CHOOSE,
    DISCARD,
    HIDE,
    MIRROR,
    MIRROR_HIDDEN,
    TAKE,
)
from pakl.games.disco.cards import KING, NO_VALUE, VALUES, ValueSet
from pakl.games.disco.mirror import must_use_mirror
from pakl.games.disco.table import (
    CHOSEN,
    COLLECTION,
    FLOOR,
    GUEST,
    TO_CHOOSE,
    TO_COME,
    TO_HIDE,
    TO_TAKE,
    TO_USE_MIRROR,
    DiscoState,
    is_last_round,
)
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.seats import COUNTERCLOCKWISE, NO_SEAT, Seat, SeatSet, seat_after
from pakl.kernel.sets import NOTHING, bit, count, first, has

# The chance in a hundred that a twin comes along, by how many are still to come at a table
# of four colours; where there are more colours it is less, but never more than nearly sure
TWIN_LATER: Final[vec[i64]] = vec[i64]([0, 40, 68, 95, 140, 140, 140])
FEW_COLOURS: Final = 4
MOST_CERTAIN: Final = 98
TWIN_OF_HIGH_CARD: Final = 1  # for every point of the card

# What it is worth to have a card in the hand still, by its value
KEPT_IN_HAND: Final[vec[i64]] = vec[i64]([0, 129, 77, 47, 42, 36, 30, 24, 20, 12, 8, 4, 0, 76])
# How well a card is hidden as a guest, by its value
HIDDEN: Final[vec[i64]] = vec[i64]([0, 20, 30, 39, 46, 59, 70, 80, 81, 80, 91, 60, 50, 0])

POINT: Final = 10  # what a point of the total is rated
OTHERS: Final = 93  # what the others' costs are worth, in hundredths of the own
OWN_PAIR_ON_FLOOR: Final = 2  # for every point of a card that may make an own pair
CARD_ON_FLOOR: Final = 1  # and of one that makes a pair for nobody
KING_PLAYED: Final = 9  # who still has the King is never free
EARLY_MIRROR: Final = 1000

HUNDRED: Final = 100
PRICE_BITS: Final = 10
HIGHEST_PRICE: Final = 1023
NO_PLACE_IS_WORSE: Final = 512


# Questions


def twins_to_come(state: DiscoState, value: i64) -> i64:
    """How many cards of a value have not been on the floor yet, as everybody can count."""
    table = state.table
    cards: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        cards += (table[TO_COME + colour] >> value) & 1
        colour += 1
    return cards


def chance_of_a_twin(state: DiscoState, value: i64) -> i64:
    """How often in a hundred a card of this value that is taken will leave in a pair."""
    twins = twins_to_come(state, value)
    if twins == 0:
        return 0
    chance = TWIN_LATER[twins] * FEW_COLOURS // max(FEW_COLOURS, state.colours)
    return min(MOST_CERTAIN, chance + TWIN_OF_HIGH_CARD * value)


def price_of(state: DiscoState, value: i64) -> i64:
    """What a card is expected to cost in the end."""
    return value * POINT * (HUNDRED - chance_of_a_twin(state, value)) // HUNDRED


def prices_on_floor(state: DiscoState) -> i64:
    """The prices of all cards on the floor in one word, colour by colour."""
    prices: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        value = state.table[FLOOR + colour]
        if value != NO_VALUE:
            prices += price_of(state, value) * bit(colour * PRICE_BITS)
        colour += 1
    return prices


def cost_of(state: DiscoState, prices: i64, collection: ValueSet, colour: i64) -> i64:
    """What a card of the floor costs a collection; below nothing if it makes a pair."""
    price = (prices >> (colour * PRICE_BITS)) & HIGHEST_PRICE
    if has(collection, state.table[FLOOR + colour]):
        return -price
    return price


def collection_of(state: DiscoState, viewer: Seat, who: i64) -> ValueSet:
    """A collection as the viewer sees it; the own hidden guest lies there too."""
    collection = state.table[COLLECTION + who]
    if who == viewer and state.table[GUEST + who] != NO_VALUE:
        collection |= bit(state.table[GUEST + who])
    return collection


def best_colour(state: DiscoState, prices: i64, collection: ValueSet, taken: i64) -> i64:
    """The colour of the floor card that costs a collection least, but for those taken."""
    best: i64 = NO_SEAT
    least: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        if state.table[FLOOR + colour] != NO_VALUE and not has(taken, colour):
            cost = cost_of(state, prices, collection, colour)
            if best == NO_SEAT or cost < least:
                best = colour
                least = cost
        colour += 1
    return best


def next_taker(state: DiscoState, seat: Seat, takers: SeatSet) -> Seat:
    """DISCO-8, DISCO-10, DISCO-12: who of these takes next, after a seat has."""
    if is_last_round(state):
        return seat_after(seat, state.seats, COUNTERCLOCKWISE)
    following = NO_SEAT
    lowest_value: i64 = KING
    other = state.tie_card
    left = state.seats
    while left > 0:
        if has(takers, other) and state.table[CHOSEN + other] < lowest_value:
            lowest_value = state.table[CHOSEN + other]
            following = other
        other = seat_after(other, state.seats)
        left -= 1
    return following


# Ratings of single moves


def rate_take(state: DiscoState, seat: Seat, prices: i64, value: i64) -> i64:
    """DISCO-8: the own cost of a card, and what the others then take."""
    taken: i64 = NOTHING
    colour: i64 = 0
    while state.table[FLOOR + colour] != value:
        colour += 1
    taken |= bit(colour)
    own = cost_of(state, prices, collection_of(state, seat, seat), colour)
    others: i64 = 0
    takers = state.yet_to_take & ~bit(seat)
    who = seat
    while takers:
        who = next_taker(state, who, takers)
        takers &= ~bit(who)
        collection = collection_of(state, seat, who)
        colour = best_colour(state, prices, collection, taken)
        taken |= bit(colour)
        others += cost_of(state, prices, collection, colour)
    return others * OTHERS // HUNDRED // (state.seats - 1) - own


def rate_place(state: DiscoState, seat: Seat, prices: i64, earlier: i64) -> i64:
    """DISCO-8: what this floor brings who takes after so many others."""
    taken: i64 = NOTHING
    others: i64 = 0
    own: i64 = 0
    who = seat
    left = state.seats
    while left > 0:
        if earlier == 0:
            collection = collection_of(state, seat, seat)
            colour = best_colour(state, prices, collection, taken)
            own = cost_of(state, prices, collection, colour)
        else:
            who = seat_after(who, state.seats)
            collection = collection_of(state, seat, who)
            colour = best_colour(state, prices, collection, taken)
            others += cost_of(state, prices, collection, colour)
        taken |= bit(colour)
        earlier -= 1
        left -= 1
    return others * OTHERS // HUNDRED // (state.seats - 1) - own


def earlier_players(state: DiscoState, seat: Seat, value: i64) -> i64:
    """DISCO-8, DISCO-10: how many hundredths of a player will take before who plays a card."""
    earlier: i64 = 0
    other = state.tie_card
    is_favoured = True
    left = state.seats
    while left > 0:
        if other == seat:
            is_favoured = False
        else:
            values = state.table[TO_COME + other]
            lower = values & first(value)
            if is_favoured:
                lower = values & first(value + 1)
            earlier += count(lower) * HUNDRED // max(1, count(values))
        other = seat_after(other, state.seats)
        left -= 1
    return earlier


def rate_king(state: DiscoState, seat: Seat, prices: i64) -> i64:
    """DISCO-13: what it brings to take the whole floor."""
    collection = collection_of(state, seat, seat)
    cost: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        cost += cost_of(state, prices, collection, colour)
        collection ^= bit(state.table[FLOOR + colour])
        colour += 1
    return -cost


def rate_on_floor(state: DiscoState, seat: Seat, value: i64) -> i64:
    """DISCO-11: what it brings that a card lies on the floor next."""
    if has(collection_of(state, seat, seat), value):
        return OWN_PAIR_ON_FLOOR * value
    other: i64 = 0
    while other < state.colours:
        if has(state.table[COLLECTION + other], value):
            return 0
        other += 1
    return CARD_ON_FLOOR * value


def places_on_floor(state: DiscoState, seat: Seat, prices: i64) -> i64:
    """DISCO-8: what each place among those who take brings, in one word, the first place first."""
    places: i64 = 0
    earlier = state.seats - 1
    while earlier >= 0:
        place = NO_PLACE_IS_WORSE + rate_place(state, seat, prices, earlier)
        places = places * (HIGHEST_PRICE + 1) + place
        earlier -= 1
    return places


def rate_place_in(places: i64, earlier: i64) -> i64:
    """What the place after so many others brings."""
    return ((places >> (earlier * PRICE_BITS)) & HIGHEST_PRICE) - NO_PLACE_IS_WORSE


def rate_choice(state: DiscoState, seat: Seat, prices: i64, places: i64, value: i64) -> i64:
    """DISCO-7: a card to be played in secret."""
    rounds_left = state.agreed.rounds - state.round - 1
    rating = rate_on_floor(state, seat, value)
    rating -= KEPT_IN_HAND[value] * rounds_left // VALUES
    if value == KING:
        return rating + rate_king(state, seat, prices) + KING_PLAYED
    earlier = earlier_players(state, seat, value)
    whole = earlier // HUNDRED
    part = earlier % HUNDRED
    place = rate_place_in(places, whole) * (HUNDRED - part)
    if part > 0:
        place += rate_place_in(places, whole + 1) * part
    return rating + place // HUNDRED


def rate_choices(state: DiscoState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """DISCO-7: all cards that a seat may play in secret."""
    prices = prices_on_floor(state)
    places = places_on_floor(state, seat, prices)
    place: i64 = 0
    while place < choices.size:
        value = choices.at(place) - CHOOSE
        ratings.add(rate_choice(state, seat, prices, places, value))
        place += 1


def rate_mirror(state: DiscoState, value: i64) -> i64:
    """DISCO-33, DISCO-35: a card to be discarded with the mirror."""
    rating = price_of(state, value)
    if not must_use_mirror(state):
        rating -= EARLY_MIRROR
    return rating


def rate_action(state: DiscoState, seat: Seat, prices: i64, action: i64) -> i64:
    """One thing that a seat may do, but for choosing in secret."""
    asked = state.asked
    if asked == TO_TAKE:
        return rate_take(state, seat, prices, action - TAKE)
    if asked == TO_HIDE:
        return HIDDEN[action - HIDE]
    if asked == TO_USE_MIRROR:
        if action == MIRROR_HIDDEN:
            return rate_mirror(state, state.table[GUEST + seat])
        if action < MIRROR_HIDDEN:
            return rate_mirror(state, action - MIRROR)
        return 0
    if action == DISCARD:
        return HUNDRED
    return 0


def rate(state: DiscoState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each choice of a seat looks to it."""
    if state.asked == TO_CHOOSE:
        rate_choices(state, seat, choices, ratings)
        return
    prices = prices_on_floor(state)
    place: i64 = 0
    while place < choices.size:
        ratings.add(rate_action(state, seat, prices, choices.at(place)))
        place += 1
