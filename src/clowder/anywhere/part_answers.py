"""Parts that people bring along: the house's own to begin from, and what is wrong with theirs."""

from typing import Any, Final

from clowder.core.errors import Fault, UnknownGame
from clowder.core.one_line import one_line
from clowder.core.part_kinds import PartKind, alike, is_sound, kinds_of, read_part
from clowder.core.parts import unwieldy
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables.model import TableError
from clowder.trials.trial import Wish

MOST: Final = 30  # that one person keeps
LARGEST: Final = 60_000  # bytes of one, as JSON: a request has 64 kB; the house's board has 17,000
LONGEST_NAME: Final = 60


def kind_of(game: str, option: str) -> PartKind:
    """Raises TableError."""
    try:
        kinds = kinds_of(GAMES.get(game))
    except UnknownGame:
        raise TableError("unknown_game", 404, game=game[:50]) from None
    for kind in kinds:
        if kind.option == option:
            return kind
    raise TableError("unknown_part", 404, part=option[:50])


def house(game: str, option: str) -> Json:
    kind = kind_of(game, option)
    return {"game": game, "option": option, "is_json": kind.is_json(), "data": kind.house_data()}


def check(game: str, option: str, data: Any) -> Json:
    """Whether a table can be played with it, and all faults, each with its place inside the part."""
    return _verdict(kind_of(game, option).faults(data))


def read(text: str, game: str = "", option: str = "") -> Json:
    """A file, TOML or JSON, and its faults; it says itself which part it is, unless somebody did."""
    data, faults = read_part(text, "file", as_json=text.lstrip().startswith("{"))
    if faults:
        return {"game": game, "option": option, "data": None, **_verdict(faults)}
    if unwieldy(data, "part") is not None:
        raise TableError("part_too_large", 413)
    kinds = [kind for id in GAMES.ids() for kind in kinds_of(GAMES.get(id))]
    kind = kind_of(game, option) if option else max(kinds, key=lambda each: alike(each, data))
    if not option and not alike(kind, data):
        raise TableError("part_unlike", 422)
    return {"game": kind.game.id, "option": kind.option, "data": data, **_verdict(kind.faults(data))}


def trial_wish(game: str, option: str, data: Any, size: int, seats: int, games: int, options: Json) -> Wish:
    """What is to be tried out. Raises TableError; InvalidOptions where so many cannot play with the part, or not so."""
    kind = kind_of(game, option)
    clean("", data, size)
    kind.game.options_for(seats, {**options, option: data})
    return Wish(game, option, data, seats, games, options=options)


def clean(name: str, data: Any, size: int) -> str:
    """The name a part is kept under. Raises TableError for what nobody could keep or send; faults of rules may wait."""
    if size > LARGEST or not isinstance(data, dict) or unwieldy(data, "part") is not None:
        raise TableError("part_too_large", 413)
    return one_line(name, LONGEST_NAME)


def _verdict(faults: list[Fault]) -> Json:
    told = [{"key": fault.key, "at": fault.at, "why": fault.why, "params": fault.params} for fault in faults]
    return {"ok": is_sound(faults), "faults": told}
