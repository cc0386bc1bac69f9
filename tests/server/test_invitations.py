"""Invitations: to people one has played with, once, and they may say no."""

import asyncio
from pathlib import Path
from typing import Any

from driver import Person, play
from in_process import in_process_server
from push_service import Service


async def played_together(ann: Person, bob: Person) -> None:
    id = (await ann.table([{"kind": "me"}, {"kind": "open"}], options={"turns": 1}))["id"]
    await bob.post(f"/api/tables/{id}/join")
    await ann.post(f"/api/tables/{id}/start")
    hers, his = await ann.sit(id), await bob.sit(id)
    await hers.act(0, "wave")
    await his.until_ply(1)
    await his.act(1, "wave")
    await hers.until_over()
    for socket in (hers, his):
        await socket.close()
    while not await ann.get("/api/me/companions"):  # the result is written after the end was told
        pass


async def alias_of(ann: Person, name: str, table: str = "") -> str:
    found = [one["who"] for one in await ann.get(f"/api/me/companions?table={table}") if one["name"] == name]
    return found[0] if found else ""


def test_who_has_played_along_is_invited_once_and_comes_to_a_private_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            Service().open() as service,
            in_process_server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0) as server,
        ):
            ann, bob, eve = [await Person(server, name).enter() for name in ("Ann", "Bob", "Eve")]
            assert await ann.get("/api/me/companions") == []
            await played_together(ann, bob)
            await asyncio.gather(*server.services.notices._tasks)
            assert (await bob.http.post("/api/me/push", json=service.subscription)).status_code == 204
            id = (await ann.table([{"kind": "me"}, {"kind": "open"}], private=True))["id"]
            who = await alias_of(ann, "Bob", id)
            assert who not in ("", bob.me["id"], await alias_of(bob, "Ann"))
            refused = await eve.post(f"/api/tables/{id}/invitations", {"who": who}, 403)
            assert refused["error"]["key"] == "not_seated"
            refused = await ann.post(f"/api/tables/{id}/invitations", {"who": bob.me["id"]}, 404)
            assert refused["error"]["key"] == "no_companion"
            for _ in range(3):
                answer = await ann.http.post(f"/api/tables/{id}/invitations", json={"who": who})
                assert answer.status_code == 204
            notice = await asyncio.wait_for(service.got.get(), 240)
            assert (notice["title"], notice["table"]) == ("You are invited: Tiny", id)
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()
            (mine,) = await bob.get("/api/me/invitations")
            assert (mine["by"], mine["table"]["id"]) == ("Ann", id)
            assert await eve.get("/api/me/invitations") == []
            assert (await eve.post(f"/api/me/invitations/{id}", {}, 403))["error"]["key"] == "not_invited"
            assert (await bob.post(f"/api/me/invitations/{id}"))["seat"] == 1
            assert await bob.get("/api/me/invitations") == []

    play(story())


def test_who_declines_is_not_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            await played_together(ann, bob)
            id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
            wish: Any = {"who": await alias_of(ann, "Bob")}
            assert (await ann.http.post(f"/api/tables/{id}/invitations", json=wish)).status_code == 204
            assert (await bob.http.delete(f"/api/me/invitations/{id}")).status_code == 204
            assert await bob.get("/api/me/invitations") == []
            assert (await bob.post(f"/api/me/invitations/{id}", {}, 403))["error"]["key"] == "not_invited"
            refused = await ann.post(f"/api/tables/{id}/invitations", wish, 409)
            assert refused["error"]["key"] == "invitation_declined"
            (known,) = await ann.get(f"/api/me/companions?table={id}")
            assert (known["invited"], known["declined"]) == (True, True)

    play(story())


def test_invitations_are_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            server.services.open_tables._limit = 1000
            await played_together(ann, bob)
            wish = {"who": await alias_of(ann, "Bob")}
            answers = []
            for _ in range(21):
                head = server.services.loaded_tables
                id = (await ann.table([{"kind": "me"}, {"kind": "open"}], private=True))["id"]
                assert id in head.tables
                answers.append((await ann.http.post(f"/api/tables/{id}/invitations", json=wish)).status_code)
            assert answers == [204] * 20 + [409]
            assert len(await bob.get("/api/me/invitations")) == 20

    play(story())
