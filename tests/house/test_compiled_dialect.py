"""What is compiled keeps to a plain dialect of Python.

Plain code is the fast code, and some of the rest is wrong when mypyc compiles it.
"""

import ast
import operator
from collections.abc import Callable
from pathlib import Path

import native
import pytest

SOURCES = Path(__file__).parents[2] / "src"

# mypyc keeps an int in 63 bits; anything longer is an object on the heap.
FIRST_BOXED = 2**62
MOST_FOLDED = 1024

SHIFT = "a left shift by a variable is cut to 32 bits when compiled; use bit() of the kernel"
BIG = "a number of 2**62 or more is an object on the heap when compiled; keep masks to 62 bits"
GENERATOR = "a generator is slow when compiled; build a list"
LAMBDA = "a lambda is slow when compiled; write a function of the module"
NESTED = "a function or class inside a function is slow when compiled; move it to the module"
DATACLASS = "a dataclass is slow when compiled; write a class with its __init__"
ENUM = "an Enum is slow when compiled; write Final constants"
ABSTRACT = "abc.ABC can crash a compiled class; raise NotImplementedError in a plain one"
ANY = "Any turns off the types that make compiled code fast"

# None stands for the whole module.
FORBIDDEN_NAMES: dict[tuple[str, str | None], str] = {
    ("abc", "ABC"): ABSTRACT,
    ("abc", "ABCMeta"): ABSTRACT,
    ("dataclasses", None): DATACLASS,
    ("enum", None): ENUM,
    ("typing", "Any"): ANY,
}

OPERATORS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}
SIGNS: dict[type[ast.AST], Callable[[int], int]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


def folded(node: ast.AST) -> int | None:
    """The value of an expression of whole numbers only, which mypyc makes one number."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and type(node.op) in SIGNS:
        value = folded(node.operand)
        return None if value is None else SIGNS[type(node.op)](value)
    if not isinstance(node, ast.BinOp) or type(node.op) not in OPERATORS:
        return None
    left, right = folded(node.left), folded(node.right)
    if left is None or right is None:
        return None
    # A negative or an enormous shift or power is no number that anyone means.
    if isinstance(node.op, ast.Pow | ast.LShift | ast.RShift) and not 0 <= right < MOST_FOLDED:
        return None
    return OPERATORS[type(node.op)](left, right)


class Reader(ast.NodeVisitor):
    """Reads one file and writes down, line by line, what is outside the dialect."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[str] = []
        self.is_in_function = False

    def object_to(self, node: ast.expr | ast.stmt, reason: str) -> None:
        self.found.append(f"{self.name}:{node.lineno}: {reason}")

    def visit(self, node: ast.AST) -> None:
        value = folded(node)
        if value is None:
            super().visit(node)
        # Only the whole expression counts: (1 << 62) - 1 is a small number in the end.
        elif isinstance(node, ast.expr) and abs(value) >= FIRST_BOXED:
            self.object_to(node, BIG)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.LShift) and folded(node.right) is None:
            self.object_to(node, SHIFT)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.LShift) and folded(node.value) is None:
            self.object_to(node, SHIFT)
        self.generic_visit(node)

    def visit_Yield(self, node: ast.Yield) -> None:
        self.object_to(node, GENERATOR)
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.object_to(node, GENERATOR)
        self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.object_to(node, LAMBDA)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if self.is_in_function:
            self.object_to(node, NESTED)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.read_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.read_function(node)

    def read_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if self.is_in_function:
            self.object_to(node, NESTED)
        was_in_function = self.is_in_function
        self.is_in_function = True
        self.generic_visit(node)
        self.is_in_function = was_in_function

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.object_to_name(node, alias.name, None)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            self.object_to_name(node, node.module or "", None)
            self.object_to_name(node, node.module or "", alias.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name):
            self.object_to_name(node, node.value.id, node.attr)
        self.generic_visit(node)

    def object_to_name(self, node: ast.expr | ast.stmt, module: str, name: str | None) -> None:
        reason = FORBIDDEN_NAMES.get((module, name))
        if reason is not None:
            self.object_to(node, reason)


def outside_the_dialect(text: str, name: str) -> list[str]:
    """What mypyc compiles badly in a file, each with its line and the reason."""
    reader = Reader(name)
    reader.visit(ast.parse(text))
    return reader.found


def test_everything_compiled_keeps_to_the_dialect() -> None:
    sources = native.compiled_sources(SOURCES)
    found = [
        line
        for source in sources
        for line in outside_the_dialect(source.read_text(), str(source.relative_to(SOURCES)))
    ]

    assert sources
    assert not found, "\n".join(["outside the dialect:", *found])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("mask = 1 << card", SHIFT),
        ("mask = 1 << WIDTH", SHIFT),
        ("mask = (1 << 61) << -shift", SHIFT),
        ("mask <<= card", SHIFT),
        ("ALL = 0x4000000000000000", BIG),
        ("ALL = 1 << 62", BIG),
        ("ALL = 2**63 - 1", BIG),
        ("LOWEST = -(1 << 70)", BIG),
        ("mask = card & (3 << 61)", BIG),
        ("def cards():\n    yield 1", GENERATOR),
        ("def cards():\n    yield from deck", GENERATOR),
        ("key = lambda card: card", LAMBDA),
        ("def outer():\n    def inner(): pass", NESTED),
        ("class Game:\n    def zones(self):\n        def inner(): pass", NESTED),
        ("def outer():\n    async def inner(): pass", NESTED),
        ("def outer():\n    class Inner: pass", NESTED),
        ("from dataclasses import dataclass", DATACLASS),
        ("import dataclasses", DATACLASS),
        ("from enum import IntEnum", ENUM),
        ("import enum", ENUM),
        ("from abc import ABC, abstractmethod", ABSTRACT),
        ("import abc\nclass Game(abc.ABC): pass", ABSTRACT),
        ("from typing import Any, Final", ANY),
        ("import typing\nvalue: typing.Any = 1", ANY),
    ],
)
def test_the_check_objects(text: str, reason: str) -> None:
    last_line = text.count("\n") + 1
    expected = [f"rules.py:{last_line}: {reason}"]

    assert expected == outside_the_dialect(text, "rules.py")


@pytest.mark.parametrize(
    "text",
    [
        "HIGHEST = 1 << 61",
        "ALL = (1 << 62) - 1",
        "shifted = mask << 2",
        "mask <<= 1",
        "def bit(member):\n    return (1 << 61) >> (61 - member)",
        "rank = card >> suit",
        "score = 50 if is_wild else 10",
        "hands = [[] for _ in range(seats)]",
        "class Game:\n    def zones(self): raise NotImplementedError",
        "from abc import abstractmethod",
        "from typing import Final, NewType",
        "is_open = True",
        "RATIO = 2 ** -1",
    ],
)
def test_the_check_passes(text: str) -> None:
    assert not outside_the_dialect(text, "rules.py")
