"""CLOWDER_INTERPRETED=1 makes a compiled installation run its .py files: for debuggers, coverage and comparison."""

import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType

ROOMS = ("clowder.core", "clowder.games", "clowder.bots")


class _SourceFinder(importlib.abc.MetaPathFinder):
    """Finds the source of the compiled rooms and overlooks the shared libraries beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if path is None or not fullname.startswith(ROOMS):
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for entry in path:
            spec = importlib.machinery.FileFinder(entry, loader).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def force_interpreted() -> None:
    """Do as the environment variable says; nothing when it is unset or 0."""
    if os.environ.get("CLOWDER_INTERPRETED", "") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder())
