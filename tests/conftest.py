"""Sees to it that the tests run over the build they are meant for.

``PAKL_BUILD`` names it: ``interpreted`` (the default) or ``compiled``. The two halves of
``python3 dev.py test`` prove nothing when both run over the same one.
"""

import os

import pytest

import pakl.kernel.cards

BUILDS = {".py": "interpreted", ".so": "compiled"}


def pytest_sessionstart() -> None:
    """Stops before the first test when the wrong build was imported."""
    expected = os.environ.get("PAKL_BUILD", "interpreted")
    if expected not in BUILDS.values():
        pytest.exit(f"PAKL_BUILD is {expected!r}; it may be {' or '.join(BUILDS.values())}", 1)
    imported = pakl.kernel.cards.__file__
    if not imported.endswith(tuple(suffix for suffix in BUILDS if BUILDS[suffix] == expected)):
        pytest.exit(f"these tests are for the {expected} build, but {imported} was imported", 1)
