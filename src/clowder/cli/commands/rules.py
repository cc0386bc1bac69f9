"""clowder rules: the rulebook of a game, clause by clause."""

import json
import re
from typing import Annotated

import typer

from clowder.cli.arguments import AsJson, GameName, WrongArgument, find_game
from clowder.cli.speech import Words, text

CLAUSE = re.compile(r"[A-Z]{2}-[A-Z0-9]+(-[0-9A-Za-z]+)*")


def register(app: typer.Typer) -> None:
    app.command("rules", help=text("rules-help"))(rules)


def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help=text("clause-help"))] = None,
    as_json: AsJson = False,
) -> None:
    words = Words(find_game(game), [])
    clauses = {id: words.texts.say(id) for id in words.texts.ids() if CLAUSE.fullmatch(id)}
    if clause is not None:
        wanted = clause.upper()
        clauses = {id: said for id, said in clauses.items() if id == wanted or id.startswith(wanted + "-")}
        if not clauses:
            raise WrongArgument(text("clause-unknown", clause=clause, game=game))
    if not clauses:
        raise WrongArgument(text("rules-missing", game=game))
    if as_json:
        typer.echo(json.dumps(clauses, ensure_ascii=False, indent=1))
        return
    for id, said in clauses.items():
        typer.echo(f"{id}  {said}")
