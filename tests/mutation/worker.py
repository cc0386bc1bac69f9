"""Asks tests about faults, one after the other, in a copy of the repository: `worker.py FOLDER`.

The libraries are loaded once; each fault gets a fork of this process, which has not loaded anything of Clowder.
Lines of JSON come in (path, source, tests, seconds) and go out (verdict).
"""

import contextlib
import importlib
import json
import os
import signal
import sys
import time
from pathlib import Path

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
STEP = 0.01  # seconds between two looks at a running fork


def _ask(tests: list[str]) -> None:
    """In the fork: run the tests, silently, until the first that notices."""
    os.setsid()
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    import pytest

    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests])
    os._exit(int(code))


def verdict(tests: list[str], seconds: float) -> str:
    """ "survived", "killed", or "too long", which is killed as well: a fault that hangs the tests is noticed."""
    child = os.fork()
    if child == 0:
        try:
            _ask(tests)
        finally:
            os._exit(3)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)  # servers that a failed test left behind
            return "survived" if os.waitstatus_to_exitcode(status) == 0 else "killed"
        time.sleep(STEP)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "too long"


def main(folder: Path) -> None:
    os.chdir(folder)
    sys.dont_write_bytecode = True
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        asked = json.loads(line)
        file = folder / asked["path"]
        kept = file.read_bytes()
        file.write_text(asked["source"], encoding="utf-8")
        try:
            answer = verdict(asked["tests"], asked["seconds"])
        finally:
            file.write_bytes(kept)
        print(json.dumps({"verdict": answer}), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
