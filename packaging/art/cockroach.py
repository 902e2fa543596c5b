"""A cockroach on its hind legs: who wears the costumes."""

from dataclasses import dataclass
from typing import Final

from art.colours import BLUSH, INK, WHITE, darker, lighter

SHELL: Final = "#8a4a26"
BELLY: Final = "#c98a52"
LINE: Final = "#4a2513"

# Arms, legs and shoes, by pose.
UPPER_ARMS: Final = (
    "M96 182C66 176 52 150 50 122M154 182C184 190 206 176 214 152",
    "M96 182C70 182 54 166 46 150M154 182C180 174 198 152 198 118",
    "M96 182C64 190 48 176 40 158M154 182C186 190 202 176 210 158",
)
LOWER_ARMS: Final = (
    "M92 212C68 222 52 214 44 200M158 212C180 218 196 206 204 192",
    "M92 212C70 214 58 226 52 244M158 212C182 212 192 204 206 200",
    "M92 212C72 224 64 238 66 252M158 212C172 220 176 230 172 244",
)
LEGS: Final = (
    "M108 262C100 282 102 296 92 312M142 262C150 280 146 296 156 312",
    "M108 262C92 272 84 284 66 288M142 262C148 282 144 296 146 312",
    "M108 262C106 284 108 298 100 312M142 262C156 272 158 284 158 300",
)
SHOES: Final = (
    "M70 318C72 306 88 302 98 308V318ZM150 308C162 302 176 308 178 318H150Z",
    "M44 296C44 282 58 278 70 284L74 294ZM140 308C152 302 166 308 168 318H140Z",
    "M78 318C80 306 96 302 106 308V318ZM152 296C164 290 176 296 178 306H152Z",
)


@dataclass(frozen=True)
class Costume:
    """What a cockroach wears: on its body, on its head, behind it and on its feet."""

    body: str
    head: str = ""
    behind: str = ""
    shoes: str = INK
    has_antennae: bool = True


def cockroach(costume: Costume, value: int) -> str:
    """A dancer; the pose goes with the value."""
    pose = value % len(SHOES)
    antennae = (
        f"""<path d="M112 98C100 62 92 46 80 34M138 98C146 66 152 50 166 40" fill="none"
        stroke="{LINE}" stroke-width="4.5" stroke-linecap="round"/>"""
        if costume.has_antennae
        else ""
    )
    return f"""
    {costume.behind}
    {antennae}
    <path d="{UPPER_ARMS[pose]}{LOWER_ARMS[pose]}{LEGS[pose]}" fill="none" stroke="{LINE}"
      stroke-width="8" stroke-linecap="round"/>
    <path d="{SHOES[pose]}" fill="{costume.shoes}"/>
    <path d="M125 150C162 150 174 190 170 224C166 258 148 278 125 278C102 278 84 258 80 224
      C76 190 88 150 125 150Z" fill="{SHELL}"/>
    <path d="M125 160C150 160 158 190 156 220C154 250 142 268 125 268C108 268 96 250 94 220
      C92 190 100 160 125 160Z" fill="{BELLY}"/>
    <path d="M96 204Q125 214 154 204M95 226Q125 236 155 226M101 248Q125 256 149 248" fill="none"
      stroke="{darker(BELLY, 0.3)}" stroke-width="3.5"/>
    {costume.body}
    <path d="M125 86C150 86 164 104 164 126C164 150 148 166 125 166C102 166 86 150 86 126
      C86 104 100 86 125 86Z" fill="{SHELL}"/>
    <path d="M125 92C140 92 152 100 156 112C140 104 110 104 94 112C98 100 110 92 125 92Z"
      fill="{lighter(SHELL, 0.16)}"/>
    <ellipse cx="110" cy="124" rx="14" ry="16" fill="{WHITE}"/>
    <ellipse cx="140" cy="124" rx="14" ry="16" fill="{WHITE}"/>
    <circle cx="113" cy="127" r="7" fill="{INK}"/><circle cx="137" cy="127" r="7" fill="{INK}"/>
    <circle cx="111" cy="124" r="2.5" fill="{WHITE}"/><circle cx="135" cy="124" r="2.5"
      fill="{WHITE}"/>
    <circle cx="98" cy="144" r="6" fill="{BLUSH}" opacity="0.8"/><circle cx="152" cy="144" r="6"
      fill="{BLUSH}" opacity="0.8"/>
    <path d="M112 146Q125 160 138 146" fill="none" stroke="{darker(LINE, 0.2)}" stroke-width="4"
      stroke-linecap="round"/>
    {costume.head}
    """
