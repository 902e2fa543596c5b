"""The page at the root: the built one, or a small one until it is there."""

from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from pakl.server import page
from tests.server.clients import Browser

VOID = {"meta", "link", "br"}


class Outline(HTMLParser):
    """What stands in a page: tags in their nesting, and what the policy would block."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.blocked: list[str] = []
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.headings += tag == "h1"
        self.blocked += [name for name, _ in attrs if name == "style" or name.startswith("on")]
        self.blocked += [tag] if tag in {"script", "style"} else []

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()


@pytest.mark.parametrize("path", ["/", "/t/abcde", "/api"])
async def test_our_own_pages_are_whole_and_keep_the_policy(path: str, eva: Browser) -> None:
    answer = await eva.http.get(path)
    outline = Outline()
    outline.feed(answer.text)

    assert "text/html; charset=utf-8" == answer.headers["content-type"]
    assert [] == outline.open
    assert [] == outline.blocked
    assert 1 == outline.headings
    assert 'lang="en"' in answer.text


async def test_the_small_page_lists_open_tables_and_escapes_their_names(eva: Browser) -> None:
    place = await eva.open_table("fox", 2, name="<b>Eva</b> & co")
    text = (await eva.http.get("/")).text

    assert place["code"] in text
    assert "&lt;b&gt;Eva&lt;/b&gt; &amp; co" in text
    assert "<b>Eva" not in text
    assert 'href="/api"' in text


async def test_the_manual_names_every_endpoint(eva: Browser) -> None:
    document = await eva.get("/api/openapi.json")
    text = (await eva.http.get("/api")).text

    assert not [path for path in document["paths"] if path not in text]
    for name in document["components"]["schemas"]:
        assert f'id="form-{name}"' in text


def test_a_built_page_is_served_at_its_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Pakl</title>")
    (tmp_path / "assets" / "page-1a2b.js").write_text("'page'")
    (tmp_path / "sw.js").write_text("'worker'")
    monkeypatch.setattr(page, "with_cookie", lambda _, response: response)
    only_post = Route("/api/tables", page.welcome, methods=["POST"])
    client = TestClient(Starlette(routes=[only_post, *page.routes(tmp_path)]))

    for path in ["/", "/t/abcde", "/pass"]:
        assert "<title>Pakl" in client.get(path).text
        assert "no-cache" == client.get(path).headers["cache-control"]
    assert "immutable" in client.get("/assets/page-1a2b.js").headers["cache-control"]
    assert "'worker'" == client.get("/sw.js").text
    assert "no-cache" == client.get("/sw.js").headers["cache-control"]
    assert [404, 404] == [client.get(path).status_code for path in ("/nothing", "/assets/../sw.py")]
    assert "POST" == client.get("/api/tables").headers["allow"]
    assert 404 == client.get("/assets/none.js").status_code
    assert 404 == client.get("/assets/../../settings.py").status_code
