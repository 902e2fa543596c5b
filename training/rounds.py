"""Rounds of The Fox in the Forest at many tables at once, as columns of numbers.

Every table is a column, every row one thing about all tables: ``HAND`` and ``HAND + 1`` are the
hands of both seats as sets of cards, ``DECREE`` the decree card, and so on. So a copy of some
tables is ``cells[:, tables]``. ``checking.py`` compares all of this with the engine, which is
where the rules are told clause by clause.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pakl.games.fox.actions import BURY, KEEP, SWAP
from pakl.games.fox.cards import (
    FOXES,
    MONARCHS,
    PACK,
    RANKS,
    SUITS,
    SWANS,
    TREASURES,
    WOODCUTTERS,
    Suit,
    suit_with,
)
from pakl.games.fox.dealing import CARDS_EACH
from pakl.games.fox.scoring import POINTS_FOR_TRICKS
from pakl.games.fox.situation import (
    ASKED as PLACE_OF_ASKED,
)
from pakl.games.fox.situation import (
    BURIALS,
    MOST_POINTS_LEFT,
    OTHERS_TREASURES,
    OTHERS_TRICKS,
    TREASURES_WON,
    TRICKS,
    WORDS_OF_CARDS,
    WORDS_TOLD,
)
from pakl.games.fox.state import TO_BURY, TO_EXCHANGE, TO_FOLLOW, TO_LEAD
from pakl.games.fox.tricks import shown_to_lack, winning_answers
from pakl.kernel.cards import Card

Array = Any

TARGET: Final = 21
ACTIONS: Final = 100
MOST_POINTS: Final = 12

# The rows: of those with two seats the first is named
HAND: Final = 0
WON: Final = 2
LACKS: Final = 4
LACKED_ONCE: Final = 6
TAKEN: Final = 8
BURIED_CARDS: Final = 10
POINTS_LEFT: Final = 12
DECK: Final = 14
DECREE: Final = 15
LED: Final = 16
ANSWER: Final = 17
ASKED: Final = 18
TURN: Final = 19
LEADER: Final = 20
BURIED: Final = 21
ROWS: Final = 22

# One thing more that may be asked: nothing, for the round is over.
NOTHING: Final = 4
NO_CARD: Final = PACK

# The deck is one number, six bits a card, the lowest card in the lowest bits.
IN_DECK: Final = 6
BITS_OF_CARD: Final = 6
BITS_BELOW_TOP: Final = BITS_OF_CARD * (IN_DECK - 1)
BELOW_TOP: Final = (1 << BITS_BELOW_TOP) - 1

ALL_CARDS: Final = (1 << PACK) - 1
BIT: Final = np.array([1 << card for card in range(PACK)] + [0])
SUIT: Final = np.array([card // RANKS for card in range(PACK)] + [0])
SUIT_WITH: Final = np.array([suit_with(Card(card)) for card in range(PACK)] + [0])
IS_MONARCH: Final = (BIT & MONARCHS) != 0
IS_SWAN: Final = (BIT & SWANS) != 0
IS_FOX: Final = (BIT & FOXES) != 0
IS_WOODCUTTER: Final = (BIT & WOODCUTTERS) != 0
HIGHEST: Final = np.array([0] + [1 << (n.bit_length() - 1) for n in range(1, 1 << RANKS)])
# By led card and answer; there is nothing to be seen where one of them is missing.
SHOWN_TO_LACK: Final = np.array(
    [
        [
            shown_to_lack(Card(led), Card(answer)) if max(led, answer) < PACK else 0
            for answer in range(PACK + 1)
        ]
        for led in range(PACK + 1)
    ]
)
# By trump and led card: the answers that win
WINNING: Final = np.array(
    [
        [winning_answers(Card(led), Suit(trump)) for led in range(PACK)] + [0]
        for trump in range(SUITS)
    ]
)
POINTS: Final = np.array(POINTS_FOR_TRICKS)

# By what is asked, where the choices of it begin: led and followed with, exchanged, buried
BASE_OF_ASKED: Final = np.array([0, 0, SWAP, BURY, 0])
CARD_OF_ACTION: Final = np.array([*range(PACK), *range(PACK), NO_CARD, *range(PACK)])

# A row begins with the words that a seat was told, and what only training looks at follows.
OTHERS_HAND: Final = WORDS_TOLD
LEGAL: Final = WORDS_TOLD + 1
ASKED_OF: Final = WORDS_TOLD + 2
TRUMP_OF: Final = WORDS_TOLD + 3
COLUMNS: Final = WORDS_TOLD + 4


# Questions


def of_seat(cells: Array, row: int, seats: Array) -> Array:
    """The cells of one seat of each table."""
    return np.where(seats == 0, cells[row], cells[row + 1])


def legal_cards(cells: Array) -> Array:
    """FOX-5, FOX-6, FOX-19: the cards that may be chosen, whatever for."""
    held = of_seat(cells, HAND, cells[TURN])
    led = cells[LED]
    of_suit = held & SUIT_WITH[led]
    shift = RANKS * SUIT[led]
    highest = HIGHEST[of_suit >> shift] << shift
    answers = np.where(IS_MONARCH[led], (of_suit & SWANS) | highest, of_suit)
    must_follow = (cells[ASKED] == TO_FOLLOW) & (of_suit != 0)
    return np.where(must_follow, answers, held)


def is_forced(cells: Array, legal: Array) -> Array:
    """Where there is exactly one choice."""
    asked = cells[ASKED]
    return ((legal & (legal - 1)) == 0) & (asked != TO_EXCHANGE) & (asked != NOTHING)


def points_of(cells: Array) -> tuple[Array, Array]:
    """FOX-16, FOX-20: what both seats score by what they have won."""
    first, second = cells[WON], cells[WON + 1]
    return (
        POINTS[np.bitwise_count(first) >> 1] + np.bitwise_count(first & TREASURES),
        POINTS[np.bitwise_count(second) >> 1] + np.bitwise_count(second & TREASURES),
    )


def rows_of(cells: Array, legal: Array) -> Array:
    """What the seats in turn were told, and what only training looks at: a column a decision."""
    turn = cells[TURN]
    is_first = turn == 0

    def both(row: int) -> tuple[Array, Array]:
        first, second = cells[row], cells[row + 1]
        return np.where(is_first, first, second), np.where(is_first, second, first)

    rows = np.empty((COLUMNS, cells.shape[1]), dtype=np.int64)
    held, others_hand = both(HAND)
    won, others = both(WON)
    own_lacked, lacked = both(LACKS)
    own_lacked_once, lacked_once = both(LACKED_ONCE)
    own_taken, taken = both(TAKEN)
    decree, led, answer = BIT[cells[DECREE]], BIT[cells[LED]], BIT[cells[ANSWER]]
    own_buried, _ = both(BURIED_CARDS)
    seen = held | won | others | decree | led | answer | own_buried
    unseen = ALL_CARDS & ~seen
    shown = taken & others_hand
    rows[0] = held
    np.bitwise_and(unseen, lacked, out=rows[2])
    np.bitwise_and(unseen, ~(rows[2] | shown), out=rows[1])
    np.bitwise_and(unseen & lacked_once, ~shown, out=rows[3])
    rows[4] = shown
    np.bitwise_and(own_taken, held, out=rows[5])
    np.bitwise_and(unseen, own_lacked, out=rows[6])
    np.bitwise_and(unseen, own_lacked_once, out=rows[7])
    rows[8] = decree
    rows[9] = led
    rows[10] = answer
    rows[OTHERS_HAND] = others_hand
    rows[LEGAL] = legal
    trump = SUIT[cells[DECREE]]
    turn_trump_first(rows[:WORDS_OF_CARDS], trump)
    turn_trump_first(rows[OTHERS_HAND : LEGAL + 1], trump)
    rows[ASKED_OF] = cells[ASKED]
    rows[TRUMP_OF] = trump
    one = np.int64(1)
    rows[11] = (
        (one << (PLACE_OF_ASKED + cells[ASKED]))
        | (one << (TRICKS + (np.bitwise_count(won) >> 1).astype(np.int64)))
        | (one << (OTHERS_TRICKS + (np.bitwise_count(others) >> 1).astype(np.int64)))
        | (one << (TREASURES_WON + np.bitwise_count(won & TREASURES).astype(np.int64)))
        | (one << (OTHERS_TREASURES + np.bitwise_count(others & TREASURES).astype(np.int64)))
        | (one << (BURIALS + cells[BURIED]))
    )
    left, others_left = both(POINTS_LEFT)
    rows[12] = (one << (np.clip(left, 1, MOST_POINTS_LEFT) - 1)) | (
        one << (MOST_POINTS_LEFT + np.clip(others_left, 1, MOST_POINTS_LEFT) - 1)
    )
    return rows


def turn_trump_first(words: Array, trump: Array) -> None:
    """Turns the suits of these sets of cards round until the trump comes first."""
    shift = RANKS * trump
    lower = words << (PACK - shift)
    words >>= shift
    lower &= ALL_CARDS
    words |= lower


def place_of(actions: Array, trumps: Array) -> Array:
    """Which choice of a net an action is, where the trump comes first."""
    base = np.where(actions < SWAP, 0, np.where(actions < BURY, SWAP, BURY))
    return np.where(actions == KEEP, KEEP, base + (actions - base - RANKS * trumps) % PACK)


def action_of(places: Array, asked: Array, trumps: Array) -> Array:
    """Which action a choice of a net is."""
    base = BASE_OF_ASKED[asked]
    return np.where(places == KEEP, KEEP, base + (places - base + RANKS * trumps) % PACK)


# The race to the target


def race_table(histogram: Array) -> Array:
    """The chance to win from each pair of totals, if rounds bring points as in this histogram."""
    shares = (histogram + histogram.T) / (2 * histogram.sum())
    wins = np.full((TARGET + MOST_POINTS, TARGET + MOST_POINTS), 0.5)
    ways = [(x, y, shares[x, y]) for x, y in np.argwhere(shares > 0)]
    for total in range(2 * TARGET - 2, -1, -1):
        for one in range(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1):
            other = total - one
            wins[one, other] = sum(
                share * after_round(wins, one + x, other + y, x, y) for x, y, share in ways
            )
    return wins


def after_round(wins: Array, one: int, other: int, x: int, y: int) -> float:
    """FOX-21, FOX-22: the chance to win after a round that brought x and y points."""
    if max(one, other) < TARGET:
        return float(wins[one, other])
    if one != other:
        return float(one > other)
    return 0.5 + 0.5 * float(np.sign(x - y))


def chances_after(wins: Array, one: Array, other: Array, x: Array, y: Array) -> Array:
    """FOX-21, FOX-22: the chances to win after a round that brought these points to totals."""
    decided = 0.5 + 0.5 * np.where(one != other, np.sign(one - other), np.sign(x - y))
    return np.where(np.maximum(one, other) < TARGET, wins[one, other], decided)


def gains_of(cells: Array, wins: Array) -> Array:
    """What rounds that are over are worth to the first seats, from -2 to 2."""
    x, y = (points.astype(np.int64) for points in points_of(cells))
    one, other = TARGET - cells[POINTS_LEFT], TARGET - cells[POINTS_LEFT + 1]
    return 2 * (chances_after(wins, one + x, other + y, x, y) - wins[one, other])


# Verbs


def deal(dealers: Array, points_left: Array, luck: np.random.Generator) -> Array:
    """FOX-3, FOX-4: a new round at tables with these dealers and points to the target."""
    count = len(dealers)
    order = np.argsort(luck.random((count, PACK), dtype=np.float32), axis=1)
    bits = np.int64(1) << order
    cells = np.zeros((ROWS, count), dtype=np.int64)
    cells[HAND] = bits[:, :CARDS_EACH].sum(1)
    cells[HAND + 1] = bits[:, CARDS_EACH : 2 * CARDS_EACH].sum(1)
    cells[DECREE] = order[:, 2 * CARDS_EACH]
    for place in range(2 * CARDS_EACH + 1, PACK):
        cells[DECK] = (cells[DECK] << BITS_OF_CARD) | order[:, place]
    cells[POINTS_LEFT : POINTS_LEFT + 2] = points_left
    cells[LED] = NO_CARD
    cells[ANSWER] = NO_CARD
    cells[ASKED] = TO_LEAD
    cells[LEADER] = cells[TURN] = 1 - dealers
    return cells


def apply(cells: Array, actions: Array) -> None:
    """At each of these tables the seat in turn does this."""
    card = CARD_OF_ACTION[actions]
    asked = cells[ASKED]
    is_play = actions < SWAP
    is_first = cells[TURN] == 0
    out = BIT[card]
    cells[HAND] &= ~np.where(is_first, out, 0)
    cells[HAND + 1] &= ~np.where(is_first, 0, out)
    is_answer = is_play & (asked == TO_FOLLOW)
    np.copyto(cells[LED], card, where=is_play & (asked == TO_LEAD))
    np.copyto(cells[ANSWER], card, where=is_answer)
    missing = np.where(is_answer, SHOWN_TO_LACK[cells[LED], card], 0)
    cells[LACKS] |= np.where(is_first, missing, 0)
    cells[LACKS + 1] |= np.where(is_first, 0, missing)
    left = np.where(is_first, cells[HAND], cells[HAND + 1])
    is_fox = is_play & IS_FOX[card] & (left != 0)
    is_woodcutter = is_play & IS_WOODCUTTER[card]
    exchange(cells, np.flatnonzero((actions >= SWAP) & (actions < KEEP)), card)
    bury(cells, np.flatnonzero(actions >= BURY), card)
    draw(cells, np.flatnonzero(is_woodcutter))
    np.copyto(asked, TO_EXCHANGE, where=is_fox)
    goes_on = ~(is_fox | is_woodcutter)
    has_answer = cells[ANSWER] != NO_CARD
    waits = goes_on & ~has_answer
    np.copyto(asked, TO_FOLLOW, where=waits)
    np.copyto(cells[TURN], 1 - cells[LEADER], where=waits)
    finish_tricks(cells, np.flatnonzero(goes_on & has_answer))


def exchange(cells: Array, tables: Array, cards: Array) -> None:
    """FOX-14: a card of the hand changes places with the decree card."""
    if not len(tables):
        return
    seats = cells[TURN, tables]
    taken = BIT[cells[DECREE, tables]]
    cells[HAND + seats, tables] |= taken
    cells[TAKEN + seats, tables] |= taken
    cells[LACKS + seats, tables] &= ~taken
    cells[DECREE, tables] = cards[tables]


def bury(cells: Array, tables: Array, cards: Array) -> None:
    """FOX-15: a card of the hand, out of it already, goes under the deck."""
    if not len(tables):
        return
    seats = cells[TURN, tables]
    cells[DECK, tables] = (cells[DECK, tables] << BITS_OF_CARD) | cards[tables]
    cells[TAKEN + seats, tables] = 0
    cells[BURIED_CARDS + seats, tables] |= BIT[cards[tables]]
    cells[BURIED, tables] += 1


def draw(cells: Array, tables: Array) -> None:
    """FOX-15: the top card of the deck comes to the hand, and one is asked for in return."""
    if not len(tables):
        return
    seats = cells[TURN, tables]
    deck = cells[DECK, tables]
    cells[HAND + seats, tables] |= BIT[deck >> BITS_BELOW_TOP]
    cells[DECK, tables] = deck & BELOW_TOP
    cells[LACKED_ONCE + seats, tables] |= cells[LACKS + seats, tables]
    cells[LACKS + seats, tables] = 0
    cells[ASKED, tables] = TO_BURY


def finish_tricks(cells: Array, tables: Array) -> None:
    """FOX-7 to FOX-10, FOX-12, FOX-13: who wins keeps the trick; somebody leads the next one."""
    if not len(tables):
        return
    led, answer = cells[LED, tables], cells[ANSWER, tables]
    is_beaten = (WINNING[SUIT[cells[DECREE, tables]], led] >> answer) & 1
    winner = cells[LEADER, tables] ^ is_beaten
    cells[WON + winner, tables] |= BIT[led] | BIT[answer]
    losing_card = np.where(is_beaten == 1, led, answer)
    is_over = cells[HAND + winner, tables] == 0
    leader = winner ^ (IS_SWAN[losing_card] & ~is_over)
    cells[LED, tables] = NO_CARD
    cells[ANSWER, tables] = NO_CARD
    cells[ASKED, tables] = np.where(is_over, NOTHING, TO_LEAD)
    cells[LEADER, tables] = leader
    cells[TURN, tables] = leader


def go_on(cells: Array) -> Array:
    """Does everywhere what there is no choice about; then the cards that may be chosen."""
    legal = legal_cards(cells)
    tables = np.flatnonzero(is_forced(cells, legal))
    while len(tables):
        some = cells[:, tables]
        card = np.bitwise_count(legal[tables] - 1).astype(np.int64)
        apply(some, BASE_OF_ASKED[some[ASKED]] + card)
        cells[:, tables] = some
        legal[tables] = next_legal = legal_cards(some)
        tables = tables[is_forced(some, next_legal)]
    return legal


def next_decisions(cells: Array, tables: Array, ended: Array) -> tuple[Array, Array, Array]:
    """Goes on to the next decisions; rounds that are over go where they have ended.

    Answers the rounds that are left, the tables they are played at, and the decisions as rows.
    """
    may_choose = go_on(cells)
    is_over = cells[ASKED] == NOTHING
    ended[:, tables[is_over]] = cells[:, is_over]
    left = cells[:, ~is_over]
    return left, tables[~is_over], rows_of(left, may_choose[~is_over])


class Matches:
    """Many matches, of which all play a round at the same time."""

    def __init__(self, count: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.dealers = self.luck.integers(0, 2, count)
        self.points_left = np.full((2, count), TARGET)

    def deal(self) -> Array:
        """A new round everywhere."""
        return deal(self.dealers, self.points_left, self.luck)

    def settle(self, cells: Array, wins: Array, histogram: Array) -> Array:
        """Ends the round everywhere, and says what it was worth to the first seats."""
        gains = gains_of(cells, wins)
        x, y = points_of(cells)
        np.add.at(histogram, (x, y), 1)
        self.points_left = self.points_left - np.stack([x, y])
        self.points_left[:, (self.points_left <= 0).any(0)] = TARGET
        self.dealers = 1 - self.dealers
        return gains.astype(np.float32)
