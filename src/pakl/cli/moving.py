"""``pakl export`` and ``pakl import``: everything that a server keeps, in one file."""

import asyncio
from pathlib import Path

import typer

from pakl.adapters.moving import export_house, import_house
from pakl.cli.records import check_new_file
from pakl.kernel.errors import Malformed
from pakl.play.ports import StorageDown
from pakl.server.settings import settings_of


def export_to(file: Path, *, with_secrets: bool) -> None:
    """Writes everything from the server's database into a file."""
    check_new_file(file)
    try:
        url = settings_of().database_url
        rows = asyncio.run(export_house(url, file, with_secrets=with_secrets))
    except StorageDown as error:
        raise Malformed(str(error)) from error
    typer.echo(f"Written to {file}: {described(rows)}.")


def import_from(file: Path) -> None:
    """Takes everything from a file into the server's database."""
    try:
        rows = asyncio.run(import_house(settings_of().database_url, file))
    except StorageDown as error:
        raise Malformed(str(error)) from error
    typer.echo(f"Taken over from {file}: {described(rows)}.")


def described(rows: dict[str, int]) -> str:
    """How much there was of everything."""
    return ", ".join(f"{count} {name}" for name, count in rows.items()) or "nothing"
