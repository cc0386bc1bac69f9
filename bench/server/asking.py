"""People who ask over HTTP, on a kept connection that costs next to nothing: the server is measured, not they."""

import asyncio
from typing import Any

import orjson

SESSION = b"clowder_session="


class Asker:
    """One browser: a cookie and a kept connection; requests wait for each other as on a browser's."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._turn = asyncio.Lock()

    async def enter(self, name: str) -> "Asker":
        await self.ask("PATCH", "/api/me", {"name": name})
        assert self.cookie, "the server gave no session"
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, {} if body is None else body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON. Raises RuntimeError for anything but success."""
        sent = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(sent)}\r\n"
        head += "Content-Type: application/json\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        async with self._turn:
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
            self._writer.write(f"{head}\r\n".encode() + sent)
            assert self._reader is not None
            status, answer = await self._answer(self._reader)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {answer[:300]!r}")
        return orjson.loads(answer)

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = await reader.readuntil(b"\r\n\r\n")
        size = 0
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
            elif name.lower() == b"set-cookie" and SESSION in value:
                self.cookie = value.partition(b";")[0].strip().decode()
        return int(head[9:12]), await reader.readexactly(size)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
