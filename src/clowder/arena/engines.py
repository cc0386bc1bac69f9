"""Where games are played: in this process, in several, or on a Ray cluster. The results do not depend on it."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from clowder.arena.match import ArenaError

Job = Callable[[Any, int], dict[str, Any]]  # (what is played, number of the game) -> result; a function of a module

MOST_WORKERS = 256  # processes for games; more only wait for each other


def run(job: Job, what: Any, numbers: Iterable[int], jobs: int = 1, engine: str = "local") -> Iterator[dict[str, Any]]:
    """The results of some games, in any order, as they come in."""
    if engine == "ray":
        return _on_ray(job, what, list(numbers))
    if engine != "local":
        raise ArenaError(f"there is no engine {engine!r}; use local or ray")
    if jobs <= 1:
        return (job(what, number) for number in numbers)
    return _in_processes(job, what, list(numbers), jobs)


def usual_jobs() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _in_processes(job: Job, what: Any, numbers: list[int], jobs: int) -> Iterator[dict[str, Any]]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=max(1, min(jobs, len(numbers), MOST_WORKERS)), mp_context=context) as pool:
        futures = [pool.submit(job, what, number) for number in numbers]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(job: Job, what: Any, numbers: list[int]) -> Iterator[dict[str, Any]]:
    try:
        import ray
    except ImportError as error:
        raise ArenaError("the engine ray needs the extra: pip install 'clowder[ray]'") from error
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(job)
    shared = ray.put(what)
    waiting = [remote.remote(shared, number) for number in numbers]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for reference in ready:
            yield ray.get(reference)
