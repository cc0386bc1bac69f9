"""Files stay small, the public is typed, and every game has the same shape."""

import ast
import inspect
import shutil
from pathlib import Path

import pytest

import clowder
from tests.codebase import rooms
from tests.contract.catalog import GAMES_DIR, cases_module, id_lists, package_name, present_ids

ROOT = Path(__file__).parents[2]
CODE = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])


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


@pytest.mark.parametrize("room", rooms.ROOMS)
def test_rooms_have_the_same_files_names_and_signatures(room: str) -> None:
    """`python -m tests.codebase.rooms` prints the four rooms side by side."""
    told = rooms.unexplained(room) + rooms.disorder(room)
    assert not told, "\n".join(["mend it, or say why in EXCEPTIONS of tests/codebase/rooms.py:", *told])


def test_departures_are_found(tmp_path: Path) -> None:
    """The table of rooms sees a renamed parameter, another type, another order and a missing name."""
    room = tmp_path / "cat_box"
    shutil.copytree(rooms.GAMES / "cat_box", room, ignore=shutil.ignore_patterns("*.so", "rulebook", "parts"))
    (room / "moves.py").write_text("def is_legal(p: Position, move: int) -> bool: ...\n", encoding="utf-8")
    (room / "rules.py").write_text("class CatBox(Game):\n    def deal(self): ...\n    def check_options(self): ...\n")
    told = "\n".join(rooms.unexplained("cat_box", tmp_path))
    assert "cat_box/moves.py: is_legal is (p: Position, move: int) -> bool; the contract says" in told
    assert "cat_box/moves.py: to_act is missing" in told
    assert "cat_box/rules.py: CatBoxState is missing" in told
    assert "CatBox has deal, check_options" in "\n".join(rooms.disorder("cat_box", tmp_path))


def test_every_game_has_a_room_in_the_table() -> None:
    assert set(rooms.ROOMS) == {package_name(game_id) for game_id in present_ids()}


@pytest.mark.parametrize("room", rooms.ROOMS)
def test_files_of_a_room_say_what_they_are_for(room: str) -> None:
    for path in sorted((rooms.GAMES / room).glob("*.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path.relative_to(ROOT)


@pytest.mark.parametrize("game_id", present_ids())
def test_a_game_has_its_data_texts_page_and_tests(game_id: str) -> None:
    package = package_name(game_id)
    folder = rooms.GAMES / package
    assert list((folder / "parts").glob("*")), "the printed parts are data files"
    assert (folder / "rulebook" / "en" / "table.ftl").exists()
    assert (ROOT / "docs" / "positions" / f"{game_id}.md").exists()
    for name in ("ids.toml", "cases.py", "kit.py", "refused.py", "test_facts.py"):
        assert (GAMES_DIR / package / name).exists(), f"tests/games/{package} has no {name}"
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
