"""clowder rules: the rulebook of a game, clause by clause, in any of the languages."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from clowder.cli.arguments import AsJson, GameName, OptionList, WrongArgument, find_game, read_options
from clowder.cli.speech import language, text
from clowder.core.types import Json
from clowder.texts import LANGUAGES, Rulebook, read_book

Language = Annotated[str | None, typer.Option("--lang", "-l", metavar="LANGUAGE", help=text("lang-help"))]


def register(app: typer.Typer) -> None:
    app.command("rules", help=text("rules-help"))(rules)


def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE|WORDS]", help=text("clause-help"))] = None,
    lang: Language = None,
    option: OptionList = None,
    edition: Annotated[str | None, typer.Option("--edition", help=text("edition-help"))] = None,
    as_json: AsJson = False,
) -> None:
    found = find_game(game)
    package = type(found).__module__.rpartition(".")[0]
    if lang is not None and lang not in LANGUAGES:
        raise WrongArgument(text("lang-unknown", language=lang, languages=", ".join(LANGUAGES)))
    if not read_book(package):
        raise WrongArgument(text("rules-missing", game=game))
    given = read_options(option)
    if edition is not None:
        given["edition"] = edition
    options = found.settled_options(found.options_for(found.min_seats, given)) if given else None
    book = Rulebook(package, lang or language().split("-")[0], options)
    if words:
        clauses = book.find(" ".join(words))
        if not clauses:
            raise WrongArgument(text("clause-unknown", clause=" ".join(words), game=game))
        _show([{"title": "", "clauses": clauses}], as_json)
    else:
        _show(book.chapters(), as_json)


def _show(chapters: list[Json], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(chapters, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    if sys.stdout.isatty() and len(chapters) > 1:
        with console.pager(styles=True):
            _print(console, chapters)
    else:
        _print(console, chapters)


def _print(console: Console, chapters: list[Json]) -> None:
    for chapter in chapters:
        if chapter["title"]:
            console.print(f"\n[bold]{escape(chapter['title'])}[/bold]")
        for clause in chapter["clauses"]:
            only = ", ".join(f"{name}: {'/'.join(map(str, values))}" for name, values in clause.get("only", {}).items())
            mark = f" [dim]({escape(text('only-with', options=only))})[/dim]" if only else ""
            console.print(f"[cyan]{clause['id']}[/cyan]  {escape(clause['text'])}{mark}", soft_wrap=True)
            for part in ("why", "example"):
                if part in clause:
                    console.print(f"    [dim]{escape(clause[part])}[/dim]", soft_wrap=True)
