"""The page's types of packets and messages are those of the server."""

import typescript


def test_the_types_in_the_page_are_up_to_date() -> None:
    command = "python packaging/typescript.py > web/src/net/wire.ts"

    assert typescript.wire_module() == typescript.WIRE.read_text(), f"write them anew: {command}"


def test_a_struct_becomes_an_interface() -> None:
    schema = {
        "description": "A zone.",
        "type": "object",
        "properties": {
            "zone": {"type": "string"},
            "cards": {"type": "array", "items": {"type": "string"}},
            "owner": {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None},
        },
        "required": ["zone"],
    }
    expected = """\
/** A zone. */
export interface Zone {
  zone: string;
  cards?: Array<string>;
  owner?: number | null;
}
"""

    assert expected == typescript.definition("Zone", schema)
