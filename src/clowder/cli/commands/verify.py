"""clowder verify: does a record replay to its end?"""

import json

import typer

import clowder
from clowder.cli.arguments import AsJson, RecordFile, WrongArgument, find_game, read_record
from clowder.cli.speech import text


def register(app: typer.Typer) -> None:
    app.command("verify", help=text("verify-help"))(verify)


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    record = read_record(file)
    find_game(record.game)
    result = clowder.replay(record)
    outcome = result.state.outcome()
    if as_json:
        facts = {"ok": result.ok, "ply": result.ply, "reason": result.reason, "finished": outcome is not None}
        typer.echo(json.dumps(facts, ensure_ascii=False))
    if not result.ok:
        raise WrongArgument(text("record-stops", ply=result.ply + 1, reason=result.reason))
    if not as_json:
        typer.echo(text("record-holds", plies=result.ply, finished="yes" if outcome is not None else "no"))
