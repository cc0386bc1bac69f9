"""What a worker of the browser gives to the authority, in plain Python: a store in memory, bots in this thread."""

import asyncio
import json
from typing import Any

from clowder.anywhere.bot_room import think
from clowder.anywhere.worker import Worker


class MemoryOutside:
    """Behaves as IndexedDB does: all changes or none, and versions that have to fit. `full`: no room is left."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Any] = {}
        self.heard: dict[int, list[Any]] = {}
        self.full = False

    async def read(self, kind: str, key: str) -> str | None:
        found = self.kept.get((kind, key))
        await asyncio.sleep(0)  # a store answers later, and others are heard meanwhile
        return None if found is None else json.dumps(found)

    async def rows(self, kind: str, prefix: str) -> str:
        return json.dumps([v for (k, key), v in sorted(self.kept.items()) if k == kind and key.startswith(prefix)])

    async def write(self, changes: str) -> str:
        if self.full:
            return "here_full"
        wanted = json.loads(changes)
        for change in wanted:
            there = self.kept.get((change["kind"], change["key"]))
            version = -1 if there is None else there.get("version", 0)
            if change.get("expect", version) != version:
                return "conflict"
        self.kept |= {(change["kind"], change["key"]): change["value"] for change in wanted}
        return ""

    async def think(self, question: str) -> str:
        return think(question)

    async def words(self) -> None:
        """They are installed."""

    def post(self, socket: int, frame: str) -> None:
        self.heard.setdefault(socket, []).append(json.loads(frame) if frame else None)

    def of_kind(self, socket: int, kind: str) -> list[Any]:
        return [frame for frame in self.heard.get(socket, []) if frame and frame["t"] == kind]


async def ask(worker: Worker, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """An answer of the desk, its text read as JSON."""
    status, text = json.loads(await worker.answer(method, path, None if body is None else json.dumps(body)))
    return status, json.loads(text)
