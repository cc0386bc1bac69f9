"""The work with other processes goes on after any fault, and bots think here when the queue fails."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from clowder.core.types import Json
from clowder.tables.pacing import Pace
from clowder.tables.thinking import Asker
from tests.extras import needs

psycopg = needs("psycopg")
needs("procrastinate")

from clowder.server import cluster as cluster_module  # noqa: E402
from clowder.server.botqueue import QueueThinker  # noqa: E402
from clowder.server.cluster import Cluster  # noqa: E402


class Nowhere:
    """A connection to no database: locks are free."""

    def __init__(self, during: Callable[[], None] = lambda: None) -> None:
        self.during = during

    async def __aenter__(self) -> "Nowhere":
        return self

    async def __aexit__(self, *_how: Any) -> None:
        pass

    async def execute(self, _query: str, _values: Any = ()) -> "Nowhere":
        self.during()
        return self

    async def fetchone(self) -> tuple[bool]:
        return (True,)


class Loaded:
    def __init__(self, *ids: str) -> None:
        self.tables: dict[str, Any] = {id: Quiet() for id in ids}


class Quiet:
    def put(self, _job: Any) -> None:
        pass


def a_cluster(*ids: str) -> Cluster:
    return Cluster(make_url("postgresql://nobody@127.0.0.1:1/x"), "me", Loaded(*ids))  # type: ignore[arg-type]


def run(story: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await story

    asyncio.run(limited())


def test_any_fault_is_logged_and_the_work_begins_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster_module, "FIRST_PAUSE", 0.0)
    caplog.set_level("WARNING", "clowder.server")

    async def connect(_where: str, autocommit: bool) -> Nowhere:
        return Nowhere()

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
    faults: list[Exception] = [KeyError("says"), psycopg.OperationalError("gone"), ValueError("no JSON")]

    async def story() -> None:
        done = asyncio.Event()

        async def work(_connection: Any) -> None:
            if faults:
                raise faults.pop(0)
            done.set()
            await asyncio.Event().wait()

        task = asyncio.create_task(a_cluster()._for_ever(work))
        await done.wait()
        task.cancel()

    run(story())
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING", "ERROR"]


def test_a_wish_made_while_locks_are_taken_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "RETRY", 3600.0)

    async def story() -> None:
        cluster = a_cluster("a", "b")
        asked = []

        def during() -> None:
            asked.append(cluster.drives("b"))

        assert not cluster.drives("a")
        task = asyncio.create_task(cluster._keep_locks(Nowhere(during)))  # type: ignore[arg-type]
        while cluster.held != {"a", "b"}:
            await asyncio.sleep(0)
        task.cancel()

    run(story())


class Here:
    """Thinks at once, in this process."""

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        return "here"

    def levels(self) -> list[str]:
        return ["random"]

    def tempers(self, level: str) -> list[str]:
        return []

    def pace(self, game: str, level: str) -> Pace:
        return Pace(1.0, 0.0)


class Queue:
    """In place of procrastinate's App."""

    def __init__(self, defer: Callable[..., Awaitable[int]]) -> None:
        self.defer_async = defer
        self.withdrawn: list[int] = []
        self.job_manager = self

    def configure_task(self, _name: str, queue: str, priority: int) -> "Queue":
        return self

    async def cancel_job_by_id_async(self, job: int, delete_job: bool) -> None:
        self.withdrawn.append(job)
        raise RuntimeError("the database is away")


def thinker(cluster: Cluster, queue: Queue) -> QueueThinker:
    made = QueueThinker(cluster, Here(), lambda _name: None)  # type: ignore[arg-type]
    made.app = queue  # type: ignore[assignment]
    return made


def test_when_the_queue_fails_the_server_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.server.botqueue.PATIENCE", 0.01)

    async def fails(**_job: Any) -> int:
        raise RuntimeError("the database is away")

    async def nobody(**_job: Any) -> int:
        return 7

    async def story() -> None:
        cluster = a_cluster()
        assert await thinker(cluster, Queue(fails)).choose({}, 0, "random", 1, Asker()) == "here"
        queue = Queue(nobody)
        assert await thinker(cluster, queue).choose({}, 0, "random", 1, Asker()) == "here"
        assert queue.withdrawn == [7]
        assert cluster.replies == {}

    run(story())


def test_a_queue_that_takes_nothing_back_does_not_hold_up_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.server.botqueue.PATIENCE", 0.01)
    monkeypatch.setattr("clowder.server.botqueue.WITHDRAWING", 0.01)

    async def nobody(**_job: Any) -> int:
        return 7

    async def never(_job: int, delete_job: bool) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        queue = Queue(nobody)
        monkeypatch.setattr(queue, "cancel_job_by_id_async", never)
        assert await thinker(a_cluster(), queue).choose({}, 0, "random", 1, Asker()) == "here"

    run(story())


@pytest.mark.parametrize("deferred", [False, True])
def test_a_thought_that_is_cancelled_leaves_nothing(deferred: bool) -> None:
    async def story() -> None:
        begun = asyncio.Event()

        async def defer(**_job: Any) -> int:
            begun.set()
            if not deferred:
                await asyncio.Event().wait()
            return 7

        cluster, queue = a_cluster(), Queue(defer)
        task = asyncio.create_task(thinker(cluster, queue).choose({}, 0, "random", 1, Asker()))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cluster.replies == {}
        assert queue.withdrawn == ([7] if deferred else [])

    run(story())
