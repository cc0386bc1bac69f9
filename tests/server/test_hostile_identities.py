"""Sessions: one cookie is one person whatever is done to its letters, and no clock takes an identity away."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from driver import Person, Server, play
from in_process import in_process_server
from itsdangerous import TimestampSigner

COOKIE = "clowder_session"


def me(server: Server, cookie: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{COOKIE}={cookie}", **headers}, timeout=60)


def _spoilt(cookie: str) -> list[str]:
    head, _, signature = cookie.rpartition(".")
    return [f"{head}.~~~~{signature}", f"{head}.{signature}~", f"{head}.{signature[:9]}~{signature[9:]}", f"{cookie}="]


def test_letters_that_mean_nothing_make_another_token(server: Server) -> None:
    cookie = me(server, "").cookies[COOKIE]
    known = me(server, cookie).json()["id"]
    for spoilt in _spoilt(cookie):
        assert me(server, spoilt).json()["id"] != known, spoilt


def test_one_session_has_one_bucket_however_its_cookie_is_written(launch: Any) -> None:
    server = launch("", rate=0.001, burst=10.0)
    cookie = me(server, "").cookies[COOKIE]
    answers = [me(server, spelling).status_code for _ in range(9) for spelling in (cookie, *_spoilt(cookie))]
    assert answers.count(200) <= 10 + 20, "those of the person, and those of newcomers from this address"


def test_all_guests_of_an_address_have_a_bucket_together(launch: Any) -> None:
    server = launch("", rate=0.001, burst=5.0, trust_proxy=True)
    known = [me(server, "", **{"X-Forwarded-For": f"198.51.100.{n}"}).cookies[COOKIE] for n in range(20)]
    answers = [me(server, cookie, **{"X-Forwarded-For": "192.0.2.1"}).status_code for cookie in known for _ in range(4)]
    assert answers.count(200) == 50, "ten people's, for eighty requests that are each below a person's bound"
    assert me(server, known[0], **{"X-Forwarded-For": "192.0.2.2"}).status_code == 200


@pytest.mark.parametrize("ahead", [2, 3600, 40 * 86_400])
def test_a_cookie_from_the_future_is_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    """Two servers whose clocks differ, or one whose clock was put back."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = Person(server, "Ann")
            with monkeypatch.context() as later:
                later.setattr(TimestampSigner, "get_timestamp", lambda _self: int(time.time()) + ahead)
                await ann.enter()
                table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
                token = (await ann.post(f"/api/tables/{table['id']}/seats/0/token"))["token"]
            answer = await ann.http.get("/api/me")
            assert answer.json()["id"] == ann.me["id"]
            assert (COOKIE in answer.headers.get("set-cookie", "")) == (ahead > 60), "a present one takes its place"
            assert (await ann.get(f"/api/tables/{table['id']}"))["host"]
            assert (await ann.sit(table["id"])).now["legal"], "and the seat"
            sessions = server.services.sessions
            loaded = await server.services.loaded_tables.get(table["id"])
            assert sessions.seat_of_token(token, loaded.head) == 0
            await ann.close()

    play(story())


def test_a_session_that_is_not_known_is_kept_aside_and_comes_back(tmp_path: Path) -> None:
    """A host starts the server on another folder once: everybody's cookie would have been overwritten for good."""

    async def visit(folder: str, cookies: httpx.Cookies) -> tuple[str, httpx.Cookies]:
        (tmp_path / folder).mkdir(exist_ok=True)
        async with in_process_server(tmp_path / folder) as server, httpx.AsyncClient(base_url=server.url) as browser:
            for cookie in cookies.jar:
                browser.cookies.set(cookie.name, cookie.value or "")
            id = (await browser.get("/api/me", timeout=60)).json()["id"]
            assert (await browser.get("/api/me", timeout=60)).json()["id"] == id
            counted = (await browser.get("/metrics", timeout=60)).text
            assert ("unknown_sessions_total 1.0" in counted) == (folder == "other")
            kept = httpx.Cookies()
            for cookie in browser.cookies.jar:
                kept.set(cookie.name, cookie.value or "")
            return id, kept

    async def story() -> None:
        first, cookies = await visit("own", httpx.Cookies())
        other, cookies = await visit("other", cookies)
        assert other != first
        back, cookies = await visit("own", cookies)
        assert back == first

    asyncio.run(story())
