"""What people can send that nobody expects: every answer is a refusal in JSON, and none stands in the way of others."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from driver import Server

from clowder.anywhere import told_lessons
from clowder.anywhere.replays import record_replay
from clowder.core.record import Record
from clowder.games import GAMES
from clowder.server import api, app
from clowder.server.replay_api import RecordReplay
from clowder.server.settings import Settings

Ask = Callable[..., httpx.Response]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """The application in this process, without its store; a route of it has a fault."""
    monkeypatch.setattr(app, "set_up_logs", lambda _level: None)
    guarded = app.make_app(Settings(data=str(tmp_path)))

    async def fails() -> None:
        raise LookupError("a fault of ours")

    guarded.app.add_api_route("/api/fails", fails)
    routes = guarded.app.router.routes
    routes.insert(0, routes.pop())  # before the page for every path

    async def request(method: str, path: str, **more: Any) -> httpx.Response:
        transport = httpx.ASGITransport(guarded)
        async with httpx.AsyncClient(transport=transport, base_url="http://clowder") as guest:
            return await guest.request(method, path, **more)

    return lambda method, path, **more: asyncio.run(request(method, path, **more))


def error_of(answer: httpx.Response) -> Any:
    assert answer.headers["content-type"] == "application/json"
    error = answer.json()["error"]
    assert set(error) == {"key", "params", "request"}
    assert error["request"] == answer.headers["x-request-id"]
    return error


def test_a_fault_of_ours_is_said_in_json_and_logged_once(ask: Ask, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "clowder.server"):
        answer = ask("GET", "/api/fails", headers={"X-Request-Id": "cat-1"})
    assert answer.status_code == 500
    assert answer.json() == {"error": {"key": "internal", "params": {}, "request": "cat-1"}}
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert [record.message for record in caplog.records] == ["a request failed"]
    assert "a fault of ours" not in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/games/chess", "/s/"])
def test_paths_that_nobody_serves(ask: Ask, path: str) -> None:
    answer = ask("GET", path)
    assert (answer.status_code, error_of(answer)["key"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/me/parts/a%00b", "/api/deals/%00/best", "/%00"])
def test_no_database_is_asked_for_a_name_that_none_can_hold(ask: Ask, path: str) -> None:
    """PostgreSQL has no texts with the letter 0 and would fail: 503 for what is the guest's fault."""
    answer = ask("GET", path)
    assert (answer.status_code, error_of(answer)["key"]) == (404, "not_found")
    answer = ask("GET", "/api/me/games?opponent=a%00b")
    assert (answer.status_code, error_of(answer)["key"]) == (400, "bad_request")


@pytest.mark.parametrize("seats", ["²", "٣", "-1", "1e1", "999"])
def test_seats_that_are_no_number_are_as_if_not_given(ask: Ask, seats: str) -> None:
    answer = ask("GET", "/api/games/cat-box/rulebook", params={"seats": seats})
    assert answer.status_code == 200
    assert answer.json() == ask("GET", "/api/games/cat-box/rulebook").json()


@pytest.mark.parametrize("value", ["[" * 20_000, '{"a":' * 2_000, "[" * 900 + "]" * 900, '"\\ud800"', "NaN"])
def test_options_that_cannot_be_read(ask: Ask, value: str) -> None:
    for name in ("rules", "unheard-of"):
        answer = ask("GET", "/api/games/cat-box/rulebook", params={name: value})
        assert answer.status_code == 422
        assert error_of(answer)["key"] in ("invalid_options", "bad_request")


@pytest.mark.parametrize("value", ["\ud800", {"\udfff": 1}, "deep"])
def test_options_that_cannot_be_stored_are_not_accepted_at_a_table(server: Server, value: Any) -> None:
    def post(**changes: Any) -> httpx.Response:
        wish = {"game": "cat-box", "options": {"deck": value}, "seats": [{"kind": "me"}], **changes}
        body = json.dumps(wish).replace('"deep"', "[" * 900 + "]" * 900)  # halves of letters are escaped in it
        return httpx.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})

    answer = post()
    assert answer.status_code == 422
    assert error_of(answer)["key"] in ("bad_request", "invalid_options")
    named = post(**{"\ud800": 1})
    assert (named.status_code, error_of(named)["key"]) == (422, "bad_request")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://℀.example"])
def test_origins_that_are_no_address_are_foreign(ask: Ask, origin: str) -> None:
    answer = ask("POST", "/api/replay", json={}, headers={"Origin": origin.encode()})
    assert (answer.status_code, error_of(answer)["key"]) == (403, "foreign_origin")


@pytest.mark.parametrize("length", ["²", "9" * 5000, "-1", "x"])
def test_lengths_that_are_no_number(ask: Ask, length: str) -> None:
    answer = ask("POST", "/api/replay", content=b"{}", headers={"Content-Length": length.encode("latin-1")})
    assert (answer.status_code, error_of(answer)["key"]) == (413, "too_large")


def test_languages_that_nobody_wrote_are_english(ask: Ask) -> None:
    for path in ("/api/games/cat-box/rulebook", "/api/games/cat-box/texts", "/api/learn/cat-box"):
        assert ask("GET", path, params={"lang": "qq"}).text == ask("GET", path, params={"lang": "en"}).text
        assert ask("GET", path, params={"lang": "q"}).status_code == 422


def a_record() -> dict[str, Any]:
    return Record.start(GAMES.get("cat-box"), seats=3, seed=7).as_json()


@pytest.mark.parametrize(
    ("place", "method", "path", "body"),
    [
        ((api.game_texts, "table_texts"), "GET", "/api/games/cat-box/texts", None),
        ((api.game_texts, "rulebook"), "GET", "/api/games/cat-box/rulebook?lang=de&seats=3", None),
        ((told_lessons, "package_texts"), "GET", "/api/learn/cat-box?lang=de", None),
    ],
)
def test_reading_and_writing_much_holds_up_nobody(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, place: tuple[Any, str], method: str, path: str, body: Any
) -> None:
    """It is done in a thread, and not in the one in which all tables wait for their turn."""
    module, name = place
    work = getattr(module, name)
    seen = set()

    def noted(*given: Any) -> Any:
        seen.add(threading.current_thread())
        return work(*given)

    monkeypatch.setattr(module, name, noted)
    assert ask(method, path, json=body).status_code == 200
    assert seen
    assert threading.current_thread() not in seen


def test_a_record_comes_back_in_the_published_shape() -> None:
    for seat in ("all", "none", "1"):
        answer = json.loads(record_replay(json.dumps(a_record()).encode(), seat))
        assert RecordReplay(**answer).plies == 0
        assert answer["outcome"] is None
