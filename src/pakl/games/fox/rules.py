"""The Fox in the Forest, a trick-taking duel.

Every ``FOX-…`` is a clause of RULES.md beside this file. The chapters are files of their
own: ``dealing.py``, ``tricks.py``, ``effects.py``, ``turns.py``, ``scoring.py``. Here are the play
of a card and the contract of the kernel. Questions change nothing; only verbs change the
state.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.fox.actions import ACTIONS, BURY, KEEP, PLAY, SWAP
from pakl.games.fox.agreed import OPTIONS, Agreed
from pakl.games.fox.cards import (
    DECK,
    FOXES,
    IN_ORDER,
    PACK,
    SUIT_LETTERS,
    SUITS,
    WOODCUTTERS,
)
from pakl.games.fox.dealing import CARDS_EACH, deal
from pakl.games.fox.deductions import is_told, rules_out
from pakl.games.fox.effects import bury, draw, exchange, keep
from pakl.games.fox.endgame import best_action
from pakl.games.fox.experience import lean
from pakl.games.fox.hints import rate
from pakl.games.fox.refusals import why_refused
from pakl.games.fox.scoring import round_points, treasures_in, tricks_in
from pakl.games.fox.state import (
    DECK_ZONE,
    DECREE,
    FIRST_HAND,
    FIRST_SHUFFLE,
    FIRST_WON,
    PLAYERS,
    TO_BURY,
    TO_EXCHANGE,
    TO_FOLLOW,
    TO_LEAD,
    TRICK,
    FoxState,
    hand_of,
    hand_zone,
    hold,
    lacked_by,
    lay_decree,
    note_lack,
)
from pakl.games.fox.tricks import may_follow_with, shown_to_lack
from pakl.games.fox.turns import go_on
from pakl.games.fox.usual import usual_rounds
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule, Outcome, totals
from pakl.kernel.piles import Pile
from pakl.kernel.race import Race
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, has, members_of, set_of
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

# What the rulebook fixes

# Both hands are played out, a card a decision. The three Foxes and the three Woodcutters
# are played at most once in a round, and each asks one question more.
MOST_DECISIONS: Final = PLAYERS * CARDS_EACH + SUITS + SUITS


# Verbs


def play(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-11, FOX-14, FOX-15: plays a card; a Fox or a Woodcutter first has its effect."""
    kind = bit(card)
    left = hand_of(state, seat) & ~kind
    hold(state, seat, left)
    if state.journal is not None:
        tell_of_card(state, seat, card)
    if state.asked == TO_LEAD:
        state.led = card
    else:
        follow(state, seat, card)
    if kind & FOXES and left:  # FOX-25: an empty hand has nothing to exchange
        state.asked = TO_EXCHANGE
    elif kind & WOODCUTTERS:
        draw(state, seat)
        state.asked = TO_BURY
    else:
        go_on(state)


def follow(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-6, FOX-19: answers the led card, and may show by it what is not held."""
    state.answer = card
    missing = shown_to_lack(state.led, card)
    if missing:
        note_lack(state, seat, lacked_by(state, seat) | missing)


def tell_of_card(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-5, FOX-6: all see the card that is led, or played to the one led."""
    clause = "FOX-5" if state.asked == TO_LEAD else "FOX-6"
    state.moved(clause, hand_zone(seat), TRICK, card)


class Fox(Game):
    """The contract of the kernel, in terms of the functions above."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "fox",
            version=1,
            fewest_seats=PLAYERS,
            most_seats=PLAYERS,
            most_decisions=MOST_DECISIONS,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
            is_experienced=True,
        )
        self.agreed = Agreed(self.chosen)
        self.race = Race(self.agreed.target, usual_rounds())

    def with_options(self, wished: dict[str, str]) -> Game:
        return Fox(wished)

    def match_rule(self, seats: int) -> MatchRule:
        """FOX-2, FOX-21 to FOX-24: rounds to a target, or so many, and the most points win.

        The kernel's match draws the first dealer and passes the deal on after each round;
        it decides equal totals by the tie-breaks of the last round, or not at all.
        """
        return MatchRule(
            deals=self.agreed.rounds,
            target=self.agreed.target,
            highest_wins=True,
            race=self.race,
        )

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        state = FoxState(Pile(IN_ORDER[:], PACK), dealer)
        state.shuffle_due = FIRST_SHUFFLE
        if self.agreed.rounds == UNTIL_TARGET:
            points = totals(before) if before else [0, 0]
            state.points_left_0 = self.agreed.target - points[0]
            state.points_left_1 = self.agreed.target - points[1]
        return state

    def zones(self, seats: int) -> list[Zone]:
        """FOX-8: nobody looks at the faces of won tricks again."""
        return [
            Zone("deck", NOBODY, ordered=True),
            Zone("decree", EVERYONE, ordered=False),
            Zone("trick", EVERYONE, ordered=True),
            Zone("hand", ONLY_THE_OWNER, owner=Seat(0), ordered=False),
            Zone("hand", ONLY_THE_OWNER, owner=Seat(1), ordered=False),
            Zone("won", NOBODY, owner=Seat(0), ordered=False),
            Zone("won", NOBODY, owner=Seat(1), ordered=False),
        ]

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, FoxState)
        decree = [state.decree] if state.decree != NO_CARD else []
        trick = [card for card in (state.led, state.answer) if card != NO_CARD]
        piles = [state.deck.cards(), decree, trick]
        for cards in (state.hand_0, state.hand_1, state.won_0, state.won_1):
            piles.append([Card(card) for card in members_of(cards)])
        return piles

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, FoxState)
        state.deck.lay(piles[DECK_ZONE])
        state.decree = NO_CARD
        for card in piles[DECREE]:
            lay_decree(state, card)
        trick = [*piles[TRICK], NO_CARD, NO_CARD]
        state.led = trick[0]
        state.answer = trick[1]
        sets = [set_of([int(card) for card in pile]) for pile in piles[FIRST_HAND:]]
        state.hand_0 = sets[0]
        state.hand_1 = sets[1]
        state.won_0 = sets[2]
        state.won_1 = sets[3]

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        """FOX-3, FOX-8, FOX-16: the trump, who leads, and what each has won so far."""
        assert isinstance(state, FoxState)
        if state.decree == NO_CARD:
            return {}
        return {
            "trump": SUIT_LETTERS[state.trump],
            "leader": str(state.leader),
            "tricks 0": str(tricks_in(state.won_0)),
            "tricks 1": str(tricks_in(state.won_1)),
            "treasures 0": str(treasures_in(state.won_0)),
            "treasures 1": str(treasures_in(state.won_1)),
        }

    def could_hold(self, state: State, zone: ZoneId, card: Card) -> bool:
        """FOX-6, FOX-19: who has not followed holds nothing to follow with, until a draw."""
        assert isinstance(state, FoxState)
        if not FIRST_HAND <= zone < FIRST_WON:
            return True
        return not has(lacked_by(state, Seat(zone - FIRST_HAND)), card)

    def lot(self, state: State) -> Lot:
        return Lot("deck", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, FoxState)
        items.take_over(state.deck)

    def pile_to_shuffle(self, state: State) -> Pile | None:
        assert isinstance(state, FoxState)
        return state.deck

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, FoxState)
        state.shuffle_due = NO_SHUFFLE
        state.deck.take_over(items)
        deal(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        """FOX-5, FOX-6, FOX-14, FOX-15: what the seat in turn is asked."""
        assert isinstance(state, FoxState)
        held = hand_of(state, seat)
        if state.asked == TO_LEAD:
            choices.add_each(held, PLAY)
        elif state.asked == TO_FOLLOW:
            choices.add_each(may_follow_with(held, state.led), PLAY)
        elif state.asked == TO_EXCHANGE:
            choices.add_each(held, SWAP)
            choices.add(KEEP)
        else:
            choices.add_each(held, BURY)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, FoxState)
        if action < SWAP:
            play(state, seat, Card(action))
        elif action < KEEP:
            exchange(state, seat, Card(action - SWAP))
        elif action == KEEP:
            keep(state, seat)
        else:
            bury(state, seat, Card(action - BURY))

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        assert isinstance(state, FoxState)
        return why_refused(state, seat, action)

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        assert isinstance(state, FoxState)
        rate(state, seat, choices, ratings)

    def lean(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        assert isinstance(state, FoxState)
        lean(state, seat, choices, ratings)

    def best_action(self, state: State) -> ActionId:
        assert isinstance(state, FoxState)
        return best_action(self, state)

    def rules_out(
        self, state: State, seat: Seat, action: ActionId, zone: ZoneId, card: Card
    ) -> bool:
        assert isinstance(state, FoxState)
        return rules_out(state, seat, action, zone, card)

    def is_told(self, state: State, action: ActionId) -> bool:
        return is_told(action)

    def outcome(self, state: State) -> Outcome:
        """FOX-10, FOX-20, FOX-22: the points of the round, which also decide equal totals."""
        assert isinstance(state, FoxState)
        points = [round_points(state.won_0), round_points(state.won_1)]
        return Outcome("FOX-10", points, points[:])
