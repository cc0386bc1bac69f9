"""Asks tests about faults, one after the other, in a copy of the repository: `worker.py FOLDER [TEST...]`.

The libraries are loaded once, and so are the named tests with all they use; each fault gets a fork of this process. If
no tests are named, nothing of Clowder is loaded yet. Lines of JSON come in (path, function, source, tests, seconds
for all and for each; without a function the module is as it always is) and go out (verdict, and the last test).
"""

import contextlib
import ctypes
import importlib
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import psutil

LIBRARIES = (
    "pytest",
    "hypothesis",
    "msgspec",
    "fastapi",
    "sqlalchemy",
    "websockets",
    "httpx",
    "uvicorn",
    "fluent.runtime",
)
NOT_SWAPPED = 77  # how a fork ends that could not put the fault into what is loaded
PR_SET_CHILD_SUBREAPER = 36  # of Linux
STEP = 0.01  # seconds between two looks at a running fork
PARENT = os.getppid()  # once it has ended nobody waits for a verdict


class Noticed:
    """A pytest plugin that writes down which test runs, and ends one that takes much longer than it should."""

    def __init__(self, file: Path, seconds: dict[str, float]) -> None:
        self.file, self.seconds = file, seconds

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.file.write_text(nodeid, encoding="utf-8")  # the first that fails is the last that runs
        signal.alarm(int(self.seconds.get(nodeid, 0)))  # which ends the process


def _ask(asked: dict[str, Any], by: Path, loaded: bool) -> None:
    """In the fork: run the tests, silently, until the first that notices."""
    os.setsid()
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    import pytest

    if loaded and asked["function"] is not None:
        from tests.mutation.swapping import swap

        name = asked["path"].removeprefix("src/").removesuffix(".py").replace("/", ".")
        if not swap(name, asked["function"], asked["source"]):
            os._exit(NOT_SWAPPED)
    given = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *asked["tests"]]
    code = pytest.main(given, plugins=[Noticed(by, asked["each"])])
    os._exit(int(code))


def end_all() -> None:
    """Everything that the fork left behind, servers for instance: orphans of its are children of this process."""
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            process.kill()
    with contextlib.suppress(ChildProcessError):
        while True:
            os.waitpid(-1, 0)


def verdict(asked: dict[str, Any], by: Path, loaded: bool) -> str:
    """ "survived", "killed", "too long", or "not loaded": the fault cannot be put into what is loaded."""
    child = os.fork()
    if child == 0:
        try:
            _ask(asked, by, loaded)
        finally:
            os._exit(3)
    end = time.monotonic() + asked["seconds"]
    while time.monotonic() < end and os.getppid() == PARENT:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            if loaded and code == NOT_SWAPPED:
                return "not loaded"
            return "survived" if code == 0 else "too long" if code == -signal.SIGALRM else "killed"
        time.sleep(STEP)
    return "too long"


def load(tests: list[str]) -> None:
    """Load these tests and what they use, once for all faults."""
    import pytest

    with open(os.devnull, "w", encoding="utf-8") as quiet, contextlib.redirect_stdout(quiet):
        pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests])


def main(folder: Path, loaded: list[str]) -> None:
    os.chdir(folder)
    # Bytecode of sources is checked by their hash, that of tests, which pytest rewrites, does not change: it is kept.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    by = folder / "noticed-by"
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    if loaded:
        load(loaded)
    for line in sys.stdin:
        asked = json.loads(line)
        file = folder / asked["path"]
        kept = file.read_bytes()
        file.write_text(asked["source"], encoding="utf-8")
        by.write_text("", encoding="utf-8")
        try:
            answer = verdict(asked, by, bool(loaded))
        finally:
            end_all()
            file.write_bytes(kept)
        print(json.dumps({"verdict": answer, "by": by.read_text(encoding="utf-8")}), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
