"""One table by two ways: over a real socket to a server, and by messages to the authority as a browser runs it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from driver import Person, Socket
from in_process import in_process_server

from clowder.anywhere.worker import Worker
from tests.anywhere.outside import MemoryOutside, ask


class Line(Socket):
    """A page's connection to the worker, with everything that a socket of the tests can do."""

    def __init__(self, outside: MemoryOutside, worker: Worker, number: int) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self._outside, self._worker, self._number, self._read = outside, worker, number, 0

    async def send(self, data: Any) -> None:
        self._worker.hear(self._number, data if isinstance(data, str) else json.dumps(data))

    async def next(self, timeout: float = 60.0) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            while len(self._outside.heard.get(self._number, [])) <= self._read:
                await asyncio.sleep(0)
        frame: dict[str, Any] = self._outside.heard[self._number][self._read]
        self._read += 1
        self.take(frame)
        return frame

    async def close(self) -> None:
        self._worker.close(self._number)


class House(Protocol):
    """Where tables are, by whatever way."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any: ...

    async def look(self, table: str, since: int | None = None) -> Socket: ...


class ServerHouse:
    def __init__(self, person: Person) -> None:
        self._person = person

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self._person.http.request(method, f"/{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def look(self, table: str, since: int | None = None) -> Socket:
        return await self._person.sit(table, since)


class WorkerHouse:
    def __init__(self) -> None:
        self._outside = MemoryOutside()
        self._worker = Worker(self._outside)
        self._count = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await ask(self._worker, method, path, body)
        assert status == 200, answer
        return answer

    async def look(self, table: str, since: int | None = None) -> Socket:
        self._count += 1
        line = Line(self._outside, self._worker, self._count)
        await self._worker.open(self._count, table)
        await line.send({"t": "hello", "since": since})
        if since is None:
            await line.until("snapshot")
        return line


@asynccontextmanager
async def house(way: str, data: Path) -> AsyncIterator[House]:
    if way == "messages":
        yield WorkerHouse()
        return
    async with in_process_server(data) as server:
        person = await Person(server, "Ann").enter()
        yield ServerHouse(person)
        await person.close()
