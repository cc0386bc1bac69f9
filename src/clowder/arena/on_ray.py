"""Games on a Ray cluster: one that runs already (RAY_ADDRESS, or on this machine), else one of this machine alone.

A task that a dead worker or a lost node took with it is played again by Ray, and every task's result is taken once: no
game is counted twice. A bot's own file travels with the tasks.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from clowder.arena.engines import WAITING, Done, Job, Result, timed
from clowder.arena.match import ArenaError
from clowder.arena.spans import Span, Spans

RETRIES = 8  # times that a task is played again after its worker or node was lost
PATIENCE = 10.0  # seconds after which the size of the cluster is looked at again


def run_on_ray(job: Job[Result], what: Any, left: Spans) -> Iterator[Done[Result]]:
    try:
        import ray
    except ImportError as error:
        raise ArenaError("the engine ray needs the extra: pip install 'clowder[ray]'") from error
    if not ray.is_initialized():
        try:
            ray.init(log_to_driver=False)
        except ConnectionError as error:
            raise ArenaError(f"no Ray cluster answers at {os.environ.get('RAY_ADDRESS', 'this machine')}") from error
    remote: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(_remote_task)
    shared = ray.put((job, what, _file_of(what)))
    running: dict[Any, Span] = {}
    try:
        while True:
            while len(running) < WAITING * _workers(ray) and (span := left.take()) is not None:
                running[remote.remote(shared, *span)] = span
            if not running:
                return
            ready, _ = ray.wait(list(running), timeout=PATIENCE)
            for reference in ready:
                seconds, result = _result(ray, reference)
                span = running.pop(reference)
                left.took(span, seconds)
                yield span, result
    finally:
        for reference in running:
            ray.cancel(reference)


def _workers(ray: Any) -> int:
    """How many tasks the cluster, as it is now, works on at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # what the task itself raised, as it would be without Ray
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the cluster lost a task {RETRIES + 1} times: {str(error).splitlines()[0]}") from error


def _file_of(what: Any) -> str | None:
    """The text of the bot's own file, which other machines do not have."""
    code = getattr(what, "code", None)
    return Path(code).read_text(encoding="utf-8") if code is not None else None


def _remote_task(shared: tuple[Job[Result], Any, str | None], first: int, end: int) -> tuple[float, Result]:
    job, what, text = shared
    if text is not None:
        what = replace(what, code=_unpacked(Path(what.code).name, text))
    return timed(job, what, first, end)


@cache
def _unpacked(name: str, text: str) -> str:
    """A copy of the file for all tasks of this worker; it goes with the worker."""
    folder = tempfile.mkdtemp(prefix="clowder-bot-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = Path(folder) / name
    path.write_text(text, encoding="utf-8")
    return str(path)
