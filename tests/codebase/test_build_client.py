"""When the client is built anew: after a change of anything it is made of."""

import os
from pathlib import Path

import pytest

import build_client

SOURCES = (
    "client/index.html",
    "client/package-lock.json",
    "client/vite.config.ts",
    "client/tools/library.mjs",
    "client/tools/library.py",
    "client/public/icon.svg",
    "client/src/pages/Start.svelte",
    "src/clowder/bots/texts/en.ftl",
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with a page that is newer than all its sources."""
    for name, folder in (("ROOT", ""), ("CLIENT", "client"), ("STATIC", "static")):
        monkeypatch.setattr(build_client, name, tmp_path / folder)
    for name in (*SOURCES, "client/tools/size.mjs", "static/index.html"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (1000, 1000))
    return tmp_path


def test_a_page_without_changes_stays(house: Path) -> None:
    assert build_client.is_fresh()
    os.utime(house / "client/tools/size.mjs", (2000, 2000))
    assert build_client.is_fresh(), "nothing of it is in the page"
    (house / "static/index.html").unlink()
    assert not build_client.is_fresh()


@pytest.mark.parametrize("name", SOURCES)
def test_a_change_of_what_it_is_made_of_is_noticed(house: Path, name: str) -> None:
    os.utime(house / name, (2000, 2000))
    assert not build_client.is_fresh()
