"""The API as a page to read, made from the OpenAPI document: plain HTML without scripts."""

from html import escape
from typing import Any

from pakl.server.leaves import leaf

Document = dict[str, Any]


def manual_of(document: Document) -> str:
    """The whole page."""
    chapters: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            chapter = operation["tags"][0]
            chapters.setdefault(chapter, []).append(entry(method.upper(), path, operation))
    info = document["info"]
    contents = "".join(f'<li><a href="#{escape(name)}">{title(name)}</a></li>' for name in chapters)
    body = "".join(
        f'<section aria-labelledby="{escape(name)}"><h2 id="{escape(name)}">{title(name)}</h2>'
        f"{''.join(entries)}</section>"
        for name, entries in chapters.items()
    )
    schemas = document["components"]["schemas"]
    forms = "".join(form(name, schema) for name, schema in sorted(schemas.items()))
    return leaf(
        "The API of this table",
        f"<p>{escape(info['summary'])} {escape(info['description'])}</p>"
        '<p>For tools: <a href="/api/openapi.json">OpenAPI 3.1</a>, '
        '<a href="/api/wire.json">JSON Schema of the socket</a>.</p>'
        f'<nav aria-label="Chapters"><ul class="chapters">{contents}'
        '<li><a href="#forms">Forms</a></li></ul></nav>'
        f'{body}<section aria-labelledby="forms"><h2 id="forms">Forms</h2>{forms}</section>',
    )


def title(name: str) -> str:
    """The heading of a chapter."""
    return escape(name.replace("_", " ").capitalize())


def entry(method: str, path: str, operation: Document) -> str:
    """One endpoint."""
    rows = "".join(
        f"<tr><th scope=row>{escape(status)}</th><td>{escape(answer['description'])}</td>"
        f"<td>{answer_form(answer)}</td></tr>"
        for status, answer in operation["responses"].items()
    )
    details = operation.get("description", "")
    body = operation.get("requestBody")
    takes = (
        f"<p>Takes {reference(body['content']['application/json']['schema'])}.</p>" if body else ""
    )
    return (
        f"<article><h3><code><b>{method}</b> {escape(path)}</code></h3>"
        f"<p>{escape(operation['summary'])} {escape(details)}</p>{takes}"
        f"<details><summary>Answers</summary><table>{rows}</table></details></article>"
    )


def answer_form(answer: Document) -> str:
    """What an answer is made of."""
    for media, content in answer["content"].items():
        if "$ref" in content["schema"]:
            return reference(content["schema"])
        return f"<code>{escape(media)}</code>"
    return ""


def form(name: str, schema: Document) -> str:
    """One struct, field by field."""
    required = schema.get("required", [])
    rows = "".join(
        f"<tr><th scope=row><code>{escape(field)}</code></th><td>{reference(kind)}</td>"
        f"<td>{'' if field in required else 'optional'}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    text = escape(schema.get("description", "").partition("\n")[0])
    table = f"<table>{rows}</table>" if rows else ""
    return (
        f'<article><h3 id="form-{escape(name)}">{escape(name)}</h3><p>{text}</p>{table}</article>'
    )


def reference(schema: Document) -> str:
    """A type in words, with links to forms."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#form-{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(reference(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(word))}</code>" for word in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = str(schema.get("type", "anything"))
    if kind == "array" and "items" in schema and schema["items"] is not False:
        return f"list of {reference(schema['items'])}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"texts to {reference(schema['additionalProperties'])}"
    return escape(kind)
