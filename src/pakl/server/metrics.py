"""What is counted and measured, for Prometheus at ``/metrics``.

Where every message passes, plain numbers are counted, and only made into metrics when
somebody asks: a counter of the library takes a lock each time.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from pakl.play.house import House

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Family = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily


class Durations:
    """How long something took, sorted into bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def family(self, name: str, text: str) -> HistogramMetricFamily:
        """All of them as a metric."""
        so_far = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip([*SECONDS, float("inf")], self.counts, strict=True):
            so_far += count
            buckets.append(("+Inf" if bound == float("inf") else str(bound), so_far))
        family = HistogramMetricFamily(name, text)
        family.add_metric([], buckets, self.total)
        return family


class Metrics(Collector):
    """The counts of one process."""

    def __init__(self) -> None:
        self.packets = 0
        self.messages = 0
        self.message_bytes = 0
        self.lines = 0
        self.packet_seconds = Durations()
        self.house: House | None = None
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.requests = Counter(
            "pakl_requests",
            "HTTP requests that were answered",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "pakl_request_seconds",
            "How long HTTP requests took",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.lines_closed = Counter(
            "pakl_lines_closed", "Sockets closed from here", ["why"], registry=self.registry
        )
        self.tables_opened = Counter(
            "pakl_tables_opened", "Tables that were opened", ["game"], registry=self.registry
        )
        self.streams = Gauge(
            "pakl_bot_streams", "Event streams of outside bots", registry=self.registry
        )

    def collect(self) -> Iterator[Family]:
        """What was counted by hand."""
        yield GaugeMetricFamily("pakl_lines", "Open sockets", self.lines)
        yield CounterMetricFamily("pakl_packets", "Packets that came in", self.packets)
        yield CounterMetricFamily("pakl_messages", "Messages that went out", self.messages)
        yield CounterMetricFamily(
            "pakl_message_bytes", "Bytes of messages that went out", self.message_bytes
        )
        yield self.packet_seconds.family(
            "pakl_packet_seconds", "From the arrival of a packet until it was dealt with"
        )
        if self.house is not None:
            yield from families_of(self.house)

    def text(self) -> str:
        """All counts in the form that Prometheus reads."""
        return generate_latest(self.registry).decode()


def families_of(house: "House") -> Iterator[Family]:
    """What the house has counted."""
    counts = house.metrics
    yield GaugeMetricFamily("pakl_rooms", "Tables in memory", len(house.rooms))
    yield CounterMetricFamily("pakl_entries", "Lines added to logs", counts.entries)
    yield CounterMetricFamily("pakl_moves", "Moves of people", counts.moves)
    yield CounterMetricFamily(
        "pakl_lost_races", "Times that another process was faster", counts.lost_races
    )
    yield CounterMetricFamily("pakl_dead_bots", "Workers that died", counts.dead_bots)
    refusals = CounterMetricFamily("pakl_refusals", "Packets that were refused", labels=["error"])
    for error, number in counts.refusals.items():
        refusals.add_metric([error], number)
    yield refusals
