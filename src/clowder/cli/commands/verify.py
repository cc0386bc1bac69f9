"""clowder verify: does a record replay to its end, and was its chance fair?"""

import json
from typing import Annotated

import typer

import clowder
from clowder.cli.arguments import AsJson, RecordFile, WrongArgument, find_game, read_record
from clowder.cli.speech import text

MustBeFair = Annotated[bool, typer.Option("--fair", help=text("verify-fair-help"))]


def register(app: typer.Typer) -> None:
    app.command("verify", help=text("verify-help"))(verify)


def verify(file: RecordFile, as_json: AsJson = False, fair: MustBeFair = False) -> None:
    record = read_record(file)
    find_game(record.game)
    result = clowder.replay(record)
    outcome = result.state.outcome()
    faults = _fairness(record, fair)
    if as_json:
        facts = {"ok": result.ok and not faults, "ply": result.ply, "reason": result.reason}
        typer.echo(json.dumps({**facts, "finished": outcome is not None, "fair": faults}, ensure_ascii=False))
    if not result.ok:
        raise WrongArgument(text("record-stops", ply=result.ply + 1, reason=result.reason))
    if faults:
        raise WrongArgument(text("record-not-fair", reason="; ".join(faults)))
    if not as_json:
        typer.echo(text("record-holds", plies=result.ply, finished="yes" if outcome is not None else "no"))
        if faults is not None:
            typer.echo(text("record-fair", commitment=record.extra["commitment"]))


def _fairness(record: clowder.Record, demanded: bool) -> list[str] | None:
    """The faults of a record of an online table; None for one that claims nothing about its chance."""
    from clowder.tables import fairness

    data = record.as_json()
    return fairness.verify(data) if demanded or fairness.is_online(data) else None
