"""RUMMY-2 to RUMMY-6, RUMMY-16, RUMMY-19: which combinations can be laid."""

from collections import Counter
from itertools import combinations, pairwise, product
from random import Random

import pytest

from pakl.games.rummy import GAME
from pakl.games.rummy.melds import ALL_MELDS, FIRST_LARGE_SET, LARGE_SETS_OF_A_RANK
from pakl.games.rummy.tests.table import rules, table

# A card more in the hand, which fits nothing.
KEPT = "7D"


def lays(hand: str, *, mixed_sets: str = "off") -> list[str]:
    """The combinations that a hand can lay, without the verb."""
    laid = table(f"{hand} {KEPT}", opened=(0,), game=rules(mixed_sets=mixed_sets))
    return [words.removeprefix("lay ") for words in laid.may("lay")]


@pytest.mark.parametrize("run", ["5C 6C 7C", "TH JH QH", "3S 4S 5S"])
def test_rummy_2_a_run_is_consecutive_cards_of_one_suit(run: str) -> None:
    assert [run] == lays(run)


@pytest.mark.parametrize("cards", ["5C 6C", "5C 6C 8C", "5C 6C 7H", "5C 6H 7S", "5C 5C 6C"])
def test_rummy_2_no_run(cards: str) -> None:
    assert [] == lays(cards)


def test_rummy_2_a_run_is_laid_with_five_cards_at_most_and_grows() -> None:
    laid = table("9H TH JH * KH AH 2S 3S")
    assert 5 == max(len(words.split()) - 1 for words in laid.may("lay"))

    laid.play("lay 9H TH JH *QH KH", "add AH>0")

    assert ["9H TH JH * KH AH"] == laid.combinations()
    assert "*QH>0" == laid.facts()["jokers"]
    assert "60/40" == laid.facts()["opening 0"]


def test_rummy_2_a_run_of_five_can_be_laid_in_parts() -> None:
    assert [
        "5C 6C 7C",
        "5C 6C 7C 8C",
        "5C 6C 7C 8C 9C",
        "6C 7C 8C",
        "6C 7C 8C 9C",
        "7C 8C 9C",
    ] == lays("5C 6C 7C 8C 9C")


@pytest.mark.parametrize("cards", ["6C 6H 6D", "KH KS KD", "5C 5H 5S"])
def test_rummy_2_a_set_is_cards_of_one_rank_in_different_suits(cards: str) -> None:
    assert [cards] == lays(cards)


def test_rummy_2_four_of_a_kind_can_be_laid_in_parts() -> None:
    assert {"5C 5H 5S", "5C 5H 5D", "5C 5S 5D", "5H 5S 5D", "5C 5H 5S 5D"} == set(
        lays("5C 5H 5S 5D")
    )


@pytest.mark.parametrize(
    ("words", "clause"),
    [("lay 5C 6C 7C", "RUMMY-2"), ("lay 5C 5H 5S", "RUMMY-2"), ("lay 5C 6C *7C", "RUMMY-16")],
)
def test_rummy_2_one_needs_the_cards(words: str, clause: str) -> None:
    assert clause == table("5C 6C 9H 9S KD").refusal(words)


@pytest.mark.parametrize("run", ["AS 2S 3S", "QS KS AS"])
def test_rummy_3_the_ace_stands_before_the_two_or_after_the_king(run: str) -> None:
    assert [run] == lays(run)


def test_rummy_4_a_run_does_not_go_round_the_corner() -> None:
    assert [] == lays("KS AS 2S")


def test_rummy_4_not_with_a_joker_either() -> None:
    assert ["AS 2S *3S", "*QS KS AS"] == lays("KS AS 2S *")


@pytest.mark.parametrize("cards", ["QH QH QS", "9C 9C 9H"])
def test_rummy_5_every_suit_occurs_once_in_a_set(cards: str) -> None:
    assert [] == lays(cards)
    assert "RUMMY-5" == table(f"{cards} {KEPT}").refusal(f"lay {cards}")


def test_rummy_5_a_joker_is_no_second_card_of_a_suit() -> None:
    assert ["QH QS *QD", "*QC QH QS"] == [
        cards for cards in lays("QH QS *") if {"QH", "QS"} <= set(cards.split())
    ]


@pytest.mark.parametrize("cards", ["QH QH QS", "9C 9C 9H", "QH QH QS QS"])
def test_rummy_6_mixed_sets_if_the_players_agree(cards: str) -> None:
    assert cards in lays(cards, mixed_sets="on")


def test_rummy_6_in_a_mixed_set_a_joker_may_be_the_second_card() -> None:
    assert {"*QC QH QH", "QH QH *QS", "QH QH *QD", "QH *QH *QS", "*QC *QC QH"} <= set(
        lays("QH QH * *", mixed_sets="on")
    )


def test_rummy_19_a_mixed_set_of_eight_is_laid_at_once() -> None:
    both_packs = "QC QC QH QH QS QS QD QD"

    assert both_packs in lays(both_packs, mixed_sets="on")
    assert both_packs not in lays(both_packs)
    assert "RUMMY-5" == table(f"{both_packs} {KEPT}").refusal(f"lay {both_packs}")


def test_rummy_6_never_three_equal_cards() -> None:
    assert [] == [cards for cards in lays("QH QH *", mixed_sets="on") if cards.count("QH") > 2]


def test_rummy_16_a_joker_replaces_any_card() -> None:
    assert ["*4C 5C 6C", "5C 6C *7C"] == [run for run in lays("5C 6C *") if "5C 6C" in run]


def test_rummy_16_a_joker_may_also_replace_a_card_that_is_held() -> None:
    assert {"5C 6C 7C", "*5C 6C 7C", "5C *6C 7C", "5C 6C *7C"} <= set(lays("5C 6C 7C *"))


def test_rummy_16_all_hear_what_a_joker_replaces() -> None:
    laid = table("5C 6C * 9H 9S", opened=(0,))

    laid.play("lay 5C 6C *7C")

    assert ["RUMMY-16 0 joker 7C"] == laid.said()
    assert "*7C>0" == laid.facts()["jokers"]
    assert ["5C 6C *"] == laid.combinations()


def test_rummy_19_one_card_at_least_is_natural() -> None:
    assert [] == [cards for cards in lays("* * * *") if cards.count("*") == len(cards.split())]
    assert "*5D *6D 7D" in lays("* * * *")


@pytest.mark.parametrize(
    ("jokers", "laid"), [(1, set()), (2, {"*KC KH *KS", "*QH KH *AH", "*JH *QH KH"})]
)
def test_rummy_19_a_lone_card_needs_two_jokers(jokers: int, laid: set[str]) -> None:
    hand = " ".join(["KH"] + ["*"] * jokers)

    assert laid <= set(lays(hand))
    assert bool(laid) == any("KH" in cards.split() for cards in lays(hand))


# All of them


def test_rummy_19_the_sets_of_five_to_eight_cards_are_counted_right() -> None:
    assert 13 * LARGE_SETS_OF_A_RANK == len(ALL_MELDS[int(FIRST_LARGE_SET) :])


ORDER = "A23456789TJQKA"
SUITS = "CHSD"


def ways(cards: list[str], held: Counter[str]) -> list[list[str]]:
    """Every way to lay these cards, natural or by jokers, from what is held."""
    if not cards:
        return [[]]
    *before, card = cards
    laid: list[list[str]] = []
    for name, kind in ((card, card), (f"*{card}", "*")):
        if held[kind]:
            laid += [[*way, name] for way in ways(before, held - Counter([kind]))]
    return laid


def is_usual(way: list[str]) -> bool:
    """Whether one card is natural, and of two equal cards a joker is the second."""
    has_natural = any("*" not in name for name in way)
    return has_natural and all(one != f"*{other}" for one, other in pairwise(way))


def rows(*, mixed_sets: str) -> list[list[str]]:
    """Every run of three to five natural cards, and every set."""
    runs = [
        [rank + suit for rank in ORDER[start : start + length]]
        for suit in SUITS
        for length in range(3, 6)
        for start in range(len(ORDER) - length + 1)
    ]
    suits = SUITS if mixed_sets == "off" else "CCHHSSDD"
    choices = {choice for size in range(3, 9) for choice in combinations(suits, size)}
    return runs + [[rank + suit for suit in choice] for choice in choices for rank in ORDER[1:]]


@pytest.mark.parametrize("mixed_sets", ["off", "on"])
@pytest.mark.parametrize("jokers", range(7))
def test_rummy_2_whatever_is_held_can_be_laid_and_nothing_else(
    jokers: int, mixed_sets: str
) -> None:
    random = Random(jokers)
    pack = [name for name in GAME.deck.names if name not in {"*", KEPT, "2D", "3D", "4D"}] * 2
    few_kinds = [name for name in pack if name[0] in "QK" or name[1] == "S"]
    for size, drawn_from in product((2, 3, 5, 8, 13), (pack, few_kinds)):
        cards = random.sample(drawn_from, max(0, size - jokers)) + ["*"] * min(size, jokers)
        held = Counter([*cards, KEPT])

        expected = {
            " ".join(way)
            for row in rows(mixed_sets=mixed_sets)
            if len(row) <= len(cards)
            for way in ways(row, held)
            if is_usual(way)
        }

        assert expected == set(lays(" ".join(cards), mixed_sets=mixed_sets))
