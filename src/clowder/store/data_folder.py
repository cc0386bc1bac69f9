"""The folder in which a host's games are kept when no other is named."""

import os
from pathlib import Path
from typing import Final

import platformdirs

FILE_NAME: Final = "clowder.sqlite3"


def data_folder() -> Path:
    """The system's folder for this user's data; where 1.0.0 kept its games as long as they are there and not here."""
    folder = platformdirs.user_data_path("clowder", appauthor=False)
    before = _folder_of_1_0_0()
    if not (folder / FILE_NAME).exists() and (before / FILE_NAME).exists():
        return before
    return folder


def _folder_of_1_0_0() -> Path:
    """It differs on macOS, where an environment variable is empty, and where Windows moved the folder elsewhere."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local")))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share")))
    return base / "clowder"
