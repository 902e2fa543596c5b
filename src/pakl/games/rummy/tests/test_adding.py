"""RUMMY-15 to RUMMY-19: adding to combinations, and exchanging jokers."""

import pytest

from pakl.games.rummy.tests.table import rules, table

MIXED = rules(mixed_sets="on")


def adds(hand: str, laid: str, *, mixed_sets: str = "off") -> list[str]:
    """What a hand can add to or take from the only combination on the table."""
    game = rules(mixed_sets=mixed_sets)
    on_table = table(f"{hand} 2S", laid=(laid,), opened=(0,), game=game)
    return on_table.may("add") + on_table.may("swap")


def test_rummy_15_cards_may_be_added_to_own_combinations_and_to_others() -> None:
    laid = table("8C KC 2S", laid=("5C 6C 7C",), laid_by=1, opened=(0,))

    laid.play("add 8C>0")

    assert ["5C 6C 7C 8C"] == laid.combinations()
    assert "2S KC" == " ".join(sorted(laid.hand(0).split()))
    assert "1" == laid.facts()["laid by"]


def test_rummy_15_everyone_sees_a_card_added() -> None:
    laid = table("8C KC 2S", laid=("5C 6C 7C",), opened=(0,))

    laid.play("add 8C>0")

    assert [
        {
            "event": "moved",
            "from": "hand 0",
            "to": "combination 0",
            "clause": "RUMMY-15",
            "card": "8C",
        }
    ] == laid.told(1)


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("add 8C>1", "RUMMY-15"),
        ("add 4C>0", "RUMMY-15"),
        ("add *4C>0", "RUMMY-16"),
        ("add 9C>0", "RUMMY-19"),
        ("add 6C>0", "RUMMY-19"),
        ("add 8H>0", "RUMMY-2"),
        ("swap 8C>0", "RUMMY-17"),
        ("swap 8C>1", "RUMMY-17"),
    ],
)
def test_rummy_15_what_does_not_fit_is_not_added(words: str, clause: str) -> None:
    laid = table("8C 9C 6C 8H 2S", laid=("5C 6C 7C",), opened=(0,))

    assert clause == laid.refusal(words)


@pytest.mark.parametrize(
    ("words", "mixed_sets", "clause"),
    [
        ("add KH>0", "off", "RUMMY-5"),
        ("add KH>0", "on", "RUMMY-19"),
        ("add QH>0", "off", "RUMMY-2"),
    ],
)
def test_rummy_19_what_does_not_fit_a_set(words: str, mixed_sets: str, clause: str) -> None:
    on_table = "KH KS KD" if mixed_sets == "off" else "KH KS *KH"
    game = rules(mixed_sets=mixed_sets)
    laid = table("KH QH 2S", laid=(on_table,), opened=(0,), game=game)

    assert clause == laid.refusal(words)


def test_rummy_16_a_joker_may_be_added_for_any_card_that_fits() -> None:
    laid = table("* KC 2S", laid=("5C 6C 7C",), opened=(0,))

    assert ["add *4C>0", "add *8C>0"] == laid.may("add")

    laid.play("add *8C>0")

    assert ["RUMMY-16 0 joker 8C"] == laid.said()


def test_rummy_17_the_card_goes_in_and_the_joker_comes_out() -> None:
    laid = table("6C KC 2S", laid=("5C *6C 7C",), opened=(0,))

    laid.play("swap 6C>0")

    assert ["5C 6C 7C"] == laid.combinations()
    assert "KC 2S *" == laid.hand(0)
    assert "jokers" not in laid.facts()


def test_rummy_17_everyone_sees_the_exchange() -> None:
    laid = table("6C KC 2S", laid=("5C *6C 7C",), opened=(0,))

    laid.play("swap 6C>0")

    assert [("hand 0", "combination 0", "6C"), ("combination 0", "hand 0", "*")] == [
        (message["from"], message["to"], message["card"]) for message in laid.told(1)
    ]


def test_rummy_17_only_for_the_card_that_the_joker_replaces() -> None:
    assert ["swap KS>0"] == adds("KS KC", "KH *KS KD")[-1:]


def test_rummy_18_the_joker_may_be_kept() -> None:
    laid = table("6C KC 2S", laid=("5C *6C 7C",), opened=(0,))

    laid.play("swap 6C>0", "discard 2S")

    assert "KC *" == laid.hand(0)


def test_rummy_18_the_joker_may_be_used_at_once() -> None:
    laid = table("6C KC 2S", laid=("5C *6C 7C",), opened=(0,))

    laid.play("swap 6C>0", "add *8C>0")

    assert ["5C 6C 7C *"] == laid.combinations()


@pytest.mark.parametrize(
    ("laid", "hand", "added"),
    [
        ("5C 6C 7C", "4C 8C", ["add 4C>0", "add 8C>0"]),
        ("5C 6C 7C", "5C 6C 7C 9C", []),
        ("AC 2C 3C", "AC KC 4C", ["add 4C>0"]),
        ("QC KC AC", "JC 2C AC", ["add JC>0"]),
        ("2C 3C 4C", "AC 5C", ["add AC>0", "add 5C>0"]),
        ("KH KS KD", "KC KH QH", ["add KC>0"]),
        ("KC KH KS *KD", "KD KC", ["swap KD>0"]),
    ],
)
def test_rummy_19_what_a_combination_can_grow_by(laid: str, hand: str, added: list[str]) -> None:
    assert added == adds(hand, laid)


def test_rummy_19_an_ace_that_fits_both_ends_goes_to_the_high_one() -> None:
    laid = table("AC AC 2S", laid=("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",), opened=(0,))

    laid.play("add AC>0")
    after_one = laid.combinations()
    laid.play("add AC>0")

    assert ["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"] == after_one
    assert ["AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"] == laid.combinations()


def test_rummy_19_a_run_from_ace_to_ace_is_full() -> None:
    on_table = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC AC"

    assert [] == adds("2C KC *", on_table)


def test_rummy_19_the_high_joker_of_two_aces_is_exchanged_first() -> None:
    laid = table("AC AC KH 2S", laid=("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC *AC *AC",), opened=(0,))

    laid.play("swap AC>0")
    after_one = laid.combinations()[0]
    laid.play("swap AC>0")

    assert after_one.startswith("* 2C")
    assert after_one.endswith("KC AC")
    assert laid.combinations()[0].startswith("AC 2C")


def test_rummy_19_a_mixed_set_grows_to_eight() -> None:
    laid = table("KC KC KH KS KD 2S 4S", laid=("KH KS KD",), opened=(0,), game=MIXED)

    laid.play("add KC>0", "add KC>0", "add KH>0", "add KS>0", "add KD>0")

    assert ["KC KC KH KH KS KS KD KD"] == laid.combinations()


def test_rummy_19_a_joker_counts_as_what_it_replaces() -> None:
    on_table = "KH *KH KS"

    assert ["add KC>0", "swap KH>0"] == adds("KC KH", on_table, mixed_sets="on")


def test_rummy_19_combinations_are_not_joined() -> None:
    laid = table("8C 2S 4S", laid=("5C 6C 7C", "9C TC JC"), opened=(0,))

    laid.play("add 8C>0")

    assert ["5C 6C 7C 8C", "9C TC JC"] == laid.combinations()
