"""What must hold at every step of every deal."""

from collections import Counter
from random import Random

from pakl.conformance.fingerprint import fingerprint
from pakl.conformance.walk import Broken, Walk, play_a_while
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.events import told
from pakl.kernel.game import Game, State
from pakl.kernel.knowledge import Knowledge, Token
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit

SHARE_TRIED = 0.1
MOST_ACTIONS = 200
MOST_PLAYED_ON = 50


def whole_deck(game: Game, state: State) -> Counter[int]:
    """How many of each card lie on the table."""
    return Counter(int(card) for pile in game.piles(state) for card in pile)


def check_that_cards_are_conserved(walk: Walk) -> None:
    """No card is lost or made, at any step."""
    deck = whole_deck(walk.game, walk.state)
    for step in walk.go():
        now = whole_deck(walk.game, walk.state)
        if now != deck:
            raise Broken(f"cards lost {deck - now} or made {now - deck} by step {step.action}")


def check_that_legal_lists_are_sound(walk: Walk) -> None:
    """A legal list is in rising order, inside the table, and not empty for whoever may act."""
    for _ in walk.go():
        state = walk.state
        for number in range(walk.sheet.seats):
            seat = Seat(number)
            actions = walk.game.legal_actions(state, seat)
            may_act = bool((state.to_act | state.may_interrupt) & bit(seat))
            if state.shuffle_due or state.is_over:
                continue
            if may_act != bool(actions):
                raise Broken(f"seat {seat} may act: {may_act}, but its legal list is {actions}")
            if actions != sorted(set(actions)):
                raise Broken(f"the legal list is not in rising order: {actions}")
            if actions and not 0 <= actions[0] <= actions[-1] < len(walk.game.actions):
                raise Broken(f"the legal list leaves the action table: {actions}")
        if state.is_over and (state.to_act or state.may_interrupt or state.shuffle_due):
            raise Broken("the deal is over, and still waits for somebody")


def check_that_a_copy_is_independent(walk: Walk) -> None:
    """A copy equals its original, and playing it on leaves the original alone."""
    random = Random(1)
    for _ in walk.go():
        if random.random() > SHARE_TRIED:
            continue
        before = fingerprint(walk.state)
        copied = walk.state.copy()
        if fingerprint(copied) != before:
            raise Broken("a copy differs from its original")
        play_a_while(walk.game, copied, Dice(len(walk.steps)), MOST_PLAYED_ON)
        if fingerprint(walk.state) != before:
            raise Broken("playing a copy changed its original")


def check_that_piles_can_be_laid(walk: Walk) -> None:
    """Laying the cards where they already lie changes nothing."""
    for _ in walk.go():
        copied = walk.state.copy()
        walk.game.lay_piles(copied, walk.game.piles(walk.state))
        if fingerprint(copied) != fingerprint(walk.state):
            raise Broken("the piles of a state don't make the same state when laid again")


def check_that_knowledge_is_true(walk: Walk) -> None:
    """What each seat knows, by what it was told and by the rules, agrees with where cards lie.

    Seats are looked at in turn, one a step, and all of them in the end: what is wrong once
    stays wrong until the cards in question have moved.
    """
    piles = walk.game.piles(walk.state)
    minds = [Knowledge(Seat(seat), walk.zones, piles) for seat in range(walk.sheet.seats)]
    before = walk.state.copy()
    for number, step in enumerate(walk.go()):
        lesson = step.lesson(walk.sheet, before)
        for mind in minds:
            mind.follow(told(step.events, mind.viewer, walk.zones), lesson)
        compare_knowledge(minds[number % len(minds)], walk.game.piles(walk.state))
        before = walk.state.copy()
    for mind in minds:
        compare_knowledge(mind, walk.game.piles(walk.state))


def compare_knowledge(mind: Knowledge, piles: list[list[Card]]) -> None:
    """One viewer's tokens against the cards themselves."""
    unknown: dict[int, list[Card]] = {}
    for number, tokens in enumerate(mind.tokens):
        zone = mind.zones[number]
        cards = piles[number]
        if len(tokens) != len(cards):
            raise Broken(f"{len(tokens)} cards were told to be in {zone.label()}, not {len(cards)}")
        told_cards = [token.card for token in tokens]
        if told_cards == cards:
            continue
        if zone.is_open_to(mind.viewer) and NO_CARD in told_cards:
            raise Broken(f"seat {mind.viewer} sees {zone.label()} and was not told its cards")
        if zone.ordered:
            can_be_laid = compare_in_order(mind, tokens, cards, unknown)
        else:
            can_be_laid = compare_in_any_order(mind, tokens, cards)
        if not can_be_laid:
            raise Broken(f"seat {mind.viewer} bars a card from {zone.label()} that lies there")
    for group, faces in unknown.items():
        if Counter(faces) - Counter(mind.faces_of_group[group]):
            raise Broken("a face-down card is none of those it could be by what was told")


def compare_in_order(
    mind: Knowledge, tokens: list[Token], cards: list[Card], unknown: dict[int, list[Card]]
) -> bool:
    """Whether each card of a pile can be its token; adds up the faces that are not known."""
    for token, card in zip(tokens, cards, strict=True):
        if token.card == NO_CARD:
            unknown.setdefault(token.group, []).append(card)
            if not could_be(mind, token, card):
                return False
        elif token.card != card:
            raise Broken(f"card {card} lies where {token.card} was told to lie")
    return True


def compare_in_any_order(mind: Knowledge, tokens: list[Token], cards: list[Card]) -> bool:
    """Whether each card of a hand can be one of its tokens, by faces, groups and bars."""
    unseen = cards[:]
    places: list[Token] = []
    for token in tokens:
        if token.card == NO_CARD:
            places.append(token)
        elif token.card in unseen:
            unseen.remove(token.card)
        else:
            raise Broken(f"card {token.card} was told to be where it is not")
    if are_alike(places):
        return all(could_be(mind, places[0], card) for card in unseen)
    taken: dict[int, int] = {}
    return all(
        finds_token(mind, places, unseen, number, taken, set()) for number in range(len(unseen))
    )


def are_alike(tokens: list[Token]) -> bool:
    """Whether what may be one of these may be any of them."""
    return all(
        token.group == tokens[0].group and token.barred.equals(tokens[0].barred) for token in tokens
    )


def could_be(mind: Knowledge, token: Token, card: Card) -> bool:
    """Whether a token whose face is not known may be this card."""
    return not token.barred.has(card) and card in mind.faces_of_group[token.group]


def finds_token(
    mind: Knowledge,
    tokens: list[Token],
    cards: list[Card],
    number: int,
    taken: dict[int, int],
    tried: set[int],
) -> bool:
    """Finds a token for a card of a hand, and others for those that have to make way."""
    for place, token in enumerate(tokens):
        if place in tried or not could_be(mind, token, cards[number]):
            continue
        tried.add(place)
        if place not in taken or finds_token(mind, tokens, cards, taken[place], taken, tried):
            taken[place] = number
            return True
    return False


def check_that_refusals_cite_clauses(walk: Walk, clauses: set[str]) -> None:
    """Every action that is not legal is refused by a clause that exists."""
    for _ in walk.go():
        if walk.state.shuffle_due or walk.state.is_over or walk.random.random() > SHARE_TRIED:
            continue
        for number in range(walk.sheet.seats):
            seat = Seat(number)
            legal = walk.game.legal_actions(walk.state, seat)
            for action in actions_to_try(walk.game, walk.random):
                if action in legal:
                    continue
                clause = walk.game.refusal(walk.state, seat, action)
                if clause not in clauses:
                    words = walk.game.actions.words(action)
                    raise Broken(f"{words!r} is refused by {clause!r}, which is no clause")


def actions_to_try(game: Game, random: Random) -> list[ActionId]:
    """All actions of a game; of a large table a part, another one each time."""
    actions = range(len(game.actions))
    if len(actions) <= MOST_ACTIONS:
        return [ActionId(action) for action in actions]
    return [ActionId(action) for action in random.sample(actions, MOST_ACTIONS)]


def check_that_events_cite_clauses(walk: Walk, clauses: set[str]) -> None:
    """Every event names the clause that made it happen."""
    for step in walk.go():
        for event in step.events:
            if event.clause not in clauses:
                raise Broken(f"{type(event).__name__} is told with {event.clause!r}, no clause")
    outcome = walk.game.outcome(walk.to_the_end().state)
    if outcome.clause not in clauses:
        raise Broken(f"the deal ended by {outcome.clause!r}, which is no clause")
    if len(outcome.scores) < walk.sheet.seats or len(outcome.scores) != len(outcome.tie_breaks):
        raise Broken("the outcome does not score every seat")
