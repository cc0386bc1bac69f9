"""Who plays in an arena: levels, plain bots with settings, and bots from a file of your own.

panther                        a level
panther/simulations=200        the same with another cap
house-cat/temper=thief         the same with a temper, as bots at tables have one
greedy/samples=8               a bot with arguments
my:MyBot                       class MyBot of the file given with --code my_bot.py (or my.py)
"""

import importlib.util
import sys
import traceback
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from clowder.bots.chair import Bot, Chair
from clowder.bots.levels import LEVELS, make_bot
from clowder.core.errors import ClowderError
from clowder.core.rng import Rng

_OWN_FILES: set[str] = set()  # files given with --code: an error is told with its line there


class UnknownPlayer(ClowderError):
    """A player's name or its settings cannot be understood."""


class Player(Protocol):
    """Anything with this method plays; clowder.bots.chair.Bot is the usual base."""

    def choose(self, chair: Chair, rng: Rng) -> int: ...


def make_player(spec: str, game: str, code: str | None = None, clock: bool = False) -> Player:
    """The player a text describes. With the clock, levels also keep their time caps and games cannot be repeated."""
    name, *pairs = spec.strip().split("/")
    arguments = dict(_argument(spec, pair) for pair in pairs)
    try:
        if ":" in name:
            return _own(spec, _from_code(name, code), arguments)
        if name in LEVELS:
            level = LEVELS[name]
            arguments = {**level.arguments_for_move(game, arguments.get("temper", "")), **arguments}
            if clock and level.milliseconds:
                arguments.setdefault("milliseconds", float(level.milliseconds))
            return make_bot(level.bot, arguments, game)
        return make_bot(name, arguments, game)
    except (TypeError, ValueError) as error:
        raise UnknownPlayer(f"the player {spec!r} cannot be made: {error}") from error


def check_player(spec: str, game: str, code: str | None = None) -> None:
    """Raises what `make_player` would raise, before any game is played."""
    make_player(spec, game, code)


def tell(error: Exception) -> str:
    """An error of somebody's bot in one line: what it is, and where in the file of the bot it came up."""
    what = ": ".join(part for part in (type(error).__name__, str(error)) if part)
    if isinstance(error, SyntaxError) and error.filename in _OWN_FILES:
        return f"{type(error).__name__}: {error.msg} ({Path(error.filename or '').name}, line {error.lineno})"
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename in _OWN_FILES]
    return f"{what} ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else what


def _own(spec: str, kind: Any, arguments: dict[str, Any]) -> Player:
    """A player of a class in somebody's file; whatever that class raises is told as its own fault."""
    name = spec.strip().split("/")[0]
    if arguments and not _takes_arguments(kind):
        raise UnknownPlayer(f"the player {spec!r} cannot be made: {name} takes no arguments")
    try:
        made: Player = kind(**arguments)
    except (TypeError, ValueError):
        raise  # of the arguments: told with the player
    except Exception as error:
        raise UnknownPlayer(f"the player {spec!r} cannot be made: {tell(error)}") from error
    chooses = getattr(type(made), "choose", None)
    if chooses is None or chooses is Bot.choose:
        raise UnknownPlayer(f"the player {spec!r} cannot be made: {name} has no method choose(self, chair, rng)")
    return made


def _argument(spec: str, pair: str) -> tuple[str, Any]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise UnknownPlayer(f"in the player {spec!r}, {pair!r} is not name=value")
    if name == "temper":
        return name, value
    if value in ("true", "false"):
        return name, value == "true"
    try:
        return name, float(value) if "." in value else int(value)
    except ValueError as error:
        raise UnknownPlayer(f"in the player {spec!r}, {value!r} is not a number") from error


def _from_code(name: str, code: str | None) -> Any:
    room, _, item = name.partition(":")
    if code is None:
        raise UnknownPlayer(f"the player {name!r} needs --code with the file that defines it")
    path = Path(code)
    if room not in (path.stem, path.stem.removesuffix("_bot")):
        raise UnknownPlayer(f"the player {name!r} names {room!r}, but the file is {path.name}")
    module = _module(str(path.resolve()))
    if not hasattr(module, item):
        raise UnknownPlayer(f"{path.name} has no class {item!r}")
    return getattr(module, item)


def _takes_arguments(kind: Any) -> bool:
    """Whether it has a constructor of its own: the compiled base would swallow what nobody reads."""
    own = [base for base in getattr(kind, "__mro__", ()) if base not in (Bot, object)]
    return not own or any("__init__" in vars(base) or "__new__" in vars(base) for base in own)


@cache
def _module(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise UnknownPlayer(f"there is no file {path}")
    name = f"clowder_player_{Path(path).stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownPlayer(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _OWN_FILES.add(path)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise UnknownPlayer(f"{Path(path).name} cannot be loaded: {tell(error)}") from error
    return module
