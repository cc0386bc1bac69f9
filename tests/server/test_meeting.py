"""People who meet at open tables: the lobby, ready marks, words, blocking and reports, on both kinds of database."""

import json
from collections.abc import Callable
from typing import Any

from databases import Postgres
from driver import Person, Server, Socket, play

from tests.extras import needs

BOT = {"kind": "bot", "level": "random"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
TOKEN = "a-token-for-the-tests"


async def people(server: Server, *names: str) -> list[Person]:
    return [await Person(server, name).enter() for name in names]


async def lobby(person: Person, query: str = "") -> list[str]:
    return [table["id"] for table in await person.get(f"/api/lobby?{query}")]


async def put(person: Person, path: str, body: Any, expect: int = 200) -> Any:
    answer = await person.http.put(path, json=body)
    assert answer.status_code == expect, answer.text
    return answer.json()


async def say(socket: Socket, id: str, **words: str) -> Any:
    """What is answered: an ack or an error."""
    await socket.send({"t": "say", "id": id, **words})
    while True:
        frame = await socket.next()
        if frame.get("id") == id:
            return frame


async def heard(socket: Socket) -> Any:
    return await socket.until("said")


def test_the_lobby_shows_what_somebody_looks_for_and_says_when_nothing_has_changed(server: Server) -> None:
    async def story() -> None:
        ann, bob = await people(server, "Ann", "Bob")
        plain = (await ann.table([ME, OPEN, OPEN]))["id"]
        days = (await ann.table([ME, OPEN, BOT], clock={"days": 1}, language="uk"))["id"]
        quick = (await bob.table([ME, OPEN], clock={"bank": 300, "increment": 10}, language="de"))["id"]
        await ann.table([ME, OPEN], private=True)
        for query, wanted in {
            "": {plain, days, quick},
            "language=uk": {days},
            "clock=live": {quick},
            "clock=days": {days},
            "clock=none": {plain},
            "free=2": {plain},
            "level=random": {days},
            "level=none": {plain, quick},
            "game=cat-box": set(),
            "game=tiny&language=de&clock=live": {quick},
        }.items():
            assert set(await lobby(ann, query)) == wanted, query
        first = await bob.http.get("/api/lobby")
        assert first.json()[0].keys() >= {"options", "clock", "language"}
        again = await bob.http.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        await bob.post(f"/api/tables/{plain}/join")
        while again.status_code == 304:  # the list is good for a second
            again = await bob.http.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]})
        seats = next(table for table in again.json() if table["id"] == plain)["seats"]
        assert [(seat["kind"], seat["me"]) for seat in seats[:2]] == [("person", False), ("person", True)]
        looking = Person(server)
        assert set(await lobby(looking)) == {plain, days, quick}
        assert not looking.http.cookies  # to look makes no guest

    play(story())


def test_who_is_ready_says_so_at_their_seat(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        ann, bob = await people(launch(database), "Ann", "Bob")
        id = (await ann.table([ME, OPEN]))["id"]
        watched = await ann.sit(id)
        await bob.post(f"/api/tables/{id}/join")
        for on in (True, True, False, True):
            told = await bob.post(f"/api/tables/{id}/ready", {"on": on})
            assert told["table"]["seats"][1].get("ready", False) == on
        while not (table := (await watched.until("table"))["table"])["seats"][1].get("ready"):
            pass
        assert "ready" not in table["seats"][0]
        await ann.post(f"/api/tables/{id}/start")
        assert "ready" not in (await bob.get(f"/api/tables/{id}"))["seats"][1]
        assert (await bob.post(f"/api/tables/{id}/ready", {"on": False}, 409))["error"]["key"] == "already_started"

    play(story())


def test_words_of_ones_own_are_for_people_who_know_each_other(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        ann, bob, cat = await people(launch(database), "Ann", "Bob", "Cat")
        id = (await ann.table([ME, OPEN], options={"turns": 1}))["id"]
        await bob.post(f"/api/tables/{id}/join")
        await ann.post(f"/api/tables/{id}/start")
        a, b = await ann.sit(id), await bob.sit(id)
        assert (await say(a, "1", text="hello"))["key"] == "free_text_only_private"
        assert not (await ann.get(f"/api/tables/{id}/people"))["words"]
        assert (await say(a, "2", phrase="hello"))["t"] == "ack"
        assert (await a.act(0, "wave"))["t"] == "ack"
        await b.until_ply(1)
        assert (await b.act(1, "wave"))["t"] == "ack"
        # they have finished a game together: the next table for everybody is theirs to talk at
        id = (await bob.table([ME, OPEN, OPEN]))["id"]
        await ann.post(f"/api/tables/{id}/join")
        a = await ann.sit(id)
        assert (await say(a, "3", text="<b>hello</b>"))["t"] == "ack"
        assert (await heard(a))["text"] == "<b>hello</b>"  # text, never HTML: the page shows it as it is
        # a third whom nobody knows ends that, unless a link of the speaker's brought them
        await cat.post(f"/api/links/{await bob.link(id, 'play')}/join")
        assert (await say(a, "4", text="hello"))["key"] == "free_text_only_private"
        b, c = await bob.sit(id), await cat.sit(id)
        assert (await say(b, "5", text="hello"))["t"] == "ack"
        assert (await say(c, "6", text="hello"))["key"] == "free_text_only_private"
        assert not (await cat.get(f"/api/tables/{id}/people"))["words"]

    play(story())


def test_nobody_talks_without_end(launch: Callable[..., Server]) -> None:
    async def story() -> None:
        ann, bob = await people(launch(word_rate=0.001, word_burst=3), "Ann", "Bob")
        id = (await ann.table([ME, OPEN]))["id"]
        await bob.post(f"/api/tables/{id}/join")
        sockets = [await ann.sit(id), await ann.sit(id)]
        answers = [await say(sockets[n % 2], str(n), phrase="meow") for n in range(5)]
        assert [answer["t"] for answer in answers] == ["ack"] * 3 + ["error"] * 2
        assert answers[-1]["key"] == "too_many_words"

    play(story())


def test_who_is_blocked_is_not_heard_and_does_not_sit_down(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        ann, bob, cat = await people(launch(database), "Ann", "Bob", "Cat")
        id = (await ann.table([ME, OPEN, OPEN]))["id"]
        for person in (bob, cat):
            await person.post(f"/api/tables/{id}/join")
        a, b, c = [await person.sit(id) for person in (ann, bob, cat)]
        assert (await say(c, "1", phrase="oops"))["t"] == "ack"
        assert (await heard(a))["phrase"] == "oops"
        told = await put(bob, f"/api/tables/{id}/seats/2/block", {"on": True})
        assert told["people"] == [{"seat": 0, "blocked": False}, {"seat": 2, "blocked": True}]
        await heard(b)
        assert (await say(c, "2", phrase="sorry"))["t"] == "ack"
        assert (await heard(a))["phrase"] == "sorry"
        silent = await heard(b)
        assert (silent.get("phrase"), silent["text"], silent["name"]) == (None, "", "")
        late = await bob.sit(id)
        for _ in range(2):
            assert not (await heard(late)).get("phrase")  # nor what was said before
        # the host blocks: they get up, find no table of the host's, and cannot sit down there
        await put(ann, f"/api/tables/{id}/seats/2/block", {"on": True})
        assert (await ann.get(f"/api/tables/{id}"))["seats"][2]["kind"] == "open"
        assert (await cat.post(f"/api/tables/{id}/join", {}, 403))["error"]["key"] == "cannot_sit"
        key = await ann.link(id, "play")
        assert (await cat.post(f"/api/links/{key}/join", {}, 403))["error"]["key"] == "cannot_sit"
        own = (await cat.table([ME, OPEN]))["id"]
        assert id not in await lobby(cat)
        assert id not in [table["id"] for table in await cat.get("/api/tables?open=1")]
        assert own not in await lobby(ann)
        assert {id, own} <= set(await lobby(Person(ann.server)))
        (block,) = await ann.get("/api/me/blocks")
        assert block["name"] == "Cat"
        assert (await cat.http.delete(f"/api/me/blocks/{block['id']}")).status_code == 404  # not theirs to end
        assert (await ann.http.delete(f"/api/me/blocks/{block['id']}")).status_code == 204
        assert await ann.get("/api/me/blocks") == []
        await cat.post(f"/api/tables/{id}/join")

    play(story())


def test_a_block_holds_at_every_process(launch: Callable[..., Server], postgres: Postgres) -> None:
    needs("psycopg")

    async def story() -> None:
        database = postgres.new_database()
        here, there = launch(database), launch(database)
        ann, bob = (await people(here, "Ann"))[0], (await people(there, "Bob"))[0]
        id = (await ann.table([ME, OPEN]))["id"]
        while id not in await lobby(bob):  # read at most once a second
            pass
        await bob.post(f"/api/tables/{id}/join")
        await bob.post(f"/api/tables/{id}/ready", {"on": True})
        a, b = await ann.sit(id), await bob.sit(id)
        elsewhere = Person(there)
        elsewhere.http.cookies = ann.http.cookies
        far = await elsewhere.sit(id)
        await ann.post(f"/api/tables/{id}/start")
        for socket in (a, b, far):
            while socket.now["table"]["status"] != "running":
                await socket.until("snapshot")
        await put(ann, f"/api/tables/{id}/seats/1/block", {"on": True})
        for n in range(100):  # word of it is on its way
            assert (await say(b, f"s{n}", phrase="meow"))["t"] == "ack"
            if not (await heard(far)).get("phrase"):
                break
        assert not (await say(b, "last", phrase="purr")).get("key")
        assert not (await heard(far)).get("phrase")

    play(story())


def test_reports_reach_the_host_of_the_server_behind_a_token(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        server = launch(database, admin_token=TOKEN)
        ann, bob = await people(server, "Ann", "Rude Name")
        id = (await ann.table([ME, OPEN]))["id"]
        await bob.post(f"/api/links/{await ann.link(id, 'play')}/join")
        b = await bob.sit(id)
        assert (await say(b, "1", text="something rude"))["t"] == "ack"
        report = {"reason": "words", "note": " not\nnice "}
        for _ in range(3):  # telling the same is telling it once
            answer = await ann.http.post(f"/api/tables/{id}/seats/1/report", json=report)
            assert answer.status_code == 204
        host = Person(server)
        assert (await host.get("/api/admin/reports", 403))["error"]["key"] == "bad_token"
        host.http.headers["Authorization"] = f"Bearer {TOKEN}"
        (told,) = await host.get("/api/admin/reports")
        assert (told["name"], told["note"], told["words"][0]["text"]) == ("Rude Name", "not nice", "something rude")
        assert not {ann.me["id"], bob.me["id"]} & set(json.dumps(told).split('"'))
        path = f"/api/admin/reports/{told['id']}"
        await host.post(path, {"action": "remove_name"})
        assert (await bob.get("/api/me"))["name"] == ""
        assert (await ann.get(f"/api/tables/{id}"))["seats"][1]["name"] == ""
        await host.post(path, {"action": "end_sessions"})
        assert (await bob.get("/api/me"))["id"] != bob.me["id"]  # a new guest
        await host.post(path, {"action": "done"})
        assert await host.get("/api/admin/reports") == []
        assert [one["id"] for one in await host.get("/api/admin/reports?done=1")] == [told["id"]]
        host.http.headers["Authorization"] = "Bearer guess"
        while (answer := await host.http.get("/api/admin/reports")).status_code == 403:
            pass
        assert answer.json()["error"]["key"] == "too_fast"
        # blocks and reports are part of what is stored about somebody, and go with them
        await put(ann, f"/api/tables/{id}/seats/1/block", {"on": True})
        mine = await ann.get("/api/me/data")
        assert (len(mine["blocked"]), mine["reports"][0]["note"]) == (1, "not nice")

    play(story())


def test_nobody_reports_without_end(launch: Callable[..., Server]) -> None:
    async def story() -> None:
        ann, bob = await people(launch(), "Ann", "Bob")
        answers = []
        for _ in range(12):
            id = (await ann.table([ME, OPEN]))["id"]
            await bob.post(f"/api/tables/{id}/join")
            answers.append(
                (await bob.http.post(f"/api/tables/{id}/seats/0/report", json={"reason": "name"})).status_code
            )
        assert answers == [204] * 10 + [429] * 2

    play(story())


def test_a_name_is_given_once_and_is_everywhere(launch: Callable[..., Server], database: str) -> None:
    async def story() -> None:
        ann, bob = await people(launch(database), "", "")
        shared = (await ann.table([ME, {"kind": "hotseat"}, {"kind": "hotseat", "name": "Zoe"}], private=True))["id"]
        id = (await ann.table([ME, OPEN], options={"turns": 1}))["id"]
        assert (await bob.post(f"/api/tables/{id}/join", {"name": "Bob"}))["table"]["seats"][1]["name"] == "Bob"
        assert (await bob.get("/api/me"))["name"] == "Bob"  # given when sitting down, remembered
        await ann.post(f"/api/tables/{id}/start")
        a, b = await ann.sit(id), await bob.sit(id)
        assert (await a.act(0, "wave"))["t"] == "ack"
        await b.until_ply(1)
        assert (await b.act(1, "wave"))["t"] == "ack"
        await a.until("table")
        await ann.http.patch("/api/me", json={"name": "Ann"})
        await bob.http.patch("/api/me", json={"name": "Bert"})

        async def names(table: str) -> list[str]:
            return [seat["name"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]]

        assert await names(shared) == ["Ann", "Ann 2", "Zoe"]
        assert await names(id) == ["Ann", "Bob"]  # it is over: who had no name has one, the other was called so
        again = (await ann.post(f"/api/tables/{id}/rematch", {"start": False}))["table"]["id"]
        assert await names(again) == ["Bert", "Ann"]
        await ann.http.patch("/api/me", json={"name": "Anna"})
        assert await names(shared) == ["Anna", "Anna 2", "Zoe"]
        assert await names(again) == ["Bert", "Anna"]

    play(story())
