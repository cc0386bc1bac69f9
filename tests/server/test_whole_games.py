"""Whole games by scripted people over real sockets, with everything that goes wrong on a network."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from described import check_frame
from driver import Person, Server, Socket, play

from clowder.games import GAMES
from clowder.tables.fairness import verify


@pytest.mark.parametrize("game", ["tiny", *GAMES.ids()])
def test_a_whole_game_with_a_bad_network(database: str, game: str, launch: Callable[..., Server]) -> None:
    server = launch(database)
    play(_whole_game(server, game, random.Random(5)), 150)


async def _whole_game(server: Server, game: str, rng: random.Random) -> None:
    ann, bob, eve = [await Person(server, name).enter() for name in ("Ann", "Bob", "Eve")]
    table = await ann.table([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}], game=game)
    id = table["id"]
    await bob.post(f"/api/tables/{id}/join", {"contribution": "b0b"})
    await ann.post(f"/api/tables/{id}/start", {"contribution": "a11"})
    people = {0: ann, 1: bob}
    sockets = {0: await ann.sit(id), 1: await bob.sit(id)}
    watcher = await eve.sit(id)
    opened = [watcher, *sockets.values()]
    for turn in range(3000):
        ply = max(socket.ply for socket in sockets.values())
        for socket in sockets.values():
            await socket.until_ply(ply)
        now = sockets[0].now
        if now["outcome"] is not None:
            break
        seat = now["to_act"]
        if seat not in sockets:
            await sockets[0].until_ply(ply + 1)
            continue
        await _one_turn(sockets, people, id, seat, turn, rng)
        if sockets[seat] not in opened:
            opened.append(sockets[seat])
    final = await watcher.until_over()
    assert final["outcome"] == sockets[0].now["outcome"]
    assert all(frame.get("legal", []) == [] for frame in watcher.frames), "a spectator has no actions"
    assert {check_frame(raw, game) for socket in opened for raw in socket.raw} >= {"snapshot", "update", "ack", "table"}
    record = await eve.get(f"/api/tables/{id}/record")
    assert verify(record) == []
    assert record["extra"]["contributions"][:2] == ["a11", "b0b"]
    assert len(record["actions"]) == final["ply"]
    await _after_the_end(ann, bob, id, game)
    for person in (ann, bob, eve):
        await person.close()


async def _one_turn(
    sockets: dict[int, Socket], people: dict[int, Person], id: str, seat: int, turn: int, rng: random.Random
) -> None:
    """One decision, sometimes after a stale, repeated, foreign or malformed one, or after a lost connection."""
    socket = sockets[seat]
    text = rng.choice(socket.legal())
    trouble = turn % 7
    if trouble == 1:
        stale = await socket.act(seat, text, ply=socket.ply + 5)
        assert stale["t"] == "stale"
        assert (await socket.until("snapshot"))["ply"] == stale["ply"]
    elif trouble == 2:
        refused = await socket.act(seat, "dance wildly")
        assert refused["t"] == "refused"
        assert refused["refusal"]["clauses"]
    elif trouble == 3:
        other = sockets[1 - seat]
        foreign = await other.act(seat, text)
        assert foreign["key"] == "not_your_seat"
    elif trouble == 4 and turn < 60:
        seen = socket.n
        await socket.close()
        socket = sockets[seat] = await people[seat].sit(id, since=seen)
        await socket.until("table")
        socket.ply = sockets[1 - seat].ply
    ply = socket.ply
    ack = await socket.act(seat, text, id=f"turn-{turn}", ply=ply)
    assert ack == {"t": "ack", "id": f"turn-{turn}", "ply": ply + 1}
    if trouble == 5:
        again = await socket.act(seat, text, id=f"turn-{turn}", ply=ply)
        assert again == ack, "a repeated move gets the first answer"
    await socket.until_ply(ply + 1)


async def _after_the_end(ann: Person, bob: Person, id: str, game: str) -> None:
    replay = await ann.get(f"/api/tables/{id}/replay?seat=all")
    assert len(replay["steps"]) == replay["plies"] + 1
    one = await bob.get(f"/api/tables/{id}/replay?seat=1&ply=2")
    assert [step["ply"] for step in one["steps"]] == [2]
    assert one["steps"][0]["view"] == (await bob.get(f"/api/tables/{id}/replay?seat=1"))["steps"][2]["view"]
    again = (await ann.post(f"/api/tables/{id}/rematch"))["table"]
    assert again["status"] == "running"
    assert (await bob.post(f"/api/tables/{id}/rematch"))["table"]["id"] == again["id"]
    assert sorted(seat["name"] for seat in again["seats"] if seat["kind"] == "person") == ["Ann", "Bob"]
    stats = await ann.get("/api/stats/me")
    assert [(line["game"], line["played"]) for line in stats["games"]] == [(game, 1)]


def test_a_gap_is_filled_exactly(server: Server) -> None:
    play(_gap(server))


async def _gap(server: Server) -> None:
    ann = await Person(server, "Ann").enter()
    table = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
    first, second = await ann.sit(table["id"]), await ann.sit(table["id"])
    await second.close()
    for n in range(4):
        seat = first.now["to_act"]
        await first.send({"t": "seat", "seat": seat})
        await first.until("snapshot", seat=seat)
        await first.act(seat, "wave" if n else "draw")
        await first.until_ply(n + 1)
    back = await ann.sit(table["id"], since=1)
    await back.until("update", n=4)
    updates = [frame for frame in back.frames if frame["t"] == "update"]
    assert [frame["n"] for frame in updates] == [2, 3, 4]
    assert [frame["events"][0]["kind"] for frame in updates] == ["wave"] * 3
    assert "view" not in updates[0]
    assert updates[-1]["view"]["to_act"] == 0
    up_to_date = await ann.sit(table["id"], since=4)
    await up_to_date.send({"t": "ping", "id": "p"})
    await up_to_date.until("pong")
    assert [frame["t"] for frame in up_to_date.frames if frame["t"] in ("update", "snapshot")] == []
    ahead = await ann.sit(table["id"], since=99)
    assert (await ahead.until("snapshot"))["n"] == 4
    for socket in (first, back, up_to_date, ahead):
        await socket.close()
    await ann.close()


def test_an_absent_seat_is_kept_warm_and_handed_back(launch: Callable[..., Server]) -> None:
    play(_absent(launch("", grace=0.5)))


async def _absent(server: Server) -> None:
    ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
    table = await ann.table([{"kind": "me"}, {"kind": "open"}], options={"turns": 3})
    id = table["id"]
    await bob.post(f"/api/tables/{id}/join")
    mine, his = await ann.sit(id), await bob.sit(id)
    await ann.post(f"/api/tables/{id}/start")
    await mine.until("snapshot", ply=0)
    await his.close()
    await mine.act(0, "wave")
    await mine.until_ply(2)  # a bot moved for Bob after the grace period
    seats = (await ann.get(f"/api/tables/{id}"))["seats"]
    assert (seats[1]["away"], seats[1]["bot_playing"], seats[1]["kind"]) == (True, True, "person")
    his = await bob.sit(id)
    seats = (await ann.get(f"/api/tables/{id}"))["seats"]
    assert (seats[1]["away"], seats[1]["bot_playing"], seats[1]["online"]) == (False, False, True)
    await mine.act(0, "wave")
    await his.until_ply(3)
    assert (await his.act(1, "wave"))["t"] == "ack"
    await mine.until_ply(4)
    await bob.post(f"/api/tables/{id}/leave")  # for good: a bot goes on at once
    await mine.act(0, "wave")
    final = await mine.until_over()
    assert final["ply"] == 6
    record = await ann.get(f"/api/tables/{id}/record")
    assert [move["by"] for move in record["extra"]["moves"]] == [
        "person",
        "absent",
        "person",
        "person",
        "person",
        "absent",
    ]


def test_people_who_only_watch_change_nothing(server: Server) -> None:
    async def story() -> None:
        ann, eve = await Person(server, "Ann").enter(), await Person(server, "Eve").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
        watcher = await eve.sit(table["id"])
        assert watcher.now["seat"] == -1
        assert "hand" not in watcher.now["view"]
        assert (await watcher.act(0, "wave"))["key"] == "not_your_seat"
        for frame in ({"t": "why", "id": "w", "seat": 0, "text": "wave"}, {"t": "say", "id": "s", "phrase": "meow"}):
            await watcher.send(frame)
            assert (await watcher.until("error", id=frame["id"]))["key"] in ("not_your_seat", "not_seated")
        secret = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True, spectators="none")
        closed: Any = await Socket.open(server, secret["id"], "", since=0)
        assert (await closed.next())["key"] == "no_spectators"
        assert (await eve.get(f"/api/tables/{secret['id']}/replay", 403))["error"]["key"] == "no_spectators"
        assert (await eve.get(f"/api/tables/{table['id']}/replay?seat=0", 403))["error"]["key"] == "not_over"
        assert (await eve.get(f"/api/tables/{table['id']}/record", 409))["error"]["key"] == "not_over"

    play(story())


def test_delayed_spectators_are_behind_and_see_the_end(launch: Callable[..., Server]) -> None:
    async def story() -> None:
        server = launch("", spectator_delay=2)
        ann = await Person(server, "Ann").enter()
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = await ann.table(seats, start=True, spectators="delayed", options={"turns": 2})
        mine, late = await ann.sit(table["id"]), await Socket.open(server, table["id"], "")
        assert late.now["view"] is None
        for n in range(4):
            assert (await mine.act(n % 2, "wave"))["t"] == "ack"
            await mine.until_ply(n + 1)
            if n == 2:
                await late.until("update", n=1)
                assert late.n == 1
        assert (await late.until_over())["ply"] == 4
        await asyncio.gather(mine.close(), late.close(), ann.close())

    play(story())
