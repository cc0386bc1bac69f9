"""clowder rules: the rulebook of a game, clause by clause."""

import json
from typing import Annotated

import typer

from clowder.cli.arguments import AsJson, GameName, WrongArgument, find_game
from clowder.cli.speech import Words, text
from clowder.core.types import Json
from clowder.texts import game_book


def register(app: typer.Typer) -> None:
    app.command("rules", help=text("rules-help"))(rules)


def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help=text("clause-help"))] = None,
    why: Annotated[bool, typer.Option("--why", help=text("why-help"))] = False,
    as_json: AsJson = False,
) -> None:
    words = Words(find_game(game), [])
    chapters = [told(words, chapter, (clause or "").upper(), why) for chapter in game_book(words.package)]
    book = [chapter for chapter in chapters if chapter["rules"]]
    if not book and clause is None:
        raise WrongArgument(text("rules-missing", game=game))
    if not book:
        raise WrongArgument(text("clause-unknown", clause=clause, game=game))
    if as_json:
        typer.echo(json.dumps({"game": game, "title": words.title(), "chapters": book}, ensure_ascii=False, indent=1))
        return
    typer.echo(words.title())
    for chapter in book:
        typer.echo(f"\n{chapter['title']}")
        for rule in chapter["rules"]:
            typer.echo(f"  {rule['id']}  {rule['text']}")
            if "why" in rule:
                typer.echo("    " + text("rules-why", why=rule["why"]))


def told(words: Words, chapter: Json, wanted: str, why: bool) -> Json:
    """A chapter with the rules that `wanted` names: an id, the start of one, or all."""
    found = []
    for id in [*chapter["clauses"], *chapter["rulings"]]:
        if wanted in ("", id) or id.startswith(wanted + "-"):
            rule = {"id": id, "text": words.texts.say(id)}
            if (why or wanted == id) and words.texts.has(f"{id}.why"):
                rule["why"] = words.texts.say(f"{id}.why")
            found.append(rule)
    return {"id": chapter["id"], "title": words.texts.say(f"chapter-{chapter['id']}"), "rules": found}
