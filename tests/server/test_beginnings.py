"""Tables that begin from a position, at a real server: made, refused, restarted in the middle, apart in figures."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from driver import Person, Socket, play
from in_process import in_process_server
from test_daily import finish, fresh_engine, play_together

from clowder.core.types import NOBODY
from clowder.games import GAMES
from clowder.store.record_files import export_record, import_record
from clowder.store.store import SqlStore
from clowder.tables import fairness

LEFT = 8  # moves


def late_in(game_id: str, seats: int) -> Any:
    """A state some moves before the end of a game."""
    game, choice = GAMES.get(game_id), random.Random(2)
    states = [game.new(seats=seats, seed=3)]
    while not states[-1].is_over():
        state = states[-1].clone()
        state.apply(choice.choice(list(state.legal_actions())))
        states.append(state)
    return states[-1 - LEFT]


async def one_move(sockets: dict[int, Socket]) -> bool:
    """Whoever is to act makes the first move there is; False once the game is over."""
    first = sockets[0]
    if first.now.get("outcome") is not None:
        return False
    seat = first.now["to_act"]
    mover = sockets[seat]
    await mover.until_ply(first.ply)
    answer = await mover.act(seat, sorted(mover.legal())[0])
    for socket in sockets.values():
        await socket.until_ply(answer["ply"])
    return True


async def kept_elsewhere(record: Any, folder: Path) -> Any:
    """The record as another store has it after it was brought there."""
    store = SqlStore(await asyncio.to_thread(fresh_engine, folder))
    store.start()
    assert await import_record(store, record)
    again = await export_record(store, record["extra"]["table"])
    await store.stop()
    assert again is not None
    return again


def test_a_friend_plays_on_from_a_position_over_a_restart(tmp_path: Path) -> None:
    state = late_in("cat-box", 2)
    position = json.loads(json.dumps(GAMES.get("cat-box").position(state)))

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ann.table(seats, game="cat-box", position=position, private=True)
            # everybody who comes sees how it begins, as a stranger sees it
            key = await ann.link(table["id"], "play")
            joined = (await bob.post(f"/api/links/{key}/join"))["table"]
            assert joined["beginning"]["seat"] == 0
            assert (joined["beginning"]["source"], joined["beginning"]["eyes"]) == ("position", -2)
            assert joined["beginning"]["look"]["view"] == json.loads(json.dumps(state.view(NOBODY)))
            assert joined["commitment"]
            started = (await ann.post(f"/api/tables/{table['id']}/start", {"contribution": "ab"}))["table"]
            assert "look" not in started["beginning"]
            sockets = {0: await ann.sit(table["id"]), 1: await bob.sit(table["id"])}
            for seat, socket in sockets.items():
                assert socket.now["view"] == json.loads(json.dumps(state.view(seat)))
            assert await one_move(sockets)
            assert await one_move(sockets)
            seen = {seat: socket.now["view"] for seat, socket in sockets.items()}
            cookies = [ann.http.cookies, bob.http.cookies]
        async with in_process_server(tmp_path) as server:
            ann, bob = Person(server, "Ann"), Person(server, "Bob")
            ann.http.cookies, bob.http.cookies = cookies
            sockets = {0: await ann.sit(table["id"]), 1: await bob.sit(table["id"])}
            assert {seat: socket.now["view"] for seat, socket in sockets.items()} == seen
            while await one_move(sockets):
                pass
            while (await ann.get(f"/api/tables/{table['id']}"))["status"] != "over":
                await sockets[0].until("table")
            record = await ann.get(f"/api/tables/{table['id']}/record")
            assert fairness.verify(record) == []
            assert "rng" not in record["beginning"]
            steps = (await ann.get(f"/api/tables/{table['id']}/replay?seat=all"))["steps"]
            assert {**steps[0]["position"], "rng": 0} == {**position, "rng": 0}
            again = await kept_elsewhere(record, tmp_path / "other")
            assert (again["beginning"], again["actions"]) == (record["beginning"], record["actions"])
            # it is one of their games, and counts in no sum
            figures = await ann.get("/api/stats/me")
            assert [row["table"] for row in figures["recent"]] == [table["id"]]
            assert (figures["games"], figures["opponents"]) == ([], [])
            path = f"/api/tables/{table['id']}"
            refused = await ann.post(f"{path}/challenge", {"seat": 0}, 409)
            assert refused["error"]["key"] == "deal_from_middle"
            # a rematch is dealt like any game, and the game can be played on from one of its moves
            assert "beginning" not in (await ann.post(f"{path}/rematch", {"start": False}))["table"]
            on = (await ann.post(f"{path}/again", {"ply": 2, "seat": 0}, 201))["table"]
            assert (on["deal"]["given"], on["beginning"]["eyes"]) == (2, -2)
            await finish(ann, on, 1)
            assert fairness.verify(await ann.get(f"/api/tables/{on['id']}/record")) == []

    play(story())


def test_what_cannot_be_is_refused_and_a_known_generator_is_not_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            two: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            wishes: list[tuple[dict[str, Any], str]] = [
                ({"position": {"seats": 2, "pending": ["raid 999"], "cats": ["moon", ""]}}, "invalid_position"),
                ({"position": {"seats": 3}}, "position_seats"),
                ({"position": {"seats": 2, "over": "rounds", "winner": 0}}, "position_over"),
                ({"position": {"seats": 2, "options": {"lives": 99}}}, "invalid_position"),
                ({"position": {"seats": 2, "rounds": 2**70}}, "invalid_position"),  # beyond 64 bits
            ]
            for wish, key in wishes:
                error = (await ann.table(two, 422, game="cat-attack", **wish))["error"]
                assert error["key"] == key
                if "cats" in wish["position"]:
                    assert [fault["where"] for fault in error["params"]["faults"]] == ["cats[0]"]
            known = {"seats": 2, "rng": [1, 2, 3, 4], "cats": ["R1", "R9"]}
            hands, words = [], []
            for _ in range(2):
                table = await ann.table(two, game="cat-attack", position=known, start=True)
                match = server.services.loaded_tables.tables[table["id"]].match
                assert match is not None
                words.append(match.state.rng.words()[:4])
                hands.append((await ann.sit(table["id"])).now["view"]["hand"])
            assert (1, 2, 3, 4) not in words
            assert words[0] != words[1]
            assert hands[0] != hands[1]  # six cards of fifty-odd: equal once in millions

    play(story())


def test_what_if_the_cards_had_been_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            table = await play_together(ann, bob)
            path = f"/api/tables/{table['id']}"
            seen = (await ann.get(f"{path}/replay?seat=1"))["steps"][4]["view"]
            truth = (await ann.get(f"{path}/replay?seat=all"))["steps"][4]["position"]
            wish = {"ply": 4, "seat": 1, "other_cards": True}
            made = [(await ann.post(f"{path}/again", wish, 201))["table"] for _ in range(3)]
            hands = []
            for each in made:
                assert (each["beginning"]["source"], each["beginning"]["eyes"]) == ("replay", 1)
                assert "deal" not in each
                match = server.services.loaded_tables.tables[each["id"]].match
                assert match is not None
                first = match.game.new(**match._deal())
                assert json.loads(json.dumps(first.view(1))) == seen
                hands.append(GAMES.get("tiny").position(first)["hands"])
            assert any(each != truth["hands"] for each in hands)
            await finish(ann, made[0], 2)
            record = await ann.get(f"/api/tables/{made[0]['id']}/record")
            assert fairness.verify(record) == []
            assert record["extra"]["beginning"] == {"source": "replay", "eyes": 1, "seat": 1}
            shared = (await ann.post(f"{path}/again", {**wish, "friends": True}, 201))["table"]
            assert [seat["kind"] for seat in shared["seats"]] == ["bot", "person", "open"]
            brought = await ann.get(f"{path}/record")
            other = (await bob.post("/api/replay/again?ply=4&seat=1&other_cards=true", brought, 201))["table"]
            assert other["beginning"]["eyes"] == 1

    play(story())
