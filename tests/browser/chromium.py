"""The browser of these tests: the Chromium that dev.py has found or fetched."""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

HERE: Final = Path(__file__).parent
NOTES: Final = (HERE / "notes.js").read_text()
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing but what a test asks for may be loaded, and root has no sandbox.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MISSING: Final = (
    "There is no Chromium for the browser tests. Install one, or let `python3 dev.py test` "
    "fetch it and set PAKL_CHROMIUM."
)
# So much faster pass the pauses that are there for people's eyes.
PACE: Final = 25

DESKTOP: Final = (1440, 900)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
SIZES: Final = (DESKTOP, TABLET, PHONE, SMALL_PHONE)


def executable() -> str:
    """Where the browser is.

    Raises:
        RuntimeError: If there is none.
    """
    named = os.environ.get("PAKL_CHROMIUM", "")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), "")
    if not found:
        raise RuntimeError(MISSING)
    return found


def launched(chromium: BrowserType) -> Browser:
    """A running browser; one from a package brings its libraries along."""
    libraries = os.environ.get("PAKL_CHROMIUM_LIBRARIES", "")
    env: dict[str, str | float | bool] = dict(os.environ)
    if libraries:
        env["LD_LIBRARY_PATH"] = libraries
        env["FONTCONFIG_PATH"] = str(Path(libraries).parent)
    return chromium.launch(executable_path=executable(), args=list(ARGUMENTS), env=env)


class Witness:
    """Sees all that the pages of a context load and complain of."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.forgiven: list[str] = []
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.requests = 0
        context.on("request", lambda request: self.see(request.url))
        context.on("page", self.watch)

    def watch(self, page: Page) -> None:
        """Listens to a page."""
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", lambda line: self.see(line.url.replace("ws://", "http://")))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )

    def see(self, url: str) -> None:
        """Notes a request."""
        self.requests += 1
        if not url.startswith((f"{self.origin}/", "data:", "blob:")):
            self.foreign.append(url)

    def forgive(self, complaint: str) -> None:
        """A complaint that a test causes on purpose."""
        self.forgiven.append(complaint)

    def testify(self) -> None:
        """Nothing left the origin, and nothing went wrong without anybody seeing it."""
        unforgiven = [
            said
            for said in self.complaints
            if not any(complaint in said for complaint in self.forgiven)
        ]
        assert not self.foreign, f"asked for from elsewhere: {self.foreign}"
        assert not unforgiven, f"the page complains: {unforgiven}"
