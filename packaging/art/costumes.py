"""Thirteen costumes for the dance floor, from the baby to the King."""

from typing import Final

from art.cockroach import Costume
from art.colours import CREAM, DARK_GOLD, GOLD, INK, RED, WHITE
from art.paper import placed
from art.signs import HEART, STAR, filled

NAVY: Final = "#24365e"
PINK: Final = "#f4a6bd"
SILVER: Final = "#cdd5dd"
VEST: Final = "M90 172C104 160 146 160 160 172L168 236C150 246 100 246 82 236Z"

BABY: Final = Costume(
    f"""<path d="M82 226C100 238 150 238 168 226C170 262 150 282 125 282C100 282 80 262 82 226Z"
    fill="{WHITE}"/><circle cx="125" cy="240" r="6" fill="{GOLD}"/>
    <path d="M96 166H154V184C146 196 104 196 96 184Z" fill="#bfe3f2"/>""",
    f"""<path d="M84 140C72 92 98 70 125 70C152 70 178 92 166 140C164 106 148 98 125 98
    C102 98 86 106 84 140Z" fill="#bfe3f2"/><path d="M84 140C82 104 102 94 125 94C148 94 168 104
    166 140" fill="none" stroke="{WHITE}" stroke-width="9" stroke-dasharray="0 11"
    stroke-linecap="round"/><path d="M110 152H140" stroke="{PINK}" stroke-width="10"
    stroke-linecap="round"/><circle cx="125" cy="160" r="8" fill="none" stroke="{GOLD}"
    stroke-width="5"/>""",
    shoes="#bfe3f2",
)
BALLERINA: Final = Costume(
    f"""<path d="M94 176C100 190 150 190 156 176L164 228H86Z" fill="{PINK}"/>
    <path d="M92 222C60 226 36 244 32 258C44 254 48 262 60 258C70 266 80 264 92 268C104 274
    114 270 125 274C136 270 146 274 158 268C170 264 180 266 190 258C202 262 206 254 218 258
    C214 244 190 226 158 222Z" fill="{PINK}"/><path d="M92 226C74 232 58 242 50 250M110 228
    L96 262M125 228V266M140 228L154 262M158 226C176 232 192 242 200 250" fill="none"
    stroke="{WHITE}" stroke-width="4" stroke-linecap="round"/>""",
    f"""<circle cx="125" cy="72" r="17" fill="{INK}"/><path d="M90 116C92 92 108 82 125 82
    C142 82 158 92 160 116C148 98 102 98 90 116Z" fill="{INK}"/>
    <path d="M125 86C112 74 96 80 98 92C106 98 116 94 125 86ZM125 86C138 74 154 80 152 92
    C144 98 134 94 125 86Z" fill="{PINK}"/>""",
    shoes=PINK,
)
SAILOR: Final = Costume(
    f"""<path d="{VEST}" fill="{WHITE}"/><path d="M86 190H164M84 206H166M83 222H167"
    stroke="{NAVY}" stroke-width="7"/><path d="M82 234C100 246 150 246 168 234C168 262 150 280
    125 280C100 280 82 262 82 234Z" fill="{NAVY}"/>
    <path d="M98 164L125 196L152 164L160 174L125 210L90 174Z" fill="{NAVY}"/>
    <path d="M125 194L138 212L125 224L112 212Z" fill="{RED}"/>""",
    f"""<path d="M82 104C84 70 106 58 125 58C144 58 166 70 168 104Z" fill="{WHITE}"/>
    <path d="M76 94C104 84 146 84 174 94L170 114C146 102 104 102 80 114Z" fill="{WHITE}"
    stroke="{SILVER}" stroke-width="3"/><path d="M84 104C108 95 142 95 166 104" fill="none"
    stroke="{NAVY}" stroke-width="5"/>""",
    shoes=NAVY,
)
COOK: Final = Costume(
    f"""<path d="{VEST}" fill="{WHITE}"/><path d="M82 234C100 246 150 246 168 234C168 262 150 280
    125 280C100 280 82 262 82 234Z" fill="{WHITE}"/><path d="M112 190v0M112 212v0M112 234v0
    M138 190v0M138 212v0M138 234v0" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>
    <path d="M98 166C110 178 140 178 152 166L156 178C142 190 108 190 94 178Z" fill="{RED}"/>""",
    f"""<path d="M94 104V76C70 76 68 44 92 44C96 24 154 24 158 44C182 44 180 76 156 76V104Z"
    fill="{WHITE}"/><path d="M92 92H158V110C140 102 110 102 92 110Z" fill="{WHITE}"
    stroke="{SILVER}" stroke-width="3"/><path d="M112 84V58M138 84V58" stroke="{SILVER}"
    stroke-width="4" stroke-linecap="round"/><path d="M125 142C116 134 100 138 98 150C108 150
    118 150 125 146C132 150 142 150 152 150C150 138 134 134 125 142Z" fill="{INK}"/>""",
    has_antennae=False,
)
COWBOY: Final = Costume(
    f"""<path d="{VEST}" fill="#3f6ea8"/><path d="M90 172L112 166L106 244L82 236ZM160 172L138 166
    L144 244L168 236Z" fill="#6b4424"/><path d="M82 236H168V250H82Z" fill="{INK}"/>
    <rect x="112" y="232" width="26" height="22" rx="4" fill="{GOLD}"/>
    {placed(filled(STAR, GOLD), 98, 200, 24)}
    <path d="M92 164C106 156 144 156 158 164L125 200Z" fill="{RED}"/>""",
    """<path d="M92 92C90 52 104 44 112 46C118 48 120 54 125 54C130 54 132 48 138 46C146 44 160 52
    158 92Z" fill="#b0763c"/><path d="M92 80H158V96H92Z" fill="#6b4424"/>
    <path d="M56 84C64 104 90 96 125 96C160 96 186 104 194 84C198 106 170 114 125 112
    C80 114 52 106 56 84Z" fill="#b0763c"/>""",
    shoes="#6b4424",
    has_antennae=False,
)
PIRATE: Final = Costume(
    f"""<path d="{VEST}" fill="{WHITE}"/><path d="M86 186H164M84 202H166M83 218H167"
    stroke="{RED}" stroke-width="8"/><path d="M90 170L108 166L104 246L80 238ZM160 170L142 166
    L146 246L170 238Z" fill="{INK}"/><path d="M80 236H170V252H80Z" fill="{GOLD}"/>""",
    f"""<path d="M66 102C72 66 100 48 125 48C150 48 178 66 184 102C150 84 100 84 66 102Z"
    fill="{INK}"/><path d="M66 102C100 84 150 84 184 102" fill="none" stroke="{GOLD}"
    stroke-width="5" stroke-linecap="round"/><circle cx="125" cy="68" r="10" fill="{WHITE}"/>
    <circle cx="121" cy="67" r="2.6" fill="{INK}"/><circle cx="129" cy="67" r="2.6"
    fill="{INK}"/><path d="M120 76H130V82H120Z" fill="{WHITE}"/>
    <path d="M92 104L160 118" stroke="{INK}" stroke-width="4"/>
    <path d="M124 114H158V124C158 138 126 138 124 124Z" fill="{INK}"/>""",
    has_antennae=False,
)
CLOWN: Final = Costume(
    f"""<path d="{VEST}" fill="{GOLD}"/><path d="M82 234C100 246 150 246 168 234C168 262 150 280
    125 280C100 280 82 262 82 234Z" fill="#2f9a8f"/><circle cx="125" cy="200" r="8"
    fill="{RED}"/><circle cx="125" cy="226" r="8" fill="{RED}"/>
    <path d="M84 170C92 160 98 168 104 160C110 168 118 158 125 166C132 158 140 168 146 160
    C152 168 158 160 166 170C170 184 156 188 148 182C142 190 132 188 125 182C118 188 108 190
    102 182C94 188 80 184 84 170Z" fill="{WHITE}"/>""",
    f"""<circle cx="125" cy="142" r="12" fill="{RED}"/><path d="M108 154Q125 170 142 154"
    fill="none" stroke="{WHITE}" stroke-width="7" stroke-linecap="round"/>
    <path d="M108 90L125 36L142 90Z" fill="#2f9a8f"/><circle cx="125" cy="36" r="10"
    fill="{GOLD}"/><circle cx="122" cy="76" r="5" fill="{GOLD}"/><circle cx="129" cy="60" r="4"
    fill="{GOLD}"/>""",
    behind="""<circle cx="78" cy="122" r="19" fill="#3fa7d6"/><circle cx="172" cy="122" r="19"
    fill="#3fa7d6"/><circle cx="80" cy="98" r="19" fill="#7bbf4a"/><circle cx="170" cy="98" r="19"
    fill="#7bbf4a"/><circle cx="96" cy="82" r="19" fill="#f2c230"/><circle cx="154" cy="82" r="19"
    fill="#f2c230"/>""",
    shoes=RED,
    has_antennae=False,
)
WIZARD: Final = Costume(
    f"""<path d="M94 168C106 160 144 160 156 168L182 284C150 296 100 296 68 284Z"
    fill="#4b3a94"/>{placed(filled(STAR, GOLD), 92, 262, 22)}
    {placed(filled(STAR, GOLD), 156, 250, 26)}{placed(filled(STAR, GOLD), 126, 276, 16)}""",
    f"""<path d="M88 136C98 150 112 146 125 152C138 146 152 150 162 136C170 190 146 216 125 238
    C104 216 80 190 88 136Z" fill="{WHITE}"/><path d="M112 158Q125 166 138 158" fill="none"
    stroke="{INK}" stroke-width="4" stroke-linecap="round"/>
    <path d="M86 98L118 24C124 16 134 18 138 28L164 98C142 88 108 88 86 98Z" fill="#4b3a94"/>
    <path d="M70 102C96 84 154 84 180 102C150 112 100 112 70 102Z" fill="#3a2c78"/>
    {placed(filled(STAR, GOLD), 126, 66, 30)}""",
    has_antennae=False,
)
ASTRONAUT: Final = Costume(
    f"""<path d="{VEST}" fill="{WHITE}"/><path d="M80 230C100 246 150 246 170 230C172 264 150 282
    125 282C100 282 78 264 80 230Z" fill="{WHITE}"/><path d="M82 240C104 250 146 250 168 240"
    fill="none" stroke="#e07b2c" stroke-width="7"/><rect x="102" y="194" width="46" height="32"
    rx="6" fill="{SILVER}"/><circle cx="114" cy="210" r="6" fill="{RED}"/>
    <circle cx="130" cy="210" r="6" fill="{GOLD}"/><path d="M140 202V218" stroke="{INK}"
    stroke-width="4"/>""",
    f"""<circle cx="125" cy="122" r="58" fill="#d9f0fb" opacity="0.42"/>
    <circle cx="125" cy="122" r="58" fill="none" stroke="{WHITE}" stroke-width="9"/>
    <path d="M92 100C98 86 110 78 122 76" fill="none" stroke="{WHITE}" stroke-width="7"
    stroke-linecap="round"/><path d="M92 172H158L164 186H86Z" fill="{SILVER}"/>
    <path d="M125 64V42" stroke="{SILVER}" stroke-width="5"/><circle cx="125" cy="38" r="7"
    fill="{RED}"/>""",
    shoes=SILVER,
    has_antennae=False,
)
HERO: Final = Costume(
    f"""<path d="{VEST}" fill="{RED}"/><path d="M82 234C100 246 150 246 168 234C168 262 150 280
    125 280C100 280 82 262 82 234Z" fill="{NAVY}"/><path d="M82 230H168V242H82Z" fill="{GOLD}"/>
    <path d="M125 178L148 190L125 222L102 190Z" fill="{GOLD}"/>
    {placed(filled(STAR, RED), 125, 198, 24)}""",
    f"""<path fill-rule="evenodd" d="M84 112C108 102 142 102 166 112C170 132 160 144 146 144
    C134 144 130 138 125 132C120 138 116 144 104 144C90 144 80 132 84 112ZM110 115a9 10 0 1 0
    0.1 0ZM140 115a9 10 0 1 0 0.1 0Z" fill="{NAVY}"/>""",
    behind=f"""<path d="M96 166C70 200 34 232 22 300C60 290 84 300 110 292H140C166 300 176 296
    196 292C204 240 180 200 154 166Z" fill="{NAVY}"/>""",
    shoes=NAVY,
)
ROCKER: Final = Costume(
    f"""<path d="{VEST}" fill="{INK}"/><path d="M112 162L125 236L138 162Z" fill="{WHITE}"/>
    <path d="M82 234C100 246 150 246 168 234C168 262 150 280 125 280C100 280 82 262 82 234Z"
    fill="{NAVY}"/><path d="M94 190v0M94 206v0M156 190v0M156 206v0" stroke="{SILVER}"
    stroke-width="7" stroke-linecap="round"/>
    <path d="M196 172L122 236" stroke="#6b4424" stroke-width="9" stroke-linecap="round"/>
    <path d="M128 214C148 222 138 238 142 250C142 276 104 282 96 262C80 254 86 228 106 232
    C114 232 116 216 128 214Z" fill="#e4572e"/><circle cx="116" cy="248" r="9" fill="{INK}"/>""",
    f"""<path d="M96 98L84 62L106 76L112 36L125 66L140 34L146 76L168 62L154 98C140 86 110 86
    96 98Z" fill="#d33d8f"/>{placed(filled(STAR, INK), 107, 124, 44)}
    {placed(filled(STAR, INK), 143, 124, 44)}""",
    has_antennae=False,
)
GENTLEMAN: Final = Costume(
    f"""<path d="{VEST}" fill="{INK}"/><path d="M82 234C100 246 150 246 168 234C168 262 150 280
    125 280C100 280 82 262 82 234Z" fill="{INK}"/><path d="M106 164H144L125 240Z"
    fill="{WHITE}"/><path d="M125 180L104 168V192ZM125 180L146 168V192Z" fill="{RED}"/>
    <circle cx="125" cy="206" r="4" fill="{INK}"/><circle cx="125" cy="222" r="4"
    fill="{INK}"/>""",
    f"""<path d="M94 98L90 36C108 28 142 28 160 36L156 98Z" fill="{INK}"/>
    <path d="M93 78H157L156 94H94Z" fill="{RED}"/><path d="M70 96C100 86 150 86 180 96
    C176 112 150 106 125 106C100 106 74 112 70 96Z" fill="{INK}"/>
    <circle cx="141" cy="124" r="18" fill="none" stroke="{GOLD}" stroke-width="5"/>
    <path d="M156 134C162 150 160 164 156 180" fill="none" stroke="{GOLD}" stroke-width="3"/>
    <path d="M125 146C118 138 106 144 96 136C98 152 114 156 125 150C136 156 152 152 154 136
    C144 144 132 138 125 146Z" fill="{INK}"/>""",
    has_antennae=False,
)
KING: Final = Costume(
    f"""<path d="M96 166H154L158 284H92Z" fill="{RED}"/><path d="M116 166H134V284H116Z"
    fill="{GOLD}"/>{placed(filled(HEART, RED), 125, 226, 20)}
    <path d="M84 172C96 156 154 156 166 172C174 186 164 196 152 192C136 182 114 182 98 192
    C86 196 76 186 84 172Z" fill="{WHITE}"/><path d="M96 174l4 8M112 168l2 9M138 168l-2 9
    M154 174l-4 8" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>""",
    f"""<path d="M82 104L72 44L100 70L125 30L150 70L178 44L168 104C140 92 110 92 82 104Z"
    fill="{GOLD}" stroke="#8a5a0c" stroke-width="4.5" stroke-linejoin="round"/>
    <circle cx="72" cy="42" r="8" fill="{RED}"/><circle cx="125" cy="28" r="9" fill="{RED}"/>
    <circle cx="178" cy="42" r="8" fill="{RED}"/><circle cx="125" cy="76" r="8" fill="{RED}"/>
    <circle cx="100" cy="84" r="5" fill="{CREAM}"/><circle cx="150" cy="84" r="5"
    fill="{CREAM}"/>""",
    behind=f"""<path d="M94 166C64 200 34 240 30 318H176C186 250 176 200 156 166Z"
    fill="#7a1f6b"/><path d="M30 318C60 306 150 306 177 318V334H30Z" fill="{WHITE}"/>""",
    shoes=DARK_GOLD,
    has_antennae=False,
)

COSTUMES: Final = dict(
    enumerate(
        (
            BABY, BALLERINA, SAILOR, COOK, COWBOY, PIRATE, CLOWN, WIZARD, ASTRONAUT, HERO,
            ROCKER, GENTLEMAN, KING,
        ),
        start=1,
    )
)  # fmt: skip
