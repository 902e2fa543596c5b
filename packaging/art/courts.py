"""Jack, queen and king: half figures of plain shapes, once upright and once for the opposite."""

from art.colours import BLUSH, CREAM, DARK_GOLD, GOLD, INK, SKIN, WHITE, darker, lighter
from art.paper import placed, twice, window
from art.signs import filled


def court(rank: str, outline: str, colour: str) -> str:
    """The picture of a court card: two halves that meet in the middle."""
    half = {"J": jack, "Q": queen, "K": king}[rank](outline, colour)
    clipped = (
        '<clipPath id="upper"><path d="M0 0H250V167L0 183Z"/></clipPath>\n'
        f'<g clip-path="url(#upper)">\n{half}\n</g>'
    )
    seam = '<path d="M0 183L250 167" fill="none" stroke="#fdfaf2" stroke-width="5"/>'
    return window(twice(clipped, "half") + seam, lighter(colour, 0.86))


def face(hair: str) -> str:
    """A calm face with its neck, around 146, 88."""
    return f"""
    <path d="M134 104H158V134H134Z" fill="{darker(SKIN, 0.12)}"/>
    <path d="M118 74C118 50 174 50 174 74V92C174 112 160 124 146 124C132 124 118 112 118 92Z"
      fill="{SKIN}"/>
    <circle cx="127" cy="100" r="5.5" fill="{BLUSH}"/><circle cx="165" cy="100" r="5.5"
      fill="{BLUSH}"/>
    <circle cx="134" cy="88" r="4" fill="{INK}"/><circle cx="158" cy="88" r="4" fill="{INK}"/>
    <path d="M128 78Q134 74 140 78M152 78Q158 74 164 78" fill="none" stroke="{hair}"
      stroke-width="3" stroke-linecap="round"/>
    <path d="M146 88L143 101H148" fill="none" stroke="{darker(SKIN, 0.3)}" stroke-width="2.5"
      stroke-linecap="round" stroke-linejoin="round"/>
    """


def smile() -> str:
    """A small mouth."""
    return f"""<path d="M139 110Q146 115 153 110" fill="none" stroke="{darker(BLUSH, 0.35)}"
      stroke-width="3" stroke-linecap="round"/>"""


def jack(outline: str, colour: str) -> str:
    """A young man with a feathered cap and a banner."""
    hair = "#b9762f"
    return f"""
    <path d="M193 60V190" stroke="{DARK_GOLD}" stroke-width="6"/>
    <path d="M191 64H232V128L211 114L191 128Z" fill="{GOLD}"/>
    {placed(filled(outline, colour), 212, 90, 32)}
    <path d="M40 190C44 148 92 130 124 127H168C200 130 248 148 252 190Z" fill="{colour}"/>
    <path d="M124 127L146 160L168 127L186 131L146 188L106 131Z" fill="{GOLD}"/>
    <path d="M56 150L70 190M236 150L222 190" stroke="{GOLD}" stroke-width="6"/>
    <path d="M108 116C104 84 108 62 118 60H174C184 62 188 84 184 116C178 122 172 120 170 114
      V78H122V114C120 120 114 122 108 116Z" fill="{hair}"/>
    {face(darker(hair, 0.3))}{smile()}
    <path d="M118 80V68H174V80C164 72 128 72 118 80Z" fill="{hair}"/>
    <path d="M106 66C104 40 134 28 160 30C180 32 190 46 188 66C164 58 130 58 106 66Z"
      fill="{colour}"/>
    <path d="M106 66C130 57 164 57 188 66L186 74C162 66 132 66 108 74Z" fill="{GOLD}"/>
    <path d="M178 62C196 56 216 34 206 18C190 20 172 38 178 62Z" fill="{CREAM}"/>
    <path d="M178 62C184 46 192 34 204 22" fill="none" stroke="{DARK_GOLD}" stroke-width="2.5"/>
    """


def queen(outline: str, colour: str) -> str:
    """A lady with long hair, a small crown and a flower."""
    hair = "#7a3f22"
    return f"""
    <path d="M98 170C90 110 96 50 146 48C196 50 202 110 194 170Z" fill="{hair}"/>
    <path d="M44 190C52 152 94 138 126 130H166C198 138 240 152 248 190Z" fill="{colour}"/>
    <path d="M118 132C124 156 168 156 174 132L186 136C180 172 112 172 106 136Z" fill="{GOLD}"/>
    {face(darker(hair, 0.3))}{smile()}
    <path d="M116 92C114 62 132 56 146 58C160 56 178 62 176 92C172 80 162 72 146 70
      C130 72 120 80 116 92Z" fill="{hair}"/>
    <path d="M112 58L106 24L126 40L146 18L166 40L186 24L180 58C158 50 134 50 112 58Z"
      fill="{GOLD}"/>
    <circle cx="106" cy="24" r="5" fill="{colour}"/><circle cx="146" cy="18" r="5"
      fill="{colour}"/><circle cx="186" cy="24" r="5" fill="{colour}"/>
    <circle cx="146" cy="44" r="4.5" fill="{WHITE}"/>
    <circle cx="146" cy="150" r="6" fill="{WHITE}"/>
    <path d="M216 146V118" stroke="{DARK_GOLD}" stroke-width="5"/>
    {placed(filled(outline, colour), 216, 100, 36)}
    """


def king(outline: str, colour: str) -> str:
    """An old man with a beard, a high crown and a sceptre."""
    hair = "#cfc6b8"
    return f"""
    <path d="M216 190V74" stroke="{DARK_GOLD}" stroke-width="8"/>
    {placed(filled(outline, colour), 216, 54, 40)}
    <path d="M32 190C38 146 84 130 120 126H172C208 130 254 146 260 190Z" fill="{colour}"/>
    <path d="M98 130C112 122 180 122 194 130L208 190H84Z" fill="{WHITE}"/>
    <path d="M98 150l4 10M112 168l4 10M190 150l-4 10M178 168l-4 10" stroke="{INK}"
      stroke-width="5" stroke-linecap="round"/>
    <path d="M108 112C104 84 108 62 118 60H174C184 62 188 84 184 112Z" fill="{hair}"/>
    {face(darker(hair, 0.35))}
    <path d="M114 90C120 104 132 102 146 104C160 102 172 104 178 90C184 130 170 164 146 172
      C122 164 108 130 114 90Z" fill="{hair}"/>
    <path d="M126 110C136 102 142 104 146 108C150 104 156 102 166 110C158 116 150 116 146 112
      C142 116 134 116 126 110Z" fill="{WHITE}"/>
    <path d="M108 70L100 28L124 44L146 16L168 44L192 28L184 70C160 60 132 60 108 70Z"
      fill="{GOLD}"/>
    <path d="M108 70C132 60 160 60 184 70L182 78C160 68 132 68 110 78Z" fill="{colour}"/>
    <circle cx="100" cy="28" r="5" fill="{colour}"/><circle cx="192" cy="28" r="5"
      fill="{colour}"/><circle cx="146" cy="20" r="6"
      fill="{colour}"/>
    <circle cx="146" cy="48" r="5" fill="{colour}"/>
    """
