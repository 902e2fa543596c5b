"""Makes pictures of the page as people see it, at all sizes: `python3 dev.py gallery`.

All of them go to ``docs/gallery``. The best go to ``docs/gallery/best`` too, small enough
for the README.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import DESKTOP, NOTES, PACE, PHONE, SIZES, Witness, launched
from tests.browser.conftest import SETTINGS, house_in
from tests.browser.geometry import resize
from tests.browser.guests import AS_THE_BOOK, Company
from tests.browser.people import Person
from tests.browser.pictures import small_png
from tests.browser.places import PLACES
from tests.browser.situations import SITUATIONS, brought_about
from tests.server.processes import ServerProcess

FOLDER: Final = Path(__file__).parents[2] / "docs" / "gallery"
LOOKS: Final = ("light", "dark")
MOST_BYTES: Final = 60_000
DRAWN: Final = "() => [...document.images].every((each) => each.complete && each.naturalWidth > 0)"
# What the README shows: the picture, and how much smaller it is there.
BEST: Final = {
    "landing-1440x900-light": 0.6,
    "fox-2-players-13-cards-1440x900": 0.6,
    "karma-6-players-3-cards-1024x768": 0.72,
    "disco-6-players-6-collection-cards-1024x768": 0.72,
    "zyrty-10-players-10-cards-1024x768": 0.72,
    "rummy-6-players-3-cards-1024x768": 0.72,
    "maumau-10-players-3-cards-1024x768": 0.72,
    "result-1440x900-light": 0.6,
    "karma-6-players-25-cards-390x844": 0.8,
    "maumau-2-players-25-cards-390x844": 0.8,
    "lobby-390x844-light": 0.8,
    "rules-390x844-dark": 0.8,
}


class Studio:
    """A house, a browser, and the folder where pictures go."""

    def __init__(self, house: ServerProcess, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    def gather(self, game: str, seats: int, options: Mapping[str, str] = AS_THE_BOOK) -> Company:
        """Brings people to a table."""
        return Company(self.house.url, game, seats, options)

    def visitor(self, look: str = "light", scale: float = 1) -> Person:
        """Somebody at a page of their own."""
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            device_scale_factor=scale,
            locale="en",
            reduced_motion="reduce",
            color_scheme="dark" if look == "dark" else "light",
            service_workers="block",
        )
        kept = json.dumps({"sound": False, "guide": False})
        context.add_init_script(f"({NOTES})({PACE})")
        context.add_init_script(f"({SETTINGS})({json.dumps(kept)})")
        return Person(context.new_page(), Witness(context, self.house.url))

    def take(self, person: Person, name: str, sizes: tuple[tuple[int, int], ...], end: str) -> None:
        """Takes pictures of what the person sees, at several sizes."""
        for size in sizes:
            resize(person, size)
            person.page.wait_for_function(DRAWN)
            # Nobody has come by keyboard.
            person.page.evaluate("document.activeElement?.blur()")
            picture = FOLDER / f"{name}-{size[0]}x{size[1]}{end}.png"
            person.page.screenshot(path=picture)
            if picture.stem in BEST:
                small = FOLDER / "best" / picture.name
                small.write_bytes(small_png(person.page, picture, BEST[picture.stem], MOST_BYTES))
            sys.stdout.write(f"{picture.name}\n")

    def take_all(self) -> None:
        """Takes pictures of every table and every page."""
        for situation in SITUATIONS:
            company = brought_about(situation, self.gather)
            person = self.visitor()
            company.host.enter(person.page.context)
            person.arrive(company.path)
            self.take(person, str(situation), SIZES, "")
            person.page.context.close()
            company.close()
        for name, bring in PLACES.items():
            for look in LOOKS:
                person = self.visitor(look)
                bring(person, self.gather)
                self.take(person, name, (DESKTOP, PHONE), f"-{look}")
                person.page.context.close()


def main() -> None:
    """Takes all pictures anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "best").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = house_in(Path(folder))
        house.start()
        try:
            Studio(house, launched(playwright.chromium)).take_all()
        finally:
            house.kill()


if __name__ == "__main__":
    main()
