"""Records: what is cut off, changed or impossible is refused in one sentence."""

from random import Random

import pytest

import pakl
from pakl.kernel.errors import Malformed
from pakl.kernel.record import checksum
from pakl.kernel.sets import members_of

SECRET = bytes(range(32))
SALTS = [b"anna", b"bela", b"cyril"]


def played(deals: int = 99) -> pakl.Match:
    """A match of three, played at random; to its end unless some deals are enough."""
    match = pakl.Match(pakl.sheet("maumau", seats=3, rounds_to_win=2))
    dealer = pakl.FairDealer(SECRET, SALTS)
    random = Random(4)
    match.let_deal(dealer)
    while not match.is_over() and len(match.outcomes) < deals:
        state = match.state()
        seat = pakl.Seat(random.choice(members_of(state.to_act | state.may_interrupt)))
        match.perform(seat, random.choice(match.legal_actions(seat)))
        match.let_deal(dealer)
    return match


def fairness(secret: bytes = SECRET) -> pakl.Fairness:
    return pakl.Fairness(pakl.commitment_to(SECRET), SALTS, secret)


@pytest.fixture(scope="module")
def text() -> str:
    return pakl.record_of(played(), ["Anna", "Béla", "Cyril"], fairness()).text()


def with_its_sum(lines: list[str]) -> str:
    """A record whose last line agrees with the others, as a clever forger would make it."""
    body = "\n".join(lines[:-2]) + "\n"
    return f"{body}end {checksum(body)}\n"


def forged(text: str, old: str, new: str) -> str:
    assert old in text
    return with_its_sum(text.replace(old, new, 1).split("\n"))


def test_a_record_reads_back_as_it_was_written(text: str) -> None:
    assert text == pakl.read_record(text).text()


def test_a_fair_record_verifies(text: str) -> None:
    pakl.read_record(text).verify()


def test_a_running_match_is_recorded_without_its_secret() -> None:
    match = played(deals=1)

    record = pakl.read_record(pakl.record_of(match, [], fairness(b"")).text())

    assert "running" == record.result
    assert match.totals() == record.replay().totals()
    with pytest.raises(Malformed, match="the secret is not published yet"):
        record.verify()


def test_the_secret_of_a_running_match_is_not_written() -> None:
    with pytest.raises(Malformed, match="when it is over, not before"):
        pakl.record_of(played(deals=1), [], fairness())


@pytest.mark.parametrize("kept", [0.01, 0.3, 0.7, 0.99])
def test_a_record_that_is_cut_off_is_refused(text: str, kept: float) -> None:
    with pytest.raises(Malformed, match=r"^the record is cut off|^this is no record"):
        pakl.read_record(text[: int(len(text) * kept)])


def test_a_record_that_was_changed_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"^the record was changed"):
        pakl.read_record(text.replace("Anna", "Anne"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("pakl record 1", "pakl record 2", "this is 'pakl record 2'; this program reads version 1"),
        ("pakl record 1", "hello", "this is no record"),
        ("game maumau", "game bridge", "there is no game 'bridge'"),
        ("rules 1", "rules 99", "was played by version 99 of maumau; the rules here are version 1"),
        ("rules 1", "rules one", "line 3 of the record: 'rules' needs a number, not 'one'"),
        ("seats 3", "seats 77", "maumau is for 2 to 10 players, not 77"),
        ("option rounds_to_win: 2", "option luck: 2", "maumau has no option 'luck'"),
        ("name 1: Béla", "name 2: Béla", "every seat from 0 to 2 needs one line 'name'"),
        ("salt 1: 6265", "salt 1: xx65", "is no hexadecimal number"),
        ("shuffle stock: ", "shuffle stock: 1Z ", "there is no card '1Z'"),
        ("lots first dealer: ", "lots first dealer: x ", "lots are drawn by seats"),
        (": draw\n", ": fly\n", "there is no action 'fly'"),
        (": draw\n", "\n", "expected a move or a shuffle"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, old: str, new: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        pakl.read_record(forged(text, old, new))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (": draw\n", ": pass\n", r"entry \d+ of the record can't be replayed: .*\(MAU-\d+\)"),
        ("result points ", "result points 9 ", "the record says .* but its moves make"),
        ("lots first dealer: 1 2 0", "lots first dealer: 1 2 2", "needs every seat once"),
    ],
)
def test_what_the_rules_refuse_is_named(text: str, old: str, new: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        pakl.read_record(forged(text, old, new)).replay()


def test_a_shuffle_that_does_not_follow_from_secret_and_salts_is_found(text: str) -> None:
    other = pakl.read_record(forged(text, "salt 2: " + b"cyril".hex(), "salt 2: " + b"cyrus".hex()))
    other.replay()

    with pytest.raises(Malformed, match=r"shuffle 1 \(first dealer\) does not follow"):
        other.verify()


def test_a_secret_that_was_not_committed_to_is_found(text: str) -> None:
    other = pakl.read_record(forged(text, "secret 00", "secret 01"))

    with pytest.raises(Malformed, match="not the one that was committed to"):
        other.verify()


def test_a_record_without_a_commitment_can_not_be_verified() -> None:
    with pytest.raises(Malformed, match="has no commitment"):
        pakl.record_of(played(), [], None).verify()


@pytest.mark.parametrize("name", ["", "a" * 41, "two\nlines", "bell\a"])
def test_a_name_that_does_not_fit_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="a name has 1 to 40 printable letters"):
        pakl.record_of(played(), [name, "b", "c"], None).text()
