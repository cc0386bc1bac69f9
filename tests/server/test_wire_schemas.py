"""The shapes of frames and views as /openapi.json tells them."""

from collections.abc import Iterator
from typing import Any

import pytest

from clowder.games import GAMES
from clowder.server import frames
from clowder.server.frames import PLACE, _spelt_out, view_types, wire_schemas

TITLES = {"CatAttackView", "CatBoxView", "CsacskaMacskaView", "IfItFitsView"}


class WithAbsent:
    """The games, and before all others a title whose package is not there."""

    def ids(self) -> tuple[str, ...]:
        return ("absent", *GAMES.ids())

    def get(self, id: str) -> Any:
        if id == "absent":
            raise ImportError(id)
        return GAMES.get(id)


def test_every_installed_game_tells_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "GAMES", WithAbsent())
    assert {view.__name__ for view in view_types()} >= TITLES
    assert wire_schemas().keys() >= TITLES


def test_every_shape_that_is_referred_to_is_there() -> None:
    shapes = wire_schemas()

    def referred(shape: object) -> Iterator[str]:
        if isinstance(shape, dict):
            if "$ref" in shape:
                yield shape["$ref"]
            shape = list(shape.values())
        if isinstance(shape, list):
            for part in shape:
                yield from referred(part)

    found = set(referred(shapes))
    assert found
    assert found <= {PLACE + name for name in shapes}


def test_what_is_not_said_is_spelt_out() -> None:
    assert _spelt_out({"enum": ["a"]}) == {"type": "string", "const": "a"}
    assert _spelt_out({"enum": ["a", "b"]}) == {"type": "string", "enum": ["a", "b"]}
    assert _spelt_out({"enum": [1]}) == {"enum": [1]}
    assert _spelt_out({"type": "object", "default": {}}) == {"type": "object", "additionalProperties": True}
    assert _spelt_out({"type": "object", "properties": {}}) == {"type": "object", "properties": {}}
