"""Games played on a device without a server move to an account: verified, once, and for one person only."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from driver import Person, play
from in_process import in_process_server

from clowder.anywhere.worker import Worker
from clowder.tables import fairness
from tests.anywhere.outside import MemoryOutside, ask
from tests.anywhere.test_worker import look, play_on, sit

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.fixture(scope="module")
def record() -> Any:
    """Of a whole game on a device."""

    async def scene() -> Any:
        outside = MemoryOutside()
        worker = Worker(outside)
        table = await sit(worker, "cat-box", BOTS)
        await look(worker, outside, 1, table)
        await play_on(worker, outside, 1)
        return (await ask(worker, "GET", f"api/tables/{table}/record"))[1]

    return asyncio.run(scene())


def test_a_game_of_a_device_is_mine_on_the_server_once(tmp_path: Path, record: Any) -> None:
    async def scene() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            id = record["extra"]["table"]
            assert await ann.post("/api/me/games", record) == {"table": id, "new": True}
            assert await ann.post("/api/me/games", record) == {"table": id, "new": False}
            assert await bob.post("/api/me/games", record) == {"table": id, "new": False}
            mine = (await ann.get("/api/me/games"))["games"]
            assert [(game["table"], game["game"]) for game in mine] == [(id, "cat-box")]
            assert (await bob.get("/api/me/games"))["games"] == []
            figures = await ann.get("/api/stats/me")
            assert [(each["game"], each["played"]) for each in figures["games"]] == [("cat-box", 1)]
            assert (await ann.get(f"/api/tables/{id}/replay?seat=all"))["plies"] == len(record["actions"])
            assert await ann.get(f"/api/tables/{id}/record") == record
            await bob.get(f"/api/tables/{id}/replay?seat=all", expect=403)
            await ann.close()
            await bob.close()

    play(scene())


def of_odd_figures(record: Any) -> list[Any]:
    """Sealed again, with what no database takes where it is stored."""
    extra = record["extra"]
    one = next(n for n, move in enumerate(extra["moves"]) if move["seat"] == 1)
    moves = [{**move, "seat": True} if n == one else move for n, move in enumerate(extra["moves"])]
    outcome = {**extra["outcome"], "ranks": [float(rank) for rank in extra["outcome"]["ranks"]]}
    odd: list[Any] = [{"moves": moves}, {"outcome": outcome}, {"more": 2**64}]
    odd += [{"take_backs": value} for value in ("x", 2**40, -1, True, None)]
    odd += [{"players": [{**extra["players"][0], "level": "x" * 33}, extra["players"][1]]}]
    return [fairness.sealed({**record, "extra": {**extra, **change}}) for change in odd]


def test_what_was_changed_or_is_no_game_of_a_device_is_refused(tmp_path: Path, record: Any) -> None:
    extra = record["extra"]
    players = [extra["players"][0], {"kind": "bot", "name": "", "level": "lion"}]
    cases = [
        ({**record, "actions": record["actions"][:-1]}, "record_edited"),
        (fairness.sealed({**record, "actions": record["actions"][:-1]}), "record_edited"),
        (fairness.sealed({**record, "extra": {**extra, "secret": "ab" * 32}}), "record_edited"),
        (fairness.sealed({**record, "extra": {**extra, "table": "x" * 16}}), "record_edited"),
        (
            fairness.sealed({**record, "extra": {**extra, "players": players}}),
            "record_unreadable",
        ),
        *((forged, "record_edited") for forged in of_odd_figures(record)),
        ({**record, "rules_version": "0"}, "record_version"),
        ([], "bad_request"),
    ]

    async def scene() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            for data, key in cases:
                answer = await ann.http.post("/api/me/games", json=data)
                assert answer.status_code == 422, key
                assert answer.json()["error"]["key"] in (key, "record_illegal"), key
            assert (await ann.get("/api/me/games"))["games"] == []
            await ann.close()

    play(scene())
