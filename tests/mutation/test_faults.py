"""The driver that puts faults into modules: what it changes, whom it asks, how it tells noticed from unnoticed."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutation import measuring
from tests.mutation.__main__ import asked_tests, by_file, drawn
from tests.mutation.belonging import NEAR_THE_SERVER, asked_folders, is_asked
from tests.mutation.faults import Fault, faults_of
from tests.mutation.sandbox import Worker, touching
from tests.mutation.swapping import swap

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

SERVED = """import sys

for line in sys.stdin:
    word = line.strip()
    if word == "one":
        print(1, flush=True)
    else:
        print(2, flush=True)
"""
TESTS_OF_SERVED = """import os, subprocess, sys
import pytest

@pytest.fixture(scope="module")
def server():
    started = subprocess.Popen(
        [sys.executable, "src/served.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    yield started
    started.kill()
    started.wait()

def ask(server, word):
    print(word, file=server.stdin, flush=True)
    return server.stdout.readline()

def test_one(server):
    assert ask(server, "one") == "1\\n"

def test_two(server):
    assert ask(server, "two") == "2\\n"
"""


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
        "touched": {"module.py": {"12": ["slow", "quick", "failing"], "9": ["other"], "3": [""]}},
    }
    assert asked_tests(faults[-1], touched) == (["quick"], 0.1)  # beyond its patience it stops
    assert asked_tests(faults[0], touched)[0] == ["quick", "other"]  # whoever runs a line of the module
    assert asked_tests(faults[1], touched) == ([], 0.0)


def test_tests_of_one_file_are_asked_together_and_quick_files_first() -> None:
    seconds = {"a::1": 0.1, "b::1": 0.2, "a::2": 0.9}
    assert by_file(list(seconds), seconds) == ["b::1", "a::1", "a::2"]


def test_a_larger_sample_has_the_smaller_one_in_it(tmp_path: Path) -> None:
    _, faults = found(tmp_path)
    few, many = drawn(list(faults), 3, "1 it"), drawn(list(faults), 6, "1 it")
    assert len(few) == 3
    assert set(few) < set(many) < set(faults)
    assert many == sorted(many, key=lambda fault: fault.start)


def test_a_game_is_asked_about_by_its_own_tests() -> None:
    root = Path(__file__).resolve().parents[2]
    path = "src/clowder/games/cat_box/moves.py"
    assert asked_folders(path, 0, root) == ["tests/games/cat_box"]
    assert asked_folders(path, 1, root)[:2] == ["tests/contract", "tests/golden"]
    near = asked_folders("src/clowder/server/ws.py", 0, root)
    assert len(near) == len(NEAR_THE_SERVER), "named and not there"
    assert is_asked("tests/contract/test_suite.py::test_views[cat-box-2]", path)
    assert not is_asked("tests/contract/test_suite.py::test_views[cat-attack-2]", path)


def test_the_verdict_tells_noticed_from_unnoticed_and_from_endless(tmp_path: Path) -> None:
    (tmp_path / "it.py").write_text("", encoding="utf-8")
    (tmp_path / "test_it.py").write_text("def test_it():\n    import it\n    it.it()\n", encoding="utf-8")
    worker = Worker(tmp_path)
    try:
        for body, wanted in (("pass", ("survived", "")), ("assert 0", ("killed", "test_it.py::test_it"))):
            source = f"def it():\n    {body}\n"
            assert worker.ask("it.py", "it", source, ["test_it.py"], 600, {}) == wanted, body
        each = {"test_it.py::test_it": 1.0}
        endless = "def it():\n    while 1: 0\n"
        assert worker.ask("it.py", "it", endless, ["test_it.py"], 600, each) == ("too long", "test_it.py::test_it")
        assert worker.ask("it.py", "it", endless, ["test_it.py"], 1, {})[0] == "too long"
    finally:
        worker.close()


class Scripted(Worker):
    """Answers what was written down for it."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def ask(self, path: str, function: str | None, *_more: object) -> tuple[str, str]:
        who, _, answer = self.answers.pop(0).partition(" ")
        assert who == ("sound" if function is None else "faulty")
        return answer, "" if answer == "survived" else "slow"


@pytest.mark.parametrize(
    ("verdict", "answers"),
    [
        (("killed", "slow"), ["faulty killed"]),
        (("survived", ""), ["faulty survived"]),
        (("hung", "slow"), ["faulty too long", "sound survived"]),
        (("survived", ""), ["faulty too long", "sound too long", "faulty survived"]),
        (("hung", "slow"), ["faulty too long", "sound too long", "faulty too long", "sound survived"]),
        (("undecided", "slow"), ["faulty too long", "sound too long", "faulty too long", "sound too long"]),
    ],
)
def test_a_test_without_an_end_is_the_faults_doing_only_if_it_ends_without_it(
    verdict: tuple[str, str], answers: list[str]
) -> None:
    worker = Scripted(*answers)
    fault = Fault("it.py", 2, "it", 0, 0, "", "", "", 0)
    assert worker.decide(fault, "sound", "faulty", ["quick", "slow"], 9.0, {"quick": 2.0, "slow": 4.0}) == verdict
    assert worker.answers == []


SWAPPED = """
import functools


class It:
    @property
    def one(self):
        return 1

    @functools.cache
    def two(self):
        return [2 for _ in range(1)][0]

    def three(self, more=3):
        return more
"""


def test_a_fault_inside_a_function_needs_no_new_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "swapped_module.py").write_text(SWAPPED, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("swapped_module")
    it = module.It()
    assert not swap("swapped_module", "It.one", SWAPPED), "no fault in it"
    assert swap("swapped_module", "It.one", SWAPPED.replace("return 1", "return 10"))
    assert swap("swapped_module", "It.two", SWAPPED.replace("[2 for", "[20 for"))
    assert not swap("swapped_module", "It.three", SWAPPED.replace("more=3", "more=30")), "outside of the function"
    assert not swap("swapped_module", "", SWAPPED)
    assert not swap("not_there", "It.one", SWAPPED)
    assert (it.one, it.two(), it.three()) == (10, 20, 3)
    del sys.modules["swapped_module"]


def test_lines_that_a_server_runs_for_a_test_are_known(tmp_path: Path) -> None:
    """One process serves both tests, as a server of a file does; each line belongs to the test that asked for it."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "served.py").write_text(SERVED, encoding="utf-8")
    (tmp_path / "test_served.py").write_text(TESTS_OF_SERVED, encoding="utf-8")
    os.symlink(Path(__file__).resolve().parents[1], tmp_path / "tests")
    found = touching(tmp_path, ["src/served.py"], ["test_served.py"])
    lines = found["touched"]["src/served.py"]
    assert sorted(found["seconds"]) == ["test_served.py::test_one", "test_served.py::test_two"]
    assert lines["6"] == ["test_served.py::test_one"]
    assert lines["8"] == ["test_served.py::test_two"]


def test_only_a_changed_file_of_tests_is_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def found(_folder: Path, _modules: list[str], tests: list[str]) -> dict[str, Any]:
        asked.append(tests)
        names = [f"{file}::test_it" for file in tests]
        return {"seconds": dict.fromkeys(names, 1.0), "touched": {"src/it.py": {"1": ["", *names], "2": names[:1]}}}

    monkeypatch.setattr(measuring, "touching", found)
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    for name in ("a", "b"):
        (tmp_path / "tests" / f"test_{name}.py").write_text(name, encoding="utf-8")
    a, b = "tests/test_a.py", "tests/test_b.py"

    def measured() -> dict[str, Any]:
        return measuring.measured(tmp_path, ["src/it.py"], ["tests"], tmp_path / "verdicts")

    whole = measured()
    assert whole["seconds"] == {f"{a}::test_it": 1.0, f"{b}::test_it": 1.0}
    assert whole["touched"]["src/it.py"]["2"] == [f"{a}::test_it"]
    assert set(whole["touched"]["src/it.py"]["1"]) == {"", f"{a}::test_it", f"{b}::test_it"}
    assert measured() == whole
    (tmp_path / b).write_text("changed", encoding="utf-8")
    measured()
    (tmp_path / "src" / "it.py").write_text("1", encoding="utf-8")
    measured()
    assert asked == [[a, b], [b], [a, b]]
