"""Server processes that tests start, stop, freeze and kill."""

import contextlib
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

READY_SECONDS = 30.0
STOP_SECONDS = 20.0
PAUSE_SECONDS = 0.02


class Server:
    """One server process with a folder of its own.

    Whoever runs the tests as root gets servers of the user ``nobody``: PostgreSQL
    refuses to run as root.
    """

    def __init__(self, name: str) -> None:
        # A socket's path has at most 107 letters, so the folder is not a test's own.
        self.folder = Path(tempfile.mkdtemp(prefix=f"pakl-{name}-"))
        self.log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        self._is_frozen = False
        self._user: int | None = None
        self._group: int | None = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user, self._group = nobody.pw_uid, nobody.pw_gid
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def is_running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def call(self, command: Sequence[str]) -> None:
        """Runs a program to its end, as the server's user."""
        subprocess.run(
            command,
            check=True,
            cwd=self.folder,
            env=self.variables(),
            stdout=subprocess.DEVNULL,
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
        )

    def launch(self, command: Sequence[str], is_ready: Callable[[], bool]) -> None:
        """Starts the server and waits until it is ready."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self.variables(),
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._group,
                extra_groups=None if self._user is None else [],
            )
        self.wait_until(is_ready)

    def wait_until(self, is_ready: Callable[[], bool]) -> None:
        """Waits until the server is ready; if it never is, its log says why."""
        until = time.monotonic() + READY_SECONDS
        while not is_ready():
            if not self.is_running() or time.monotonic() > until:
                raise RuntimeError(f"no server: {self.log.read_text()}")
            time.sleep(PAUSE_SECONDS)

    def variables(self) -> dict[str, str]:
        """The environment of the server's programs."""
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder)}

    def freeze(self) -> None:
        """From now on the server is there but does nothing, like a machine out of reach."""
        self._is_frozen = True
        self.signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """The server goes on where it was frozen."""
        if self._is_frozen:
            self._is_frozen = False
            self.signal_all(signal.SIGCONT)

    def signal_all(self, what: signal.Signals) -> None:
        """Sends a signal to the process and its children."""
        for pid in self.family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def start(self) -> None:
        """Starts the server, or starts it again."""
        raise NotImplementedError

    def revive(self) -> None:
        """After this it runs, whatever a test has done to it."""
        if self.is_running():
            self.thaw()
        else:
            self.start()

    def end(self, how: signal.Signals) -> None:
        """Ends the process by a signal and waits for that."""
        assert self._process is not None
        self.thaw()
        self._process.send_signal(how)
        self._process.wait(STOP_SECONDS)

    def family(self) -> list[int]:
        """The process and its children."""
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True
        )
        pairs = [line.split() for line in listed.stdout.splitlines()]
        return [self.pid, *[int(pid) for pid, parent in pairs if int(parent) == self.pid]]

    def remove(self) -> None:
        """Leaves nothing behind."""
        if self.is_running():
            self.end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def folder_of(package: str) -> Path | None:
    """The folder of an installed package, without importing it."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent


def may_be_entered(folder: Path) -> bool:
    """Whether every user may use what is in a folder."""
    return all(part.stat().st_mode & stat.S_IXOTH for part in [folder, *folder.parents])
