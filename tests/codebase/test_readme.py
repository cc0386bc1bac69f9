"""The examples of the README and of the package do what they say, and the version is the same wherever it stands."""

import doctest
import json
import re
import tomllib
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


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    client = [json.loads((ROOT / "client" / name).read_text()) for name in ("package.json", "package-lock.json")]
    changes = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    newest = next(version for version in changes if version != "Unreleased")
    found = [clowder.__version__, *(each["version"] for each in client), client[1]["packages"][""]["version"], newest]
    assert set(found) == {project}
