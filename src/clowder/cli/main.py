"""Finds the commands, runs one, and turns every error of input into one line and exit code 2."""

import importlib
import pkgutil
import sys
from typing import Annotated

import typer

import clowder
from clowder.cli import commands
from clowder.cli.errors import error_text
from clowder.cli.speech import choose_language, text
from clowder.cli.system_errors import file_text
from clowder.cli.usage import help_in_words, take_language, usage_text, wanted_language
from clowder.core.errors import ClowderError

USAGE_ERROR = 2


def build() -> typer.Typer:
    """The application with every command of clowder.cli.commands: a new file there is a new command."""
    app = typer.Typer(
        name="clowder",
        help=text("app-help"),
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )

    @app.callback()
    def alone(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=text("version-help"))] = False,
    ) -> None:
        """`clowder` without a command serves and opens the table, or plays in the terminal without a server room."""
        if version:
            how = "compiled" if clowder.is_compiled() else "interpreted"
            typer.echo(f"clowder {clowder.__version__} ({how})")
            return
        if context.invoked_subcommand is None:
            names = [info.name for info in pkgutil.iter_modules(commands.__path__)]
            run(["serve", "--open"] if "serve" in names else ["play"])

    for info in pkgutil.iter_modules(commands.__path__):
        importlib.import_module(f"{commands.__name__}.{info.name}").register(app)
    take_language(app)
    return app


def run(arguments: list[str] | None = None) -> None:
    """The entry point of the `clowder` command."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        choose_language("")
        choose_language(wanted_language(given))
        with help_in_words(given):
            code = build()(args=given, prog_name="clowder", standalone_mode=False)
    except ClowderError as error:
        stop(error_text(error, given))
    except OSError as error:
        stop(file_text(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        # Typer's own errors of usage are not public classes; they have a message and an exit code
        if type(error).__name__ == "Abort":
            sys.exit(130)
        if not hasattr(error, "format_message"):
            raise
        stop(usage_text(error))
    sys.exit(code if isinstance(code, int) else 0)


def stop(message: str) -> None:
    """One line on stderr, exit code 2."""
    sys.stderr.write("clowder: " + " ".join(message.split()) + "\n")
    sys.exit(USAGE_ERROR)


if __name__ == "__main__":
    run()
