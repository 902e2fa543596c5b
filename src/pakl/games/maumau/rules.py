"""Mau Mau, for two to ten players.

Every ``MAU-…`` is a clause of RULES.md beside this file. The chapters are files of
their own: ``dealing.py``, ``drawing.py``, ``calls.py``, ``effects.py``, ``turns.py``. Here
are what a seat may do, the play of a card, and the contract of the kernel. Questions
change nothing; only verbs change the state.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.maumau.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    MOST_SEATS,
    NAME,
    PASS,
    PLAY,
    PLAY_CALLED,
    card_of,
    suit_named,
)
from pakl.games.maumau.agreed import MOST_SEATS_WITH_ONE_PACK, OPTIONS, Agreed
from pakl.games.maumau.calls import (
    LAST,
    PENALTY,
    call,
    catch,
    is_something_said,
    must_call,
    open_catching,
)
from pakl.games.maumau.cards import (
    DECK,
    JACKS,
    PACK,
    SUIT_LETTERS,
    SUITS,
    TWO_PACKS,
    Suit,
    wishes_with,
)
from pakl.games.maumau.dealing import deal, name_suit
from pakl.games.maumau.deductions import could_arrive, rules_out
from pakl.games.maumau.drawing import (
    draw,
    draw_owed,
    go_on_drawing,
    is_there_to_draw,
    pass_turn,
)
from pakl.games.maumau.effects import have_effect
from pakl.games.maumau.endgame import best_action
from pakl.games.maumau.hints import rate
from pakl.games.maumau.refusals import why_refused
from pakl.games.maumau.state import (
    DISCARDS,
    FIRST_SHUFFLE,
    FOR_THE_MISSING_CALL,
    STOCK,
    TO_ANSWER_A_SEVEN,
    TO_NAME_A_SUIT,
    TO_PLAY,
    TO_PLAY_AFTER_THE_LOAD,
    TO_PLAY_THE_DRAWN_CARD,
    MauMauState,
    drawn_zone,
    hand_zone,
)
from pakl.games.maumau.turns import MOST_TURNS, direction_name, end_turn, finish
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.game import NO_SHUFFLE, Game, Lot, State
from pakl.kernel.outcome import UNTIL_TARGET, MatchRule, Outcome
from pakl.kernel.piles import Pile, empty_hands, empty_pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, has
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

# What the rulebook fixes

FEWEST_SEATS: Final = 2  # MAU-1
# A turn is a card drawn and one played or kept; at most one catch comes with each, and
# the first of all may begin with naming a suit.
MOST_DECISIONS_A_TURN: Final = 3


# Questions


def add_choices(state: MauMauState, seat: Seat, choices: Choices) -> None:
    """Everything a seat may do: in its turn, and by MAU-11 also out of turn."""
    if seat == state.turn:
        add_choices_in_turn(state, choices)
    if state.may_interrupt and has(state.may_interrupt, seat):
        choices.add(CATCH + state.forgetful)


def add_choices_in_turn(state: MauMauState, choices: Choices) -> None:
    """What the seat in turn may do, by what it is asked."""
    asked = state.asked
    cards = state.hands.kinds(state.turn) & state.playable
    if cards:
        add_plays(state, choices, cards)
    if asked == TO_PLAY:
        if cards and not state.agreed.may_draw_freely:  # MAU-7
            return
        if is_there_to_draw(state.stock, state.discards):
            choices.add(DRAW)  # MAU-6
        elif not cards:
            choices.add(PASS)  # MAU-9
    elif asked == TO_ANSWER_A_SEVEN:
        choices.add(DRAW)  # MAU-15: answering is never a duty
    elif asked == TO_PLAY_THE_DRAWN_CARD:
        if not state.agreed.must_play_drawn_card:
            choices.add(PASS)  # MAU-6
    elif asked == TO_PLAY_AFTER_THE_LOAD:
        choices.add(PASS)  # MAU-16
    else:
        choices.add_range(NAME, SUITS)  # MAU-20


def add_plays(state: MauMauState, choices: Choices, cards: CardSet) -> None:
    """MAU-10, MAU-12, MAU-20, MAU-22: adds each play, with and without its call and wish."""
    in_hand = state.hands.count(state.turn)
    if in_hand == LAST:
        add_last_plays(state, choices, cards)
        return
    plays = (cards & ~JACKS) | wishes_with(cards & JACKS)
    choices.add_each(plays, PLAY)
    if must_call(state.agreed, in_hand):
        choices.add_each(plays, PLAY_CALLED)


def add_last_plays(state: MauMauState, choices: Choices, cards: CardSet) -> None:
    """MAU-12, MAU-22: adds the play of a last card; a jack takes a wish if the game goes on."""
    if not state.agreed.must_call:
        choices.add_each(cards, PLAY)
        return
    choices.add_each((cards & ~JACKS) | wishes_with(cards & JACKS), PLAY)
    choices.add_each(cards, PLAY_CALLED)


# Verbs


def play(state: MauMauState, card: Card, *, wish: Suit, called: bool) -> None:
    """MAU-5, MAU-6, MAU-11: plays a card of the seat in turn; no longer may others catch."""
    turn = state.turn
    state.may_interrupt = NOTHING
    state.empty_passes = 0
    state.hands.take(turn, card)
    state.discards.put(card)
    tell_play(state, card)
    left = state.hands.count(turn)
    if left <= 1:
        finish_last_plays(state, card, wish, called=called, left=left)
        return
    have_effect(state, card, wish)
    end_turn(state)


def finish_last_plays(
    state: MauMauState, card: Card, wish: Suit, *, called: bool, left: i64
) -> None:
    """MAU-10, MAU-12, MAU-13: what comes of playing the last but one card, or the last."""
    agreed = state.agreed
    is_said = called or not agreed.must_call
    if is_said and is_something_said(agreed, left + 1):
        call(state, left)
    if is_said and left == 0:
        finish(state, "MAU-13")
        return
    have_effect(state, card, wish)
    if left == 0:
        state.said(agreed.last_call_clause, state.turn, "uncalled", agreed.last_call)
        draw_owed(state, state.turn, PENALTY, FOR_THE_MISSING_CALL)
        return
    if not is_said and agreed.is_last_but_one_said:
        open_catching(state)
    end_turn(state)


def tell_play(state: MauMauState, card: Card) -> None:
    """MAU-5, MAU-6: all see the card that is played, from the hand or just drawn."""
    if not state.is_heard():
        return
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        state.moved("MAU-6", drawn_zone(state.seats, state.turn), DISCARDS, card)
    else:
        state.moved("MAU-5", hand_zone(state.turn), DISCARDS, card)


def act(state: MauMauState, seat: Seat, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    if action < DRAW:
        play(state, card_of(action), wish=suit_named(action), called=action >= PLAY_CALLED)
    elif action == DRAW:
        draw(state)
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
            most_decisions=MOST_DECISIONS_A_TURN * MOST_TURNS + 1,
            deck=DECK,
            actions=ACTIONS,
            options=OPTIONS,
            wished=wished,
        )
        self.agreed: Final = Agreed(self.chosen)

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
        packs = self.agreed.packs_for(seats)
        state = MauMauState(
            self.agreed,
            empty_hands(seats, packs),
            Pile(TWO_PACKS[: packs * PACK], packs * PACK),
            empty_pile(packs * PACK),
            seats,
            dealer,
        )
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
        for _ in range(state.seats):
            piles.append([])
        if state.asked == TO_PLAY_THE_DRAWN_CARD:
            piles[hand_zone(state.turn)].remove(state.drawn)
            piles[drawn_zone(state.seats, state.turn)].append(state.drawn)
        return piles

    def lay_piles(self, state: State, piles: list[list[Card]]) -> None:
        assert isinstance(state, MauMauState)
        state.stock.lay(piles[STOCK])
        state.discards.lay(piles[DISCARDS])
        for number in range(state.seats):
            seat = Seat(number)
            drawn = piles[drawn_zone(state.seats, seat)]
            state.hands.lay(seat, piles[hand_zone(seat)] + drawn)
            for card in drawn:
                state.drawn = card
                state.playable = bit(card)

    def facts(self, state: State, viewer: Seat) -> dict[str, str]:
        assert isinstance(state, MauMauState)
        facts = {"direction": direction_name(state.direction)}
        if state.is_over:  # MAU-13: the last card has no effect on anybody
            return facts
        is_wished = state.discards.size > 0 and has(JACKS, state.discards.top())
        if is_wished and state.asked != TO_NAME_A_SUIT:
            facts["wished suit"] = SUIT_LETTERS[state.suit_to_follow]
        if state.load > 0:
            facts["load"] = str(state.load)
        if state.may_interrupt:
            facts["forgot to call"] = str(state.forgetful)
        return facts

    def lot(self, state: State) -> Lot:
        return Lot("stock", of_cards=True)

    def fill_lot(self, state: State, items: Pile) -> None:
        assert isinstance(state, MauMauState)
        items.put_all(state.stock, state.stock.size)

    def pile_to_shuffle(self, state: State) -> Pile | None:
        assert isinstance(state, MauMauState)
        return state.stock

    def take_shuffle(self, state: State, items: Pile) -> None:
        assert isinstance(state, MauMauState)
        due = state.shuffle_due
        state.shuffle_due = NO_SHUFFLE
        state.stock.take_over(items)
        if due == FIRST_SHUFFLE:
            deal(state)
        else:
            state.shuffled("MAU-8", STOCK)
            go_on_drawing(state)

    def choose(self, state: State, seat: Seat, choices: Choices) -> None:
        assert isinstance(state, MauMauState)
        add_choices(state, seat, choices)

    def apply(self, state: State, seat: Seat, action: ActionId) -> None:
        assert isinstance(state, MauMauState)
        act(state, seat, action)

    def refusal(self, state: State, seat: Seat, action: ActionId) -> str:
        assert isinstance(state, MauMauState)
        return why_refused(state, seat, action)

    def could_hold(self, state: State, zone: ZoneId, card: Card) -> bool:
        """MAU-6: a card that was drawn and lies apart is one that fits."""
        assert isinstance(state, MauMauState)
        is_drawn = zone >= drawn_zone(state.seats, Seat(0))
        return not is_drawn or has(state.fitting, card)

    def rate(self, state: State, seat: Seat, choices: Choices, ratings: Ratings) -> None:
        assert isinstance(state, MauMauState)
        rate(state, seat, choices, ratings)

    def best_action(self, state: State) -> ActionId:
        assert isinstance(state, MauMauState)
        return best_action(self, state)

    def rules_out(
        self, state: State, seat: Seat, action: ActionId, zone: ZoneId, card: Card
    ) -> bool:
        assert isinstance(state, MauMauState)
        return rules_out(state, seat, action, zone, card)

    def could_arrive(self, state: State, action: ActionId, zone: ZoneId, card: Card) -> bool:
        assert isinstance(state, MauMauState)
        return could_arrive(state, action, zone, card)

    def outcome(self, state: State) -> Outcome:
        """MAU-9, MAU-13, MAU-26: a won round counts one, also if several have won it."""
        assert isinstance(state, MauMauState)
        left = [int(state.hands.count(Seat(seat))) for seat in range(state.seats)]
        fewest = min(left)
        scores = [1 if cards == fewest else 0 for cards in left]
        return Outcome(state.ended_by, scores, [0 for _ in left])
