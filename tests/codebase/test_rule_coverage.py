"""The plugin that ties tests to rules counts right and fails when it should."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.rule_coverage import RuleCoverage, package_of

LISTS = {"cat_box": {"clauses": ("CB-A-1", "CB-A-2"), "rulings": ("CB-R1",), "examples": ("CB-W1",)}}


def report(ids: list[str], passed: bool = True, when: str = "call", path: str = "tests/games/cat_box/test_a.py") -> Any:
    return SimpleNamespace(nodeid=f"{path}::test", user_properties=[("rules", ids)], when=when, passed=passed)


def finished(coverage: RuleCoverage) -> int:
    session = SimpleNamespace(exitstatus=pytest.ExitCode.OK)
    coverage.pytest_sessionfinish(session)  # type: ignore[arg-type]
    return int(session.exitstatus)


def test_complete_coverage_passes() -> None:
    coverage = RuleCoverage(LISTS, strict=True)
    coverage.pytest_runtest_logreport(report(["CB-A-1", "CB-R1"]))
    coverage.pytest_runtest_logreport(report(["CB-A-2", "CB-W1"]))
    assert coverage.lines() == ["cat-box: 2 of 2 clauses, 1 of 1 rulings, 1 of 1 examples"]
    assert coverage.faults() == []
    assert finished(coverage) == 0


def test_rule_without_a_passing_test_fails_the_run() -> None:
    coverage = RuleCoverage(LISTS, strict=True)
    coverage.pytest_runtest_logreport(report(["CB-A-1", "CB-R1", "CB-W1"]))
    coverage.pytest_runtest_logreport(report(["CB-A-2"], passed=False))
    coverage.pytest_runtest_logreport(report(["CB-A-2"], when="setup"))
    assert coverage.lines() == ["cat-box: 1 of 2 clauses, 1 of 1 rulings, 1 of 1 examples"]
    assert coverage.faults() == ["cat_box: clauses without a passing test: CB-A-2"]
    assert finished(coverage) == 1


def test_part_of_the_suite_may_leave_rules_out() -> None:
    coverage = RuleCoverage(LISTS, strict=False)
    coverage.pytest_runtest_logreport(report(["CB-A-1"]))
    assert finished(coverage) == 0


def test_unknown_rule_always_fails_the_run() -> None:
    coverage = RuleCoverage(LISTS, strict=False)
    coverage.pytest_runtest_logreport(report(["CB-A-1", "CB-A-9"]))
    assert coverage.faults() == ["cat_box: not in ids.toml: CB-A-9"]
    assert finished(coverage) == 1


def test_workers_leave_the_verdict_to_the_controller() -> None:
    assert finished(RuleCoverage(LISTS, strict=True, reporting=False)) == 0


def test_tests_belong_to_the_game_of_their_folder() -> None:
    assert package_of("tests/games/cat_box/test_a.py") == "cat_box"
    assert package_of("tests/core/test_rng.py") == ""
    assert package_of("tests/games/test_all.py") == ""
