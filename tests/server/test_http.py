"""Sessions, safety and the interface as it is published."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from driver import ROOT, SOURCE, Person, Server, Socket, free_port, play

import clowder
from clowder.texts import LANGUAGES, Rulebook, Texts
from tests.contract.catalog import few_cases, package_name

COOKIE = "clowder_session"


def client(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=60)


def test_guests_get_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    with client(server) as guest:
        answer = guest.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        again = guest.get("/api/me")
        assert again.json() == answer.json()
        assert "set-cookie" not in again.headers
        forged = guest.cookies[COOKIE][:-2] + "xx"
    with client(server) as thief:
        stolen = thief.get("/api/me", headers={"Cookie": f"{COOKIE}={forged}"})
        assert stolen.json()["id"] != answer.json()["id"]


def test_a_private_link_moves_a_person_once(server: Server) -> None:
    with client(server) as old, client(server) as new, client(server) as third:
        me = old.get("/api/me").json()
        old.patch("/api/me", json={"name": "  Zoë \u0007 the\tCat ", "language": "hu"})
        link = old.post("/api/me/link").json()["link"]
        way = "/api/me/link/" + link.rpartition("/")[2]
        for _ in range(2):  # opening it and looking at it changes nothing: a messenger's preview does both
            assert (new.get(link).status_code, "set-cookie" in new.get(link).headers) == (200, False)
            assert new.get(way).json() == {"name": "Zoë the Cat", "me": False}
        assert old.get(way).json()["me"]
        foreign = new.post(way, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        assert new.post(way).status_code == 200
        person = {
            "id": me["id"],
            "name": "Zoë the Cat",
            "language": "hu",
            "address": "",
        }  # only this computer reaches it
        assert new.get("/api/me").json() == person
        for late in (third.get(way), third.post(way)):
            assert (late.status_code, late.json()["error"]["key"]) == (404, "link_used")
            assert "set-cookie" not in late.headers


def test_headers_and_origins(server: Server) -> None:
    with client(server) as guest:
        page = guest.get("/")
        assert page.status_code == 200
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert re.search(r"script-src 'self';", policy)
        assert page.headers["x-content-type-options"] == "nosniff"
        wish = {"game": "tiny", "seats": [{"kind": "me"}]}
        foreign = guest.post("/api/tables", json=wish, headers={"Origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["error"]["key"]) == (403, "foreign_origin")
        own = guest.post("/api/tables", json=wish, headers={"Origin": server.url, "X-Request-Id": "abc-1"})
        assert own.status_code == 201
        assert own.headers["x-request-id"] == "abc-1"
        form = guest.post("/api/tables", content="game=tiny", headers={"Content-Type": "text/plain"})
        assert form.status_code == 422


def test_sizes_rates_and_errors_are_plain(server: Server, launch: Any) -> None:
    with client(server) as guest:
        large = guest.post("/api/tables", content=b"x" * 100_000)
        assert (large.status_code, large.json()["error"]["key"]) == (413, "too_large")

        def parts() -> Any:
            for _ in range(100):
                yield b"x" * 1000

        assert guest.post("/api/tables", content=parts()).status_code == 413
        bad = guest.post(
            "/api/tables", json={"game": "tiny", "options": {"turns": -1, "x": 1}, "seats": [{"kind": "me"}]}
        )
        assert bad.json()["error"]["key"] == "invalid_options"
        assert {fault["key"] for fault in bad.json()["error"]["params"]["faults"]} == {"E_OPT_TURNS", "E_OPT_UNKNOWN"}
        missing = guest.get("/api/tables/nowhere")
        assert (missing.status_code, missing.json()["error"]["key"]) == (404, "no_such_table")
        assert missing.json()["error"]["request"] == missing.headers["x-request-id"]
        assert guest.get("/api/nothing").status_code == 404
    slow = launch("", rate=1.0, burst=3.0)
    with client(slow) as eager:
        eager.get("/api/me")
        codes = [eager.get("/api/me").status_code for _ in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert eager.get("/healthz").status_code == 200


def test_health_and_metrics(server: Server) -> None:
    with client(server) as guest:
        assert guest.get("/healthz").json() == {"status": "ok"}
        assert guest.get("/readyz").json() == {"status": "ok"}
        text = guest.get("/metrics").text
        assert "clowder_moves_total" in text
        assert "clowder_slow_loop_total" in text


def test_games_their_texts_and_rules(server: Server) -> None:
    with client(server) as guest:
        games = {game["id"]: game for game in guest.get("/api/games").json()}
        assert games["tiny"]["seats"] == [1, 5]
        assert games["tiny"]["levels"]
        assert games["tiny"]["facts"] == {"events": {}, "facts": {}}, "a game that declares nothing"
        assert all(game["facts"] == clowder.game(id).facts() for id, game in games.items() if id != "tiny")
        for id in games:
            assert guest.get(f"/api/games/{id}/texts?lang=de").status_code == 200
            book = guest.get(f"/api/games/{id}/rulebook?lang=it").json()
            assert set(book) == {"language", "title", "tagline", "chapters", "glossary", "summary"}
        assert guest.get("/api/games/chess/texts").status_code == 404


def test_rulebooks_follow_language_and_options(server: Server) -> None:
    def clauses(book: Any) -> set[str]:
        return {clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]}

    with client(server) as guest:
        books = {lang: guest.get(f"/api/games/cat-box/rulebook?lang={lang}").json() for lang in LANGUAGES}
        everything = clauses(books["en"])
        assert len(everything) > 40
        first = set()
        for lang, book in books.items():
            assert book["language"] == lang
            assert clauses(book) == everything
            first.add(book["chapters"][0]["clauses"][0]["text"])
        assert len(first) == len(LANGUAGES), "five languages, five sentences"
        narrower = set()
        for option in ("rules=basic", "rules=special"):
            answer = guest.get(f"/api/games/cat-box/rulebook?lang=de&seats=3&{option}")
            assert answer.status_code == 200, answer.text
            assert clauses(answer.json()) <= everything
            narrower.add(frozenset(clauses(answer.json())))
        assert len(narrower) == 2, "a table reads the rules it plays by"
        wrong = guest.get("/api/games/cat-box/rulebook?rules=wild")
        assert (wrong.status_code, wrong.json()["error"]["key"]) == (422, "invalid_options")


@pytest.mark.parametrize("game_id", ["cat-box", "csacska-macska", "if-it-fits", "cat-attack"])
def test_a_table_reads_exactly_its_own_rules(server: Server, game_id: str) -> None:
    """A table's options as its frame shows them, "auto" and all: the clauses are those of the settled options."""
    game = clowder.game(game_id)
    with client(server) as guest:
        for seats, given in few_cases(game, 6):
            options = game.options_for(seats, given)
            plain = {name: value for name, value in options.items() if not isinstance(value, dict | list)}
            asked = {name: value if isinstance(value, str) else json.dumps(value) for name, value in plain.items()}
            answer = guest.get(f"/api/games/{game_id}/rulebook", params={"lang": "hu", "seats": seats, **asked})
            assert answer.status_code == 200, answer.text
            own = Rulebook(f"clowder.games.{package_name(game_id)}", "hu", game.settled_options(options), game)
            assert answer.json()["chapters"] == own.chapters()
            marked = [clause for chapter in own.chapters() for clause in chapter["clauses"] if "only" in clause]
            assert all(clause["when"].startswith("csak ") for clause in marked)


def test_rules_of_a_plain_table_of_many(server: Server) -> None:
    def clauses(**asked: Any) -> set[str]:
        with client(server) as guest:
            book = guest.get("/api/games/cat-attack/rulebook", params=asked).json()
        return {clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]}

    assert "CA-GANG-1" in clauses()
    assert "CA-GANG-1" not in clauses(seats=4)
    assert {"CA-GANG-3", "CA-R45"} <= clauses(gangs="shared"), "the smallest table that can play so"
    assert "CA-RAID-1" not in clauses(young_players="true", seats=2)


def test_texts_are_complete_in_every_language(server: Server) -> None:
    with client(server) as guest:
        for game in ("cat-box", "csacska-macska", "if-it-fits", "cat-attack"):
            english = Texts([("en", guest.get(f"/api/games/{game}/texts?lang=en").text)])
            for lang in LANGUAGES:
                here = Texts([(lang, guest.get(f"/api/games/{game}/texts?lang={lang}").text)])
                assert set(english.ids()) <= set(here.ids()), (game, lang)
                assert all(here.has(id) for id in english.ids() if english.has(id)), (game, lang)


def test_lists_show_what_they_should(server: Server) -> None:
    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        listed = await ann.table([{"kind": "me"}, {"kind": "open"}])
        hidden = await ann.table([{"kind": "me"}, {"kind": "open"}], private=True)
        seen = {table["id"] for table in await bob.get("/api/tables?open=1")}
        assert listed["id"] in seen
        assert hidden["id"] not in seen
        mine = {table["id"]: table for table in await ann.get("/api/tables?mine=1")}
        assert {listed["id"], hidden["id"]} <= set(mine)
        assert mine[listed["id"]]["seats"][0]["me"] is True
        assert (await bob.get(f"/api/tables/{listed['id']}"))["invite"] is None
        assert (await bob.get(f"/api/tables/{hidden['id']}", 403))["error"]["key"] == "need_link"
        shut = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True, spectators="none")
        for table, key in ((hidden, "need_link"), (shut, "no_spectators")):
            away = await Socket.open(server, table["id"], "", since=0)
            assert await away.farewell() == (4403, key)
            assert away.frames[-1]["key"] == key

    play(story())


def test_a_path_prefix_works_with_and_without_a_cutting_proxy(launch: Any) -> None:
    server = launch("", public_url="https://club.example/cats")
    with client(server) as guest:
        for path in ("/cats/api/me", "/api/me"):
            answer = guest.get(path)
            assert answer.status_code == 200
            assert "Path=/cats" in answer.headers["set-cookie"]
            assert "Secure" in answer.headers["set-cookie"]
        link = guest.post("/cats/api/me/link").json()["link"]
        assert link.startswith("https://club.example/cats/s/")


def test_a_bot_token_plays_one_seat_and_no_other(server: Server) -> None:
    async def story() -> None:
        ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
        token = (await ann.post(f"/api/tables/{table['id']}/seats/1/token"))["token"]
        assert (await bob.post(f"/api/tables/{table['id']}/seats/1/token", expect=403))["error"][
            "key"
        ] == "not_your_seat"
        bot = await Socket.open(server, table["id"], "", Authorization=f"Bearer {token}")
        assert bot.now["seat"] == 1
        assert (await bot.act(0, "wave"))["key"] == "not_your_seat"
        mine = await ann.sit(table["id"])
        await mine.act(0, "wave")
        await bot.until_ply(1)
        assert (await bot.act(1, "wave"))["t"] == "ack"
        wrong = await Socket.open(server, table["id"], "", since=0, Authorization=f"Bearer {token}x")
        assert await wrong.farewell() == (4403, "bad_token")

    play(story())


def test_the_example_of_the_bot_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
    source = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    script = tmp_path / "bot.py"
    script.write_text(source, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), server.url, "tiny"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "scores" in done.stdout


def test_the_command_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", "from clowder.cli.main import run; run()", "serve"]
    options = ["--port", str(port), "--data", str(tmp_path), "--log-level", "ERROR"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stderr is not None
        assert f"http://127.0.0.1:{port}" in process.stderr.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=60).status_code == 200
        taken = subprocess.run(
            [*command, *options], capture_output=True, text=True, env=environment, timeout=150, check=False
        )
        assert taken.returncode == 2
        assert taken.stderr.count("\n") == 1
        assert "is taken" in taken.stderr
        process.terminate()
        assert process.wait(60) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.communicate()
    assert (tmp_path / "clowder.sqlite3").exists()
