"""Reading what was typed after a command: games, options, seeds, record files."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

import clowder
from clowder.cli.errors import unread_text
from clowder.cli.speech import text
from clowder.core.errors import ClowderError, InvalidParts
from clowder.core.game import Game
from clowder.core.parts import read_part_text, syntax_fault
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.texts import option_value


class WrongArgument(ClowderError):
    """Something typed at the command line that cannot be used."""


GameName = Annotated[str, typer.Argument(metavar="GAME", help=text("game-help"))]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=text("option-help"))]
SeatCount = Annotated[int | None, typer.Option("--seats", "-n", help=text("seats-help"))]
SeedText = Annotated[str | None, typer.Option("--seed", help=text("seed-help"))]
GamesCount = Annotated[int, typer.Option("--games", help=text("games-count-help"))]
JobsCount = Annotated[int, typer.Option("--jobs", help=text("jobs-help"))]
EngineName = Annotated[str, typer.Option("--engine", help=text("engine-help"))]
CodeFile = Annotated[Path | None, typer.Option("--code", help=text("code-help"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("json-help"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("record-help"))]


def installed_games() -> list[str]:
    """The ids of the games whose rooms are there."""
    return [id for id in clowder.game_ids() if _has_room(id)]


def _has_room(game_id: str) -> bool:
    try:
        clowder.game(game_id)
    except ModuleNotFoundError as error:
        if not str(error.name).startswith("clowder.games."):
            raise
        return False
    return True


def code_file(path: Path | None) -> str | None:
    """The file of a bot of one's own, if it can be read: players are made in other processes, where it is too late."""
    if path is None:
        return None
    path.open("rb").close()
    return str(path)


def find_game(name: str) -> Game:
    if name in clowder.game_ids() and not _has_room(name):
        raise WrongArgument(text("game-not-here", game=name))
    return clowder.game(name)


def read_options(pairs: list[str] | None) -> Json:
    """`name=value`; the value is JSON where it can be read as JSON, a text otherwise; `@file.toml` reads a file."""
    options: Json = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise WrongArgument(text("option-form", given=pair))
        if name in options:
            raise WrongArgument(text("option-twice", name=name))
        if value.endswith((".toml", ".json")) and Path(value).is_file():
            raise WrongArgument(text("option-file", file=value, name=name))
        options[name] = part_file(Path(value[1:])) if value.startswith("@") else option_value(value)
    return options


def part_file(path: Path, source: str | None = None) -> Json:
    """A deck, board or other part file, TOML or JSON; `source` is its text where somebody has read it."""
    try:
        source = path.read_text(encoding="utf-8") if source is None else source
    except UnicodeDecodeError as error:
        raise InvalidParts([syntax_fault(str(path), unread_text(error))]) from None
    if path.suffix != ".json":
        return read_part_text(source, str(path))
    try:
        data: Json = json.loads(source)
    except (ValueError, RecursionError) as error:
        raise WrongArgument(text("part-not-json", file=str(path), reason=unread_text(error))) from None
    return data


def check_games_count(games: int) -> None:
    if games < 1:
        raise WrongArgument(text("games-count-range", given=games))


def read_seats(game: Game, seats: int | None) -> int:
    """The number of seats asked for, or four, or as near to four as the game allows."""
    return max(game.min_seats, min(4, game.max_seats)) if seats is None else seats


def read_seed(seed: str | None) -> int:
    if seed is None:
        return secrets.randbits(128)
    try:
        return int(seed, 0)
    except ValueError:
        raise WrongArgument(text("seed-form", given=seed)) from None


def read_record(path: Path, line: int | None = None) -> Record:
    """The record in a file, or in one line of a file of JSON lines. Raises InvalidRecord or WrongArgument."""
    source = path.read_bytes()
    lines = [row for row in source.splitlines() if row.strip()]
    if line is not None:
        if not 1 <= line <= len(lines):
            raise WrongArgument(text("line-range", line=line, lines=len(lines)))
        return record_in(lines[line - 1], path)
    if len(lines) > 1 and lines[0].startswith(b"{") and lines[0].rstrip().endswith(b"}"):  # the last may be cut off
        raise WrongArgument(text("line-needed", file=str(path), lines=len(lines)))
    return record_in(source, path)


def record_in(source: bytes, path: Path) -> Record:
    """The record in what was read from a file. Raises as above."""
    try:
        data = json.loads(source.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # nested too deep is not readable either
        raise WrongArgument(text("record-not-json", file=str(path), reason=unread_text(error))) from None
    return Record.from_json(data)


def write_record(path: Path, record: Record) -> None:
    path.write_text(json.dumps(record.as_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def open_for_results(*files: Path | None) -> None:
    """Fails before the long work and not after it where a result could not be written."""
    for file in files:
        if file is not None:
            file.open("a", encoding="utf-8").close()
