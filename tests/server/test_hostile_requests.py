"""Requests without end: heads, bodies and pipelines have bounds in bytes and in time."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import httpx
import pytest
from driver import Person, Server, play
from hostile import answer_to, bare, is_closed, memory, rest_of, sent_until_full, within
from in_process import in_process_server

from clowder.server import door

MB = 1 << 20
ROOM = 8 * MB  # what the network itself may hold


def test_a_head_without_end_is_refused_and_takes_no_memory(server: Server) -> None:
    before = memory(server)
    for start in (b"GET / HTTP/1.1\r\nHost: x\r\nX-Junk: ", b"GET /", b"\r\n" * 50_000):
        with bare(server) as line:
            line.sendall(start)
            assert sent_until_full(line, b"j" * 65_536, 150 * MB) < ROOM, start
            rest_of(line)
            assert is_closed(line)
    assert memory(server) - before < 64 * MB
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("status", "head"),
    [
        (b"431", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Junk: " + b"j" * 20_000 + b"\r\n\r\n"),
        (b"431", b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X-Junk: j\r\n" * 200 + b"\r\n"),
        (b"414", b"GET /healthz?" + b"q" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
        (b"400", b"HELO there\r\n\r\n"),
    ],
)
def test_what_is_too_much_is_said_by_its_number(server: Server, status: bytes, head: bytes) -> None:
    assert answer_to(server, head).startswith(b"HTTP/1.1 " + status)


def test_a_refused_connection_leaves_nothing_behind(tmp_path: Path) -> None:
    """Else whoever is refused a thousand times a second fills the memory."""

    def none_left() -> bool:
        gc.collect()
        return not any(isinstance(each, asyncio.Transport) and each.is_closing() for each in gc.get_objects())

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            for _ in range(3):
                assert (await asyncio.to_thread(answer_to, server, b"HELO there\r\n\r\n")).startswith(b"HTTP/1.1 400")
            assert await within(door.UNREAD_SECONDS / 2, none_left)

    play(story())


def test_a_usual_browser_is_far_from_the_limits(server: Server) -> None:
    headers = {f"X-Usual-{n}": "u" * 100 for n in range(40)} | {"Cookie": "other=" + "c" * 4000}
    assert httpx.get(f"{server.url}/healthz?" + "q" * 4000, headers=headers).status_code == 200


def test_a_body_in_chunks_is_bounded_too(server: Server) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    before = memory(server)
    with bare(server) as line:
        line.sendall(head)
        sent_until_full(line, b"8000\r\n" + b"x" * 32_768 + b"\r\n", 4 * MB)
        line.settimeout(door.BODY_SECONDS / 2)  # what is refused already need not come to its end
        said = rest_of(line)
        assert b"413" in said[:64] or not said  # a reset takes along what was not read yet
    for endless in (b"0\r\nX-Trailer: ", b"1;extension="):
        with bare(server) as line:
            line.sendall(head + endless)
            assert sent_until_full(line, b"j" * 65_536, 150 * MB) < ROOM, endless
    assert memory(server) - before < 64 * MB


def test_a_thousand_requests_at_once_on_one_connection_end_it(server: Server) -> None:
    found = answer_to(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    assert found.count(b"HTTP/1.1 200") < 100


def test_whoever_says_nothing_has_to_go_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.1)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            with bare(server) as line:
                assert await within(10, lambda: is_closed(line))  # an answer would not be the end

    play(story())


def test_half_requests_have_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 2.0)  # in which a busy machine sends what is half of it
    monkeypatch.setattr(door, "BODY_SECONDS", 2.0)
    half = b"GET / HTTP/1.1\r\nHost:"
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    second = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + half

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            for sent, status in ((half, b"408"), (body, b"408"), (second, b"408")):
                answer = await asyncio.to_thread(answer_to, server, sent)
                assert status in answer.rpartition(b"HTTP/1.1 ")[2][:4], (sent, answer)
            with bare(server) as line:  # between two requests there is more time
                for _ in range(2):
                    await asyncio.to_thread(line.sendall, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                    answer = b""
                    while b"}" not in answer:  # head and body may come one after the other
                        answer += await asyncio.to_thread(line.recv, 20_000)
                    assert answer.startswith(b"HTTP/1.1 200")
                    await asyncio.sleep(3.0)
                assert not is_closed(line)

    play(story())


def test_who_does_not_read_an_answer_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "UNREAD_SECONDS", 0.3)

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            with bare(server, 4096) as line:
                line.setblocking(False)
                taken = 0
                for _ in range(400):
                    try:
                        taken += line.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                    except (BlockingIOError, ConnectionError):
                        break
                    await asyncio.sleep(0.005)

                def gone() -> bool:
                    try:
                        line.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                    except BlockingIOError:
                        return False
                    except ConnectionError:
                        return True
                    return False

                assert await within(60, gone)

    play(story())


def test_of_too_many_that_wait_the_oldest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WAITING_LIMIT", 3)
    gone: list[str] = []

    class Waiting:
        def __init__(self, name: str) -> None:
            self.name, self.transport = name, self

        def abort(self) -> None:
            gone.append(self.name)

    doors = door.Doors(set())
    a, _, c, d, e = waiting = [Waiting(name) for name in "abcde"]
    for each in waiting[:3]:
        doors.waits(each)  # type: ignore[arg-type]
    doors.waits(a)  # type: ignore[arg-type]
    assert gone == [], "three may wait"
    doors.waits(d)  # type: ignore[arg-type]
    assert gone == ["b"], "the first has asked for something meanwhile"
    doors.goes(c)  # type: ignore[arg-type]
    doors.waits(e)  # type: ignore[arg-type]
    assert gone == ["b"], "one has gone by itself"
    monkeypatch.setattr(door, "most_connections", lambda: 1)
    crowded = door.Doors({a, d})
    crowded.waits(e)  # type: ignore[arg-type]
    assert gone == ["b", "e"], "there are more connections than files for them"


def test_many_half_requests_lock_nobody_out(launch: Any) -> None:
    server = launch("")
    lines = []
    for _ in range(door.WAITING_LIMIT + 100):
        lines.append(bare(server))
        lines[-1].sendall(b"GET / HTTP/1.1\r\nHost:")

    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        table = await ann.table([{"kind": "me"}, {"kind": "bot"}], start=True)
        socket = await ann.sit(table["id"])
        assert await within(60, lambda: is_closed(lines[0])), "the oldest has to go"
        assert not is_closed(lines[-1]), "not the youngest"
        await socket.send({"t": "ping", "id": "p"})
        await socket.until("pong")
        await ann.close()

    play(story())
    for line in lines:
        line.close()
    assert "many connections wait without a request" in server.log.read_text()


def test_when_files_run_out_it_is_said_and_newcomers_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "most_connections", lambda: 20)
    told: list[str] = []
    monkeypatch.setattr(door, "seldom", lambda _log, message, **facts: told.append(message))

    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            lines = [await asyncio.to_thread(bare, server) for _ in range(40)]
            assert await within(60, lambda: sum(map(is_closed, lines)) >= 19)
            ann = await Person(server, "Ann").enter()
            await ann.close()
            for line in lines:
                line.close()

    play(story())
    assert any("files" in message for message in told)
