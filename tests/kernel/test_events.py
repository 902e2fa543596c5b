"""Who is told what. Secrecy fails closed."""

import pytest

from pakl.kernel.cards import NO_CARD, Card, Deck
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import TO_ALL, Announced, CardMoved, Event, Looked, Shuffled, told
from pakl.kernel.seats import NO_SEAT, SPECTATOR, Seat
from pakl.kernel.zones import (
    BOTTOM,
    EVERYONE,
    NOBODY,
    ONLY_THE_OWNER,
    TOP,
    Zone,
    ZoneId,
)

ZONES = [
    Zone("stock", NOBODY, ordered=True),
    Zone("discards", EVERYONE, ordered=True),
    Zone("hand", ONLY_THE_OWNER, owner=Seat(0), ordered=False),
    Zone("hand", ONLY_THE_OWNER, owner=Seat(1), ordered=False),
]
STOCK, DISCARDS, HAND_0, HAND_1 = (ZoneId(number) for number in range(4))
DECK = Deck(["7H", "8H"])


def face_told(source: ZoneId, target: ZoneId, viewer: Seat) -> Card:
    heard = CardMoved("X-1", source, target, Card(1), TOP, TOP).told_to(viewer, ZONES)
    assert isinstance(heard, CardMoved)
    return heard.card


@pytest.mark.parametrize(
    ("source", "target", "viewer", "is_told"),
    [
        (STOCK, HAND_0, Seat(0), True),
        (STOCK, HAND_0, Seat(1), False),
        (STOCK, HAND_0, SPECTATOR, False),
        (HAND_0, DISCARDS, Seat(1), True),
        (HAND_0, DISCARDS, SPECTATOR, True),
        (HAND_0, STOCK, Seat(0), True),
        (HAND_0, STOCK, Seat(1), False),
        (HAND_0, HAND_1, Seat(0), True),
        (HAND_0, HAND_1, Seat(1), True),
        (HAND_0, HAND_1, SPECTATOR, False),
    ],
)
def test_a_face_is_told_to_whoever_sees_source_or_target(
    source: ZoneId, target: ZoneId, viewer: Seat, is_told: bool
) -> None:
    assert is_told == (face_told(source, target, viewer) != NO_CARD)


def test_a_hidden_card_leaves_no_trace_on_the_wire() -> None:
    moved = CardMoved("X-1", STOCK, HAND_0, Card(1), TOP, TOP)

    [heard] = told([moved], Seat(1), ZONES)

    expected = {"event": "moved", "from": "stock", "to": "hand 0", "clause": "X-1"}
    assert expected == heard.as_json(DECK, ZONES)


def test_the_end_of_a_pile_is_told() -> None:
    moved = CardMoved("X-1", HAND_0, STOCK, Card(0), TOP, BOTTOM)

    assert True is moved.as_json(DECK, ZONES)["to_bottom"]


def test_an_event_without_a_stated_audience_raises() -> None:
    with pytest.raises(RulesBroken, match="no rule says who may hear"):
        told([Event("X-1")], Seat(0), ZONES)


def test_words_without_a_stated_audience_raise() -> None:
    with pytest.raises(RulesBroken, match="nothing says who may hear"):
        told([Announced("X-1", NO_SEAT, Seat(0), "wishes", "S")], Seat(1), ZONES)


def test_words_to_one_seat_reach_nobody_else() -> None:
    confided = Announced("X-1", Seat(0), Seat(0), "asked", "")

    assert [1, 0, 0] == [
        len(told([confided], viewer, ZONES)) for viewer in (Seat(0), Seat(1), SPECTATOR)
    ]


def test_words_to_all_reach_spectators_too() -> None:
    assert 1 == len(told([Announced("X-1", TO_ALL, Seat(0), "calls", "")], SPECTATOR, ZONES))


def test_only_whoever_looked_is_told_the_faces() -> None:
    looked = Looked("X-1", Seat(0), STOCK, [Card(0), Card(1)])

    assert ["7H", "8H"] == looked.as_json(DECK, ZONES)["cards"]
    [heard] = told([looked], Seat(1), ZONES)
    assert "cards" not in heard.as_json(DECK, ZONES)


def test_a_shuffle_tells_no_face() -> None:
    expected = {"event": "shuffled", "zone": "stock", "clause": "X-1"}

    assert expected == Shuffled("X-1", STOCK).as_json(DECK, ZONES)
