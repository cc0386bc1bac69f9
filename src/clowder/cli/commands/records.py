"""`clowder records`: finished games out of and into a server's store, as JSON lines."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clowder.cli.errors import flaw_text
from clowder.cli.speech import text
from clowder.cli.system_errors import fault_text

if TYPE_CHECKING:
    from clowder.store.store import SqlStore

Database = Annotated[str, typer.Option(help=text("serve-database-help"))]
Data = Annotated[str, typer.Option(help=text("serve-data-help"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=text("records-file-help"))]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=text("records-help"))
    group.command("export", help=text("records-export-help"))(export_command)
    group.command("import", help=text("records-import-help"))(import_command)
    app.add_typer(group, name="records")


def export_command(file: File, database: Database = "", data: Data = "") -> None:
    """Write all finished games to a file."""
    from clowder.store import record_files

    async def work(store: "SqlStore") -> str:
        return text("records-written", count=await record_files.write_lines(store, file), file=str(file))

    _with_store(database, data, work, make=False)


def import_command(file: File, database: Database = "", data: Data = "") -> None:
    """Check the records of a file and add those that are not here yet."""
    from clowder.store import record_files

    async def work(store: "SqlStore") -> str:
        new, known = await record_files.import_lines(store, file)
        return text("records-added", new=new, known=known)

    _with_store(database, data, work, make=True)


def _with_store(database: str, data: str, work: Callable[["SqlStore"], Awaitable[str]], make: bool) -> None:
    """Open the store, do the work, say its result; one line and exit code 2 when it cannot be done.

    Only with `make` a store that is not there is begun.
    """
    from clowder.server.settings import Settings
    from clowder.store.database import database_url, is_file, open_engine, upgrade
    from clowder.store.store import SqlStore
    from clowder.tables.fairness import Flaw
    from clowder.tables.journal import StoreFailed

    async def run() -> str:
        url = database_url(database, Settings(data=data).folder)
        if is_file(url):
            file = Path(str(url.database))
            if make:
                file.parent.mkdir(0o700, parents=True, exist_ok=True)
            elif not file.exists():
                raise StoreFailed("no_database", file=str(file))
        engine = open_engine(url)
        upgrade(engine)
        store = SqlStore(engine)
        store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    try:
        typer.echo(asyncio.run(run()))
    except StoreFailed as error:
        flaw = error.params.get("fault")
        if isinstance(flaw, Flaw):
            error.params["fault"] = flaw_text(flaw)
        before = [text("records-before")] if error.params.get("before") else []
        typer.echo(" ".join([fault_text(error), *before]), err=True)
        raise typer.Exit(2) from None
    except ModuleNotFoundError as error:
        typer.echo(fault_text(StoreFailed("postgres_missing", module=error.name)), err=True)
        raise typer.Exit(2) from None
