"""German faces for Prší: acorns, leaves, hearts and bells; under, over and king."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.colours import CREAM, DARK_GOLD, GOLD, INK, RED, SKIN, WHITE, darker, lighter
from art.corners import corners
from art.courts import face as head
from art.courts import smile
from art.french import pips
from art.paper import MIDDLE_X, card, placed, window
from art.signs import HEART, filled

# How a card of French name is marked here.
MARKS: Final = {"T": "10", "J": "U", "Q": "O"}


def acorn() -> str:
    """A nut in its cup."""
    return """<path d="M-27-12H27C29 18 14 36 4 42L0 50L-4 42C-14 36-29 18-27-12Z" fill="#d09a34"/>
    <path d="M-12-8C-13 12-8 26-2 34" fill="none" stroke="#ecc777" stroke-width="6"
    stroke-linecap="round"/><path d="M-5-50H5L4-38H-4Z" fill="#6d431c"/>
    <path d="M-37-10C-40-30-22-42 0-42C22-42 40-30 37-10C36-4-36-4-37-10Z" fill="#6d431c"/>
    <path d="M-24-18l8-10M-8-16l8-14M8-16l8-12" stroke="#a5733a" stroke-width="5"
    stroke-linecap="round"/>"""


def leaf() -> str:
    """A leaf with its veins."""
    return """<path d="M0-49C12-30 45-12 45 13C45 30 25 37 5 27L6 50H-6L-5 27C-25 37-45 30-45 13
    C-45-12-12-30 0-49Z" fill="#2c7a3a"/><path d="M0-34V28M0 20L-26 6M0 20L26 6M0-2L-17-12M0-2
    L17-12" fill="none" stroke="#a9d08a" stroke-width="4.5" stroke-linecap="round"/>"""


def heart() -> str:
    """A heart."""
    return filled(HEART, RED) + (
        '<path d="M-32-18C-32-26-28-31-22-32" fill="none" stroke="#f2a3a0" stroke-width="7"'
        ' stroke-linecap="round"/>'
    )


def bell() -> str:
    """A round bell, as on a harness."""
    return f"""<circle cy="-43" r="6" fill="none" stroke="#8f5c08" stroke-width="6"/>
    <circle cy="4" r="41" fill="{GOLD}" stroke="#8f5c08" stroke-width="5"/>
    <path d="M-41-3H41V11H-41Z" fill="#8f5c08"/><path d="M-38 4H38" stroke="{GOLD}"
    stroke-width="3.5"/><path d="M0 24V40" stroke="#8f5c08" stroke-width="7"/>
    <circle cy="23" r="7" fill="#8f5c08"/><path d="M-24-12C-21-22-13-28-6-30" fill="none"
    stroke="{CREAM}" stroke-width="6" stroke-linecap="round"/>"""


@dataclass(frozen=True)
class Suit:
    """A suit: the letter of its cards' names, its sign, its index, and two colours to wear."""

    letter: str
    sign: str
    ink: str
    coat: str
    trim: str


SUITS: Final = (
    Suit("C", acorn(), "#6d431c", "#7d5124", "#d8b45c"),
    Suit("D", bell(), "#8f5c08", "#c98b1b", "#8e2f3c"),
    Suit("H", heart(), RED, "#b52a3c", "#efcf86"),
    Suit("S", leaf(), "#22682f", "#2f7a3f", "#c5cf62"),
)


def german_faces(ranks: str) -> dict[str, str]:
    """The faces of these ranks, in a folder of their own, by their French names."""
    return {
        f"german/{rank}{suit.letter}": face(rank, suit) for suit in SUITS for rank in ranks
    }  # fmt: skip


def face(rank: str, suit: Suit) -> str:
    """One card."""
    index = corners(MARKS.get(rank, rank), suit.sign, suit.ink)
    if rank in FIGURES:
        return card(window(FIGURES[rank](suit), lighter(suit.coat, 0.72)), index)
    if rank == "A":
        return card(daus(suit), index)
    return card(pips(rank, suit.sign), index)


def daus(suit: Suit) -> str:
    """The ace: two large signs on one stalk."""
    return f"""
    <path d="M125 150V200M125 175C100 160 84 168 74 184M125 175C150 190 166 182 176 166"
      fill="none" stroke="{suit.ink}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="74" cy="186" r="6" fill="{suit.ink}"/><circle cx="176" cy="164" r="6"
      fill="{suit.ink}"/>
    {placed(suit.sign, MIDDLE_X, 104, 96)}
    {placed(suit.sign, MIDDLE_X, 246, 96, 180)}
    """


def body(suit: Suit) -> str:
    """Legs in two colours, boots, and a coat in two halves."""
    return f"""
    <path d="M0 306C70 292 180 292 250 306V350H0Z" fill="{lighter(suit.coat, 0.35)}"/>
    <path d="M92 236H123V312H98Z" fill="{suit.trim}"/><path d="M127 236H158L152 312H127Z"
      fill="{suit.coat}"/>
    <path d="M96 292H123V326H84C84 314 90 310 98 308ZM127 292H154L152 308C160 310 166 314 166 326
      H127Z" fill="{INK}"/>
    <path d="M125 134H96C86 138 82 150 80 176L72 250H125Z" fill="{suit.coat}"/>
    <path d="M125 134H154C164 138 168 150 170 176L178 250H125Z" fill="{suit.trim}"/>
    <path d="M76 212H174V228H76Z" fill="{INK}"/><rect x="113" y="208" width="24" height="24" rx="5"
      fill="{GOLD}"/>
    """


def portrait(hair: str) -> str:
    """Head and hair over the coat."""
    return f"""<g transform="translate(-21 8)">
    <path d="M108 114C104 84 108 62 118 60H174C184 62 188 84 184 114C178 120 172 118 170 112V78
      H122V112C120 118 114 120 108 114Z" fill="{hair}"/>{head(darker(hair, 0.3))}{smile()}
    <path d="M118 80V66H174V80C164 72 128 72 118 80Z" fill="{hair}"/></g>"""


def under(suit: Suit) -> str:
    """U: a piper; his sign hangs low."""
    return f"""
    {body(suit)}
    <path d="M90 146C66 164 56 190 66 206L100 196" fill="none" stroke="{suit.coat}"
      stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M160 146C186 164 196 188 184 200L150 184" fill="none" stroke="{suit.trim}"
      stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>
    {portrait("#b9762f")}
    <path d="M128 122L104 204" stroke="{DARK_GOLD}" stroke-width="9" stroke-linecap="round"/>
    <circle cx="112" cy="190" r="11" fill="{SKIN}"/><circle cx="128" cy="174" r="11"
      fill="{SKIN}"/>
    <path d="M86 74C86 50 108 38 132 40C154 42 166 54 166 74C142 66 110 66 86 74Z"
      fill="{suit.coat}"/><path d="M86 74C110 65 142 65 166 74L165 83C142 75 110 75 87 83Z"
      fill="{suit.trim}"/>
    <path d="M158 70C176 66 194 48 190 30C172 32 154 46 158 70Z" fill="{CREAM}"/>
    {placed(suit.sign, 48, 284, 62)}
    """


def over(suit: Suit) -> str:
    """O: an officer; his sign hangs high."""
    return f"""
    <path d="M92 140C60 190 44 250 40 306H190C186 250 190 190 158 140Z"
      fill="{darker(suit.coat, 0.35)}"/>
    {body(suit)}
    <path d="M54 316L84 196" stroke="#c9d2d8" stroke-width="8" stroke-linecap="round"/>
    <path d="M72 202L98 210" stroke="{DARK_GOLD}" stroke-width="8" stroke-linecap="round"/>
    <path d="M90 148C70 164 62 182 84 196" fill="none" stroke="{suit.coat}" stroke-width="20"
      stroke-linecap="round"/><circle cx="87" cy="197" r="12" fill="{SKIN}"/>
    <path d="M160 148C180 156 196 142 200 122" fill="none" stroke="{suit.trim}" stroke-width="20"
      stroke-linecap="round"/><circle cx="201" cy="114" r="12" fill="{SKIN}"/>
    <path d="M86 140C104 154 146 154 164 140L168 156C148 172 102 172 82 156Z" fill="{WHITE}"/>
    {portrait("#5a3620")}
    <path d="M104 124C114 116 121 118 125 122C129 118 136 116 146 124C138 130 129 129 125 126
      C121 129 112 130 104 124Z" fill="#5a3620"/>
    <path d="M70 78C84 60 166 60 180 78C152 72 98 72 70 78Z" fill="{INK}"/>
    <path d="M88 74C86 50 98 40 125 40C152 40 164 50 162 74C140 66 110 66 88 74Z"
      fill="{INK}"/>
    <path d="M90 68C110 60 140 60 160 68V58C140 51 110 51 90 58Z" fill="{suit.trim}"/>
    <path d="M94 58C76 54 70 34 82 20C98 22 108 40 94 58Z" fill="{suit.coat}"/>
    {placed(suit.sign, 200, 66, 62)}
    """


def king(suit: Suit) -> str:
    """K: the king on his feet, with orb and sceptre."""
    return f"""
    <path d="M92 138C50 180 30 260 26 350H190C196 260 194 180 158 138Z"
      fill="{darker(suit.coat, 0.3)}"/>
    <path d="M125 134H94C80 190 74 270 70 350H125Z" fill="{suit.coat}"/>
    <path d="M125 134H156C170 190 176 270 180 350H125Z" fill="{suit.trim}"/>
    <path d="M118 134H132V350H118Z" fill="{GOLD}"/>
    <path d="M78 146C94 130 156 130 172 146C180 162 170 174 156 170C138 160 112 160 94 170
      C80 174 70 162 78 146Z" fill="{WHITE}"/>
    <path d="M90 152l4 10M160 152l-4 10" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>
    <path d="M204 206L196 110" stroke="{DARK_GOLD}" stroke-width="8" stroke-linecap="round"/>
    <path d="M164 168C182 184 192 190 200 180" fill="none" stroke="{suit.trim}" stroke-width="20"
      stroke-linecap="round"/><circle cx="200" cy="174" r="12" fill="{SKIN}"/>
    <path d="M84 172C70 194 62 206 64 220" fill="none" stroke="{suit.coat}" stroke-width="20"
      stroke-linecap="round"/><circle cx="58" cy="232" r="22" fill="{GOLD}"/>
    <path d="M36 232H80M58 210V190M49 198H67" stroke="{DARK_GOLD}" stroke-width="5"/>
    {portrait("#cfc6b8")}
    <path d="M93 100C100 114 111 112 125 114C139 112 150 114 157 100C162 138 148 168 125 178
      C102 168 88 138 93 100Z" fill="#cfc6b8"/>
    <path d="M105 120C115 112 121 114 125 118C129 114 135 112 145 120C137 126 129 126 125 122
      C121 126 113 126 105 120Z" fill="{WHITE}"/>
    <path d="M88 80L80 40L104 56L125 28L146 56L170 40L162 80C140 70 110 70 88 80Z" fill="{GOLD}"
      stroke="{DARK_GOLD}" stroke-width="2.5" stroke-linejoin="round"/>
    <circle cx="80" cy="38" r="5.5" fill="{suit.coat}"/><circle cx="125" cy="27" r="6"
      fill="{suit.coat}"/><circle cx="170" cy="38" r="5.5" fill="{suit.coat}"/>
    {placed(suit.sign, 204, 66, 56)}
    """


FIGURES: Final[dict[str, Callable[[Suit], str]]] = {"J": under, "Q": over, "K": king}
