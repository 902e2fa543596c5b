"""Dots instead of lines: filled outlines as a PNG, for what can't show a drawing."""

import re
import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from art.colours import channels

COMMAND: Final = re.compile(r"([MLCZ])([^MLCZ]*)")
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
STEPS: Final = 16  # straight pieces of a curve
LINES: Final = 4  # looks at a row of dots, one under the other
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS: Final = 8
WITH_ALPHA: Final = 6

Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """A closed outline (M, L, C and Z with absolute places) in one colour."""

    outline: str
    colour: str


def corners_of(outline: str) -> list[list[Point]]:
    """The outline as polygons, its curves in small straight pieces."""
    polygons: list[list[Point]] = []
    for command, places in COMMAND.findall(outline):
        values = [float(value) for value in NUMBER.findall(places)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            polygons.append(points)
        elif command == "L":
            polygons[-1] += points
        elif command == "C":
            for start in range(0, len(points), 3):
                polygons[-1] += curve(polygons[-1][-1], points[start : start + 3])
    return polygons


def curve(begin: Point, handles: Sequence[Point]) -> list[Point]:
    """The places along a cubic curve, its end included."""
    points = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        pairs = list(zip(shares, (begin, *handles), strict=True))
        points.append((sum(s * x for s, (x, _) in pairs), sum(s * y for s, (_, y) in pairs)))
    return points


def crossings(polygons: Iterable[Sequence[Point]], y: float) -> list[float]:
    """Where a horizontal line enters and leaves the polygons."""
    found = []
    for polygon in polygons:
        for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            if (y1 <= y) != (y2 <= y):
                found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def covered(polygons: Iterable[Sequence[Point]], row: int, size: int) -> list[float]:
    """How much of every dot of a row lies inside the polygons, from 0 to 1."""
    shares = [0.0] * size
    polygons = list(polygons)
    for line in range(LINES):
        edges = crossings(polygons, row + (line + 0.5) / LINES)
        for left, right in zip(edges[::2], edges[1::2], strict=True):
            for dot in range(max(0, int(left)), min(size, int(right) + 1)):
                inside = min(right, dot + 1) - max(left, dot)
                shares[dot] += max(0.0, inside) / LINES
    return shares


def rows_of(shapes: Sequence[Shape], size: int, whole: float) -> bytes:
    """The picture row by row as a PNG holds it; ``whole`` is how wide the drawing is."""
    scale = size / whole
    scaled = [
        [[(x * scale, y * scale) for x, y in polygon] for polygon in corners_of(shape.outline)]
        for shape in shapes
    ]
    rows = bytearray()
    for row in range(size):
        dots = [[0.0, 0.0, 0.0, 0.0] for _ in range(size)]
        for shape, polygons in zip(shapes, scaled, strict=True):
            ink = channels(shape.colour)
            for dot, share in zip(dots, covered(polygons, row, size), strict=True):
                if share > 0:
                    laid = dot[3] + share * (1 - dot[3])
                    for place in range(3):
                        under = dot[place] * dot[3] * (1 - share)
                        dot[place] = (ink[place] * share + under) / laid
                    dot[3] = laid
        rows.append(0)  # no filter
        for red, green, blue, share in dots:
            rows += bytes([round(red), round(green), round(blue), round(min(1.0, share) * 255)])
    return bytes(rows)


def png(shapes: Sequence[Shape], size: int, whole: float) -> bytes:
    """The picture as a file."""
    header = struct.pack(">IIBBBBB", size, size, EIGHT_BITS, WITH_ALPHA, 0, 0, 0)
    packed = zlib.compress(rows_of(shapes, size, whole), 9)
    return SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a PNG with its length and its check."""
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)


def rows_in(file: bytes) -> bytes:
    """The rows that a PNG of ours holds, whatever packed them."""
    at = file.index(b"IDAT")
    length = struct.unpack(">I", file[at - 4 : at])[0]
    return zlib.decompress(file[at + 4 : at + 4 + length])
