"""Imports point one way: a room knows only the rooms below it."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "clowder"

# room -> the rooms it may import from (and always itself)
BELOW = {
    "core": set(),
    "games": {"core"},
    "texts": {"core"},
    "lessons": {"core", "games"},
    "puzzles": {"core", "games", "bots", "analysis"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "analysis": {"core", "games", "bots"},
    "trials": {"core", "games", "bots"},
    "tables": {"core", "games"},
    "anywhere": {"core", "games", "texts", "lessons", "puzzles", "bots", "analysis", "trials", "tables"},
    "store": {"core", "tables"},
    "adapters": {"core", "games", "bots", "cli"},  # boards as text
    "server": {
        "core",
        "games",
        "texts",
        "lessons",
        "puzzles",
        "bots",
        "analysis",
        "trials",
        "tables",
        "anywhere",
        "store",
    },
    "cli": {"core", "games", "texts", "bots", "arena", "analysis", "trials", "tables", "anywhere", "store", "server"},
}
STANDARD_ONLY = {"core", "games", "bots", "analysis", "trials"}
ENGINE_EXTRAS = {"librt", "mypy_extensions"}
# inside a game: each file knows only files further left, with the game's own rooms anywhere below rules
RULES_LAST = {"rules", "evaluate"}


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The full names of all modules a file imports, also those for type checking."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively; write the full name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def test_every_room_has_its_place() -> None:
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} == set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_room_imports_only_from_below(room: str) -> None:
    for path in files(room):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] != "clowder":
                continue
            if len(parts) == 1:
                assert room not in STANDARD_ONLY, f"{path} imports the top of the house"
                continue
            other = parts[1]
            assert other not in BELOW or other == room or other in BELOW[room], f"{path} imports {name}"


@pytest.mark.parametrize("room", sorted(STANDARD_ONLY))
def test_engine_needs_the_standard_library_only(room: str) -> None:
    for path in files(room):
        tops = {name.split(".")[0] for name in imported(path)}
        foreign = tops - set(sys.stdlib_module_names) - {"clowder", "__future__"}
        allowed = ENGINE_EXTRAS if path.name == "arrays.py" else set()
        assert foreign <= allowed, f"{path} imports {foreign}"


def game_rooms() -> list[Path]:
    return sorted(path for path in (SOURCE / "games").iterdir() if (path / "rules.py").exists())


@pytest.mark.parametrize("room", game_rooms(), ids=lambda room: room.name)
def test_a_game_knows_no_other_game_and_binds_last(room: Path) -> None:
    own = f"clowder.games.{room.name}"
    for path in sorted(room.rglob("*.py")):
        for name in imported(path):
            if name.startswith("clowder.games.") and name != own:
                assert name.startswith(own + "."), f"{path} imports {name}"
            bound = name.startswith(f"{own}.rules")
            assert not bound or path.stem in RULES_LAST, f"{path} imports the rules that bind it"


@pytest.mark.parametrize("room", game_rooms(), ids=lambda room: room.name)
def test_game_modules_have_no_cycle(room: Path) -> None:
    own = f"clowder.games.{room.name}."
    edges = {
        path.stem: {name.removeprefix(own).split(".")[0] for name in imported(path) if name.startswith(own)}
        - {path.stem}
        for path in room.glob("*.py")
    }
    done: set[str] = set()
    while True:
        ready = {name for name in edges if name not in done and not (edges[name] & edges.keys()) - done}
        if not ready:
            break
        done |= ready
    assert done == set(edges), f"modules that import each other: {sorted(set(edges) - done)}"
