"""Whether everything on the page has its place: nothing over another, nothing cut off."""

from pathlib import Path
from typing import Final

from tests.browser.people import Person

GEOMETRY: Final = (Path(__file__).parent / "geometry.js").read_text()
# ux: every index shows so much, targets and texts are so large, in CSS pixels.
INDEX: Final = 22
TARGET: Final = 44
TEXT: Final = 16


def misplaced(person: Person, *, must_fit: bool) -> list[str]:
    """What lies wrong on the page; a table must fit, a page of text may be scrolled."""
    names = {
        "hand": person.words.pattern("your-hand", "count"),
        "mustFit": must_fit,
        "index": INDEX,
        "target": TARGET,
        "text": TEXT,
    }
    problems: list[str] = person.page.evaluate(GEOMETRY, names)
    return problems


def resize(person: Person, size: tuple[int, int]) -> None:
    """Gives the page another size, and waits until it is drawn."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
