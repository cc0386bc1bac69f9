"""Links do what they say, for who has one and while it is good: with real sockets, on both kinds of database."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from databases import Postgres
from driver import Person, Server, Socket, play
from in_process import in_process_server

from clowder.store import links
from tests.extras import needs

BOT = {"kind": "bot", "level": "random"}


async def people(server: Server, *names: str) -> list[Person]:
    return [await Person(server, name).enter() for name in names]


async def turned_away(person: Person, table: str, link: str) -> str:
    """What is said, which is also why the socket is closed, by a code of the same number as over HTTP."""
    socket = await Socket.open(person.server, table, "", since=0, link=link)
    code, reason = await socket.farewell()
    assert socket.frames[-1]["key"] == reason
    assert code == 4000 + {"link_ended": 410}.get(str(reason), 404)
    return str(reason)


async def end(owner: Person, table: str, purpose: str) -> None:
    mine = [link for link in (await owner.get(f"/api/tables/{table}/links"))["links"] if link["purpose"] == purpose]
    assert (await owner.http.delete(f"/api/me/links/{mine[0]['id']}")).status_code == 204


async def play_out(person: Person, table: str) -> None:
    """To the end, which is stored then."""
    socket = await person.sit(table)
    while not socket.now["outcome"]:
        if socket.now["to_act"] == 0:
            assert (await socket.act(0, "wave"))["t"] == "ack"
        await socket.until_ply(socket.now["ply"] + 1)
    await socket.until("table")


def test_a_private_table_opens_by_links_alone(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        ann, bob, cat = await people(launch(database), "Ann", "Bob", "Cat")
        id = (await ann.table([{"kind": "me"}, {"kind": "open"}], private=True))["id"]
        assert (await bob.post(f"/api/tables/{id}/join", {}, 403))["error"]["key"] == "need_link"
        key = await ann.link(id, "play")
        opened = await bob.get(f"/api/links/{key}")
        assert (opened["way"], opened["owner"], opened["table"]["id"]) == ("join", "Ann", id)
        assert (await bob.post(f"/api/links/{key}/join"))["seat"] == 1
        assert (await bob.get(f"/api/links/{key}"))["way"] == "table"
        # the table is full: the third friend watches, and is not turned away
        assert (await cat.get(f"/api/links/{key}"))["way"] == "watch"
        assert (await cat.post(f"/api/links/{key}/join", {}, 409))["error"]["key"] == "table_full"
        looks = await cat.sit(id, link=key)
        await ann.post(f"/api/tables/{id}/start")
        assert (await looks.until("snapshot"))["view"] is not None
        await end(ann, id, "play")
        assert await looks.farewell() == (4410, "link_ended")
        assert await turned_away(cat, id, key) == "link_ended"
        assert (await cat.get(f"/api/links/{key}", 410))["error"]["key"] == "link_ended"
        assert (await bob.get(f"/api/tables/{id}"))["seats"][1]["me"]  # who sat down by it stays

    play(story())


def test_alone_with_bots_one_may_show_ones_table_and_nobody_finds_it_otherwise(server: Server) -> None:
    async def story() -> None:
        ann, bob = await people(server, "Ann", "Bob")
        id = (await ann.table([{"kind": "me"}, BOT], private=True, spectators="none", start=True))["id"]
        assert (await ann.get(f"/api/tables/{id}/links"))["offers"] == ["watch"]
        key = await ann.link(id, "watch")
        looks, plays = await bob.sit(id, link=key), await ann.sit(id)
        assert looks.now["view"] is not None
        assert (await plays.act(0, "wave"))["t"] == "ack"
        await looks.until_ply(1)
        assert await turned_away(bob, id, "no-such-key") == "link_unknown"
        other = (await ann.table([{"kind": "me"}, BOT], private=True, start=True))["id"]
        assert await turned_away(bob, other, key) == "link_unknown", "it opens its own table only"
        assert (await bob.get(f"/api/tables/{id}/replay", 403))["error"]["key"] == "need_link"
        await end(ann, id, "watch")
        assert await looks.farewell() == (4410, "link_ended")

    play(story())


def test_a_replay_shows_what_its_link_was_made_for(server: Server) -> None:
    async def story() -> None:
        ann, bob = await people(server, "Ann", "Bob")
        id = (await ann.table([{"kind": "me"}, BOT], private=True, spectators="none", start=True))["id"]
        assert (await ann.post(f"/api/tables/{id}/links", {"purpose": "replay"}, 409))["error"]["key"] == "not_over"
        await play_out(ann, id)
        own, every = await ann.link(id, "replay", eyes="0", names=False, ply=2), await ann.link(id, "replay")
        assert await turned_away(bob, id, every) == "link_unknown", "a replay is no seat among the spectators"
        told = await bob.get(f"/api/links/{own}/replay")
        assert (told["about"]["id"], told["replay"]["table"], told["replay"]["seat"]) == ("", "", 0)
        assert id not in json.dumps(told)
        assert "Ann" not in json.dumps(told)
        assert told["outcome"]["ranks"]
        assert (await bob.get(f"/api/links/{own}"))["owner"] == ""
        assert (await bob.get(f"/api/links/{own}/replay?seat=all", 403))["error"]["key"] == "link_other_eyes"
        assert "position" not in told["replay"]["steps"][0]
        assert (await bob.get(f"/api/links/{every}/replay?seat=1"))["about"]["seats"][0]["name"] == "Ann"
        page = (await bob.http.get(f"/l/{every}")).text
        assert 'property="og:title" content="Tiny, played again"' in page
        assert "came first" in page
        assert "Ann" not in (await bob.http.get(f"/l/{own}")).text
        picture = await bob.http.get(f"/l/{every}/picture.png")
        assert picture.content.startswith(b"\x89PNG")
        assert "og:title" not in (await bob.http.get("/l/nothing")).text

    play(story())


def test_links_that_lead_nowhere_are_not_listed(server: Server) -> None:
    async def story() -> None:
        (ann,) = await people(server, "Ann")
        id = (await ann.table([{"kind": "me"}, BOT], private=True, start=True))["id"]
        await ann.link(id, "watch")
        listed = await ann.get("/api/me/links")
        assert [link["purpose"] for link in listed] == ["watch"]
        await play_out(ann, id)
        await ann.link(id, "replay")
        # who comes late still sees how it ended, until the table is put away: till then the link can be ended
        assert [link["purpose"] for link in await ann.get("/api/me/links")] == ["replay", "watch"]

    play(story())


def test_links_to_tables_that_were_put_away_are_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "LIMIT", 1)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            wish = {"private": True, "start": True}
            first, second = [(await ann.table([{"kind": "me"}, BOT], **wish))["id"] for _ in range(2)]
            await ann.link(first, "watch")
            refused = await ann.post(f"/api/tables/{second}/links", {"purpose": "watch"}, 429)
            assert refused["error"]["key"] == "too_many_links"
            await server.services.loaded_tables.archive(open_days=1, running_days=-1, over_days=1)
            assert await ann.get("/api/me/links") == []
            third = (await ann.table([{"kind": "me"}, BOT], **wish))["id"]
            await ann.link(third, "watch")
            assert [link["table"] for link in await ann.get("/api/me/links")] == [third]

    play(story())


def test_a_name_cannot_write_into_the_page(server: Server) -> None:
    async def story() -> None:
        (ann,) = await people(server, '"><script>alert(1)</script>')
        id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
        page = (await ann.http.get(f"/l/{await ann.link(id, 'play')}")).text
        assert "<script>alert" not in page
        assert "&quot;&gt;&lt;script&gt;" in page

    play(story())


def test_an_ended_link_ends_at_every_process(postgres: Postgres, launch: Callable[..., Server]) -> None:
    needs("psycopg")

    async def story() -> None:
        database = postgres.new_database()
        here, there = launch(database), launch(database)
        (ann,) = await people(here, "Ann")
        (bob,) = await people(there, "Bob")
        id = (await ann.table([{"kind": "me"}, BOT], private=True, spectators="none", start=True))["id"]
        looks = await bob.sit(id, link=await ann.link(id, "watch"))
        await end(ann, id, "watch")
        assert await looks.farewell() == (4410, "link_ended")

    play(story())
