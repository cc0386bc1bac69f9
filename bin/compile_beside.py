"""Compiles the engine into a wheel while the table is open; bin/play takes it at the next start.

    python bin/compile_beside.py ROOT FOLDER PROCESS

It returns at once and says in one line what goes on. The work itself ends with PROCESS (the table), is done once at a
time, and never tried again for the same sources after it failed.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path


def say(text: str) -> None:
    print(text, file=sys.stderr)


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def begin(root: Path, folder: Path, table: int) -> None:
    """Start the work beside the table, unless it cannot be done or is under way."""
    if os.environ.get("CLOWDER_COMPILE") == "no" or not has_compiler():
        say("notice: the engine runs as plain Python, equal in results (no C compiler, or CLOWDER_COMPILE=no)")
        return
    if (folder / "failed").exists():
        say(f"notice: the engine runs as plain Python: it could not be compiled, the log is {folder / 'log'}")
        return
    for old in folder.parent.iterdir() if folder.parent.is_dir() else ():
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    say("the engine runs as plain Python for now; its fast form is compiled beside it and taken at the next start")
    command = [sys.executable, __file__, str(root), str(folder), str(table), "work"]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def work(root: Path, folder: Path, table: int) -> None:
    """Build the wheel in a copy of the sources, so that nobody else's build is in the way."""
    import fcntl  # bin/play is for POSIX; Windows has bin/play.ps1

    with open(folder / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return  # another start is at it
        if list(folder.glob("*.whl")):
            return
        os.nice(15)
        copy = folder / "source"
        shutil.rmtree(copy, ignore_errors=True)
        skipped = shutil.ignore_patterns(".venv*", ".git", "node_modules", "build", "dist", "__pycache__", "*.so")
        shutil.copytree(root, copy, ignore=skipped)
        made = folder / "made"
        shutil.rmtree(made, ignore_errors=True)
        done = build(copy, made, folder / "log", table)
        shutil.rmtree(copy, ignore_errors=True)
        if done:
            for wheel in made.glob("*.whl"):
                wheel.rename(folder / wheel.name)
        elif alive(table):
            (folder / "failed").touch()


def build(copy: Path, made: Path, log: Path, table: int) -> bool:
    environment = {**os.environ, "CLOWDER_COMPILE": "yes", "CLOWDER_CLIENT": "no"}
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    with open(log, "w") as told:
        worker = subprocess.Popen(
            [*command, "-w", str(made), str(copy)], env=environment, stdout=told, stderr=told, start_new_session=True
        )
        while worker.poll() is None:
            if not alive(table):
                os.killpg(worker.pid, signal.SIGTERM)
                worker.wait()
                return False
            time.sleep(1)
    return worker.returncode == 0


if __name__ == "__main__":
    task = work if sys.argv[4:] == ["work"] else begin
    task(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
