"""The frames of the socket and the games' views as JSON Schemas, for /openapi.json and the client's types."""

from typing import Any, get_args

import msgspec
from pydantic.json_schema import models_json_schema

from clowder.core.types import Json
from clowder.games import GAMES
from clowder.server.models import ErrorAnswer
from clowder.tables.messages import ClientFrame, ServerFrame

PLACE = "#/components/schemas/"


def view_types() -> list[Any]:
    """What the installed games say of their views."""
    found = []
    for id in GAMES.ids():
        try:
            view = GAMES.get(id).view_type()
        except ImportError:
            continue  # a title that is not installed
        if view is not None:
            found.append(view)
    return found


def wire_schemas() -> Json:
    """By the names of the types, to stand beside the schemas of the HTTP interface."""
    types = [*get_args(ClientFrame), *get_args(ServerFrame), *view_types()]
    _, shapes = msgspec.json.schema_components(types, ref_template=PLACE + "{name}")
    _, errors = models_json_schema([(ErrorAnswer, "validation")], ref_template=PLACE + "{model}")
    return {**errors["$defs"], **{name: _spelt_out(shape) for name, shape in shapes.items()}}


def _spelt_out(shape: Any) -> Any:
    """The same said in full: generators of types take what is not said for forbidden, or for given.

    An object without named fields may have any, a word is a string, and what has a default may be left out.
    """
    if isinstance(shape, list):
        return [_spelt_out(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    found = {name: _spelt_out(part) for name, part in shape.items() if name != "default"}
    words = found.get("enum")
    if isinstance(words, list) and all(isinstance(word, str) for word in words):
        found["type"] = "string"
        if len(words) == 1:
            found["const"] = found.pop("enum")[0]
    if found.get("type") == "object" and "properties" not in found:
        found.setdefault("additionalProperties", True)
    return found
