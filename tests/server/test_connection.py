"""A socket by itself: what is held, what is sent at once, what waits, and how many there may be."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from clowder.server import ws
from clowder.server.settings import Settings
from clowder.server.ws import text_frame


class Line:
    """A wire as the outbox sees it: it takes what it is given, unless the network is behind or gone."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.behind = self.gone = False
        self.writable = asyncio.Event()
        self.rests: list[float] = []

    def write(self, ready: bytes) -> bool:
        if self.gone:
            raise ConnectionError
        if not self.behind:
            self.taken.append(ready)
        return not self.behind

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)


def made() -> tuple[ws.Connection, Line, ws.Tally]:
    line: Any = Line()
    backlog = ws.Tally(ws.PERSON_BYTES)
    return ws.Connection(line, ws.Bucket(1, 1), backlog), line, backlog


A, B, C = text_frame(b"a"), text_frame(b"b"), text_frame(b"c")


def test_what_is_held_goes_out_in_one_piece_with_the_next_or_when_it_is_let_go() -> None:
    connection, line, _ = made()
    connection.let_go()
    assert line.taken == [], "nothing was held"
    connection.hold(b"a")
    assert line.taken == []
    connection.let_go()
    connection.let_go()
    assert line.taken == [A], "once"
    connection.hold(b"a")
    connection.hold(b"b")
    connection.send(b"c")
    assert line.taken == [A, A + B + C]


def test_what_waits_keeps_its_order_and_is_counted_until_it_is_sent() -> None:
    async def story() -> None:
        connection, line, backlog = made()
        connection.known_as("ann")
        writing = asyncio.create_task(connection.write())
        await asyncio.sleep(0)  # it waits for something to write
        line.behind = True
        connection.send(b"a")
        line.behind = False
        connection.send(b"b")
        assert line.taken == [], "it does not overtake"
        assert backlog._held == {"ann": len(A + B)}
        line.writable.set()
        while len(line.taken) < 2:
            await asyncio.sleep(0)
        assert line.taken == [A, B]
        assert not backlog._held
        connection.send(b"c")
        assert line.taken == [A, B, C], "at once again"
        line.gone = True
        connection.send(b"a")
        assert connection.lost
        connection.send(b"b")
        writing.cancel()

    asyncio.run(asyncio.wait_for(story(), 240))


def test_whoever_is_refused_again_and_again_is_not_read_for_a_while() -> None:
    connection, line, _ = made()
    for _ in range(2 * ws.REFUSED_LIMIT - 1):
        connection.rest()
    assert line.rests == [ws.REST_SECONDS]
    connection.rest()
    assert line.rests == [ws.REST_SECONDS] * 2


@pytest.mark.parametrize(
    ("limit", "size"), [(ws.OUTBOX_LIMIT, 1), (ws.OUTBOX_BYTES // len(text_frame(b"x" * 10_000)), 10_000)]
)
def test_only_so_much_waits(limit: int, size: int) -> None:
    connection, line, backlog = made()
    line.behind = True
    for _ in range(limit):
        connection.send(b"x" * size)
    assert not connection.lost
    connection.send(b"x" * size)
    assert connection.lost
    assert not backlog._held


class Served(ws.TableSocket):
    """The endpoint without tables: everybody is Ann, and stays until the test lets them go."""

    def __init__(self, **limits: Any) -> None:
        async def get(_table: str) -> None: ...

        services: Any = SimpleNamespace(settings=Settings(**limits), loaded_tables=SimpleNamespace(get=get))
        super().__init__(services)
        self.leave = asyncio.Event()
        self.served = 0

    async def _enter(self, _table: Any, _headers: Any, connection: ws.Connection, _query: bytes) -> None:
        connection.person = "ann"

    async def _serve(self, *_what: Any) -> None:
        self.served += 1
        await self.leave.wait()

    def open(self, address: str) -> "asyncio.Task[list[Any]]":
        """A socket from an address; ends with the codes by which it was closed."""

        async def opened() -> list[Any]:
            sent: list[Any] = []

            async def receive() -> Any:
                return {"type": "websocket.connect"}

            async def send(message: Any) -> None:
                sent.append(message.get("code"))

            wire = SimpleNamespace(drain=list, hear=None)
            scope = {"type": "websocket", "headers": [], "path_params": {"table": "t"}, "query_string": b""}
            await self({**scope, ws.ADDRESS: address, "extensions": {ws.EXTENSION: wire}}, receive, send)
            assert wire.hear is None, "nobody is listened to any more"
            return [code for code in sent if code]

        return asyncio.create_task(opened())

    async def all_in(self, address: str, count: int) -> list["asyncio.Task[list[Any]]"]:
        wanted = self.served + count
        sockets = [self.open(address) for _ in range(count)]
        while self.served < wanted:
            assert not any(socket.done() for socket in sockets), "turned away"
            await asyncio.sleep(0)
        return sockets


@pytest.mark.parametrize("address", ["", "192.0.2.1"])
def test_a_socket_that_ended_makes_room_for_another(address: str) -> None:
    room = 2

    async def story() -> None:
        served = Served(sockets=room)
        for _ in range(2):
            served.leave.clear()
            inside = await served.all_in(address, room)
            assert await served.open(address) == [4429]
            served.leave.set()
            assert [await socket for socket in inside] == [[]] * room

    asyncio.run(asyncio.wait_for(story(), 240))


def test_an_address_has_more_sockets_than_a_person_and_not_any_number() -> None:
    async def story() -> None:
        served = Served(sockets=1)
        served._people.limit = 1_000
        most = ws.PEOPLE_PER_ADDRESS
        for _ in range(2):
            served.leave.clear()
            inside = await served.all_in("192.0.2.1", most)
            assert await served.open("192.0.2.1") == [4429]
            inside += await served.all_in("192.0.2.2", 1)
            assert served._people._held == {"ann": most + 1}, "who was turned away is not counted"
            served.leave.set()
            assert [await socket for socket in inside] == [[]] * (most + 1)
        assert not served._people._held
        assert not served._addresses._held

    asyncio.run(asyncio.wait_for(story(), 240))
