"""A pytest plugin: which test runs which lines of the chosen modules, and how long it takes.

Used as `-p tests.mutation.touching` with the environment variables CLOWDER_TOUCH_FILES (the modules, separated by
colons) and CLOWDER_TOUCH_OUT (where the JSON goes). Processes that tests start tell the same by `elsewhere.py`.
"""

import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import coverage
import pytest

from tests.mutation.belonging import is_asked

FILES = os.environ.get("CLOWDER_TOUCH_FILES", "").split(":")
OUT = os.environ.get("CLOWDER_TOUCH_OUT", "")
PATIENCE = 5.0  # seconds in which every process that a test started has to see the next test's name


class Touching:
    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, include=FILES, config_file=False)
        self.coverage.start()
        self.seconds: dict[str, float] = {}
        self.passed: set[str] = set()
        self.folder = Path(tempfile.mkdtemp(prefix="clowder-touch-"))
        self.told: dict[Path, dict[str, Any]] = {}  # of processes that have ended
        self.name("")
        os.environ["CLOWDER_TOUCH_FOLDER"] = str(self.folder)

    def name(self, test: str) -> None:
        """Tell all processes which test runs now, and wait until they know."""
        written = self.folder / "new"
        written.write_text(test, encoding="utf-8")
        written.replace(self.folder / "test")
        end = time.monotonic() + PATIENCE
        for told in self.folder.glob("*.json"):
            if told in self.told:
                continue
            while True:
                found = json.loads(told.read_text(encoding="utf-8"))
                if found["seen"] == test or time.monotonic() > end:
                    break
                if not Path("/proc", told.stem).exists():
                    self.told[told] = found
                    break
                time.sleep(0.005)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        path = FILES[0]
        items[:] = [item for item in items if is_asked(item.nodeid, path)]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        self.name(item.nodeid)
        begun = time.perf_counter()
        yield
        self.seconds[item.nodeid] = round(time.perf_counter() - begun, 3)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self) -> None:
        self.name("")  # before servers are stopped: whoever is killed tells nothing more

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        touched: dict[str, dict[int, set[str]]] = {}
        for file in data.measured_files():
            touched[file] = {line: set(tests) for line, tests in data.contexts_by_lineno(file).items()}
        for told in self.folder.glob("*.json"):
            with suppress(json.JSONDecodeError):
                for file, lines in json.loads(told.read_text(encoding="utf-8"))["touched"].items():
                    for line, tests in lines.items():
                        named = touched.setdefault(file, {}).setdefault(int(line), set())
                        named.update(test for test in tests if test)
        seconds = {test: self.seconds[test] for test in self.passed}
        with open(OUT, "w", encoding="utf-8") as out:
            json.dump({"touched": touched, "seconds": seconds}, out, default=sorted)
        shutil.rmtree(self.folder, ignore_errors=True)


def pytest_configure(config: pytest.Config) -> None:
    if OUT:
        config.pluginmanager.register(Touching(), "touching")
