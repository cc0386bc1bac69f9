"""What the worker of a browser runs, as two archives made of this installation: the authority, and the words.

The first has everything a table needs. The second, rulebooks, lessons and puzzles with what puts sentences together, is
fetched when somebody reads. Both are made of plain sources: the same files that run here, compiled or not.
"""

import hashlib
import importlib.util
import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from clowder.anywhere.game_texts import table_texts, title_of
from clowder.bots.levels import LEVELS, tempers_of
from clowder.games import GAMES
from clowder.texts import LANGUAGES

PACKAGE: Final = Path(__file__).parents[1]
ROOMS: Final = ("core", "games", "bots", "analysis", "trials", "tables", "anywhere")
READ: Final = ("texts", "lessons", "puzzles")  # by who reads and learns
STAND_INS: Final = PACKAGE / "anywhere" / "stand_ins"
SAID: Final = "clowder/anywhere/said"
NOT_THERE: Final = ("anywhere/bundle.py", "anywhere/stand_ins")  # of use where the archives are made
LIBRARIES: Final = ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz")  # what texts are said with
NOT_USED: Final = ("babel/locale-data", "babel/messages", "pytz/zoneinfo", "__pycache__")
DATE: Final = (2020, 1, 1, 0, 0, 0)  # equal sources make equal archives
ENDINGS: Final = (".py", ".toml", ".json", ".ftl", ".dat")

Files = dict[str, bytes]


class Bundle(NamedTuple):
    """The archives, and the list of games that a page shows before they are there."""

    authority: bytes
    words: bytes
    games: bytes


def _files(folder: Path, place: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = f"{place}/{path.relative_to(folder).as_posix()}"
        if path.suffix in ENDINGS and path.is_file() and not any(part in name for part in NOT_USED):
            yield name, path.read_bytes()


def _sources() -> Files:
    found = {f"clowder/{name}": (PACKAGE / name).read_bytes() for name in ("__init__.py", "_interpreted.py")}
    for room in ROOMS:
        found |= {
            name: data
            for name, data in _files(PACKAGE / room, f"clowder/{room}")
            if not any(part in name for part in (*NOT_THERE, "/rulebook/", "/texts/"))
        }
    found |= {path.name: path.read_bytes() for path in sorted(STAND_INS.glob("*.py")) if path.stem != "__init__"}
    return found


def authority_files() -> Files:
    """Rules, bots and tables with what the client asks of them before it reads a rulebook."""
    found = _sources()
    found[f"{SAID}/games.json"] = games_json()
    for id in GAMES.ids():
        for language in LANGUAGES:
            found[f"{SAID}/{id}.{language}.ftl"] = table_texts(id, language).encode()
    return found


def games_json() -> bytes:
    """What can be played, as /api/games says it."""
    games = [
        {
            "id": id,
            "title": title_of(id),
            "seats": game.seats,
            "rules_version": game.rules_version,
            "options_schema": game.options_schema(),
            "levels": list(LEVELS),
            "tempers": {level: tempers_of(level) for level in LEVELS},
            "facts": game.facts(),
        }
        for id, game in ((id, GAMES.get(id)) for id in GAMES.ids())
    ]
    return json.dumps(games, ensure_ascii=False, separators=(",", ":")).encode()


def words_files() -> Files:
    """Rulebooks, lessons, puzzles and the library that says their sentences, with five of its languages."""
    found: Files = {}
    for room in READ:
        found |= dict(_files(PACKAGE / room, f"clowder/{room}"))
    games = _files(PACKAGE / "games", "clowder/games")
    found |= {name: data for name, data in games if "/rulebook/" in name}
    for library in LIBRARIES:
        spec = importlib.util.find_spec(library)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        found |= dict(_files(folder, library.replace(".", "/")))
        if library == "babel":
            for name in ("root", *LANGUAGES):
                found[f"babel/locale-data/{name}.dat"] = (folder / "locale-data" / f"{name}.dat").read_bytes()
    return found


def archive(files: Files) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in sorted(files.items()):
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(info, data)
    return made.getvalue()


@cache
def bundle() -> Bundle:
    """Made once in a process."""
    return Bundle(archive(authority_files()), archive(words_files()), games_json())


@cache
def version() -> str:
    """Of all that the archives are made of: found without making them."""
    made = hashlib.sha256()
    for name, data in sorted((_sources() | words_files()).items()):
        made.update(f"{name} {len(data)} ".encode() + data)
    return made.hexdigest()[:12]
