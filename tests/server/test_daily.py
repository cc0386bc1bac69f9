"""The deal of the day: equal moves give equal games, one try counts, midnight and restarts change nothing of that.

And what stands on the same ground: challenges, and games that are played on from one of their moves.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Socket, play
from in_process import InProcessServer, in_process_server
from sqlalchemy.engine import Engine

from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.record_files import export_record, import_record
from clowder.store.store import SqlStore
from clowder.tables import dealt, fairness

NOON = 1_794_830_400_000  # of 2026-11-16, UTC
DAY = 86_400_000


def set_clock(server: InProcessServer, now: int) -> None:
    server.services.deal_room.clock = lambda: now


async def deal_of(person: Person, game: str) -> Any:
    return next(deal for deal in (await person.get("/api/daily"))["deals"] if deal["game"] == game)


async def begin(person: Person, deal: str, practice: bool = False) -> Any:
    return (await person.post(f"/api/deals/{deal}/play", {"practice": practice}, 201))["table"]


def pick(socket: Socket, nth: int) -> str:
    """A move by its number: the same for everybody who is offered the same."""
    legal = sorted(socket.legal())
    return legal[(nth * 7 + socket.ply) % len(legal)]


async def play_on(socket: Socket, seat: int, nth: int, moves: int = 10_000) -> None:
    """Make so many moves, or all."""
    while socket.now.get("outcome") is None and moves:
        if socket.now["to_act"] == seat:
            answer = await socket.act(seat, pick(socket, nth))
            await socket.until_ply(answer["ply"])
            moves -= 1
        else:
            await socket.until("update")


async def finish(person: Person, table: Any, nth: int) -> Socket:
    """Play a try to its end, until the table says so."""
    seat = next(seat["seat"] for seat in table["seats"] if seat["me"])
    socket = await person.sit(table["id"])
    await play_on(socket, seat, nth)
    while (await person.get(f"/api/tables/{table['id']}"))["status"] != "over":
        await socket.until("table")
    return socket


def fresh_engine(folder: Path) -> Engine:
    folder.mkdir()
    engine = open_engine(database_url("", folder))
    upgrade(engine)
    return engine


def told(socket: Socket) -> list[Any]:
    """What was seen, without the times: every view, event and offer in order, each ply once."""
    seen = {frame["ply"]: frame for frame in socket.frames if frame["t"] in ("snapshot", "update") and "view" in frame}
    names = ("ply", "view", "legal", "to_act", "outcome")
    return [{name: frame.get(name) for name in names} for _, frame in sorted(seen.items())]


def game_of(record: Any) -> bytes:
    facts = {name: value for name, value in record.items() if name != "extra"}
    return json.dumps([facts, record["extra"]["outcome"], record["extra"]["deal"]], sort_keys=True).encode()


def test_a_try_that_is_begun_often_at_once_is_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON)
            ann = await Person(server, "Ann").enter()
            deal = await deal_of(ann, "tiny")
            begun = await asyncio.gather(*(begin(ann, deal["id"]) for _ in range(12)))
            assert {(table["id"], table["status"], table["deal"]["counts"]) for table in begun} == {
                (begun[0]["id"], "running", True)
            }
            socket = await finish(ann, begun[0], 3)
            await socket.close()

    play(story())


def test_a_try_whose_process_ended_before_it_was_started_is_started(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON)
            ann = await Person(server, "Ann").enter()
            deal = await deal_of(ann, "tiny")
            room = server.services.deal_room
            plan = (await room.find(deal["id"])).plan
            id = await room.store.claim(plan, ann.me["id"], "interrupted")
            await room._tables.add(dealt.head_for(plan, ann.me["id"], "Ann", counts=True, id=id))
            table = await begin(ann, deal["id"])
            assert (table["id"], table["status"], table["deal"]["counts"]) == (id, "running", True)

    play(story())


@pytest.mark.parametrize("game", ["tiny", "if-it-fits"])
def test_equal_moves_give_equal_games_also_over_a_restart(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        games = []
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON)
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            deal = await deal_of(ann, game)
            table = await begin(ann, deal["id"])
            socket = await finish(ann, table, 3)
            games.append((game_of(await ann.get(f"/api/tables/{table['id']}/record")), told(socket)))
            assert fairness.verify(await ann.get(f"/api/tables/{table['id']}/record")) == []
            bobs = await begin(bob, deal["id"])
            first = await bob.sit(bobs["id"])
            await play_on(first, deal["seat"], 3, moves=3)
            before = told(first)
            cookie = bob.http.cookies
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON + 60_000)
            bob = Person(server)
            bob.http.cookies = cookie
            again = await begin(bob, deal["id"])
            assert (again["id"], again["deal"]["counts"]) == (bobs["id"], True)  # the try that was begun goes on
            socket = await finish(bob, again, 3)
            seen = {frame["ply"]: frame for frame in before + told(socket)}
            games.append(
                (game_of(await bob.get(f"/api/tables/{again['id']}/record")), [seen[ply] for ply in sorted(seen)])
            )
        assert games[0] == games[1]

    play(story())


def test_one_try_counts_and_the_results_stand_side_by_side(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON)
            people = [await Person(server, name).enter() for name in ("Ann", "Bob", "Cat")]
            ann, bob, cat = people
            deal = await deal_of(ann, "tiny")
            path = f"/api/deals/{deal['id']}"
            for nth, person in enumerate((ann, bob)):
                await finish(person, await begin(person, deal["id"]), nth)
            mine = await ann.get(path)
            counted = mine["deal"]["mine"]
            assert counted["rank"] > 0
            assert mine["deal"]["tries"] == 2
            assert sum(bar["tries"] for bar in mine["spread"]) == 2
            assert {each["name"] for each in mine["best"]} == {"Ann", "Bob"}
            assert sorted([mine["place"], (await bob.get(path))["place"]])[0] == 1
            # a second try is for practice, whatever comes of it
            second = await begin(ann, deal["id"])
            assert not second["deal"]["counts"]
            assert second["id"] != counted["table"]
            await finish(ann, second, 5)
            assert (await ann.get(path))["deal"]["mine"] == counted
            assert (await ann.get(path))["spread"] == mine["spread"]
            # who has not had their try sees how many had, and no more; nor does a running try
            for _ in range(2):
                seen = await cat.get(path)
                assert (seen["deal"]["tries"], seen["best"], seen["spread"], seen["place"]) == (2, [], [], 0)
                assert (await cat.get(f"{path}/best", 403))["error"]["key"] == "try_first"
                await begin(cat, deal["id"])
            best = await ann.get(f"{path}/best")
            top = mine["best"][0]
            assert best["extra"]["outcome"]["scores"][deal["seat"]] == top["score"]
            assert best["extra"]["players"][deal["seat"]]["name"] == top["name"]

    play(story())


def test_a_try_gets_no_help(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            deal = await deal_of(ann, "tiny")
            seat = deal["seat"]
            table = await begin(ann, deal["id"])
            assert table["commitment"] == ""
            socket = await ann.sit(table["id"])
            while socket.now["to_act"] != seat:
                await socket.until("update")
            await socket.send({"t": "hint", "id": "h", "seat": seat})
            assert (await socket.until("error", id="h"))["key"] == "hint_counts"
            answer = await socket.act(seat, "roll")
            await socket.until_ply(answer["ply"])
            while socket.now["to_act"] != seat:
                await socket.until("update")
            assert socket.now["undo"]["possible"] is False
            await socket.send({"t": "undo", "id": "u", "ply": socket.ply})
            assert (await socket.until("error", id="u"))["key"] == "undo_counts"
            # who goes away finds it as it was: no bot plays a try
            await ann.post(f"/api/tables/{table['id']}/leave")
            loaded = server.services.loaded_tables.tables[table["id"]]
            assert not loaded.presence.bot_plays(loaded.head, seat)
            practice = await begin(ann, deal["id"], practice=True)
            socket = await ann.sit(practice["id"])
            while socket.now["to_act"] != seat:
                await socket.until("update")
            await socket.send({"t": "hint", "id": "h", "seat": seat})
            await socket.until("hint", id="h")

    play(story())


def test_a_try_counts_for_the_day_it_was_begun_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            late = NOON + DAY // 2 - 1000
            set_clock(server, late)
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            today = await ann.get("/api/daily")
            assert (today["day"], today["ends"] - late) == ("2026-11-16", 1000)
            old = await deal_of(ann, "tiny")
            table = await begin(ann, old["id"])
            set_clock(server, late + 2000)
            fresh = await deal_of(ann, "tiny")
            assert fresh["day"] == "2026-11-17"
            assert fresh["id"] != old["id"]
            assert fresh["mine"] is None
            assert (await begin(ann, fresh["id"]))["deal"]["counts"]
            await finish(ann, table, 1)  # begun in time
            seen = await ann.get(f"/api/deals/{old['id']}")
            assert seen["deal"]["over"]
            assert seen["deal"]["mine"]["table"] == table["id"]
            assert seen["place"] == 1
            # after the day everybody may look, and play without counting
            assert (await bob.get(f"/api/deals/{old['id']}"))["spread"] == seen["spread"]
            assert not (await begin(bob, old["id"]))["deal"]["counts"]
            set_clock(server, late + 9 * DAY)
            assert (await bob.get(f"/api/deals/{old['id']}"))["spread"] == seen["spread"]
            assert (await bob.get("/api/deals/nosuchdeal", 404))["error"]["key"] == "no_such_deal"

    play(story())


def test_a_challenge_is_the_same_deal_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            table = await ann.table([{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
            path = f"/api/tables/{table['id']}"
            assert (await ann.post(f"{path}/challenge", {"seat": 1}, 409))["error"]["key"] == "not_over"
            await finish(ann, table, 2)
            assert (await ann.post(f"{path}/challenge", {"seat": 0}, 403))["error"]["key"] == "not_your_seat"
            made = await ann.post(f"{path}/challenge", {"seat": 1}, 201)
            assert await ann.post(f"{path}/challenge", {"seat": 1}, 201) == made
            seen = await bob.get(f"/api/deals/{made['id']}")
            record = await ann.get(f"{path}/record")
            assert (seen["by"], seen["beat"]["score"]) == ("Ann", record["extra"]["outcome"]["scores"][1])
            assert seen["beat"]["table"] == ""
            assert (seen["deal"]["tries"], seen["best"], seen["place"]) == (1, [], 0)  # hers, told after his own
            bobs = await begin(bob, made["id"])
            assert bobs["deal"]["counts"]
            await finish(bob, bobs, 2)
            played = await bob.get(f"/api/tables/{bobs['id']}/record")
            assert played["seed"] == record["seed"]
            assert fairness.verify(played) == []
            edited = {**played, "extra": {**played["extra"], "deal": {"source": {"day": "2026-01-01", "version": "1"}}}}
            assert fairness.verify(fairness.sealed(edited)) != []
            assert not (await begin(ann, made["id"]))["deal"]["counts"]  # who made it has had their try
            for person, other in ((ann, bob), (bob, ann)):  # both stand in one list, and one's place is among both
                seen, theirs = [await each.get(f"/api/deals/{made['id']}") for each in (person, other)]
                assert {each["name"] for each in seen["best"]} == {"Ann", "Bob"}
                assert sum(bar["tries"] for bar in seen["spread"]) == seen["deal"]["tries"] == 2
                mine, beside = [
                    (each["deal"]["mine"]["rank"], -each["deal"]["mine"]["score"]) for each in (seen, theirs)
                ]
                assert seen["place"] == (2 if beside < mine else 1)

    play(story())


def test_a_try_that_was_put_away_unfinished_is_over_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            set_clock(server, NOON)
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            deal = await deal_of(ann, "tiny")
            await finish(bob, await begin(bob, deal["id"]), 1)
            table = await begin(ann, deal["id"])
            assert (await deal_of(ann, "tiny"))["mine"] == {"table": table["id"], "rank": 0, "score": 0, "gone": False}
            await server.services.loaded_tables.archive(open_days=1, running_days=-1, over_days=1)
            assert (await deal_of(ann, "tiny"))["mine"]["gone"] is True
            assert (await deal_of(bob, "tiny"))["mine"]["gone"] is False
            # there is no second one: now it is practice, and nothing is kept from her any more
            assert not (await begin(ann, deal["id"]))["deal"]["counts"]
            seen = await ann.get(f"/api/deals/{deal['id']}")
            assert ([each["name"] for each in seen["best"]], seen["place"], seen["deal"]["tries"]) == (["Bob"], 0, 1)

    play(story())


async def play_together(ann: Person, bob: Person) -> Any:
    """A game of the two and a bot to its end: the table."""
    table = await ann.table([{"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "open"}])
    await bob.post(f"/api/tables/{table['id']}/join")
    await ann.post(f"/api/tables/{table['id']}/start")
    anns, bobs = await ann.sit(table["id"]), await bob.sit(table["id"])
    while anns.now.get("outcome") is None:
        mover, seat = (anns, 1) if anns.now["to_act"] == 1 else (bobs, 2)
        if anns.now["to_act"] == seat:
            await mover.until_ply(anns.ply)
            answer = await mover.act(seat, pick(mover, 1))
            await anns.until_ply(answer["ply"])
        else:
            await anns.until("update")
    while (await ann.get(f"/api/tables/{table['id']}"))["status"] != "over":
        await anns.until("table")
    return table


def test_a_game_is_played_on_from_one_of_its_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            table = await play_together(ann, bob)
            path = f"/api/tables/{table['id']}"
            record = await ann.get(f"{path}/record")
            # alone against bots: the same moves up to there, and a record that holds, also in another store
            again = (await ann.post(f"{path}/again", {"ply": 4, "seat": 1}, 201))["table"]
            assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "bot"]
            assert (again["deal"]["given"], again["deal"]["counts"]) == (4, False)
            socket = await ann.sit(again["id"])
            assert socket.ply >= 4
            while socket.now["to_act"] != 1:
                await socket.until("update")
            answer = await socket.act(1, "wave")
            await socket.until_ply(answer["ply"])
            await socket.close()
            await finish(ann, again, 2)
            made = await ann.get(f"/api/tables/{again['id']}/record")
            assert made["seed"] == record["seed"]
            assert made["actions"][:4] == record["actions"][:4]
            assert [move["by"] == "given" for move in made["extra"]["moves"][:5]] == [True] * 4 + [False]
            assert fairness.verify(made) == []
            store = SqlStore(await asyncio.to_thread(fresh_engine, tmp_path / "other"))
            store.start()
            assert await import_record(store, made)
            assert await export_record(store, again["id"]) == made
            await store.stop()
            # with the friend: their seat stays open for whoever comes by a link
            shared = (await ann.post(f"{path}/again", {"ply": 0, "seat": 1, "friends": True}, 201))["table"]
            assert (shared["status"], [seat["kind"] for seat in shared["seats"]]) == ("open", ["bot", "person", "open"])
            key = await ann.link(shared["id"], "play")
            await bob.post(f"/api/links/{key}/join")
            await ann.post(f"/api/tables/{shared['id']}/start")
            # a record that somebody brings along, of such a game too
            brought = (await bob.post("/api/replay/again?ply=5&seat=0", made, 201))["table"]
            assert brought["deal"]["given"] == 5
            await finish(bob, brought, 4)
            assert fairness.verify(await bob.get(f"/api/tables/{brought['id']}/record")) == []
            plies = len(record["actions"])
            assert (await ann.post(f"{path}/again", {"ply": plies, "seat": 1}, 404))["error"]["key"] == "no_such_ply"

    play(story())
