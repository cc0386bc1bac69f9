"""A journal in memory and viewers that keep what they get, for tests of a table without a server."""

import asyncio
import copy
import json
from collections.abc import Sequence
from typing import Any

from clowder.core.types import Json
from clowder.server.botpool import choose_action, explain
from clowder.tables import inbox, lobby
from clowder.tables.journal import Conflict, Journal
from clowder.tables.match import LegalMove
from clowder.tables.messages import ClientAct
from clowder.tables.model import Entry, TableHead
from clowder.tables.pacing import Pace
from clowder.tables.services import TableServices
from clowder.tables.table import Table
from clowder.tables.thinking import Asker
from clowder.tables.viewer import Viewer


class MemoryJournal:
    def __init__(self) -> None:
        self.heads: dict[str, TableHead] = {}
        self.rows: dict[str, list[Entry]] = {}
        self.finished: list[str] = []

    async def append(self, entry: Entry) -> None:
        rows = self.rows.setdefault(entry.table, [])
        if entry.n != len(rows) + 1:
            raise Conflict
        rows.append(entry)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.rows.get(table, []) if entry.n > after]

    async def load_head(self, table: str) -> TableHead | None:
        return copy.deepcopy(self.heads.get(table))

    async def create(self, head: TableHead) -> None:
        self.heads[head.id] = copy.deepcopy(head)

    async def save_head(self, head: TableHead) -> None:
        if self.heads[head.id].version != head.version:
            raise Conflict
        head.version += 1
        self.heads[head.id] = copy.deepcopy(head)

    async def finish(self, head: TableHead, results: Sequence[Json]) -> None:
        await self.save_head(head)
        self.finished.append(head.id)

    async def set_due(self, table: str, due: int) -> None:
        pass


class HereThinker:
    """Chooses at once, in this thread."""

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        return choose_action(record, seat, level, seed)

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        return explain(record, seat, text)

    def levels(self) -> list[str]:
        return ["random"]

    def tempers(self, level: str) -> list[str]:
        return []

    def pace(self, game: str, level: str) -> Pace:
        return Pace(1.0, 0.0)


class Witness(Viewer):
    """Keeps every frame it was sent."""

    def __init__(self, person: str, seats: set[int], viewpoint: int) -> None:
        super().__init__(person, frozenset(seats), viewpoint)
        self.raw: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.raw.append(frame)

    @property
    def frames(self) -> list[Json]:
        return [json.loads(raw) for raw in self.raw]

    def last(self, kind: str) -> Json:
        return next(frame for frame in reversed(self.frames) if frame["t"] == kind)

    def take_raw(self) -> list[bytes]:
        """The bytes since the last take."""
        raw, self.raw = self.raw, []
        return raw

    def take(self) -> list[Json]:
        """The frames since the last take."""
        frames, self.raw = self.frames, []
        return frames


class Says(HereThinker):
    """A bot that always answers the same."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        return self.text


# A bot answers the first person before the second is to act.
BETWEEN: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]


def people(count: int) -> list[Json]:
    return [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)


async def wave_for(table: Table, seat: int) -> None:
    """A bot in place of an absent person waves."""
    move = table.data.running().check(seat, "wave")
    assert isinstance(move, LegalMove)
    await table.move(seat, move, "", "absent")


async def opened(table: str, services: TableServices) -> Table:
    """A stored table, as a process finds it: after a restart, or beside another one."""
    found = await Table.load(table, services)
    assert found is not None
    found.open()
    return found


async def new_table(journal: Journal, seats: list[Json], *, game: str = "tiny", **more: Any) -> Table:
    """A table at which p0 is the host; open seats are taken by p1, p2 ... and the game is started.

    Its id and secret are always the same ones, so the deal is too.
    """
    start = more.pop("start", True)
    services = more.pop("services", None) or TableServices(journal=journal, thinker=HereThinker(), shared=True)
    options = more.pop("options", {})
    head = lobby.new_head(game=game, options=options, seats=seats, person="p0", name="P0", levels=["random"], **more)
    head.id, head.secret = f"table{len(getattr(journal, 'heads', ()))}", "5e" * 32
    await journal.create(head)
    table = await opened(head.id, services)
    for n, seat in enumerate(head.seats):
        if seat.kind == "open":
            await table.call(lambda n=n: lobby.join(table, f"p{n}", f"P{n}", n, ""))
    if start:
        await table.call(lambda: lobby.start(table, "p0"))
    return table


async def watch(table: Table, person: str, viewpoint: int | None = None) -> Witness:
    seats = set(table.head.seats_of(person))
    witness = Witness(person, seats, min(seats, default=-1) if viewpoint is None else viewpoint)

    async def attach() -> None:
        table.attach(witness)
        table.broadcast.greet(witness, None)

    await table.call(attach)
    return witness


async def until(condition: Any) -> None:
    """Let the table's task run until something holds."""
    async with asyncio.timeout(240):
        while not condition():
            await asyncio.sleep(0)


async def act(table: Table, viewer: Witness, seat: int, text: str, id: str = "", ply: int | None = None) -> Json:
    """Make a move and give back its answer."""
    id = id or f"{seat}-{table.n}"
    ply = (table.match.ply if table.match else 0) if ply is None else ply
    before = len(viewer.raw)
    asked = ClientAct(id, ply, seat, text)
    await table.call(lambda: inbox.handle(table, viewer, asked))
    for raw in viewer.raw[before:]:
        frame: Json = json.loads(raw)
        if frame.get("id") == id:
            return frame
    raise AssertionError("no answer")
