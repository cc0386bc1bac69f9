"""Shared set-up of all tests: the plugin that ties tests to rules."""

import sys
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.secrecy", "tests.contract.walk")

pytest_plugins = ["tests.rule_coverage"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop in its thread, and others start their own."""
    items.sort(key=lambda item: item.path.parent.name == "client")


@pytest.fixture(autouse=True)
def language_of_the_terminal() -> Iterator[None]:
    """A test that calls the command line with --lang leaves no language behind for those after it."""
    yield
    speech = sys.modules.get("clowder.cli.speech")
    if speech is not None:
        speech.choose_language("")
