"""Frames read back by their one description (clowder.tables.messages), strictly: nothing missing, nothing too much."""

import json
from typing import Any

import msgspec

from clowder.games import GAMES
from clowder.tables.messages import ServerFrame

_read = msgspec.json.Decoder(ServerFrame).decode


def check_frame(raw: str | bytes, game: str = "") -> str:
    """The kind of a frame that is exactly as described, and so is the view in it where its game says how it looks."""
    found = _read(raw)
    sent = json.loads(raw)
    again = json.loads(msgspec.json.encode(found))
    assert again == sent, f"not described: {difference(sent, again)}"
    view_type = getattr(GAMES.get(game), "view_type", lambda: None)() if game else None
    if view_type is not None and sent.get("view") is not None:
        view = json.loads(msgspec.json.encode(msgspec.convert(sent["view"], view_type)))
        assert view == sent["view"], f"not described: {difference(sent['view'], view)}"
    return str(sent["t"])


def difference(sent: Any, described: Any, path: str = "$") -> str:
    """Where two JSON values differ first."""
    if isinstance(sent, dict) and isinstance(described, dict):
        for name in [*sent, *described]:
            if sent.get(name) != described.get(name) or (name in sent) != (name in described):
                return difference(sent.get(name), described.get(name), f"{path}.{name}")
    if isinstance(sent, list) and isinstance(described, list) and len(sent) == len(described):
        for n, (one, other) in enumerate(zip(sent, described, strict=True)):
            if one != other:
                return difference(one, other, f"{path}[{n}]")
    return f"{path}: {sent!r} was sent, {described!r} is what its type keeps of it"
