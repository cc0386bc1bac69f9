"""clowder games: what can be played."""

import json

import typer

import clowder
from clowder.cli.arguments import AsJson, installed_games
from clowder.cli.speech import game_title, text
from clowder.core.types import Json


def register(app: typer.Typer) -> None:
    app.command("games", help=text("games-help"))(games)


def games(as_json: AsJson = False) -> None:
    found = [clowder.game(id) for id in installed_games()]
    if as_json:
        facts = [
            {
                "id": game.id,
                "title": game_title(game),
                "rules_version": game.rules_version,
                "seats": list(game.seats),
                "options": game.options_schema(),
            }
            for game in found
        ]
        typer.echo(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    for game in found:
        low, high = game.seats
        typer.echo(text("games-line", id=game.id, title=game_title(game), low=low, high=high))
        for name, schema in game.options_schema().get("properties", {}).items():
            default = json.dumps(schema.get("default"), ensure_ascii=False)
            typer.echo(text("games-option", name=name, values=values_of(schema), default=default))


def values_of(schema: Json) -> str:
    """What an option may be, in a few words."""
    if "enum" in schema:
        return ", ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    for name in ("anyOf", "oneOf"):
        if name in schema:
            return " | ".join(values_of(part) for part in schema[name])
    kinds = schema.get("type", "")
    kind = " | ".join(kinds) if isinstance(kinds, list) else str(kinds)
    if "minimum" in schema and "maximum" in schema:
        return f"{kind} {schema['minimum']}-{schema['maximum']}"
    return kind
