"""The journal of tables in a store of the browser: things by kind and key, several written at once or not at all."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final, Protocol

from clowder.core.types import Json
from clowder.tables.head_text import head_from_text, head_to_text
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.model import Entry, TableHead, new_id

DIGITS: Final = 6  # of an entry's number in its key: keys are in the order of their letters
HERE: Final = "here"  # how the ids of tables kept in a browser begin: no server has such a one


class BrowserStore(Protocol):
    """What the worker offers, over IndexedDB. A key is a text; a value is JSON."""

    async def read(self, kind: str, key: str) -> str | None: ...

    async def rows(self, kind: str, prefix: str) -> str:
        """The values whose keys begin so, in the order of the keys, as one JSON list."""

    async def write(self, changes: str) -> str:
        """All changes, durable, or none: `[{kind, key, value, expect}]`. A value may be written if the version of what
        is there is the expected one, -1 where there must be nothing. Answers what went wrong: `conflict`,
        `here_full`, `store_failed`; nothing if all is well."""


def new_table_id() -> str:
    return HERE + new_id()


class BrowserJournal:
    """A Journal as tables want it, and the other things one keeps: results, and who one is."""

    def __init__(self, store: BrowserStore) -> None:
        self._store = store

    async def _write(self, *changes: Json) -> None:
        trouble = await self._store.write(json.dumps(list(changes), ensure_ascii=False))
        if trouble == "conflict":
            raise Conflict
        if trouble:
            raise StoreFailed(trouble)

    async def _list(self, kind: str, prefix: str = "") -> list[Any]:
        found: list[Any] = json.loads(await self._store.rows(kind, prefix))
        return found

    async def append(self, entry: Entry) -> None:
        key = f"{entry.table}/{entry.n:0{DIGITS}}"
        await self._write({"kind": "entries", "key": key, "value": asdict(entry), "expect": -1})

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return [Entry(**row) for row in await self._list("entries", f"{table}/") if row["n"] > after]

    async def load_head(self, table: str) -> TableHead | None:
        row = await self._store.read("tables", table)
        return None if row is None else _head(json.loads(row))

    async def create(self, head: TableHead) -> None:
        await self._write(_change(head, -1, head.version))

    async def save_head(self, head: TableHead) -> None:
        await self._save(head)

    async def finish(self, head: TableHead, results: Sequence[Json]) -> None:
        told = {"ended": head.ended, "take_backs": head.take_backs, "table": head.id, "kind": head.kind}
        value = {"results": list(results), **told}
        left = [n for n, seat in enumerate(head.seats) if seat.left]
        await self._save(head, {"kind": "results", "key": head.id, "value": {**value, "left": left}})

    async def _save(self, head: TableHead, *more: Json) -> None:
        await self._write(_change(head, head.version, head.version + 1), *more)
        head.version += 1

    async def set_due(self, table: str, due: int) -> None:
        """A clock runs while the page is open; who comes back finds its alarm set again."""

    async def heads(self) -> list[TableHead]:
        """All tables, the latest first."""
        found = [_head(row) for row in await self._list("tables")]
        return sorted(found, key=lambda head: -head.updated)

    async def results(self) -> list[Json]:
        return await self._list("results")

    async def settings(self, prefix: str) -> list[Any]:
        """All whose names begin so."""
        return await self._list("settings", prefix)

    async def setting(self, name: str) -> Any:
        row = await self._store.read("settings", name)
        return None if row is None else json.loads(row)

    async def set_setting(self, name: str, value: Any) -> None:
        await self._write({"kind": "settings", "key": name, "value": value})

    async def claim_setting(self, name: str, value: Any) -> Any:
        """The first that is written stays: what is kept by this name from now on."""
        try:
            await self._write({"kind": "settings", "key": name, "value": value, "expect": -1})
        except Conflict:
            return await self.setting(name)
        return value


def _change(head: TableHead, expect: int, version: int) -> Json:
    value = {"head": head_to_text(head), "version": version}
    return {"kind": "tables", "key": head.id, "value": value, "expect": expect}


def _head(row: Json) -> TableHead:
    return head_from_text(row["head"], row["version"])
