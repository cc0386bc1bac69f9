"""Whose table it is: who starts and fills it, how many seats one takes, and what ends with leaving."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Socket, play
from hostile import within
from in_process import in_process_server

import clowder
from clowder.server.open_tables import LISTED_PER_HOST, Place
from clowder.tables import pauses

OPEN = {"kind": "open"}


def test_a_guest_takes_one_seat_and_starts_nobody_elses_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            host, guest = await Person(server, "Ann").enter(), await Person(server, "Mallory").enter()
            id = (await host.table([{"kind": "me"}, OPEN, OPEN, OPEN]))["id"]
            socket = await host.sit(id)
            await guest.post(f"/api/tables/{id}/join", {"name": "One"})
            for seat, name in ((2, "Two"), (3, "Three")):
                refused = await guest.post(f"/api/tables/{id}/join", {"seat": seat, "name": name}, 409)
                assert refused["error"]["key"] == "already_seated"
            for wish in ({"fill": "random"}, {}):
                refused = await guest.post(f"/api/tables/{id}/start", wish, 403)
                assert refused["error"]["key"] == "not_host"
            await host.post(f"/api/tables/{id}/start", {"fill": "random"})
            assert (await socket.until("snapshot"))["view"]
            for person in (host, guest):
                await person.close()

    play(story())


def test_the_host_may_sit_on_several_seats_as_a_hot_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            host = await Person(server, "Ann").enter()
            id = (await host.table([{"kind": "me"}, {"kind": "hotseat"}, OPEN]))["id"]
            assert (await host.post(f"/api/tables/{id}/join", {"seat": 2, "name": "Child"}))["seat"] == 2
            table = (await host.post(f"/api/tables/{id}/start"))["table"]
            assert [seat["me"] for seat in table["seats"]] == [True] * 3
            await host.close()

    play(story())


def test_a_full_table_begins_without_a_host_who_went_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            server.services.table_services.grace = 0.0
            host, guest = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = (await host.table([{"kind": "me"}, OPEN, OPEN]))["id"]
            socket = await host.sit(id)
            await guest.post(f"/api/tables/{id}/join")
            await guest.post(f"/api/tables/{id}/start", {}, 403)
            await socket.close()
            third = await Person(server, "Eve").enter()
            await third.post(f"/api/tables/{id}/start", {}, 403)
            loaded = await server.services.loaded_tables.get(id)
            assert await within(60, lambda: loaded.presence.is_missed(loaded.head.host))
            await guest.post(f"/api/tables/{id}/start", {"fill": "random"}, 403)
            await third.post(f"/api/tables/{id}/join")
            assert (await guest.post(f"/api/tables/{id}/start"))["table"]["status"] == "running"
            for person in (host, guest, third):
                await person.close()

    play(story())


def test_a_rematch_that_waits_for_its_host_is_not_started_by_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = (await ann.table([{"kind": "me"}, OPEN], options={"turns": 1}))["id"]
            await bob.post(f"/api/tables/{id}/join")
            await ann.post(f"/api/tables/{id}/start")
            sockets = [await ann.sit(id), await bob.sit(id)]
            while sockets[0].now.get("outcome") is None:
                seat = sockets[0].now["to_act"]
                ply = (await sockets[seat].act(seat, "wave"))["ply"]
                for socket in sockets:
                    await socket.until_ply(ply)
            loaded = await server.services.loaded_tables.get(id)
            assert await within(60, lambda: loaded.head.status == "over")
            waiting = (await ann.post(f"/api/tables/{id}/rematch", {"start": False}))["table"]
            assert (await bob.post(f"/api/tables/{id}/rematch", {"start": True}))["table"]["status"] == "open"
            assert (await ann.post(f"/api/tables/{waiting['id']}/start"))["table"]["status"] == "running"
            for person in (ann, bob):
                await person.close()

    play(story())


def test_a_token_ends_when_its_person_leaves(tmp_path: Path) -> None:
    """As docs/bot-api.md says: also for a socket that is open, and after coming back to a running game."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = (await ann.table([{"kind": "me"}, OPEN]))["id"]
            await bob.post(f"/api/tables/{id}/join")
            await ann.post(f"/api/tables/{id}/start")
            token = (await ann.post(f"/api/tables/{id}/seats/0/token"))["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            program = await Socket.open(server, id, "", **bearer)
            assert program.now["legal"]
            await ann.post(f"/api/tables/{id}/leave")
            await ann.post(f"/api/tables/{id}/join")
            assert (await program.act(0, "wave", ply=0))["key"] == "not_your_seat"
            again = await Socket.open(server, id, "", since=0, **bearer)
            assert (await again.next())["key"] == "bad_token"
            fresh = (await ann.post(f"/api/tables/{id}/seats/0/token"))["token"]
            assert (await Socket.open(server, id, "", Authorization=f"Bearer {fresh}")).now["seat"] == 0
            for person in (ann, bob):
                await person.close()

    play(story())


@pytest.mark.parametrize("who", ["person", "address"])
def test_waiting_tables_are_counted(launch: Any, who: str) -> None:
    server = launch("", open_tables=2, trust_proxy=True)
    most = 2 if who == "person" else 10

    async def story() -> None:
        people = [await Person(server, f"P{n}").enter() for n in range(most + 1)]
        for person in people:
            person.http.headers["X-Forwarded-For"] = "192.0.2.7"
        makers = [people[0]] * (most + 1) if who == "person" else people
        made = [(await maker.table([{"kind": "me"}, OPEN]))["id"] for maker in makers[:most]]
        refused = await makers[most].table([{"kind": "me"}, OPEN], expect=429)
        assert refused["error"] == {**refused["error"], "key": "too_many_tables", "params": {"limit": most}}
        await makers[0].post(f"/api/tables/{made[0]}/start", {"fill": "random"})
        assert await makers[most].table([{"kind": "me"}, OPEN]), "those that began do not count"
        for person in people:
            await person.close()

    play(story())


def test_tables_asked_for_at_once_are_counted_too(launch: Any) -> None:
    """Each waits for the database, and for a process that checks its position, while the others are asked for."""
    server = launch("", open_tables=4)
    game = clowder.game("if-it-fits")
    position = game.position(game.new(seats=2, seed=1))
    begun = {"game": "if-it-fits", "position": position, "seats": [{"kind": "me"}, OPEN]}

    async def story() -> None:
        person = await Person(server, "Ann").enter()
        for body in ({"game": "tiny", "seats": [{"kind": "me"}, OPEN]}, begun):
            answers = await asyncio.gather(*(person.http.post("/api/tables", json=body) for _ in range(12)))
            made = [answer.json()["table"]["id"] for answer in answers if answer.status_code == 201]
            assert len(made) == 4
            assert {answer.status_code for answer in answers} == {201, 429}
            await asyncio.gather(*(person.post(f"/api/tables/{id}/start", {"fill": "random"}) for id in made))
        await person.close()

    play(story())


def test_the_list_has_no_boards_in_it_and_room_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            mallory, ann = await Person(server, "Mallory").enter(), await Person(server, "Ann").enter()
            junk = {"junk": ["x" * 1000] * 50, "word": "y" * 5000, "turns": 3}
            mine = (await mallory.table([{"kind": "me"}, OPEN], options={"turns": 3}))["id"]
            for stored in await server.services.store.tables_of(mallory.me["id"]):
                stored.options = junk
                await server.services.store.save_head(stored)
            await server.services.loaded_tables.tables.pop(mine).close()
            listed = await mallory.get("/api/tables?mine=1")
            assert [info["options"] for info in listed] == [{"turns": 3}]
            assert mine not in [info["id"] for info in await ann.get("/api/tables?open=1")], "only who has the link"
            for _ in range(12):
                await mallory.table([{"kind": "me"}, OPEN])
            hers = (await ann.table([{"kind": "me"}, OPEN]))["id"]
            ids = [info["id"] for info in await ann.get("/api/tables?open=1")]
            assert hers in ids
            assert len(ids) == LISTED_PER_HOST + 1
            for stored in await server.services.store.tables_of(ann.me["id"]):
                stored.updated -= 13 * 3_600_000
                await server.services.store.save_head(stored)
            Place(server.services.open_tables).taken_by("")  # the list is made again
            assert hers not in [info["id"] for info in await ann.get("/api/tables?open=1")], "old ones leave it"
            assert hers in [info["id"] for info in await ann.get("/api/tables?mine=1")]
            for person in (mallory, ann):
                await person.close()

    play(story())


def test_a_guest_holds_up_the_others_for_a_bounded_time_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pausing again as soon as the others go on: nobody's share is enough for a whole game."""
    monkeypatch.setattr(pauses, "SHARE", 3_000)
    monkeypatch.setattr(pauses, "LEAST", 500)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            host, guest = await Person(server, "Ann").enter(), await Person(server, "Mallory").enter()
            stranger = await Person(server, "Eve").enter()
            id = (await host.table([{"kind": "me"}, OPEN]))["id"]
            await guest.post(f"/api/tables/{id}/join")
            await host.post(f"/api/tables/{id}/start")
            socket = await host.sit(id)
            refused = await stranger.post(f"/api/tables/{id}/pause", {"on": True}, 403)
            assert refused["error"]["key"] == "not_seated"
            held = 0
            while (await guest.http.post(f"/api/tables/{id}/pause", json={"on": True}, timeout=60)).status_code == 200:
                held += 1
                assert (await host.get(f"/api/tables/{id}"))["pause"]["seats"] == [1]
                await host.post(f"/api/tables/{id}/pause", {"on": False})
            assert 1 <= held <= 6, "each costs at least a sixth of a share"
            refused = await guest.post(f"/api/tables/{id}/pause", {"on": True}, 409)
            assert refused["error"]["key"] == "no_pause_left"
            assert (await socket.act(0, "wave"))["t"] == "ack"
            await guest.post(f"/api/tables/{id}/leave")
            await guest.post(f"/api/tables/{id}/pause", {"on": True}, 403)
            for person in (host, guest, stranger):
                await person.close()

    play(story())
