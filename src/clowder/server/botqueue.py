"""Bots on other machines: jobs in PostgreSQL by procrastinate, answers by NOTIFY."""

import asyncio
import json
import logging
import secrets
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException

from clowder.core.state import State
from clowder.core.types import Json
from clowder.server.botpool import choose_action
from clowder.server.cluster import SIGNALS, Cluster
from clowder.store.database import MIGRATION_LOCK
from clowder.tables.thinking import Thinker

log = logging.getLogger("clowder.server")
QUEUE: Final = "bots"
TASK: Final = "clowder.think"
POLLING: Final = 0.5  # seconds between two looks into the queue, should no word of a job come
AGAIN: Final = 2.0  # seconds until a worker that lost its database tries again
WITHDRAWING: Final = 2.0  # seconds for taking a job back: without a database it would be half a minute
PATIENCE: Final = 8.0  # seconds to wait for a worker before the server's own pool thinks

# What a killed server or worker left behind: nobody waits for it any more.
FORGET: Final = """
    DELETE FROM procrastinate_jobs AS job WHERE queue_name = %s AND NOT EXISTS (
        SELECT 1 FROM procrastinate_events WHERE job_id = job.id AND at > now() - interval '1 minute')
"""


def queue_app(conninfo: str) -> App:
    return App(connector=PsycopgConnector(conninfo=conninfo, min_size=1, max_size=4))


async def prepare(app: App, conninfo: str) -> None:
    """Make the queue's tables once, whoever comes first."""
    async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATION_LOCK,))
        found = await (await connection.execute("SELECT to_regclass('procrastinate_jobs')")).fetchone()
        if found is None or found[0] is None:
            await app.schema_manager.apply_schema_async()
        await connection.execute(FORGET, (QUEUE,))
        await connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION_LOCK,))


class QueueThinker:
    """Puts a bot's decision into the queue; if no worker answers in time, `spare` decides."""

    def __init__(self, cluster: Cluster, spare: Thinker) -> None:
        self.cluster = cluster
        self.spare = spare
        self.app = queue_app(cluster.conninfo)

    async def start(self) -> None:
        await self.app.open_async()
        await prepare(self.app, self.cluster.conninfo)

    async def stop(self) -> None:
        await self.app.close_async()

    def levels(self) -> list[str]:
        return self.spare.levels()

    async def why(self, state: State, seat: int, text: str) -> Json:
        return await self.spare.why(state, seat, text)

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        key = secrets.token_hex(8)
        reply: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.cluster.replies[key] = reply
        job: int | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                task = self.app.configure_task(TASK, queue=QUEUE)
                job = await task.defer_async(key=key, record=record, seat=seat, level=level, seed=str(seed))
                return await reply
        except asyncio.CancelledError:
            await asyncio.shield(self._withdraw(job))
            raise
        except TimeoutError:
            log.warning("no bot worker answered; the server thinks itself")
        except Exception:
            log.exception("the queue of the bot workers failed; the server thinks itself")
        finally:
            self.cluster.replies.pop(key, None)
        await self._withdraw(job)
        return await self.spare.choose(record, seat, level, seed)

    async def _withdraw(self, job: int | None) -> None:
        """Nobody waits for this any more. A job that stays does no harm: a worker thinks for nobody."""
        if job is not None:
            try:
                async with asyncio.timeout(WITHDRAWING):
                    await self.app.job_manager.cancel_job_by_id_async(job, delete_job=True)
            except Exception as error:
                log.warning("a job stays in the queue: %s", str(error.__cause__ or error).strip() or "no answer")


async def work(conninfo: str, pool: Executor, concurrency: int) -> None:
    """Take jobs until stopped: `clowder bots`."""
    app = queue_app(conninfo)

    @app.task(name=TASK, queue=QUEUE)
    async def think(key: str, record: Json, seat: int, level: str, seed: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            text = await loop.run_in_executor(pool, choose_action, record, seat, level, int(seed))
        except BrokenProcessPool:  # it ended in the middle of this thought
            text = await loop.run_in_executor(pool, choose_action, record, seat, level, int(seed))
        message = json.dumps({"job": key, "text": text})
        query: Any = "SELECT pg_notify(%(channel)s, %(message)s)"
        await app.connector.execute_query_async(query, channel=SIGNALS, message=message)

    async with app.open_async():
        await prepare(app, conninfo)
        while True:
            try:
                return await app.run_worker_async(
                    queues=[QUEUE], concurrency=concurrency, delete_jobs="always", fetch_job_polling_interval=POLLING
                )
            except ConnectorException as error:
                log.warning("the database was lost: %s", str(error.__cause__ or error).strip())
                await asyncio.sleep(AGAIN)
