"""What came over a socket and the application has not taken yet."""

import asyncio
from collections.abc import Sequence

from starlette.types import Message
from websockets.frames import Frame, Opcode


class Inbox:
    """Messages as ASGI has them, in order; the last one says that nobody is there any more."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Message] = asyncio.Queue()

    def connect(self) -> None:
        self._queue.put_nowait({"type": "websocket.connect"})

    def receive(self, message: Message) -> None:
        self._queue.put_nowait({"type": "websocket.receive", **message})

    def end(self, code: int) -> None:
        self._queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def is_empty(self) -> bool:
        return self._queue.empty()

    async def next(self) -> Message:
        return await self._queue.get()

    def drain(self) -> list[bytes]:
        """The texts that came before somebody heard; whatever else there is stays."""
        found: list[bytes] = []
        kept = []
        while not self._queue.empty():
            message = self._queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                found.append(text.encode() if text is not None else message["bytes"])
            else:
                kept.append(message)
        for message in kept:
            self._queue.put_nowait(message)
        return found


def message_of(fragments: Sequence[Frame]) -> Message:
    """One message of all its pieces. Raises UnicodeDecodeError."""
    data = b"".join(part.data for part in fragments)
    return {"text": data.decode()} if fragments[0].opcode is Opcode.TEXT else {"bytes": data}
