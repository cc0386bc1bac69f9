"""Bots on other machines: jobs in PostgreSQL by procrastinate, answers by NOTIFY."""

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException

from clowder.core.types import Json
from clowder.server.botpool import BotPool, is_short, seconds_of
from clowder.server.cluster import SIGNALS, Cluster
from clowder.server.logs import seldom
from clowder.store.database import MIGRATION_LOCK
from clowder.tables.pacing import Pace
from clowder.tables.thinking import Asker, Thinker

log = logging.getLogger("clowder.server")
QUEUE: Final = "bots"
SHORT_QUEUE: Final = "bots-short"  # weak levels: a worker takes them also while all its processes think
SHORT_AT_ONCE: Final = 8
TASK: Final = "clowder.think"
POLLING: Final = 0.5  # seconds between two looks into the queue, should no word of a job come
AGAIN: Final = 2.0  # seconds until a worker that lost its database tries again
WITHDRAWING: Final = 2.0  # seconds for taking a job back: without a database it would be half a minute
PATIENCE: Final = 5.0  # seconds beyond its own time to wait for a worker before the server's own pool thinks
SHORT_PATIENCE: Final = 1.5  # the same for weak levels, whose answer comes at once where there is a worker

# What a killed server or worker left behind: nobody waits for it any more.
FORGET: Final = """
    DELETE FROM procrastinate_jobs AS job WHERE queue_name = ANY(%s) AND NOT EXISTS (
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
        await connection.execute(FORGET, ([QUEUE, SHORT_QUEUE],))
        await connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION_LOCK,))


class QueueThinker:
    """Puts a bot's decision into the queue; if no worker answers in time, `spare` decides."""

    def __init__(self, cluster: Cluster, spare: Thinker, count: Callable[[str], None]) -> None:
        self.cluster = cluster
        self.spare = spare
        self.count = count
        self.app = queue_app(cluster.conninfo)
        self._asked: Counter[str] = Counter()  # thoughts under way, per person

    async def start(self) -> None:
        await self.app.open_async()
        await prepare(self.app, self.cluster.conninfo)

    async def stop(self) -> None:
        await self.app.close_async()

    def levels(self) -> list[str]:
        return self.spare.levels()

    def pace(self, game: str, level: str) -> Pace:
        return self.spare.pace(game, level)

    def tempers(self, level: str) -> list[str]:
        return self.spare.tempers(level)

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        return await self.spare.why(record, seat, text, asker)

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        key = secrets.token_hex(8)
        reply: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.cluster.replies[key] = reply
        self._asked[asker.person] += 1
        job: int | None = None
        try:
            async with asyncio.timeout(SHORT_PATIENCE if is_short(level) else PATIENCE + seconds_of(level)):
                queue = SHORT_QUEUE if is_short(level) else QUEUE
                task = self.app.configure_task(TASK, queue=queue, priority=self._priority(asker))
                job = await task.defer_async(key=key, record=record, seat=seat, level=level, seed=str(seed))
                return await reply
        except asyncio.CancelledError:
            await asyncio.shield(self._withdraw(job))
            raise
        except TimeoutError:
            seldom(log, "no bot worker answered; the server thinks itself")
        except Exception:
            log.exception("the queue of the bot workers failed; the server thinks itself")
        finally:
            self.cluster.replies.pop(key, None)
            self._asked[asker.person] -= 1
            self._asked += Counter()  # forgets who has asked for nothing
        self.count("unserved_thoughts")
        await self._withdraw(job)
        return await self.spare.choose(record, seat, level, seed, asker)

    def _priority(self, asker: Asker) -> int:
        """Workers take the highest first: watched tables, and somebody's first thought before another's second."""
        return (0 if asker.watched else -1000) - min(self._asked[asker.person], 900)

    async def _withdraw(self, job: int | None) -> None:
        """Nobody waits for this any more. A job that stays does no harm: a worker thinks for nobody."""
        if job is not None:
            try:
                async with asyncio.timeout(WITHDRAWING):
                    await self.app.job_manager.cancel_job_by_id_async(job, delete_job=True)
            except Exception as error:
                log.warning("a job stays in the queue: %s", str(error.__cause__ or error).strip() or "no answer")


async def work(conninfo: str, pool: BotPool, concurrency: int) -> None:
    """Take jobs until stopped: `clowder bots`."""
    app = queue_app(conninfo)

    @app.task(name=TASK, queue=QUEUE)
    async def think(key: str, record: Json, seat: int, level: str, seed: str) -> None:
        text = await pool.choose(record, seat, level, int(seed), Asker(key))  # the queue has put them in order
        message = json.dumps({"job": key, "text": text})
        query: Any = "SELECT pg_notify(%(channel)s, %(message)s)"
        await app.connector.execute_query_async(query, channel=SIGNALS, message=message)

    async with app.open_async():
        await prepare(app, conninfo)
        both = [
            asyncio.create_task(_take_jobs(app, QUEUE, concurrency, signals=True)),
            asyncio.create_task(_take_jobs(app, SHORT_QUEUE, concurrency + SHORT_AT_ONCE, signals=False)),
        ]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)


async def _take_jobs(app: App, queue: str, concurrency: int, signals: bool) -> None:
    """One queue's jobs; short ones make the long thoughts of the same processes come to their end."""
    while True:
        try:
            return await app.run_worker_async(
                queues=[queue],
                concurrency=concurrency,
                delete_jobs="always",
                fetch_job_polling_interval=POLLING,
                install_signal_handlers=signals,  # the one who hears of the end takes the other along
            )
        except ConnectorException as error:
            seldom(log, "the database was lost", detail=str(error.__cause__ or error).strip())
            await asyncio.sleep(AGAIN)
