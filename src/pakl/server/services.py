"""What every part of the server works with, made once when the server starts."""

import asyncio
from dataclasses import dataclass, field

from pakl.play.house import House
from pakl.play.ports import Archive, Bots, Bus, GuestBook, TableLog
from pakl.server.addresses import Origins
from pakl.server.identity import Signer
from pakl.server.limits import Limits
from pakl.server.metrics import Metrics
from pakl.server.settings import Settings
from pakl.server.streams import EventStreams


@dataclass(frozen=True)
class Services:
    """The house, what it stands on, and what watches over its door."""

    settings: Settings
    house: House
    log: TableLog
    archive: Archive
    guests: GuestBook
    bus: Bus
    bots: Bots
    signer: Signer
    limits: Limits
    origins: Origins
    metrics: Metrics
    streams: EventStreams
    # Replaying keeps a thread busy; two at a time leave the others their turn.
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
