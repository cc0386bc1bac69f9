"""Links and notices while a server is killed again and again: what was acknowledged holds, and no turn is forgotten.

At each slow table Pat moves only when a notice said so: one that got lost would stop the table for good. A notice that
was sent just before a kill may come twice. Links are made and ended; an ended one leads nowhere from then on, at every
server. With two servers on one database everybody comes to one or the other by chance.
"""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import Any

import httpx
import websockets
from driver import Person, Server, Socket
from push_service import Service

BROKEN = (OSError, websockets.WebSocketException, TimeoutError, httpx.HTTPError)


class SlowTable:
    """Kim moves, Pat hears of it and moves, and both close the page in between."""

    def __init__(self, servers: list[Server], table: str, cookies: tuple[str, str]) -> None:
        self.servers = servers
        self.table = table
        self.cookies = cookies
        self.acked: dict[str, tuple[int, str]] = {}
        self.heard = asyncio.Event()
        self.notices = 0
        self.turns = 0

    async def run(self) -> None:
        while True:
            self.heard.clear()
            await self.move(0)
            await self.heard.wait()
            await self.move(1)
            self.turns += 1

    async def move(self, seat: int) -> None:
        """Once, however often it has to be sent."""
        id, wanted = secrets.token_hex(4), -1
        while True:
            with suppress(*BROKEN):
                socket = await Socket.open(random.choice(self.servers), self.table, self.cookies[seat])
                wanted = socket.ply if wanted < 0 else wanted
                answer = await socket.act(seat, "wave", id=id, ply=wanted)
                await socket.close()
                if answer["t"] == "ack":
                    self.acked[id] = (answer["ply"], "wave")
                    return
                raise AssertionError(f"{answer} at {self.table}")
            await asyncio.sleep(0.05)


class SlowPlay:
    """Pat's phone is `service`; begin before the first kill."""

    def __init__(self, servers: list[Server], tables: int) -> None:
        self.servers = servers
        self.service = Service()
        self.tables: dict[str, SlowTable] = {}
        self.links: dict[str, tuple[str, bool]] = {}  # key -> id, and whether it has ended
        self._count = tables
        self._faults: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self.kim, self.pat = [await Person(self.servers[0], name).enter() for name in ("Kim", "Pat")]
        (await self.pat.http.post("/api/me/push", json=self.service.subscription)).raise_for_status()
        cookies = (self.kim.http.cookies["clowder_session"], self.pat.http.cookies["clowder_session"])
        for _ in range(self._count):
            seats = [{"kind": "me"}, {"kind": "open"}]
            id = (await self.kim.table(seats, options={"turns": 1000}, clock={"days": 3}))["id"]
            await self.pat.post(f"/api/tables/{id}/join")
            await self.kim.post(f"/api/tables/{id}/start")
            self.tables[id] = SlowTable(self.servers, id, cookies)
        self._tasks = [asyncio.create_task(table.run()) for table in self.tables.values()]
        self._tasks.append(asyncio.create_task(self._listen()))

    async def _listen(self) -> None:
        while True:
            notice: Any = await self.service.got.get()
            table = self.tables[notice["table"]]
            table.notices += 1
            table.heard.set()

    async def make_links(self) -> None:
        """One that stays and one that ends, both acknowledged; ended is ended at every server."""
        table = next(iter(self.tables))
        for ends in (False, True):
            made = await self.kim.post(f"/api/tables/{table}/links", {"purpose": "watch"}, 201)
            key, id = str(made["path"]).removeprefix("/l/"), made["link"]["id"]
            if ends:
                (await self.kim.http.delete(f"/api/me/links/{id}")).raise_for_status()
            self.links[key] = (id, ends)
            self._faults += await self._wrong_links([key])

    async def _wrong_links(self, keys: list[str]) -> list[str]:
        found = []
        for server in self.servers:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as stranger:
                for key in keys:
                    id, ended = self.links[key]
                    status = (await stranger.get(f"/api/links/{key}")).status_code
                    if status != (410 if ended else 200):
                        found.append(f"link {id}, ended: {ended}, answers {status} at {server.url}")
        return found

    async def faults(self) -> list[str]:
        """Of all links, with every server up again; and of what runs here."""
        found, self._faults = self._faults, []
        found += [f"{task.exception()}" for task in self._tasks if task.done() and not task.cancelled()]
        return found + await self._wrong_links(list(self.links))

    async def all_go_on(self, seconds: float = 200.0) -> list[str]:
        """Tables at which nothing happens any more: somebody was not told."""
        before = {id: table.turns for id, table in self.tables.items()}
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(table.turns < before[id] + 2 for id, table in self.tables.items()):
                    await asyncio.sleep(0.1)
        return [f"{id} waits for a notice" for id, table in self.tables.items() if table.turns < before[id] + 2]

    async def end(self) -> tuple[int, int]:
        """(turns of Pat's, notices)."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return sum(table.turns for table in self.tables.values()), sum(table.notices for table in self.tables.values())
