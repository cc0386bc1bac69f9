"""The people and the tables of the matrix, and what of them nobody else may know.

The same six seats everywhere: 0 and 1 are Ann's (a hot seat), 2 is Bob's, 3 was Cat's, who got up (at the open table it
is open again), 4 is a bot's, 5 is Eve's, who never comes. Hal made the table and has no seat. Ned has a cookie and no
seat, `nobody` has none, `forged` has Ann's id with a signature of their own. `program` has the token of seat 0,
`expired` one of it from before Ann sat down anew, and `stray` that of seat 0 of another table, alike in all else.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from in_process import InProcessServer
from sqlalchemy.engine import Connection

from authority.marked import NAMES, MarkedState
from clowder.core.play import play_text
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.server.sessions import COOKIE
from clowder.store import schema
from clowder.store.people import Person
from clowder.tables import fairness
from clowder.tables.links import Link
from clowder.tables.model import Entry, SeatHead, TableHead, new_id, now_ms
from clowder.tables.pacing import Pace
from clowder.tables.table import Table
from clowder.tables.thinking import Asker

PLACES: Final[dict[str, dict[str, Any]]] = {
    "open": {"status": "open"},
    "running": {},
    "closed": {"spectators": "none"},
    "delayed": {"spectators": "delayed"},
    "asked": {},  # Bob asks to take his move back
    "alone": {},  # all people but Ann have left
    "finished": {"status": "over"},
    "archived": {"status": "archived"},
    "shut": {"status": "over", "spectators": "none"},
    "hidden": {"private": True, "by_link": True},
}
SEATS: Final = {"ann": (0, 1), "bob": (2,), "cat": (3,), "eve": (5,), "program": (0,)}
NAMED: Final = ("ann", "bob", "cat", "eve", "hal", "ned")
DELAY: Final = 2  # plies
MOVES: Final = (
    "play",
    "draw",
    "wave",
    "wave",
    "wave",
    "wave",
)  # one for each seat; Bob may ask for his: nothing was seen since
MADE_BY: Final = ("person", "person", "person", "absent", "bot", "absent")
QUESTION: Final = "q"
OPEN: Final = ("over", "archived")


def marked(what: str) -> str:
    """Sixty-four hexadecimal letters that are nowhere else."""
    return hashlib.sha256(f"marked {what}".encode()).hexdigest()


class Quick:
    """A bot that has thought already."""

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        return "wave"

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        return {"key": "hint-best", "params": {}}

    def levels(self) -> list[str]:
        return ["random"]

    def tempers(self, level: str) -> list[str]:
        return []

    def pace(self, game: str, level: str) -> Pace:
        return Pace(1.0, 0.0)


@dataclass
class Place:
    """A table made for rows; `state` is its game as the test has played it beside."""

    name: str
    table: Table
    state: MarkedState
    shown: list[str]  # the cards that were played, in order of the plies; "" where none was

    @property
    def head(self) -> TableHead:
        return self.table.head

    def signature(self) -> tuple[int, int, str]:
        """What every change of a table changes."""
        return self.table.n, self.head.version, self.head.rematch

    def known_cards(self, asker: str) -> set[str]:
        """The names that may be in the bytes to somebody."""
        if self.head.status == "open":
            return set()
        seats = [seat for seat in SEATS.get(asker, ()) if self.head.seats[seat].kind == "person"]
        if not seats and self.head.spectators == "none":
            return set()
        shown = self.shown[:-DELAY] if not seats and self.name == "delayed" else self.shown
        assert self.table.match is not None
        now: Any = self.table.match.state  # with what was drawn just now
        return {NAMES[card] for seat in seats for card in [*self.state.hands[seat], *now.hands[seat]]} | set(shown)


class World:
    """A server with everybody at it; places are made when they are needed."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.services = server.services
        self.services.table_services.thinker = Quick()
        self.services.table_services.hint_level = ""
        self.services.table_services.spectator_delay = DELAY
        self.people: dict[str, Person] = {}
        self.places: dict[str, Place] = {}
        self.keys: dict[tuple[str, str], str] = {}  # of links, by table and purpose

    async def enter(self) -> "World":
        """Everybody gets a cookie; there is a table of Bob's that nobody else may find, and one for `stray`."""
        for name in NAMED:
            person = await self.services.sessions.new_person("en")
            person.name = name.title()
            await self.services.people.change(person)
            self.people[name] = person
        self.secluded = self._head({"private": True})
        self.secluded.seats = [self._seat("bob", 0, "secluded")]
        await self.services.store.create(self.secluded)
        self.key = await self.services.store.setting("session_key", str)
        self.elsewhere = self._head({})
        await self.services.store.create(self.elsewhere)
        return self

    # -- tables -----------------------------------------------------------------------------------------------------

    def _seat(self, name: str, n: int, table: str, left: bool = False) -> SeatHead:
        own = f"{table} {n}"
        contribution, grant = marked(f"contribution {own}"), marked(f"grant {own}")[:16]
        return SeatHead("person", name.title(), self.people[name].id, "", contribution, grant, left)

    def _head(self, settings: dict[str, Any]) -> TableHead:
        game, id = GAMES.get("marked"), new_id()
        options = game.options_for(6, {"turns": 1 if settings.get("status") in OPEN else 4})
        owners = ("ann", "ann", "bob", "cat", "", "eve")
        seats = [self._seat(name, n, id, name == "cat") if name else SeatHead() for n, name in enumerate(owners)]
        seats[4] = SeatHead("bot", "", level="random")
        secret, times = marked(f"secret {id}"), {"created": now_ms(), "started": now_ms()}
        parts = game.parts_hash(options)
        chosen = {"status": "running", **settings}
        host = self.people["hal"].id
        return TableHead(id, "marked", game.rules_version, parts, options, seats, host, secret, **times, **chosen)

    async def place(self, name: str) -> Place:
        if name not in self.places:
            self.places[name] = await self._make(name)
        return self.places[name]

    async def _make(self, name: str) -> Place:
        head = self._head(PLACES[name])
        if name == "open":
            head.seats[3], head.started = SeatHead(), 0
        if name == "alone":
            for n in (2, 5):
                head.seats[n].left = True
        if head.status in OPEN:
            head.ended = now_ms()
        await self.services.store.create(head)
        seed = fairness.seed_of(head.secret, head.id, [seat.contribution for seat in head.seats])
        state: Any = GAMES.get("marked").new(seats=6, options=head.options, seed=seed, keyed=head.keyed)
        shown: list[str] = []
        for seat, kind in enumerate(MOVES if head.status != "open" else ()):
            text = f"play {NAMES[state.hands[seat][0]]}" if kind == "play" else kind
            play_text(state, text)
            shown.append(text[5:] if kind == "play" else "")
            await self.services.store.append(
                Entry(head.id, seat + 1, "act", seat + 1, seat, text, "", now_ms(), by=MADE_BY[seat])
            )
        if name == "asked":
            await self.services.store.append(Entry(head.id, 7, "ask", 6, 2, "2", QUESTION, now_ms()))
        return Place(name, await self.services.loaded_tables.get(head.id), state, shown)

    async def forget(self, name: str) -> None:
        """It is not what it was: the next row gets a new one."""
        place = self.places.pop(name, None)
        if place is not None:
            del self.services.loaded_tables.tables[place.head.id]
            await place.table.close()

    # -- people -----------------------------------------------------------------------------------------------------

    def headers(self, asker: str, place: Place) -> dict[str, str]:
        """What says who asks."""
        sessions = self.services.sessions
        if asker in ("program", "expired", "stray"):
            head = replace(place.head, seats=[replace(seat) for seat in place.head.seats])
            if asker == "stray":
                head.id = self.elsewhere.id
            if asker == "expired":
                head.seats[0].grant = self.elsewhere.seats[0].grant
            return {"Authorization": f"Bearer {sessions.seat_token(head, 0)}"}
        if asker == "nobody":
            return {}
        cookie = sessions.cookie_for(self.people["ann" if asker == "forged" else asker])
        if asker == "forged":
            cookie = cookie[:-4] + ("AAAA" if not cookie.endswith("AAAA") else "BBBB")
        return {"Cookie": f"{COOKIE}={cookie}"}

    async def link_key(self, place: Place, purpose: str) -> str:
        """The key of a link of Ann's to a table, whether she could make it there or not."""
        known = self.keys.get((place.head.id, purpose))
        if known is not None:
            return known
        link = Link(new_id(), place.head.id, self.people["ann"].id, purpose, now_ms())  # type: ignore[arg-type]
        key = marked(f"key {link.id}")
        await self.services.links.add(link, key)
        self.keys[place.head.id, purpose] = key
        return key

    async def own_link(self, place: Place) -> str:
        """The id of a fresh link of Ann's."""
        self.keys.clear()
        await self.link_key(place, "play")
        mine = await self.services.links.of_person(self.people["ann"].id)
        return max(mine, key=lambda link: link.created).id

    async def come_back(self, name: str) -> None:
        """They were forgotten, and are known again as before; all tables are made anew."""
        await self.services.people.add(self.people[name])
        self.keys.clear()
        for place in list(self.places):
            await self.forget(place)

    async def make_up(self) -> None:
        """Nobody has blocked or reported anybody: the next row is about nothing else."""

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(schema.blocks))
            connection.execute(sa.delete(schema.reports))

        await self.services.store.writer.run(work)

    async def meet_again(self, name: str) -> None:
        """Their session has changed."""
        found = await self.services.people.get(self.people[name].id)
        assert found is not None
        self.people[name] = found

    def person(self, asker: str) -> str:
        """The id of who asks; of who has none, one that nobody has."""
        known = self.people.get("ann" if asker == "program" else asker)
        return "nobody" if known is None else known.id

    def secrets(self, place: Place, asker: str, game_is_open: bool) -> dict[str, str]:
        """What may not be in any byte to somebody, by what it is."""
        me = "ann" if asker == "program" else asker
        found = {f"the id of {name}": person.id for name, person in self.people.items() if name != me}
        found["the key of the sessions"] = self.key
        if me != "bob":
            found["a table that is in no list"] = self.secluded.id
        own = SEATS.get(asker, ())
        for n, seat in enumerate(place.head.seats):
            if seat.grant and n not in own:
                found[f"the grant of seat {n}"] = seat.grant
            if seat.contribution and not game_is_open:
                found[f"the contribution of seat {n}"] = seat.contribution
        if not game_is_open:
            head = place.head
            seed = fairness.seed_of(head.secret, head.id, [seat.contribution for seat in head.seats])
            found |= {"the secret": head.secret, "the seed": str(seed), "the seed in hex": f"{seed:x}"}
            known = place.known_cards(asker)
            found |= {f"card {n}": name for n, name in enumerate(NAMES) if name not in known}
        return found
