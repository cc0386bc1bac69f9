"""Checks the recipe of CONTRIBUTING.md in an environment without the extras: `python -m tests.codebase.plain_install`.

Every test can be collected, and what needs a library of an extra is skipped with the command that installs it.
"""

import importlib.util
import io
from contextlib import redirect_stdout

import pytest

from tests.extras import EXTRA_OF

QUICK = ["tests/core", "tests/store"]  # run, not only collected: the store's tests ask for PostgreSQL as they begin


class Skipped:
    """The reasons why tests were skipped, while they were collected and while they ran."""

    def __init__(self) -> None:
        self.reasons: set[str] = set()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def _note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            self.reasons.add(str(report.longrepr[2]))


def main() -> None:
    present = sorted(library for library in EXTRA_OF if importlib.util.find_spec(library))
    if present:
        raise SystemExit(f"this environment has libraries of the extras: {', '.join(present)}")
    skipped = Skipped()
    listed = io.StringIO()
    with redirect_stdout(listed):
        failed = pytest.main(["--collect-only", "tests"], [skipped])
    if failed:
        raise SystemExit(listed.getvalue())
    if pytest.main(QUICK, [skipped]):
        raise SystemExit("the tests fail without the extras")
    for extra in ("postgres", "rl"):
        if not any(f"is not installed: pip install -e '.[{extra}]'" in reason for reason in skipped.reasons):
            raise SystemExit(f"no test says that it needs the extra {extra}; reasons: {sorted(skipped.reasons)}")
    print("without the extras all tests are collected, and what needs one says so")


if __name__ == "__main__":
    main()
