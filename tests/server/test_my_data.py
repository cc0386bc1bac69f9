"""What is stored about somebody can be taken along and forgotten; games of others stay, without the name."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from driver import Person, Server, play
from in_process import in_process_server

from clowder.store import schema
from clowder.store.database import database_url, open_engine


def everything(url: Any) -> str:
    """All rows of all tables of a database."""
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = [tuple(row) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    return repr(rows)


async def play_and_talk(ann: Person, bob: Person) -> str:
    """A running private table of the two, at which Ann said something."""
    id: str = (await ann.table([{"kind": "me"}, {"kind": "open"}], private=True))["id"]
    await bob.post(f"/api/links/{await ann.link(id, 'play')}/join")
    await ann.post(f"/api/tables/{id}/start")
    socket = await ann.sit(id)
    await socket.send({"t": "say", "id": "s", "text": "Zebedee was here"})
    await socket.until("ack", id="s")
    assert (await socket.act(0, "wave"))["t"] == "ack"
    return id


def test_all_that_is_stored_about_somebody_is_in_the_file_and_gone_afterwards(
    launch: Callable[..., Server], database: str, tmp_path: Any
) -> None:
    async def story() -> None:
        server = launch(database)
        ann, bob = await Person(server, "Annabel").enter(), await Person(server, "Bob").enter()
        id = await play_and_talk(ann, bob)
        answer = await ann.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["person"]["name"] == "Annabel"
        assert [link["purpose"] for link in told["links"]] == ["play"]
        (table,) = told["tables"]
        assert [(one["kind"], one["text"]) for one in table["did"]] == [
            ("say", "text:Zebedee was here"),
            ("act", "wave"),
        ]
        assert (await bob.get("/api/me"))["id"] not in answer.text
        told_of = {*table, *(name for seat in table["seats"].values() for name in seat)}
        assert not told_of & {"secret", "seed", "contribution", "grant"}
        stored = everything(database_url(database, tmp_path))
        assert "Annabel" in stored
        assert (await ann.http.delete("/api/me")).status_code == 204
        assert (await ann.get("/api/me"))["id"] != told["person"]["id"]
        stored = everything(database_url(database, tmp_path))
        for word in ("Annabel", told["person"]["id"], "Zebedee"):
            assert word not in stored, word
        seat = (await bob.get(f"/api/tables/{id}"))["seats"][0]
        assert (seat["name"], seat["bot_playing"]) == ("", True)
        assert "Annabel" not in json.dumps((await bob.sit(id)).frames)  # nor in the server's memory

    play(story())


def test_whoever_does_not_come_for_long_is_forgotten(tmp_path: Any) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            old = sa.update(schema.people).where(schema.people.c.id == ann.me["id"]).values(seen=1)
            await server.services.store.writer.run(lambda connection: connection.execute(old) and None)
            await server.services._archive()
            assert (await ann.get("/api/me"))["name"] == ""
            assert (await bob.get("/api/me"))["name"] == "Bob"

    play(story())
