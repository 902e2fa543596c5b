"""High Card: a whole game in one file, to copy from when writing your own.

Two to four players hold three cards each of a pack of sixteen. All lay one face
down at once (HIGH-1); they are turned up together, and the highest takes the
trick (HIGH-2). After three tricks the most tricks win (HIGH-3).

A package makes such a game known by an entry point::

    [project.entry-points."pakl.games"]
    high_card = "high_card:GAME"
"""

from pakl.kernel.actions import ActionId, ActionTable, Choices
from pakl.kernel.cards import NO_CARD, Card, Deck
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.outcome import MatchRule, Outcome, single_deal
from pakl.kernel.piles import Pile, empty_hands, empty_pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, first, has
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

PACK = 16
CARDS_EACH = 3
FIRST_SHUFFLE = 1

DECK = Deck([str(number) for number in range(1, PACK + 1)])
ACTIONS = ActionTable([f"lay {name}" for name in DECK.names])

STOCK = ZoneId(0)
TRICKS = ZoneId(1)
FIRST_HAND = 2


class HighCardState(State):
    """One deal of High Card."""

    def __init__(self, seats: int, dealer: Seat) -> None:
        super().__init__(seats, dealer)
        self.stock = empty_pile(PACK)
        self.tricks = empty_pile(PACK)
        self.hands = empty_hands(seats, 1)
        self.chosen = [NO_CARD] * seats
        self.won = [0] * seats

    def copy(self) -> "HighCardState":
        other = HighCardState(self.seats, self.dealer)
        other.turn, other.to_act, other.may_interrupt = self.turn, self.to_act, self.may_interrupt
        other.shuffle_due, other.is_over = self.shuffle_due, self.is_over
        other.stock, other.tricks = self.stock.copy(), self.tricks.copy()
        other.hands = self.hands.copy()
        other.chosen, other.won = self.chosen[:], self.won[:]
        return other


def hand_zone(seat: Seat) -> ZoneId:
    """Where a seat's hand lies."""
    return ZoneId(FIRST_HAND + seat)


def chosen_zone(state: HighCardState, seat: Seat) -> ZoneId:
    """Where the card lies that a seat has chosen, seen by that seat alone."""
    return ZoneId(FIRST_HAND + state.seats + seat)


def deal(state: HighCardState) -> None:
    """Everybody gets three cards."""
    state.shuffled("HIGH-1", STOCK)
    for _ in range(CARDS_EACH):
        for number in range(state.seats):
            card = state.stock.draw()
            state.hands.put(Seat(number), card)
            state.moved("HIGH-1", STOCK, hand_zone(Seat(number)), card)
    state.wait_for_all(first(state.seats))


def lay(state: HighCardState, seat: Seat, card: Card) -> None:
    """HIGH-1: lays a card face down; when all have, they are turned up."""
    state.hands.take(seat, card)
    state.chosen[seat] = card
    state.moved("HIGH-1", hand_zone(seat), chosen_zone(state, seat), card)
    state.wait_for_all(state.to_act & ~bit(seat))
    if not state.to_act:
        turn_up(state)


def turn_up(state: HighCardState) -> None:
    """HIGH-2: the highest card takes the trick."""
    winner = max(range(state.seats), key=lambda seat: state.chosen[seat])
    for number in range(state.seats):
        card = state.chosen[number]
        state.chosen[number] = NO_CARD
        state.tricks.put(card)
        state.moved("HIGH-2", chosen_zone(state, Seat(number)), TRICKS, card)
    state.won[winner] += 1
    state.said("HIGH-2", Seat(winner), "takes the trick")
    if state.hands.count(Seat(0)):
        state.wait_for_all(first(state.seats))
    else:
        state.wait_for_nobody()


class HighCard(Game):
    """The contract of the kernel."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "high_card",
            version=1,
            fewest_seats=2,
            most_seats=4,
            most_decisions=CARDS_EACH * 4,
            deck=DECK,
            actions=ACTIONS,
            options=[],
            wished=wished,
            has_dealer=False,
        )

    def with_options(self, wished: dict[str, str]) -> Game:
        return type(self)(wished)

    def match_rule(self, seats: int) -> MatchRule:
        return single_deal(highest_wins=True)

    def new_deal(self, seats: int, dealer: Seat, before: list[Outcome]) -> State:
        state = HighCardState(seats, dealer)
        state.stock.lay([Card(number) for number in range(PACK)])
        state.shuffle_due = FIRST_SHUFFLE
        return state

    def zones(self, seats: int) -> list[Zone]:
        zones = [Zone("stock", NOBODY, ordered=True), Zone("tricks", EVERYONE, ordered=True)]
        for name in ("hand", "chosen"):
            for seat in range(seats):
                zones.append(Zone(name, ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
        return zones

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, HighCardState)
        hands = [state.hands.cards(Seat(seat)) for seat in range(state.seats)]
        chosen = [[card] if card != NO_CARD else [] for card in state.chosen]
        return [state.stock.cards(), state.tricks.cards(), *hands, *chosen]

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, HighCardState)
        state.stock.lay(piles[STOCK])
        state.tricks.lay(piles[TRICKS])
        for number in range(state.seats):
            seat = Seat(number)
            state.hands.lay(seat, piles[hand_zone(seat)])
            state.chosen[number] = next(iter(piles[chosen_zone(state, seat)]), NO_CARD)

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        assert isinstance(state, HighCardState)
        return {"tricks won": " ".join(str(tricks) for tricks in state.won)}

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        for number in range(PACK):
            items.put(Card(number))

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, HighCardState)
        state.shuffle_due = NO_SHUFFLE
        state.stock.take_over(items)
        deal(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        assert isinstance(state, HighCardState)
        choices.add_each(state.hands.kinds(seat), 0)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, HighCardState)
        lay(state, seat, Card(action))

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        return "HIGH-1" if has(state.to_act, seat) else "HIGH-2"

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, HighCardState)
        return Outcome("HIGH-3", state.won[:], [0] * state.seats)


GAME = HighCard({})
