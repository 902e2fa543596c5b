"""The six figures of the forest, each in the light of its suit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.colours import BLUSH, CREAM, DARK_GOLD, GOLD, INK, SKIN, WHITE, darker, lighter, mixed
from art.paper import placed

FUR: Final = "#dd7230"
WOOD: Final = "#8a5a34"


@dataclass(frozen=True)
class Light:
    """The colours of the forest at one time of the day, from the index to the ground."""

    ink: str
    sky: str
    glow: str
    far: str
    trees: str
    ground: str


def wood(light: Light) -> str:
    """The sun or moon, firs far and near, and the ground."""
    return f"""
    <circle cx="160" cy="104" r="78" fill="{light.glow}"/>
    <path d="M0 250L22 176L44 250ZM34 250L62 156L90 250ZM158 250L188 150L218 250ZM206 250L232 168
      L258 250Z" fill="{light.far}"/>
    <path d="M-14 280L14 190L42 280ZM196 280L226 196L256 280Z" fill="{light.trees}"/>
    <path d="M0 262C60 244 190 244 250 262V350H0Z" fill="{light.trees}"/>
    <path d="M0 300C70 284 180 284 250 300V350H0Z" fill="{light.ground}"/>
    """


def swan(light: Light, token: str) -> str:
    """1: a swan on the water."""
    water = mixed(light.far, light.trees, 0.4)
    ripple = lighter(water, 0.35)
    return f"""
    <circle cx="160" cy="104" r="78" fill="{light.glow}"/>
    <path d="M0 216L22 156L44 216ZM158 216L190 136L222 216ZM204 216L232 150L260 216Z"
      fill="{light.far}"/>
    <path d="M0 214H250V350H0Z" fill="{water}"/>
    {placed(token, 192, 62, 52)}
    <path d="M92 104C88 74 124 66 134 92C144 124 84 168 94 216C98 232 116 238 126 226
      C110 196 168 142 158 92C150 56 92 44 78 88Z" fill="{WHITE}"/>
    <path d="M54 246C44 208 86 188 122 196C148 200 172 186 190 148C196 196 176 256 126 266
      C92 270 64 268 54 246Z" fill="{WHITE}"/>
    <path d="M92 226C98 198 134 206 166 184C162 220 142 250 112 250C98 248 90 240 92 226Z"
      fill="{mixed(WHITE, light.far, 0.28)}"/>
    <path d="M98 228C108 211 130 215 149 204C142 228 127 240 110 240C102 240 96 236 98 228Z"
      fill="{WHITE}"/>
    <path d="M94 84C84 78 76 82 72 92C66 102 64 108 60 116C72 114 86 112 96 100Z"
      fill="#e8862c"/>
    <path d="M80 84C88 76 98 80 98 90C92 92 86 92 78 90Z" fill="{INK}"/>
    <circle cx="101" cy="80" r="4.5" fill="{INK}"/>
    <path d="M40 270H128M150 270H176M22 292H84M110 292H168M48 314H140M214 240H240"
      stroke="{ripple}" stroke-width="5" stroke-linecap="round"/>
    <path d="M30 262C28 230 32 200 38 178M44 262C44 238 50 218 58 200" fill="none"
      stroke="{light.ground}" stroke-width="4" stroke-linecap="round"/>
    <path d="M38 154a6 16 0 1 0 0.1 0ZM60 180a5 13 0 1 0 0.1 0Z" fill="{light.ground}"/>
    """


def fox(light: Light, token: str) -> str:
    """3: a fox who sits and smiles."""
    dark = darker(FUR, 0.72)
    return f"""
    {wood(light)}
    <path d="M130 312C70 326 18 292 30 228C34 204 58 194 70 214C62 250 92 276 134 268Z"
      fill="{FUR}"/>
    <path d="M30 228C34 204 58 194 70 214C67 226 68 236 72 244C58 236 44 238 30 248
      C29 242 29 236 30 228Z" fill="{CREAM}"/>
    <path d="M86 316C80 256 96 206 128 200C160 206 176 256 170 316Z" fill="{FUR}"/>
    <path d="M106 206C108 252 118 272 128 282C138 272 148 252 150 206Z" fill="{CREAM}"/>
    <path d="M98 316C98 288 104 276 113 276C122 276 126 288 126 316ZM130 316C130 288 134 276 143 276
      C152 276 158 288 158 316Z" fill="{dark}"/>
    <path d="M128 214C104 208 76 174 72 140L76 68L106 104C118 98 138 98 150 104L180 68L184 140
      C180 174 152 208 128 214Z" fill="{FUR}"/>
    <path d="M84 90L101 110L82 126ZM172 90L155 110L174 126Z" fill="{dark}"/>
    <path d="M128 214C104 208 78 176 73 148C96 152 116 166 128 194C140 166 160 152 183 148
      C178 176 152 208 128 214Z" fill="{CREAM}"/>
    <path d="M92 148q11-13 21 2M164 148q-11-13-21 2" fill="none" stroke="{INK}" stroke-width="6"
      stroke-linecap="round"/>
    <ellipse cx="128" cy="206" rx="11" ry="9" fill="{INK}"/>
    <path d="M96 222C112 236 144 236 160 222" fill="none" stroke="{light.ink}" stroke-width="8"
      stroke-linecap="round"/>
    {placed(token, 128, 250, 40)}
    """


def woodcutter(light: Light, token: str) -> str:
    """5: a woodcutter with his axe."""
    beard = "#8c4a20"
    shirt = light.ink
    felt = darker(light.ink, 0.45)
    line = lighter(shirt, 0.45)
    return f"""
    {wood(light)}
    {placed(token, 40, 176, 44)}
    <path d="M216 330L172 84" stroke="{WOOD}" stroke-width="12" stroke-linecap="round"/>
    <path d="M152 66C166 60 182 60 196 66C204 50 220 44 232 48C232 76 228 96 216 112
      C208 100 202 96 194 96L166 104Z" fill="#c9d2d8"/>
    <path d="M232 48C232 76 228 96 216 112C213 108 211 105 208 102C216 86 218 68 218 48
      C224 46 228 46 232 48Z" fill="{WHITE}"/>
    <path d="M66 340C60 262 70 214 102 202H152C184 214 194 262 188 340Z" fill="{shirt}"/>
    <path d="M70 250H186M66 284H190M86 212V340M168 212V340" stroke="{line}" stroke-width="6"/>
    <path d="M104 204V340H150V204Z" fill="{darker(light.ground, 0.35)}"/>
    <path d="M104 210L94 340M150 210L160 340" stroke="{darker(light.ground, 0.35)}"
      stroke-width="12"/>
    <circle cx="104" cy="256" r="6" fill="{GOLD}"/><circle cx="150" cy="256" r="6" fill="{GOLD}"/>
    <circle cx="202" cy="246" r="17" fill="{SKIN}"/>
    <path d="M176 222C194 224 206 234 212 244L194 262C184 254 178 252 170 252Z" fill="{shirt}"/>
    <path d="M84 132C84 88 170 88 170 132V160C170 190 150 204 127 204C104 204 84 190 84 160Z"
      fill="{SKIN}"/>
    <path d="M78 150C92 166 106 164 127 166C148 164 162 166 176 150C184 204 164 250 127 262
      C90 250 70 204 78 150Z" fill="{beard}"/>
    <path d="M102 178C114 166 122 168 127 174C132 168 140 166 152 178C142 186 132 186 127 180
      C122 186 112 186 102 178Z" fill="{lighter(beard, 0.3)}"/>
    <path d="M112 192Q127 204 142 192" fill="none" stroke="{darker(beard, 0.5)}" stroke-width="5"
      stroke-linecap="round"/>
    <circle cx="109" cy="144" r="5" fill="{INK}"/><circle cx="145" cy="144" r="5" fill="{INK}"/>
    <ellipse cx="127" cy="160" rx="10" ry="8" fill="{BLUSH}"/>
    <path d="M92 112C90 70 106 58 127 60C148 58 164 70 162 112Z" fill="{felt}"/>
    <path d="M90 96C114 88 140 88 164 96V114C140 106 114 106 90 114Z" fill="{CREAM}"/>
    <path d="M70 118C90 102 164 102 184 118C190 126 180 132 170 130C144 122 110 122 84 130
      C74 132 64 126 70 118Z" fill="{felt}"/>
    <path d="M152 104C150 78 160 52 178 42C186 62 176 90 152 104Z" fill="#c4412f"/>
    <path d="M153 102C158 84 166 66 176 50" fill="none" stroke="{CREAM}" stroke-width="2.5"/>
    """


def treasure(light: Light, token: str) -> str:
    """7: an open chest full of gold."""
    rays = "".join(
        f'<path d="M122 206L{x} {y}L{x2} {y2}Z" fill="{light.glow}"/>'
        for x, y, x2, y2 in (
            (-20, 150, -30, 60), (30, -10, 80, -30), (120, -40, 176, -30), (226, -20, 280, 40),
            (290, 90, 290, 160),
        )
    )  # fmt: skip
    coin = mixed(GOLD, WHITE, 0.25)
    coins = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="17" ry="12" fill="{GOLD}" stroke="{DARK_GOLD}"'
        ' stroke-width="3"/>'
        f'<ellipse cx="{x - 3}" cy="{y - 3}" rx="7" ry="4" fill="{coin}"/>'
        for x, y in (
            (84, 212), (160, 212), (104, 198), (142, 198), (122, 186), (70, 222), (174, 222),
            (94, 224), (124, 216), (150, 226),
        )
    )  # fmt: skip
    return f"""
    {rays}
    <path d="M0 270C60 254 190 254 250 270V350H0Z" fill="{light.trees}"/>
    <path d="M0 312C70 298 180 298 250 312V350H0Z" fill="{light.ground}"/>
    <path d="M50 204C44 150 66 126 92 124H152C178 126 200 150 194 204Z"
      fill="{darker(WOOD, 0.45)}"/>
    <path d="M50 204C44 150 66 126 92 124H152C178 126 200 150 194 204H182C186 160 170 140 148 138
      H96C74 140 58 160 62 204Z" fill="{WOOD}"/>
    {placed(token, 122, 166, 66)}
    {coins}
    <path d="M44 226H200L190 306H54Z" fill="{WOOD}"/>
    <path d="M48 262H196M51 284H193" stroke="{darker(WOOD, 0.25)}" stroke-width="4"/>
    <path d="M40 222H204V240H40Z" fill="{light.ink}"/>
    <path d="M66 240H84L87 306H72ZM160 240H178L172 306H157Z" fill="{light.ink}"/>
    <rect x="103" y="228" width="38" height="42" rx="8" fill="{GOLD}"/>
    <path d="M122 240a7 7 0 0 1 4 13l2 9h-12l2-9a7 7 0 0 1 4-13Z" fill="{INK}"/>
    <path d="M212 128l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4ZM92 62l5 14l14 5l-14 5l-5 14l-5-14
      l-14-5l14-5ZM180 50l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4Z" fill="{WHITE}"/>
    """


def witch(light: Light, token: str) -> str:
    """9: a witch with her charm."""
    cloak = darker(light.ink, 0.42)
    hair = "#c9602b"
    return f"""
    {wood(light)}
    <path d="M60 340C58 270 70 214 104 200H150C184 214 194 270 190 340Z" fill="{cloak}"/>
    <path d="M82 150C70 200 66 236 78 268C96 262 108 250 112 222H142C146 250 158 262 176 268
      C188 236 184 200 172 150Z" fill="{hair}"/>
    <path d="M114 196H140V220H114Z" fill="{darker(SKIN, 0.12)}"/>
    <path d="M92 140H162V164C162 192 146 210 127 210C108 210 92 192 92 164Z" fill="{SKIN}"/>
    <circle cx="111" cy="160" r="5" fill="{INK}"/><circle cx="143" cy="160" r="5" fill="{INK}"/>
    <path d="M102 150Q110 144 118 149M136 149Q144 144 152 150" fill="none"
      stroke="{darker(hair, 0.4)}" stroke-width="4" stroke-linecap="round"/>
    <path d="M127 160L120 178Q126 182 131 179" fill="none" stroke="{darker(SKIN, 0.35)}"
      stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="102" cy="178" r="7" fill="{BLUSH}"/><circle cx="152" cy="178" r="7"
      fill="{BLUSH}"/>
    <path d="M113 190Q128 202 142 188" fill="none" stroke="#a83a3a" stroke-width="5"
      stroke-linecap="round"/>
    <path d="M90 146C86 158 84 172 84 186C92 180 98 166 102 150ZM164 146C168 158 170 172 170 186
      C162 180 156 166 152 150Z" fill="{hair}"/>
    <path d="M58 146C90 128 164 128 196 146C206 152 200 160 190 158C152 148 102 148 64 158
      C54 160 48 152 58 146Z" fill="{cloak}"/>
    <path d="M86 138C98 106 110 72 140 44C156 32 176 34 188 50C170 50 158 60 156 72
      C154 96 160 118 168 138C142 130 112 130 86 138Z" fill="{cloak}"/>
    <path d="M92 124C114 115 140 115 163 124L168 139C142 130 112 130 86 139Z" fill="{GOLD}"/>
    <path d="M104 338C98 306 104 284 127 284C150 284 156 306 150 338Z"
      fill="{darker(cloak, 0.4)}"/>
    <circle cx="127" cy="268" r="42" fill="{light.glow}" opacity="0.5"/>
    <circle cx="127" cy="268" r="33" fill="{light.glow}"/>
    {placed(token, 127, 268, 44)}
    <path d="M86 284C94 304 110 312 124 312" fill="none" stroke="{SKIN}" stroke-width="12"
      stroke-linecap="round"/>
    <path d="M168 284C160 304 144 312 130 312" fill="none" stroke="{SKIN}" stroke-width="12"
      stroke-linecap="round"/>
    """


def monarch(light: Light, token: str) -> str:
    """11: the monarch, who is seen by all."""
    robe = light.ink
    hair = "#e6c67a"
    rays = "".join(
        f'<path d="M127 150L118 -60L136 -60Z" fill="{light.glow}"'
        f' transform="rotate({turn} 127 150)"/>'
        for turn in range(0, 360, 24)
    )
    return f"""
    {rays}
    <circle cx="127" cy="140" r="74" fill="{light.glow}"/>
    <path d="M40 350C40 270 60 220 100 206H154C194 220 214 270 214 350Z" fill="{robe}"/>
    <path d="M106 240L86 350H168L148 240Z" fill="{CREAM}"/>
    <path d="M127 262l8 12l-8 12l-8-12ZM127 298l8 12l-8 12l-8-12Z" fill="{robe}"/>
    <path d="M86 130C76 176 78 206 92 226H162C176 206 178 176 168 130Z" fill="{hair}"/>
    <path d="M72 214C92 198 162 198 182 214C194 228 190 246 176 254C148 234 106 234 78 254
      C64 246 60 228 72 214Z" fill="{WHITE}"/>
    <path d="M82 224l4 12M104 214l2 12M127 212v12M150 214l-2 12M172 224l-4 12" stroke="{INK}"
      stroke-width="6" stroke-linecap="round"/>
    <path d="M114 184H140V212H114Z" fill="{darker(SKIN, 0.12)}"/>
    <path d="M93 128H161V158C161 184 146 200 127 200C108 200 93 184 93 158Z" fill="{SKIN}"/>
    <path d="M93 160C88 128 104 118 127 118C150 118 166 128 161 160C158 142 148 134 127 134
      C106 134 96 142 93 160Z" fill="{hair}"/>
    <circle cx="112" cy="158" r="5" fill="{INK}"/><circle cx="142" cy="158" r="5" fill="{INK}"/>
    <circle cx="103" cy="172" r="6.5" fill="{BLUSH}"/><circle cx="151" cy="172" r="6.5"
      fill="{BLUSH}"/>
    <path d="M127 158L123 172H129" fill="none" stroke="{darker(SKIN, 0.3)}" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M116 183Q127 191 138 183" fill="none" stroke="#a83a3a" stroke-width="4.5"
      stroke-linecap="round"/>
    <path d="M86 126L76 66L104 92L127 50L150 92L178 66L168 126C144 114 110 114 86 126Z"
      fill="{GOLD}" stroke="{DARK_GOLD}" stroke-width="3" stroke-linejoin="round"/>
    <circle cx="76" cy="64" r="8" fill="{robe}"/><circle cx="127" cy="48" r="9" fill="{robe}"/>
    <circle cx="178" cy="64" r="8" fill="{robe}"/>
    <path d="M127 84l9 13l-9 13l-9-13Z" fill="{robe}"/>
    <path d="M216 330L206 150" stroke="{DARK_GOLD}" stroke-width="9" stroke-linecap="round"/>
    {placed(token, 206, 122, 56)}
    <circle cx="58" cy="292" r="26" fill="{GOLD}"/>
    <path d="M32 292H84M58 266V240M48 250H68" stroke="{DARK_GOLD}" stroke-width="6"/>
    """


SCENES: Final[dict[int, Callable[[Light, str], str]]] = {
    1: swan,
    3: fox,
    5: woodcutter,
    7: treasure,
    9: witch,
    11: monarch,
}
