"""Mau Mau, for two to ten players.

Every ``MAU-…`` below is a clause of RULES.md beside this file. The module is in
five parts: what the rulebook fixes, the state, questions, verbs, and the
contract of the kernel. Questions change nothing; only verbs change the state.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.maumau.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    MOST_SEATS,
    NAME,
    PASS,
    PLAY,
    PLAY_CALLED,
    WISH,
    WISH_CALLED,
)
from pakl.games.maumau.cards import (
    ACE,
    DECK,
    EIGHT,
    JACK,
    JACKS,
    NINE,
    PACK,
    RANKS,
    SEVEN,
    SEVENS,
    SUIT_LETTERS,
    SUITS,
    Rank,
    Suit,
    cards_of_rank,
    cards_of_suit,
    rank_of,
    suit_of,
)
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.options import Chosen, Option, numbers, switch
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule, Outcome
from pakl.kernel.piles import Hands, Pile, empty_hands, empty_pile
from pakl.kernel.seats import CLOCKWISE, COUNTERCLOCKWISE, NO_SEAT, Seat, seat_after
from pakl.kernel.sets import NOTHING, bit, first, has, lowest
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

# What the rulebook fixes

FEWEST_SEATS: Final = 2  # MAU-1
MOST_SEATS_WITH_ONE_PACK: Final = 6  # MAU-1
CARDS_EACH: Final = 5  # MAU-3
PENALTY: Final = 2  # MAU-10, MAU-12
LOAD_OF_A_SEVEN: Final = 2  # MAU-14
LAST_BUT_ONE: Final = 2  # MAU-10: the cards in hand before it is played
MOST_TURNS: Final = 2000  # MAU-26

OPTIONS: Final = [
    Option("edition", "MAU-24", ["standard", "cs"], "standard"),
    Option("packs", "MAU-1", ["by players", "1", "2"], "by players"),
    Option("calls", "MAU-10", ["strict", "automatic"], "strict"),
    switch("free_draw", "MAU-7"),
    switch("seven_always", "MAU-15"),
    Option("after_seven", "MAU-16", ["pass", "play"], "pass"),
    switch("first_seven", "MAU-21"),
    Option("rounds_to_win", "MAU-23", numbers(1, 10), "1"),
]

STOCK: Final = ZoneId(0)
DISCARDS: Final = ZoneId(1)
FIRST_HAND: Final = 2

# What a seat is asked
TO_PLAY: Final = 0
TO_NAME_A_SUIT: Final = 1
TO_PLAY_THE_DRAWN_CARD: Final = 2
TO_PLAY_AFTER_THE_LOAD: Final = 3

# What cards are being drawn for
NOT_DRAWING: Final = 0
FOR_THE_TURN: Final = 1
FOR_THE_LOAD: Final = 2
FOR_THE_MISSING_CALL: Final = 3
FOR_BEING_CAUGHT: Final = 4

# Shuffles
FIRST_SHUFFLE: Final = 1
RENEWAL: Final = 2


# State


class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        czech = chosen.value("edition") == "cs"
        self.calls_are_strict = chosen.value("calls") == "strict"
        self.last_but_one_is_called = self.calls_are_strict and not czech  # MAU-25
        self.skipping_rank: Rank = Rank(EIGHT)  # MAU-17
        self.skip_clause = "MAU-17"
        if czech:
            self.skipping_rank = Rank(ACE)  # MAU-24
            self.skip_clause = "MAU-24"
        self.drawn_card_is_played = czech  # MAU-6
        self.may_draw_freely = chosen.is_on("free_draw")
        self.seven_always_attacks = chosen.is_on("seven_always")
        self.plays_after_the_load = chosen.value("after_seven") == "play"
        self.first_seven_attacks = chosen.is_on("first_seven")
        self.packs = chosen.value("packs")
        self.rounds_to_win = int(chosen.value("rounds_to_win"))


@mypyc_attr(acyclic=True)
class MauMauState(State):
    """One round of Mau Mau."""

    def __init__(
        self, agreed: Agreed, hands: Hands, stock: Pile, discards: Pile, seats: i64, dealer: Seat
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed = agreed
        self.hands = hands
        self.stock = stock
        self.discards = discards
        self.drawn: Card = NO_CARD
        self.direction: i64 = CLOCKWISE
        self.asked: i64 = TO_PLAY
        self.suit_to_follow: Suit = Suit(0)
        self.fitting: CardSet = NOTHING
        self.load: i64 = 0
        self.forgetful: Seat = NO_SEAT
        self.skips_next = False
        self.drawing_for: i64 = NOT_DRAWING
        self.drawer: Seat = NO_SEAT
        self.cards_owed: i64 = 0
        self.empty_passes: i64 = 0
        self.turns: i64 = 0
        self.ended_by = ""

    def copy(self) -> State:
        other = MauMauState(
            self.agreed,
            self.hands.copy(),
            self.stock.copy(),
            self.discards.copy(),
            self.seats,
            self.dealer,
        )
        other.to_act = self.to_act
        other.may_interrupt = self.may_interrupt
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.drawn = self.drawn
        other.turn = self.turn
        other.direction = self.direction
        other.asked = self.asked
        other.suit_to_follow = self.suit_to_follow
        other.fitting = self.fitting
        other.load = self.load
        other.forgetful = self.forgetful
        other.skips_next = self.skips_next
        other.drawing_for = self.drawing_for
        other.drawer = self.drawer
        other.cards_owed = self.cards_owed
        other.empty_passes = self.empty_passes
        other.turns = self.turns
        other.ended_by = self.ended_by
        return other


def round_of(state: State) -> MauMauState:
    """The state as a round of this game."""
    assert isinstance(state, MauMauState)
    return state


# Questions


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def drawn_zone(seats: i64, seat: Seat) -> ZoneId:
    """The zone of a card that a seat has drawn and may play at once."""
    return ZoneId(FIRST_HAND + seats + seat)


def cards_that_fit(top: Card, suit_to_follow: Suit) -> CardSet:
    """MAU-5, MAU-19: the cards that agree in rank or suit, and the jacks."""
    return cards_of_suit(suit_to_follow) | cards_of_rank(rank_of(top)) | JACKS


def attacks(card: Card, *, suit_to_follow: Suit, load: i64, always: bool) -> bool:
    """MAU-14, MAU-15: whether a card puts a load on the next player."""
    if rank_of(card) != SEVEN:
        return False
    return load > 0 or always or suit_of(card) == suit_to_follow


def may_draw(stock: i64, discards: i64) -> bool:
    """MAU-8, MAU-9: whether there is a card to draw, or to renew the stock with."""
    return stock > 0 or discards > 1


def playable(state: MauMauState) -> CardSet:
    """MAU-5, MAU-6, MAU-15: the cards that the seat in turn may play now."""
    if state.drawn != NO_CARD:
        return bit(state.drawn)
    held = state.hands.kinds(state.turn)
    if state.load > 0:
        return held & SEVENS
    return held & state.fitting


def cards_in_hand(state: MauMauState, seat: Seat) -> i64:
    """How many cards a seat has, one just drawn included."""
    if seat == state.turn and state.drawn != NO_CARD:
        return state.hands.count(seat) + 1
    return state.hands.count(seat)


def is_call_due(state: MauMauState, cards: i64) -> bool:
    """MAU-10, MAU-12, MAU-25: whether a play from so many cards needs a call."""
    if cards == LAST_BUT_ONE:
        return state.agreed.last_but_one_is_called
    return cards == 1 and state.agreed.calls_are_strict


def may_pass(state: MauMauState, playable_cards: CardSet) -> bool:
    """MAU-6, MAU-9, MAU-16: whether the seat in turn may pass."""
    if state.asked == TO_PLAY_AFTER_THE_LOAD:
        return True
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        return not state.agreed.drawn_card_is_played
    return not playable_cards and not may_draw(state.stock.size, state.discards.size)


def may_take_from_stock(state: MauMauState, playable_cards: CardSet) -> bool:
    """MAU-6, MAU-7, MAU-15: whether the seat in turn may draw a card, or the load."""
    if state.asked != TO_PLAY:
        return False
    if state.load > 0:
        return True
    if playable_cards and not state.agreed.may_draw_freely:
        return False
    return may_draw(state.stock.size, state.discards.size)


def packs_for(agreed: Agreed, seats: i64) -> i64:
    """MAU-1: how many packs of thirty-two cards are used."""
    if agreed.packs == "1":
        return 1
    if agreed.packs == "2" or seats > MOST_SEATS_WITH_ONE_PACK:
        return 2
    return 1


def add_choices(state: MauMauState, seat: Seat, choices: Choices) -> None:
    """Everything a seat may do: in its turn, and by MAU-11 also out of turn."""
    if seat == state.turn:
        if state.asked == TO_NAME_A_SUIT:
            add_suits(choices, NAME)
            return
        cards = playable(state)
        if cards:
            add_plays(state, choices, cards)
        if may_take_from_stock(state, cards):
            choices.add(DRAW)
        if may_pass(state, cards):
            choices.add(PASS)
    if state.forgetful != NO_SEAT and seat != state.forgetful:
        choices.add(CATCH + state.forgetful)


def add_suits(choices: Choices, first_suit: i64) -> None:
    """MAU-20: adds the four suits that may be named."""
    choices.add(first_suit)
    choices.add(first_suit + 1)
    choices.add(first_suit + 2)
    choices.add(first_suit + 3)


def add_plays(state: MauMauState, choices: Choices, cards: CardSet) -> None:
    """MAU-10, MAU-12, MAU-20, MAU-22: adds each play, with and without its call and wish."""
    in_hand = cards_in_hand(state, state.turn)
    jacks = cards & JACKS
    others = cards & ~JACKS
    if not is_call_due(state, in_hand):
        if in_hand == 1:
            choices.add_each(cards, PLAY)
            return
        choices.add_each(others, PLAY)
        add_wishes(choices, jacks, WISH)
        return
    choices.add_each(others, PLAY)
    if in_hand == 1:
        choices.add_each(cards, PLAY_CALLED)
        add_wishes(choices, jacks, WISH)
        return
    choices.add_each(others, PLAY_CALLED)
    add_wishes(choices, jacks, WISH)
    add_wishes(choices, jacks, WISH_CALLED)


def add_wishes(choices: Choices, jacks: CardSet, first_wish: i64) -> None:
    """MAU-20: adds every suit that may be wished for with every jack."""
    while jacks:
        jack = Card(lowest(jacks))
        jacks &= jacks - 1
        add_suits(choices, first_wish + suit_of(jack) * SUITS)


# Verbs


def deal(state: MauMauState) -> None:
    """MAU-3: deals five cards to each, one at a time, clockwise, and turns one up."""
    state.shuffled("MAU-3", STOCK)
    seat = seat_after(state.dealer, state.seats)
    cards: i64 = CARDS_EACH * state.seats
    while cards > 0:
        card = state.stock.draw()
        state.hands.put(seat, card)
        state.moved("MAU-3", STOCK, hand_zone(seat), card)
        seat = seat_after(seat, state.seats)
        cards -= 1
    starter = state.stock.draw()
    state.discards.put(starter)
    state.moved("MAU-3", STOCK, DISCARDS, starter)
    follow(state, suit_of(starter))
    begin(state, starter)


def begin(state: MauMauState, starter: Card) -> None:
    """MAU-4, MAU-17, MAU-18, MAU-20, MAU-21, MAU-24: who begins, under which first card."""
    beginner = seat_after(state.dealer, state.seats)
    rank = rank_of(starter)
    if rank == state.agreed.skipping_rank:
        state.said(state.agreed.skip_clause, beginner, "skipped")
        beginner = seat_after(beginner, state.seats)
    elif rank == NINE:
        beginner = state.dealer
        state.direction = COUNTERCLOCKWISE
        state.said("MAU-18", NO_SEAT, "direction", direction_name(state.direction))
    elif rank == JACK:
        state.asked = TO_NAME_A_SUIT
    elif rank == SEVEN and state.agreed.first_seven_attacks:
        state.load = LOAD_OF_A_SEVEN
        state.counted("MAU-21", NO_SEAT, "load", state.load)
    state.wait_for(beginner)


def direction_name(direction: i64) -> str:
    """The direction of play in a word."""
    if direction == CLOCKWISE:
        return "clockwise"
    return "counterclockwise"


def name_suit(state: MauMauState, suit: Suit) -> None:
    """MAU-20: the first player names the suit for a jack turned up, then takes the turn."""
    follow(state, suit)
    state.asked = TO_PLAY
    state.said("MAU-20", state.turn, "wishes", SUIT_LETTERS[suit])


def play(state: MauMauState, card: Card, *, wish: Suit, called: bool) -> None:
    """MAU-5, MAU-10 to MAU-13: plays a card of the seat in turn, with its effect."""
    close_catching(state)
    state.empty_passes = 0
    if state.drawn != NO_CARD:
        state.drawn = NO_CARD
        state.moved("MAU-6", drawn_zone(state.seats, state.turn), DISCARDS, card)
    else:
        state.hands.take(state.turn, card)
        state.moved("MAU-5", hand_zone(state.turn), DISCARDS, card)
    state.discards.put(card)
    left = state.hands.count(state.turn)
    if called:
        state.counted("MAU-10", state.turn, "calls", left)
    if left == 0 and (called or not state.agreed.calls_are_strict):
        win(state)
        return
    have_effect(state, card, wish)
    if left == 0:
        state.said("MAU-12", state.turn, "uncalled")
        begin_drawing(state, state.turn, PENALTY, FOR_THE_MISSING_CALL)
        return
    if left == 1 and not called and state.agreed.last_but_one_is_called:
        open_catching(state)
    end_turn(state)


def wish_for(state: MauMauState, jack_and_suit: i64, *, called: bool) -> None:
    """MAU-20: plays a jack and names the suit that must be followed."""
    jack = Card(jack_and_suit // SUITS * RANKS + JACK)
    play(state, jack, wish=Suit(jack_and_suit % SUITS), called=called)


def follow(state: MauMauState, suit: Suit) -> None:
    """MAU-5, MAU-20: from now on this suit, or the top card's rank, must be followed."""
    state.suit_to_follow = suit
    state.fitting = cards_that_fit(state.discards.top(), suit)


def have_effect(state: MauMauState, card: Card, wish: Suit) -> None:
    """MAU-14 to MAU-20: what the card does to those who come next."""
    rank = rank_of(card)
    if attacks(
        card,
        suit_to_follow=state.suit_to_follow,
        load=state.load,
        always=state.agreed.seven_always_attacks,
    ):
        state.load += LOAD_OF_A_SEVEN
        state.counted("MAU-14", state.turn, "load", state.load)
    if rank == JACK:
        follow(state, wish)
        state.said("MAU-20", state.turn, "wishes", SUIT_LETTERS[wish])
        return
    follow(state, suit_of(card))
    if rank == NINE:
        state.direction = -state.direction
        state.said("MAU-18", state.turn, "direction", direction_name(state.direction))
    elif rank == state.agreed.skipping_rank:
        state.skips_next = True


def win(state: MauMauState) -> None:
    """MAU-13: whoever gets rid of the last card wins the round."""
    state.ended_by = "MAU-13"
    finish(state)


def finish(state: MauMauState) -> None:
    """The round is over."""
    state.asked = TO_PLAY
    state.wait_for_nobody()


def open_catching(state: MauMauState) -> None:
    """MAU-11: from now on the others may notice that a call was forgotten."""
    state.forgetful = state.turn
    state.may_interrupt = first(state.seats) & ~bit(state.turn)


def close_catching(state: MauMauState) -> None:
    """MAU-11: the time to notice is over."""
    state.forgetful = NO_SEAT
    state.may_interrupt = NOTHING


def catch(state: MauMauState, seat: Seat) -> None:
    """MAU-10, MAU-11: a seat has noticed; who is caught draws two and play goes on."""
    caught = state.forgetful
    state.counted("MAU-11", seat, "catches", caught)
    close_catching(state)
    begin_drawing(state, caught, PENALTY, FOR_BEING_CAUGHT)


def draw(state: MauMauState) -> None:
    """MAU-6, MAU-14: draws one card, or the whole load."""
    close_catching(state)
    state.empty_passes = 0
    if state.load > 0:
        begin_drawing(state, state.turn, state.load, FOR_THE_LOAD)
    else:
        begin_drawing(state, state.turn, 1, FOR_THE_TURN)


def pass_turn(state: MauMauState) -> None:
    """MAU-6, MAU-9, MAU-16: passes; if all do so with nothing to draw the round ends."""
    close_catching(state)
    state.said("MAU-9" if state.asked == TO_PLAY else "MAU-6", state.turn, "passes")
    if state.drawn != NO_CARD:
        state.hands.put(state.turn, state.drawn)
        state.moved("MAU-6", drawn_zone(state.seats, state.turn), hand_zone(state.turn), state.drawn)
        state.drawn = NO_CARD
    if state.asked == TO_PLAY:
        state.empty_passes += 1
        if state.empty_passes == state.seats:
            state.ended_by = "MAU-9"
            finish(state)
            return
    end_turn(state)


def begin_drawing(state: MauMauState, drawer: Seat, cards: i64, drawing_for: i64) -> None:
    """A seat is to draw so many cards."""
    state.drawer = drawer
    state.cards_owed = cards
    state.drawing_for = drawing_for
    go_on_drawing(state)


def go_on_drawing(state: MauMauState) -> None:
    """MAU-8, MAU-9: draws what is owed, as far as there are cards, renewing the stock."""
    while state.cards_owed > 0:
        if state.stock.size == 0:
            if state.discards.size > 1:
                state.shuffle_due = RENEWAL
                return
            break
        card = state.stock.draw()
        state.cards_owed -= 1
        take_up(state, card)
    finish_drawing(state)


def take_up(state: MauMauState, card: Card) -> None:
    """MAU-6: a drawn card joins the hand, or waits beside it if it may be played at once."""
    if state.drawing_for == FOR_THE_TURN and has(state.fitting, card):
        state.drawn = card
        state.moved("MAU-6", STOCK, drawn_zone(state.seats, state.drawer), card)
        return
    state.hands.put(state.drawer, card)
    state.moved(clause_of_drawing(state.drawing_for), STOCK, hand_zone(state.drawer), card)


def clause_of_drawing(drawing_for: i64) -> str:
    """The clause that makes a seat draw."""
    if drawing_for == FOR_THE_TURN:
        return "MAU-6"
    if drawing_for == FOR_THE_LOAD:
        return "MAU-14"
    if drawing_for == FOR_THE_MISSING_CALL:
        return "MAU-12"
    return "MAU-10"


def finish_drawing(state: MauMauState) -> None:
    """MAU-6, MAU-9, MAU-11, MAU-16: how play goes on once the cards are drawn."""
    drawing_for = state.drawing_for
    state.drawing_for = NOT_DRAWING
    state.cards_owed = 0
    if drawing_for == FOR_BEING_CAUGHT:
        return
    if drawing_for == FOR_THE_LOAD:
        state.load = 0
        if state.agreed.plays_after_the_load:
            state.asked = TO_PLAY_AFTER_THE_LOAD
            return
    if state.drawn != NO_CARD:
        state.asked = TO_PLAY_THE_DRAWN_CARD
        return
    end_turn(state)


def renew_stock(state: MauMauState, shuffled: Pile) -> None:
    """MAU-8: the discards without the top card become the new stock."""
    top = state.discards.draw()
    place: i64 = 0
    while place < state.discards.size:
        state.moved_from_under("MAU-8", DISCARDS, STOCK, state.discards.at(place))
        place += 1
    state.discards.clear()
    state.discards.put(top)
    state.stock.take_over(shuffled)
    state.shuffled("MAU-8", STOCK)


def end_turn(state: MauMauState) -> None:
    """MAU-17, MAU-22, MAU-26: the next player is on, or the one after."""
    state.asked = TO_PLAY
    state.turns += 1
    if state.turns == MOST_TURNS:
        state.ended_by = "MAU-26"
        finish(state)
        return
    following = seat_after(state.turn, state.seats, state.direction)
    if state.skips_next:
        state.skips_next = False
        state.said(state.agreed.skip_clause, following, "skipped")
        following = seat_after(following, state.seats, state.direction)
    state.wait_for(following)


def act(state: MauMauState, seat: Seat, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    if action == DRAW:
        draw(state)
    elif action < PLAY_CALLED:
        play(state, Card(action), wish=suit_of(Card(action)), called=False)
    elif action < WISH:
        card = Card(action - PLAY_CALLED)
        play(state, card, wish=suit_of(card), called=True)
    elif action < WISH_CALLED:
        wish_for(state, action - WISH, called=False)
    elif action < DRAW:
        wish_for(state, action - WISH_CALLED, called=True)
    elif action == PASS:
        pass_turn(state)
    elif action < CATCH:
        name_suit(state, Suit(action - NAME))
    else:
        catch(state, seat)


class MauMau(Game):
    """The contract of the kernel, in terms of the functions above."""

    def __init__(self, wished: dict[str, str]) -> None:
        super().__init__(
            "maumau",
            version=1,
            fewest_seats=FEWEST_SEATS,
            most_seats=MOST_SEATS,
            most_decisions=3 * MOST_TURNS,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
        )
        self.agreed = Agreed(self.chosen)

    def with_options(self, wished: dict[str, str]) -> Game:
        return MauMau(wished)

    def seats_refused(self, seats: int) -> str:
        if self.agreed.packs == "1" and seats > MOST_SEATS_WITH_ONE_PACK:
            return f"one pack is enough for {MOST_SEATS_WITH_ONE_PACK} players (MAU-1)"
        return ""

    def match_rule(self, seats: int) -> MatchRule:
        """MAU-23: a match is the first to a number of won rounds."""
        return MatchRule(deals=UNTIL_TARGET, target=self.agreed.rounds_to_win, highest_wins=True)

    def new_deal(self, seats: i64, dealer: Seat, before: list[Outcome]) -> State:
        packs = packs_for(self.agreed, seats)
        cards: i64 = packs * PACK
        state = MauMauState(
            self.agreed,
            empty_hands(seats, packs),
            empty_pile(cards),
            empty_pile(cards),
            seats,
            dealer,
        )
        while cards > 0:
            cards -= 1
            state.stock.put(Card(cards % PACK))
        state.shuffle_due = FIRST_SHUFFLE
        return state

    def zones(self, seats: int) -> list[Zone]:
        zones = [Zone("stock", NOBODY, ordered=True), Zone("discards", EVERYONE, ordered=True)]
        for name in ("hand", "drawn"):
            for seat in range(seats):
                zones.append(Zone(name, ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
        return zones

    def piles(self, state: State) -> list[list[Card]]:
        assert isinstance(state, MauMauState)
        piles = [state.stock.cards(), state.discards.cards()]
        for seat in range(state.seats):
            piles.append(state.hands.cards(Seat(seat)))
        for seat in range(state.seats):
            piles.append([state.drawn] if state.drawn != NO_CARD and seat == state.turn else [])
        return piles

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, MauMauState)
        state.stock.lay(piles[STOCK])
        state.discards.lay(piles[DISCARDS])
        state.drawn = NO_CARD
        for number in range(state.seats):
            seat = Seat(number)
            state.hands.lay(seat, piles[hand_zone(seat)])
            for card in piles[drawn_zone(state.seats, seat)]:
                state.drawn = card

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        assert isinstance(state, MauMauState)
        facts = {"direction": direction_name(state.direction)}
        if state.discards.size > 0 and state.suit_to_follow != suit_of(state.discards.top()):
            facts["wished suit"] = SUIT_LETTERS[state.suit_to_follow]
        if state.load > 0:
            facts["load"] = str(state.load)
        if state.forgetful != NO_SEAT:
            facts["forgot to call"] = str(state.forgetful)
        return facts

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, MauMauState)
        source = state.stock
        left_behind: i64 = 0
        if state.shuffle_due == RENEWAL:
            source = state.discards
            left_behind = 1
        place: i64 = 0
        while place < source.size - left_behind:
            items.put(source.at(place))
            place += 1

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, MauMauState)
        due = state.shuffle_due
        state.shuffle_due = NO_SHUFFLE
        if due == FIRST_SHUFFLE:
            state.stock.take_over(items)
            deal(state)
        else:
            renew_stock(state, items)
            go_on_drawing(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        add_choices(round_of(state), seat, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        act(round_of(state), seat, action)

    def outcome(self, state: State) -> Outcome:
        """MAU-9, MAU-13, MAU-26: a won round counts one, also if several have won it."""
        assert isinstance(state, MauMauState)
        left = [int(state.hands.count(Seat(seat))) for seat in range(state.seats)]
        fewest = min(left)
        scores = [1 if cards == fewest else 0 for cards in left]
        return Outcome(state.ended_by, scores, [0 for _ in left])
