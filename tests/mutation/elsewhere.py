"""Which lines of the chosen modules a process runs that a test started, for instance a server; see touching.py.

While tests are measured, the copy of the repository has this file as `sitecustomize`, which Python loads first. A
thread looks for the name of the running test, which may change while a server lives on, and tells in a file of its own
what was run for each and that it has seen the new name.
"""

import json
import os
import threading
import time
from pathlib import Path

STEP = 0.01  # seconds between two looks at the name of the running test


def follow(measured: object, folder: Path, ready: threading.Event) -> None:
    """Until the process ends: what was run, by test."""
    import coverage

    assert isinstance(measured, coverage.Coverage)
    told = folder / f"{os.getpid()}.json"
    current = None
    while folder.exists():
        name = (folder / "test").read_text(encoding="utf-8")
        if name != current:
            measured.switch_context(name)
            data = measured.get_data()
            touched = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
            written = told.with_suffix(".new")
            written.write_text(json.dumps({"seen": name, "touched": touched}), encoding="utf-8")
            written.replace(told)
            current = name
            ready.set()
        time.sleep(STEP)


def begin() -> None:
    folder = os.environ.get("CLOWDER_TOUCH_FOLDER")
    if not folder:
        return
    import coverage

    chosen = os.environ["CLOWDER_TOUCH_FILES"].split(":")
    measured = coverage.Coverage(data_file=None, include=chosen, config_file=False)
    measured.start()
    ready = threading.Event()
    threading.Thread(target=follow, args=(measured, Path(folder), ready), daemon=True).start()
    ready.wait(10)  # nothing is run before it is known for which test


if __name__ == "sitecustomize":
    begin()
