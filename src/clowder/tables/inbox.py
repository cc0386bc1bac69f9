"""From a client's bytes to what the table does: frames are read by their description and handed to who answers them."""

import logging
import re
from collections.abc import Awaitable
from typing import Any, Final, assert_never

import msgspec

from clowder.tables import moves, requests, talking
from clowder.tables.frames import frame
from clowder.tables.journal import Conflict, StoreFailed
from clowder.tables.messages import (
    ClientAct,
    ClientFrame,
    ClientHello,
    ClientHint,
    ClientPing,
    ClientRedo,
    ClientSay,
    ClientSeat,
    ClientUndo,
    ClientUndoReply,
    ClientWhy,
)
from clowder.tables.model import TableError
from clowder.tables.table import Table
from clowder.tables.viewer import Viewer

log = logging.getLogger("clowder.tables")
FIELD: Final = re.compile(r"`\$\.(\w+)|field `([^`]{1,40})")  # in what msgspec says of a frame
_decode = msgspec.json.Decoder(ClientFrame).decode


class BadFrame(Exception):
    """A frame that is not what the protocol says: `field` is wrong, or `json` or `object` where there are no fields."""

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(field)


def read(raw: str | bytes) -> ClientFrame:
    """A frame as the description in messages.py has it. Raises BadFrame."""
    try:
        found: ClientFrame = _decode(raw)
    except msgspec.ValidationError as error:
        field = FIELD.search(str(error))
        raise BadFrame((field[1] or field[2]) if field else "object") from None
    except ValueError:  # not JSON, or not UTF-8
        raise BadFrame("json") from None
    if not found.id.isprintable():
        raise BadFrame("id")
    if isinstance(found, ClientSay) and found.phrase is None and found.text is None:
        raise BadFrame("text")
    return found


def id_of(raw: str | bytes) -> str | None:
    """The id an error about a bad frame is answered with, if it has one that may be repeated."""
    try:
        data = msgspec.json.decode(raw)
    except (ValueError, RecursionError):
        return None
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None


def error_frame(id: str | None, key: str, params: dict[str, Any] | None = None) -> bytes:
    return frame("error", id=id or None, key=key, params=params or {})


async def handle(table: Table, viewer: Viewer, asked: ClientFrame) -> None:
    """Do what a frame asks, as a job of the table, and answer what goes wrong. A Conflict passes: it is tried again."""
    try:
        await _work(table, viewer, asked)
    except TableError as error:
        viewer.send(error_frame(asked.id, error.key, error.params))
    except StoreFailed as error:
        viewer.send(error_frame(asked.id, error.key))
    except Conflict:
        raise
    except Exception:
        log.exception("a frame could not be handled")
        viewer.send(error_frame(asked.id, "internal"))


def _work(table: Table, viewer: Viewer, asked: ClientFrame) -> Awaitable[None]:
    if isinstance(asked, ClientAct):
        return moves.act(table, viewer, asked.id, asked.ply, asked.seat, asked.text, asked.n)
    if isinstance(asked, ClientHello):
        return requests.hello(table, viewer, asked.since, asked.seat)
    if isinstance(asked, ClientWhy):
        return moves.why(table, viewer, asked.id, asked.seat, asked.text)
    if isinstance(asked, ClientUndo):
        return requests.undo(table, viewer, asked.id, asked.ply, asked.look)
    if isinstance(asked, ClientRedo):
        return requests.redo(table, viewer, asked.id, asked.ply)
    if isinstance(asked, ClientUndoReply):
        return requests.undo_reply(table, viewer, asked.id, asked.agree)
    if isinstance(asked, ClientSay):
        return talking.say(table, viewer, asked.id, asked.phrase, asked.text)
    if isinstance(asked, ClientHint):
        return requests.hint(table, viewer, asked.id, asked.seat)
    if isinstance(asked, ClientSeat):
        return requests.look(table, viewer, asked.seat)
    if isinstance(asked, ClientPing):
        return requests.ping(viewer, asked.id)
    assert_never(asked)
