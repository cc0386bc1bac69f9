"""One asyncio task that does the jobs of a table one after the other."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from clowder.tables.jobs import Failed, Job, Jobs, nobody_waits
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import TableError
from clowder.tables.services import TableServices

log = logging.getLogger("clowder.tables")
T = TypeVar("T")
QUIET: Final = 60.0  # seconds
ATTEMPTS: Final = 20  # at one job, while other processes are faster


class JobRunner(ABC):
    """What loses a race against another process (Conflict) is done again from the start, after `refresh`."""

    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.jobs = Jobs()
        self._task: asyncio.Task[None] | None = None
        self._quiet = 0.0  # until when the log is not told again of a store that fails

    @abstractmethod
    async def refresh(self) -> None:
        """Follow what other processes wrote."""

    def run_as(self, name: str) -> None:
        """Begin; the name is for the log."""
        self._task = asyncio.create_task(self._run(name), name=name)

    async def stop(self) -> None:
        """Do no more; who waits for a job hears so."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self.jobs.give_up(StoreFailed("store_failed", detail="the table was closed"))

    async def _run(self, name: str) -> None:
        while True:
            job, failed = await self.jobs.next()
            try:
                await self._do(job)
            except asyncio.CancelledError:
                failed(StoreFailed("store_failed", detail="the table was closed"))
                raise
            except Exception as error:
                self._tell(name, error)
                self.services.count("job_failures")
                failed(error)

    def _tell(self, name: str, error: Exception) -> None:
        """The log has every fault of the program, but a store that is gone once a minute: bots try again and again."""
        now = asyncio.get_running_loop().time()
        if not isinstance(error, StoreFailed):
            log.error("a job failed at %s: %s", name, error, exc_info=True)
        elif now >= self._quiet:
            self._quiet = now + QUIET
            log.warning("a job failed at %s: %s", name, error)

    async def _do(self, job: Job) -> None:
        for _attempt in range(ATTEMPTS):
            try:
                return await job()
            except Conflict:
                self.services.count("conflicts")
                await self.refresh()
        raise StoreFailed("store_failed", detail=f"other processes were faster {ATTEMPTS} times")

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the task do something and give back its result."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        unsure = self.services.shared

        def failed(error: Exception) -> None:
            if not result.done():
                result.set_exception(error)

        async def job() -> None:
            nonlocal unsure
            try:
                value = await work()
            except Conflict:
                raise
            except Exception as error:
                if unsure and isinstance(error, TableError):
                    unsure = False  # this process may not have heard yet of what allows it: look, and try once more
                    raise Conflict from error
                failed(error)
            else:
                if not result.done():
                    result.set_result(value)

        self.jobs.put(job, failed)
        return await result

    def put(self, job: Job, failed: Failed = nobody_waits) -> None:
        """Have the task do something; `failed` hears what it raised in the end, Conflicts aside."""
        self.jobs.put(job, failed)
