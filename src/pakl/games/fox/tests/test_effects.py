"""FOX-11 to FOX-16 and FOX-25: Swan, Fox, Woodcutter and Treasure."""

import pytest

from pakl.games.fox.tests.table import table

# Swan


@pytest.mark.parametrize(
    ("led", "answer", "leader"),
    [
        ("K1", "K8", 0),
        ("K8", "K1", 1),
        ("K1", "M4", 0),
        ("M1", "K10", 0),
        ("K8", "M1", 1),
    ],
)
def test_fox_12_who_loses_with_a_swan_leads_next(led: str, answer: str, leader: int) -> None:
    laid = table(f"{led} B2", f"{answer} B4", decree="M8")

    laid.play(f"play {led}", f"play {answer}")

    assert leader == laid.turn()


def test_fox_12_the_swan_is_told_with_its_clause() -> None:
    laid = table("K1 B2", "K8 B4", decree="M8")

    laid.play("play K1", "play K8")

    assert {"event": "said", "topic": "swan", "clause": "FOX-12", "seat": 0} == laid.told(1)[-1]


def test_fox_12_a_swan_that_wins_is_not_told() -> None:
    laid = table("M1 B2", "K8 B4", decree="M8")

    laid.play("play M1", "play K8")

    assert "swan" not in [message.get("topic") for message in laid.told(1)]


@pytest.mark.parametrize(("decree", "leader"), [("M8", 1), ("K8", 1), ("B8", 0)])
def test_fox_13_of_two_swans_the_loser_leads(decree: str, leader: int) -> None:
    laid = table("K1 B2", "B1 B4", decree=decree)

    laid.play("play K1", "play B1")

    assert leader == laid.turn()
    assert "FOX-13" == laid.told(0)[-1]["clause"]


# Fox


def test_fox_14_after_a_fox_any_card_may_be_exchanged_or_none() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3")

    assert ["swap B2", "swap M10", "keep"] == laid.may(0)


def test_fox_14_the_decree_card_comes_into_the_hand() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "swap B2")

    assert ("B2", "M8 M10") == (laid.cards("decree"), laid.hand(0))
    assert "B" == laid.fact("trump")


def test_fox_14_a_fox_may_keep_the_decree() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "keep")

    assert ("M8", "B2 M10") == (laid.cards("decree"), laid.hand(0))
    assert [{"event": "said", "topic": "keeps", "clause": "FOX-14", "seat": 0}] == laid.told(1)


def test_fox_14_both_cards_of_an_exchange_are_told_to_both() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "swap B2")

    assert [
        {"event": "moved", "from": "decree", "to": "hand 0", "clause": "FOX-14", "card": "M8"},
        {"event": "moved", "from": "hand 0", "to": "decree", "clause": "FOX-14", "card": "B2"},
    ] == laid.told(1)


@pytest.mark.parametrize(
    ("seat", "words"),
    [(0, "play B2"), (0, "swap B4"), (0, "swap M8"), (0, "bury B2"), (1, "play K8"), (1, "keep")],
)
def test_fox_14_the_exchange_is_finished_first(seat: int, words: str) -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3")

    assert "FOX-14" == laid.refusal(seat, words)


@pytest.mark.parametrize("words", ["swap B2", "keep"])
def test_fox_14_without_a_fox_the_decree_stays(words: str) -> None:
    assert "FOX-14" == table("K6 B2", "K8 B4", decree="M8").refusal(0, words)


def test_fox_14_the_opponent_follows_after_the_exchange() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "swap B2")

    assert 1 == laid.turn()
    assert ["play K8"] == laid.may(1)


def test_fox_14_the_new_suit_is_trump_for_the_trick_led() -> None:
    laid = table("K3 K10 M10", "B8 B4 B6", decree="B2")

    laid.play("play K3", "swap K10", "play B8")

    assert 0 == laid.turn()


def test_fox_14_the_follower_makes_the_own_fox_a_trump() -> None:
    laid = table("K10 B2 B4", "M3 M6 B6", decree="B8")

    laid.play("play K10", "play M3", "swap M6")

    assert ["FOX-7 1 trick 11"] == laid.said()
    assert 1 == laid.turn()


def test_fox_14_the_follower_takes_the_trump_from_the_card_led() -> None:
    laid = table("B2 K2 K4", "M3 M6 K6", decree="B8")

    laid.play("play B2", "play M3", "swap M6")

    assert 1 == laid.turn()


def test_fox_14_without_the_exchange_the_led_card_would_have_won() -> None:
    laid = table("B2 K2 K4", "M3 M6 K6", decree="B8")

    laid.play("play B2", "play M3", "keep")

    assert 0 == laid.turn()


# Woodcutter


def test_fox_15_a_woodcutter_draws_the_top_card() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10 K2")

    laid.play("play K5")

    assert "B2 B10 M10" == laid.hand(0)
    assert laid.cards("deck").startswith("K2 ")


def test_fox_15_any_card_of_the_hand_may_be_buried() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10")

    laid.play("play K5")

    assert ["bury B2", "bury B10", "bury M10"] == laid.may(0)


@pytest.mark.parametrize(("card", "hand"), [("B10", "B2 M10"), ("B2", "B10 M10")])
def test_fox_15_the_buried_card_lies_under_the_deck(card: str, hand: str) -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10 K2")

    laid.play("play K5", f"bury {card}")

    assert hand == laid.hand(0)
    assert laid.cards("deck").startswith("K2 ")
    assert laid.cards("deck").endswith(f" {card}")


def test_fox_15_the_opponent_sees_neither_card() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10")

    laid.play("play K5")
    drawn = laid.told(1)[-1]
    laid.play("bury B2")
    buried = laid.told(1)[-1]

    assert {"event": "moved", "from": "deck", "to": "hand 0", "clause": "FOX-15"} == drawn
    assert {
        "event": "moved",
        "from": "hand 0",
        "to": "deck",
        "to_bottom": True,
        "clause": "FOX-15",
    } == buried


def test_fox_15_the_player_sees_the_drawn_card() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10")

    laid.play("play K5")

    assert "B10" == laid.told(0)[-1]["card"]


@pytest.mark.parametrize(
    ("seat", "words"),
    [(0, "play B2"), (0, "bury K8"), (0, "bury K5"), (0, "keep"), (1, "play K8"), (1, "bury B4")],
)
def test_fox_15_the_woodcutter_is_finished_first(seat: int, words: str) -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10")

    laid.play("play K5")

    assert "FOX-15" == laid.refusal(seat, words)


def test_fox_15_without_a_woodcutter_nothing_is_buried() -> None:
    assert "FOX-15" == table("K6 B2", "K8 B4", decree="M8").refusal(0, "bury B2")


def test_fox_15_the_opponent_follows_when_the_card_is_buried() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B10")

    laid.play("play K5", "bury B2")

    assert ["play K8"] == laid.may(1)


def test_fox_15_the_follower_buries_before_the_trick_is_decided() -> None:
    laid = table("K6 B2 B4", "K5 B6 B8", decree="M8", deck="B10")

    laid.play("play K6", "play K5")
    assert ("K5 K6", 1) == (laid.cards("trick"), laid.turn())

    laid.play("bury B6")
    assert ("", 0) == (laid.cards("trick"), laid.turn())


# Treasure


@pytest.mark.parametrize(
    ("led", "answer", "said"),
    [
        ("K7", "K4", ["FOX-7 0 trick 6", "FOX-16 0 treasure 1"]),
        ("K7", "K8", ["FOX-7 1 trick 7", "FOX-16 1 treasure 1"]),
        ("K7", "B7", ["FOX-7 0 trick 6", "FOX-16 0 treasure 2"]),
        ("K7", "M7", ["FOX-7 1 trick 7", "FOX-16 1 treasure 2"]),
        ("K8", "K4", ["FOX-7 0 trick 6"]),
    ],
)
def test_fox_16_the_winner_scores_a_point_for_each_treasure(
    led: str, answer: str, said: list[str]
) -> None:
    laid = table(f"{led} B2", f"{answer} B4", decree="M8", tricks=5)

    laid.play(f"play {led}", f"play {answer}")

    assert said == laid.said()


def test_fox_16_treasures_are_counted_at_once_for_all_to_see() -> None:
    laid = table("K7 B2", "B7 B4", decree="M8")

    laid.play("play K7", "play B7")

    assert ("2", "0") == (laid.fact("treasures 0"), laid.fact("treasures 1"))


# The last trick


def test_fox_25_a_fox_led_last_has_nothing_to_exchange() -> None:
    laid = table("K3", "K8", decree="M8")

    laid.play("play K3")

    assert ["play K8"] == laid.may(1)
    assert "FOX-25" == laid.refusal(0, "keep")


def test_fox_25_a_fox_that_follows_last_ends_the_round() -> None:
    laid = table("K8", "K3", decree="M8")

    laid.play("play K8", "play K3")

    assert laid.state.is_over


def test_fox_25_a_woodcutter_played_last_buries_the_card_it_draws() -> None:
    laid = table("K5", "K8", decree="M8", deck="B10 K2")

    laid.play("play K5")

    assert ["bury B10"] == laid.may(0)
    assert "FOX-25" == laid.refusal(0, "bury K2")


def test_fox_25_a_woodcutter_that_follows_last_is_still_asked() -> None:
    laid = table("K8", "K5", decree="M8", deck="B10 K2")

    laid.play("play K8", "play K5")
    assert ["bury B10"] == laid.may(1)

    laid.play("bury B10")
    assert laid.state.is_over
    assert laid.cards("deck").endswith(" B10")


def test_fox_11_a_witch_needs_no_decision() -> None:
    laid = table("K9 B2", "K8 B4", decree="M8")

    laid.play("play K9")

    assert 1 == laid.turn()
