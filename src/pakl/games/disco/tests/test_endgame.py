"""The last rounds of two, worked out: compared with trying everything by the rules themselves."""

from random import Random

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.endgame import WORKED_OUT, WORKED_OUT_AT_A_GLANCE
from pakl.games.disco.table import DUMMY, PILE, TO_CHOOSE, DiscoState, game_of
from pakl.games.disco.tests.party import Party, laid
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.mixtures import mixture_of
from pakl.kernel.odds import CERTAIN
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import lowest
from pakl.search.rollout import Rollout

VALUES_IN_ORDER = 13
BOTH = 3
# What is ahead is told in thousandths.
NEARLY = 0.003

Chances = tuple[float, float]


def begun_in_round(number: int, seed: int) -> DiscoState:
    """A game of two careful players when a round begins."""
    dice = Dice(seed)
    careful = Rollout(GAME, 60)
    state = game_of(GAME.new_deal(2, Seat(0), []))
    careful.deal(state, dice)
    while state.round < number or state.asked != TO_CHOOSE:
        seat = state.turn if state.turn != NO_SEAT else Seat(lowest(state.to_act))
        GAME.apply(state, seat, careful.pick(state, seat, dice))
        careful.deal(state, dice)
    return state


def chances_by_trying(state: DiscoState) -> Chances:
    """How often both win if both do what is best, by going through all that the rules allow."""
    if state.is_over:
        outcome = GAME.outcome(state)
        places = GAME.match_rule(2).places([outcome])
        return float(places[0] == 1), float(places[1] == 1)
    if state.turn == NO_SEAT:
        rows = GAME.legal_actions(state, Seat(0))
        columns = GAME.legal_actions(state, Seat(1))
        pairs = []
        for row in rows:
            chosen = game_of(state.copy())
            GAME.apply(chosen, Seat(0), row)
            pairs += [chances_after(chosen, Seat(1), column) for column in columns]
        gains = [one - other for one, other in pairs]
        mixture = mixture_of(gains, len(rows), len(columns))
        often = [row * column for row in mixture.rows for column in mixture.columns]
        return (
            sum(share * pair[0] for share, pair in zip(often, pairs)),
            sum(share * pair[1] for share, pair in zip(often, pairs)),
        )
    seat = state.turn
    ways = [chances_after(state, seat, action) for action in GAME.legal_actions(state, seat)]
    return max(ways, key=lambda pair: pair[seat] - pair[1 - seat])


def chances_after(state: DiscoState, seat: Seat, action: ActionId) -> Chances:
    """The same after an action, whichever of its cards the dummy has on top."""
    cards = int(state.table[PILE + DUMMY])
    sums = [0.0, 0.0]
    for card in range(max(cards, 1)):
        after = game_of(state.copy())
        if cards:
            place, top = DUMMY * VALUES_IN_ORDER + card, DUMMY * VALUES_IN_ORDER + cards - 1
            after.order[place], after.order[top] = after.order[top], after.order[place]
        GAME.apply(after, seat, action)
        pair = chances_by_trying(after)
        sums = [sums[0] + pair[0], sums[1] + pair[1]]
    return sums[0] / max(cards, 1), sums[1] / max(cards, 1)


def shares_in(party: Party, seat: int) -> dict[str, int]:
    """How often of a thousand a seat should do what."""
    state = party.state
    choices, shares = Choices(), Ratings()
    party.game.choose(state, Seat(seat), choices)
    assert party.game.work_out(state, Seat(seat), choices, shares)
    words = party.game.actions.words
    return {words(choices.at(place)): int(shares.at(place)) for place in range(choices.size)}


@pytest.mark.parametrize(("number", "games"), [(12, 30), (11, 3)])
def test_disco_11_what_is_worked_out_is_what_trying_everything_comes_to(
    number: int, games: int
) -> None:
    assert number >= WORKED_OUT_AT_A_GLANCE
    for seed in range(games):
        state = begun_in_round(number, seed)
        assert GAME.is_worked_out(state)
        expected = chances_by_trying(state)
        found = [GAME.ahead(state, Seat(seat)) / CERTAIN for seat in range(2)]

        # To be ahead of the other counts a little where the dummy wins.
        assert expected == pytest.approx(found, abs=0.02 + NEARLY)


def test_disco_8_who_takes_takes_what_trying_everything_finds_best() -> None:
    for seed in range(12):
        state = begun_in_round(12, seed)
        for seat in range(2):
            GAME.apply(state, Seat(seat), GAME.legal_actions(state, Seat(seat))[0])
        if state.turn == NO_SEAT:
            continue
        choices, shares = Choices(), Ratings()
        GAME.choose(state, state.turn, choices)
        assert GAME.work_out(state, state.turn, choices, shares)
        ways = [
            chances_after(state, state.turn, choices.at(place)) for place in range(choices.size)
        ]
        leads = [pair[state.turn] - pair[1 - state.turn] for pair in ways]
        best = [leads[place] for place in range(choices.size) if shares.at(place) > 0]

        assert max(leads) == pytest.approx(min(best), abs=0.05)


def test_disco_15_a_pair_is_taken_when_one_card_is_left_to_play() -> None:
    party = laid(
        "R6", "O8", floor="R5 O12 Y1",
        collections=("O4 Y12", "R10 Y11", "Y2"), piles=("", "", "Y9"),
    )  # fmt: skip
    party.play("0 choose 6", "1 choose 8")

    assert 1000 == shares_in(party, 0)["take 12"]


def test_disco_7_shares_of_a_choice_add_up() -> None:
    random = Random(5)
    for number in range(WORKED_OUT, 12):
        state = begun_in_round(number, random.randrange(1_000))
        for seat in range(2):
            shares = shares_in(Party(GAME, state), seat)

            assert CERTAIN - len(shares) <= sum(shares.values()) <= CERTAIN


def test_disco_7_what_the_other_has_chosen_makes_no_difference() -> None:
    state = begun_in_round(WORKED_OUT, 3)
    found = []
    for card in GAME.legal_actions(state, Seat(1)):
        chosen = game_of(state.copy())
        GAME.apply(chosen, Seat(1), card)
        found.append(shares_in(Party(GAME, chosen), 0))

    assert shares_in(Party(GAME, state), 0) == found[0] == found[1] == found[2]


@pytest.mark.parametrize("options", [{"hidden_guest": "on"}, {"mirror": "on"}])
def test_disco_36_with_the_variants_nothing_is_worked_out(options: dict[str, str]) -> None:
    game = GAME.with_options(options)
    state = game.new_deal(2, Seat(0), [])
    Rollout(game, 60).deal(state, Dice(1))

    assert not game.work_out(state, Seat(0), Choices(), Ratings())
    assert not game.is_worked_out(state)
