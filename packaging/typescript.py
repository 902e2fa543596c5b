"""Writes the TypeScript types of the socket's packets and messages, from their JSON schema.

python packaging/typescript.py > web/src/net/wire.ts
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
WIRE: Final = ROOT / "web" / "src" / "net" / "wire.ts"
HEADING: Final = """\
// What goes over the socket of a table, up and down.
// Generated from the JSON schema: python packaging/typescript.py > web/src/net/wire.ts
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
    "null": "null"}  # fmt: skip
NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

Schema = dict[str, Any]


def module_of(wire: Schema) -> str:
    """The whole module."""
    parts = [HEADING]
    message = wire["properties"]["message"]
    parts.append(f"export type Message = {type_of(message)};\n")
    for name, schema in sorted(wire["$defs"].items()):
        parts.append(definition(name, schema))
    return "\n".join(parts)


def definition(name: str, schema: Schema) -> str:
    """One struct."""
    lines = comment(schema.get("description", ""))
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {type_of(schema)};", ""])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, kind in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {key_of(field)}{mark}: {type_of(kind)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> list[str]:
    """A description as a comment."""
    lines = text.strip().splitlines()
    if len(lines) <= 1:
        return [f"/** {line} */" for line in lines]
    return ["/**", *[f" * {line.strip()}".rstrip() for line in lines], " */"]


def key_of(field: str) -> str:
    """A field's name, quoted where it must be."""
    return field if NAME.fullmatch(field) else json.dumps(field)


def type_of(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        name: str = schema["$ref"].rpartition("/")[2]
        return name
    if "anyOf" in schema:
        return union(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return union(json.dumps(word) for word in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def union(types: Iterable[str]) -> str:
    """One of several types."""
    return " | ".join(types)


def wire_module() -> str:
    """The module as it should be now."""
    from pakl.server.openapi import wire_schema  # noqa: PLC0415 – the path is set first

    return module_of(wire_schema())


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.stdout.write(wire_module())
