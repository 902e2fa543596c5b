"""QR codes of links."""

import io
from functools import lru_cache
from typing import Final

import segno

QUIET_MODULES: Final = 2
MOST_KEPT: Final = 256


@lru_cache(maxsize=MOST_KEPT)
def qr_svg(link: str) -> str:
    """A link as an SVG image that grows to the size it is given."""
    picture = io.BytesIO()
    segno.make_qr(link, error="m").save(
        picture, kind="svg", border=QUIET_MODULES, omitsize=True, xmldecl=False, nl=False,
        dark="#000", light="#fff", svgclass=None, lineclass=None,
    )  # fmt: skip
    return picture.getvalue().decode()


def qr_text(link: str) -> str:
    """A link as characters for a terminal."""
    picture = io.StringIO()
    segno.make_qr(link, error="l").terminal(picture, border=QUIET_MODULES, compact=True)
    return picture.getvalue()
