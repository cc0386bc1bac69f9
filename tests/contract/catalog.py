"""Which games the suite runs over, with which seats and options, and which rule ids they know."""

import importlib
import importlib.util
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import clowder
from clowder.core.game import Game

GAMES_DIR = Path(__file__).parents[1] / "games"

Case = tuple[int, dict[str, Any]]


def package_name(game_id: str) -> str:
    return game_id.replace("-", "_")


def present_ids() -> list[str]:
    """The registered games whose package is there."""
    return [
        game_id
        for game_id in clowder.game_ids()
        if importlib.util.find_spec(f"clowder.games.{package_name(game_id)}") is not None
        and importlib.util.find_spec(f"clowder.games.{package_name(game_id)}.rules") is not None
    ]


def cases_module(game_id: str) -> Any:
    path = GAMES_DIR / package_name(game_id) / "cases.py"
    if not path.exists():
        return None
    return importlib.import_module(f"tests.games.{package_name(game_id)}.cases")


def cases(game: Game) -> list[Case]:
    """The (seats, options) sets of a game; every seat count with default options where it names none."""
    module = cases_module(game.id)
    if module is None:
        return [(seats, {}) for seats in range(game.min_seats, game.max_seats + 1)]
    return [(seats, dict(options)) for seats, options in module.CASES]


def tiny_positions(game: Game) -> list[Any]:
    """Positions with so little unknown that every world can be counted."""
    return list(getattr(cases_module(game.id), "TINY", []))


def passing_kinds(game: Game) -> frozenset[str]:
    """Kinds of events that everybody sees and nobody needs to remember: cards played openly, in whatever order."""
    return frozenset(getattr(cases_module(game.id), "PASSING", ()))


def all_cases(most: int | None = None) -> list[tuple[str, int, dict[str, Any]]]:
    """The cases of all games, or so many of each that together still show every seat count and option value."""
    found = []
    for game_id in present_ids():
        game = clowder.game(game_id)
        chosen = cases(game) if most is None else few_cases(game, most)
        found += [(game_id, *case) for case in chosen]
    return found


def facets(game: Game, case: Case) -> set[tuple[str, str]]:
    """What a case shows: its number of seats and the value of every option."""
    seats, options = case
    return {("seats", str(seats))} | {(k, repr(v)) for k, v in game.options_for(seats, options).items()}


def few_cases(game: Game, wished: int) -> list[Case]:
    """Cases that together show everything, filled up to the wished number with others spread over the list."""
    every = cases(game)
    unseen = set().union(*(facets(game, case) for case in every))
    found: list[Case] = []
    while unseen:
        best = max(every, key=lambda case: len(facets(game, case) & unseen))
        found.append(best)
        unseen -= facets(game, best)
    others = [case for case in every if case not in found]
    missing = min(len(others), max(0, wished - len(found)))
    return found + [others[i * len(others) // missing] for i in range(missing)]


def case_name(case: tuple[str, int, dict[str, Any]]) -> str:
    game_id, seats, options = case
    text = json.dumps(options, sort_keys=True, separators=(",", ":"))
    short = text if len(text) <= 60 else text[:57] + "..."
    return f"{game_id}-{seats}-{short}"


@cache
def id_lists(package: str) -> dict[str, tuple[str, ...]]:
    """The lists of tests/games/<package>/ids.toml; empty where the file is not there."""
    path = GAMES_DIR / package / "ids.toml"
    if not path.exists():
        return {}
    return {name: tuple(ids) for name, ids in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def rule_ids(game_id: str) -> frozenset[str] | None:
    """Clauses and rulings a refusal or a score line may name; None where no list is kept."""
    lists = id_lists(package_name(game_id))
    return frozenset(lists["clauses"]) | frozenset(lists["rulings"]) if lists else None
