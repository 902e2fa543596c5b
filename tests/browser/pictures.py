"""Small pictures for the README: fewer pixels, few colours, PNG with a palette."""

import base64
import struct
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SMALLER: Final = (Path(__file__).parent / "smaller.js").read_text()
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
# So many colours are tried, the most first.
COLOURS: Final = (200, 128, 96, 64, 48, 32)


def small_png(page: Page, picture: Path, scale: float, most_bytes: int) -> bytes:
    """The picture with as many colours as fit into so many bytes.

    Raises:
        ValueError: If it is too large even with the fewest.
    """
    encoded = base64.b64encode(picture.read_bytes()).decode()
    drawing = page.context.browser.new_page() if page.context.browser else page
    try:
        for colours in COLOURS:
            about = {
                "picture": f"data:image/png;base64,{encoded}",
                "scale": scale,
                "colours": colours,
            }
            made = png(**drawing.evaluate(SMALLER, about))
            if len(made) <= most_bytes:
                return made
    finally:
        drawing.close()
    raise ValueError(f"{picture.name} has more than {most_bytes} bytes with {colours} colours")


def png(width: int, height: int, palette: list[list[int]], pixels: str) -> bytes:
    """A PNG file with a palette."""
    rows = base64.b64decode(pixels)
    lines = b"".join(b"\0" + rows[at : at + width] for at in range(0, len(rows), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(part for colour in palette for part in colour)
    chunks = [
        chunk(b"IHDR", header),
        chunk(b"PLTE", colours),
        chunk(b"IDAT", zlib.compress(lines, 9)),
        chunk(b"IEND", b""),
    ]
    return SIGNATURE + b"".join(chunks)


def chunk(kind: bytes, content: bytes) -> bytes:
    """One part of a PNG file."""
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
