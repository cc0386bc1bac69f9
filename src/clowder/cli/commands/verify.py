"""clowder verify: does a record replay to its end, and was its chance fair? Of one record, or of a file of many."""

import json
from collections.abc import Iterable
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import clowder
from clowder.cli.arguments import AsJson, WrongArgument, find_game, record_in
from clowder.cli.errors import error_text, flaw_text, stop_text
from clowder.cli.speech import text
from clowder.core.errors import ClowderError
from clowder.core.types import Json

MustBeFair = Annotated[bool, typer.Option("--fair", help=text("verify-fair-help"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=text("verify-file-help"))]


class Checked(NamedTuple):
    """`fault` in words, empty for a sound record; `fair`: the faults of its chance, None where it claims none."""

    fault: str
    plies: int
    reason: str | None
    finished: bool
    fair: list[str] | None

    def as_json(self) -> Json:
        facts: Json = {"ok": not self.fault, "ply": self.plies, "reason": self.reason}
        return {**facts, "finished": self.finished, "fair": self.fair}


def register(app: typer.Typer) -> None:
    app.command("verify", help=text("verify-help"))(verify)


def verify(file: File, as_json: AsJson = False, fair: MustBeFair = False) -> None:
    with file.open("rb") as source:  # once, from its start to its end: it may be a pipe
        lines = ((number, line) for number, line in enumerate(source, 1) if line.strip())
        start = list(islice(lines, 2))
        if len(start) == 2 and any(isinstance(_read(line), dict) for _, line in start):
            _verify_lines(chain(start, lines), as_json, fair)
        else:  # one record, on one line or on many
            _verify_one(record_in(b"".join(line for _, line in start) + source.read(), file), as_json, fair)


def _verify_one(record: clowder.Record, as_json: bool, fair: bool) -> None:
    checked = _check(record, fair)
    if as_json:
        typer.echo(json.dumps(checked.as_json(), ensure_ascii=False))
    if checked.fault:
        raise WrongArgument(checked.fault)
    if not as_json:
        typer.echo(text("record-holds", plies=checked.plies, finished="yes" if checked.finished else "no"))
        if record.beginning is not None:
            typer.echo(text("record-begun"))
        if checked.fair is not None:
            known = "deal" in record.extra
            typer.echo(text("record-deal") if known else text("record-fair", commitment=record.extra["commitment"]))


def _verify_lines(lines: Iterable[tuple[int, bytes]], as_json: bool, fair: bool) -> None:
    """One line for each record: all are checked, whatever is wrong with those before."""
    count = failed = 0
    for number, line in lines:
        checked = _check_line(line, fair)
        count += 1
        failed += bool(checked.fault)
        if as_json:
            typer.echo(json.dumps({"line": number, **checked.as_json()}, ensure_ascii=False))
        elif checked.fault:
            typer.echo(text("verify-line-fails", line=str(number), reason=" ".join(checked.fault.split())))
        else:
            typer.echo(text("verify-line-holds", line=str(number), plies=checked.plies))
    if failed:
        raise WrongArgument(text("verify-lines-fail", failed=failed, count=count))


def _read(line: bytes) -> Any:
    """None for what is not JSON."""
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def _check_line(line: bytes, fair: bool) -> Checked:
    """As `_check`, and what cannot be replayed at all is a fault too."""
    try:
        return _check(clowder.Record.from_json(_read(line)), fair)
    except ClowderError as error:
        told = error_text(error, [])
        return Checked(told, 0, told, False, None)


def _check(record: clowder.Record, fair: bool) -> Checked:
    """Raises ClowderError where the head of the record cannot be used."""
    game = find_game(record.game)
    result = clowder.replay(record)
    faults = _fairness(record, fair)
    fault = ""
    if not result.ok:
        fault = stop_text(game, result)
    elif faults:
        fault = text("record-not-fair", reason="; ".join(faults))
    return Checked(fault, result.ply, result.reason, result.state.outcome() is not None, faults)


def _fairness(record: clowder.Record, demanded: bool) -> list[str] | None:
    """The faults of a record of an online table; None for one that claims nothing about its chance."""
    from clowder.tables import fairness

    data = record.as_json()
    faults = fairness.verify(data) if demanded or fairness.is_online(data) else None
    if demanded and not faults and fairness.is_known_deal(data):
        return [text("flaw-known-deal")]
    if demanded and not faults and record.beginning is not None:
        return [text("flaw-known-beginning")]
    return None if faults is None else [flaw_text(flaw) for flaw in faults]
