"""Who is on: the one who follows, then whoever leads the next trick; and the end of the round."""

from pakl.games.fox.cards import SWANS
from pakl.games.fox.scoring import POINTS_FOR_TRICKS, standing, treasures_in, tricks_in
from pakl.games.fox.state import (
    PLAYERS,
    TO_FOLLOW,
    TO_LEAD,
    TRICK,
    FoxState,
    collect,
    hand_of,
    opponent_of,
    won_by,
    won_zone,
)
from pakl.games.fox.tricks import clause_of_winning, winning_answers
from pakl.kernel.cards import NO_CARD
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, has


def go_on(state: FoxState) -> None:
    """FOX-14, FOX-15: once its effect is finished a led card is followed, an answer decides."""
    if state.answer != NO_CARD:
        finish_trick(state)
        return
    state.asked = TO_FOLLOW
    state.wait_for(opponent_of(state.leader))


def finish_trick(state: FoxState) -> None:
    """FOX-7 to FOX-10: the winner keeps the trick and leads the next one, if there is one."""
    led = state.led
    answer = state.answer
    winner = state.leader
    losing_card = answer
    if has(winning_answers(led, state.trump), answer):
        winner = opponent_of(winner)
        losing_card = led
    collect(state, winner, bit(led) | bit(answer))
    if state.journal is not None:
        tell_of_trick(state, winner)
    state.led = NO_CARD
    state.answer = NO_CARD
    state.asked = TO_LEAD
    state.leader = winner
    if not hand_of(state, winner):
        finish_round(state)
        return
    if has(SWANS, losing_card):
        lead_by_swan(state, opponent_of(winner), both=has(SWANS, led) and has(SWANS, answer))
    state.wait_for(state.leader)


def lead_by_swan(state: FoxState, loser: Seat, *, both: bool) -> None:
    """FOX-12, FOX-13: who lost the trick with a Swan leads, also against another Swan."""
    state.leader = loser
    state.said("FOX-13" if both else "FOX-12", loser, "swan")


def tell_of_trick(state: FoxState, winner: Seat) -> None:
    """FOX-7, FOX-8, FOX-16 to FOX-18: all hear who won the trick and the Treasures in it."""
    trick = bit(state.led) | bit(state.answer)
    state.counted(clause_of_winning(trick), winner, "trick", tricks_in(won_by(state, winner)))
    state.moved("FOX-8", TRICK, won_zone(winner), state.answer)
    state.moved("FOX-8", TRICK, won_zone(winner), state.led)
    if treasures_in(trick) > 0:
        state.counted("FOX-16", winner, "treasure", treasures_in(trick))


def finish_round(state: FoxState) -> None:
    """FOX-10, FOX-20: after thirteen tricks all hear what each has won by them."""
    state.wait_for_nobody()
    if state.journal is None:
        return
    for number in range(PLAYERS):
        seat = Seat(number)
        tricks = tricks_in(won_by(state, seat))
        state.counted("FOX-20", seat, standing(tricks), POINTS_FOR_TRICKS[tricks])
