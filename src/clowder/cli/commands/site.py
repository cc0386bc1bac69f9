"""clowder site: the whole table as a folder of plain files, for any host."""

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from clowder.anywhere.site import is_complete, write_site
from clowder.cli.arguments import WrongArgument
from clowder.cli.speech import text
from clowder.server.static import FOLDER


def register(app: typer.Typer) -> None:
    app.command("site", help=text("site-help"))(site)


def site(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=text("site-folder-help"))]) -> None:
    if not is_complete(FOLDER):
        raise WrongArgument(text("site-no-client"))
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise WrongArgument(text("site-not-empty", folder=str(folder)))
    size = write_site(FOLDER, folder)
    typer.echo(text("site-done", folder=str(folder), megabytes=round(size / 1_000_000, 1)))
