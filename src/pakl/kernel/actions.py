"""The one table of a game's actions: id, JSON and the notation of its clauses."""

from typing import Final, NewType, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pakl.kernel.cards import CardSet
from pakl.kernel.errors import Malformed
from pakl.kernel.piles import set_word
from pakl.kernel.sets import NOTHING, count, first, lowest, nth

ActionId = NewType("ActionId", i64)

NO_ACTION: Final = ActionId(-1)

NONE_LISTED: Final[vec[i64]] = vec[i64]()


class ActionTable:
    """Every action a game knows, each with a fixed id.

    The words of an action are a verb and what it is about: ``play 8H``, ``draw``.
    As JSON that is ``{"play": "8H"}`` and ``{"draw": true}``.
    """

    def __init__(self, words: list[str]) -> None:
        self.all_words = words
        self.ids: dict[str, int] = {}
        for action, text in enumerate(words):
            if text in self.ids:
                raise ValueError(f"two actions are called {text!r}")
            self.ids[text] = action

    def __len__(self) -> int:
        return len(self.all_words)

    def words(self, action: ActionId) -> str:
        """The action in the notation of the clauses."""
        return self.all_words[action]

    def parse(self, words: str) -> ActionId:
        """The action of these words.

        Raises:
            Malformed: If the game has no such action.
        """
        action = self.ids.get(" ".join(words.split()))
        if action is None:
            raise Malformed(f"there is no action {words!r} in this game")
        return ActionId(action)

    def as_json(self, action: ActionId) -> dict[str, object]:
        """The action as it goes over the wire."""
        verb, space, about = self.all_words[action].partition(" ")
        if space:
            return {verb: about}
        return {verb: True}

    def from_json(self, message: object) -> ActionId:
        """The action of a message.

        Raises:
            Malformed: If the message is not of the wire's form or names no action.
        """
        if not isinstance(message, dict) or len(message) != 1:
            raise Malformed('an action is an object with one verb, such as {"play": "8H"}')
        for verb, about in message.items():
            if not isinstance(verb, str):
                break
            if about is True:
                return self.parse(verb)
            if isinstance(about, str) and about:
                return self.parse(f"{verb} {about}")
        raise Malformed(
            'what an action is about is a text, or true: {"play": "8H"}, {"draw": true}'
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """The actions a seat may choose from, in rising order of their ids.

    Rules add to it. What is added first is kept as a set, from which one is picked
    without listing all; what comes later is listed. Playouts use one ``Choices`` again
    and again, so nothing is allocated.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.first_action: i64 = 0
        self.members: i64 = NOTHING
        self.in_set: i64 = 0
        self.listed: vec[i64] = NONE_LISTED

    def clear(self) -> None:
        """Forgets all choices."""
        self.size = 0
        self.in_set = 0

    def add(self, action: i64) -> None:
        """Adds an action, whose id is higher than those before."""
        if self.size == 0:
            self.first_action = action
            self.members = 1
            self.in_set = 1
            self.size = 1
            return
        place = self.size - self.in_set
        self.size += 1
        if place == len(self.listed):
            self.listed = append(self.listed, action)
            return
        set_word(self.listed, place, action)

    def add_each(self, cards: CardSet, first_action: i64) -> None:
        """Adds for every card of the set the action that many above the first."""
        if self.size == 0:
            self.first_action = first_action
            self.members = cards
            self.in_set = count(cards)
            self.size = self.in_set
            return
        while cards:
            self.add(first_action + lowest(cards))
            cards &= cards - 1

    def add_range(self, first_action: i64, actions: i64) -> None:
        """Adds so many actions with neighbouring ids."""
        self.add_each(first(actions), first_action)

    def at(self, place: i64) -> ActionId:
        """The choice at a place."""
        if place < self.in_set:
            return ActionId(self.first_action + nth(self.members, place))
        return ActionId(self.listed[place - self.in_set])

    def actions(self) -> list[ActionId]:
        """The choices as a list."""
        actions: list[ActionId] = []
        if self.in_set:
            members = self.members
            while members:
                actions.append(ActionId(self.first_action + lowest(members)))
                members &= members - 1
        place: i64 = 0
        while place < self.size - self.in_set:
            actions.append(ActionId(self.listed[place]))
            place += 1
        return actions


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ratings:
    """How good each of a seat's choices looks, place by place; the higher the better.

    Only differences count: a hundred is about what a careful player would call clearly
    better.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.listed: vec[i64] = NONE_LISTED

    def clear(self) -> None:
        """Forgets all ratings."""
        self.size = 0

    def add(self, rating: i64) -> None:
        """Adds the rating of the next choice."""
        place = self.size
        self.size += 1
        if place == len(self.listed):
            self.listed = append(self.listed, rating)
            return
        set_word(self.listed, place, rating)

    def at(self, place: i64) -> i64:
        """The rating of the choice at a place."""
        return self.listed[place]
