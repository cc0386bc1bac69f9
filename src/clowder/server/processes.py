"""Processes that end with the one that made them, and a pool of them that outlives the end of one."""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from pickle import UnpicklingError
from typing import Any

log = logging.getLogger("clowder.server")


def _start(begin: Callable[..., None], *args: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all: who made this one ends it
    watch_parent(lambda: os._exit(0))
    begin(*args)


def watch_parent(ending: Callable[[], object]) -> None:
    """Who was killed cannot stop the processes it made: they end themselves. The first of all has none to watch."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        connection.wait([parent.sentinel])
        ending()

    threading.Thread(target=watch, daemon=True).start()


def notice_ends_at_once() -> None:
    """uvicorn asks each of `--workers` whether it is alive and waits for the answer; from now on also for its end.

    Otherwise one that died just then would be missed for as long as a busy one is waited for.
    """
    from uvicorn.supervisors import multiprocess  # late: a bot's process needs none of it

    def is_alive(worker: Any, timeout: float = 5) -> bool:
        if not worker.process.is_alive():
            return False
        try:
            worker.parent_conn.send(b"ping")
            ready = connection.wait([worker.parent_conn, worker.process.sentinel], timeout)
            if worker.parent_conn not in ready:
                return False
            worker.parent_conn.recv()
        except (OSError, EOFError, UnpicklingError):
            return False
        return True

    setattr(multiprocess.Process, "is_alive", is_alive)  # noqa: B010


class LastingPool(Executor):
    """When the system ends a process, for want of memory for example, the pool is made anew.

    Each process begins with `begin(*args)`, and ends with the process that made the pool.
    """

    def __init__(self, processes: int, begin: Callable[..., None], *args: Any) -> None:
        self._processes = processes
        self._begin = begin
        self._args = args
        self._pool = self._make()

    def _make(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_start, initargs=(self._begin, *self._args))

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        try:
            return self._pool.submit(work, *args, **more)
        except BrokenProcessPool:
            log.warning("a bot's process was ended by the system; another takes its place")
            self._pool = self._make()
            return self._pool.submit(work, *args, **more)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)
