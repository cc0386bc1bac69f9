"""The examples of the README and of the package do what they say."""

import doctest
from pathlib import Path

import pytest

import clowder
from tests.contract.catalog import present_ids

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif("cat-box" not in present_ids(), reason="the examples use Cat Box")
@pytest.mark.parametrize("name", ["README.md", "docs/add-a-game.md"])
def test_examples_of_a_page(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


@pytest.mark.skipif("cat-box" not in present_ids(), reason="the examples use Cat Box")
def test_examples_of_the_package() -> None:
    result = doctest.testmod(clowder)
    assert result.failed == 0
    assert result.attempted >= 3
