"""What is wrong with a command line, in the language it asks for; the parser itself speaks only English."""

import contextlib
import functools
import inspect
import io
import re
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from clowder.cli.speech import text
from clowder.core.errors import ClowderError
from clowder.texts import LANGUAGES

_QUOTED = re.compile(r"'([^']*)'")
HELP_WORDS = {
    r"^Usage:": "help-usage",
    r"^Arguments:": "help-arguments",
    r"^Options:": "help-options",
    r"^Commands:": "help-commands",
    r"Show this message and exit\.": "help-help",
    r"\[default:": "help-default",
    r"\[required\]": "help-required",
}
_EXTRA = re.compile(r"\(([^()]*)\)\s*$")
_BOUND = re.compile(r"(less|greater) than or equal to (\S+)")


class UnknownLanguage(ClowderError):
    """--lang names a language that nobody wrote."""


def wanted_language(arguments: list[str]) -> str:
    """What --lang or -l says; empty where it is not given or has no value. Raises UnknownLanguage."""
    wanted = ""
    for i, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument in ("--lang", "-l") and i + 1 < len(arguments):
            wanted = arguments[i + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        elif argument.startswith("-l") and not argument.startswith("--") and len(argument) > 2:
            wanted = argument.removeprefix("-l")
    if wanted and wanted not in LANGUAGES:
        raise UnknownLanguage(text("lang-unknown", language=wanted, languages=", ".join(LANGUAGES)))
    return wanted


def take_language(app: typer.Typer) -> None:
    """Every command takes --lang; `wanted_language` has read it already, so that help and errors speak it too."""
    for command in app.registered_commands:
        if command.callback is not None:
            command.callback = _with_language(command.callback)
    if app.registered_callback is None:
        app.callback()(_nothing)
    if app.registered_callback is not None and app.registered_callback.callback is not None:
        app.registered_callback.callback = _with_language(app.registered_callback.callback)
    for group in app.registered_groups:
        if group.typer_instance is not None:
            take_language(group.typer_instance)


def _nothing() -> None:
    """A group of commands does nothing by itself."""


def _with_language(function: Callable[..., Any]) -> Callable[..., Any]:
    language = Annotated[str | None, typer.Option("--lang", "-l", metavar="LANGUAGE", help=text("lang-help"))]

    @functools.wraps(function)
    def command(*args: Any, lang: str | None = None, **options: Any) -> Any:
        return function(*args, **options)

    taken = inspect.signature(function, eval_str=True)
    added = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=language)
    command.__signature__ = taken.replace(parameters=[*taken.parameters.values(), added])  # type: ignore[attr-defined]
    command.__annotations__ = {**function.__annotations__, "lang": language}
    return command


@contextlib.contextmanager
def help_in_words(arguments: list[str]) -> Iterator[None]:
    """While the block runs, the parser's own words in its help are those of the chosen language."""
    if "--help" not in arguments:
        yield
        return
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            yield
    finally:
        said = printed.getvalue()
        for pattern, id in HELP_WORDS.items():
            said = re.sub(pattern, text(id), said, flags=re.MULTILINE)
        sys.stdout.write(said if said.endswith("\n") or not said else said + "\n")


def usage_text(error: Any) -> str:
    """An error of the parser in words; one that we have no words for keeps the parser's own."""
    kind, said = type(error).__name__, str(error.format_message())
    if kind == "NoSuchOption":
        return text("usage-no-option", option=error.option_name)
    if kind == "MissingParameter":
        return text("usage-missing", name=_named(error.param))
    if kind == "BadOptionUsage":
        return text("usage-no-value", option=error.option_name)
    if kind == "BadParameter":
        return text("usage-bad-value", name=_named(error.param), **_wanted(said))
    if said.startswith("No such command"):
        return text("usage-no-command", command=_first(_QUOTED, said))
    if said.startswith("Got unexpected extra"):
        return text("usage-extra", words=_first(_EXTRA, said))
    return text("usage-no-subcommand") if said.startswith("Missing command") else said


def _wanted(said: str) -> dict[str, str]:
    """What the value of a parameter should have been, by the parser's own words."""
    bound = _BOUND.search(said)
    if bound:
        return {"kind": "most" if bound[1] == "less" else "least", "bound": bound[2]}
    return {"kind": "number" if "integer" in said or "number" in said else "other"}


def _named(param: Any) -> str:
    """A parameter as it is written in the help: an option by its name, an argument by its place."""
    if param is None:
        return "?"
    options = [name for name in param.opts if name.startswith("-")]
    return options[0] if options else str(param.metavar or param.name).strip("[]")


def _first(pattern: re.Pattern[str], said: str) -> str:
    found = pattern.search(said)
    return found[1] if found else said
