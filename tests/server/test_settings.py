"""Settings: from the environment, and wrong ones told in a sentence."""

import re

import pytest

from pakl.kernel.errors import Malformed
from pakl.server.settings import Allowances, settings_of


def test_without_any_variable_the_data_lies_where_the_system_keeps_data() -> None:
    settings = settings_of({"XDG_DATA_HOME": "/srv/eva/.data"})

    assert settings.database_url.endswith("pakl.sqlite3")
    assert ("0.0.0.0", 8000) == (settings.host, settings.port)  # noqa: S104
    assert Allowances() == settings.allowances


def test_variables_set_what_they_name() -> None:
    settings = settings_of(
        {
            "PAKL_DATA": "/srv/pakl",
            "PAKL_PORT": "9000",
            "PAKL_PUBLIC_URL": "https://cards.example.org/",
            "PAKL_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
            "PAKL_TABLES_PER_GUEST": "5",
        }
    )

    assert "sqlite:////srv/pakl/pakl.sqlite3" == settings.database_url
    assert 9000 == settings.port
    assert "https://cards.example.org" == settings.public_url
    assert ["127.0.0.1/32", "10.0.0.0/8"] == [str(one) for one in settings.trusted_proxies]
    assert 5 == settings.allowances.tables_per_guest


def test_an_empty_variable_counts_as_none() -> None:
    assert 8000 == settings_of({"PAKL_PORT": ""}).port


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PAKL_PORT", "http"),
        ("PAKL_PORT", "70000"),
        ("PAKL_PORT", "-1"),
        ("PAKL_PORT", "٣"),
        ("PAKL_PUBLIC_URL", "cards.example.org"),
        ("PAKL_PUBLIC_URL", "https://example.org/cards"),
        ("PAKL_TRUSTED_PROXIES", "proxy"),
        ("PAKL_REDIS_URL", "memcached://x"),
        ("PAKL_LOG", "loud"),
        ("PAKL_LOG_LEVEL", "all"),
        ("PAKL_BOT_WORKERS", "0"),
        ("PAKL_SOCKETS_PER_GUEST", "many"),
    ],
)
def test_a_value_that_can_not_be_is_told_by_its_name(name: str, value: str) -> None:
    with pytest.raises(Malformed, match=re.escape(name)):
        settings_of({name: value})
