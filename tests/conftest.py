"""Shared set-up of all tests: the plugin that ties tests to rules."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.secrecy", "tests.contract.walk")

pytest_plugins = ["tests.rule_coverage"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop in its thread, and others start their own."""
    items.sort(key=lambda item: item.path.parent.name == "client")
