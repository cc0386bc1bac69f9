"""The real games: whatever somebody asks, every view, event and legal action in the bytes is that of their own eyes.

tests/server/test_authority.py says which answer comes; here it is what the engine itself shows these eyes.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Socket, play
from in_process import InProcessServer, in_process_server

from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.tables.frames import encode
from clowder.tables.match import Match
from clowder.tables.table import Table

PLIES = 14
SEATS = 3


def parts_of(said: Any) -> Iterator[Json]:
    """Every object in an answer, however deep."""
    if isinstance(said, dict):
        yield said
    for part in said.values() if isinstance(said, dict) else said if isinstance(said, list) else ():
        yield from parts_of(part)


class Eyes:
    """What the engine shows one pair of eyes, ply by ply."""

    def __init__(self, table: Table, viewpoint: int) -> None:
        match = table.match
        assert match is not None
        again = Match(match.game, match.seats, match.options, match.seed, match.keyed)
        self.viewpoint, self.to_act = viewpoint, int(match.state.to_act())
        self.views, self.events = [self._view(again)], [encode([event.seen_by(viewpoint) for event in again.opening()])]
        for move in match.played:
            events = again.play_text(move.text)
            self.events.append(encode([event.seen_by(viewpoint) for event in events]))
            self.views.append(self._view(again))

    def _view(self, match: Match) -> Json:
        shown: Json = json.loads(encode(match.state.view(self.viewpoint)))
        return shown

    def foreign(self, answer: str | bytes) -> list[str]:
        """What of an answer is not theirs."""
        found = []
        for part in parts_of(json.loads(answer)):
            if part.get("view") is not None and part["view"] != self.views[part["ply"]]:
                found.append(f"the view of ply {part['ply']}")
            if "events" in part and encode(part["events"]) != self.events[part["ply"]]:
                found.append(f"the events of ply {part['ply']}")
            if part.get("legal") and self.viewpoint != self.to_act:
                found.append("legal actions")
            if part.get("position") or part.get("seed") or ("to_act" in part and part.get("text")):
                found.append("more than views")
        return found


async def asked_all(socket: Socket) -> list[str]:
    """All that comes to somebody who tries to look, to ask and to act for every seat; legal moves are not among it."""
    socket.raw.clear()
    for seat in range(NOBODY, SEATS):
        for since in (None, 1, PLIES - 1):
            await socket.send({"t": "hello", "since": since, "seat": seat})
        await socket.send({"t": "seat", "seat": seat})
        await socket.send({"t": "why", "id": f"w{seat}", "seat": seat, "text": "meow"})
        await socket.send({"t": "hint", "id": f"h{seat}", "seat": seat})
        await socket.send({"t": "act", "id": f"a{seat}", "ply": PLIES, "seat": seat, "text": "meow"})
        await socket.send({"t": "act", "id": f"s{seat}", "ply": 1, "seat": seat, "text": "meow"})
    await socket.send({"t": "undo_reply", "id": "end", "agree": True})
    await socket.until("error", id="end")
    return list(socket.raw)


async def at_a_table(server: InProcessServer, game: str) -> tuple[Table, list[Person]]:
    """Ann, Bob and the spectator Ned, some moves into a game; the third seat is somebody's who has gone."""
    people = [await Person(server, name).enter() for name in ("Ann", "Bob", "Ned")]
    wish = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = (await people[0].table(wish, game=game))["id"]
    cleo = await Person(server, "Cleo").enter()
    for person in (people[1], cleo):
        await person.post(f"/api/tables/{id}/join")
    await people[0].post(f"/api/tables/{id}/start")
    table = await server.services.loaded_tables.get(id)
    match, rng = table.match, random.Random(game)
    assert match is not None
    sockets = [await person.sit(id) for person in (people[0], people[1], cleo)]
    for ply in range(PLIES):
        seat = int(match.state.to_act())
        text = match.state.action_text(rng.choice(list(match.state.legal_actions())))
        assert (await sockets[seat].act(seat, text, ply=ply))["t"] == "ack"
    for socket in sockets:
        await socket.close()
    await cleo.close()
    return table, people


@pytest.mark.parametrize("game", [*GAMES.ids()])
def test_every_answer_is_for_the_eyes_of_who_asked(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            table, people = await at_a_table(server, game)
            id = table.head.id
            token = (await people[1].post(f"/api/tables/{id}/seats/1/token"))["token"]
            program = await Socket.open(server, id, "", Authorization=f"Bearer {token}")
            for person, seat in zip(people, (0, 1, NOBODY), strict=True):
                eyes, socket = Eyes(table, seat), await person.sit(id)
                told = await asked_all(socket)
                assert sum('"view":{' in raw for raw in told) > SEATS, "there was something to look at"
                for path in ("", "?seat=all", "?seat=none", *(f"?seat={n}" for n in range(SEATS))):
                    answer = await person.http.get(f"/api/tables/{id}/replay{path}")
                    if answer.status_code == 200:
                        bare = Eyes(table, NOBODY) if path == "?seat=none" else eyes
                        assert bare.foreign(answer.content) == [], path
                    told.append(answer.text if answer.status_code != 200 else "{}")
                assert [found for raw in told for found in eyes.foreign(raw)] == []
                await socket.close()
                await person.close()
            assert [found for raw in await asked_all(program) for found in Eyes(table, 1).foreign(raw)] == []
            await program.close()

    play(story())
