"""FOX-7 to FOX-10, FOX-17 and FOX-18: who wins a trick, and what follows from it."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.cards import DECK, Suit
from pakl.games.fox.tests.table import dealt, names, table
from pakl.games.fox.tricks import winning_answers
from pakl.kernel.dice import Dice
from pakl.kernel.playout import play_out
from pakl.kernel.seats import Seat

LEADER = 0
FOLLOWER = 1


def winner(led: str, answer: str, decree: str) -> int:
    """Who wins a trick of these two cards, played as the last one of a round."""
    laid = table(led, answer, decree=decree)
    laid.play(f"play {led}", f"play {answer}")
    return LEADER if laid.fact("tricks 0") == "1" else FOLLOWER


@pytest.mark.parametrize(
    ("led", "answer", "expected"),
    [
        ("K4", "K8", FOLLOWER),
        ("K8", "K4", LEADER),
        ("K2", "B10", LEADER),
        ("K10", "M2", FOLLOWER),
        ("M2", "K10", LEADER),
        ("M4", "M6", FOLLOWER),
        ("M6", "M4", LEADER),
        ("K11", "K1", LEADER),
        ("K1", "B11", LEADER),
        ("K11", "M1", FOLLOWER),
    ],
)
def test_fox_7_the_highest_trump_or_else_the_highest_of_the_suit_wins(
    led: str, answer: str, expected: int
) -> None:
    assert expected == winner(led, answer, decree="M8")


@pytest.mark.parametrize(
    ("led", "answer", "expected"),
    [
        ("K10", "B9", FOLLOWER),
        ("B9", "B10", LEADER),
        ("B9", "M8", LEADER),
        ("B9", "M10", FOLLOWER),
        ("M8", "K9", FOLLOWER),
        ("M10", "K9", LEADER),
        ("M9", "M10", FOLLOWER),
        ("K11", "M9", FOLLOWER),
    ],
)
def test_fox_17_a_lone_witch_is_a_trump(led: str, answer: str, expected: int) -> None:
    assert expected == winner(led, answer, decree="M2")


@pytest.mark.parametrize(("decree", "expected"), [("M2", LEADER), ("K2", FOLLOWER), ("B2", LEADER)])
def test_fox_18_two_witches_are_decided_without_their_magic(decree: str, expected: int) -> None:
    assert expected == winner("B9", "K9", decree=decree)


def test_fox_7_all_answers_that_win() -> None:
    """By hand: keys above 8, all moons, and the Witch of bells."""
    expected = "B9 K9 K10 K11 M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11"

    assert expected == names(winning_answers(DECK.card("K8"), Suit(2)))


def test_fox_17_all_answers_that_win_against_a_led_witch() -> None:
    """By hand: the Witch of keys is a trump 9, beaten by higher moons and the Witch of moons."""
    assert "M9 M10 M11" == names(winning_answers(DECK.card("K9"), Suit(2)))


@pytest.mark.parametrize(
    ("led", "answer", "clause"),
    [("K4", "K8", "FOX-7"), ("K4", "B9", "FOX-17"), ("K9", "B9", "FOX-18")],
)
def test_fox_7_the_clause_that_decides_is_told(led: str, answer: str, clause: str) -> None:
    laid = table(f"{led} B2", f"{answer} B4", decree="M8", tricks=5)

    laid.play(f"play {led}", f"play {answer}")

    assert clause == laid.said()[0].split()[0]


def test_fox_8_the_winner_keeps_both_cards() -> None:
    laid = table("K4 B2", "K8 B4", decree="M8", tricks=11)

    laid.play("play K4", "play K8")

    assert ("", "K8 K4") == (laid.cards("trick"), laid.cards("won 1"))


def test_fox_8_the_number_of_tricks_is_public() -> None:
    laid = table("K8 B2", "K4 B4", decree="M8", tricks=4)

    laid.play("play K8", "play K4")

    assert ("5", "7") == (laid.fact("tricks 0"), laid.fact("tricks 1"))


def test_fox_8_won_tricks_lie_face_down() -> None:
    laid = table("K8 B2", "K4 B4", decree="M8", tricks=4)

    won = laid.view(0).zone("won", Seat(0))

    assert (8, None) == (won.size, won.faces)


def test_fox_8_both_cards_are_told_to_go_to_the_winner() -> None:
    laid = table("K8 B2", "K4 B4", decree="M8", tricks=4)

    laid.play("play K8", "play K4")

    assert [
        {"event": "moved", "from": "trick", "to": "won 0", "clause": "FOX-8", "card": "K4"},
        {"event": "moved", "from": "trick", "to": "won 0", "clause": "FOX-8", "card": "K8"},
    ] == [message for message in laid.told(1) if message.get("to") == "won 0"]


@pytest.mark.parametrize(("led", "answer", "leader"), [("K8", "K4", 0), ("K4", "K8", 1)])
def test_fox_9_the_winner_leads_the_next_trick(led: str, answer: str, leader: int) -> None:
    laid = table(f"{led} B2", f"{answer} B4", decree="M8")

    laid.play(f"play {led}", f"play {answer}")

    assert leader == laid.turn()
    assert str(leader) == laid.fact("leader")


def test_fox_9_the_loser_may_not_lead() -> None:
    laid = table("K8 B2", "K4 B4", decree="M8")

    laid.play("play K8", "play K4")

    assert "FOX-9" == laid.refusal(1, "play B4")


def test_fox_10_a_round_is_thirteen_tricks() -> None:
    laid = dealt("")
    plays = 0
    while not laid.state.is_over:
        words = laid.may(laid.turn())[0]
        laid.play(words)
        plays += words.startswith("play")

    assert 26 == plays
    assert 13 == int(laid.fact("tricks 0")) + int(laid.fact("tricks 1"))
    assert "FOX-10" == laid.outcome().clause


def test_fox_10_nothing_is_played_after_the_last_trick() -> None:
    laid = table("K8", "K4", decree="M8")

    laid.play("play K8", "play K4")

    assert ([], []) == (laid.may(0), laid.may(1))
    assert {"FOX-10"} == set(laid.refusals().values())


def test_fox_10_a_round_takes_at_most_thirty_two_decisions() -> None:
    """By hand: twenty-six cards, and a question for each of three Foxes and Woodcutters."""
    dice = Dice(1)
    decisions = [int(play_out(GAME, GAME.new_deal(2, Seat(0), []), dice)) for _ in range(200)]

    assert 32 == max(decisions) == GAME.most_decisions
