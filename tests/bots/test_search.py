"""How long a search goes on, and where it breaks off what it imagines."""

from random import Random

import pytest

from pakl.bots.budget import Budget
from pakl.bots.position import position_in
from pakl.bots.quick import rated_actions
from pakl.bots.roster import bot_of, number_or_text
from pakl.bots.thinking import OUT_OF_THE_QUESTION, best_rated_first
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.games import all_games, find_game
from pakl.kernel.actions import NO_ACTION, ActionId, Choices
from pakl.kernel.cards import Card, Deck
from pakl.kernel.dice import Dice
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.match import Match
from pakl.kernel.odds import CERTAIN
from pakl.kernel.outcome import MatchRule, Outcome, single_deal
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.worlds import Worlds
from pakl.search.bandit import Bandit
from pakl.search.clock import Clock
from pakl.search.rollout import Rollout
from pakl.search.stakes import ALL, Stakes

FIRST = Seat(0)


class DoorsState(State):
    """Somebody stands before doors."""

    def __init__(self) -> None:
        super().__init__(2, FIRST)
        self.opened = -1
        self.wait_for(FIRST)

    def copy(self) -> State:
        other = DoorsState()
        other.opened = self.opened
        return other


class Doors(Game):
    """The first player opens a door, and the points behind it decide."""

    def __init__(self, behind: list[int]) -> None:
        super().__init__(
            "doors",
            version=1,
            fewest_seats=2,
            most_seats=2,
            most_decisions=1,
            deck=Deck([]),
            actions=find_game("disco").actions,
            options=[],
            wished={},
        )
        self.behind = behind

    def match_rule(self, seats: int) -> MatchRule:
        return single_deal(highest_wins=True)

    def lay_piles(self, state: State, piles: list[list[int]]) -> None:  # type: ignore[override]
        """There are no cards."""

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        choices.add_range(0, len(self.behind))

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, DoorsState)
        state.opened = int(action)
        state.wait_for_nobody()

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, DoorsState)
        return Outcome("", [self.behind[state.opened], 1], [0, 0])


def bandit_before(behind: list[int]) -> Bandit:
    """A search before doors with so many points behind them; the first is the favourite."""
    game = Doors(behind)
    worlds = Worlds(game, DoorsState(), Knowledge(FIRST, [], []))
    stakes = Stakes(game.match_rule(2), [], 2)
    doors = [[ActionId(door)] for door in range(len(behind))]
    return Bandit(game, FIRST, stakes, Rollout(game, 0), worlds, doors)


def test_what_is_clearly_best_is_found_long_before_the_time_is_up() -> None:
    bandit, clock = bandit_before([1, 0, 2, 1]), Clock(100_000, 0.0)

    bandit.think(clock, Dice(1))

    assert 2 == bandit.best(1.0).action
    assert clock.done < 1_000


def test_where_nothing_makes_a_difference_the_favourite_is_played_soon() -> None:
    bandit, clock = bandit_before([1, 1, 1]), Clock(100_000, 0.0)

    bandit.think(clock, Dice(1))

    assert 0 == bandit.best(1.0).action
    assert clock.done < 1_000


def test_the_best_is_not_dropped_behind_others_that_are_equal() -> None:
    bandit = bandit_before([0, 0, 2])
    bandit.compare(Clock(6, 0.0), 1.0, Dice(1))

    bandit.drop_the_worse_half()

    assert [0, 2] == [candidate.action for candidate in bandit.tried]


class Corridor(Doors):
    """Two doors are opened one after the other, and it is their sum that decides."""

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, DoorsState)
        if state.opened < 0:
            state.opened = int(action)
            return
        state.opened += int(action)
        state.wait_for_nobody()


def test_a_plan_of_several_actions_is_compared_as_a_whole() -> None:
    game = Corridor([0, 0, 2, 0, 0])
    worlds = Worlds(game, DoorsState(), Knowledge(FIRST, [], []))
    stakes = Stakes(game.match_rule(2), [], 2)
    plans = [[ActionId(first), ActionId(2 - second)] for first in (0, 1) for second in (1, 2)]
    bandit = Bandit(game, FIRST, stakes, Rollout(game, 0), worlds, [*plans, [ActionId(1)] * 2])

    bandit.think(Clock(1_000, 0.0), Dice(1))

    assert [1, 1] == bandit.best(1.0).plan


@pytest.mark.parametrize("iterations", [2, 3, 7, 40])
def test_hardly_more_is_tried_than_there_is_time_for(iterations: int) -> None:
    bandit, clock = bandit_before([1] * 30), Clock(iterations, 0.0)

    bandit.think(clock, Dice(1))

    assert clock.done <= iterations + 1


def test_what_there_is_no_time_to_try_is_not_played() -> None:
    bandit, clock = bandit_before([0] * 30), Clock(2, 0.0)

    bandit.think(clock, Dice(1))

    assert bandit.best(0.0).action in (0, 1)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_all_chances_to_be_ahead_are_about_one(game: Game) -> None:
    random = Random(game.id)
    for sheet in sheets_of(game):
        walk = Walk(sheet, random, most_steps=60)
        for _ in walk.go():
            if walk.state.shuffle_due != NO_SHUFFLE or walk.state.is_over:
                continue
            chances = [walk.game.ahead(walk.state, Seat(seat)) for seat in range(sheet.seats)]

            assert min(chances) >= 0
            assert sum(chances) <= CERTAIN
            # Where it is worked out, a dummy may win, too.
            if not walk.game.is_worked_out(walk.state):
                assert CERTAIN - sheet.seats <= sum(chances)


def begun(game_id: str) -> Match:
    """A match of two after the first shuffle."""
    match = Match(Sheet(find_game(game_id), 2), FIRST)
    match.let_deal(SeededDealer(3))
    return match


def test_imagined_deals_are_broken_off_at_the_horizon() -> None:
    match = begun("zyrty")
    state = match.state().copy()

    assert 5 == Rollout(match.game, 0, 5).play(state, Dice(1))
    assert not state.is_over


@pytest.mark.parametrize("seed", range(8))
def test_who_works_out_endgames_plays_the_last_tricks_as_well_as_can_be(seed: int) -> None:
    game, dice = find_game("fox"), Dice(seed)
    match = Match(Sheet(game, 2), FIRST)
    match.let_deal(SeededDealer(seed))
    state = match.state().copy()
    while game.best_action(state) == NO_ACTION:
        legal = game.legal_actions(state, state.turn)
        game.apply(state, state.turn, legal[dice.below(len(legal))])
    best, opponent = state.turn, Seat(1 - state.turn)

    leads = []
    for worked_out in (True, False):
        played = state.copy()
        while not played.is_over:
            works_out = worked_out or played.turn == opponent
            rollout = Rollout(game, 0, works_out=works_out)
            game.apply(played, played.turn, rollout.next_action(played, played.turn, Dice(1)))
        scores = game.outcome(played).scores
        leads.append(scores[best] - scores[opponent])

    assert leads[0] >= leads[1]


def find_fitting(game: Game, state: State) -> Card:
    """A card of Zyrty that the seat in turn may play alone, and which may be the last one."""
    plays = [game.actions.words(action) for action in game.legal_actions(state, state.turn)]
    alone = [words.removeprefix("play ") for words in plays if words.count(" ") == 1]
    return Card(next(game.deck.names.index(name) for name in alone if name not in "0 50 Z"))


def test_zyrty_21_who_has_one_card_that_fits_is_ahead() -> None:
    match = begun("zyrty")
    state = match.state().copy()
    piles = match.game.piles(state)
    fitting = find_fitting(match.game, state)
    piles[2] = [fitting]
    match.game.lay_piles(state, piles)

    stakes = Stakes(match.rule, [], 2)
    stakes.judge(match.game, state)

    assert int(stakes.worths[0]) > 0.7 * ALL
    assert stakes.worths[0] + stakes.worths[1] == pytest.approx(ALL, rel=0.01)


def test_who_leads_the_match_is_worth_more_where_a_deal_is_broken_off() -> None:
    match = begun("fox")
    level, ahead = Stakes(match.rule, [], 2), Stakes(match.rule, [Outcome("", [9, 2], [0, 0])], 2)

    level.judge(match.game, match.state())
    ahead.judge(match.game, match.state())

    assert level.worths[0] == ALL / 2
    assert int(ahead.worths[0]) > 0.6 * ALL


def test_fox_20_a_lead_that_one_round_makes_good_is_worth_little() -> None:
    match = begun("fox")
    stakes = Stakes(match.rule, [Outcome("", [17, 15], [0, 0])], 2)

    stakes.judge(match.game, match.state())

    assert 0.5 * ALL < int(stakes.worths[0]) < 0.55 * ALL


def test_what_a_finished_round_is_worth_follows_from_the_race() -> None:
    rule = begun("fox").rule
    stakes = Stakes(rule, [Outcome("", [9, 8], [0, 0])], 2)
    race = rule.race
    assert race is not None

    stakes.settle(Outcome("", [7, 2], [0, 0]))

    chance = race.chance(16, 10)
    assert int(stakes.worths[0]) == pytest.approx(ALL * chance, abs=0.02 * ALL)
    assert stakes.worths[0] + stakes.worths[1] == pytest.approx(ALL, abs=2)


def test_karma_29_all_but_the_last_win_and_that_is_what_people_are_told() -> None:
    rule = single_deal(highest_wins=True)
    played, told = Stakes(rule, [], 4), Stakes(rule, [], 4, only_wins=True)
    one_is_last = Outcome("KARMA-29", [1, 1, 0, 1], [0] * 4)

    played.settle(one_is_last)
    told.settle(one_is_last)

    assert [ALL, ALL, 0, ALL] == list(told.worths)
    assert 0.3 * ALL < int(played.worths[0]) < 0.6 * ALL


def test_only_the_first_place_is_a_win_and_where_all_are_level_nobody_has_more_of_it() -> None:
    rule = single_deal(highest_wins=False)
    told = Stakes(rule, [], 3, only_wins=True)

    told.settle(Outcome("", [4, 9, 12], [0] * 3))
    assert [ALL, 0, 0] == list(told.worths)

    told.settle(Outcome("", [4, 4, 4], [0] * 3))
    assert [ALL // 3] * 3 == list(told.worths)


def test_a_match_that_goes_on_is_told_by_its_race_alone() -> None:
    rule = begun("fox").rule
    told = Stakes(rule, [Outcome("", [9, 8], [0, 0])], 2, only_wins=True)
    race = rule.race
    assert race is not None

    told.settle(Outcome("", [7, 2], [0, 0]))

    assert int(told.worths[0]) == pytest.approx(ALL * race.chance(16, 10), abs=1)


def test_what_leads_nowhere_is_not_thought_about() -> None:
    compared = 0
    match, dice, dealer = begun("rummy"), Dice(2), SeededDealer(5)
    while not match.is_over() and compared < 5:
        seat = match.state().turn
        position = position_in(match, seat, dice)
        rated = rated_actions(position)
        best = max(rating for rating, _ in rated)
        thought = best_rated_first(position, dice)
        hopeless = [action for rating, action in rated if rating <= best - OUT_OF_THE_QUESTION]
        compared += bool(hopeless)
        assert not set(thought) & set(hopeless)
        match.perform(seat, thought[0])
        match.let_deal(dealer)

    assert compared


@pytest.mark.parametrize("name", ["bandit", "tree", "mixing"])
def test_a_bot_that_can_go_out_does(name: str) -> None:
    match = begun("maumau")
    seat = match.state().turn
    state = match.state().copy()
    piles = match.game.piles(state)
    jack = Card(match.game.deck.names.index("JC"))
    hand = 2 + int(seat)
    assert match.game.zones(2)[hand].owner == seat
    stay = [pile[:] for pile in piles]
    for pile in stay:
        if jack in pile:
            pile[pile.index(jack)] = stay[hand][0]
    stay[hand][0] = jack
    stay[0] += stay[hand][1:]
    stay[hand] = stay[hand][:1]
    match.game.lay_piles(match.state(), stay)
    match.knowledge = [Knowledge(Seat(one), match.zones, stay) for one in range(2)]

    chosen = bot_of(name).choose(position_in(match, seat, Dice(1)), Dice(1), Budget(iterations=20))

    assert chosen is not None
    assert "play JC!" == match.game.actions.words(chosen)


def test_a_comma_inside_a_setting_is_written_as_a_plus() -> None:
    assert "bandit:experience=1,doubt=0" == number_or_text("bandit:experience=1+doubt=0")
    assert 0.5 == number_or_text("0.5")
