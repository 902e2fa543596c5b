"""Somebody at the page, who sees what is offered, and touches it.

A person knows no game. It finds what can be touched by roles and names, as a screen
reader would, and plays like somebody who plays for the first time: cards if that can be,
many rather than few, from the left; now and then something else.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.chromium import Witness
from tests.browser.words import Words

HERE: Final = Path(__file__).parent
OFFERS: Final = (HERE / "offers.js").read_text()
PATIENCE: Final = 20_000
MOST_TOUCHES: Final = 1_500
MOST_LOOKS: Final = 20
# How often something else is done than what seems best.
WHIMS: Final = 0.08

# Layout shifts are added up as browsers do it: within a second of each other, for five at most.
NEAR: Final = 1_000
WINDOW: Final = 5_000
# A number that has one digit more is wider than before; nothing else moves by itself. In
# answer to a touch buttons may make room for each other.
MOST_SHIFTED: Final = 0.001
MOST_ANSWERED: Final = 0.01

Offer = dict[str, Any]


def score_of(shifts: list[Any]) -> float:
    """How much of the page moved, and how far."""
    return sum(float(each["value"]) for each in shifts)


def worst_of(shifts: list[Any]) -> list[Any]:
    """The shifts of the time when most moved."""
    windows: list[list[Any]] = []
    for shift in shifts:
        window = windows[-1] if windows else []
        is_near = window and shift["at"] - window[-1]["at"] < NEAR
        if is_near and shift["at"] - window[0]["at"] < WINDOW:
            window.append(shift)
        else:
            windows.append([shift])
    return max(windows, key=score_of, default=[])


class Stuck(AssertionError):
    """Nothing was offered for too long."""


# Brings the answer of this name into sight.
SCROLL: Final = """(name) => [...document.querySelectorAll('[role=dialog] button')]
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name)
    ?.scrollIntoView({ block: 'nearest' })"""


class Person:
    """Somebody at a page of their own, with a finger or a mouse."""

    def __init__(
        self, page: Page, witness: Witness, *, has_finger: bool = False, language: str = "en"
    ) -> None:
        self.page = page
        self.witness = witness
        self.has_finger = has_finger
        self.words = Words(language)
        self.dice = Random(7)
        self.clicks = 0
        self.touches = 0

    def in_another_tab(self) -> "Person":
        """The same person in one more tab of the same browser."""
        page = self.page.context.new_page()
        return Person(page, self.witness, has_finger=self.has_finger, language=self.words.language)

    def arrive(self, path: str) -> None:
        """Comes to a table where it is the person's turn, and lets a game that rests go on."""
        self.page.goto(path)
        self.clicks = 0
        offers = self.offers()
        while offers[0]["kind"] == "go on":
            self.take(offers[0])
            offers = self.offers()

    # Touching

    def touch(self, x: float, y: float) -> None:
        """Touches a point of the page."""
        if self.has_finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def take(self, offer: Offer) -> None:
        """Touches something that is offered, where it can be touched, if it still is."""
        for _ in range(MOST_LOOKS):
            if offer["point"]:
                break
            # Perhaps the page was just being drawn, or it is further down in a long question.
            self.page.evaluate(SCROLL, offer["name"])
            self.page.wait_for_timeout(50)
            same = [each for each in self.offers() if each["name"] == offer["name"]]
            if not same:
                return
            offer = same[0]
        assert offer["point"], f"{offer['kind']} {offer['name']!r} is covered or cut off"
        self.clicks = self.page.evaluate("noted.clicks") + 1
        self.touch(**offer["point"])
        self.touches += 1

    def take_card(self, card: str) -> None:
        """Touches a card of the hand that can be played and is not chosen yet."""
        offers = self.offers()
        meant = [each for each in offers if each["kind"] == "card" and each["card"] == card]
        free = [each for each in meant if not each["isPressed"]]
        assert free, f"{card} can't be touched, but {offers}"
        self.take(free[0])

    def press(self, name: str) -> None:
        """Presses the button of this name."""
        button = self.page.get_by_role("button", name=name, exact=True)
        if self.has_finger:
            button.tap()
        else:
            button.click()

    def follow(self, name: str) -> None:
        """Follows the link of this name."""
        link = self.page.get_by_role("link", name=name, exact=True)
        if self.has_finger:
            link.tap()
        else:
            link.click()

    # Seeing

    def offers(self) -> list[Offer]:
        """What can be touched next; waits until there is something.

        Raises:
            Stuck: If there is nothing for long.
        """
        try:
            handle = self.page.wait_for_function(OFFERS, arg=self.known(), timeout=PATIENCE)
        except TooLate as late:
            seen = self.page.locator("body").aria_snapshot()
            raise Stuck(f"nothing can be touched:\n{seen}") from late
        offers: list[Offer] = handle.json_value()
        return offers

    def glance(self) -> list[Offer]:
        """What can be touched right now; perhaps nothing."""
        offers: list[Offer] | None = self.page.evaluate(OFFERS, self.known())
        return offers or []

    def known(self) -> dict[str, object]:
        """The names by which a person finds things on the page."""
        say = self.words
        return {
            "clicks": self.clicks,
            "question": say("which-way"),
            "cancel": say("cancel"),
            "close": say("close"),
            "next": say("next-deal"),
            "replay": say("watch-replay"),
            "moves": say("your-moves"),
            "clear": say("clear-selection"),
            "hint": say("hint"),
            "dealer": say("seat-dealer"),
            "tips": [say("tip-none"), say("tip-seen")],
            "hand": say.pattern("your-hand", "count"),
            "playable": say.pattern("card-playable", "card", "place", "count"),
            "open": say.pattern("card-open", "card", "zone"),
            "look": say.pattern("look-through", "zone"),
            "zones": [
                say.pattern("zone-with-count", "zone", "count"),
                say.pattern("zone-with-top", "zone", "card", "count"),
            ],
        }

    def is_over(self, offers: list[Offer]) -> bool:
        """Whether the match is over: its result offers the replay."""
        return any(offer["name"] == self.words("watch-replay") for offer in offers)

    def hand(self) -> list[str]:
        """The names of the cards in the hand, from the left."""
        return [str(name) for name in self.page.evaluate(
            "[...document.querySelectorAll('.hand button')].map((each) => each.dataset.card)"
        )]  # fmt: skip

    def sees_many(self, cards: int) -> None:
        """So many cards or more come to the hand."""
        last = self.page.locator(".hand button").nth(cards - 1)
        expect(last).to_be_attached(timeout=PATIENCE)

    def log_lines(self) -> list[str]:
        """What the page tells of the game so far, line by line."""
        return [str(line) for line in self.page.evaluate(
            "[...document.querySelectorAll('[role=log] p, .told p')].map((each) => each.innerText)"
        )]  # fmt: skip

    def sees_nothing_shift(self) -> None:
        """Nothing that lay on the page moved by itself so far that the eye would lose it."""
        seen = [each for each in self.page.evaluate("noted.shifts") if not each["isCovered"]]
        by_itself = worst_of([each for each in seen if not each["isAnswer"]])
        worst = worst_of(seen)
        assert score_of(by_itself) < MOST_SHIFTED, by_itself
        assert score_of(worst) < MOST_ANSWERED, worst

    # Playing

    def choose(self, offers: list[Offer]) -> Offer:
        """What is touched next, of all that can be."""
        fresh = [each for each in offers if not each["isPressed"] and each["kind"] != "clear"]
        if not fresh:
            return next(each for each in offers if each["kind"] == "clear")
        if any(each["kind"] in {"answer", "door", "tip", "go on", "close"} for each in fresh):
            doors = [each for each in fresh if each["name"] == self.words("next-deal")]
            return doors[0] if doors else self.dice.choice(fresh)
        if self.dice.random() < WHIMS:
            return self.dice.choice(fresh)
        cards = [each for each in fresh if each["kind"] in {"card", "open card"}]
        if cards and not any(each["isPressed"] for each in offers):
            return cards[0]
        more = [each for each in cards if each["kind"] == "card"]
        return more[0] if more else self.dice.choice(fresh)

    def play(self, is_enough: Callable[[list[Offer]], bool] = lambda _: False) -> None:
        """Plays until the match is over or it is enough."""
        for _ in range(MOST_TOUCHES):
            offers = self.offers()
            if self.is_over(offers) or is_enough(offers):
                return
            self.take(self.choose(offers))
        raise Stuck("the game does not end")

    def play_on(self, touches: int) -> None:
        """Plays some more, if only to see that the game goes on."""
        enough = self.touches + touches

        def is_enough(offers: list[Offer]) -> bool:
            """Not while a question is open or cards are chosen."""
            is_amid = any(each["kind"] == "answer" or each["isPressed"] for each in offers)
            return self.touches >= enough and not is_amid

        self.play(is_enough)

    def sees_result(self) -> None:
        """The result is there, with the way to the replay."""
        link = self.page.get_by_role("link", name=self.words("watch-replay"))
        expect(link).to_be_visible()
