"""Servers in processes of their own, and what they cost."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

from pakl.server.settings import Allowances

PLENTY: Final = "1000000"
START_SECONDS: Final = 60
STOP_SECONDS: Final = 20
MEGABYTE: Final = 1_048_576
ECHO: Final = Path(__file__).parents[1] / "peers" / "echo.py"


class ServerProcess:
    """A server on a free port of this machine."""

    def __init__(self, *words: str | Path, **settings: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-P", *[str(word).format(port=self.port) for word in words]]
        environment = {**os.environ, "PAKL_PORT": str(self.port), **settings}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def wait_until(self, path: str) -> None:
        """Waits until there is an answer at a path.

        Raises:
            ChildProcessError: If the server ended, or never answered.
        """
        give_up_at = time.monotonic() + START_SECONDS
        while time.monotonic() < give_up_at and self.process.poll() is None:
            try:
                if path:
                    urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=2).close()
                else:
                    socket.create_connection(("127.0.0.1", self.port), timeout=2).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise ChildProcessError("a server did not start; what it said is above")

    def cpu_seconds(self) -> float:
        """The processor time it has used; nothing where the system does not tell."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """The memory it has now; nothing where the system does not tell."""
        stat = Path(f"/proc/{self.process.pid}/statm")
        if not stat.exists():
            return 0.0
        return int(stat.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE

    def stop(self) -> None:
        """Ends it."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)


def pakl_server(folder: Path) -> ServerProcess:
    """One process of Pakl on an SQLite file, with no limit that clients could meet."""
    allowances = {f"PAKL_{name.upper()}": PLENTY for name in Allowances.__struct_fields__}
    settings = {
        "PAKL_HOST": "127.0.0.1",
        "PAKL_DATA": str(folder),
        "PAKL_BOT_WORKERS": "1",
        "PAKL_LOG": "json",
        "PAKL_LOG_LEVEL": "warning",
        **allowances,
    }
    server = ServerProcess("-m", "pakl.server", **settings)
    server.wait_until("/ready")
    return server


def echo_server(folder: Path, frames: list[bytes]) -> ServerProcess:
    """The bare peer, with the frames it relays."""
    file = folder / "frames.json"
    file.write_text(json.dumps([frame.decode() for frame in frames]))
    server = ServerProcess(ECHO, "{port}", file)
    server.wait_until("")
    return server


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
