"""Devices that get notices."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.store import schema
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms

DEVICES: Final = 10  # of one person; the oldest goes
_d = schema.push_devices


@dataclass(frozen=True)
class Device:
    """A browser that subscribed: where its notices go, and what they are encrypted with (base64url)."""

    endpoint: str
    public_key: str
    secret: str


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushDevices:
    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add(self, person: str, device: Device) -> None:
        """From now on this device gets this person's notices, and nobody else's."""
        row = {"endpoint_hash": _hash(device.endpoint), "person": person, "created": now_ms(), **vars(device)}

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(_d).where(_d.c.endpoint_hash == row["endpoint_hash"]))
            connection.execute(sa.insert(_d).values(**row))
            newest = sa.select(_d.c.endpoint_hash).where(_d.c.person == person).order_by(_d.c.created.desc())
            kept = [each[0] for each in connection.execute(newest.limit(DEVICES))]
            connection.execute(sa.delete(_d).where(_d.c.person == person, _d.c.endpoint_hash.not_in(kept)))

        await self._store.writer.run(work)

    async def remove(self, endpoint: str, person: str | None = None) -> None:
        mine = [_d.c.person == person] if person is not None else []
        await self._write(sa.delete(_d).where(_d.c.endpoint_hash == _hash(endpoint), *mine))

    async def of_person(self, person: str) -> list[Device]:
        query = sa.select(_d.c.endpoint, _d.c.public_key, _d.c.secret).where(_d.c.person == person)
        return await self._store.read(lambda connection: [Device(*row) for row in connection.execute(query)])

    async def _write(self, query: Any) -> None:
        await self._store.writer.run(lambda connection: connection.execute(query) and None)
