"""Pages that the server itself writes: plain, readable, in one dress."""

from html import escape

STYLE = "/house.css"


def leaf(title: str, body: str) -> str:
    """A whole page around a body of HTML."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)} – Pakl</title><link rel="stylesheet" href="{STYLE}">'
        '<link rel="icon" href="/house.svg" type="image/svg+xml"></head><body>'
        '<header><a href="/" class="sign">Pakl</a></header>'
        f"<main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )
