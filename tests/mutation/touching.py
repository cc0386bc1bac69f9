"""A pytest plugin: which test runs which lines of the chosen modules, and how long it takes.

Used as `-p tests.mutation.touching` with the environment variables CLOWDER_TOUCH_FILES (the modules, separated by
colons) and CLOWDER_TOUCH_OUT (where the JSON goes).
"""

import json
import os
import time
from collections.abc import Iterator

import coverage
import pytest

from tests.mutation.belonging import is_asked

FILES = os.environ.get("CLOWDER_TOUCH_FILES", "").split(":")
OUT = os.environ.get("CLOWDER_TOUCH_OUT", "")


class Touching:
    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, include=FILES, config_file=False)
        self.coverage.start()
        self.seconds: dict[str, float] = {}
        self.passed: set[str] = set()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        path = FILES[0]
        items[:] = [item for item in items if is_asked(item.nodeid, path)]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        yield
        self.seconds[item.nodeid] = round(time.perf_counter() - begun, 3)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        touched: dict[str, dict[int, list[str]]] = {}
        for file in data.measured_files():
            touched[file] = {line: sorted(tests) for line, tests in data.contexts_by_lineno(file).items()}
        seconds = {test: self.seconds[test] for test in self.passed}
        with open(OUT, "w", encoding="utf-8") as out:
            json.dump({"touched": touched, "seconds": seconds}, out)


def pytest_configure(config: pytest.Config) -> None:
    if OUT:
        config.pluginmanager.register(Touching(), "touching")
