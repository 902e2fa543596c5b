"""The table in plain lines, for pipes, simple terminals and screen readers."""

from pakl.cli.scene import Scene
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.view import ZoneView


def plain_lines(scene: Scene) -> list[str]:
    """A scene as lines of text, without colours or drawings."""
    lines = [seat_line(scene, seat) for seat in scene.others()]
    lines.append(zones_line(scene, scene.middle()))
    lines.append(facts_line(scene, NO_SEAT))
    lines.append(zones_line(scene, scene.zones_of(scene.view.viewer)))
    lines.append(facts_line(scene, scene.view.viewer))
    lines.append(scene.heading)
    for number, choice in enumerate(scene.choices, start=1):
        lines.append(f"{number:>3} {choice.text}  [{choice.notation}]")
    return [line for line in lines if line]


def seat_line(scene: Scene, seat: Seat) -> str:
    """Another seat with its zones."""
    name = f"{scene.wording.who(seat)} [{seat}]"
    if scene.points:
        name += f" ({scene.wording.labels.house('points', points=scene.points[seat])})"
    facts = facts_line(scene, seat)
    return f"{name}: {zones_line(scene, scene.zones_of(seat))}{'; ' if facts else ''}{facts}"


def zones_line(scene: Scene, zones: list[ZoneView]) -> str:
    """Zones with what they show."""
    return "; ".join(zone_words(scene, zone) for zone in zones if zone.size or zone is zones[0])


def zone_words(scene: Scene, zone: ZoneView) -> str:
    """A zone in words."""
    wording = scene.wording
    name = scene.title(zone)
    if not zone.faces:
        return f"{name} {zone.size}"
    if scene.is_pile(zone):
        return f"{name} {zone.size}: {wording.listed(scene.shown_faces(zone))}"
    return f"{name} {wording.listed(scene.shown_faces(zone))}"


def facts_line(scene: Scene, owner: Seat) -> str:
    """The facts about a seat, or about the whole table."""
    facts = scene.facts_of(owner)
    return "; ".join(f"{text}: {value}" if value else text for text, value in facts)
