"""Files stay small, the public is typed, and every game has the same shape."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import clowder
from tests.contract.catalog import GAMES_DIR, cases_module, id_lists, package_name, present_ids

ROOT = Path(__file__).parents[2]
CODE = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
ROOMS = (
    "catalogue",
    "options",
    "actions",
    "position",
    "moves",
    "effects",
    "scoring",
    "knowledge",
    "rules",
    "evaluate",
    "observation",
    "setup",
    "deal",
    "events",
    "refusals",
    "position_json",
    "views",
)


def test_files_are_short() -> None:
    long = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in CODE}
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_functions_are_short() -> None:
    long = []
    for path in CODE:
        for node in functions(path):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > 60:
                long.append(f"{path.relative_to(ROOT)}:{node.name} has {lines} lines")
    assert long == []


def test_no_unfinished_marks() -> None:
    marks = ("TO" + "DO", "FIX" + "ME", "XX" + "X")
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        assert not any(f"# {mark}" in text for mark in marks), path


def test_public_functions_are_typed() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for node in functions(path):
            if not node.name.startswith("_"):
                names = [arg for arg in node.args.args + node.args.kwonlyargs if arg.arg not in ("self", "cls")]
                assert node.returns is not None, f"{path}: {node.name} says not what it returns"
                assert all(arg.annotation for arg in names), f"{path}: {node.name} has untyped arguments"


def test_public_names_exist_and_are_documented() -> None:
    """By the sources: compiled classes do not carry their docstrings."""
    documented = set()
    for path in [*(ROOT / "src" / "clowder" / "core").glob("*.py"), ROOT / "src" / "clowder" / "__init__.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                documented.add(node.name)
    for name in clowder.__all__:
        thing = getattr(clowder, name)
        if inspect.isroutine(thing) or (inspect.isclass(thing) and thing.__module__.startswith("clowder")):
            assert name in documented, f"clowder.{name} has no docstring"


@pytest.mark.parametrize("game_id", present_ids())
def test_game_has_the_common_shape(game_id: str) -> None:
    package = package_name(game_id)
    for room in ROOMS:
        module = importlib.import_module(f"clowder.games.{package}.{room}")
        source = (
            Path(clowder.__file__).parent / "games" / package / f"{room}.py"
        )  # compiled modules drop their docstring
        assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))), (
            f"{module.__name__} says not what it is for"
        )
    folder = ROOT / "src" / "clowder" / "games" / package
    assert list((folder / "parts").glob("*")), "the printed parts are data files"
    assert (folder / "rulebook" / "en" / "table.ftl").exists()
    assert (ROOT / "docs" / "positions" / f"{game_id}.md").exists()
    assert (GAMES_DIR / package / "ids.toml").exists()
    assert cases_module(game_id) is not None


@pytest.mark.parametrize("game_id", present_ids())
def test_id_lists_are_complete_and_unique(game_id: str) -> None:
    lists = id_lists(package_name(game_id))
    assert set(lists) == {"clauses", "rulings", "examples", "refusals"}
    ids = [name for names in lists.values() for name in names]
    assert len(ids) == len(set(ids)), "an id is listed twice"
    assert len({name.split("-")[0] for name in ids if name not in lists["refusals"]}) == 1


@pytest.mark.parametrize("game_id", present_ids())
def test_cases_use_every_seat_count_and_option_value(game_id: str) -> None:
    game = clowder.game(game_id)
    cases = [(seats, game.options_for(seats, options)) for seats, options in cases_module(game_id).CASES]
    assert {seats for seats, _ in cases} == set(range(game.min_seats, game.max_seats + 1))
    for name, schema in game.options_schema()["properties"].items():
        used = [options[name] for _, options in cases]
        values = schema.get("enum") or ([False, True] if schema.get("type") == "boolean" else [])
        missing = [value for value in values if value not in used]
        assert not missing, f"no case uses {name} = {missing}"
