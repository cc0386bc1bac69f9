"""Parts of one's own over HTTP: kept, checked, shared, played with, forgotten."""

from pathlib import Path
from typing import Any

from driver import Person, play
from in_process import in_process_server

from clowder.anywhere import part_answers

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def own_deck(person: Person, name: str = "From my box") -> Any:
    """The house's deck with one card of one's own, kept."""
    data = (await person.get("/api/parts/cat-box/deck"))["data"]
    data["cards"]["C01"] = {"front": "KP/VB", "back": "YY/KE"}
    wish = {"game": "cat-box", "option": "deck", "name": name, "data": data}
    return await person.post("/api/me/parts", wish, 201)


def test_a_part_is_kept_changed_and_played_with_in_the_version_of_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            kept = await own_deck(ann)
            assert [part["name"] for part in await ann.get("/api/me/parts")] == ["From my box"]
            assert await bob.get("/api/me/parts") == []
            await bob.get(f"/api/me/parts/{kept['id']}", 404)
            wish = {"game": "cat-box", "seats": SEATS, "parts": {"deck": kept["id"]}}
            assert (await bob.post("/api/tables", wish, 404))["error"]["key"] == "part_unknown"
            table = (await ann.post("/api/tables", wish, 201))["table"]
            changed = {**kept["data"], "cards": {**kept["data"]["cards"], "C01": "KK/KK"}}
            body = {"name": "Other", "data": changed, "version": kept["version"]}
            put = f"/api/me/parts/{kept['id']}"
            assert (await ann.http.put(put, json=body)).json() == {"version": 2}
            assert (await ann.http.put(put, json=body)).json()["error"]["key"] == "part_changed"
            seen = await bob.get(f"/api/tables/{table['id']}")
            assert seen["parts"] == [{"option": "deck", "name": "From my box", "seat": 0}]
            assert seen["options"]["deck"]["cards"]["C01"] == {"front": "KP/VB", "back": "YY/KE"}
            broken = {**changed, "cards": {"C01": "KK/KK"}}
            await ann.http.put(put, json={"name": "Broken", "data": broken, "version": 2})
            faults = (await ann.post("/api/tables", wish, 422))["error"]["params"]["faults"]
            assert [fault["where"] for fault in faults] == ["deck.cards"]
            assert (await ann.http.delete(put)).status_code == 204
            assert (await bob.get(f"/api/tables/{table['id']}"))["options"] == seen["options"]

    play(story())


def test_a_file_is_read_and_its_faults_are_told_with_their_places(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            text = '[deck]\nname = "small"\n[cards]\nC1 = "KK/PQ"\n'
            read = await ann.post("/api/parts/read", {"text": text})
            assert (read["game"], read["option"], read["ok"]) == ("cat-box", "deck", False)
            assert [(fault["at"], fault["why"]) for fault in read["faults"]] == [
                ("cards", "count"),
                ("cards.C1.front", "front"),
            ]
            question = {"game": "cat-box", "option": "deck", "data": read["data"]}
            assert (await ann.post("/api/parts/check", question))["faults"] == read["faults"]
            assert (await ann.post("/api/parts/read", {"text": "[deck"}))["faults"][0]["why"] == "syntax"
            assert (await ann.post("/api/parts/read", {"text": "x = 1"}, 422))["error"]["key"] == "part_unlike"
            await ann.get("/api/parts/cat-box/board", 404)

    play(story())


def test_a_shared_part_is_seen_by_its_key_until_it_is_shared_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            share = f"/api/me/parts/{(await own_deck(ann))['id']}/share"
            await bob.post(share, {"on": True}, 404)
            key = (await ann.post(share, {"on": True}))["key"]
            assert (await ann.post(share, {"on": True}))["key"] == key
            found = await bob.get(f"/api/parts/shared/{key}")
            assert (found["name"], found["by"], found["data"]["cards"]["C01"]["back"]) == (
                "From my box",
                "Ann",
                "YY/KE",
            )
            await ann.post(share, {"on": False})
            await bob.get(f"/api/parts/shared/{key}", 404)

    play(story())


def test_parts_are_bounded_taken_along_and_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            small = {"game": "cat-box", "option": "deck", "name": "x", "data": {}}
            for _ in range(part_answers.MOST):
                await ann.post("/api/me/parts", small, 201)
            assert (await ann.post("/api/me/parts", small, 429))["error"]["key"] == "too_many_parts"
            huge = {**small, "data": {str(n): "x" * 900 for n in range(67)}}
            assert (await ann.post("/api/me/parts", huge, 413))["error"]["key"] == "part_too_large"
            assert len((await ann.http.get("/api/me/data")).json()["parts"]) == part_answers.MOST
            person = ann.me["id"]
            await ann.http.delete("/api/me")
            assert await server.services.parts.of_person(person) == []

    play(story())


def _change_curiosity(data: Any) -> None:
    data["curiosity"][0].update(title="Rain", text="The fish swim away.")


def _change_mog(data: Any) -> None:
    data["mog"]["speedy"]["copies"] += 1
    data["mog"]["attack"]["copies"] -= 1


CHANGES: list[tuple[str, str, Any]] = [
    ("cat-box", "deck", lambda data: data["cards"].update(C01={"front": "KP/VB", "back": "YY/KE"})),
    ("csacska-macska", "deck", lambda data: (data["number"][0].update(copies=4), data["number"][4].update(copies=2))),
    ("if-it-fits", "card_data", lambda data: data["box"]["B01"].update(sides="####", symbols=["fish", "spray"])),
    ("cat-attack", "board", lambda data: data["spaces"][0].update(curiosity=not data["spaces"][0]["curiosity"])),
    ("cat-attack", "mog_deck", _change_mog),
    ("cat-attack", "curiosity_deck", _change_curiosity),
]


def test_every_kind_of_part_is_kept_and_dealt_at_a_table_with_a_friend(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            for game, option, change in CHANGES:
                data = (await ann.get(f"/api/parts/{game}/{option}"))["data"]
                change(data)
                named = {"game": game, "option": option, "data": data}
                assert (await ann.post("/api/parts/check", named))["ok"], (game, option)
                kept = await ann.post("/api/me/parts", {**named, "name": option}, 201)
                seats = [*SEATS, {"kind": "bot", "level": "random"}]
                wish = {"game": game, "seats": seats, "parts": {option: kept["id"]}}
                table = (await ann.post("/api/tables", wish, 201))["table"]["id"]
                await bob.post(f"/api/tables/{table}/join")
                await ann.post(f"/api/tables/{table}/start")
                socket = await bob.sit(table)
                seen = next(frame for frame in socket.frames if frame["t"] == "snapshot")
                assert seen["view"] is not None
                assert seen["table"]["options"][option] == data
                assert seen["table"]["parts"] == [{"option": option, "name": option, "seat": 0}]

    play(story())
