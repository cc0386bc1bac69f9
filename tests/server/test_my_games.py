"""What goes on and whose turn it is; what is over, by filters and page by page."""

from typing import Any

import sqlalchemy as sa
from driver import Person, Server, play
from in_process import in_process_server

from clowder.store import schema
from clowder.store.games import PAGE

BOT = {"kind": "bot", "level": "random"}


def test_a_game_that_goes_on_says_whose_turn_it_is(server: Server) -> None:
    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        waits = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
        played = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
        await bob.post(f"/api/tables/{played}/join")
        await ann.post(f"/api/tables/{played}/start")
        mine = await ann.get("/api/me/games/running")
        assert [(one["table"]["id"], one["my_turn"], one["to_act"]) for one in mine] == [
            (played, True, 0),
            (waits, False, -1),
        ]
        assert [one["my_turn"] for one in await bob.get("/api/me/games/running")] == [False]
        socket = await ann.sit(played)
        assert (await socket.act(0, "wave"))["t"] == "ack"
        (his,) = await bob.get("/api/me/games/running")
        assert his["my_turn"]
        assert his["since"] >= mine[0]["since"]

    play(story())


def test_hints_and_take_backs_are_part_of_a_result(server: Server) -> None:
    async def story() -> None:
        (ann,) = [await Person(server, "Ann").enter()]
        id = (await ann.table([{"kind": "me"}, BOT], start=True))["id"]
        socket = await ann.sit(id)
        await socket.send({"t": "hint", "id": "h", "seat": 0})
        await socket.until("hint", id="h")
        while not socket.now["outcome"]:
            if socket.now["to_act"] == 0:
                assert (await socket.act(0, "wave"))["t"] == "ack"
            await socket.until_ply(socket.now["ply"] + 1)
        while not (page := await ann.get("/api/me/games"))["games"]:
            await socket.until("table")
        (game,) = page["games"]
        assert (game["table"], game["hints"], game["take_backs"]) == (id, 1, 0)
        assert [player["level"] for player in game["players"]] == ["", "random"]
        for words, count in (("hinted=true", 1), ("hinted=false", 0), ("take_backs=false", 1), ("game=cat-box", 0)):
            assert len((await ann.get(f"/api/me/games?{words}"))["games"]) == count, words
        for words, count in (("opponent=random", 1), ("opponent=Bob", 0)):
            assert len((await ann.get(f"/api/me/games?{words}"))["games"]) == count, words
        assert len((await ann.get(f"/api/me/games?result={'won' if game['rank'] == 1 else 'lost'}"))["games"]) == 1

    play(story())


def test_pages_hold_every_game_once(tmp_path: Any) -> None:
    """Also games that ended in the same moment, and several seats of one person at one table."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            same = {"person": ann.me["id"], "level": "", "game": "tiny", "seats": 2, "rank": 1, "score": 3, "hints": 0}
            rows = [
                {"table_id": f"t{n // 2:03d}", "seat": n % 2, "ended": n // 8, "take_backs": 0, **same}
                for n in range(3 * PAGE + 1)
            ]
            insert = sa.insert(schema.results)
            await server.services.store.writer.run(lambda connection: connection.execute(insert, rows) and None)
            seen, before, pages = [], "", 0
            while before is not None:
                page = await ann.get(f"/api/me/games?before={before}")
                seen += [(game["table"], game["seat"]) for game in page["games"]]
                before, pages = page["next"], pages + 1
            assert pages == 4
            assert sorted(seen) == sorted((row["table_id"], row["seat"]) for row in rows)

    play(story())
