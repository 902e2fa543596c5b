"""The examples in ``deploy/`` agree with the server and with each other."""

import re
from pathlib import Path

import pytest

from pakl.server.serve import GOODBYE_SECONDS
from pakl.server.settings import Allowances, Settings
from pakl.server.socket import SILENT_SECONDS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = (DEPLOY / "pakl.service", DEPLOY / "pakl@.service")
# What the one unit needs for its file, and the other for its neighbours.
OWN_TO_EACH = {
    "ExecStart",
    "Environment",
    "EnvironmentFile",
    "StateDirectory",
    "StateDirectoryMode",
}


def lines_of(path: Path) -> list[str]:
    return [line.strip() for line in path.read_text().splitlines() if line.strip()]


def settings_of(unit: Path) -> list[str]:
    """The lines of the unit's service that both units share."""
    service = unit.read_text().partition("[Service]")[2].partition("[Install]")[0]
    lines = [line for line in service.splitlines() if "=" in line]
    return [line for line in lines if line.partition("=")[0] not in OWN_TO_EACH]


def test_both_units_are_hardened_alike() -> None:
    one, several = map(settings_of, UNITS)

    assert one == several
    assert {"NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes"} <= set(one)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_waits_until_everybody_was_told_good_bye(unit: Path) -> None:
    seconds = re.search(r"^TimeoutStopSec=(\d+)$", unit.read_text(), re.MULTILINE)

    assert seconds is not None
    assert int(seconds[1]) > GOODBYE_SECONDS


def test_containers_get_the_same_time_to_stop() -> None:
    seconds = re.search(r"stop_grace_period: (\d+)s", (DEPLOY / "compose.yaml").read_text())

    assert seconds is not None
    assert int(seconds[1]) > GOODBYE_SECONDS


def test_nginx_waits_longer_than_a_line_may_be_silent() -> None:
    sockets = (DEPLOY / "nginx.conf").read_text().partition("location /ws/")[2].partition("}")[0]
    seconds = re.search(r"proxy_read_timeout (\d+)s", sockets)

    assert seconds is not None
    assert int(seconds[1]) > SILENT_SECONDS


def test_every_variable_in_the_examples_is_one_that_the_server_reads() -> None:
    known = {f"PAKL_{field.upper()}" for field in Settings.__struct_fields__}
    known |= {f"PAKL_{field.upper()}" for field in Allowances.__struct_fields__}
    known |= {"PAKL_DATA", "PAKL_LOG"}
    for_compose_alone = {"PAKL_DATABASE_PASSWORD"}
    for_the_wheel_alone = {"PAKL_COMPILE"}
    text = "".join(path.read_text() for path in DEPLOY.iterdir())
    named = set(re.findall(r"PAKL_[A-Z_]+", text))

    assert {"PAKL_DATABASE_URL", "PAKL_REDIS_URL"} <= named
    assert not named - known - for_compose_alone - for_the_wheel_alone


def test_images_are_named_plainly() -> None:
    compose = re.findall(r"image: (\S+)", (DEPLOY / "compose.yaml").read_text())
    docker = re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)

    assert compose
    assert docker
    assert not [image for image in compose + docker if "/" in image]


def test_the_image_takes_along_what_the_wheel_is_made_of() -> None:
    taken = {line[1:] for line in lines_of(DEPLOY / "Dockerfile.dockerignore") if line[0] == "!"}

    assert {"LICENSE", "README.md", "packaging", "pyproject.toml", "requirements", "src"} == taken
    assert all((ROOT / name).exists() for name in taken)
