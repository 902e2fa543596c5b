"""axe-core, asked through the driver: the page's own policy lets no foreign script in."""

from pathlib import Path
from typing import Final

from tests.browser.people import Person

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target}: ${failureSummary}`));
}"""


def violations(person: Person, *rules: str) -> list[str]:
    """What a person who can't see or point well would stumble over on this page."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[str] = person.page.evaluate(RUN, list(rules))
    return found


def wear(person: Person, look: str) -> None:
    """Light or dark as the device is set, or the night that somebody has chosen."""
    person.page.emulate_media(color_scheme="light" if look == "light" else "dark")
    if look == "night":
        person.page.evaluate("document.documentElement.dataset.theme = 'night'")
