"""What the client asks besides the frames of a table: the paths of the HTTP interface, answered without a server."""

import json
import logging
import re
from collections.abc import Awaitable, Callable
from importlib import resources
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from clowder.anywhere import deal_desk, made, my_games, part_desk, progress, table_desk
from clowder.anywhere.authority import Authority
from clowder.anywhere.figures import figures
from clowder.anywhere.thinker import Elsewhere
from clowder.core.errors import Fault, InvalidOptions, UnknownGame
from clowder.core.game import Game
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import lobby
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError, new_id

log = logging.getLogger("clowder.anywhere")
SAID: Final = "said"
Words = Callable[[], Awaitable[None]]  # brings the rulebooks and what says them, if they are not there yet


async def words_are_here() -> None:
    """Nothing to bring: all of the house is installed."""


class Asked:
    """A request: its path in parts, its query and its body."""

    def __init__(self, method: str, path: str, body: str | None) -> None:
        url = urlsplit(path)
        self.method = method
        self.parts = url.path.strip("/").split("/")
        self.query = dict(parse_qsl(url.query))
        self.text = body or ""
        self.language = self.query.get("lang", "en")

    def body(self) -> Json:
        found = json.loads(self.text) if self.text else {}
        if not isinstance(found, dict):
            raise TableError("bad_request", 422, fields=["body"])
        return found


class Desk:
    """One person's; answers are (status, text)."""

    def __init__(self, authority: Authority, thinker: Elsewhere, words: Words = words_are_here) -> None:
        self.authority = authority
        self._thinker = thinker
        self._words = words
        self._me: Json = {}
        authority.services.names_of = self._names

    async def person(self) -> Json:
        """Who sits here; the first time somebody new."""
        if not self._me:
            kept = await self.authority.journal.setting("me")
            if kept is None:
                # Several may ask at once, in several pages: all are the one who was written first.
                kept = await self.authority.journal.claim_setting("me", {"id": new_id(), "name": "", "language": "en"})
            self._me = self._me or kept
        return self._me

    async def _names(self, _people: set[str]) -> dict[str, str]:
        """Nobody but who sits here plays in this browser."""
        me = await self.person()
        return {me["id"]: me["name"]}

    async def answer(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """What the server would answer; what only a server can do is refused as `needs_server`."""
        try:
            found = await self._route(Asked(method, path, body))
        except TableError as error:
            return error.status, _error(error.key, error.params)
        except StoreFailed as error:
            return 503, _error(error.key)
        except InvalidOptions as error:
            faults = [{"key": f.key, "where": f.where, "params": f.params, "hint": f.hint} for f in error.errors]
            return 422, _error("invalid_options", {"faults": faults})
        except (ValueError, KeyError, TypeError):
            log.exception("a request could not be read")
            return 422, _error("bad_request")
        except Exception:
            log.exception("a request failed")
            return 500, _error("internal")
        return 200, found if isinstance(found, str) else json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    async def _route(self, asked: Asked) -> Any:
        match asked.method, *asked.parts[1:]:
            case "GET", "me":
                return _told(await self.person())
            case "PATCH", "me":
                return await self._change_me(asked.body())
            case "GET", "me", "games", "running":
                return await my_games.going_on(self.authority, (await self.person())["id"])
            case "GET", "me", "games":
                return await my_games.over(self.authority, await self.person(), asked.query)
            case "GET", "stats", "me":
                return figures(await self.authority.journal.results(), (await self.person())["id"])
            case "GET", "stats", "analyses":
                return await progress.told(self.authority, await self.person())
            case "GET", "me", "practice":
                return await progress.to_practise(self.authority, await self.person())
            case "POST", "me", "practice", table, ply:
                return await progress.practised(self.authority.journal, table, int(ply), asked.body().get("how"))
            case "GET", "games":
                return self._games()
            case "GET", "games", game, "texts":
                return _texts(game, asked.language)
            case "GET", "games", game, "rulebook":
                return await self._rulebook(game, asked)
            case "POST", "games", game, ("count" | "position" | "move" | "bot") as question:
                return _refereed(game, question, asked.text)
            case _, "learn", *lesson:
                return await self._lesson(asked, lesson)
            case _, "puzzles", *place:
                return await self._puzzle(asked, place)
            case "POST", "replay":
                await self._words()
                from clowder.anywhere.replays import record_replay

                return record_replay(asked.text.encode(), _eyes(asked.query.get("seat", "all"))).decode()
            case _, "me", "parts", *rest:
                return await part_desk.mine(self.authority.journal, asked.method, rest, asked)
            case "POST", "parts", "try":
                return await self._thinker.try_part(part_desk.trial_wish(asked))
            case method, "parts", *rest:
                return part_desk.answer(method, rest, asked)
            case "GET", "tables", "here", "depth":
                return {"depth": self._thinker.depth}
            case "GET", "daily":
                return await deal_desk.daily(self.authority)
            case method, "deals", *rest:
                return await deal_desk.answer(self.authority, await self.person(), method, rest, asked.body())
            case "POST", "tables", id, "analysis":
                return await self._analysis(id, "more" not in asked.query)
            case _, "tables", id, "decisions", ply:
                return await self._decision(asked, id, int(ply))
            case _, "tables", *rest:
                return await table_desk.answer(self.authority, await self.person(), asked.method, rest, asked)
        raise TableError("needs_server", 501)

    def _games(self) -> list[Json]:
        """What can be played, and how long turns of bots take on this device."""
        games: list[Json] = json.loads(_said("games.json"))
        paces = self.authority.services.paces
        for game in games:
            game["paces"] = paces.turns(game["id"], game["levels"], self._thinker.pace)
        return games

    async def _change_me(self, change: Json) -> Json:
        me = dict(await self.person())
        if change.get("name") is not None:
            me["name"] = lobby.clean_name(str(change["name"]), "")
        if change.get("language") is not None:
            me["language"] = str(change["language"])
        await self.authority.journal.set_setting("me", me)
        before, self._me = self._me["name"], me
        for table in list(self.authority.tables.values()) if me["name"] not in ("", before) else []:
            await table.call(lambda table=table: lobby.rename(table, me["id"], me["name"], before))  # type: ignore[misc]
        return _told(me)

    async def _rulebook(self, id: str, asked: Asked) -> Json:
        game = _known(id)
        await self._words()
        from clowder.anywhere.game_texts import rulebook
        from clowder.texts import option_value, table_options

        given = {name: option_value(text) for name, text in asked.query.items() if name not in ("lang", "seats")}
        parts = [name for name, value in given.items() if isinstance(value, dict | list)]
        if parts:
            raise InvalidOptions([Fault("E_OPTIONS", name, {}, "leave out lists and data files") for name in parts])
        seats = asked.query.get("seats", "")
        players = int(seats) if re.fullmatch("[0-9]{1,2}", seats) else None
        options = table_options(game, given, players) if given or players is not None else None
        return rulebook(id, asked.language, options)

    async def _analysis(self, id: str, anew: bool) -> Json:
        """A line of it; all of it at once where it was made before, also before the page was loaded."""
        record = await table_desk.record_to_analyse(await self.authority.get(id))
        journal = self.authority.journal
        before = await made.find(journal, id) if anew else None
        if before is not None:
            return {"share": 1.0, "analysis": before}
        line = await self._thinker.analyse(id, record, anew)
        await progress.keep(journal, id, line.pop("summaries", []))
        if line["share"] == 1.0:
            await made.keep(journal, id, line["analysis"])
        return line

    async def _decision(self, asked: Asked, id: str, ply: int) -> Json:
        """A move of a finished game once more, as on a server: see docs/protocol.md."""
        record = await table_desk.record_to_analyse(await self.authority.get(id))
        await self._words()
        from clowder.anywhere import decisions

        if asked.method == "GET":
            kept = await progress.decision(self.authority.journal, id, ply)
            return {**decisions.board_before(record, ply), "kept": kept}
        kept = await progress.decision(self.authority.journal, id, ply)
        analysis = self._thinker.analysed.get(id) or await made.find(self.authority.journal, id)
        analysis = analysis or (kept and {"decisions": [kept]})
        if not analysis:
            raise TableError("analysis_first")
        tried = decisions.board_after(record, ply, str(asked.body()["text"])[:200])
        return decisions.judged(analysis, ply, tried)

    async def _lesson(self, asked: Asked, place: list[str]) -> Json:
        await self._words()
        from clowder.anywhere import told_lessons

        match asked.method, *place:
            case "GET", game:
                return told_lessons.told(game, asked.language, asked.query.get("lesson", "first"))
            case "POST", game, step:
                return told_lessons.judged(game, step, str(asked.body()["text"])[:200], asked.language)
        raise TableError("not_found", 404)

    async def _puzzle(self, asked: Asked, place: list[str]) -> Json:
        await self._words()
        from clowder.anywhere import told_puzzles

        match asked.method, *place:
            case "GET", *nothing if not nothing:
                return told_puzzles.listed()
            case "GET", game, id:
                return told_puzzles.shown(game, id)
            case "POST", game, id:
                wish = asked.body()
                return told_puzzles.tried(game, id, str(wish.get("text", ""))[:200], wish.get("give_up") is True)
        raise TableError("not_found", 404)


def _refereed(game: str, question: str, text: str) -> str:
    from clowder.anywhere import referee

    answers = {"count": referee.count, "position": referee.position, "move": referee.move, "bot": referee.bot}
    return answers[question](game, text.encode()).decode()


def _error(key: str, params: Json | None = None) -> str:
    return json.dumps({"error": {"key": key, "params": params or {}, "request": ""}}, ensure_ascii=False)


def _told(me: Json) -> Json:
    return {**me, "address": None}


def _known(id: str) -> Game:
    try:
        return GAMES.get(id)
    except UnknownGame:
        raise TableError("unknown_game", 404, game=id[:50]) from None


def _texts(id: str, language: str) -> str:
    _known(id)
    return _said(f"{id}.{language if re.fullmatch('de|hu|it|uk', language) else 'en'}.ftl")


def _said(name: str) -> str:
    """What the archive was given along: sentences that were put together where it was made."""
    return (resources.files("clowder.anywhere") / SAID / name).read_text(encoding="utf-8")


def _eyes(seat: str) -> str:
    if not re.fullmatch("all|none|[0-8]", seat):
        raise TableError("bad_request", 422, fields=["seat"])
    return seat
