"""Shared set-up of all tests: the plugin that ties tests to rules."""

import sys
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.secrecy", "tests.contract.walk")

pytest_plugins = ["tests.rule_coverage"]


# The longest browser tests: the last ones of a run should be short, or one of two workers waits for the other.
LONG = {
    "test_accessibility.py",
    "test_after_the_game.py",
    "test_anywhere.py",
    "test_by_names.py",
    "test_whole_games.py",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright keeps an event loop in its thread, and others start their own."""
    items.sort(key=lambda item: (item.path.parent.name == "client", item.path.name not in LONG))


@pytest.fixture(autouse=True)
def language_of_the_terminal() -> Iterator[None]:
    """A test that calls the command line with --lang leaves no language behind for those after it."""
    yield
    speech = sys.modules.get("clowder.cli.speech")
    if speech is not None:
        speech.choose_language("")
