"""What one server process consists of, put together and taken apart in the right order."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.engine import Engine

from clowder.analysis.summary import METHOD
from clowder.server.analyses import Analyses
from clowder.server.botpool import BotPool, register_games
from clowder.server.deal_room import DealRoom
from clowder.server.loaded_tables import DAY, LoadedTables
from clowder.server.logs import seldom
from clowder.server.mailer import Mailer, MailServer
from clowder.server.meeting import Meeting
from clowder.server.metrics import Metrics, watch_loop
from clowder.server.notices import Notices
from clowder.server.open_tables import OpenTables
from clowder.server.puzzle_making import PuzzleMaking
from clowder.server.rate_limit import Buckets
from clowder.server.sessions import Sessions
from clowder.server.settings import Settings
from clowder.server.trials import Trials
from clowder.server.work_budget import WorkBudget
from clowder.store import forget
from clowder.store.database import database_url, open_engine, upgrade
from clowder.store.deals import Deals
from clowder.store.links import TableLinks
from clowder.store.made_analyses import MadeAnalyses
from clowder.store.parts import OwnParts
from clowder.store.people import People, Person
from clowder.store.puzzles import OwnPuzzles
from clowder.store.store import SqlStore
from clowder.tables import lobby
from clowder.tables.fairness import new_secret
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError, now_ms
from clowder.tables.services import TableServices

if TYPE_CHECKING:
    from clowder.server.botqueue import QueueThinker
    from clowder.server.cluster import Cluster

log = logging.getLogger("clowder.server")
READY_SECONDS = 3.0  # for the database to answer somebody who asks whether this process can serve
READY_KEPT = 0.5  # seconds
NOTICES_SECONDS = 5.0
NEW_PARTS, NEW_PARTS_RATE = 120, 1 / 60  # that people of one address may keep at once, and how many more per second
LOST_SECONDS = 20.0
ENDED_LINKS_KEPT = 90 * DAY  # for so long an ended link can say that it has ended


class Services:
    """Store, loaded tables, sessions, bots and metrics of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.budget = WorkBudget(settings.work_rate, settings.work_burst)
        self.new_parts = Buckets(NEW_PARTS_RATE, NEW_PARTS)  # by address
        self.ready = False
        self.cluster: Cluster | None = None
        self.queue: QueueThinker | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._looking = asyncio.Lock()
        self._looked, self._writes = -READY_KEPT, False

    async def start(self) -> None:
        settings = self.settings
        register_games(settings.games)
        engine = await asyncio.to_thread(self._open)
        self.store = SqlStore(engine)
        self.store.start()
        self.people = People(self.store)
        self.links = TableLinks(self.store)
        self.parts = OwnParts(self.store)
        self.puzzles = OwnPuzzles(self.store)
        self.sessions = Sessions(await self.store.setting("session_key", new_secret), self.people)
        self.pool = BotPool(settings.bot_processes, settings.games)
        self.analyses = Analyses(self.pool, MadeAnalyses(self.store, METHOD))
        self.trials = Trials(self.pool)
        self.puzzle_making = PuzzleMaking(self.pool)
        self.table_services = TableServices(
            journal=self.store,
            thinker=self.pool,
            grace=settings.grace,
            bot_pause=settings.bot_pause,
            hint_level=settings.hints,
            shared=self.store.shared,
            spectator_delay=settings.spectator_delay,
            count=self.metrics.count,
        )
        self.meeting = Meeting(self.store, self.people, settings)
        self.table_services.may_speak = self.meeting.may_speak
        self.table_services.acquainted = self.meeting.blocks.acquainted
        self.table_services.blocked_by = self.meeting.blocks.of
        self.table_services.names_of = self.meeting.names_of
        self.loaded_tables = LoadedTables(self.store, self.table_services)
        await self._start_notices()
        self.deal_room = DealRoom(Deals(self.store), self.loaded_tables)
        self.open_tables = OpenTables(self.store, settings.open_tables, settings.listed_hours)
        if self.store.shared:
            await self._join_others()
        self._tasks = [
            asyncio.create_task(watch_loop(self.metrics)),
            asyncio.create_task(self._every(1.0, self._give_up)),
            asyncio.create_task(self._every(5.0, self._sweep)),
            asyncio.create_task(self._every(NOTICES_SECONDS, self.notices.sweep)),
            asyncio.create_task(self._every(LOST_SECONDS, self.notices.look_for_lost)),
            asyncio.create_task(self._every(600.0, self._archive)),
        ]
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking through it again and again held up the event loop
        gc.set_threshold(20_000, 20, 20)
        self.ready = True

    async def _start_notices(self) -> None:
        """None go to devices where the library that encrypts them is missing; none by mail without a mail server."""
        self.notices = Notices(self.settings, self.store, self.people, self.loaded_tables)
        self.table_services.settled = self.notices.settled
        self.table_services.rests = self.notices.vacations.of_people
        if self.settings.smtp_url:
            server = MailServer.read(self.settings)
            self.notices.mailer = Mailer(server, self.settings, await self.store.setting("mail_key", new_secret))
        try:
            from clowder.server.push_message import Signer, new_key
            from clowder.server.push_sender import PushSender
        except ImportError:
            log.warning("no notices to devices: the package cryptography is not installed")
            return
        contact = self.settings.public_url or "mailto:nobody@clowder.invalid"
        signer = Signer(await self.store.setting("push_key", new_key), contact)
        self.notices.push = PushSender(self.settings, self.notices.devices, signer)

    def _open(self) -> Engine:
        settings = self.settings
        if not settings.database:
            settings.folder.mkdir(0o700, parents=True, exist_ok=True)
        engine = open_engine(database_url(settings.database, settings.folder))
        upgrade(engine)
        return engine

    async def _join_others(self) -> None:
        """On PostgreSQL there may be more processes, here or elsewhere. Imported late: SQLite needs none of it."""
        from clowder.server.cluster import Cluster

        self.cluster = Cluster(self.store.engine.url, self.store.process, self.loaded_tables)
        self.cluster.listening = self._catch_up
        await self.cluster.start()
        self.table_services.signal = self.cluster.signal
        self.table_services.drives = self.cluster.drives
        if self.settings.bot_queue:
            from clowder.server.botqueue import QueueThinker

            self.queue = QueueThinker(self.cluster, self.table_services.thinker, self.metrics.count)
            await self.queue.start()
            self.table_services.thinker = self.queue

    async def _catch_up(self) -> None:
        """Nobody listened to the other processes for a while."""
        await self.check_links()
        await self.meeting.deafen(self.loaded_tables)

    async def block(self, person: str) -> None:
        """Whom somebody has blocked has changed: their sockets hear of it, here and at every other process."""
        blocked = await self.meeting.blocks.of(person)
        self.loaded_tables.deafen(person, blocked)
        if self.cluster is not None:
            self.cluster.tell_deaf(person, blocked)

    async def end_sessions(self, person: Person) -> Person:
        """All sessions and private links of a person end; their sockets close at every process."""
        changed = Person(person.id, person.name, person.language, person.generation + 1)
        await self.people.change(changed)
        await self.people.drop_links(person.id)
        self.loaded_tables.dismiss(person.id)
        if self.cluster is not None:
            self.cluster.tell_revoked(person.id)
        return changed

    async def check_links(self, looked_through: Sequence[tuple[str, str]] | None = None) -> None:
        """Close the sockets, of these tables and links or of all here, whose link has ended unheard of."""
        found = self.loaded_tables.by_link() if looked_through is None else looked_through
        ended = await self.links.ended([link for _, link in found])
        for table, link in found:
            if link in ended:
                self.loaded_tables.end_link(table, link)

    async def end_link(self, person: str, id: str) -> None:
        """A link leads nowhere from now on, here and at every other process. Raises TableError."""
        link = await self.links.end(person, id)
        self.loaded_tables.end_link(link.table, link.id)
        if self.cluster is not None:
            self.cluster.tell_ended(link.table, link.id)

    def vacation_changed(self, person: str) -> None:
        """The clocks of somebody's tables stand or go on, here and at every other process."""
        self.loaded_tables.look_at_clocks(person)
        if self.cluster is not None:
            self.cluster.tell_vacation(person)

    async def forget_person(self, person: str) -> None:
        """Take a person out of everything; who plays with them goes on with a bot in their place."""
        for id in await forget.open_or_running(self.store, person):
            table = await self.loaded_tables.get(id)
            with suppress(TableError):  # they have left already
                await table.call(lambda table=table: lobby.leave(table, person))  # type: ignore[misc]
        links = await self.links.of_person(person)
        changed = await forget.forget(self.store, person)
        self.people.drop(person)
        self.loaded_tables.dismiss(person)
        for link in links:
            self.loaded_tables.end_link(link.table, link.id)
        for id in changed:
            if id in self.loaded_tables.tables:
                self.loaded_tables.tables[id].refresh_soon()
        if self.cluster is not None:
            self.cluster.tell_revoked(person)
            for link in links:
                self.cluster.tell_ended(link.table, link.id)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreFailed as error:  # no fault of ours: the next round does it
                seldom(log, "housekeeping waits for the database", detail=str(error))
            except Exception:
                log.exception("housekeeping failed")

    async def _give_up(self) -> None:
        self.store.writer.give_up()

    async def is_writing(self) -> bool:
        """Whether the store answers in time; one look is enough for all who ask within a second."""
        async with self._looking:
            if time.monotonic() - self._looked > READY_KEPT:
                try:
                    async with asyncio.timeout(READY_SECONDS):
                        await self.store.ping()
                    self._writes = True
                except Exception:
                    self._writes = False
                self._looked = time.monotonic()
            return self._writes

    async def _sweep(self) -> None:
        await self.loaded_tables.sweep()
        self.metrics.tables.set(len(self.loaded_tables.tables))

    async def _archive(self) -> None:
        s = self.settings
        await self.loaded_tables.archive(s.open_days, s.running_days, s.over_days)
        await self.people.forget_idle(now_ms() - int(s.guest_days * DAY))
        for person in await forget.idle_people(self.store, now_ms() - int(s.forget_days * DAY)):
            await self.forget_person(person)
        await self.links.forget(now_ms() - ENDED_LINKS_KEPT)
        await self.notices.housekeeping()

    async def stop(self) -> None:
        """Nothing acknowledged is lost anyway; this lets go in good order."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.notices.stop()
        await self.loaded_tables.close()
        if self.queue is not None:
            await self.queue.stop()
        if self.cluster is not None:
            await self.cluster.stop()
        await self.pool.stop()
        await self.store.stop()
