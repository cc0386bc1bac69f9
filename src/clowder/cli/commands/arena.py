"""clowder arena: bots against each other on mirrored deals."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from clowder.arena.engines import usual_jobs
from clowder.arena.keep import play_match
from clowder.arena.match import Match
from clowder.arena.players import check_player
from clowder.arena.standings import as_csv, standings
from clowder.cli.arguments import (
    AsJson,
    CodeFile,
    EngineName,
    GameName,
    GamesCount,
    JobsCount,
    OptionList,
    WrongArgument,
    check_games_count,
    code_file,
    find_game,
    read_options,
    read_seed,
)
from clowder.cli.progress import bar
from clowder.cli.speech import printed, text
from clowder.core.game import Game


def register(app: typer.Typer) -> None:
    app.command("arena", help=text("arena-help"))(arena)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help=text("arena-bots-help"))],
    games: GamesCount = 100,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help=text("arena-seats-help"))] = None,
    option: OptionList = None,
    seed: Annotated[str, typer.Option("--seed", help=text("arena-seed-help"))] = "1",
    jobs: JobsCount = 0,
    engine: EngineName = "local",
    code: CodeFile = None,
    keep: Annotated[Path | None, typer.Option("--keep", help=text("keep-help"))] = None,
    clock: Annotated[bool, typer.Option("--clock", help=text("clock-help"))] = False,
    as_json: AsJson = False,
    csv: Annotated[bool, typer.Option("--csv", help=text("csv-help"))] = False,
) -> None:
    chosen = find_game(game)
    check_games_count(games)
    players = seated(chosen, [name.strip() for name in bots.split(",") if name.strip()], seats)
    file = code_file(code)
    for player in dict.fromkeys(players):
        check_player(player, chosen.id, file)
    options = chosen.options_for(len(players), read_options(option))
    rounded = -(-games // len(players)) * len(players)  # every deal from every seat
    match = Match(chosen.id, tuple(players), rounded, read_seed(seed), options, file, clock)
    with bar(match.games, text("simulate-progress")) as progress:
        try:
            results = play_match(match, jobs=jobs or usual_jobs(), engine=engine, path=keep, on_game=progress.step)
        except KeyboardInterrupt:
            if keep is not None:
                typer.echo("\n" + text("arena-stopped", file=str(keep)), err=True)
            raise
    rows = standings(match, results)
    if as_json:
        typer.echo(json.dumps({"match": match.as_json(), "standings": rows}))
    elif csv:
        typer.echo(as_csv(rows), nl=False)
    else:
        Console().print(table(match, rows))


def seated(game: Game, bots: list[str], seats: int | None) -> list[str]:
    """One player per seat: the last bot named takes all seats that are left."""
    if not bots:
        raise WrongArgument(text("arena-no-bots"))
    count = max(len(bots), game.min_seats) if seats is None else seats
    if len(bots) > count:
        raise WrongArgument(text("arena-too-many", bots=len(bots), seats=count))
    game.options_for(count)
    return bots + [bots[-1]] * (count - len(bots))


def table(match: Match, rows: list[dict[str, Any]]) -> Table:
    shown = Table(
        title=text("arena-title", game=match.game, games=match.games, seats=match.seats, seed=str(match.seed)),
        box=box.SIMPLE_HEAD,
        padding=0,  # without lines between columns, names and intervals fit into 80 characters
    )
    shown.add_column(text("arena-player"), overflow="fold")
    for name in ("wins", "interval", "share", "rank", "score", "rating"):
        shown.add_column(text(f"arena-{name}"), justify="right", no_wrap=name in ("interval", "rating"))
    for row in rows:
        rating = f"{row['rating']} ± {row['rating_error']}" if "rating" in row else "-"
        shown.add_row(
            f"{row['player']} x {row['seats']}" if row["seats"] > 1 else row["player"],
            f"{100 * row['wins']:.1f} %",
            f"{100 * row['low']:.1f} - {100 * row['high']:.1f}",
            f"{row['times_share']:.2f}",
            f"{row['mean_rank']:.2f}",
            printed(f"{row['mean_score']:.1f}"),
            rating,
        )
    return shown
