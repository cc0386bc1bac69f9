"""Where a worker of the browser takes hold of the authority: plain values in, plain values out."""

import json
from collections.abc import Awaitable
from typing import Any, Protocol

from clowder.anywhere.authority import Authority
from clowder.anywhere.desk import Desk
from clowder.anywhere.keep import BrowserJournal, BrowserStore
from clowder.anywhere.thinker import Elsewhere


class Outside(BrowserStore, Protocol):
    """What the worker gives: its store, its bots, its words, and a way to its pages."""

    async def think(self, question: str) -> str: ...

    async def words(self) -> None: ...

    def post(self, socket: int, frame: str) -> None: ...


class Worker:
    """One for all pages of a worker."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        thinker = Elsewhere(outside.think)
        self._authority = Authority(BrowserJournal(outside), thinker)
        self._desk = Desk(self._authority, thinker, outside.words)

    async def answer(self, method: str, path: str, body: Any) -> str:
        """Status and text of an answer, as JSON."""
        return json.dumps(await self._desk.answer(method, path, body or None), ensure_ascii=False)

    def open(self, socket: int, table: str) -> Awaitable[None]:
        """Known at once: what a page says right after it must not be lost before the rest of this has begun."""
        self._authority.expect(socket)
        return self._open(socket, table)

    async def _open(self, socket: int, table: str) -> None:
        person = (await self._desk.person())["id"]
        await self._authority.open(socket, table, person, lambda frame: self._outside.post(socket, frame))

    def hear(self, socket: int, frame: str) -> None:
        self._authority.hear(socket, frame)

    def close(self, socket: int) -> None:
        self._authority.close(socket)

    def written_elsewhere(self, table: str) -> None:
        self._authority.written_elsewhere(table)
