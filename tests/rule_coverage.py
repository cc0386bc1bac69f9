"""Which clauses, rulings and examples of the specifications have a passing test.

Tests name them: `@pytest.mark.rule("CB-PLACE-3", "CB-R16")`. The lists are tests/games/<package>/ids.toml. With
`--rule-coverage` (bin/test, the whole suite) an id without a passing test fails the run; a name that is in no list
always does.
"""

from collections import defaultdict
from typing import Any

import pytest

from tests.contract.catalog import GAMES_DIR, id_lists

KINDS = ("clauses", "rulings", "examples")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-coverage", action="store_true", help="fail if a rule has no passing test")


def pytest_configure(config: pytest.Config) -> None:
    strict = bool(config.getoption("--rule-coverage"))
    reporting = not hasattr(config, "workerinput")
    lists = {path.parent.name: id_lists(path.parent.name) for path in sorted(GAMES_DIR.glob("*/ids.toml"))}
    config.pluginmanager.register(RuleCoverage(lists, strict, reporting), "clowder-rule-coverage")


def marked_ids(item: pytest.Item) -> list[str]:
    return [name for mark in item.iter_markers("rule") for name in mark.args]


def package_of(path: str) -> str:
    """The game a test belongs to: tests/games/<package>/..., or none."""
    parts = path.replace("\\", "/").split("/")
    return parts[parts.index("games") + 1] if "games" in parts[:-2] else ""


class RuleCoverage:
    """Collects on the side that reports: with xdist the controller, which hears every worker."""

    def __init__(self, lists: dict[str, dict[str, tuple[str, ...]]], strict: bool, reporting: bool = True) -> None:
        self.lists = lists
        self.strict = strict
        self.reporting = reporting
        self.named: dict[str, set[str]] = defaultdict(set)
        self.passed: dict[str, set[str]] = defaultdict(set)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        ids = marked_ids(item)
        if ids:
            item.user_properties.append(("rules", ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        package = package_of(report.nodeid.split("::")[0])
        for name, ids in report.user_properties:
            if name == "rules" and isinstance(ids, list | tuple):
                self.named[package].update(ids)
                if report.when == "call" and report.passed:
                    self.passed[package].update(ids)

    def faults(self) -> list[str]:
        """What fails the run: unknown names, and, when the whole suite was run, rules without a passing test."""
        found = []
        for package, ids in sorted(self.named.items()):
            known = {name for names in self.lists.get(package, {}).values() for name in names}
            if known and ids - known:
                found.append(f"{package}: not in ids.toml: {', '.join(sorted(ids - known))}")
        if self.strict:
            for package, lists in self.lists.items():
                for kind in KINDS:
                    missing = sorted(set(lists.get(kind, ())) - self.passed[package])
                    if missing:
                        found.append(f"{package}: {kind} without a passing test: {', '.join(missing)}")
        return found

    def lines(self) -> list[str]:
        """For example `cat-box: 87 of 87 clauses, 54 of 54 rulings, 39 of 39 examples`."""
        told = []
        for package, lists in self.lists.items():
            if self.strict or self.passed[package]:
                counts = []
                for kind in KINDS:
                    ids = set(lists.get(kind, ()))
                    counts.append(f"{len(ids & self.passed[package])} of {len(ids)} {kind}")
                told.append(f"{package.replace('_', '-')}: {', '.join(counts)}")
        return told

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.reporting and self.faults() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self.reporting or not (self.lines() or self.faults()):
            return
        terminalreporter.section("rule coverage")
        for line in self.lines():
            terminalreporter.write_line(line)
        for fault in self.faults():
            terminalreporter.write_line(fault, red=True)
