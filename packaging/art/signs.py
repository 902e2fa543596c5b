"""The signs of suits, each drawn around 0, 0 in a square of 100."""

from typing import Final

HEART: Final = (
    "M0 46C-14 30-48 8-48-17C-48-34-36-45-23-45C-12-45-4-38 0-28"
    "C4-38 12-45 23-45C36-45 48-34 48-17C48 8 14 30 0 46Z"
)
DIAMOND: Final = "M0-50C9-32 23-13 38 0C23 13 9 32 0 50C-9 32-23 13-38 0C-23-13-9-32 0-50Z"
SPADE: Final = (
    "M0-49C12-30 46-10 46 15C46 30 35 37 25 37C16 37 8 32 5 25C6 36 10 43 18 48H-18"
    "C-10 43-6 36-5 25C-8 32-16 37-25 37C-35 37-46 30-46 15C-46-10-12-30 0-49Z"
)
CLUB: Final = (
    "M-22-25a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM-47 12a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z"
    "M3 12a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM-12-14H12L8 14C8 32 11 42 20 48H-20C-11 42-8 32-8 14Z"
)
STAR: Final = "M0-50L14-17L49-14L23 9L31 44L0 25L-31 44L-23 9L-49-14L-14-17Z"


def filled(outline: str, colour: str) -> str:
    """An outline in one colour."""
    return f'<path d="{outline}" fill="{colour}"/>'
