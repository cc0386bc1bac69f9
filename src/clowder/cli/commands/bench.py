"""clowder bench: random playouts, decisions, copies and samples per second, compiled and interpreted."""

import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

import clowder
from clowder.cli.arguments import (
    AsJson,
    OptionList,
    SeatCount,
    WrongArgument,
    find_game,
    installed_games,
    read_options,
    read_seats,
)
from clowder.cli.speech import text
from clowder.core.types import Json
from clowder.games import GAMES

PAGE = Path("docs/performance.md")
MARKS = ("<!-- bench -->", "<!-- /bench -->")
# figure -> how it is shown: a rate, or microseconds per call
FIGURES = {
    "playouts": "rate",
    "decisions": "rate",
    "listed": "rate",
    "clones": "time",
    "samples": "time",
    "lists": "time",
}


def register(app: typer.Typer) -> None:
    app.command("bench", help=text("bench-help"))(bench)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=text("game-help"))] = None,
    seats: SeatCount = None,
    option: OptionList = None,
    seconds: Annotated[float, typer.Option("--seconds", help=text("seconds-help"))] = 0.2,
    repeat: Annotated[int, typer.Option("--repeat", help=text("repeat-help"))] = 5,
    as_json: AsJson = False,
    write: Annotated[bool, typer.Option("--write", help=text("write-help"))] = False,
) -> None:
    if seconds <= 0 or repeat < 1:
        raise WrongArgument(text("bench-range"))
    settings = [setting(name, seats, read_options(option)) for name in (installed_games() if game is None else [game])]
    settings += [] if game is not None or option else special_settings(settings)
    reports = run(settings, seconds, repeat)
    if as_json:
        typer.echo(json.dumps(reports))
    else:
        typer.echo("\n".join(table(reports)))
    if write:
        write_page(reports)


def setting(name: str, seats: int | None, options: Json) -> Json:
    game = find_game(name)
    count = read_seats(game, seats)
    game.options_for(count, options)
    return {"game": name, "seats": count, "options": options}


def special_settings(settings: list[Json]) -> list[Json]:
    """The larger games that a plain `clowder bench` measures too."""
    return [{**known, "options": {"rules": "special"}} for known in settings if known["game"] == "cat-box"]


def run(settings: list[Json], seconds: float, repeat: int) -> list[Json]:
    """Compiled and interpreted runs take turns, so that a busy moment of the machine hits both."""
    modes = ["0", "1"] if clowder.is_compiled() else ["1"]
    reports = [{**known, "compiled": {}, "interpreted": {}} for known in settings]
    steps = [(known, mode) for _ in range(repeat) for known in range(len(settings)) for mode in modes]
    samples: dict[tuple[int, str], list[Json]] = {}
    for known, mode in track(steps, text("bench-progress"), console=Console(stderr=True), transient=True):
        samples.setdefault((known, mode), []).append(one_run({**settings[known], "seconds": seconds}, mode))
    for (known, mode), runs in samples.items():
        name = "interpreted" if mode == "1" else "compiled"
        reports[known][name] = {figure: spread([run[figure] for run in runs]) for figure in FIGURES}
    return reports


def one_run(asked: Json, interpreted: str) -> Json:
    asked = {**asked, "place": GAMES.place(asked["game"])}
    found = os.pathsep.join(filter(None, sys.path))  # a game of one's own lies beside the script that was started
    done = subprocess.run(
        [sys.executable, "-m", "clowder.cli.measure", json.dumps(asked)],
        env={**os.environ, "CLOWDER_INTERPRETED": interpreted, "PYTHONPATH": found},
        capture_output=True,
        text=True,
        check=True,
    )
    facts: Json = json.loads(done.stdout)
    return facts


def spread(values: list[float]) -> Json:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def shown(kind: str, figure: Json) -> str:
    """The median with its spread: `1,234 (1,200-1,260) /s` or `1.23 (1.20-1.30) us`."""
    if not figure:
        return "-"
    if kind == "rate":
        return f"{figure['median']:,.0f} ({figure['low']:,.0f}-{figure['high']:,.0f}) /s"
    middle, low, high = (1e6 / figure[name] for name in ("median", "high", "low"))
    return f"{middle:.2f} ({low:.2f}-{high:.2f}) us"


def table(reports: list[Json]) -> list[str]:
    """The reports as a Markdown table: for the terminal and for the page."""
    head = [
        text("bench-setting"),
        text("bench-figure"),
        text("bench-compiled"),
        text("bench-plain"),
        text("bench-ratio"),
    ]
    lines = ["| " + " | ".join(head) + " |", "|---|---|---|---|---|"]
    for report in reports:
        options = ", ".join(f"{name}={json.dumps(value)}" for name, value in report["options"].items())
        name = text("bench-name", game=report["game"], seats=report["seats"], options=options or "-")
        for figure, kind in FIGURES.items():
            fast, slow = report["compiled"].get(figure, {}), report["interpreted"].get(figure, {})
            ratio = f"{fast['median'] / slow['median']:.1f}" if fast and slow else "-"
            cells = [name, text(f"bench-{figure}"), shown(kind, fast), shown(kind, slow), ratio]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def circumstances() -> str:
    """When and where: without it nobody knows what a figure means."""
    load = f", load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    machine = f"{platform.machine()}, {os.cpu_count()} cores{load}, Python {platform.python_version()}"
    return f"Measured on {datetime.date.today().isoformat()}: {machine}, clowder {clowder.__version__}."


def write_page(reports: list[Json]) -> None:
    """Put the table between the marks of docs/performance.md in the present folder."""
    if not PAGE.exists():
        raise WrongArgument(text("bench-no-page", file=str(PAGE)))
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    lines = [MARKS[0], "", circumstances(), "", *table(reports), "", MARKS[1]]
    PAGE.write_text(before + "\n".join(lines) + after, encoding="utf-8")
    typer.echo(text("play-saved", file=str(PAGE)))
