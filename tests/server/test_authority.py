"""Who may ask what, at which table, with which answer, and that no byte of it tells more: the matrix in authority/.

A refusal changes nothing; an answer holds nothing that its asker may not know. A new kind of frame, a new route and a
new field `seat` without rows fail here.
"""

import inspect
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from authority.asking import Answer, Doors, Requests
from authority.private import private_frames, private_routes
from authority.rows import Row, rows_of
from authority.world import PLACES, SEATS, Place, World
from driver import play
from in_process import in_process_server
from starlette.routing import Match, Route

from clowder.games import GAMES
from clowder.server.app import make_app
from clowder.server.settings import Settings
from clowder.tables.messages import ClientFrame

FRAMES, ROUTES = rows_of("frames.txt"), rows_of("routes.txt")
FRAMES += private_frames(FRAMES)
ROUTES += private_routes(ROUTES) + rows_of("links.txt") + rows_of("notices.txt")
STRANGERS = {"nobody", "forged", "expired", "stray"}
ASKERS = {"ann", "bob", "cat", "hal", "ned", "program", *STRANGERS}
EYES = {str(seat) for seats in SEATS.values() for seat in seats} | {"4", "-1", "99"}  # 4 is the bot's, 99 is none


@pytest.fixture(scope="module", autouse=True)
def marked_game() -> Iterator[None]:
    GAMES.register("marked", "authority.marked:Marked")
    yield
    GAMES.forget("marked")


def wrong(world: World, row: Row, place: Place, before: Any, answer: Answer) -> str:
    """What is not as the row says; empty if nothing."""
    said, _, becomes = row.answer.partition("=")
    if answer.told != said.rstrip("*"):
        return f"{row}: {answer.told} and not {row.answer}"
    if place.signature() != before and (row.is_refused or row.asked.startswith("GET")):
        return f"{row}: it changed the table"
    for what, secret in world.secrets(place, row.asker, said.endswith("*")).items():
        if any(secret.encode() in raw for raw in answer.raw) and what != f"the id of {becomes}":
            return f"{row}: the bytes hold {what}"
    asker = "nobody" if row.asker == "program" and row.asked[0].isupper() else row.asker
    joined = place.signature() != before and asker in STRANGERS  # somebody new has sat down
    return "" if becomes or joined else mistaken(row, place, world.person(asker), answer)


def mistaken(row: Row, place: Place, person: str, answer: Answer) -> str:
    """Whether somebody was taken for somebody else: told that a seat is theirs, that they are the host, or invited."""
    own, host = place.head.seats_of(person), place.head.host == person
    for table in tables_in(answer.raw, place.head.id):
        told = [seat["seat"] for seat in table["seats"] if seat["me"]]
        if (told, table["host"], bool(table["invite"])) != (own, host, host or bool(own)):
            return f"{row}: {told} are theirs, host {table['host']}, invite {table['invite']}"
    return ""


def tables_in(raw: list[bytes], id: str) -> Iterator[Any]:
    """The descriptions of a table in bodies and frames."""
    for one in raw:
        if b'"commitment"' in one and one.startswith((b"{", b"[")):
            said = json.loads(one)
            for found in said if isinstance(said, list) else [said.get("table") or said]:
                if isinstance(found, dict) and found.get("id") == id:
                    yield found


async def faults(world: World, rows: list[Row], ways: Doors | Requests) -> list[str]:
    """Ask row by row. A table that was changed is made anew, and so is a socket that was let through."""
    found = []
    for row in rows:
        place = await world.place("running" if row.place == "-" else row.place)
        before = place.signature()
        answer = await ways.ask(row)
        found.append(wrong(world, row, place, before, answer))
        if isinstance(ways, Doors) and not row.is_refused:
            await ways.close(row.place, row.asker)
        if place.signature() != before:
            if isinstance(ways, Doors):
                await ways.close_all(place.name)
            await world.forget(place.name)
    return [fault for fault in found if fault]


def walk(tmp_path: Path, rows: list[Row], way: type[Doors] | type[Requests]) -> list[str]:
    async def story() -> list[str]:
        async with in_process_server(tmp_path, "tiny=tiny:Tiny,marked=authority.marked:Marked") as server:
            world = await World(server).enter()
            ways = way(world)
            found = await faults(world, rows, ways)
            await ways.end()
            if server.services.metrics._counts["bot_failures"]:
                found.append("the bots of the test could not play")
            return found

    found: list[str] = play(story(), 600)
    return found


def test_every_frame_is_answered_as_the_matrix_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = walk(tmp_path, FRAMES, Doors)
    assert not found, "\n".join(found)
    with capsys.disabled():
        print(f"\nauthority: {len(FRAMES)} rows of frames as they should be", end=" ")


def test_every_route_is_answered_as_the_matrix_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = walk(tmp_path, ROUTES, Requests)
    assert not found, "\n".join(found)
    with capsys.disabled():
        print(f"\nauthority: {len(ROUTES)} rows of routes as they should be", end=" ")


def test_who_is_turned_away_at_the_door_and_nobody_else_asks_nothing() -> None:
    turned_away = {(row.place, row.asker) for row in FRAMES if row.asked == "hello" and row.is_refused}
    assert {(row.place, row.asker) for row in FRAMES if row.answer == "-"} == turned_away
    asked = [row for row in FRAMES if not row.asked.startswith("hello") and (row.place, row.asker) in turned_away]
    assert {row.answer for row in asked} == {"-"}


def test_every_kind_of_frame_has_rows_for_every_seat_at_every_table() -> None:
    rows = {(row.place, row.asker, row.asked) for row in FRAMES}
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(ClientFrame)}
    assert {asked.split()[0] for _, _, asked in rows} == set(kinds), "a kind of frame without rows, or rows without it"
    for tag, kind in kinds.items():
        for place in PLACES:
            for asker in ASKERS:
                asked = [one for at, who, one in rows if (at, who) == (place, asker) and one.split()[0] == tag]
                assert asked, f"nobody knows what {asker} may do with {tag} at the table {place}"
                if "seat" in inspect.signature(kind).parameters:
                    seats = {word[5:] for one in asked for word in one.split() if word.startswith("seat=")}
                    assert seats >= EYES, f"{asker} asks {tag} at {place} for {seats} only"


def routes_in(routes: Sequence[Any]) -> Iterator[Route]:
    """One after the other, in the order in which they are tried; newer versions of the library keep routers whole."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from routes_in(inner.routes)
        else:
            assert isinstance(route, Route), f"{route}: how is this asked?"
            yield route


def served_by(routes: list[Route], asked: str) -> tuple[str, str]:
    method, path, *_ = asked.split()
    scope = {"type": "http", "method": method, "path": path.partition("?")[0], "headers": []}
    return next((method, route.path) for route in routes if route.matches(scope)[0] is Match.FULL)


def test_every_route_has_rows_at_every_table(tmp_path: Path) -> None:
    routes = list(routes_in(make_app(Settings(data=str(tmp_path))).app.routes))
    served = {row.asked: served_by(routes, row.asked) for row in ROUTES}
    all_routes = {(method, route.path) for route in routes for method in route.methods or ()}
    assert set(served.values()) == all_routes, "a route without rows, or rows of none"
    for method, path in all_routes:
        asked = [row for row in ROUTES if served[row.asked] == (method, path)]
        places = set(PLACES) if "{table_id}" in path else {row.place for row in asked}
        rows = {(row.place, row.asker) for row in asked}
        assert rows >= {(place, asker) for place in places for asker in ASKERS}, f"{method} {path} is not complete"
