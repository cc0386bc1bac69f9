"""`clowder parts`: what can be replaced, the house's file to begin from, what is wrong with one, how it plays."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

import clowder
from clowder.cli.arguments import (
    AsJson,
    GamesCount,
    OptionList,
    SeatCount,
    SeedText,
    WrongArgument,
    find_game,
    installed_games,
    part_file,
    read_options,
    read_seats,
    read_seed,
)
from clowder.cli.errors import part_fault_text
from clowder.cli.part_trial import try_part
from clowder.cli.speech import text
from clowder.core.part_kinds import PartKind, alike, is_sound, kinds_of
from clowder.core.types import Json
from clowder.trials.trial import Wish

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("parts-file-help"))]
OfGame = Annotated[str, typer.Option("--game", "-g", metavar="GAME", help=text("parts-game-help"))]
PartName = Annotated[str, typer.Option("--part", "-p", metavar="PART", help=text("parts-part-help"))]
ShownGame = Annotated[str, typer.Argument(metavar="GAME", help=text("game-help"))]
ShownPart = Annotated[str, typer.Argument(metavar="[PART]", help=text("parts-part-help"))]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=text("parts-help"))
    group.command("list", help=text("parts-list-help"))(list_command)
    group.command("house", help=text("parts-house-help"))(house_command)
    group.command("check", help=text("parts-check-help"))(check_command)
    group.command("try", help=text("parts-try-help"))(try_command)
    app.add_typer(group, name="parts")


def list_command() -> None:
    for part in _all_parts():
        typer.echo(f"{part.game.id}: {part.option}")


def house_command(game: ShownGame, part: ShownPart = "") -> None:
    typer.echo(_choose(kinds_of(find_game(game)), part).house_text(), nl=False)


def check_command(file: File, game: OfGame = "", part: PartName = "", as_json: AsJson = False) -> None:
    chosen, data = _read(file, game, part)
    faults = chosen.faults(data)
    wrong = [fault for fault in faults if not is_sound([fault])]
    if as_json:
        told = [asdict(fault) for fault in faults]
        facts: Json = {"ok": not wrong, "game": chosen.game.id, "part": chosen.option, "faults": told}
        typer.echo(json.dumps(facts, ensure_ascii=False))
    else:
        for fault in faults:
            typer.echo(part_fault_text(fault, chosen.option))
    if wrong:
        raise WrongArgument(text("parts-faulty", file=str(file), count=len(wrong)))
    if not as_json:
        typer.echo(text("parts-sound", file=str(file), game=chosen.game.id, part=chosen.option))


def try_command(
    file: File,
    game: OfGame = "",
    part: PartName = "",
    games: GamesCount = 100,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: SeedText = None,
    as_json: AsJson = False,
) -> None:
    chosen, data = _read(file, game, part)
    count, number = read_seats(chosen.game, seats), read_seed(seed or "0")
    wish = Wish(chosen.game.id, chosen.option, data, count, games, number, read_options(option))
    try_part(chosen, wish, file, as_json)


def _read(file: Path, game: str, part: str) -> tuple[PartKind, Any]:
    """What a file is, and what is in it."""
    data = part_file(file)
    parts = kinds_of(find_game(game)) if game else _all_parts()
    if part:
        parts = [each for each in parts if each.option == part] or [_choose(parts, part)]
    return _most_alike(parts, data, file), data


def _all_parts() -> list[PartKind]:
    return [part for id in installed_games() for part in kinds_of(clowder.game(id))]


def _choose(parts: list[PartKind], name: str) -> PartKind:
    """The part of that name; without a name the only one."""
    for part in parts:
        if part.option == name or (not name and len(parts) == 1):
            return part
    known = ", ".join(part.option for part in parts)
    raise WrongArgument(text("parts-which-not", given=name, parts=known) if name else text("parts-which", parts=known))


def _most_alike(parts: list[PartKind], data: Any, file: Path) -> PartKind:
    """Whose file has most of the same names at its top: a deck of cards says itself which game it is of."""
    best = max(parts, key=lambda part: alike(part, data))
    if len(parts) > 1 and not alike(best, data):
        known = ", ".join(f"{part.game.id} {part.option}" for part in parts)
        raise WrongArgument(text("parts-unlike", file=str(file), parts=known))
    return best
