"""The last tricks of a round, worked out exactly where all cards lie open.

Both players see everything here, the deck too, and each wants to end the round as many points
above the other as can be. What a trick is worth depends on how many there are in the end, so
nothing is said before the last one. All values are those of whoever leads the trick: the one who
follows wants them low. ``low`` and ``high`` are what the two can have already elsewhere; beyond
these nobody needs to know more.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.fox.cards import FOXES, SWANS, TREASURES, WOODCUTTERS, suit_of
from pakl.games.fox.prospects import TRICKS
from pakl.games.fox.scoring import POINTS_FOR_TRICKS, treasures_in, tricks_in
from pakl.games.fox.state import (
    TO_BURY,
    TO_FOLLOW,
    TO_LEAD,
    FoxState,
    hand_of,
    opponent_of,
    won_by,
)
from pakl.games.fox.tricks import may_follow_with, winning_answers
from pakl.kernel.actions import NO_ACTION, ActionId, Choices
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import Game
from pakl.kernel.piles import Pile
from pakl.kernel.sets import NOTHING, bit, count, has, lowest

# So many tricks are worked out, in 2.5 µs; one more takes about ten times as long.
LAST_TRICKS: Final = 3
CARDS_WON_BEFORE: Final = 20  # FOX-10: two for each of the other ten tricks

MOST: Final = 1_000

# FOX-20: by the tricks of a player at the end, what they bring more than those of the other.
POINTS_MORE: Final[vec[i64]] = vec[i64](
    [POINTS_FOR_TRICKS[tricks] - POINTS_FOR_TRICKS[TRICKS - tricks] for tricks in range(TRICKS + 1)]
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Endgame:
    """The tricks that are left of one round.

    ``leading`` and ``following`` are the hands of the two, ``draws`` the cards drawn from the deck
    by now, ``tricks`` those of the leader, ``treasures`` how many more of these the leader has.
    """

    def __init__(self, deck: Pile) -> None:
        self.deck: Final = deck

    def lead(
        self, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-5, FOX-10: what the round is worth to who leads the next trick, or led the last."""
        if leading == NOTHING:
            return POINTS_MORE[tricks] + treasures
        cards = leading
        while cards and low < high:
            card = Card(lowest(cards))
            cards &= cards - 1
            kept = leading & ~bit(card)
            low = max(
                low,
                self.led(card, kept, following, decree, draws, tricks, treasures, low, high),
            )
        return low

    def led(
        self, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-14, FOX-15: what it is worth to lead a card, with the best that it can do."""
        if has(WOODCUTTERS, card):
            leading |= bit(self.drawn(draws))
            return self.buried_by_leader(
                card, leading, following, decree, draws + 1, tricks, treasures, low, high
            )
        if has(FOXES, card):
            return self.exchanged_by_leader(
                card, leading, following, decree, draws, tricks, treasures, low, high
            )
        return self.answer(card, leading, following, decree, draws, tricks, treasures, low, high)

    def exchanged_by_leader(
        self, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-14: what a led Fox is worth, with the best exchange or none."""
        value = self.answer(card, leading, following, decree, draws, tricks, treasures, low, high)
        low = max(low, value)
        given = leading
        while given and low < high:
            exchanged = Card(lowest(given))
            given &= given - 1
            kept = (leading & ~bit(exchanged)) | bit(decree)
            value = self.answer(
                card, kept, following, exchanged, draws, tricks, treasures, low, high
            )
            low = max(low, value)
        return low

    def buried_by_leader(
        self, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-15: what a led Woodcutter is worth, whichever card is best buried."""
        cards = leading
        while cards and low < high:
            kept = leading & ~bit(lowest(cards))
            cards &= cards - 1
            low = max(
                low,
                self.answer(card, kept, following, decree, draws, tricks, treasures, low, high),
            )
        return low

    def answer(
        self, led: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-6: what is left to the leader by the best answer."""
        cards = may_follow_with(following, led)
        while cards and low < high:
            card = Card(lowest(cards))
            cards &= cards - 1
            kept = following & ~bit(card)
            high = min(
                high,
                self.answered(
                    led, card, leading, kept, decree, draws, tricks, treasures, low, high
                ),
            )
        return high

    def answered(
        self, led: Card, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-14, FOX-15: what an answer leaves to the leader, with the best that it can do."""
        if has(WOODCUTTERS, card):
            following |= bit(self.drawn(draws))
            return self.buried_by_follower(
                led, card, leading, following, decree, draws + 1, tricks, treasures, low, high
            )
        if has(FOXES, card):
            return self.exchanged_by_follower(
                led, card, leading, following, decree, draws, tricks, treasures, low, high
            )
        return self.taken(
            led, card, leading, following, decree, draws, tricks, treasures, low, high
        )

    def exchanged_by_follower(
        self, led: Card, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-14: what a Fox in answer leaves to the leader, with the best exchange or none."""
        value = self.taken(
            led, card, leading, following, decree, draws, tricks, treasures, low, high
        )
        high = min(high, value)
        given = following
        while given and low < high:
            exchanged = Card(lowest(given))
            given &= given - 1
            kept = (following & ~bit(exchanged)) | bit(decree)
            value = self.taken(
                led, card, leading, kept, exchanged, draws, tricks, treasures, low, high
            )
            high = min(high, value)
        return high

    def buried_by_follower(
        self, led: Card, card: Card, leading: CardSet, following: CardSet, decree: Card, draws: i64,
        tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-15: what a Woodcutter in answer leaves to the leader."""
        cards = following
        while cards and low < high:
            kept = following & ~bit(lowest(cards))
            cards &= cards - 1
            high = min(
                high,
                self.taken(led, card, leading, kept, decree, draws, tricks, treasures, low, high),
            )
        return high

    def taken(
        self, led: Card, answer: Card, leading: CardSet, following: CardSet, decree: Card,
        draws: i64, tricks: i64, treasures: i64, low: i64, high: i64,
    ) -> i64:  # fmt: skip
        """FOX-7, FOX-9, FOX-12, FOX-16: the trick is taken, and the winner or a Swan leads on."""
        points = treasures_in((bit(led) | bit(answer)) & TREASURES)
        goes_on_leading = has(SWANS, led)
        if has(winning_answers(led, suit_of(decree)), answer):
            treasures -= points
        else:
            goes_on_leading = not has(SWANS, answer)
            tricks += 1
            treasures += points
        if goes_on_leading:
            return self.lead(leading, following, decree, draws, tricks, treasures, low, high)
        tricks_of_other = TRICKS - count(leading) - tricks
        return -self.lead(
            following, leading, decree, draws, tricks_of_other, -treasures, -high, -low
        )

    def drawn(self, draws: i64) -> Card:
        """FOX-15: the card that a Woodcutter draws after so many others."""
        return self.deck.at(self.deck.size - 1 - draws)


# Questions


def is_near_end(state: FoxState) -> bool:
    """Whether so few tricks are left that they can be worked out."""
    return count(state.won_0 | state.won_1) >= CARDS_WON_BEFORE


def value_of(state: FoxState) -> i64:
    """What a round that goes on is worth to seat 0: points more than seat 1 gets."""
    leader = state.leader
    value = value_for_leader(
        Endgame(state.deck),
        state,
        hand_of(state, leader),
        hand_of(state, opponent_of(leader)),
        tricks_in(won_by(state, leader)),
        treasures_in(won_by(state, leader)) - treasures_in(won_by(state, opponent_of(leader))),
    )
    if leader == 0:
        return value
    return -value


def value_for_leader(
    endgame: Endgame, state: FoxState, leading: CardSet, following: CardSet, tricks: i64,
    treasures: i64,
) -> i64:  # fmt: skip
    """What a round is worth to who leads the trick, by what is asked in it."""
    led = state.led
    answer = state.answer
    decree = state.decree
    if state.asked == TO_LEAD:
        return endgame.lead(leading, following, decree, 0, tricks, treasures, -MOST, MOST)
    if state.asked == TO_FOLLOW:
        return endgame.answer(led, leading, following, decree, 0, tricks, treasures, -MOST, MOST)
    if answer == NO_CARD and state.asked == TO_BURY:
        return endgame.buried_by_leader(
            led, leading, following, decree, 0, tricks, treasures, -MOST, MOST
        )
    if answer == NO_CARD:
        return endgame.exchanged_by_leader(
            led, leading, following, decree, 0, tricks, treasures, -MOST, MOST
        )
    if state.asked == TO_BURY:
        return endgame.buried_by_follower(
            led, answer, leading, following, decree, 0, tricks, treasures, -MOST, MOST
        )
    return endgame.exchanged_by_follower(
        led, answer, leading, following, decree, 0, tricks, treasures, -MOST, MOST
    )


def best_action(game: Game, state: FoxState) -> ActionId:
    """What is best for the seat in turn, of equals the first; nothing if the end is far."""
    if not is_near_end(state):
        return NO_ACTION
    seat = state.turn
    choices = Choices()
    game.choose(state, seat, choices)
    best = choices.at(0)
    highest: i64 = -MOST
    place: i64 = 0
    while place < choices.size and choices.size > 1:
        after = state.copy()
        assert isinstance(after, FoxState)
        game.apply(after, seat, choices.at(place))
        value = value_of(after)
        if seat != 0:
            value = -value
        if value > highest:
            highest = value
            best = choices.at(place)
        place += 1
    return best
