"""Limits: how often, how many, and how much is remembered for that."""

from pakl.server.limits import Bucket, Buckets, Places


class Clock:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_may_come_at_once_and_then_only_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(2, 5, clock=clock)

    assert [True] * 5 + [False] == [buckets.gives("eva") for _ in range(6)]
    assert 1 == buckets.seconds_to_wait("eva")
    clock.now += 1
    assert [True, True, False] == [buckets.gives("eva") for _ in range(3)]


def test_everybody_has_a_bucket() -> None:
    buckets = Buckets(1, 1, clock=Clock())

    assert buckets.gives("eva")
    assert not buckets.gives("eva")
    assert buckets.gives("otto")
    assert 0 == buckets.seconds_to_wait("zuzana")


def test_a_bucket_does_not_overflow() -> None:
    clock = Clock()
    buckets = Buckets(10, 2, clock=clock)
    buckets.gives("eva")
    clock.now += 1_000

    assert [True, True, False] == [buckets.gives("eva") for _ in range(3)]


def test_only_so_many_are_remembered_and_the_latest_stay() -> None:
    buckets = Buckets(1, 1, most=3, clock=Clock())
    for who in ["eva", "otto", "eva", "zuzana", "emre"]:
        buckets.gives(who)

    assert ["eva", "zuzana", "emre"] == list(buckets.levels)


def test_a_lines_own_bucket_is_as_strict() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)

    assert [True, True, True, False] == [bucket.gives(0.0) for _ in range(4)]
    assert [True, True, False] == [bucket.gives(1.0) for _ in range(3)]


def test_places_are_given_back() -> None:
    places = Places(2)

    assert [True, True, False] == [places.take("eva") for _ in range(3)]
    places.give_back("eva")
    assert places.take("eva")
    places.give_back("eva")
    places.give_back("eva")
    assert not places.taken
