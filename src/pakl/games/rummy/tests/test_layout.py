"""The best lay-out of a hand, worked by hand and against trying everything."""

import os
from collections import Counter
from functools import cache
from itertools import combinations as choices_of
from random import Random

import pytest

from pakl.games.rummy.cards import DECK, RANK_LETTERS, SUIT_LETTERS
from pakl.games.rummy.layout import Layout, best_layout

FULL_HAND = 14
HANDS_A_PART = 1_000
# Both builds lay out alike; trying everything takes as long in either.
FEW_HANDS = 50
JOKERS_TRIED = (0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6)


def layout_of(hand: str, *, has_mixed_sets: bool = False) -> Layout:
    return best_layout(DECK.cards(hand), has_mixed_sets=has_mixed_sets)


@pytest.mark.parametrize(
    ("hand", "laid", "left"),
    [
        ("5C 6C 7C KH", ["5C 6C 7C"], "KH"),
        ("KH KS KD 5C", ["KH KS KD"], "5C"),
        ("5C 6C 8C KH", [], "5C 6C 8C KH"),
        ("QS KS AS 2S", ["QS KS AS"], "2S"),
        ("AS 2S 3S KS", ["AS 2S 3S"], "KS"),
        ("5C 7C * KH", ["5C *6C 7C"], "KH"),
        ("7H * *", ["7H *8H *9H"], ""),
        ("KH * *", ["*QH KH *AH"], ""),
        ("AH * *", ["*QH *KH AH"], ""),
        ("* * *", [], "* * *"),
    ],
)
def test_rummy_2_the_best_of_a_hand(hand: str, laid: list[str], left: str) -> None:
    layout = layout_of(hand)

    assert sorted(sorted(words.split()) for words in laid) == sorted(
        sorted(words.split()) for words in layout.words()
    )
    assert left == DECK.words(layout.left)


def test_rummy_13_among_equals_the_layout_that_is_worth_most() -> None:
    # With the set of three sixes the joker makes 4 5 *6: 15 + 18. A fourth six leaves 9 points.
    layout = layout_of("4D 5D 6D 6H 6S *")

    assert [] == layout.left
    assert 15 + 18 == layout.points


def test_rummy_16_a_joker_goes_where_it_is_worth_most() -> None:
    # 5C 6C 7C *8C is worth 26; with the joker on the sevens it would be 18 + 28.
    layout = layout_of("5C 6C 7C 7H 7S 7D *")

    assert [] == layout.left
    assert (5 + 6 + 7 + 8) + (7 + 7 + 7) == layout.points


def test_rummy_5_a_full_set_gives_up_a_card_for_the_jokers() -> None:
    # KH KS KD * holds only one of three jokers; one king in a run has room for the others.
    layout = layout_of("KH KS KD * * *")

    assert [] == layout.left
    assert (10 + 10 + 11) + (10 + 10 + 10) == layout.points


def test_rummy_21_a_joker_left_costs_most() -> None:
    assert 0 == layout_of("KH KS KD *").left_points()
    assert 20 == layout_of("*").left_points()
    assert 11 + 10 == layout_of("AH KS").left_points()


def test_rummy_6_mixed_sets_only_if_agreed() -> None:
    assert "QH QH QS" == DECK.words(layout_of("QH QH QS").left)
    assert ["QH QH QS"] == layout_of("QH QH QS", has_mixed_sets=True).words()


# Trying everything


def rank(card: str) -> int:
    return RANK_LETTERS.index(card[0])


def value_in_run(place: int) -> int:
    return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11][place]


def value_in_set(card: str) -> int:
    return 10 if card[0] == "A" else value_in_run(rank(card))


def value_left(card: str) -> int:
    return 11 if card[0] == "A" else value_in_run(rank(card))


def worths_as_run(cards: tuple[str, ...], jokers: int) -> list[tuple[int, int]]:
    """Every run of these natural cards and some jokers: its jokers, and its worth."""
    if len({card[1] for card in cards}) != 1:
        return []
    found = []
    ranks = [rank(card) for card in cards]
    aces = ranks.count(0)
    others = {place for place in ranks if place}
    if len(others) + aces != len(cards) or aces > 2:
        return []
    for used in ({0}, {13}, {0, 13}) if aces else (set[int](),):
        if len(used) != aces:
            continue
        places = others | used
        for low in range(min(places) + 1):
            for high in range(max(places), 14):
                length = high - low + 1
                if length >= 3 and length - len(cards) <= jokers:
                    worth = sum(value_in_run(place) for place in range(low, high + 1))
                    found.append((length - len(cards), worth))
    return found


def worths_as_set(cards: tuple[str, ...], jokers: int, alike: int) -> list[tuple[int, int]]:
    """Every set of these natural cards and some jokers: its jokers, and its worth."""
    if len({card[0] for card in cards}) != 1 or max(Counter(cards).values()) > alike:
        return []
    return [
        (size - len(cards), size * value_in_set(cards[0]))
        for size in range(max(3, len(cards)), min(4 * alike, len(cards) + jokers) + 1)
    ]


def groups_with(first: str, others: list[str]) -> set[tuple[str, ...]]:
    """The card with every choice of others of its suit, and with every choice of its rank."""
    groups = set()
    for same in (0, 1):
        alike = [card for card in others if card[same] == first[same]]
        for size in range(len(alike) + 1):
            groups |= {(first, *chosen) for chosen in choices_of(alike, size)}
    return groups


def best_by_trying(hand: list[str], alike: int) -> tuple[int, int]:
    """The fewest points left and then the most laid, by trying every lay-out there is."""

    @cache
    def best(naturals: tuple[str, ...], jokers: int) -> tuple[int, int]:
        if not naturals:
            return 20 * jokers, 0
        first, *others = naturals
        left, laid = best(tuple(others), jokers)
        found = [(left + value_left(first), laid)]
        for cards in groups_with(first, others):
            rest = tuple((Counter(naturals) - Counter(cards)).elements())
            melds = worths_as_run(cards, jokers) + worths_as_set(cards, jokers, alike)
            for used, worth in set(melds):
                left, laid = best(rest, jokers - used)
                found.append((left, laid - worth))
        return min(found)

    jokers = hand.count("*")
    naturals = tuple(sorted(card for card in hand if card != "*"))
    left, laid = best(naturals, jokers)
    return left, -laid


def random_hand(random: Random, size: int, jokers: int, suits: int, ranks: int) -> list[str]:
    """A hand from a smaller pack, in which cards fit together more often."""
    low = random.randrange(14 - ranks) if ranks < 13 else 0
    chosen = [
        rank + suit
        for suit in random.sample(SUIT_LETTERS, suits)
        for rank in (RANK_LETTERS + RANK_LETTERS[0])[low : low + ranks]
    ]
    pack = list(dict.fromkeys(chosen)) * 2
    return random.sample(pack, size - jokers) + ["*"] * jokers


def check_hand(hand: list[str], *, has_mixed_sets: bool) -> None:
    layout = best_layout([DECK.card(name) for name in hand], has_mixed_sets=has_mixed_sets)
    expected = best_by_trying(hand, 2 if has_mixed_sets else 1)

    assert expected == (layout.left_points(), layout.points), (hand, layout.words())
    laid = [word.lstrip() for words in layout.words() for word in words.split()]
    used = ["*" if word.startswith("*") else word for word in laid]
    assert Counter(hand) == Counter(used) + Counter(DECK.names[card] for card in layout.left)


@pytest.mark.parametrize("has_mixed_sets", [False, True])
@pytest.mark.parametrize("part", range(5))
def test_rummy_2_no_layout_of_ten_thousand_hands_is_better(has_mixed_sets: bool, part: int) -> None:
    """Hands of three to fourteen cards, with up to six jokers, from packs of all sizes."""
    random = Random(part * 2 + has_mixed_sets)
    for _ in range(HANDS_A_PART if os.environ.get("PAKL_BUILD") == "compiled" else FEW_HANDS):
        size = random.randint(3, random.choice((8, 8, FULL_HAND)))
        jokers = min(random.choice(JOKERS_TRIED), size - 1)
        suits = random.randint(1, 4)
        ranks = random.randint(5, 13)
        size = min(size, jokers + suits * (ranks - 1) * 2)
        check_hand(random_hand(random, size, jokers, suits, ranks), has_mixed_sets=has_mixed_sets)
