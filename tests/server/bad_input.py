"""Input that goes wrong in every way we could think of, from a seed."""

import copy
import json
import random
from typing import Any, Final

# Values that have broken somebody's program before.
ODD: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**64, -(2**63), 1e308, -0.0, 0.1,
    "", " ", "\x00", "\u202e", "\ud83d", "\U0001f0cf", "../../etc/passwd", "' OR 1=1 --", "<b>",
    "%s%n", "a" * 300, "A" * 41, "é" * 24, "null", "true", "8H", "play", "sit", "0" * 32, [], {},
    [[]], [{}], {"": ""}, {"a": {"b": {"c": []}}}, ["x"] * 20,
]  # fmt: skip
SCRAPS: Final = [
    b"{", b"}", b"[", b"]", b'"', b",", b":", b"null", b"1e999", b"-", b"\\u0000", b"\\ud800",
    b"\xff", b"\xc3\x28", b"\x00", b"\xef\xbb\xbf", b"NaN", b"Infinity", b"//", b'{"a":1,"a":2}',
]  # fmt: skip
MOST_MUTATIONS: Final = 3


class Spoiler:
    """Spoils good input."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def spoiled(self, message: dict[str, Any]) -> bytes:
        """A message with something wrong in it; now and then it stays right."""
        dice = self.dice
        if dice.random() < 0.6:
            tree = json.loads(json.dumps(message))
            for _ in range(dice.randint(1, MOST_MUTATIONS)):
                tree = self.with_an_odd_node(tree)
            return json.dumps(tree).encode()
        body = json.dumps(message).encode()
        for _ in range(dice.randint(1, MOST_MUTATIONS)):
            body = self.with_an_odd_byte(body)
        return body

    def with_an_odd_node(self, tree: Any) -> Any:
        """A tree in which one node is another, is missing or is too much."""
        dice = self.dice
        if not isinstance(tree, dict | list) or not tree or dice.random() < 0.15:
            return self.odd()
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = dice.choice(keys)
        chance = dice.random()
        if chance < 0.15:
            del tree[key]
        elif chance < 0.3 and isinstance(tree, dict):
            tree[dice.choice(["seat", "player", "x", "", "id", "do", "ask", "verb"])] = dice.choice(
                ODD
            )
        elif chance < 0.4 and isinstance(tree, list):
            tree.append(self.odd())
        else:
            tree[key] = self.with_an_odd_node(tree[key])
        return tree

    def odd(self) -> Any:
        """A value that is rarely what is expected."""
        return copy.deepcopy(self.dice.choice(ODD))

    def with_an_odd_byte(self, body: bytes) -> bytes:
        """A text in which something is cut, doubled, changed or put in."""
        dice = self.dice
        one, other = sorted(dice.randint(0, len(body)) for _ in range(2))
        chance = dice.randint(0, 4)
        if chance == 0:
            return body[:one] + body[other:]
        if chance == 1:
            return body[:other] + body[one:]
        if chance == 2:
            return body[:one] + dice.choice(SCRAPS) + body[one:]
        if chance == 3:
            return dice.randbytes(dice.randint(0, 60))
        return body[:one] + bytes([dice.randint(0, 255)]) + body[one + 1 :]


class Guesser:
    """Makes packets that are well-formed and say what nobody should be granted, mostly."""

    def __init__(self, dice: random.Random, words: list[str]) -> None:
        self.dice = dice
        self.words = words
        self.number = 0

    def guess(self) -> bytes:
        """A packet."""
        dice = self.dice
        self.number += 1
        packet: dict[str, Any] = {"id": f"g{dice.randint(self.number // 2, self.number)}"}
        if dice.random() < 0.5:
            packet["seen"] = dice.randint(0, 60)
            packet["do"] = [self.action() for _ in range(dice.choice([1, 1, 1, 2, 16]))]
        else:
            packet["ask"] = self.request()
        return json.dumps(packet).encode()

    def action(self) -> dict[str, Any]:
        """An action of the game, legal only by luck."""
        verb, space, about = self.dice.choice(self.words).partition(" ")
        return {verb: about if space else True}

    def request(self) -> dict[str, Any]:
        """A request about the table."""
        dice = self.dice
        seat, other = dice.randint(0, 9), dice.randint(0, 9)
        return dice.choice([
            {"verb": "sit", "seat": seat, "name": "Otto"},
            {"verb": "sit", "seat": dice.randint(0, 1), "name": dice.choice(["Eva", "\u202e"])},
            {"verb": "swap", "one": seat, "other": other},
            {"verb": "add_bot", "seat": seat, "level": dice.choice(["good", "genius"])},
            {"verb": "remove", "seat": seat},
            {"verb": "pass_host", "seat": seat},
            {"verb": "ready", "salt": dice.randbytes(16).hex()},
            {"verb": "unready"},
            {"verb": "chat", "text": dice.choice(["hello", "\u202e", "\x07"])},
            {"verb": "emote", "emote": "wow"},
            {"verb": "resume"},
            {"verb": "take_back"},
            {"verb": "close"},
        ])  # fmt: skip
