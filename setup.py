"""Compiles the engine with mypyc; where that cannot be, the same files run as plain Python.

CLOWDER_COMPILE=auto (default): compile if possible, one notice if not; yes: fail loudly; no: plain Python.
The client is built into the package by the same build when its sources are there (see build_client.py).
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WANTED = os.environ.get("CLOWDER_COMPILE", "auto")
SOURCE = Path("src/clowder")
# Plain on purpose: the choice of arrays itself, and cold modules whose compiled form would only take longer to build.
PLAIN = {
    "__init__.py",
    "arrays.py",
    "errors.py",
    "record.py",
    "registry.py",
    "parts.py",
    "game.py",
    "options.py",
    "seeds.py",
    "intervals.py",
    "catalogue.py",
    "kept_games.py",
    "levels.py",
    "pieces.py",
    "views.py",
}


def groups() -> list[tuple[list[str], str]]:
    """One shared library per room: they build side by side and are cheap to call into each other."""
    rooms = [SOURCE / "core", SOURCE / "bots", *sorted(p for p in (SOURCE / "games").iterdir() if p.is_dir())]
    found = []
    for room in rooms:
        files = [str(path) for path in sorted(room.glob("*.py")) if path.name not in PLAIN]
        if files:
            found.append((files, f"clowder_{room.name}"))
    return found


class AllOrNothing(build_ext):
    """A half-built group would not import, so one failure removes everything."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count() or 1

    def build_extensions(self) -> None:
        # The largest first: two of them at the end would be one after the other, with a core that has nothing to do.
        self.extensions.sort(key=lambda ext: sum(os.path.getsize(path) for path in ext.sources), reverse=True)
        try:
            super().build_extensions()
        except Exception as error:
            if WANTED == "yes":
                raise
            notice(str(error))
            for ext in self.extensions:
                path = Path(self.get_ext_fullpath(ext.name))
                path.unlink(missing_ok=True)
            self.extensions = []


def notice(reason: str) -> None:
    print(f"notice: clowder is installed as plain Python, slower but equal in results ({reason})", file=sys.stderr)


def has_compiler() -> bool:
    """Whether the compiler that would be called is there; elsewhere than on POSIX only trying tells."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name != "posix" or shutil.which(shlex.split(command)[0]) is not None


def extensions() -> list:
    if WANTED == "no":
        return []
    if WANTED == "auto" and not has_compiler():
        notice("no C compiler")
        return []
    try:
        from mypyc.build import mypycify

        found = groups()
        os.environ.setdefault("MYPYPATH", "src")
        return mypycify(
            ["--config-file", "pyproject.toml", *[path for files, _ in found for path in files]],
            opt_level="3",
            debug_level="0",
            separate=found,
        )
    except (ImportError, SystemExit) as error:
        if WANTED == "yes":
            raise
        notice(f"mypyc: {error}")
        return []


class WithClient(build_py):
    """The browser client is part of the package's data, so it is there before the data is collected."""

    def run(self) -> None:
        sys.path.insert(0, str(Path(__file__).resolve().parent))  # an isolated build starts elsewhere
        import build_client

        build_client.build()
        if not self.editable_mode:  # what an earlier version left there would be installed again
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithClient})
