"""Lets a process and its threads run a part of the time only, as on a slower device: stopped and continued in turns.

Chromium's own throttling (Emulation.setCPUThrottlingRate) slows the page's thread and no worker; this slows all.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUN = 0.005  # seconds
LOOK = 0.25  # seconds after which new processes are found: a page may begin in one of its own


def renderers(of: int) -> list[int]:
    """The processes that draw pages and run their workers, below a process."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue  # it has ended

    def is_below(pid: int) -> bool:
        return pid == of or (pid in parents and is_below(parents[pid]))

    return [pid for pid in found if is_below(pid)]


@contextmanager
def slowed(of: int, times: int) -> Iterator[None]:
    """The pages of browsers below a process so many times slower while the block runs; 1 changes nothing."""
    if times == 1:
        yield
        return
    command = [sys.executable, "-m", "bench.anywhere.slow", str(times), str(of)]
    brake = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert brake.stdout is not None
        brake.stdout.readline()  # it brakes from now on
        yield
    finally:
        brake.terminate()
        brake.wait()
        send(renderers(of), signal.SIGCONT)


def send(pids: list[int], number: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            continue


def main() -> None:
    times, of = int(sys.argv[1]), int(sys.argv[2])
    pids, looked = renderers(of), time.monotonic()
    print("on", flush=True)
    while True:
        time.sleep(RUN)
        if time.monotonic() > looked + LOOK:
            pids, looked = renderers(of), time.monotonic()
        send(pids, signal.SIGSTOP)
        time.sleep(RUN * (times - 1))
        send(pids, signal.SIGCONT)


if __name__ == "__main__":
    main()
