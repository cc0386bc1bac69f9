"""clowder simulate: many games between equal players, and what came out: seats, lengths, scores, choices, pieces."""

import json
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from clowder.arena.balance import Study, summary
from clowder.arena.engines import usual_jobs
from clowder.arena.players import check_player
from clowder.arena.report import page
from clowder.arena.shards import check_format
from clowder.arena.survey import survey
from clowder.arena.tally import Tally
from clowder.cli.arguments import (
    AsJson,
    CodeFile,
    EngineName,
    GameName,
    GamesCount,
    JobsCount,
    OptionList,
    SeatCount,
    SeedText,
    WrongArgument,
    check_games_count,
    code_file,
    find_game,
    open_for_results,
    read_options,
    read_seats,
    read_seed,
)
from clowder.cli.progress import bar
from clowder.cli.speech import score_text, text
from clowder.core.types import Json


def register(app: typer.Typer) -> None:
    app.command("simulate", help=text("simulate-help"))(simulate)


def simulate(
    game: GameName,
    games: GamesCount = 100,
    bot: Annotated[str, typer.Option("--bot", help=text("simulate-bot-help"))] = "random",
    seats: SeatCount = None,
    option: OptionList = None,
    seed: SeedText = None,
    jobs: JobsCount = 1,
    engine: EngineName = "local",
    code: CodeFile = None,
    records: Annotated[Path | None, typer.Option("--records", help=text("simulate-records-help"))] = None,
    form: Annotated[str, typer.Option("--format", help=text("simulate-format-help"))] = "jsonl",
    keep: Annotated[Path | None, typer.Option("--keep", help=text("simulate-keep-help"))] = None,
    report: Annotated[Path | None, typer.Option("--report", help=text("report-help"))] = None,
    open_report: Annotated[bool, typer.Option("--open", help=text("open-help"))] = False,
    as_json: AsJson = False,
) -> None:
    chosen = find_game(game)
    check_games_count(games)
    file = code_file(code)
    check_player(bot, chosen.id, file)
    count = read_seats(chosen, seats)
    options = chosen.options_for(count, read_options(option))
    lines = records if records is not None and records.suffix and not records.is_dir() else None
    folder = str(records) if records is not None and lines is None else None
    if lines is not None and keep is not None:
        raise WrongArgument(text("simulate-keep-folder"))
    check_format(form)
    study = Study(chosen.id, count, games, read_seed(seed), bot, options, file, folder, form)
    open_for_results(lines, report, keep)
    try:
        with bar(games, text("simulate-progress")) as progress:
            tally = survey(
                study, jobs=jobs or usual_jobs(), engine=engine, keep=keep, lines=lines, on_games=progress.advance
            )
    except KeyboardInterrupt:
        if keep is not None:
            typer.echo("\n" + text("arena-stopped", file=str(keep)), err=True)
        raise
    facts = summary(study, tally)
    show(facts, as_json)
    if records is not None:
        typer.echo(text("simulate-records", file=str(records)), err=True)
    if report is not None or open_report:
        write(report, facts, tally, open_report)


def show(facts: Json, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(facts))
        return
    seats = len(facts["seats"])
    typer.echo(text("simulate-title", game=facts["game"], seats=seats, player=facts["player"], seed=facts["seed"]))
    typer.echo(text("simulate-length", games=facts["games"], **facts["length"]))
    for seat, line in enumerate(facts["seats"]):
        typer.echo(score_text("simulate-seat", name=find_game(facts["game"]).seat_label(seat), **line))
    typer.echo(text("simulate-choices", **facts["choices"]))
    typer.echo(text("simulate-course", margin=facts["margin"], leads=facts["lead_changes"]))
    if facts["watched"] < facts["games"]:
        typer.echo(text("simulate-watched", watched=facts["watched"]))
    for name in ("moves", "events", "clauses"):
        counted = ", ".join(f"{key} {count}" for key, count in list(facts[name].items())[:12])
        typer.echo(text(f"simulate-{name}", counted=counted or "-"))


def write(path: Path | None, facts: Json, tally: Tally, open_report: bool) -> None:
    """The report in a file of its own, opened in a browser when asked for."""
    if path is None:
        path = Path(tempfile.mkdtemp(prefix="clowder-")) / f"{facts['game']}.html"
    path.write_text(page(facts, tally), encoding="utf-8")
    typer.echo(text("simulate-report", file=str(path)), err=True)
    if open_report:
        webbrowser.open(path.resolve().as_uri())
