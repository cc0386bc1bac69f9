"""E-mail, against a mail server that speaks the protocol: only after a yes, and never again after a no."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Server, play
from in_process import InProcessServer, in_process_server
from mail_server import MailServer

from clowder.server.mailer import BadMailServer
from clowder.server.mailer import MailServer as Given
from clowder.server.settings import Settings

PUBLIC = "http://cats.example.org"
FROM = "Clowder <cats@example.org>"


@asynccontextmanager
async def mailing(data: Path) -> AsyncIterator[tuple[InProcessServer, MailServer]]:
    async with MailServer().open() as mail:
        more = {"smtp_url": mail.url, "mail_from": FROM, "public_url": PUBLIC, "push_wait": 0.0}
        async with in_process_server(data, **more) as server:
            yield server, mail


def key_of(letter: Any, way: str) -> str:
    found = re.search(rf"{PUBLIC}/mail/{way}/(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


async def confirmed(bob: Person, mail: MailServer) -> None:
    assert (await bob.http.post("/api/me/mail", json={"address": "bob@example.org"})).status_code == 204
    letter = await mail.letter()
    assert (await bob.http.post(f"/api/mail/{key_of(letter, 'confirm')}/confirm")).status_code == 204


async def turn_of_bob(ann: Person, bob: Person) -> str:
    id: str = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    await bob.post(f"/api/tables/{id}/join")
    await ann.post(f"/api/tables/{id}/start")
    hers = await ann.sit(id)
    assert (await hers.act(0, "wave"))["t"] == "ack"
    await hers.close()
    return id


def test_letters_come_after_a_yes_and_end_with_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        async with mailing(tmp_path) as (server, mail):
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            assert (await bob.http.post("/api/me/mail", json={"address": "bob@example.org"})).status_code == 204
            asks = await mail.letter()
            assert (asks["To"], asks["From"]) == ("bob@example.org", FROM)
            await turn_of_bob(ann, bob)  # not confirmed: nothing is sent
            await asyncio.gather(*server.services.notices._tasks)
            assert mail.got.empty()
            assert (await bob.get("/api/me/notices"))["mail"] == {
                "possible": True,
                "address": "bob@example.org",
                "confirmed": False,
            }
            assert (await ann.http.post("/api/mail/none/confirm")).status_code == 404
            assert (await ann.http.post(f"/api/mail/{key_of(asks, 'confirm')}/confirm")).status_code == 204
            id = await turn_of_bob(ann, bob)
            letter = await mail.letter()
            assert letter["Subject"] == "Your turn: Tiny"
            assert f"{PUBLIC}/t/{id}" in letter.get_content()
            assert letter["Auto-Submitted"] == "auto-generated"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            # as a mail program does it: no cookie, no origin, a form
            off = letter["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
            nobody = await Person(server).enter()
            wrong = off.replace("/off", "x/off")
            assert (await nobody.http.post(wrong)).status_code == 204
            assert (await bob.get("/api/me/notices"))["mail"]["confirmed"]
            assert (await nobody.http.post(off, data={"List-Unsubscribe": "One-Click"})).status_code == 204
            assert (await bob.get("/api/me/notices"))["mail"]["address"] is None
            assert key_of(letter, "off") in off
            page = await nobody.http.get(f"/mail/off/{key_of(letter, 'off')}")  # as somebody opens it
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            await turn_of_bob(ann, bob)
            await asyncio.gather(*server.services.notices._tasks)
            assert mail.got.empty()

    play(story())


def test_an_address_is_in_the_file_about_its_person_and_gone_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with mailing(tmp_path) as (server, mail):
            bob = await Person(server, "Bob").enter()
            await confirmed(bob, mail)
            await bob.post("/api/me/vacation", {"days": 2})
            told = (await bob.http.get("/api/me/data")).json()
            assert [one["address"] for one in told["mail"]] == ["bob@example.org"]
            assert len(told["vacations"]) == 1
            assert (await bob.http.delete("/api/me")).status_code == 204
            assert await server.services.notices.addresses.of_person(told["person"]["id"]) is None

    play(story())


def test_an_address_the_mail_server_does_not_know_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with mailing(tmp_path) as (server, mail):
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            await confirmed(bob, mail)
            mail.refuse = "550 nobody here"
            await turn_of_bob(ann, bob)
            while (await bob.get("/api/me/notices"))["mail"]["address"] is not None:
                await asyncio.sleep(0)

    play(story())


def test_nobody_is_flooded_with_questions(tmp_path: Path) -> None:
    async def story() -> None:
        async with mailing(tmp_path) as (server, mail):
            for n in range(3):
                person = await Person(server, f"P{n}").enter()
                answer = await person.http.post("/api/me/mail", json={"address": "eve@example.org"})
                assert answer.status_code == 204
                await mail.letter()
            last = await Person(server, "Last").enter()
            refused = await last.post("/api/me/mail", {"address": "EVE@example.org"}, 429)
            assert refused["error"]["key"] == "too_many_mails"

    play(story())


def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with mailing(tmp_path) as (server, _):
            bob = await Person(server, "Bob").enter()
            for address in ("", "x", "a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "@x.org"):
                refused = await bob.post("/api/me/mail", {"address": address}, 422)
                assert refused["error"]["key"] == "bad_mail_address"

    play(story())


def test_without_a_mail_server_nothing_is_offered(server: Server) -> None:
    async def story() -> None:
        bob = await Person(server, "Bob").enter()
        assert (await bob.get("/api/me/notices"))["mail"]["possible"] is False
        assert (await bob.post("/api/me/mail", {"address": "bob@example.org"}, 404))["error"]["key"] == "no_mail"

    play(story())


@pytest.mark.parametrize(
    ("url", "sender", "public"),
    [
        ("http://mail.example.org", FROM, PUBLIC),
        ("smtp://", FROM, PUBLIC),
        ("smtp://host:port", FROM, PUBLIC),
        ("smtp://host", "nobody", PUBLIC),
        ("smtp://host", FROM, ""),
    ],
)
def test_a_host_hears_what_mail_needs(url: str, sender: str, public: str) -> None:
    with pytest.raises(BadMailServer):
        Given.read(Settings(smtp_url=url, mail_from=sender, public_url=public))


def test_a_mail_server_is_read_from_its_address() -> None:
    settings = Settings(smtp_url="smtps://cat%40home:p%2Fw@mail.example.org", mail_from=FROM, public_url=PUBLIC)
    assert Given.read(settings) == Given("mail.example.org", 465, "cat@home", "p/w", True, FROM)
