"""Guests: a name, a language, and the links that move them to another device."""

import hashlib
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from clowder.core.types import Json
from clowder.store import schema, statistics
from clowder.store.store import SqlStore
from clowder.tables.model import now_ms


@dataclass
class Person:
    """`generation` is signed into the cookies, and those of another generation are refused. Whoever ends all sessions
    raises it; so may a host in the database, which ends a person's sessions at the latest with the next start."""

    id: str
    name: str
    language: str
    generation: int = 1


class People:
    """A small cache in front of the table of people, on one process only: another would not hear of a new name."""

    LIMIT = 20_000

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self._known: dict[str, Person] = {}

    async def get(self, id: str) -> Person | None:
        known = self._known.get(id)
        if known is not None:
            return known
        query = sa.select(schema.people).where(schema.people.c.id == id)

        def work(connection: Connection) -> Person | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else Person(row["id"], row["name"], row["language"], row["generation"])

        person = await self.store.read(work)
        if person is not None:
            self._keep(person)
        return person

    def _keep(self, person: Person) -> None:
        if self.store.shared:
            return
        self._known[person.id] = person
        if len(self._known) > self.LIMIT:
            del self._known[next(iter(self._known))]

    async def add(self, person: Person) -> None:
        row = {**vars(person), "created": now_ms(), "seen": now_ms()}
        insert = sa.insert(schema.people).values(**row)
        await self.store.writer.run(lambda connection: connection.execute(insert) and None)
        self._keep(person)

    async def change(self, person: Person) -> None:
        query = (
            sa.update(schema.people)
            .where(schema.people.c.id == person.id)
            .values(name=person.name, language=person.language, generation=person.generation)
        )
        await self.store.writer.run(lambda connection: connection.execute(query) and None)
        self._keep(person)

    async def saw(self, id: str) -> None:
        """Somebody is here, who was not looked for lately."""
        query = sa.update(schema.people).where(schema.people.c.id == id).values(seen=now_ms())
        await self.store.writer.run(lambda connection: connection.execute(query) and None)

    def drop(self, id: str) -> None:
        """Somebody is not known any more."""
        self._known.pop(id, None)

    async def forget_idle(self, before: int, limit: int = 500) -> None:
        """Guests who came before then, gave no name, never sat down and keep no parts: nothing to come back to."""
        people = schema.people
        seats, results, parts = schema.seats.c.person, schema.results.c.person, schema.parts.c.person
        active = [sa.select(person).where(person == people.c.id).exists() for person in (seats, results, parts)]
        idle = (people.c.created < before, people.c.name == "", *(~sat for sat in active))
        query = sa.select(people.c.id).where(*idle).limit(limit)
        found: list[str] = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        if found:
            delete = sa.delete(people).where(people.c.id.in_(found), *idle)  # nobody who has sat down meanwhile
            await self.store.writer.run(lambda connection: connection.execute(delete) and None)
        for id in found:
            self._known.pop(id, None)

    async def add_link(self, token: str, person: str, expires: int) -> None:
        """Only the hash is kept: who reads the database cannot use the link."""
        digest = hashlib.sha256(token.encode()).hexdigest()
        insert = sa.insert(schema.links).values(token_hash=digest, person=person, expires=expires)

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(schema.links).where(schema.links.c.expires < now_ms()))
            connection.execute(insert)

        await self.store.writer.run(work)

    async def drop_links(self, person: str) -> None:
        """Nobody becomes this person by a link that was made before."""
        delete = sa.delete(schema.links).where(schema.links.c.person == person)
        await self.store.writer.run(lambda connection: connection.execute(delete) and None)

    async def link_owner(self, token: str) -> str | None:
        """The person a link belongs to, while it is good; it stays so."""
        digest = hashlib.sha256(token.encode()).hexdigest()
        good = (schema.links.c.token_hash == digest) & (schema.links.c.expires >= now_ms())
        query = sa.select(schema.links.c.person).where(good)
        found: str | None = await self.store.read(lambda connection: connection.execute(query).scalar())
        return found

    async def use_link(self, token: str) -> str | None:
        """The person a link belongs to; a link works once."""
        digest = hashlib.sha256(token.encode()).hexdigest()
        links = schema.links

        def work(connection: Connection) -> str | None:
            row = connection.execute(sa.select(links).where(links.c.token_hash == digest)).mappings().first()
            if row is None:
                return None
            gone = connection.execute(sa.delete(links).where(links.c.token_hash == digest))
            return str(row["person"]) if gone.rowcount == 1 and row["expires"] >= now_ms() else None

        found: str | None = await self.store.writer.run(work)
        return found

    async def stats(self, person: str) -> Json:
        return await self.store.read(lambda connection: statistics.of_person(connection, person))
