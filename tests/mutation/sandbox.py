"""Copies of the repository in which faults are tried, and the processes that try them."""

import compileall
import json
import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

COPIED = (
    "src",
    "tests",
    "docs",
    "bench",
    "examples",
    "bin",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
)
LEFT = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", "static", "node_modules", "pictures", "client")


def make(root: Path, folder: Path) -> Path:
    """A plain (not compiled) copy.

    Its bytecode is checked by the hash of the source: faults come within one tick of the file system's clock.
    """
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=LEFT)
        elif (root / name).exists():
            shutil.copy(root / name, folder / name)
    static = root / "src" / "clowder" / "server" / "static"
    if static.exists():
        shutil.copytree(static, folder / "src" / "clowder" / "server" / "static")
    checked = py_compile.PycInvalidationMode.CHECKED_HASH
    for name in ("src", "tests"):
        compileall.compile_dir(folder / name, quiet=2, invalidation_mode=checked)
    return folder


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    paths = os.pathsep.join((str(folder / "src"), str(folder)))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "CLOWDER_INTERPRETED": "1", **more}


def touching(folder: Path, modules: list[str], tests: list[str]) -> dict[str, Any]:
    """Run the tests once as they are: which touch which lines, and how long they take. Failing ones are left out."""
    out = folder / "touched.json"
    env = surroundings(
        folder,
        CLOWDER_TOUCH_FILES=":".join(str(folder / each) for each in modules),
        CLOWDER_TOUCH_OUT=str(out),
    )
    given = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutation.touching", *tests]
    subprocess.run(
        [sys.executable, "-m", "pytest", *given], cwd=folder, env=env, stdout=subprocess.DEVNULL, check=False
    )
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    found["touched"] = {str(Path(file).relative_to(folder)): lines for file, lines in found["touched"].items()}
    return found


class Worker:
    """One process that asks the tests of its own copy."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("worker.py")), str(folder)],
            cwd=folder,
            env=surroundings(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, path: str, source: str, tests: list[str], seconds: float) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"path": path, "source": source, "tests": tests, "seconds": seconds}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return str(json.loads(self.process.stdout.readline())["verdict"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
