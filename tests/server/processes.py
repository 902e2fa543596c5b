"""A real server in a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

import pakl
from pakl.server.settings import settings_of

SOURCES: Final = Path(pakl.__file__).parents[1]
START_SECONDS: Final = 60
STOP_SECONDS: Final = 20
# Tests come from one address and are faster than people.
GENEROUS: Final = {
    "PAKL_REQUESTS_PER_ADDRESS": "100000",
    "PAKL_REQUESTS_PER_ADDRESS_BURST": "100000",
    "PAKL_REQUESTS_PER_GUEST": "100000",
    "PAKL_REQUESTS_PER_GUEST_BURST": "100000",
    "PAKL_PACKETS_PER_LINE": "100000",
    "PAKL_PACKETS_PER_LINE_BURST": "100000",
    "PAKL_SOCKETS_PER_ADDRESS": "100000",
    "PAKL_TABLES_PER_ADDRESS_HOURLY": "100000",
    "PAKL_BOTS_PER_ADDRESS_HOURLY": "100000",
    "PAKL_PASSES_PER_ADDRESS_HOURLY": "100000",
}


class ServerProcess:
    """A server on a free port of this machine, with its data and its log in a folder.

    ``start`` waits until it is ready, ``stop`` lets it say good-bye, ``kill`` does not;
    ``restart`` kills and starts it on the same port with the same data. What is in
    ``env`` when it starts are its settings; rates are far above people's unless a test
    sets them. All of it blocks: in a test with clients running, use a thread.
    """

    def __init__(self, folder: Path, **env: str) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.port = free_port()
        self.env = {
            "PAKL_HOST": "127.0.0.1",
            "PAKL_PORT": str(self.port),
            "PAKL_DATA": str(folder),
            # Whether the page has been built is no matter of these tests.
            "PAKL_PAGE": str(folder / "no-page"),
            "PAKL_BOT_WORKERS": "1",
            "PAKL_LOG": "json",
            **GENEROUS,
            **env,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """Where it answers WebSockets."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def database_url(self) -> str:
        """Where its log is kept."""
        return settings_of(self.env).database_url

    @property
    def log_file(self) -> Path:
        """What it has logged, over all its lives."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Starts it, and waits until it is ready."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Starts it."""
        inherited = {key: word for key, word in os.environ.items() if not key.startswith("PAKL_")}
        environment = {**inherited, "PYTHONPATH": str(SOURCES), **self.env}
        command = [sys.executable, "-P", "-W", "error", "-m", "pakl.server"]
        with self.log_file.open("ab") as log, (self.folder / "server.out").open("ab") as out:
            self.process = subprocess.Popen(command, env=environment, stdout=out, stderr=log)

    def wait_until_ready(self) -> None:
        """Waits until it is ready.

        Raises:
            RuntimeError: If it is not within a minute; with what it logged.
        """
        give_up_at = time.monotonic() + START_SECONDS
        while time.monotonic() < give_up_at and self.is_running():
            try:
                with urllib.request.urlopen(f"{self.url}/ready", timeout=2):  # noqa: S310
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server is not ready:\n{self.log_file.read_text()[-4000:]}")

    def is_running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def cut_off(self) -> None:
        """Ends it at once, and does not wait to see it gone."""
        if self.process is not None:
            self.process.kill()

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to stop, and waits until it has."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Sends it a signal, and waits until it is gone."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        self.process = None

    def restart(self) -> None:
        """Kills it, and starts it on the same port with the same data."""
        self.kill()
        self.start()

    def log_lines(self) -> list[dict[str, Any]]:
        """What it has logged, line by line."""
        return [json.loads(line) for line in self.log_file.read_text().splitlines()]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
