"""Names and chat: one form, and no tricks."""

import pytest

from pakl.kernel.errors import Malformed
from pakl.play.words import clean_chat, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Eva", "Eva"),
        ("  Eva   von  Ur ", "Eva von Ur"),
        ("Zoe\u0301", "Zoé"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ünal", "Ünal"),
        ("Jiří 🃏", "Jiří 🃏"),
        ("日本", "日本"),
    ],
)
def test_a_name_is_shown_composed_and_trimmed(typed: str, shown: str) -> None:
    assert shown == clean_name(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "a\nb\x00",
        "E\u202eva",
        "\u2066Eva",
        "Eva\u200b",
        "\u200f",
        "\u3164",
        "\u2800\u2800",
        "\ud800",
        "\u0301\u0301",
        "Z" + "\u0335" * 4,
        "x" * 25,
        "\ue000",
    ],
)
def test_what_tricks_the_eye_is_no_name(typed: str) -> None:
    with pytest.raises(Malformed):
        clean_name(typed)


def test_chat_may_join_emoji_but_not_turn_the_line() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"

    assert f"hi {family}" == clean_chat(f" hi   {family}")
    for trick in ["\u202eevil", "a\x07b", "\u2067", "", "x" * 301, "\u200d"]:
        with pytest.raises(Malformed):
            clean_chat(trick)
