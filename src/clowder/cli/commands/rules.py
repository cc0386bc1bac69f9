"""clowder rules: the rulebook of a game, clause by clause, in any of the languages."""

import json
import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from clowder.cli.arguments import AsJson, GameName, OptionList, WrongArgument, find_game, read_options
from clowder.cli.speech import language, text
from clowder.core.types import Json
from clowder.texts import Rulebook, Texts, package_of, package_texts, read_book, table_options, usual_options


def register(app: typer.Typer) -> None:
    app.command("rules", help=text("rules-help"))(rules)


def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE|WORDS]", help=text("clause-help"))] = None,
    option: OptionList = None,
    edition: Annotated[str | None, typer.Option("--edition", help=text("edition-help"))] = None,
    as_json: AsJson = False,
) -> None:
    found = find_game(game)
    package = package_of(found)
    if not read_book(package):
        raise WrongArgument(text("rules-missing", game=game))
    given = read_options(option)
    if edition is not None:
        given["edition"] = edition
    options = table_options(found, {**usual_options(found, language()), **given}) if given else None
    book = Rulebook(package, language(), options)
    chapters = book.chapters()
    if words:
        clauses = book.find(" ".join(words))
        if not clauses:
            raise WrongArgument(text("clause-unknown", clause=" ".join(words), game=game))
        chapters = [{"title": "", "clauses": clauses}]
    if as_json:
        typer.echo(json.dumps(chapters, ensure_ascii=False, indent=1))
    else:
        _show(chapters, package_texts("clowder.cli", book.language))


def _show(chapters: list[Json], words: Texts) -> None:
    """On a terminal page by page, in colour where the pager can show it."""
    console = Console(highlight=False)
    if sys.stdout.isatty() and len(chapters) > 1:
        flags = os.environ.setdefault("LESS", "-RF")
        with console.pager(styles=console.color_system is not None and "R" in flags.upper()):
            _print(console, chapters, words)
    else:
        _print(console, chapters, words)


def _print(console: Console, chapters: list[Json], words: Texts) -> None:
    for chapter in chapters:
        if chapter["title"]:
            console.print(f"\n[bold]{escape(chapter['title'])}[/bold]{_mark(chapter)}", soft_wrap=True)
        for clause in chapter["clauses"]:
            colour = "magenta" if clause["ruling"] else "cyan"
            mark = "" if clause.get("when") == chapter.get("when") else _mark(clause)  # said once per chapter
            console.print(f"[{colour}]{clause['id']}[/{colour}]  {escape(clause['text'])}{mark}", soft_wrap=True)
            for part in ("why", "example"):
                if part in clause:
                    said = words.say(f"rules-{part}", {"text": clause[part]})
                    console.print(f"    [dim]{escape(said)}[/dim]", soft_wrap=True)


def _mark(part: Json) -> str:
    """When a chapter or a clause holds."""
    return f" [dim]({escape(part['when'])})[/dim]" if "when" in part else ""
