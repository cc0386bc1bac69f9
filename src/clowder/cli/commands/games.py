"""clowder games: what can be played."""

import json

import typer

import clowder
from clowder.cli.arguments import AsJson, installed_games
from clowder.cli.speech import game_title, text


def register(app: typer.Typer) -> None:
    app.command("games", help=text("games-help"))(games)


def games(as_json: AsJson = False) -> None:
    found = [clowder.game(id) for id in installed_games()]
    if as_json:
        facts = [
            {
                "id": game.id,
                "title": game_title(game.id),
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
        typer.echo(text("games-line", id=game.id, title=game_title(game.id), low=low, high=high))
        for name, schema in game.options_schema().get("properties", {}).items():
            values = schema.get("enum") or schema.get("type", "")
            shown = ", ".join(str(json.dumps(value)) for value in values) if isinstance(values, list) else str(values)
            default = json.dumps(schema.get("default"), ensure_ascii=False)
            typer.echo(text("games-option", name=name, values=shown, default=default))
