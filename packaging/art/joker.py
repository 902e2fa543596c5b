"""The joker."""

from typing import Final

from art.colours import BLUSH, CREAM, DARK_GOLD, GOLD, INK, RED, SKIN, WHITE, darker
from art.paper import UNDER_INDEX, card, placed, twice, window
from art.signs import STAR, filled

BLUE: Final = "#1c5fb8"
VIOLET: Final = "#5b3a94"


def joker() -> str:
    """A jester; a star stands in the corners, as a joker is written."""
    corner = placed(filled(STAR, VIOLET), 41, 50, 62)
    return card(window(jester(), "#efe3f5", UNDER_INDEX), twice(corner))


def jester() -> str:
    """Cap, bells, collar and a wide smile."""
    bells = "".join(
        f'<circle cx="{x}" cy="{y}" r="11" fill="{GOLD}" stroke="{DARK_GOLD}" stroke-width="3"/>'
        for x, y in (
            (34, 176),
            (125, 38),
            (216, 172),
            (70, 300),
            (106, 316),
            (144, 316),
            (176, 292),
        )
    )
    return f"""
    <path d="M125 175L-20 60V150ZM125 175L90-20H170ZM125 175L270 50V140ZM125 175L-20 240V330Z
      M125 175L60 370H150ZM125 175L270 220V330Z" fill="#e0cdec"/>
    <path d="M125 236C100 232 76 240 58 262L70 296L98 272L106 312L125 280L144 312L152 272L178 290
      L192 262C174 240 150 232 125 236Z" fill="{GOLD}"/>
    <path d="M125 236L98 272L106 312L125 280ZM125 236C100 232 76 240 58 262L70 296L98 272Z"
      fill="{RED}"/>
    <path d="M125 280L144 312L152 272L125 236Z" fill="{BLUE}"/>
    <path d="M80 158H170V188C170 222 150 246 125 246C100 246 80 222 80 188Z" fill="{SKIN}"/>
    <circle cx="107" cy="186" r="6.5" fill="{INK}"/><circle cx="143" cy="186" r="6.5"
      fill="{INK}"/>
    <path d="M96 172Q106 164 116 171M134 171Q144 164 154 172" fill="none" stroke="{INK}"
      stroke-width="4" stroke-linecap="round"/>
    <circle cx="94" cy="206" r="9" fill="{BLUSH}"/><circle cx="156" cy="206" r="9"
      fill="{BLUSH}"/>
    <circle cx="125" cy="202" r="8" fill="{BLUSH}"/>
    <path d="M102 216C110 236 140 236 148 216C136 222 114 222 102 216Z" fill="{WHITE}"
      stroke="{darker(RED, 0.3)}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M80 164C60 130 38 132 34 166C16 128 36 84 78 88C96 90 110 100 125 120V164Z"
      fill="{RED}"/>
    <path d="M170 164C190 130 212 130 216 162C234 124 214 84 172 88C154 90 140 100 125 120V164Z"
      fill="{BLUE}"/>
    <path d="M88 158C84 110 100 70 125 46C150 70 166 110 162 158Z" fill="{GOLD}"/>
    <path d="M125 46C150 70 166 110 162 158H125Z" fill="{DARK_GOLD}" opacity="0.45"/>
    <path d="M76 150C104 140 146 140 174 150V170C146 158 104 158 76 170Z" fill="{CREAM}"/>
    {bells}
    """
