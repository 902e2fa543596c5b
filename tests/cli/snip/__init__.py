"""Snip: a game as small as can be, with everything that the command line has to show.

The tests install it as a package of its own, as anybody may install a game.
"""

from typing import Final

from pakl.kernel.actions import ActionId, ActionTable, Choices
from pakl.kernel.cards import Card, Deck
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.options import Option, numbers
from pakl.kernel.outcome import NO_TARGET, MatchRule, Outcome
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat, seat_after
from pakl.kernel.sets import NOTHING, bit
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

CARDS_EACH: Final = 2  # SNIP-1
CARDS: Final = 6  # SNIP-1
TURNS: Final = 6  # SNIP-5

PASS: Final = CARDS
SNIP: Final = PASS + 1

STOCK: Final = ZoneId(0)
PILE: Final = ZoneId(1)
FIRST_HAND: Final = 2

SEATS: Final = 2

DECK: Final = Deck([str(number + 1) for number in range(CARDS)])
ACTIONS: Final = ActionTable(
    [f"play {name}" for name in DECK.names] + ["pass"] + [f"snip {seat}" for seat in range(SEATS)]
)


class SnipState(State):
    """One deal of Snip."""

    def __init__(self, dealer: Seat) -> None:
        super().__init__(SEATS, dealer)
        self.piles: list[list[Card]] = [[Card(card) for card in range(CARDS)], [], [], []]
        self.points = [0, 0]
        self.passer: Seat = NO_SEAT
        self.turns = 0

    def copy(self) -> State:
        other = SnipState(self.dealer)
        other.turn = self.turn
        other.to_act = self.to_act
        other.may_interrupt = self.may_interrupt
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.piles = [pile[:] for pile in self.piles]
        other.points = self.points[:]
        other.passer = self.passer
        other.turns = self.turns
        return other

    def hand(self, seat: Seat) -> list[Card]:
        """The cards of a seat."""
        return self.piles[FIRST_HAND + seat]

    def fits(self, card: Card) -> bool:
        """SNIP-2: whether a card is higher than the one on top."""
        return not self.piles[PILE] or card > self.piles[PILE][-1]


class Snip(Game):
    """The contract of the kernel."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "snip",
            version=1,
            fewest_seats=SEATS,
            most_seats=SEATS,
            most_decisions=2 * TURNS,
            deck=DECK,
            actions=ACTIONS,
            options=[
                Option("deals", "SNIP-6", numbers(1, 3), "2"),
                Option("passing_style", "SNIP-3", ["strict", "loose"], "strict"),
            ],
            wished=wished,
        )

    def with_options(self, wished: dict[str, str]) -> Game:
        return Snip(wished)

    def match_rule(self, seats: int) -> MatchRule:
        """SNIP-6: a match is two deals."""
        deals = int(self.chosen.value("deals"))
        return MatchRule(deals=deals, target=NO_TARGET, highest_wins=True)

    def new_deal(self, seats: int, dealer: Seat, before: list[Outcome]) -> State:
        state = SnipState(dealer)
        state.shuffle_due = 1
        return state

    def zones(self, seats: int) -> list[Zone]:
        zones = [Zone("stock", NOBODY, ordered=True), Zone("pile", EVERYONE, ordered=True)]
        for seat in range(seats):
            zones.append(Zone("hand", ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
        return zones

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, SnipState)
        return [pile[:] for pile in state.piles]

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, SnipState)
        state.piles = [pile[:] for pile in piles]

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        assert isinstance(state, SnipState)
        facts = {"turns left": str(TURNS - state.turns)}
        if state.passer != NO_SEAT:
            facts["has passed"] = str(state.passer)
        for seat, points in enumerate(state.points):
            facts[f"points {seat}"] = str(points)
        return facts

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, SnipState)
        for card in state.piles[STOCK]:
            items.put(card)

    def take_shuffle(self, state: State, items: Pile) -> None:
        """SNIP-1: two cards are dealt to each."""
        assert isinstance(state, SnipState)
        state.shuffle_due = NO_SHUFFLE
        state.piles[STOCK] = items.cards()
        state.shuffled("SNIP-1", STOCK)
        for number in range(CARDS_EACH * SEATS):
            seat = Seat(number % SEATS)
            card = state.piles[STOCK].pop()
            state.hand(seat).append(card)
            state.moved("SNIP-1", STOCK, ZoneId(FIRST_HAND + seat), card)
        state.wait_for(seat_after(state.dealer, SEATS))

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        """SNIP-2 to SNIP-4: plays what is higher, or passes; or snips."""
        assert isinstance(state, SnipState)
        if seat == state.turn:
            playable = sorted(card for card in state.hand(seat) if state.fits(card))
            for card in playable:
                choices.add(card)
            if not playable or self.chosen.value("passing_style") == "loose":
                choices.add(PASS)
        if state.passer not in {NO_SEAT, seat}:
            choices.add(SNIP + state.passer)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, SnipState)
        state.may_interrupt = NOTHING
        if action >= SNIP:
            state.passer = NO_SEAT
            state.points[seat] += 1
            state.counted("SNIP-4", seat, "snips", action - SNIP)
            return
        state.passer = NO_SEAT
        if action == PASS:
            state.passer = seat
            state.said("SNIP-3", seat, "passes")
            state.may_interrupt = bit(seat_after(seat, SEATS))
        else:
            card = Card(action)
            state.hand(seat).remove(card)
            state.piles[PILE].append(card)
            state.points[seat] += 1
            state.moved("SNIP-2", ZoneId(FIRST_HAND + seat), PILE, card)
        state.turns += 1
        if state.turns == TURNS:
            state.wait_for_nobody()
            return
        # The turn stays after a pass, so that the other seat can only interrupt.
        state.wait_for(seat if action == PASS else seat_after(seat, SEATS))

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        if action >= SNIP:
            return "SNIP-4"
        return "SNIP-3" if action == PASS else "SNIP-2"

    def outcome(self, state: State) -> Outcome:
        """SNIP-5: a deal lasts six turns."""
        assert isinstance(state, SnipState)
        return Outcome("SNIP-5", state.points[:], [0, 0])


GAME: Final = Snip({})
