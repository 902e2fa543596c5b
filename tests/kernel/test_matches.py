"""A match: dealers rotate, totals grow, and what is refused has not happened."""

import pytest

import pakl
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.match import Match, ShuffleEntry
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.shuffle import SeededDealer


def begun(game: str = "fox", seats: int = 2, **options: str | int) -> Match:
    match = Match(pakl.sheet(game, seats=seats, **options), first_dealer=Seat(0))
    match.let_deal(SeededDealer(3))
    return match


def play_a_deal(match: Match) -> None:
    dealer = SeededDealer(len(match.outcomes))
    before = len(match.outcomes)
    match.let_deal(dealer)
    while len(match.outcomes) == before:
        seat = Seat(members_of(match.state().to_act)[0])
        match.perform(seat, match.legal_actions(seat)[0])
        if len(match.outcomes) == before:
            match.let_deal(dealer)


def test_the_first_dealer_is_drawn_unless_one_is_named() -> None:
    match = Match(pakl.sheet("maumau", seats=4))

    due = match.due()
    assert due is not None
    assert ("first dealer", [0, 1, 2, 3]) == (due.name, match.items())

    match.shuffle([2, 0, 1, 3])
    assert 2 == match.state().dealer


def test_the_deal_passes_to_the_left() -> None:
    match = begun("maumau", 3, rounds_to_win=10)
    dealers = []
    for _ in range(4):
        dealers.append(int(match.state().dealer))
        play_a_deal(match)

    assert [0, 1, 2, 0] == dealers


def test_a_match_of_three_rounds_has_three_rounds() -> None:
    match = begun(rounds=3)
    while not match.is_over():
        play_a_deal(match)

    assert 3 == len(match.outcomes)
    assert match.totals() == [sum(points) for points in zip(*[o.scores for o in match.outcomes])]


def test_nothing_happens_after_the_end() -> None:
    match = begun(rounds=1)
    play_a_deal(match)

    assert match.due() is None
    assert [] == match.legal_actions(Seat(0))
    with pytest.raises(Malformed, match="the match is over"):
        match.perform(Seat(0), match.game.actions.parse("keep"))
    with pytest.raises(Malformed, match="no shuffle is due"):
        match.shuffle([])


def test_before_the_first_dealer_is_drawn_nobody_acts() -> None:
    match = Match(pakl.sheet("fox", seats=2))

    assert [] == match.legal_actions(Seat(0))
    with pytest.raises(Malformed, match="the first dealer is not drawn yet"):
        match.perform(Seat(0), match.game.actions.parse("keep"))


@pytest.mark.parametrize("order", [[], [0], [0, 0], [0, 1, 2], [5, 6]])
def test_lots_that_are_not_the_seats_are_refused(order: list[int]) -> None:
    match = Match(pakl.sheet("fox", seats=2))

    with pytest.raises(Malformed, match="needs every seat once"):
        match.shuffle(order)
    assert [] == match.log


@pytest.mark.parametrize("change", ["a card missing", "a card twice", "a card that is not there"])
def test_a_shuffle_of_other_cards_is_refused(change: str) -> None:
    match = Match(pakl.sheet("fox", seats=2), first_dealer=Seat(0))
    order = match.items()
    if change == "a card missing":
        order.pop()
    elif change == "a card twice":
        order[0] = order[1]
    else:
        order[0] = 99

    with pytest.raises(Malformed, match="must bring exactly what is to be shuffled"):
        match.shuffle(order)
    assert [] == match.log


def test_a_shuffle_that_is_not_due_is_refused() -> None:
    with pytest.raises(Malformed, match="no shuffle is due"):
        begun().shuffle([0, 1])


def test_an_action_before_the_shuffle_is_refused() -> None:
    match = Match(pakl.sheet("fox", seats=2), first_dealer=Seat(0))

    with pytest.raises(Malformed, match="must be shuffled first"):
        match.perform(Seat(1), match.game.actions.parse("play B1"))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    match = begun()

    with pytest.raises(Malformed, match=f"there is no seat {seat}"):
        match.perform(Seat(seat), match.game.actions.parse("keep"))


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_unknown_action_is_refused(action: int) -> None:
    with pytest.raises(Malformed, match=f"there is no action {action} in fox"):
        begun().perform(Seat(1), pakl.ActionId(action))


def test_an_illegal_action_names_its_clause() -> None:
    match = begun()

    with pytest.raises(IllegalAction) as refused:
        match.perform(Seat(0), match.game.actions.parse("keep"))
    assert refused.value.clause.startswith("FOX-")
    assert 1 == len([entry for entry in match.log if isinstance(entry, ShuffleEntry)])


@pytest.mark.parametrize("dealer", [-5, 2])
def test_a_first_dealer_who_does_not_sit_there_is_refused(dealer: int) -> None:
    with pytest.raises(Malformed, match=f"seat {dealer} can't deal"):
        Match(pakl.sheet("fox", seats=2), first_dealer=Seat(dealer))
