"""Part files: the printed things of a game as data, and a fingerprint of what was used."""

import hashlib
import json
import tomllib
from importlib import resources
from typing import Any

from clowder.core.errors import Fault, InvalidParts
from clowder.core.types import Json


def read_house_part(package: str, name: str) -> Json:
    """The table of `parts/<name>.toml` in a game's package."""
    return tomllib.loads((resources.files(package) / "parts" / f"{name}.toml").read_text(encoding="utf-8"))


def read_part_text(text: str, where: str) -> Json:
    """The table of a TOML text from outside. Raises InvalidParts."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidParts([Fault("E_PART_SYNTAX", where, {}, str(error))]) from None


def fingerprint(data: Any) -> str:
    """SHA-256 of data as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
