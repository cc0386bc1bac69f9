"""clowder play: a full game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from clowder.bots.levels import LEVELS
from clowder.cli.arguments import (
    OptionList,
    SeatCount,
    SeedText,
    WrongArgument,
    find_game,
    installed_games,
    open_for_results,
    read_options,
    read_seats,
    read_seed,
    write_record,
)
from clowder.cli.speech import Words, language, text
from clowder.cli.terminal import Terminal
from clowder.core.record import Record
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.texts import usual_options


def register(app: typer.Typer) -> None:
    app.command("play", help=text("play-help"))(play)


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=text("game-help"))] = None,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: SeedText = None,
    you: Annotated[int, typer.Option("--you", help=text("you-help"))] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help=text("hot-seat-help"))] = False,
    watch: Annotated[bool, typer.Option("--watch", help=text("watch-help"))] = False,
    level: Annotated[str, typer.Option("--level", help=text("level-help"))] = "house-cat",
    yes: Annotated[bool, typer.Option("--yes", help=text("yes-help"))] = False,
    save: Annotated[Path | None, typer.Option("--save", help=text("save-help"))] = None,
) -> None:
    chosen = find_game(game or ask_game())
    count = read_seats(chosen, seats)
    number = read_seed(seed)
    options = {**usual_options(chosen, language()), **read_options(option)}
    record = Record.start(chosen, seats=count, options=options, seed=number)
    if not 1 <= you <= count:
        raise WrongArgument(text("seat-range", seat=you, seats=count))
    if level not in LEVELS:
        raise WrongArgument(text("level-unknown", level=level, levels=", ".join(LEVELS)))
    open_for_results(save)
    people = [] if watch else list(range(count)) if hot_seat else [you - 1]
    names = [chosen.seat_label(seat) for seat in range(count)]
    luck = Rng((number * 0x9E3779B97F4A7C15 + 1) % SEED_LIMIT)
    table = Terminal(chosen, record, people, Words(chosen, names), luck, read_line, typer.echo, not yes, level)
    try:
        table.run()
    finally:  # also after Ctrl+C: what was played is kept
        if save is not None:
            write_record(save, table.record)
            typer.echo(text("play-saved", file=str(save)))


def ask_game() -> str:
    games = installed_games()
    try:
        return read_line(text("play-which", games=", ".join(games), first=games[0])).strip() or games[0]
    except EOFError:
        raise WrongArgument(text("play-no-game", games=", ".join(games))) from None


def read_line(prompt: str) -> str:
    return input(prompt + " ")
