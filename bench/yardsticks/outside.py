"""Rules of thumb from elsewhere: how people without our ratings and searches tell bots to play.

Each was written from a description in a few words, by what lies open and in the own hand, and
does not change: what was measured against one stays comparable. ``bench/panel.py`` keeps the
digest of this file with every result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.view import View, view_of

HIGH: Final = 7
TAKEN_GLADLY: Final = 10
FACES: Final = {"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10}

# What one sees, may do, and where one sits; how much each move is liked.
Rule = Callable[[View, list[str], int], dict[str, float]]


class Outside:
    """A player by a rule of thumb: the move that it likes best, chance between equals."""

    iterations = 0

    def __init__(self, name: str, rule: Rule) -> None:
        self.name = name
        self.rule = rule

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """What the rule likes best."""
        game, seat = position.game, position.seat
        legal = [game.actions.words(one) for one in game.actions_at_random(position.world, seat)]
        likes = self.rule(view_of(game, position.world, seat), legal, int(seat))
        best = max(likes.values())
        chosen = [words for words in legal if likes[words] == best]
        return game.actions.parse(chosen[dice.below(len(chosen))])


def cards_in(view: View, zone: str, owner: int = -1) -> list[str]:
    """The faces that lie in a zone."""
    for seen in view.zones:
        if seen.name == zone and seen.owner == owner:
            return seen.faces or []
    return []


def size_of(view: View, zone: str, owner: int) -> int:
    """How many cards lie in a zone."""
    return next(seen.size for seen in view.zones if seen.name == zone and seen.owner == owner)


# The Fox in the Forest: aim for many tricks or for few, by the hand, and stay with it


def lows_or_highs() -> Outside:
    """Plays for seven tricks with a high hand, for three with a low one."""
    return Outside("lows_or_highs", like_lows_or_highs)


def like_lows_or_highs(view: View, legal: list[str], seat: int) -> dict[str, float]:
    """Likes what serves the aim."""
    trump, hand = view.facts["trump"], cards_in(view, "hand", seat)
    won = int(view.facts[f"tricks {seat}"])
    strong = sum(int(card[1:]) >= HIGH or card[0] == trump for card in hand)
    aims_high = won > 3 or (won + strong > len(hand) / 2 and won < 9)
    trick = cards_in(view, "trick")
    return {words: like_of_fox(words, trump, trick, aims_high=aims_high) for words in legal}


def like_of_fox(words: str, trump: str, trick: list[str], *, aims_high: bool) -> float:
    """How a card or a choice serves the aim."""
    verb, _, card = words.partition(" ")
    if verb != "play":
        return 20.0 if verb == "keep" else -float(card[1:])
    rank = float(card[1:])
    if not trick:
        return rank if aims_high else -rank
    lead = trick[0]
    wins = rank > float(lead[1:]) if card[0] == lead[0] else card[0] == trump
    if wins == aims_high:
        return 50 - rank if aims_high else 50 + rank
    return -rank


# Karma, like its cousins: the cheapest card first


def cheapest() -> Outside:
    """Plays the lowest that fits, and takes the pile only if nothing does."""
    return Outside("cheapest", like_cheapest)


def taker() -> Outside:
    """The same, but a small pile of good cards is taken while there is something to draw."""
    return Outside("taker", like_taking)


def worth_of_karma(card: str) -> float:
    """How dear a card is."""
    return float(card) if card.isdigit() else 20.0


def like_cheapest(_: View, legal: list[str], __: int) -> dict[str, float]:
    """Likes what is cheap, and showing what is dear."""
    likes: dict[str, float] = {}
    for words in legal:
        verb, _space, about = words.partition(" ")
        cards = about.replace("*", " ").split()
        if verb == "show":
            likes[words] = sum(worth_of_karma(card) for card in cards)
        elif verb == "play":
            likes[words] = 100 - worth_of_karma(cards[0]) + len(cards)
        else:
            likes[words] = -100.0 if verb == "take" else 0.0
    return likes


def like_taking(view: View, legal: list[str], seat: int) -> dict[str, float]:
    """Likes a small good pile too."""
    likes = like_cheapest(view, legal, seat)
    pile = cards_in(view, "discard pile")
    is_good = all(worth_of_karma(card) >= TAKEN_GLADLY for card in pile)
    if "take" in likes and is_good and len(pile) <= 3 and size_of(view, "draw pile", -1):
        likes["take"] = 90.0
    return likes


# Mau Mau: a chain of habits


def habits() -> Outside:
    """Calls and catches; sevens and eights against few cards, jacks last, the longest suit."""
    return Outside("habits", like_habits)


def like_habits(view: View, legal: list[str], seat: int) -> dict[str, float]:
    """Likes what is next in the chain."""
    hand = Counter(card[-1] for card in cards_in(view, "hand", seat) if card[0] != "J")
    others = [
        seen.size for seen in view.zones if seen.name == "hand" and seen.owner not in (-1, seat)
    ]
    is_pressing = min(others) <= 2
    likes: dict[str, float] = {}
    for words in legal:
        verb, _, about = words.partition(" ")
        card = about.replace("!", "").replace("=", " ").split()
        if verb == "play":
            # A jack counts for the suit that is wished.
            rank, suit = card[0][:-1], card[-1][-1]
            like = 50.0 + hand[suit]
            like += 30 if is_pressing and rank in ("7", "8") else 0
            like -= 40 if rank == "J" else 0
            likes[words] = like + (5 if "!" in about else 0)
        elif verb == "name":
            likes[words] = float(hand[about])
        else:
            likes[words] = {"catch": 200.0, "draw": 0.0}.get(verb, -1.0)
    return likes


# Rummy: lay out whatever can be laid, throw away what counts most


def simple() -> Outside:
    """Draws unseen, opens and lays out as soon as it can, discards the dearest lone card."""
    return Outside("simple", like_simple)


def like_simple(view: View, legal: list[str], seat: int) -> dict[str, float]:
    """Likes to lay out, and to be rid of what counts most."""
    hand = cards_in(view, "hand", seat)
    ranks = Counter(card[:-1] for card in hand)
    likes: dict[str, float] = {}
    for words in legal:
        verb, _, about = words.partition(" ")
        if verb == "discard":
            rank = about[:-1]
            value = FACES.get(rank, int(rank) if rank.isdigit() else 50)
            is_joker = not rank or not about[-1:].isalpha() or about not in hand
            likes[words] = value - 30.0 * (ranks[rank] > 1) - 100.0 * is_joker
        else:
            order = {"lay": 500.0, "swap": 400.0, "add": 300.0, "draw": 200.0, "pick": 100.0}
            likes[words] = order.get(verb, -500.0) + len(about.split())
    return likes


# Zyrty: the smallest leap, specials when there is nothing else


def small_leaps() -> Outside:
    """Two cards rather than one, the nearest number, specials and drawing last."""
    return Outside("small_leaps", like_small_leaps)


def like_small_leaps(view: View, legal: list[str], _: int) -> dict[str, float]:
    """Likes two cards, then the nearest number."""
    number = int(view.facts["number"])
    likes: dict[str, float] = {}
    for words in legal:
        verb, _space, about = words.partition(" ")
        first = about.split()[0] if about else ""
        if verb != "play":
            likes[words] = -1_000.0
        elif first.isdigit():
            likes[words] = 100.0 * len(about.split()) - abs(int(first) - number)
        else:
            likes[words] = -100.0
    return likes


# Cockroach Disco: nobody can read who mixes


def mixer() -> Outside:
    """Chooses anything, and takes the lowest card unless it makes a pair."""
    return Outside("mixer", like_mixing)


def like_mixing(view: View, legal: list[str], seat: int) -> dict[str, float]:
    """Likes every choice alike, and pairs."""
    own = {card[1:] for card in cards_in(view, "collection", seat)}
    likes: dict[str, float] = {}
    for words in legal:
        verb, _, about = words.partition(" ")
        likes[words] = 0.0
        if verb == "take":
            likes[words] = 20.0 if about in own else -float(about)
    return likes


OF_GAMES: Final = {
    "disco": ["mixer"],
    "fox": ["lows_or_highs"],
    "karma": ["cheapest", "taker"],
    "maumau": ["habits"],
    "rummy": ["simple"],
    "zyrty": ["small_leaps"],
}
