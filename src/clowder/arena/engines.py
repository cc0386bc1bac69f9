"""Where games are played: in this process, in several, or on a Ray cluster. The results do not depend on it.

A task is a row of games that takes about half a second; what it returns should be small (a tally, not the games). At
most a few tasks per worker wait, so neither memory nor the time to stop grows with the number of games.
"""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias, TypeVar

from clowder.arena.match import ArenaError
from clowder.arena.spans import Span, Spans

Result = TypeVar("Result")
Job: TypeAlias = Callable[[Any, int, int], Result]  # (what is played, first game, end) -> result; of a module
Done: TypeAlias = tuple[Span, Result]

MOST_WORKERS = 256  # processes for games; more only wait for each other
WAITING = 2  # tasks per worker that are given out and not finished
MOST_BREAKS = 3  # times in a row that all processes may die without a result between


def run(
    job: Job[Result], what: Any, spans: Iterable[Span], jobs: int = 1, engine: str = "local"
) -> Iterator[Done[Result]]:
    """The results of rows of games, in any order, as they come in."""
    left = Spans(spans)
    if engine == "ray":
        from clowder.arena.on_ray import run_on_ray

        return run_on_ray(job, what, left)
    if engine != "local":
        raise ArenaError(f"there is no engine {engine!r}; use local or ray")
    return _here(job, what, left) if jobs <= 1 else _in_processes(job, what, left, min(jobs, MOST_WORKERS))


def usual_jobs() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def timed(job: Job[Result], what: Any, first: int, end: int) -> tuple[float, Result]:
    """The result of a task and the seconds it took."""
    begun = time.perf_counter()
    result = job(what, first, end)
    return time.perf_counter() - begun, result


def _here(job: Job[Result], what: Any, left: Spans) -> Iterator[Done[Result]]:
    while (span := left.take()) is not None:
        seconds, result = timed(job, what, *span)
        left.took(span, seconds)
        yield span, result


def _in_processes(job: Job[Result], what: Any, left: Spans, jobs: int) -> Iterator[Done[Result]]:
    """A process that dies takes the pool with it: what had no result yet is played again in a new one."""
    breaks = 0
    while left.has_more():
        try:
            for done in _in_one_pool(job, what, left, jobs):
                breaks = 0
                yield done
        except BrokenProcessPool as error:
            breaks += 1
            if breaks > MOST_BREAKS:
                raise ArenaError("the processes that play die again and again; is there enough memory?") from error


def _in_one_pool(job: Job[Result], what: Any, left: Spans, jobs: int) -> Iterator[Done[Result]]:
    running: dict[Future[tuple[float, Result]], Span] = {}
    with ProcessPoolExecutor(max_workers=jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            while True:
                while len(running) < WAITING * jobs and (span := left.take()) is not None:
                    try:
                        running[pool.submit(timed, job, what, span[0], span[1])] = span
                    except BrokenProcessPool:
                        left.give_back(span)
                        raise
                if not running:
                    return
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    seconds, result = future.result()
                    span = running.pop(future)
                    left.took(span, seconds)
                    yield span, result
        finally:
            for span in running.values():
                left.give_back(span)
            pool.shutdown(wait=True, cancel_futures=True)
