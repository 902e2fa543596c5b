"""The Fox in the Forest, a trick-taking duel.

Every ``FOX-…`` below is a clause of RULES.md beside this file. The module is in
five parts: what the rulebook fixes, the state, questions, verbs, and the
contract of the kernel. Questions change nothing; only verbs change the state.
Questions about the cards of a trick are in ``tricks.py``, points in ``scoring.py``.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.fox.actions import ACTIONS, BURY, KEEP, PLAY, SWAP
from pakl.games.fox.cards import (
    DECK,
    FOXES,
    IN_ORDER,
    PACK,
    SUIT_LETTERS,
    SUITS,
    SWANS,
    WOODCUTTERS,
    Suit,
    suit_of,
)
from pakl.games.fox.scoring import (
    POINTS_FOR_TRICKS,
    round_points,
    standing,
    treasures_in,
    tricks_in,
)
from pakl.games.fox.tricks import (
    clause_of_winning,
    may_follow_with,
    shown_to_lack,
    why_not_to_follow,
    winning_answers,
)
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.options import Chosen, Option, numbers
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule, Outcome
from pakl.kernel.piles import Pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, count, has, members_of, set_of
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

# What the rulebook fixes

PLAYERS: Final = 2  # FOX-1
CARDS_EACH: Final = 13  # FOX-3

# Both hands are played out, a card a decision. The three Foxes and the three Woodcutters
# are played at most once in a round, and each asks one question more.
MOST_DECISIONS: Final = PLAYERS * CARDS_EACH + SUITS + SUITS

TO_TARGET: Final = "to target"

OPTIONS: Final = [
    Option("target", "FOX-24", numbers(1, 200), "21"),
    Option("rounds", "FOX-21", [TO_TARGET, *numbers(1, 100)], TO_TARGET),
]

DECK_ZONE: Final = ZoneId(0)
DECREE: Final = ZoneId(1)
TRICK: Final = ZoneId(2)
FIRST_HAND: Final = 3
FIRST_WON: Final = 5

# What a seat is asked
TO_LEAD: Final = 0
TO_FOLLOW: Final = 1
TO_EXCHANGE: Final = 2
TO_BURY: Final = 3

FIRST_SHUFFLE: Final = 1


# State


class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        self.target = int(chosen.value("target"))  # FOX-24
        self.rounds = UNTIL_TARGET
        if chosen.value("rounds") != TO_TARGET:
            self.rounds = int(chosen.value("rounds"))  # FOX-21


@mypyc_attr(acyclic=True)
class FoxState(State):
    """One round of The Fox in the Forest.

    A seat has its hand, the cards of the tricks it has won, and the cards that
    everybody knows it to lack from how it has followed. Tricks and Treasures are
    counted from the cards won. The sets of both seats are fields, not a vector:
    a copy then takes 54 ns instead of 69.
    """

    def __init__(self, deck: Pile, dealer: Seat) -> None:
        super().__init__(PLAYERS, dealer)
        self.deck = deck
        self.decree: Card = NO_CARD
        self.trump: Suit = Suit(0)
        self.leader: Seat = opponent_of(dealer)
        self.led: Card = NO_CARD
        self.answer: Card = NO_CARD
        self.asked: i64 = TO_LEAD
        self.hand_0: CardSet = NOTHING
        self.hand_1: CardSet = NOTHING
        self.won_0: CardSet = NOTHING
        self.won_1: CardSet = NOTHING
        self.lacks_0: CardSet = NOTHING
        self.lacks_1: CardSet = NOTHING

    def copy(self) -> State:
        other = FoxState(self.deck.copy(), self.dealer)
        other.turn = self.turn
        other.to_act = self.to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.decree = self.decree
        other.trump = self.trump
        other.leader = self.leader
        other.led = self.led
        other.answer = self.answer
        other.asked = self.asked
        other.hand_0 = self.hand_0
        other.hand_1 = self.hand_1
        other.won_0 = self.won_0
        other.won_1 = self.won_1
        other.lacks_0 = self.lacks_0
        other.lacks_1 = self.lacks_1
        return other


# Questions


def opponent_of(seat: Seat) -> Seat:
    """FOX-1: the other of the two players."""
    return Seat(1 - seat)


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def won_zone(seat: Seat) -> ZoneId:
    """The zone of the tricks that a seat has won."""
    return ZoneId(FIRST_WON + seat)


def hand_of(state: FoxState, seat: Seat) -> CardSet:
    """The cards in a seat's hand."""
    if seat == 0:
        return state.hand_0
    return state.hand_1


def won_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-8: the cards of the tricks that a seat has won."""
    if seat == 0:
        return state.won_0
    return state.won_1


def lacked_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-6, FOX-19: the cards that everybody knows a seat not to hold."""
    if seat == 0:
        return state.lacks_0
    return state.lacks_1


def why_refused_in_turn(state: FoxState, seat: Seat, action: ActionId) -> str:
    """FOX-5, FOX-14, FOX-15, FOX-25: why the seat in turn may not do what is not legal."""
    held = hand_of(state, seat)
    if state.asked == TO_EXCHANGE:
        return "FOX-14"
    if state.asked == TO_BURY:
        is_last_trick = count(held) == 1
        return "FOX-25" if is_last_trick and action >= BURY else "FOX-15"
    if action >= BURY:
        return "FOX-15"
    if action >= SWAP:
        return "FOX-14"
    if state.asked == TO_LEAD:
        return "FOX-5"
    return why_not_to_follow(held, Card(action), state.led)


def why_refused_out_of_turn(state: FoxState, seat: Seat, action: ActionId) -> str:
    """FOX-4, FOX-6, FOX-9, FOX-14, FOX-15, FOX-25: why the other player is on now."""
    if state.asked == TO_EXCHANGE:
        return "FOX-14"
    if state.asked == TO_BURY:
        return "FOX-15"
    if state.asked == TO_LEAD:
        has_begun = (state.won_0 | state.won_1) != NOTHING
        return "FOX-9" if has_begun else "FOX-4"
    is_about_decree = SWAP <= action < BURY
    if is_about_decree and has(FOXES, state.led) and not hand_of(state, seat):
        return "FOX-25"
    return "FOX-6"


# Verbs


def hold(state: FoxState, seat: Seat, cards: CardSet) -> None:
    """From now on these cards are a seat's hand."""
    if seat == 0:
        state.hand_0 = cards
    else:
        state.hand_1 = cards


def collect(state: FoxState, seat: Seat, trick: CardSet) -> None:
    """FOX-8: a seat keeps the two cards of a trick."""
    if seat == 0:
        state.won_0 |= trick
    else:
        state.won_1 |= trick


def note_lack(state: FoxState, seat: Seat, cards: CardSet) -> None:
    """FOX-6, FOX-19: from now on everybody knows a seat not to hold these cards."""
    if seat == 0:
        state.lacks_0 = cards
    else:
        state.lacks_1 = cards


def deal(state: FoxState, shuffled: Pile) -> None:
    """FOX-3, FOX-4: deals thirteen to each, one at a time, and turns up the decree card."""
    if state.journal is not None:
        tell_of_deal(state, shuffled)
    to_leader: CardSet = NOTHING
    to_dealer: CardSet = NOTHING
    cards: i64 = CARDS_EACH
    while cards > 0:
        to_leader |= bit(shuffled.draw())
        to_dealer |= bit(shuffled.draw())
        cards -= 1
    hold(state, state.leader, to_leader)
    hold(state, state.dealer, to_dealer)
    lay_decree(state, shuffled.draw())
    state.deck.clear()
    while state.deck.size < shuffled.size:
        state.deck.put(shuffled.at(state.deck.size))
    state.wait_for(state.leader)


def tell_of_deal(state: FoxState, shuffled: Pile) -> None:
    """FOX-3: all hear how the cards go round from the top of the deck."""
    state.shuffled("FOX-3", DECK_ZONE)
    place = shuffled.size
    seat = state.leader
    for _ in range(PLAYERS * CARDS_EACH):
        place -= 1
        state.moved("FOX-3", DECK_ZONE, hand_zone(seat), shuffled.at(place))
        seat = opponent_of(seat)
    state.moved("FOX-3", DECK_ZONE, DECREE, shuffled.at(place - 1))


def lay_decree(state: FoxState, card: Card) -> None:
    """FOX-3, FOX-14: a card lies as the decree, and its suit is trump."""
    state.decree = card
    state.trump = suit_of(card)


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


def exchange(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-14: a card of the hand changes places with the decree card."""
    taken = state.decree
    hold(state, seat, (hand_of(state, seat) | bit(taken)) & ~bit(card))
    note_lack(state, seat, lacked_by(state, seat) & ~bit(taken))
    lay_decree(state, card)
    state.moved("FOX-14", DECREE, hand_zone(seat), taken)
    state.moved("FOX-14", hand_zone(seat), DECREE, card)
    go_on(state)


def keep(state: FoxState, seat: Seat) -> None:
    """FOX-14: the decree card stays, for a Fox only may exchange it."""
    state.said("FOX-14", seat, "keeps")
    go_on(state)


def draw(state: FoxState, seat: Seat) -> None:
    """FOX-15, FOX-25: draws the top card of the deck, with an empty hand too."""
    card = state.deck.draw()
    hold(state, seat, hand_of(state, seat) | bit(card))
    note_lack(state, seat, NOTHING)
    state.moved("FOX-15", DECK_ZONE, hand_zone(seat), card)


def bury(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-15, FOX-25: puts a card of the hand under the deck, maybe the one just drawn."""
    hold(state, seat, hand_of(state, seat) & ~bit(card))
    state.deck.put_under(card)
    state.moved_under("FOX-15", hand_zone(seat), DECK_ZONE, card)
    go_on(state)


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
        )
        self.agreed = Agreed(self.chosen)

    def with_options(self, wished: dict[str, str]) -> Game:
        return Fox(wished)

    def match_rule(self, seats: int) -> MatchRule:
        """FOX-2, FOX-21 to FOX-24: rounds to a target, or so many, and the most points win.

        The kernel's match draws the first dealer and passes the deal on after each round;
        it decides equal totals by the tie-breaks of the last round, or not at all.
        """
        return MatchRule(deals=self.agreed.rounds, target=self.agreed.target, highest_wins=True)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        state = FoxState(Pile(IN_ORDER[:], PACK), dealer)
        state.shuffle_due = FIRST_SHUFFLE
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

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, FoxState)
        state.shuffle_due = NO_SHUFFLE
        deal(state, items)

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
        """FOX-10: nothing is played after the thirteenth trick."""
        assert isinstance(state, FoxState)
        if state.is_over:
            return "FOX-10"
        if seat == state.turn:
            return why_refused_in_turn(state, seat, action)
        return why_refused_out_of_turn(state, seat, action)

    def outcome(self, state: State) -> Outcome:
        """FOX-10, FOX-20, FOX-22: the points of the round, which also decide equal totals."""
        assert isinstance(state, FoxState)
        points = [round_points(state.won_0), round_points(state.won_1)]
        return Outcome("FOX-10", points, points[:])
