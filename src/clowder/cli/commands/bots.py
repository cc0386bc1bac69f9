"""`clowder bots`: lend this machine to the bots of a server on PostgreSQL."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.speech import text
from clowder.cli.system_errors import fault_text


def register(app: typer.Typer) -> None:
    @app.command("bots", help=text("bots-help"))
    def bots_command(
        database: Annotated[str, typer.Option(help=text("bots-database-help"))],
        processes: Annotated[int, typer.Option(min=1, max=256, help=text("bots-processes-help"))] = os.cpu_count() or 1,
        games: Annotated[str, typer.Option(help=text("bots-games-help"))] = "",
    ) -> None:
        from clowder.server.botpool import BotPool
        from clowder.server.logs import set_up_logs
        from clowder.store.database import database_url, try_connecting
        from clowder.tables.journal import StoreFailed

        try:
            url = database_url(database, Path())
            if url.get_backend_name() != "postgresql":
                typer.echo(f"clowder: {text('bots-need-postgres')}", err=True)
                raise typer.Exit(2)
            from clowder.server import botqueue, cluster

            try_connecting(url)
        except StoreFailed as error:
            typer.echo(fault_text(error), err=True)
            raise typer.Exit(2) from None
        except ModuleNotFoundError as error:
            typer.echo(f"clowder: {text('bots-need-packages', module=error.name)}", err=True)
            raise typer.Exit(2) from None
        set_up_logs("INFO")
        pool = BotPool(processes, games)
        pool.pool.submit(os.getpid).result()  # the first thought shall not wait for a process to start
        typer.echo(text("bots-ready", processes=processes), err=True)
        with pool.pool:
            asyncio.run(botqueue.work(cluster.conninfo(url), pool, processes))
