"""Games are kept where the system keeps a user's data; what 1.0.0 kept elsewhere is found again."""

import sys
from pathlib import Path
from types import SimpleNamespace

import platformdirs
import pytest

from clowder.store import data_folder as module
from clowder.store.data_folder import FILE_NAME, data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def move_elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As on macOS, where the system's folder is not the one that 1.0.0 used."""
    folder = home / "Library" / "Application Support" / "clowder"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_args, **_more: folder)
    return folder


def keep_games(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).touch()


@pytest.mark.skipif(sys.platform != "linux", reason="tells where it is on Linux")
def test_on_linux_it_stays_where_it_was(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local" / "share" / "clowder"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == home / "data" / "clowder"


def test_a_new_host_gets_the_folder_of_the_system(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == platformdirs.user_data_path("clowder", appauthor=False)
    folder = move_elsewhere(home, monkeypatch)
    assert data_folder() == folder


def test_on_windows_it_is_the_users_own_without_a_maker_in_between(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(
        platformdirs, "user_data_path", lambda *names, **more: asked.append((names, more)) or home / "new"
    )
    local = home / "Local"
    monkeypatch.setattr(module, "os", SimpleNamespace(name="nt", environ={"LOCALAPPDATA": str(local)}))
    keep_games(local / "clowder")
    assert data_folder() == local / "clowder"
    assert asked == [(("clowder",), {"appauthor": False})]


def test_games_of_1_0_0_are_found_where_they_lie(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = move_elsewhere(home, monkeypatch)
    keep_games(home / ".local" / "share" / "clowder")
    assert data_folder() == home / ".local" / "share" / "clowder"
    keep_games(folder)
    assert data_folder() == folder, "whoever moved them, or began anew, has chosen"
