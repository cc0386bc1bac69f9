"""What a host relies on: addresses for the others, logs without people in them, bots that come back."""

import http.server
import json
import os
import signal
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
import websockets
from driver import Person, Server, play
from in_process import in_process_server

from clowder.cli.commands.serve import _announce
from clowder.server import addresses, run
from clowder.server.processes import LastingPool
from clowder.server.settings import Settings
from clowder.tables import lobby
from clowder.tables.table import Table


@pytest.mark.parametrize(
    ("settings", "others"),
    [
        ({}, ""),
        ({"host": "localhost"}, ""),
        ({"host": "::1"}, ""),
        ({"host": "192.168.7.7", "port": 80}, "http://192.168.7.7:80"),
        ({"host": "fd00::7"}, "http://[fd00::7]:8765"),
        ({"public_url": "https://club.example/cats/"}, "https://club.example/cats"),
    ],
)
def test_the_others_are_told_an_address_they_can_reach(settings: dict[str, Any], others: str) -> None:
    assert addresses.address_for_others(Settings(**settings)) == others


def test_a_server_for_the_whole_network_names_this_computer_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_in_network", lambda: "192.168.7.7")
    assert addresses.address_for_others(Settings(host="0.0.0.0")) == "http://192.168.7.7:8765"
    assert addresses.own_address(Settings(host="0.0.0.0")) == "http://127.0.0.1:8765"
    monkeypatch.setattr(addresses, "_in_network", lambda: "")
    assert addresses.address_for_others(Settings(host="::")) == ""


def test_no_network_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert addresses.address_for_others(Settings(host="0.0.0.0")) == ""


def test_who_serves_the_whole_network_is_not_told_to_do_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLOWDER_LANGUAGE", "en")
    monkeypatch.setattr(addresses, "_in_network", lambda: "")  # as in a container without a network
    for host, told in (("0.0.0.0", False), ("::", False), ("127.0.0.1", True)):
        _announce(Settings(host=host), open=False)
        assert ("Only this computer can reach it" in capsys.readouterr().err) == told


class Waking(http.server.BaseHTTPRequestHandler):
    """Not HTTP at first, then not ready, then ready."""

    asked = 0

    def do_GET(self) -> None:
        Waking.asked += 1
        if Waking.asked == 1:
            self.wfile.write(b"meow\r\n\r\n")
            return
        self.send_response(503 if Waking.asked == 2 else 200)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def test_a_server_says_where_it_is_behind_a_proxy_for_the_web(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    said = threading.Event()
    with http.server.HTTPServer(("127.0.0.1", 0), Waking) as waking:
        threading.Thread(target=waking.serve_forever, daemon=True).start()
        settings = Settings(port=waking.server_address[1])
        threading.Thread(target=run._when_ready, args=(settings, said.set), daemon=True).start()
        assert said.wait(60)
        waking.shutdown()
    assert Waking.asked == 3


def test_a_new_name_reaches_tables_that_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was let go before, and one that is let go while the name goes from table to table."""

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            loaded, rename = server.services.loaded_tables, lobby.rename
            ann = await Person(server, "Ann").enter()
            tables = [(await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"] for _ in range(3)]
            await loaded.tables.pop(tables[0]).close()

            async def rename_and_sweep(table: Table, person: str, name: str, before: str) -> None:
                await rename(table, person, name, before)
                for id in set(loaded.tables) - {table.head.id}:
                    await loaded.tables.pop(id).close()

            monkeypatch.setattr(lobby, "rename", rename_and_sweep)
            assert (await ann.http.patch("/api/me", json={"name": "Anna"})).json()["name"] == "Anna"
            for id in tables:
                assert (await ann.get(f"/api/tables/{id}"))["seats"][0]["name"] == "Anna"
            await ann.close()

    play(story())


def test_sockets_are_not_opened_without_end(launch: Any) -> None:
    server: Server = launch(rate=0.001, burst=3.0)

    async def story() -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/ws"
        for _ in range(6):
            async with websockets.connect(url) as socket:
                assert json.loads(await socket.recv())["key"] == "no_such_table"
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(url)

    play(story())


def test_only_who_sits_at_the_server_is_told_another_address(launch: Any) -> None:
    server = launch(public_url="https://club.example/cats")

    async def story() -> None:
        ann = Person(server)
        assert (await ann.get("/api/me"))["address"] == "https://club.example/cats"
        answer = await ann.http.get("/api/me", headers={"Host": "club.example"})
        assert answer.json()["address"] is None
        await ann.close()

    play(story())


def test_the_finest_logs_hold_no_address_cookie_name_or_move(launch: Any) -> None:
    server: Server = launch(log_level="DEBUG")

    async def story() -> list[str]:
        ann = await Person(server, "Annabella").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
        mine = await ann.sit(table["id"])
        await mine.act(0, "wave")
        await mine.until_ply(2)
        link = (await ann.post("/api/me/link"))["link"]
        await ann.http.get(link)
        await ann.http.get("/api/me/link/" + link.rpartition("/")[2])
        await ann.http.post("/api/me/link/" + link.rpartition("/")[2])
        await mine.close()
        cookie = ann.http.cookies.get("clowder_session") or ""
        await ann.close()
        return [cookie, link.rpartition("/")[2], "Annabella", "127.0.0.1", "wave"]

    secrets = play(story())
    server.stop()
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    asked = [line["path"] for line in lines if line["message"] == "request"]
    assert asked.count("/s/") == 1
    assert asked.count("/api/me/link/") == 2
    assert [line["message"] for line in lines if line["message"] in ("started", "stopped")] == ["started", "stopped"]
    assert {line["process"] for line in lines} == {server.process.pid if server.process else 0}
    for secret in secrets:
        assert secret
        assert secret not in log


def test_a_pool_outlives_the_end_of_its_process() -> None:
    pool = LastingPool(1, os.getpid)
    first = pool.submit(os.getpid).result(60)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Exception, match="terminated abruptly"):
        pool.submit(signal.pause).result(60)
    assert pool.submit(os.getpid).result(60) != first
    pool.shutdown()


def test_what_is_stored_is_for_its_owner_alone(launch: Any, tmp_path: Path) -> None:
    launch()
    for file in tmp_path.glob("clowder.sqlite3*"):
        assert file.stat().st_mode & 0o077 == 0, file.name
