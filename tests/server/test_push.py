"""Notices, against an endpoint that speaks the protocol: it checks the signature and opens what only it can open."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Server, play
from in_process import in_process_server
from push_service import Service

from clowder.store.notice_box import LEASE, Waiting
from clowder.tables.model import now_ms


async def subscribed(server: Any, service: Service) -> tuple[Person, Person, str]:
    """Ann is at her table with Bob, whose phone is closed and wants notices."""
    ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
    id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    await bob.post(f"/api/tables/{id}/join")
    assert (await bob.http.post("/api/me/push", json=service.subscription)).status_code == 204
    await ann.post(f"/api/tables/{id}/start")
    return ann, bob, id


def test_who_is_away_hears_of_each_turn_once_and_who_looks_hears_nothing(tmp_path: Any) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server, Service().open() as service:
            server.services.settings.push_hosts = f"127.0.0.1:{service.port}"
            server.services.settings.push_wait = 0.0
            ann, bob, id = await subscribed(server, service)
            hers = await ann.sit(id)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            notice = await asyncio.wait_for(service.got.get(), 240)
            assert (notice["title"], notice["table"]) == ("Your turn: Tiny", id)
            assert notice["headers"]["topic"] == id
            assert int(notice["headers"]["ttl"]) > 0
            service.check_signature(notice["headers"], (await bob.get("/api/me/push"))["key"])
            # the table is loaded anew, as after a restart: the same turn is not told again
            table = server.services.loaded_tables.tables.pop(id)
            await hers.close()
            await table.close()
            his = await bob.sit(id)
            hers = await ann.sit(id)
            assert (await his.act(1, "wave"))["t"] == "ack"
            await hers.until_ply(2)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            await his.until_ply(3)  # Bob looks: nothing is sent
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()
            # the service says that the phone is no more
            assert (await his.act(1, "wave"))["t"] == "ack"
            await his.close()
            await hers.until_ply(4)
            service.status = 410
            while server.services.loaded_tables.tables[id].presence.is_here(bob.me["id"]):
                await hers.send({"t": "ping", "id": "p"})
                await hers.until("pong")
            assert (await hers.act(0, "wave"))["t"] == "ack"
            await asyncio.wait_for(service.got.get(), 240)
            while await server.services.notices.devices.of_person(bob.me["id"]):
                await asyncio.sleep(0)

    play(story())


@pytest.mark.parametrize(
    "endpoint",
    ["https://example.org/x", "http://127.0.0.1/x", "https://fcm.googleapis.com.evil.example/x", "x", "http://["],
)
def test_nothing_is_sent_to_an_address_that_is_no_push_service(endpoint: str, server: Server) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        wish = {**Service().subscription, "endpoint": endpoint}
        assert (await ann.post("/api/me/push", wish, 422))["error"]["key"] == "push_service"

    play(story())


def test_a_move_that_its_process_did_not_live_to_announce_is_announced_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            Service().open() as service,
            in_process_server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0) as server,
        ):
            notices = server.services.notices
            ann, _, id = await subscribed(server, service)
            server.services.table_services.settled = lambda table: None  # as if it had ended right after the move
            hers = await ann.sit(id)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            now = now_ms()
            assert await notices._box.unannounced(now - 10_000, now + 10_000) == [id]
            notices.settled(server.services.loaded_tables.tables[id])
            assert (await asyncio.wait_for(service.got.get(), 240))["table"] == id
            await asyncio.gather(*notices._tasks)
            assert await notices._box.unannounced(now - 10_000, now + 10_000) == []
            # one that was taken and not sent is anybody's after a while
            notice = Waiting(id, "somebody", 7, "turn")
            assert await notices._box.put(notice, now_ms() - 1)
            assert await notices._box.take(notice)
            assert not await notices._box.take(notice)
            assert await notices._box.late(now_ms()) == []
            assert await notices._box.late(now_ms() + LEASE) == [notice]

    play(story())


def test_who_goes_right_after_the_move_is_told_and_who_saw_the_end_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            Service().open() as service,
            in_process_server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0) as server,
        ):
            ann, bob, id = await subscribed(server, service)
            table = server.services.loaded_tables.tables[id]
            hers, his = await ann.sit(id), await bob.sit(id)
            for ply in range(4):
                await (hers, his)[ply % 2].until_ply(ply)
                assert (await (hers, his)[ply % 2].act(ply % 2, "wave"))["t"] == "ack"
            await hers.until_ply(4)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            await his.close()  # his phone was in his pocket
            assert (await asyncio.wait_for(service.got.get(), 240))["title"] == "Your turn: Tiny"
            his = await bob.sit(id)
            for ply in range(5, 8):
                await (hers, his)[ply % 2].until_ply(ply)
                assert (await (hers, his)[ply % 2].act(ply % 2, "wave"))["t"] == "ack"
            await his.until_over()
            await hers.until_over()
            while table.head.status != "over":
                await asyncio.sleep(0)
            await his.close()
            while table.presence.is_here(bob.me["id"]):
                await asyncio.sleep(0)
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()

    play(story())
