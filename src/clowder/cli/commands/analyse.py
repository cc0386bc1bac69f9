"""clowder analyse: what a finished game was decided by: luck, decisions, and the moves that would have been better."""

import json
import math
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import clowder
from clowder.analysis.analysis import SECONDS_PER_SEAT, Analysis, Budget, CannotAnalyse
from clowder.analysis.report import report
from clowder.analysis.verdicts import WORDS
from clowder.cli.arguments import AsJson, RecordFile, WrongArgument, find_game, read_record
from clowder.cli.commands.replay import seat_names
from clowder.cli.errors import stop_text
from clowder.cli.progress import bar
from clowder.cli.speech import language, printed, text
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.texts import package_texts

LONGEST = 86_400.0  # seconds
MOST_SIMULATIONS = 1_000_000
STEPS = 100  # of the progress bar


def register(app: typer.Typer) -> None:
    app.command("analyse", help=text("analyse-help"))(analyse)


def analyse(
    file: RecordFile,
    line: Annotated[int | None, typer.Option("--line", help=text("line-help"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=text("analyse-seat-help"))] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help=text("analyse-seconds-help"))] = None,
    simulations: Annotated[int | None, typer.Option("--simulations", help=text("analyse-simulations-help"))] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help=text("analyse-keep-help"))] = None,
    as_json: AsJson = False,
) -> None:
    record = read_record(file, line)
    game = find_game(record.game)
    game.options_for(record.seats, record.options)
    if seat is not None and not 1 <= seat <= record.seats:
        raise WrongArgument(text("seat-range", seat=seat, seats=record.seats))
    budget = _budget(seconds, simulations, 1 if seat is not None else record.seats)
    try:
        analysis = Analysis(record, None if seat is None else [seat - 1])
    except CannotAnalyse as error:
        if error.key == "stops":
            raise WrongArgument(stop_text(game, clowder.replay(record))) from None
        raise WrongArgument(text("analyse-unfinished", file=str(file))) from None
    if keep is not None:
        _bring(analysis, keep)
    _run(analysis, budget)
    if keep is not None:
        keep.write_text(json.dumps(analysis.kept()) + "\n", encoding="utf-8")
    facts = report(analysis)
    if as_json:
        typer.echo(json.dumps(facts, ensure_ascii=False))
    else:
        _show(game, record, facts)


def _budget(seconds: float | None, simulations: int | None, seats: int) -> Budget:
    if seconds is not None and not (math.isfinite(seconds) and 0.0 < seconds <= LONGEST):
        raise WrongArgument(text("analyse-seconds-range", given=str(seconds), most=f"{LONGEST:.0f}"))
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise WrongArgument(text("analyse-simulations-range", given=str(simulations), most=str(MOST_SIMULATIONS)))
    if simulations is not None and seconds is None:
        return Budget(simulations=simulations)
    return Budget(seconds=SECONDS_PER_SEAT * seats if seconds is None else seconds)


def _bring(analysis: Analysis, keep: Path) -> None:
    """Go on from an earlier analysis of the same game; a file of something else is not written over."""
    if not keep.exists():
        keep.open("a", encoding="utf-8").close()  # fails now and not after the work
        return
    source = keep.read_text(encoding="utf-8", errors="replace")
    try:
        fits = not source.strip() or analysis.bring(json.loads(source))
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        fits = False
    if not fits:
        raise WrongArgument(text("analyse-keep-other", file=str(keep)))


def _run(analysis: Analysis, budget: Budget) -> None:
    with bar(STEPS, text("analyse-progress")) as progress:
        done = 0

        def reached(share: float) -> None:
            nonlocal done
            steps = int(share * STEPS) - done
            done += steps
            progress.advance(steps)

        analysis.run(budget, reached)


# -- in words -------------------------------------------------------------------------------------------------------


def _show(game: Game, record: Record, facts: Json) -> None:
    names = seat_names(game, record)
    console = Console()
    console.print(_seats(names, facts))
    said = package_texts("clowder.analysis", language())

    def tell(key: str, found: Json, change: float) -> None:
        params: dict[str, Any] = {
            "move": str(found["ply"] + 1),
            "name": names[found["seat"]],
            "sign": "minus" if change < 0 else "plus",
            "cost": percent(abs(change)),
            "error": percent(2.0 * found["error"]),
            "played": game.shown_move(record.actions[found["ply"]]),
            "best": game.shown_move(found.get("best", "")),
        }
        typer.echo(said.say(key, params))

    typer.echo(text("analyse-moments"))
    for moment in facts["moments"]:
        tell(f"moment-{moment['kind']}", moment, moment["change"])
    rest = [each for each in facts["decisions"] if each["ply"] not in facts["turning_points"]]
    faults = [each for each in rest if each["judgement"] in WORDS]
    if faults:
        typer.echo("\n" + text("analyse-faults"))
    for found in faults:
        tell(f"moment-{found['judgement']}", found, -found["cost"])
    if facts["hindsight"]:
        typer.echo("\n" + text("analyse-hidden"))
    for found in facts["hindsight"]:
        tell("hidden-better", found, -found["cost"])
    typer.echo("")
    for seat, luck in enumerate(facts["luck"]):
        tell("luck-in-words", {"ply": 0, "seat": seat, "error": 0.0}, luck)


def _seats(names: list[str], facts: Json) -> Table:
    shown = Table(title=text("analyse-title", rounds=facts["rounds"]), box=box.SIMPLE_HEAD, padding=0)
    shown.add_column(text("analyse-name"), overflow="fold")
    for column in ("start", "own", "others", "further", "luck", "result", "accuracy"):
        shown.add_column(text(f"analyse-{column}"), justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        shown.add_row(
            name,
            percent(facts["start"][seat]),
            signed(facts["skill_own"][seat]),
            signed(facts["skill_others"][seat]),
            signed(facts["skill_further"][seat]),
            signed(facts["luck"][seat]),
            percent(facts["result"][seat]),
            _accuracy(facts["accuracy"][seat]),
        )
    return shown


def _accuracy(found: Json | None) -> str:
    if found is None:
        return "-"
    return f"{found['value']:.0f} ({found['low']:.0f} - {found['high']:.0f})"


def percent(share: float) -> str:
    """A whole number where it is at least ten, one digit more below."""
    return f"{100 * share:.0f}" if share >= 0.0995 else f"{100 * share:.1f}"


def signed(share: float) -> str:
    return printed(f"{100 * share:+.1f}")
