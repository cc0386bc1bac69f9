"""clowder simulate: many games between random players, and what came out."""

import json
import statistics
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from clowder.cli.arguments import (
    AsJson,
    GameName,
    OptionList,
    SeatCount,
    SeedText,
    WrongArgument,
    find_game,
    read_options,
    read_seats,
    read_seed,
)
from clowder.cli.speech import text
from clowder.core.game import Game
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.core.state import random_playout
from clowder.core.types import Json


def register(app: typer.Typer) -> None:
    app.command("simulate", help=text("simulate-help"))(simulate)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", help=text("games-count-help"))] = 100,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: SeedText = None,
    as_json: AsJson = False,
) -> None:
    chosen = find_game(game)
    if games < 1:
        raise WrongArgument(text("games-count-range", given=games))
    facts = run(chosen, games, read_seats(chosen, seats), read_options(option), read_seed(seed))
    if as_json:
        typer.echo(json.dumps(facts))
        return
    typer.echo(text("simulate-length", games=games, **facts["length"]))
    for seat, line in enumerate(facts["seats"]):
        typer.echo(text("simulate-seat", name=f"P{seat + 1}", **line))


def run(game: Game, games: int, seats: int, options: Json, seed: int) -> Json:
    """Lengths, scores and shares of wins (a shared first place counts for its part)."""
    lengths: list[int] = []
    scores: list[list[int]] = [[] for _ in range(seats)]
    wins = [0.0] * seats
    for n in track(range(games), text("simulate-progress"), console=Console(stderr=True), transient=True):
        state = game.new(seats=seats, options=options, seed=(seed + n) % SEED_LIMIT)
        lengths.append(int(random_playout(state, Rng((seed + n) * 31 % SEED_LIMIT))))
        outcome = state.outcome()
        if outcome is None:
            raise RuntimeError("a finished game has no outcome")
        for seat in range(seats):
            scores[seat].append(outcome.scores[seat])
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    return {
        "game": game.id,
        "games": games,
        "options": options,
        "length": {"mean": round(statistics.fmean(lengths), 1), "low": min(lengths), "high": max(lengths)},
        "seats": [
            {
                "mean": round(statistics.fmean(mine), 2),
                "low": min(mine),
                "high": max(mine),
                "wins": round(100 * won / games, 1),
            }
            for mine, won in zip(scores, wins, strict=True)
        ],
    }
