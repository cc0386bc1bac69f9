"""The driver that puts faults into modules: what it changes, whom it asks, how it tells noticed from unnoticed."""

from pathlib import Path

from tests.mutation.__main__ import asked_tests
from tests.mutation.belonging import asked_folders, is_asked
from tests.mutation.faults import Fault, faults_of
from tests.mutation.sandbox import Worker

SOURCE = '''"""A module; 3 > 2."""
from typing import Final
MOST: Final = 3


def fits(count: int, of: list[int] = []) -> bool:
    assert count < 9
    if not of and count >= 1:
        of.append(count)
        count += 1
    log.info("%s", count)
    return count <= MOST
'''


def found(tmp_path: Path) -> tuple[Path, list[Fault]]:
    module = tmp_path / "module.py"
    module.write_text(SOURCE, encoding="utf-8")
    return module, list(faults_of(module, tmp_path))


def test_every_operator_number_and_statement_is_changed_once(tmp_path: Path) -> None:
    module, faults = found(tmp_path)
    assert [(each.line, each.before, each.after) for each in faults] == [
        (3, "3", "4"),
        (8, "not ", ""),
        (8, "and", "or"),
        (8, ">=", ">"),
        (8, "1", "2"),
        (9, "of.append(count)", "pass"),
        (10, "count += 1", "pass"),
        (10, "1", "2"),
        (12, "<=", "<"),
    ]
    assert len({each.name for each in faults}) == len(faults)
    last = faults[-1].applied(module.read_bytes()).decode()
    assert last == SOURCE.replace("count <= MOST", "count < MOST")


def test_quick_tests_that_run_the_line_are_asked_first(tmp_path: Path) -> None:
    _, faults = found(tmp_path)
    touched = {
        "seconds": {"slow": 80.0, "quick": 0.1, "other": 1.0, "too slow": 30.0},
        "touched": {"module.py": {"12": ["slow", "quick", "failing"], "3": [""]}},
    }
    assert asked_tests(faults[-1], touched) == (["quick", "slow"], 80.1)
    assert asked_tests(faults[0], touched)[0] == ["quick", "other", "too slow"]  # beyond its patience it stops
    assert asked_tests(faults[1], touched) == ([], 0.0)


def test_a_game_is_asked_about_by_its_own_tests() -> None:
    root = Path(__file__).resolve().parents[2]
    path = "src/clowder/games/cat_box/moves.py"
    assert asked_folders(path, root)[:2] == ["tests/games/cat_box", "tests/contract"]
    assert is_asked("tests/contract/test_suite.py::test_views[cat-box-2]", path)
    assert not is_asked("tests/contract/test_suite.py::test_views[cat-attack-2]", path)


def test_the_verdict_tells_noticed_from_unnoticed_and_from_endless(tmp_path: Path) -> None:
    (tmp_path / "it.py").write_text("", encoding="utf-8")
    (tmp_path / "test_it.py").write_text("def test_it():\n    import it\n    it.it()\n", encoding="utf-8")
    worker = Worker(tmp_path)
    try:
        for body, wanted, seconds in (
            ("pass", "survived", 60),
            ("assert 0", "killed", 60),
            ("while 1: 0", "too long", 4),
        ):
            assert worker.ask("it.py", f"def it():\n    {body}\n", ["test_it.py"], seconds) == wanted, body
    finally:
        worker.close()
