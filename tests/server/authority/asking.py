"""Asking the server as somebody: frames over real sockets, requests through the whole application."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from authority.rows import Row
from authority.world import QUESTION, Place, World
from clowder.core.types import NOBODY
from clowder.tables import records
from clowder.tables.model import new_id

SETTLED: Final = "settled"
NEWS: Final = ("table", "thinking")  # what comes to everybody at any time


@dataclass
class Answer:
    """What somebody was told: in the words of the rows, and every byte of it."""

    told: str
    raw: list[bytes] = field(default_factory=list)


class Doors:
    """One socket for each asker at each place, as long as it has only been refused there."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._open: dict[tuple[str, str], ClientConnection] = {}

    async def ask(self, row: Row) -> Answer:
        """The answer to a frame; `-` from who does not get in. A `hello` is the first frame of a new socket."""
        place = await self.world.place(row.place)
        kind, *fields = row.asked.split()
        frame = {"t": kind, **dict(_field(one) for one in fields)}
        _fill(frame, place)
        if kind == "hello":
            await self.close(row.place, row.asker)
            connection, answer = await self._enter(place, row.asker, frame)
        else:
            connection, answer = await self._connection(place, row.asker)
            if connection is not None:
                raw = await _exchange(connection, frame)
                answer = Answer(_told(raw, frame), raw)
            else:
                answer = Answer("-", answer.raw)
        if connection is not None:
            self._open[row.place, row.asker] = connection
        return answer

    async def _connection(self, place: Place, asker: str) -> tuple[ClientConnection | None, Answer]:
        known = self._open.get((place.name, asker))
        return (known, Answer("")) if known is not None else await self._enter(place, asker, {"t": "hello"})

    async def _enter(self, place: Place, asker: str, hello: Any) -> tuple[ClientConnection | None, Answer]:
        url = f"ws://127.0.0.1:{self.world.server.port}/api/tables/{place.head.id}/ws"
        headers = self.world.headers(asker, place)
        connection = await websockets.connect(url, additional_headers=headers, compression=None, ping_interval=None)
        try:
            raw = await _exchange(connection, hello)
        except websockets.ConnectionClosed:
            raw = [str(one).encode() async for one in _rest(connection)]
            error = json.loads(raw[-1]) if raw else {"key": "nothing"}
            return None, Answer(f"{connection.close_code} {error['key']}", raw)
        return connection, Answer(_told(raw, hello), raw)

    async def close(self, place: str, asker: str) -> None:
        connection = self._open.pop((place, asker), None)
        if connection is not None:
            await connection.close()

    async def close_all(self, place: str) -> None:
        for name, asker in [key for key in self._open if key[0] == place]:
            await self.close(name, asker)

    async def end(self) -> None:
        for place, asker in list(self._open):
            await self.close(place, asker)


async def _rest(connection: ClientConnection) -> Any:
    """What came before the farewell."""
    try:
        while True:
            yield await connection.recv()
    except websockets.ConnectionClosed:
        return


def _field(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _fill(frame: dict[str, Any], place: Place) -> None:
    """What a row does not say: an id of its own, and the present position."""
    if frame["t"] in ("act", "undo", "redo"):
        frame.setdefault("ply", place.table.data.ply())
    if frame["t"] == "undo_reply":
        frame.setdefault("id", QUESTION)
    elif frame["t"] not in ("hello", "seat"):
        frame["id"] = new_id()


async def _exchange(connection: ClientConnection, frame: dict[str, Any]) -> list[bytes]:
    """All that comes until the table has done what was asked: it does one thing after the other.

    A hint is thought about beside the table, so it is waited for.
    """
    await connection.send(json.dumps(frame))
    await connection.send(json.dumps({"t": "why", "id": SETTLED, "seat": NOBODY, "text": ""}))
    raw: list[bytes] = []
    async with asyncio.timeout(60):
        settled = False
        while not settled or (frame["t"] == "hint" and not any(frame["id"].encode() in one for one in raw)):
            one = str(await connection.recv())
            if json.loads(one).get("id") == SETTLED:
                settled = True
            else:
                raw.append(one.encode())
    return raw


def _told(raw: list[bytes], frame: dict[str, Any]) -> str:
    """The kind of the answer with a plus, or the key of the error."""
    frames = [json.loads(one) for one in raw]
    own = [one for one in frames if "id" in frame and one.get("id") == frame["id"]]
    for one in own or [one for one in frames if one["t"] not in NEWS] or frames:
        return str(one["key"]) if one["t"] == "error" else f"+{one['t']}"
    return "nothing"


class Requests:
    """HTTP through the whole application, guard and all."""

    def __init__(self, world: World) -> None:
        self.world = world
        transport = httpx.ASGITransport(world.server.app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    async def ask(self, row: Row) -> Answer:
        place = await self.world.place("running" if row.place == "-" else row.place)
        method, path, *body = row.asked.split(maxsplit=2)
        filled = await self._filled(path, place)
        content = (await self._filled(body[0], place)).encode() if body else None
        headers = {**self.world.headers(row.asker, place), "Content-Type": "application/json"}
        self.http.cookies.clear()  # only the header says who asks
        answer = await self.http.request(method, filled, content=content, headers=headers)
        told = str(answer.status_code)
        if answer.status_code >= 400:
            told += f" {answer.json()['error']['key']}"
        said = b"".join(name + b": " + value + b"\n" for name, value in answer.headers.raw)
        brought = headers.get("Cookie", "").partition("=")[2].encode()
        if brought:
            said = said.replace(brought, b"")  # a session that nobody knows is kept aside: that tells nothing new
        if row.asked == "DELETE /api/me" and row.asker in self.world.people:
            await self.world.come_back(row.asker)
        if path.endswith("/revoke") and row.asker in self.world.people:
            await self.world.meet_again(row.asker)
        if path.endswith(("/block", "/report")):
            await self.world.make_up()
        return Answer(told, [said, answer.content])

    async def _filled(self, text: str, place: Place) -> str:
        """`{table}`, `{link}` (a fresh one of Ann's to another device), `{play}`, `{watch}`, `{replay}` (fresh keys of
        Ann's links to the table), `{mine}` (the id of such a link) and `{record}` of the table's game."""
        text = text.replace("{table}", place.head.id)
        if "{link}" in text:
            text = text.replace("{link}", await self.world.services.sessions.new_link(self.world.people["ann"]))
        for purpose in ("play", "watch", "replay"):
            if f"{{{purpose}}}" in text:
                text = text.replace(f"{{{purpose}}}", await self.world.link_key(place, purpose))
        if "{mine}" in text:
            text = text.replace("{mine}", await self.world.own_link(place))
        if "{record}" in text:
            assert place.table.match is not None
            entries = await self.world.services.store.entries(place.head.id)
            text = text.replace("{record}", json.dumps(records.record_of(place.head, place.table.match, entries)))
        return text

    async def end(self) -> None:
        await self.http.aclose()
