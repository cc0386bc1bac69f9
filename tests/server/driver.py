"""A real server in a process of its own, and people who play at it over real sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import clowder

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SOURCE = Path(clowder.__file__).resolve().parents[1]  # the servers run what the tests run; a drill may name another
STARTER = "import json,sys; from clowder.server.run import serve; from clowder.server.settings import Settings; "
STARTER += "serve(Settings(**json.loads(sys.argv[1])))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`clowder serve` in a subprocess; ready when `start` returns."""

    def __init__(self, data: Path, database: str = "", **settings: Any) -> None:
        self.port = settings.pop("port", 0) or free_port()
        quick = {"bot_pause": 0.0, "rate": 1e6, "burst": 1e6, "frame_rate": 1e6, "frame_burst": 1e6}
        quick |= {"work_rate": 1e9, "work_burst": 1e9}
        quick |= {"word_rate": 1e6, "word_burst": 1e6}
        quick |= {"look_rate": 1e6, "look_burst": 1e6, "sockets": 10**6, "open_tables": 10**6}
        self.settings = {
            "port": self.port,
            "data": str(data),
            "database": database,
            "games": "tiny=tiny:Tiny",
            "log_level": "WARNING",
            **quick,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        path = os.pathsep.join([str(SOURCE), str(HERE)])
        command = [sys.executable, "-c", STARTER, json.dumps(self.settings)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log, start_new_session=True
            )
        self.wait()
        return self

    def wait(self) -> None:
        limit = time.monotonic() + 400
        while time.monotonic() < limit:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-3000:]}")
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """No farewell: SIGKILL to the process and everything it started."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


class Person:
    """One browser: a cookie, and sockets to tables."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)

    async def enter(self) -> "Person":
        self.me = (await self.http.get("/api/me")).json()
        if self.name:
            answer = await self.http.patch("/api/me", json={"name": self.name})
            assert answer.status_code == 200, answer.text
        return self

    async def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == expect, (path, answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, expect: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == expect, (path, answer.status_code, answer.text)
        return answer.json()

    async def table(self, seats: list[dict[str, Any]], expect: int = 201, **more: Any) -> Any:
        body = {"game": "tiny", "options": {}, "seats": seats, **more}
        answer = await self.post("/api/tables", body, expect)
        return answer["table"] if expect == 201 else answer

    async def link(self, table: str, purpose: str, **more: Any) -> str:
        """The key of a new link to a table."""
        made = await self.post(f"/api/tables/{table}/links", {"purpose": purpose, **more}, 201)
        return str(made["path"]).removeprefix("/l/")

    async def sit(self, table: str, since: int | None = None, link: str = "") -> "Socket":
        return await Socket.open(self.server, table, self.http.cookies.get("clowder_session") or "", since, link)

    async def close(self) -> None:
        await self.http.aclose()


class Socket:
    """A table as a client sees it: the latest view, and every frame that came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.now: dict[str, Any] = {}
        self.n = 0
        self.ply = 0
        self.count = 0

    @classmethod
    async def open(
        cls, server: Server, table: str, cookie: str, since: int | None = None, link: str = "", **headers: str
    ) -> "Socket":
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws" + (f"?link={link}" if link else "")
        sent = {"Cookie": f"clowder_session={cookie}"} if cookie else {}
        sent |= headers
        reads_on = {"ping_interval": None, "max_queue": None}  # also answers pings while the test looks elsewhere
        self = cls(await websockets.connect(url, additional_headers=sent, compression=None, **reads_on))
        with suppress(websockets.ConnectionClosed):  # turned away: the frames say why
            await self.send({"t": "hello", "since": since})
        if since is None:
            await self.until("snapshot")
        return self

    async def send(self, data: Any) -> None:
        await self.connection.send(data if isinstance(data, (str, bytes)) else json.dumps(data))

    async def next(self, timeout: float = 120.0) -> dict[str, Any]:
        async with asyncio.timeout(timeout):  # wait_for may lose a cancellation that comes with a frame
            raw = await self.connection.recv()
        frame: dict[str, Any] = json.loads(raw)
        self.raw.append(str(raw))
        self.take(frame)
        return frame

    def take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["t"] in ("snapshot", "update"):
            if "view" in frame:
                self.now = frame
            self.ply = frame["ply"]
        self.n = max(self.n, frame.get("n", 0))

    async def until(self, *kinds: str, timeout: float = 120.0, **fields: Any) -> dict[str, Any]:
        while True:
            frame = await self.next(timeout)
            if frame["t"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def until_ply(self, ply: int) -> None:
        while self.ply < ply or not self.now or self.now["ply"] < ply:
            await self.next()

    async def until_over(self) -> dict[str, Any]:
        while self.now.get("outcome") is None:
            await self.next()
        return self.now

    def legal(self) -> list[str]:
        return [f"{prefix} {word}" for prefix, words in self.now["legal"] for word in words] + [
            prefix for prefix, words in self.now["legal"] if not words
        ]

    async def act(self, seat: int, text: str, id: str = "", ply: int | None = None) -> dict[str, Any]:
        """Send a move and wait for its answer."""
        self.count += 1
        id = id or f"m{seat}-{self.n}-{self.count}"
        ply = self.ply if ply is None else ply
        await self.send({"t": "act", "id": id, "ply": ply, "seat": seat, "text": text})
        return await self.until("ack", "refused", "stale", "error", id=id)

    async def farewell(self) -> tuple[int | None, str | None]:
        """With which code and reason it is closed."""
        with suppress(websockets.ConnectionClosed):
            while await self.next():
                pass
        return self.connection.close_code, self.connection.close_reason

    async def close(self) -> None:
        await self.connection.close()


async def play_out(person: Person, table: str) -> None:
    """Seat 0 against bots, to the end, with the first move every time."""
    socket = await person.sit(table)
    while socket.now.get("outcome") is None:
        if socket.now["to_act"] == 0:
            answer = await socket.act(0, socket.legal()[0])
            await socket.until_ply(answer["ply"])
        else:
            await socket.until("update")
    while (await person.get(f"/api/tables/{table}"))["status"] != "over":
        await socket.until("table")
    await socket.close()


def play(work: Any, timeout: float = 400.0) -> Any:
    """Run a coroutine to its end."""

    async def limited() -> Any:
        async with asyncio.timeout(timeout):
            return await work

    return asyncio.run(limited())
