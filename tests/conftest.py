"""Shared set-up of all tests: the plugin that ties tests to rules."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.secrecy", "tests.contract.walk")

pytest_plugins = ["tests.rule_coverage"]
