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

from tests.mutation.faults import Fault

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
    elsewhere = folder / "src" / "sitecustomize.py"
    shutil.copy(Path(__file__).with_name("elsewhere.py"), elsewhere)
    try:
        subprocess.run(
            [sys.executable, "-m", "pytest", *given], cwd=folder, env=env, stdout=subprocess.DEVNULL, check=False
        )
    finally:
        elsewhere.unlink()
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    found["touched"] = {str(Path(file).relative_to(folder)): lines for file, lines in found["touched"].items()}
    return found


class Worker:
    """A process that asks the tests of its own copy about faults.

    With tests to load there are two: one that has them loaded already, and one for faults that cannot be put into it.
    """

    def __init__(self, folder: Path, loaded: list[str] | None = None) -> None:
        self.processes = [
            subprocess.Popen(
                [sys.executable, str(Path(__file__).with_name("worker.py")), str(folder), *tests],
                cwd=folder,
                env=surroundings(folder),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for tests in ([loaded, []] if loaded else [[]])
        ]

    def ask(
        self, path: str, function: str | None, source: str, tests: list[str], seconds: float, each: dict[str, float]
    ) -> tuple[str, str]:
        """The verdict, and the test that ran last: the one that noticed."""
        asked = {
            "path": path,
            "function": function,
            "source": source,
            "tests": tests,
            "seconds": seconds,
            "each": each,
        }
        for process in self.processes:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            if answer["verdict"] != "not loaded":
                break
        return answer["verdict"], "" if answer["verdict"] == "survived" else answer["by"]

    def decide(
        self, fault: Fault, sound: str, faulty: str, tests: list[str], seconds: float, each: dict[str, float]
    ) -> tuple[str, str]:
        """The same, and what a test without an end means: it hangs by the fault if, right after it, the module as it is
        passes within half of the time. If not, it is the machine: all is asked once more with more time."""
        for patience in (1, 3):
            limits = {test: patience * limit for test, limit in each.items()}
            found, by = self.ask(fault.path, fault.function, faulty, tests, patience * seconds, limits)
            if found != "too long":
                return found, by
            slow = [by] if by else tests[:1]
            if self.ask(fault.path, None, sound, slow, patience * each[slow[0]] / 2, {})[0] == "survived":
                return "hung", by
        return "undecided", by

    def close(self) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
            process.wait()
