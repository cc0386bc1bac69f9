"""One socket's outbox: what is held, what is sent at once, what waits, and whom it wakes."""

import asyncio
from typing import Any

import pytest

from clowder.server import ws
from clowder.server.wire import text_frame


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

    asyncio.run(asyncio.wait_for(story(), 60))


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
