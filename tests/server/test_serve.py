"""Starting and stopping: what is said, and what is refused in one sentence."""

import signal
import socket
import stat
import subprocess
import sys

import pytest

from pakl.server import serve
from pakl.server.settings import Settings
from tests.server.processes import SOURCES, ServerProcess


def test_it_says_where_it_is_and_stops_when_told(server: ServerProcess) -> None:
    server.start()
    said = (server.folder / "server.out").read_text()
    process = server.process
    server.stop()

    assert "Pakl is open." in said
    assert f"http://127.0.0.1:{server.port}" in said
    assert process is not None
    assert -signal.SIGTERM == process.returncode
    assert ["open", "closed"] == [
        line["event"] for line in server.log_lines() if line["event"] in ("open", "closed")
    ]


def test_what_it_stores_is_its_owners_only(server: ServerProcess) -> None:
    server.start()
    modes = {
        path.name: stat.S_IMODE(path.stat().st_mode) for path in server.folder.glob("pakl.sqlite3*")
    }

    assert modes
    assert {0o600} == set(modes.values())


def refusal_of(server: ServerProcess) -> str:
    """What a server says that can't be opened."""
    environment = {"PYTHONPATH": str(SOURCES), **server.env}
    command = [sys.executable, "-P", "-m", "pakl.server"]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=60, check=False
    )

    assert 0 != ended.returncode
    return ended.stderr


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PAKL_PORT", "many", "PAKL_PORT is a whole number from 0 to 65535, not 'many'."),
        ("PAKL_DATABASE_URL", "mysql://x", "we know sqlite and postgresql"),
        ("PAKL_HOST", "192.0.2.77", "nobody can listen at 192.0.2.77"),
    ],
)
def test_what_can_not_be_is_told_in_one_sentence(
    name: str, value: str, words: str, server: ServerProcess
) -> None:
    server.env[name] = value
    lines = refusal_of(server).splitlines()

    assert words in lines[-1]
    assert "Traceback" not in "".join(lines)


def test_a_port_that_is_taken_is_told_in_one_sentence(server: ServerProcess) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", server.port))
        other.listen()

        assert "address already in use" in refusal_of(server).splitlines()[-1]


def test_friends_get_the_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "address_on_the_network", lambda: "192.168.1.20")
    everywhere = serve.words_for_people(Settings(database_url=""), 8000)
    here = serve.words_for_people(Settings(database_url="", host="127.0.0.1"), 8000)
    public = serve.words_for_people(
        Settings(database_url="", host="127.0.0.1", public_url="https://cards.example.org"), 8000
    )

    assert "http://192.168.1.20:8000" in everywhere
    assert "http://localhost:8000" in everywhere
    assert "friends" not in here
    assert "https://cards.example.org" in public


def test_on_a_terminal_the_address_is_drawn_for_cameras(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "address_on_the_network", lambda: "192.168.1.20")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    assert "\u2580" in serve.words_for_people(Settings(database_url=""), 8000)
