"""Who made a challenge hears that it was played: by devices and letters, and on the start page until they look."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from driver import Person, play
from in_process import InProcessServer, in_process_server
from mail_server import MailServer
from push_service import Service
from test_daily import begin, finish

from clowder.server import notices as sending
from clowder.store import schema
from clowder.store.challenges import Challenges
from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.notice_box import Waiting
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms


async def challenge_of(maker: Person) -> str:
    """A game against a bot, finished, and its deal made a challenge."""
    table = await maker.table([{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True)
    await finish(maker, table, 2)
    id: str = (await maker.post(f"/api/tables/{table['id']}/challenge", {"seat": 1}, 201))["id"]
    return id


async def tried(server: InProcessServer, deal: str, name: str) -> Person:
    """Somebody plays it to its end, and goes."""
    person = await Person(server, name).enter()
    table = await begin(person, deal)
    await (await finish(person, table, 1)).close()
    await asyncio.gather(*server.services.notices._tasks)
    return person


def test_its_maker_is_told_by_a_device_and_by_the_start_page_until_they_look(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            Service().open() as service,
            in_process_server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0) as server,
        ):
            ann = await Person(server, "Ann").enter()
            assert (await ann.http.post("/api/me/push", json=service.subscription)).status_code == 204
            deal = await challenge_of(ann)
            assert await ann.get("/api/me/challenges") == []
            bob = await tried(server, deal, "Bob")
            notice = service.got.get_nowait()
            assert (notice["title"], notice["table"], notice["what"]) == (
                "Your challenge was played: Tiny",
                deal,
                "tried",
            )
            assert notice["body"].startswith("One person has played your deal.")
            assert "Bob" not in str(notice)
            news = {"id": deal, "game": "tiny", "tries": 1}
            assert await ann.get("/api/me/challenges") == [news]
            assert await bob.get("/api/me/challenges") == []
            # practice is no try, and somebody else's look changes nothing
            await (await finish(bob, await begin(bob, deal), 3)).close()
            assert (await bob.http.post(f"/api/deals/{deal}/seen")).status_code == 204
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()
            assert await ann.get("/api/me/challenges") == [news]
            assert (await ann.http.post(f"/api/deals/{deal}/seen")).status_code == 204
            assert await ann.get("/api/me/challenges") == []
            # of whom she has blocked she does not hear
            rude = await Person(server, "Rude").enter()
            await server.services.meeting.blocks.add(ann.me["id"], rude.me["id"], "Rude")
            await (await finish(rude, await begin(rude, deal), 1)).close()
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()
            assert await ann.get("/api/me/challenges") == []
            await tried(server, deal, "Cat")
            assert service.got.get_nowait()["body"].startswith("2 people have played your deal so far.")
            assert await ann.get("/api/me/challenges") == [{**news, "tries": 2}]

    play(story())


def test_who_asks_for_notices_after_a_try_hears_of_it_once_unless_they_have_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "LOST", (0, 0))  # long ago: nobody looks through what was lost

    async def story() -> None:
        async with (
            Service().open() as service,
            in_process_server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0) as server,
        ):
            notices = server.services.notices

            async def subscribe(person: Person) -> None:
                assert (await person.http.post("/api/me/push", json=service.subscription)).status_code == 204
                while notices._tasks:  # one of them begins others
                    await asyncio.gather(*notices._tasks)

            ann = await Person(server, "Ann").enter()
            deal, seen = await challenge_of(ann), await challenge_of(ann)
            for played in (deal, deal, seen):
                await tried(server, played, "Bob")
            assert (await ann.http.post(f"/api/deals/{seen}/seen")).status_code == 204
            assert service.got.empty()
            await subscribe(ann)
            notice = service.got.get_nowait()
            assert (notice["table"], notice["what"]) == (deal, "tried")
            assert notice["body"].startswith("2 people have played your deal so far.")
            await subscribe(ann)
            assert service.got.empty(), "once, also where a second device comes"

    play(story())


def test_a_try_that_a_process_did_not_live_to_announce_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "LOST", (20 * 60_000, -1000))

    async def story() -> None:
        async with Service().open() as service:
            settings: dict[str, Any] = {"push_hosts": f"127.0.0.1:{service.port}", "push_wait": 0.0}
            async with in_process_server(tmp_path, **settings) as server:
                ann = await Person(server, "Ann").enter()
                assert (await ann.http.post("/api/me/push", json=service.subscription)).status_code == 204
                deal, other = await challenge_of(ann), await challenge_of(ann)
                monkeypatch.setattr(sending.Notices, "_tried", lambda *_: None)
                for name in ("Bob", "Cat"):
                    await tried(server, deal, name)
                rude = await Person(server, "Rude").enter()
                await server.services.meeting.blocks.add(ann.me["id"], rude.me["id"], "Rude")
                await (await finish(rude, await begin(rude, other), 1)).close()
                monkeypatch.undo()
                monkeypatch.setattr(sending, "LOST", (20 * 60_000, -1000))
                assert service.got.empty()
            async with in_process_server(tmp_path, **settings) as server:
                notices = server.services.notices
                now = now_ms()
                assert await notices.challenges.unannounced(now - 10**6, now - 10**5) == [], "nothing of that time"
                await asyncio.gather(*(notices.look_for_lost() for _ in range(3)))
                await asyncio.gather(*notices._tasks)
                notice = service.got.get_nowait()
                assert (notice["table"], notice["what"]) == (deal, "tried")
                assert notice["body"].startswith("2 people have played your deal so far.")
                await tried(server, deal, "Dan")
                assert service.got.get_nowait()["body"].startswith("3 people")
                await notices.look_for_lost()
                await asyncio.gather(*notices._tasks)
                assert service.got.empty()

    play(story())


def test_who_has_no_device_finds_it_on_the_start_page_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path, push_wait=0.0) as server:
            ann = await Person(server, "Ann").enter()
            deal = await challenge_of(ann)
            await tried(server, deal, "Bob")
            cookies = ann.http.cookies
        async with in_process_server(tmp_path, push_wait=0.0) as server:
            ann = Person(server)
            ann.http.cookies = cookies
            assert [each["tries"] for each in await ann.get("/api/me/challenges")] == [1]
            assert (await ann.http.post(f"/api/deals/{deal}/seen")).status_code == 204
            assert await ann.get("/api/me/challenges") == []
            assert await server.services.notices._box.late(now_ms() + 10**9) == []

    play(story())


def test_the_start_page_asks_once_and_tells_the_latest_that_were_played_since(tmp_path: Path) -> None:
    """However many challenges somebody made: one query, and one more where tries have begun; who is blocked or has not
    ended counts for nothing."""

    def row(deal: str, person: str, ended: bool = True) -> None:
        table = {"table_id": f"{deal} {person}", "seat": 0, "person": person}
        tries.append({"deal_id": deal, **table, "begun": 1})
        figures = {"level": "", "game": "tiny", "seats": 2, "rank": 1, "score": 0, "ended": 1}
        results.extend([{**table, **figures}] * ended)

    tries: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    made = [f"d{number:02}" for number in range(60)]  # the latest first: of the last ten nothing is told
    plan = {"game": "tiny", "day": "", "plan": "{}", "maker": "ann", "table_id": ""}
    deals = [{"id": deal, **plan, "created": 100 - number} for number, deal in enumerate(made)]
    for deal in made:
        row(deal, "bob")
    for deal in made[:3]:
        row(deal, "cat", ended=False)
        row(deal, "rude")
    row("d02", "dan")
    seen = [{"table_id": deal, "person": "ann", "ply": 1, "what": "seen", "waiting": 0} for deal in made[:45]]
    rude = {"owner": "ann", "blocked": "rude", "id": "x", "name": "", "created": 1}

    async def story() -> None:
        engine = open_engine(database_url("", tmp_path))
        upgrade(engine)
        store = SqlStore(engine)
        store.start()
        rows = {schema.deals: deals, schema.deal_tries: tries, schema.results: results}
        rows |= {schema.push_notices: seen, schema.blocks: [rude]}
        for table, of_table in rows.items():
            insert = sa.insert(table)
            await store.writer.run(lambda c, insert=insert, of_table=of_table: c.execute(insert, of_table) and None)
        asked: list[str] = []
        sa.event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        news = await Challenges(store).news("ann")
        assert [(each.deal, each.tries) for each in news] == [
            ("d02", 2),
            *((f"d{number}", 1) for number in range(45, 49)),
        ]
        assert len(asked) == 2
        assert await Challenges(store).news("bob") == []
        assert len(asked) == 3
        await store.stop()

    play(story())


def test_a_letter_leads_to_the_results_and_a_challenge_that_many_play_is_told_three_times_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "TRIES_LATER", 10**9)

    async def story() -> None:
        async with MailServer().open() as mail:
            public = "http://cats.example.org"
            more: dict[str, Any] = {"smtp_url": mail.url, "mail_from": "Clowder <cats@example.org>"}
            async with in_process_server(tmp_path, public_url=public, push_wait=0.0, **more) as server:
                ann = await Person(server, "Ann").enter()
                await ann.http.post("/api/me/mail", json={"address": "ann@example.org"})
                asked = re.search(r"/mail/confirm/(\S+)", (await mail.letter()).get_content())
                assert asked is not None
                assert (await ann.http.post(f"/api/mail/{asked[1]}/confirm")).status_code == 204
                deal = await challenge_of(ann)
                for number in range(5):
                    await tried(server, deal, f"Guest {number}")
                    if number < sending.TRIES_TOLD:
                        assert f"{public}/deal/{deal}" in (await mail.letter()).get_content()
                assert mail.got.empty()
                # what is left over waits, as one notice that counts all of them; not for who has looked
                box = server.services.notices._box
                assert await box.late(now_ms() + 2 * 10**9) == [Waiting(deal, ann.me["id"], 5, "tried")]
                assert (await ann.http.post(f"/api/deals/{deal}/seen")).status_code == 204
                assert await box.late(now_ms() + 2 * 10**9) == []

    play(story())
