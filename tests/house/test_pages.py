"""What the pages say that could go stale: links, names of tests, requests, variables."""

import re
from collections import defaultdict
from pathlib import Path
from typing import get_args

import pytest

from pakl.server.api import ENDPOINTS
from pakl.server.endpoints import MOST_BODY_BYTES
from pakl.server.problems import ProblemCode, status_of
from pakl.server.settings import Allowances, Settings

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")]
HTTP = (ROOT / "docs" / "reference" / "http.md").read_text()
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
# What is set for tools rather than for the server.
OF_TOOLS = {"PAKL_BUILD", "PAKL_COMPILE", "PAKL_DATABASE_PASSWORD"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text())

    assert not [link for link in links if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tests_that_are_named_are_there(page: Path) -> None:
    named = re.findall(r"`(tests/[a-z_/]+\.py)`", page.read_text())

    assert not [name for name in named if not (ROOT / name).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_variables_that_are_named_are_read(page: Path) -> None:
    fields = [*Settings.__struct_fields__, *Allowances.__struct_fields__, "data", "log"]
    known = {f"PAKL_{field.upper()}" for field in fields} | OF_TOOLS
    named = set(re.findall(r"PAKL_[A-Z_]+", page.read_text()))

    assert not named - known


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    listed = LINK.findall((folder / "README.md").read_text())

    assert sorted(path.name for path in folder.glob("0*.md")) == listed


def test_every_request_is_listed() -> None:
    rows = re.findall(r"^\| `([A-Z]+ /\S*)` \| (\w+) \| (.+) \|$", HTTP, re.MULTILINE)
    expected = [(f"{one.method} {one.path}", one.who, one.summary) for one in ENDPOINTS]

    assert expected == rows


def test_every_problem_is_listed_under_its_status() -> None:
    listed: defaultdict[int, set[str]] = defaultdict(set)
    for status, codes in re.findall(r"^\| (\d{3}) \| (.+) \|$", HTTP, re.MULTILINE):
        listed[int(status)] |= set(re.findall(r"`(\w+)`", codes))
    expected: defaultdict[int, set[str]] = defaultdict(set)
    for code in get_args(ProblemCode):
        expected[status_of(code)].add(code)

    assert expected == listed


def test_the_size_of_a_body_is_that_of_the_code() -> None:
    assert f"at most {MOST_BODY_BYTES} bytes" in " ".join(HTTP.split())
