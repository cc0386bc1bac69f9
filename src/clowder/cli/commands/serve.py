"""`clowder serve`: the table for everybody who can reach this machine."""

import threading
import webbrowser
from typing import Annotated

import typer


def _announce(address: str, open: bool) -> None:
    typer.echo(f"Clowder is at {address} (stop with Ctrl+C)", err=True)
    if open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def register(app: typer.Typer) -> None:
    @app.command("serve")
    def serve_command(
        host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 for all")] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=1, max=65535)] = 8765,
        database: Annotated[str, typer.Option(help="postgresql://… or sqlite:///file; default: a file of yours")] = "",
        workers: Annotated[int, typer.Option(min=1, max=64, help="server processes (PostgreSQL only)")] = 1,
        public_url: Annotated[str, typer.Option(help="how people reach it, with path prefix")] = "",
        data: Annotated[str, typer.Option(help="data folder")] = "",
        bot_processes: Annotated[int, typer.Option(min=1, max=64, help="processes in which bots think")] = 1,
        bot_queue: Annotated[bool, typer.Option(help="let `clowder bots` workers think (PostgreSQL only)")] = False,
        trust_proxy: Annotated[bool, typer.Option(help="believe X-Forwarded-For of the proxy in front")] = False,
        open: Annotated[bool, typer.Option(help="open the table in a browser as soon as it is ready")] = False,
        log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR")] = "INFO",
    ) -> None:
        """Serve the table over HTTP and WebSocket."""
        from clowder.server.run import CannotServe, serve
        from clowder.server.settings import Settings

        settings = Settings(
            host=host,
            port=port,
            database=database,
            workers=workers,
            public_url=public_url,
            data=data,
            bot_processes=bot_processes,
            bot_queue=bot_queue,
            trust_proxy=trust_proxy,
            log_level=log_level.upper(),
        )
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        address = public_url or f"http://{shown}:{port}"
        try:
            serve(settings, announce=lambda: _announce(address, open))
        except CannotServe as error:
            typer.echo(f"clowder: {error}", err=True)
            raise typer.Exit(2) from None
