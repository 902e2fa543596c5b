"""What a viewer knows, told by examples from the table."""

import pytest

from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import CardMoved, Looked, Shuffled
from pakl.kernel.kinds import kinds_of
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.seats import Seat
from pakl.kernel.zones import BOTTOM, EVERYONE, NOBODY, ONLY_THE_OWNER, TOP, Zone, ZoneId

ZONES = [
    Zone("stock", NOBODY, ordered=True),
    Zone("discards", EVERYONE, ordered=True),
    Zone("hand", ONLY_THE_OWNER, owner=Seat(0), ordered=False),
    Zone("hand", ONLY_THE_OWNER, owner=Seat(1), ordered=False),
]
STOCK, DISCARDS, MY_HAND, OTHER_HAND = (ZoneId(number) for number in range(4))
ACE, KING, QUEEN, JACK = (Card(number) for number in range(4))


def viewer_of(*stock: Card) -> Knowledge:
    """Seat 0, who knows which cards are in the shuffled stock."""
    return Knowledge(Seat(0), ZONES, [list(stock), [], [], []])


def moves(
    mind: Knowledge,
    source: ZoneId,
    target: ZoneId,
    card: Card = NO_CARD,
    *,
    source_end: int = TOP,
    target_end: int = TOP,
) -> None:
    """A card moves, and the viewer hears of it; without a face if none is given."""
    mind.hear(CardMoved("X-1", source, target, card, source_end, target_end))


def test_a_card_drawn_unseen_may_be_any_of_the_stock() -> None:
    mind = viewer_of(ACE, KING, QUEEN)

    moves(mind, STOCK, OTHER_HAND)

    assert [] == mind.known_cards(OTHER_HAND)
    assert [ACE, KING, QUEEN] == sorted(mind.faces_of_group[mind.tokens[OTHER_HAND][0].group])


def test_a_card_picked_up_in_the_open_is_known_to_be_in_that_hand() -> None:
    mind = viewer_of(ACE, KING)
    moves(mind, STOCK, DISCARDS, KING)

    moves(mind, DISCARDS, OTHER_HAND, KING)

    assert [KING] == mind.known_cards(OTHER_HAND)


def test_it_is_known_no_longer_when_a_card_leaves_that_hand_unseen() -> None:
    mind = viewer_of(ACE, KING, QUEEN)
    moves(mind, STOCK, DISCARDS, KING)
    moves(mind, DISCARDS, OTHER_HAND, KING)
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, STOCK, target_end=BOTTOM)

    assert [] == mind.known_cards(OTHER_HAND)
    assert [] == mind.known_cards(STOCK)


def test_a_card_one_buried_oneself_is_known_to_lie_at_the_bottom() -> None:
    mind = viewer_of(ACE, KING, QUEEN)
    moves(mind, STOCK, MY_HAND, QUEEN)

    moves(mind, MY_HAND, STOCK, QUEEN, target_end=BOTTOM)

    assert QUEEN == mind.tokens[STOCK][0].card
    assert [NO_CARD, NO_CARD] == [token.card for token in mind.tokens[STOCK][1:]]


def test_after_a_renewal_the_stock_holds_the_old_discards_and_nothing_else() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK)
    moves(mind, STOCK, OTHER_HAND)
    for card in (ACE, KING, QUEEN):
        moves(mind, STOCK, DISCARDS, card)
    for card in (ACE, KING):
        moves(mind, DISCARDS, STOCK, card, source_end=BOTTOM)

    mind.hear(Shuffled("X-1", STOCK))

    group = mind.tokens[STOCK][0].group
    assert [ACE, KING] == sorted(mind.faces_of_group[group])
    assert [JACK] == mind.faces_of_group[mind.tokens[OTHER_HAND][0].group]


def test_a_face_that_two_groups_could_show_makes_one_group_of_them() -> None:
    mind = Knowledge(Seat(0), ZONES, [[ACE, KING], [], [], [ACE, QUEEN]])
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, DISCARDS, ACE)

    groups = {token.group for token in mind.tokens[STOCK] + mind.tokens[OTHER_HAND]}
    assert 1 == len(groups)
    assert [ACE, KING, QUEEN] == sorted(mind.faces_of_group[groups.pop()])


def test_looking_tells_the_faces_and_shuffling_mixes_them_again() -> None:
    mind = viewer_of(ACE, KING)

    mind.hear(Looked("X-1", Seat(0), STOCK, [KING, ACE]))
    assert [KING, ACE] == mind.known_cards(STOCK)

    mind.hear(Shuffled("X-1", STOCK))
    assert [] == mind.known_cards(STOCK)
    assert [ACE, KING] == sorted(mind.faces_of_group[mind.tokens[STOCK][0].group])


def test_that_another_seat_looked_tells_nothing() -> None:
    mind = viewer_of(ACE, KING)

    mind.hear(Looked("X-1", Seat(1), STOCK, []))

    assert [] == mind.known_cards(STOCK)


def test_a_face_that_can_not_be_there_is_our_mistake() -> None:
    mind = viewer_of(ACE, KING)
    moves(mind, STOCK, OTHER_HAND)

    with pytest.raises(RulesBroken):
        moves(mind, OTHER_HAND, DISCARDS, JACK)


# What the rules prove

TEN, NINE = Card(4), Card(5)


def bar(mind: Knowledge, zone: ZoneId, *cards: Card) -> None:
    """The rules prove that a zone holds none of these cards now."""
    for token in mind.tokens[zone]:
        token.bar(kinds_of(list(cards)))


def barred_in(mind: Knowledge, zone: ZoneId) -> list[list[int]]:
    """What each hidden card of a zone is barred from, the most first."""
    every = [
        [kind for kind in range(6) if token.barred.has(Card(kind))] for token in mind.tokens[zone]
    ]
    return sorted(every, key=len, reverse=True)


def test_what_is_proved_of_a_hand_holds_for_the_cards_in_it_and_none_that_comes_later() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK, TEN)
    moves(mind, STOCK, OTHER_HAND)
    moves(mind, STOCK, OTHER_HAND)

    bar(mind, OTHER_HAND, ACE, KING)
    moves(mind, STOCK, OTHER_HAND)

    assert [[0, 1], [0, 1], []] == barred_in(mind, OTHER_HAND)


def test_a_card_that_shows_is_one_of_those_that_it_can_be() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK, TEN)
    moves(mind, STOCK, OTHER_HAND)
    moves(mind, STOCK, OTHER_HAND)
    bar(mind, OTHER_HAND, ACE, KING)
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, DISCARDS, ACE)

    assert [[0, 1], [0, 1]] == barred_in(mind, OTHER_HAND)


def test_after_a_card_that_any_could_be_at_most_one_of_the_rest_is_free() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK, TEN)
    moves(mind, STOCK, OTHER_HAND)
    moves(mind, STOCK, OTHER_HAND)
    bar(mind, OTHER_HAND, ACE, KING)
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, DISCARDS, QUEEN)

    assert [[0, 1], []] == barred_in(mind, OTHER_HAND)


def test_a_card_that_leaves_unseen_may_be_the_free_one_or_not() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK, TEN)
    moves(mind, STOCK, OTHER_HAND)
    moves(mind, STOCK, OTHER_HAND)
    bar(mind, OTHER_HAND, ACE, KING)
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, STOCK, target_end=BOTTOM)

    assert [[0, 1], []] == barred_in(mind, OTHER_HAND)
    assert mind.tokens[STOCK][0].barred.is_empty()


def test_a_card_known_to_be_in_a_hand_is_there_or_is_the_one_that_left_unseen() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK, TEN)
    moves(mind, STOCK, DISCARDS, KING)
    moves(mind, DISCARDS, OTHER_HAND, KING)
    moves(mind, STOCK, OTHER_HAND)

    moves(mind, OTHER_HAND, STOCK, target_end=BOTTOM)

    assert [[], [1], [1], [1]] == [
        [kind for kind in range(6) if token.barred.has(Card(kind))] for token in mind.tokens[STOCK]
    ]


def test_the_only_card_of_a_hand_is_known_still_when_it_leaves_unseen() -> None:
    mind = viewer_of(ACE, KING)
    moves(mind, STOCK, DISCARDS, KING)
    moves(mind, DISCARDS, OTHER_HAND, KING)

    moves(mind, OTHER_HAND, STOCK, target_end=BOTTOM)

    assert KING == mind.tokens[STOCK][0].card


def test_shuffling_forgets_what_is_not_proved_of_all() -> None:
    mind = viewer_of(ACE, KING, QUEEN, JACK)
    moves(mind, STOCK, OTHER_HAND)
    bar(mind, OTHER_HAND, ACE, KING)
    moves(mind, OTHER_HAND, STOCK)
    bar(mind, STOCK, JACK)

    mind.hear(Shuffled("X-1", STOCK))

    assert [[3], [3], [3], [3]] == barred_in(mind, STOCK)


def test_a_copy_of_knowledge_learns_for_itself() -> None:
    mind = viewer_of(ACE, KING, QUEEN)
    other = mind.copy()

    moves(other, STOCK, DISCARDS, QUEEN)
    bar(other, STOCK, ACE)

    assert [NO_CARD] * 3 == [token.card for token in mind.tokens[STOCK]]
    assert [[], [], []] == barred_in(mind, STOCK)
    assert [[0], [0]] == barred_in(other, STOCK)
