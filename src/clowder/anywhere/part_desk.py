"""Parts of a browser's own, asked by the paths below api/parts and api/me/parts; sharing by link needs a server."""

import json
from dataclasses import asdict
from typing import Any, Protocol

from clowder.anywhere import part_answers
from clowder.anywhere.keep import BrowserJournal
from clowder.core.types import Json
from clowder.tables.model import TableError, new_id, now_ms
from clowder.trials.trial import GAMES_USUAL

SETTING = "parts"


class Question(Protocol):
    def body(self) -> Json: ...


def answer(method: str, rest: list[str], asked: Question) -> Json:
    """What is asked of parts that nobody keeps. Raises TableError."""
    match method, *rest:
        case "POST", "check":
            wish = asked.body()
            return part_answers.check(str(wish["game"]), str(wish["option"]), wish["data"])
        case "POST", "read":
            wish = asked.body()
            return part_answers.read(str(wish["text"]), str(wish.get("game", "")), str(wish.get("option", "")))
        case "GET", game, option if game != "shared":
            return part_answers.house(game, option)
    raise TableError("needs_server", 501)


def trial_wish(asked: Question) -> Json:
    """What is to be tried out. Raises TableError and InvalidOptions."""
    wish = asked.body()
    options = wish.get("options") or {}
    size = len(json.dumps(wish["data"])) + len(json.dumps(options))
    games = min(max(1, int(wish.get("games", GAMES_USUAL))), GAMES_USUAL)
    parts = (str(wish["game"]), str(wish["option"]), wish["data"], size, int(wish["seats"]), games, options)
    return asdict(part_answers.trial_wish(*parts))


async def get(journal: BrowserJournal, id: str) -> Json:
    for part in await _all(journal):
        if part["id"] == id:
            return part
    raise TableError("part_unknown", 404)


async def _all(journal: BrowserJournal) -> list[Json]:
    kept = await journal.setting(SETTING)
    return list(kept["parts"]) if kept is not None else []


async def _keep(journal: BrowserJournal, parts: list[Json]) -> None:
    await journal.set_setting(SETTING, {"parts": parts})


async def mine(journal: BrowserJournal, method: str, rest: list[str], asked: Question) -> Any:
    """Raises TableError."""
    match method, *rest:
        case ("GET",):
            return [_brief(part) for part in await _all(journal)]
        case ("POST",):
            return await _add(journal, asked.body())
        case "GET", id:
            return await get(journal, id)
        case "PUT", id:
            return await _change(journal, id, asked.body())
        case "DELETE", id:
            await _keep(journal, [part for part in await _all(journal) if part["id"] != id])
            return {}
    raise TableError("needs_server", 501)


def _brief(part: Json) -> Json:
    return {name: value for name, value in part.items() if name != "data"}


def _clean(wish: Json) -> str:
    return part_answers.clean(str(wish["name"]), wish["data"], len(json.dumps(wish["data"])))


async def _add(journal: BrowserJournal, wish: Json) -> Json:
    kept = await _all(journal)
    part_answers.kind_of(wish["game"], wish["option"])
    if len(kept) >= part_answers.MOST:
        raise TableError("too_many_parts", 429, limit=part_answers.MOST)
    names = {"game": wish["game"], "option": wish["option"], "name": _clean(wish)}
    part = {"id": new_id(), **names, "version": 1, "shared": "", "changed": now_ms(), "data": wish["data"]}
    await _keep(journal, [part, *kept])
    return part


async def _change(journal: BrowserJournal, id: str, wish: Json) -> Json:
    part = await get(journal, id)
    if part["version"] != wish["version"]:
        raise TableError("part_changed", 409)
    changes = {"name": _clean(wish), "data": wish["data"], "version": part["version"] + 1, "changed": now_ms()}
    rest = [each for each in await _all(journal) if each["id"] != id]
    await _keep(journal, [{**part, **changes}, *rest])
    return {"version": part["version"] + 1}
