"""What is not legal is refused by the clause that tells the player why."""

import pytest

from pakl.games.disco.tests.party import laid, set_up


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("0 choose 5", "DISCO-7"),
        ("0 take 5", "DISCO-8"),
        ("0 hide 6", "DISCO-26"),
        ("0 discard", "DISCO-28"),
        ("0 keep", "DISCO-28"),
        ("0 mirror 5", "DISCO-32"),
        ("0 mirror hidden", "DISCO-32"),
        ("0 wait", "DISCO-32"),
    ],
)
def test_disco_7_everyone_must_choose_a_card_of_the_hand(move: str, clause: str) -> None:
    party = laid("R2 R6", "O7 O8", "Y8 Y9", floor="R5 O12 Y1")

    assert clause == party.refusal(move)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("0 take 2", "DISCO-8"),
        ("0 choose 2", "DISCO-7"),
        ("1 take 5", "DISCO-8"),
        ("1 choose 8", "DISCO-7"),
        ("2 discard", "DISCO-28"),
    ],
)
def test_disco_8_the_lowest_must_take_a_card_of_the_floor(move: str, clause: str) -> None:
    party = laid("R2 R6", "O7 O8", "Y8 Y9", floor="R5 O12 Y1")
    party.play("0 choose 6", "1 choose 7", "2 choose 8")

    assert clause == party.refusal(move)


def test_disco_10_an_equal_card_waits_for_the_one_nearer_to_the_tie_card() -> None:
    party = laid("R6", "O6", "Y8", floor="R5 O12 Y1", tie_card=1)
    party.play("0 choose 6", "1 choose 6", "2 choose 8")

    assert "DISCO-10" == party.refusal("0 take 5")
    assert "DISCO-8" == party.refusal("2 take 5")

    party.play("1 take 5")

    assert "DISCO-8" == party.refusal("1 take 12")


@pytest.mark.parametrize("move", ["2 take 2", "0 take 5", "2 choose 5"])
def test_disco_12_in_the_last_round_all_take_in_their_turn(move: str) -> None:
    party = laid("", "", "", floor="R5 O12 Y1", tie_card=0)

    assert "DISCO-12" == party.refusal(move)


def test_disco_17_nothing_is_legal_after_the_end() -> None:
    party = laid("", "", "", floor="R5 O12 Y1").play("2 take 5", "1 take 1", "0 take 12")

    assert "DISCO-17" == party.refusal("0 take 12")


@pytest.mark.parametrize("move", ["0 hide 9", "0 choose 2", "1 hide 3"])
def test_disco_26_first_of_all_a_guest_is_hidden(move: str) -> None:
    party = set_up("R5 R2 R3 R4 R6", "O7 O2 O3 O4 O6", "Y9", options={"hidden_guest": "on"})
    party.play("1 hide 2")

    assert "DISCO-26" == party.refusal(move)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("1 mirror 5", "DISCO-33"),
        ("1 mirror hidden", "DISCO-35"),
        ("1 choose 2", "DISCO-35"),
        ("0 choose 2", "DISCO-35"),
        ("0 wait", "DISCO-35"),
    ],
)
def test_disco_33_the_mirror_needs_a_card_of_the_own_collection(move: str, clause: str) -> None:
    party = laid(
        "R6", "O13", "Y8",
        floor="R4 O12 Y1", piles=("R2 R3", "O2 O3", "Y2 Y3"), mirror=1,
    )  # fmt: skip
    party.play("0 choose 6", "1 choose 13", "2 choose 8")

    assert clause == party.refusal(move)


def test_disco_35_the_mirror_is_used_at_the_end_of_a_round_only() -> None:
    party = laid("R6 R2", "O7 O2", "Y8 Y2", floor="R4 O12 Y1", mirror=1, collections=("", "O9"))

    assert "DISCO-35" == party.refusal("1 mirror 9")
    assert "DISCO-32" == party.refusal("0 mirror 9")


@pytest.mark.parametrize("move", ["1 take 5", "1 choose 9", "1 discard", "1 wait"])
def test_disco_30_a_refusal_does_not_tell_of_a_question(move: str) -> None:
    party = laid("R6 R2", "O7 O9", "Y8 Y9", floor="R5 O12 Y1", guests=("R12", "O2", "Y2"))
    party.play("0 choose 6", "1 choose 7", "2 choose 8")
    before = party.refusal(move)

    party.play("0 take 12")

    assert before == party.refusal(move)


@pytest.mark.parametrize("move", ["1 choose 9", "1 take 5", "1 keep", "2 choose 9"])
def test_disco_30_nor_of_the_question_to_a_king(move: str) -> None:
    party = laid("R13 R2", "O7 O9", "Y8 Y9", floor="R5 O12 Y1", guests=("R12", "O2", "Y2"))
    party.play("1 choose 7", "2 choose 8")
    before = party.refusal(move)

    party.play("0 choose 13")

    assert before == party.refusal(move)
