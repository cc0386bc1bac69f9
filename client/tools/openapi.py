"""Prints the server's shapes (components of /openapi.json) for the generator of the client's types."""

import json
import sys
import tempfile
from typing import Any

from clowder.server.app import make_app
from clowder.server.settings import Settings


def without_titles(part: Any) -> Any:
    """A title only repeats the name of its field; as a comment it would double the length of the types."""
    if isinstance(part, list):
        return [without_titles(each) for each in part]
    if isinstance(part, dict):
        return {k: without_titles(v) for k, v in part.items() if k != "title" or not isinstance(v, str)}
    return part


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(data=folder)).app
        schema = app.openapi()
    shapes = {name: without_titles(shape) for name, shape in sorted(schema["components"]["schemas"].items())}
    kept = {"openapi": schema["openapi"], "info": {"title": "Clowder", "version": "1"}, "paths": {}}
    json.dump({**kept, "components": {"schemas": shapes}}, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
