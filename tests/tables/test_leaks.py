"""Hidden information on the wire: what a seat cannot know is redrawn, and every byte it gets must stay the same.

Frames are made by the table that a server runs; a socket adds nothing to them (tests/server/test_wire.py).
"""

import asyncio
import json
import random
from collections.abc import Iterator

import pytest
from memory import MemoryJournal, Witness, new_table

from clowder.core.event import Event
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY
from clowder.games import GAMES
from clowder.tables import moves
from clowder.tables.frames import LogItem, encode
from clowder.tables.records import replay_for
from clowder.tables.table import Table


def told(table: Table, viewer: Witness, item: LogItem) -> list[bytes]:
    """What just happened, as it is told to a viewer who is there, and to one who comes back after it."""
    viewer.greeted = True
    table.audience.add(viewer)
    table.broadcast.send_item(item)
    table.audience.remove(viewer)
    table.broadcast.greet(viewer, item.n - 1, viewer.viewpoint)
    return [*viewer.take_raw(), item.short_frame(viewer.viewpoint)]


def sent(table: Table, viewpoint: int, state: State, logged: LogItem | None) -> list[bytes]:
    """All a viewer would be sent if this were the state of the table."""
    assert table.match is not None
    real, table.match.state = table.match.state, state
    table.broadcast.position_changed()
    person = table.head.seats[viewpoint].person if viewpoint >= 0 else ""
    viewer = Witness(person, {viewpoint} if viewpoint >= 0 else set(), viewpoint)
    try:
        frames = [table.broadcast.snapshot(viewer), encode(table.info(person))]
        if logged is not None:
            frames += told(table, viewer, logged)
    finally:
        table.match.state = real
        table.broadcast.position_changed()
    return frames


def leaks(game: str, seats: int, seed: int, plies: int = 80, **options: object) -> Iterator[tuple[int, int]]:
    """(ply, viewpoint) of every difference found in one random game."""
    found: list[tuple[int, int]] = []

    async def story() -> None:
        bots = [{"kind": "hotseat"}] * seats
        table = await new_table(MemoryJournal(), bots, game=game, options=options)
        match = table.match
        assert match is not None
        rng, redraw = random.Random(seed), Rng(seed)
        for ply in range(plies):
            if match.state.is_over():
                break
            before = match.state.clone()
            action = rng.choice(list(match.state.legal_actions()))
            text = match.state.action_text(action)
            viewer = Witness("p0", set(range(seats)), NOBODY)
            seat = int(match.state.to_act())
            await table.call(lambda v=viewer, p=ply, s=seat, t=text: moves.act(table, v, f"m{p}", p, s, t))
            logged = table.data.log[-1]
            for viewpoint in range(NOBODY, seats):
                real = sent(table, viewpoint, match.state, logged)
                other = sent(table, viewpoint, match.state.determinize(viewpoint, redraw), logged)
                if real != other or twin_differs(before, action, viewpoint, redraw, match.state, logged.events):
                    found.append((ply, viewpoint))
        await table.close()

    asyncio.run(story())
    yield from found


def twin_differs(before: State, action: int, viewpoint: int, redraw: Rng, after: State, events: list[Event]) -> bool:
    """Make the same move in a world the viewer cannot tell apart: if it ends with the same view, it saw the same."""
    twin = before.determinize(viewpoint, redraw)
    if not twin.is_legal(action):
        return False
    twin.events = twin_events = []
    twin.apply(action)
    if encode(twin.view(viewpoint)) != encode(after.view(viewpoint)):
        return False  # something new came to light, and it was something else
    return _certain(twin_events, viewpoint) != _certain(events, viewpoint)


def _certain(events: list[Event], viewpoint: int) -> bytes:
    """What a viewer was told before chance or news came into it: from there on two worlds may go different ways."""
    told = []
    for event in events:
        if event.reveals:
            break
        told.append(event.seen_by(viewpoint))
    return encode(told)


@pytest.mark.parametrize("game", [*GAMES.ids(), "tiny"])
def test_nothing_hidden_reaches_a_viewer(game: str) -> None:
    low, high = GAMES.get(game).seats
    for seats in sorted({max(2, low), high}):
        assert list(leaks(game, seats, 11 + seats)) == []


def test_a_planted_leak_is_found() -> None:
    assert list(leaks("tiny", 3, 5, plies=3, leaky=True))


def test_a_leak_in_an_event_is_found() -> None:
    """An event that tells everybody a card only one seat saw."""
    state = GAMES.get("tiny").new(seats=2, seed=3)
    draw = state.parse_action("draw")
    rng = Rng(1)
    found = 0
    for _ in range(30):
        after = state.clone()
        after.events = events = []
        after.apply(draw)
        loud = [Event(event.kind, {**event.public, **(event.private or {})}) for event in events]
        twin = state.determinize(1, rng)
        twin.events = quiet = []
        twin.apply(draw)
        heard = [Event(event.kind, {**event.public, **(event.private or {})}) for event in quiet]
        same_view = encode(twin.view(1)) == encode(after.view(1))
        found += same_view and encode([e.seen_by(1) for e in loud]) != encode([e.seen_by(1) for e in heard])
        assert not twin_differs(state, draw, 1, rng, after, events)
    assert found


def test_the_seed_and_the_secret_stay_inside_until_the_end() -> None:
    async def story() -> None:
        table = await new_table(MemoryJournal(), [{"kind": "hotseat"}] * 2)
        assert table.match is not None
        viewer = Witness("p0", {0, 1}, 0)
        table.attach(viewer)
        table.broadcast.greet(viewer, None)
        for ply in range(6):
            await table.call(lambda p=ply: moves.act(table, viewer, f"m{p}", p, p % 2, "draw"))
        everything = (
            b"".join(viewer.raw)
            + json.dumps(replay_for(table.head, table.match.seed, table.match.played, 0, False, None)).encode()
        )
        assert table.head.secret.encode() not in everything
        assert f"{table.match.seed:032x}".encode() not in everything
        assert str(table.match.seed).encode() not in everything
        key = table.match.state.rng.words()[:4]  # the fifth says how much was drawn: no secret, and a small number
        assert not any(str(word).encode() in everything for word in key)
        await table.close()

    asyncio.run(story())
