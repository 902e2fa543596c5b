"""What ``docs/reference/wire.md`` shows is what goes over the wire."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from pakl.play.frames import AnyMessage, AnyNews, RefusalCode
from pakl.play.packets import MOST_PACKET_BYTES, AnyRequest, packet_of
from pakl.server.socket import CODES, SILENT_SECONDS

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "wire.md").read_text()
EXAMPLE = re.compile(r"^```json (packet|message)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(kind: str) -> list[str]:
    return [text for name, text in EXAMPLE.findall(PAGE) if name == kind]


def table_under(heading: str, column: int = 0) -> list[str]:
    """What stands in code in a column of the first table after a heading."""
    from_table_on = PAGE.partition(heading)[2].partition("\n|")[2]
    rows = from_table_on.partition("\n\n")[0].splitlines()[2:]
    cells = [row.strip("|").split("|")[column] for row in rows]
    return [word for cell in cells for word in re.findall(r"`([a-z_]+)`", cell)]


def tags_of(union: object) -> set[str]:
    return {str(msgspec.inspect.type_info(kind).tag) for kind in get_args(union)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", examples("packet"))
def test_a_packet_is_one(text: str) -> None:
    packet = packet_of(text)

    assert json.loads(text) == msgspec.to_builtins(packet)


@pytest.mark.parametrize("text", examples("message"))
def test_a_message_is_one_and_has_no_field_too_many(text: str) -> None:
    message: Any = msgspec.json.decode(text, type=AnyMessage)

    assert json.loads(text) == msgspec.to_builtins(message)


def test_there_are_examples_of_both() -> None:
    assert len(examples("packet")) >= 4
    assert len(examples("message")) >= 3


def test_every_request_is_listed() -> None:
    assert tags_of(AnyRequest) == set(table_under("**`ask`**"))


def test_every_kind_of_message_is_listed() -> None:
    assert tags_of(AnyMessage) == set(table_under("## Messages"))


def test_every_kind_of_news_is_listed() -> None:
    assert tags_of(AnyNews) == set(table_under("### News"))


def test_every_refusal_is_listed() -> None:
    assert set(get_args(RefusalCode)) == set(table_under("### Refusals"))


def test_every_close_code_is_listed() -> None:
    rows = re.findall(r"^\| (\d{4}) \| `([a-z_]+)`", PAGE, re.MULTILINE)

    assert CODES == {why: int(code) for code, why in rows}


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"at most {MOST_PACKET_BYTES} bytes" in PAGE
    assert f"nothing is heard for {SILENT_SECONDS:g} is closed" in PAGE
