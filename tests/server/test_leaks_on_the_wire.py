"""Hidden information in the bytes that really leave: WebSocket frames and HTTP bodies, over loopback sockets.

After every move each viewer's world is redrawn behind its back (what it may not know is dealt anew) and the table says
everything again: the bytes must be the same. A replay during the game has to consist of what was sent live.
"""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from driver import Person, Socket, play
from in_process import InProcessServer, in_process_server

from clowder.core.event import Event
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.server.botpool import BotPool
from clowder.tables import fairness, lobby, steps
from clowder.tables.broadcast import Broadcast
from clowder.tables.frames import LogItem, encode
from clowder.tables.message_parts import TableInfo
from clowder.tables.table import Table

PLIES = 24
LATE = 3  # plies
HEADERS = {"X-Request-Id": "the-same"}


def certain(events: list[Event]) -> list[Event]:
    """What happened before chance or news came into it: from there on two worlds may go different ways."""
    kept = []
    for event in events:
        if event.reveals:
            break
        kept.append(event)
    return kept


class Onlooker:
    """One viewer: a session, a socket, and what it was told about each ply."""

    def __init__(self, person: Person, socket: Socket, viewpoint: int, link: str = "") -> None:
        self.person = person
        self.link = link
        self.socket = socket
        self.viewpoint = viewpoint
        self.live: dict[int, Json] = {}

    async def follow(self, ply: int) -> None:
        await self.socket.until_ply(ply)
        self.live[ply] = self.socket.now

    async def hears(self, table: Table, state: State, logged: LogItem) -> list[bytes]:
        """All that comes over the wire when this is the state and that is what just happened."""
        match = table.match
        assert match is not None
        await self.settled()  # what was said to others before is not looked at
        self.socket.raw.clear()
        real, match.state = match.state, state
        table.broadcast.position_changed()
        try:
            table.broadcast.send_item(logged)
            for since in (None, max(1, table.n - 2)):
                await self.socket.send({"t": "hello", "since": since})
            await self.settled()
            bodies = await self.bodies(table.head.id)
        finally:
            match.state = real
            table.broadcast.position_changed()
        return [*(raw.encode() for raw in self.socket.raw), *bodies]

    async def settled(self) -> None:
        """What was asked of the table before is answered: it does one thing after the other."""
        await self.socket.send({"t": "why", "id": "settled", "seat": NOBODY, "text": ""})
        await self.socket.until("error", id="settled")

    async def bodies(self, id: str) -> list[bytes]:
        found = []
        paths = [f"/api/tables/{id}{way}" for way in ("", "/record", "/replay", "/replay?seat=all", "/replay?seat=0")]
        if self.link:
            paths += [f"/api/links/{self.link}", f"/api/links/{self.link}/replay", f"/l/{self.link}"]
        for path in paths:
            answer = await self.person.http.get(path, headers=HEADERS)
            found.append(answer.content)
        return found

    async def replay_differs(self, id: str) -> bool:
        steps = (await self.person.get(f"/api/tables/{id}/replay"))["steps"]
        for ply, live in self.live.items():
            told = steps[ply]
            deal: list[Json] = next((line["events"] for line in live.get("log", ()) if line["kind"] == "deal"), [])
            events = live["events"] if live["t"] == "update" else deal
            if told["view"] != live["view"] or told["events"] != events or set(told) - {"seat"} != STEP:
                return True
        return False


STEP = {"ply", "to_act", "view", "events"}


async def leaks(server: InProcessServer, game: str, seats: int, **options: Any) -> list[str]:
    """Where something that a viewer cannot know changed what it was sent, in one random game."""
    people = [await Person(server, f"P{n}").enter() for n in range(seats + 1)]
    wish = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    # the seed comes from the id and the secret: with both fixed every run has the same deal
    with patch.object(lobby, "new_id", lambda: "wire"), patch.object(fairness, "new_secret", lambda: "c1" * 32):
        id = (await people[0].table(wish, game=game, options=options))["id"]
    table = await server.services.loaded_tables.get(id)
    for person in people[1:seats]:
        await person.post(f"/api/tables/{id}/join")
    await people[0].post(f"/api/tables/{id}/start")
    viewpoint = [*range(seats), NOBODY]
    viewers = [Onlooker(person, await person.sit(id), n) for person, n in zip(people, viewpoint, strict=True)]
    match = table.match
    assert match is not None
    rng, redraw, found = random.Random(game), Rng(7), []
    for viewer in viewers:
        await viewer.follow(0)
    for ply in range(PLIES):
        if match.state.is_over():
            break
        before = match.state.clone()
        action = rng.choice(list(before.legal_actions()))
        mover = viewers[int(before.to_act())]
        assert (await mover.socket.act(mover.viewpoint, before.action_text(action)))["t"] == "ack"
        for viewer in viewers:
            await viewer.follow(ply + 1)
            if viewer.live[ply + 1]["events"] != as_sent(table.data.log[-1].events, viewer.viewpoint):
                found.append(f"ply {ply + 1}: other events to {viewer.viewpoint} than the game has for it")
        if match.state.is_over():
            break
        for viewer in viewers:
            real = await viewer.hears(table, match.state, table.data.log[-1])
            other = await viewer.hears(table, match.state.determinize(viewer.viewpoint, redraw), table.data.log[-1])
            if real != other:
                found.append(f"ply {ply + 1}: the bytes to {viewer.viewpoint}: {first_difference(real, other)}")
            if await event_leaks(table, viewer, before, action, redraw):
                found.append(f"ply {ply + 1}: the events to {viewer.viewpoint}")
    for viewer in viewers:
        if not match.state.is_over() and await viewer.replay_differs(id):
            found.append(f"the replay of {viewer.viewpoint}")
    await asyncio.gather(*(viewer.socket.close() for viewer in viewers), *(person.close() for person in people))
    return found


def as_sent(events: list[Event], viewpoint: int) -> Any:
    """The events as the game shows them to these viewpoint, revealing ones too: the server may add nothing."""
    return json.loads(encode([event.seen_by(viewpoint) for event in events]))


def first_difference(real: list[bytes], other: list[bytes]) -> str:
    if len(real) != len(other):
        return f"{len(real)} and {len(other)} messages: {real} {other}"
    return next(f"{one!r} {two!r}" for one, two in zip(real, other, strict=True) if one != two)


async def event_leaks(table: Table, viewer: Onlooker, before: State, action: int, redraw: Rng) -> bool:
    """The same move in a world the viewer cannot tell apart: if it ends with the same view, it was told the same."""
    assert table.match is not None
    now, last = table.match.state, table.data.log[-1]
    twin = before.determinize(viewer.viewpoint, redraw)
    if not twin.is_legal(action):
        return False
    events: list[Event] = []
    twin.events = events
    twin.apply(action)
    if encode(twin.view(viewer.viewpoint)) != encode(now.view(viewer.viewpoint)):
        return False  # something new came to light, and it was something else
    told = []
    for happened in (last.events, events):
        logged = LogItem(last.n, last.ply, last.kind, last.seat, certain(happened))
        kept, table.data.log[-1] = table.data.log[-1], logged
        try:
            told.append(await viewer.hears(table, now, logged))
        finally:
            table.data.log[-1] = kept
    return told[0] != told[1]


@pytest.mark.parametrize("game", [*GAMES.ids()])
def test_nothing_hidden_is_in_the_bytes_to_anybody(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            assert await leaks(server, game, max(2, GAMES.get(game).min_seats)) == []

    play(story(), 200)


async def late_leaks(server: InProcessServer, game: str, seats: int) -> list[str]:
    """Where a spectator by link was told something newer than the delay, or anything of what has happened since."""
    server.services.table_services.spectator_delay = LATE
    people = [await Person(server, f"P{n}").enter() for n in range(seats + 1)]
    wish = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    with patch.object(lobby, "new_id", lambda: "late"), patch.object(fairness, "new_secret", lambda: "c1" * 32):
        id = (await people[0].table(wish, game=game, private=True, spectators="delayed"))["id"]
    table = await server.services.loaded_tables.get(id)
    for person in people[1:seats]:
        await person.post(f"/api/links/{await people[0].link(id, 'play')}/join")
    await people[0].post(f"/api/tables/{id}/start")
    sockets = [await person.sit(id) for person in people[:seats]]
    key = await people[0].link(id, "watch")
    late = Onlooker(people[-1], await people[-1].sit(id, link=key), NOBODY, key)
    match = table.match
    assert match is not None
    rng, found, states, items = random.Random(game), [], [match.state.clone()], []
    for ply in range(1, PLIES + 1):
        state = states[-1]
        seat = int(state.to_act())
        text = state.action_text(rng.choice(list(state.legal_actions())))
        await sockets[seat].until_ply(ply - 1)
        assert (await sockets[seat].act(seat, text))["t"] == "ack"
        if match.state.is_over():
            break
        states.append(match.state.clone())
        items.append(table.data.log[-1])
        before = max(0, ply - LATE)
        now = await late.hears(table, match.state, items[-1])
        then = await late.hears(table, states[before], items[max(0, before - 1)])
        if now != then:
            found.append(f"ply {ply}: {first_difference(now, then)}")
        told = [frame for frame in late.socket.frames if frame.get("view")]
        if any(frame["ply"] > before for frame in told):
            found.append(f"ply {ply}: something newer than {before} was told")
        if told and told[-1]["view"] != json.loads(encode(states[told[-1]["ply"]].view(NOBODY))):
            found.append(f"ply {ply}: another view than the game has for a spectator")
    return found


@pytest.mark.parametrize("game", [*GAMES.ids()])
def test_a_spectator_by_link_hears_only_what_the_delay_lets_go(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            assert await late_leaks(server, game, max(2, GAMES.get(game).min_seats)) == []

    play(story(), 200)


def test_a_leak_past_the_delay_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Broadcast, "is_delayed", lambda _self, _viewpoint: False)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            assert await late_leaks(server, "tiny", 2)

    play(story())


def test_a_leak_in_the_view_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            assert await leaks(server, "tiny", 2, leaky=True)

    play(story())


async def here(_pool: BotPool, _person: str, work: Callable[..., Any], *args: Any) -> Any:
    """In this process, where the fault is."""
    return work(*args)


def test_a_leak_in_the_replay_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps._seen
    monkeypatch.setattr(steps, "_seen", lambda event, seat, _all, seats: honest(event, seat, True, seats))
    monkeypatch.setattr(BotPool, "work", here)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            found = await leaks(server, "tiny", 2, turns=30)
            assert found
            assert all("replay" in one for one in found), found

    play(story())


def test_a_leak_in_the_table_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that depends on the next card: nonsense, and as good as any other mistake."""
    honest = Table.info

    def careless(self: Table, person: str) -> TableInfo:
        about = honest(self, person)
        if self.match is not None:
            about["seats"][0]["name"] = json.dumps(self.match.state.key())[:200]
        return about

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            monkeypatch.setattr(Table, "info", careless)
            assert await leaks(server, "tiny", 2)

    play(story())
