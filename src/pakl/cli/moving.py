"""``pakl export`` and ``pakl import``: everything that a server keeps, in one file."""

import asyncio
from pathlib import Path

import typer

from pakl.adapters.moving import export_house, import_house
from pakl.cli.records import check_new_file
from pakl.server.settings import settings_of


def export_to(file: Path) -> None:
    """Writes everything from the server's database into a file."""
    check_new_file(file)
    asyncio.run(export_house(settings_of().database_url, file))
    typer.echo(f"Everything is in {file}.")


def import_from(file: Path) -> None:
    """Takes everything from a file into the server's database."""
    asyncio.run(import_house(settings_of().database_url, file))
    typer.echo(f"Everything from {file} is in the database.")
