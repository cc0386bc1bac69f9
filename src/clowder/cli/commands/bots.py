"""`clowder bots`: lend this machine to the bots of a server on PostgreSQL."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    @app.command("bots")
    def bots_command(
        database: Annotated[str, typer.Option(help="postgresql://… of the server")],
        processes: Annotated[int, typer.Option(min=1, max=256)] = os.cpu_count() or 1,
        games: Annotated[str, typer.Option(help="further games as id=module:Class, separated by commas")] = "",
    ) -> None:
        """Think for the bots of a server started with --bot-queue."""
        from clowder.server.botpool import register_games
        from clowder.store.database import database_url
        from clowder.tables.journal import StoreFailed

        try:
            url = database_url(database, Path())
            if url.get_backend_name() != "postgresql":
                raise StoreFailed("bad_database_url", "bot workers need --database postgresql://…")
            from clowder.server import botqueue, cluster
        except StoreFailed as error:
            typer.echo(f"clowder: {error}", err=True)
            raise typer.Exit(2) from None
        except ModuleNotFoundError as error:
            typer.echo(f"clowder: bot workers need pip install 'clowder[postgres]' ({error.name})", err=True)
            raise typer.Exit(2) from None
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(processes, mp_context=context, initializer=register_games, initargs=(games,))
        typer.echo(f"thinking with {processes} processes (stop with Ctrl+C)", err=True)
        with pool:
            asyncio.run(botqueue.work(cluster.conninfo(url), pool, processes))
