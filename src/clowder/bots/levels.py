"""The levels people pick, read from parts/levels.toml, and what a table asks of them: a move, its text, a hint.

A bot at a table has a temper besides (parts/tempers.toml): it decides between moves that its level finds about equal.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from clowder.bots.chair import Bot, Chair
from clowder.bots.greedy import GreedyBot
from clowder.bots.hints import reason
from clowder.bots.random_bot import RandomBot
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from clowder.bots.taste import Taste, TemperedSearch
from clowder.core.errors import ClowderError
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.core.state import State

StopSign = Callable[[], bool]


class UnknownLevel(ClowderError):
    """No level or bot has this name."""


@dataclass(frozen=True)
class Level:
    """A row of parts/levels.toml."""

    name: str
    bot: str
    milliseconds: int
    arguments: dict[str, Any]
    games: dict[str, dict[str, Any]]  # what is different in a game

    def arguments_in(self, game: str) -> dict[str, Any]:
        """The arguments of its bot in a game."""
        return {**self.arguments, **self.games.get(game, {})}

    def arguments_for_move(self, game: str, temper: str = "") -> dict[str, Any]:
        """The same for who wants its move alone, so that it may stop early."""
        found = self.arguments_in(game)
        if self.bot == "search":
            found = {**_MOVE_ALONE, **found}
            found["settled"] = found["settled"] and not temper  # a temper reads more than the visits of the first
        return {**found, "temper": temper} if temper else found


@dataclass(frozen=True)
class Temper:
    """A row of parts/tempers.toml: what it likes in every game, and whether it likes what is uncertain."""

    name: str
    bold: float
    likes: dict[str, dict[str, float]]


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("clowder.bots").joinpath(f"parts/{name}.toml").read_text(encoding="utf-8"))


def _read() -> tuple[dict[str, Level], dict[str, Any], dict[str, dict[str, Any]], dict[str, Any]]:
    data = _data("levels")
    levels: dict[str, Level] = {}
    for name, row in data["levels"].items():
        arguments = {key: value for key, value in row.items() if key not in ("bot", "milliseconds", "games")}
        levels[name] = Level(name, row["bot"], row.get("milliseconds", 0), arguments, row.get("games", {}))
    return levels, data["search"], data["games"], data["move_alone"]


def _read_tempers() -> tuple[dict[str, Temper], dict[str, dict[str, float]]]:
    data = _data("tempers")
    tempers = {name: Temper(name, row["bold"], row["likes"]) for name, row in data["tempers"].items()}
    return tempers, data["margins"]


LEVELS, _SEARCH, _GAMES, _MOVE_ALONE = _read()  # levels from the weakest to the strongest
TEMPERS, _MARGINS = _read_tempers()  # in the order of the seats that have them
_PACES = _data("paces")


def pace(level: str, game: str) -> tuple[float, float]:
    """Decisions in a turn, and milliseconds that one of them takes on a core of its own."""
    chosen, known = LEVELS[level], _PACES.get(game, _PACES["if-it-fits"])
    needed = {"random": 0.0, "greedy": known["glance"]}.get(chosen.bot)
    if needed is None:
        needed = 1000.0 * chosen.arguments_in(game)["simulations"] / known["simulations"]
    return known["decisions"], min(float(needed), float(chosen.milliseconds))


def tempers_of(level: str) -> list[str]:
    """Which tempers a bot of this level may have: chance has none."""
    return list(TEMPERS) if level in LEVELS and LEVELS[level].bot in _MARGINS else []


def _taste(temper: str, kind: str, game: str) -> Taste:
    if temper not in TEMPERS:
        raise UnknownLevel(f"there is no temper {temper[:50]!r}; tempers are {', '.join(TEMPERS)}")
    chosen = TEMPERS[temper]
    return Taste(chosen.likes.get(game, {}), chosen.bold, _MARGINS[kind].get(game, 0.0))


def search_settings(game: str) -> dict[str, Any]:
    """How a search goes about this game, whatever the level."""
    return {**_SEARCH, **_GAMES.get(game, {})}


def make_bot(kind: str, arguments: dict[str, Any], game: str = "", should_stop: StopSign | None = None) -> Bot:
    """A bot by kind (random, greedy, search), with the game's own settings below the given ones; perhaps a temper."""
    temper = str(arguments.get("temper", ""))
    arguments = {name: value for name, value in arguments.items() if name != "temper"}
    if kind == "random":
        return RandomBot()
    taste = _taste(temper, kind, game) if temper and kind in _MARGINS else None
    if kind == "greedy":
        return GreedyBot(**arguments, taste=taste, should_stop=should_stop)
    if kind == "search":
        margin = {} if taste is None else {"margin": taste.margin}
        search = Search(Settings(**{**search_settings(game), **margin, **arguments}), should_stop)
        return search if taste is None else TemperedSearch(search, taste)
    raise UnknownLevel(f"there is no bot {kind!r}; there are random, greedy, search and the levels {', '.join(LEVELS)}")


def level_bot(
    level: str,
    game: str = "",
    *,
    simulations: int | None = None,
    temper: str = "",
    clock: bool = True,
    should_stop: StopSign | None = None,
) -> Bot:
    """The bot of a level. Without the clock its caps on work alone limit it: slower or faster, always the same move."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no level {level[:50]!r}; levels are {', '.join(LEVELS)}")
    chosen = LEVELS[level]
    arguments = chosen.arguments_for_move(game, temper)
    if clock and chosen.milliseconds:
        arguments["milliseconds"] = float(chosen.milliseconds)
    if simulations is not None and chosen.bot == "search":
        arguments["simulations"] = simulations
    return make_bot(chosen.bot, arguments, game, should_stop)


def choose(
    state_or_chair: State | Chair,
    seat: int,
    level: str,
    seed: int,
    *,
    simulations: int | None = None,
    temper: str = "",
    should_stop: StopSign | None = None,
) -> int:
    """The action a level takes for `seat`. With `simulations` no clock is looked at: equal seeds, equal moves."""
    chair = state_or_chair if isinstance(state_or_chair, Chair) else Chair(state_or_chair, seat)
    game = str(chair.view().get("game", ""))
    clock = simulations is None
    bot = level_bot(level, game, simulations=simulations, temper=temper, clock=clock, should_stop=should_stop)
    return int(bot.choose(chair, Rng(seed % SEED_LIMIT)))


def choose_text(
    state_or_chair: State | Chair,
    seat: int,
    level: str,
    seed: int,
    *,
    simulations: int | None = None,
    temper: str = "",
    should_stop: StopSign | None = None,
) -> str:
    """The same in the notation of the game."""
    chair = state_or_chair if isinstance(state_or_chair, Chair) else Chair(state_or_chair, seat)
    action = choose(chair, seat, level, seed, simulations=simulations, temper=temper, should_stop=should_stop)
    return chair.action_text(action)


def hint(
    chair: Chair,
    level: str = "alley-cat",
    seed: int = 0,
    *,
    simulations: int | None = None,
    should_stop: StopSign | None = None,
) -> tuple[str, str, dict[str, Any]]:
    """A good move for the chair's seat, and why: the move, the key of a sentence in bots/texts, and its facts."""
    action = choose(chair, chair.seat, level, seed, simulations=simulations, should_stop=should_stop)
    key, facts = reason(chair, action, Rng((seed + 1) % SEED_LIMIT))
    return chair.action_text(action), key, facts
