"""`clowder serve`: the table for everybody who can reach this machine."""

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from clowder.cli.speech import text
from clowder.cli.system_errors import fault_text

if TYPE_CHECKING:
    from clowder.server.settings import Settings


def _announce(settings: "Settings", open: bool) -> None:
    """Where to go, how the others come, how to stop."""
    from clowder.server.addresses import EVERYWHERE, address_for_others, own_address

    others = address_for_others(settings)
    address = settings.public_url or own_address(settings)
    typer.echo(text("serve-ready", address=address), err=True)
    if not others and settings.host not in EVERYWHERE:
        typer.echo(text("serve-only-here"), err=True)
    elif others and others.rstrip("/") != address.rstrip("/"):
        typer.echo(text("serve-others", address=others), err=True)
    if not settings.database:
        typer.echo(text("serve-kept", folder=str(settings.folder.resolve())), err=True)
    if open and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser could show something; without a screen some would take over the terminal."""
    return os.name == "nt" or sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def register(app: typer.Typer) -> None:
    @app.command("serve", help=text("serve-help"))
    def serve_command(
        host: Annotated[str, typer.Option(help=text("serve-host-help"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=1, max=65535, help=text("serve-port-help"))] = 8765,
        database: Annotated[str, typer.Option(help=text("serve-database-help"))] = "",
        workers: Annotated[int, typer.Option(min=1, max=64, help=text("serve-workers-help"))] = 1,
        public_url: Annotated[str, typer.Option(help=text("serve-public-url-help"))] = "",
        data: Annotated[str, typer.Option(help=text("serve-data-help"))] = "",
        bot_processes: Annotated[int, typer.Option(min=1, max=64, help=text("serve-bot-processes-help"))] = 1,
        bot_queue: Annotated[bool, typer.Option(help=text("serve-bot-queue-help"))] = False,
        trust_proxy: Annotated[bool, typer.Option(help=text("serve-trust-proxy-help"))] = False,
        hosts: Annotated[str, typer.Option(help=text("serve-hosts-help"))] = "",
        open_metrics: Annotated[bool, typer.Option(help=text("serve-open-metrics-help"))] = False,
        forget_days: Annotated[float, typer.Option(min=1, help=text("serve-forget-days-help"))] = 400.0,
        admin_token: Annotated[
            str, typer.Option(envvar="CLOWDER_ADMIN_TOKEN", show_default=False, help=text("serve-admin-token-help"))
        ] = "",
        smtp_url: Annotated[str, typer.Option(envvar="CLOWDER_SMTP_URL", help=text("serve-smtp-url-help"))] = "",
        mail_from: Annotated[str, typer.Option(envvar="CLOWDER_MAIL_FROM", help=text("serve-mail-from-help"))] = "",
        open: Annotated[bool, typer.Option(help=text("serve-open-help"))] = False,
        log_level: Annotated[str, typer.Option(help=text("serve-log-level-help"))] = "",
    ) -> None:
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
            hosts=hosts,
            open_metrics=open_metrics,
            forget_days=forget_days,
            admin_token=admin_token,
            smtp_url=smtp_url,
            mail_from=mail_from,
            log_level=log_level.upper() or ("WARNING" if sys.stderr.isatty() else "INFO"),
        )
        try:
            serve(settings, announce=lambda: _announce(settings, open))
        except CannotServe as error:
            typer.echo(fault_text(error), err=True)
            raise typer.Exit(2) from None
