"""Who is not at a table hears of it: an invitation, their turn, the end, that their challenge was played. Once, by the
devices and the mail they chose.

A notice is written into the store before it is sent, and crossed out afterwards: when a process ends in between,
another sends it. Each table has one row per person, so at most one notice of it waits for somebody.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from clowder.anywhere import game_texts
from clowder.server.loaded_tables import LoadedTables
from clowder.server.mailer import Mailer, Refused
from clowder.server.settings import Settings
from clowder.store.challenges import Challenges
from clowder.store.day_counts import DayCounts
from clowder.store.invitations import Invitations
from clowder.store.mail import Address, MailAddresses
from clowder.store.notice_box import NoticeBox, Waiting, What
from clowder.store.people import People
from clowder.store.push import Device, PushDevices
from clowder.store.store import SqlStore
from clowder.store.vacations import Vacations
from clowder.tables.frames import encode
from clowder.tables.links import has_free_seat
from clowder.tables.model import TableError, now_ms
from clowder.tables.table import Table
from clowder.texts import Texts, package_texts

if TYPE_CHECKING:
    from clowder.server.push_sender import PushSender

log = logging.getLogger("clowder.server")
WAITING: Final = 1000  # things under way at once; the store keeps the rest
NOTED: Final = 10_000
MARGIN: Final = 0.02  # seconds after which it is time
LATE: Final = 2_000  # milliseconds after which anybody may send what nobody sent
PAUSED: Final = 300_000  # a table that is paused is looked at again then
LOST: Final = (20 * 60_000, 10_000)  # what is of this time ago is looked through for notices that were never written
GLANCE: Final = 45_000  # milliseconds; a dead line is found out after 40 s
TRIES_TOLD: Final = 3  # a day, of one challenge
TRIES_LATER: Final = 6 * 3_600_000  # milliseconds; what comes beyond that waits, and is told together
INVITED: Final = -1  # the ply of an invitation: before all others
LETTERS: Final = 40  # a day, to one person


class Notices:
    """Looks at every table after it changed. What is sent says no more than the table's list does."""

    def __init__(self, settings: Settings, store: SqlStore, people: People, loaded: LoadedTables) -> None:
        self.push: PushSender | None = None
        self.mailer: Mailer | None = None
        self.devices = PushDevices(store)
        self.addresses = MailAddresses(store)
        self.invitations = Invitations(store)
        self.challenges = Challenges(store)
        self.vacations = Vacations(store)
        self.counts = DayCounts(store)
        self._box = NoticeBox(store)
        self._settings = settings
        self._people = people
        self._loaded = loaded
        self._shared = store.shared
        self._noted: dict[tuple[str, str], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what happened ------------------------------------------------------------------------------------------------

    def settled(self, table: Table) -> None:
        """Something happened at a table, or somebody went, or it came into memory: then whoever has seen what happened
        before is not known here, and was told."""
        self._tried(table)
        head = table.head
        if max(table.touched, head.started or 0, head.ended or 0) >= table.loaded:
            self._miss(table)

    def _miss(self, table: Table) -> None:
        """Who is missed may be on the way back: that is looked at a little later."""
        for person in self._absent(table):
            over = table.head.status == "over"
            self._note(Waiting(table.head.id, person, table.data.ply() + over, "over" if over else "turn"))

    def invited(self, table: str, person: str) -> None:
        """Somebody wants this person at a table."""
        self._note(Waiting(table, person, INVITED, "invited"))

    def _tried(self, table: Table) -> None:
        """Where somebody's challenge has just been played, its maker hears of it. A deal of a day is nobody's."""
        head, deal = table.head, table.head.deal
        if head.status != "over" or deal is None or not deal["counts"] or deal["day"]:
            return
        if now_ms() - (head.ended or 0) < LOST[0] and self._is_new((head.id, "")):
            self._begin(self._put_down_try(deal["id"]))

    async def _put_down_try(self, deal: str) -> None:
        maker = await self.challenges.maker_of(deal)
        played = await self.challenges.played(deal, maker) if maker else None
        if played is not None:
            await self._put_down(Waiting(deal, maker, played.tries, "tried"))

    def subscribed(self, person: str) -> None:
        """Somebody wants notices from now on: also of challenges that were played before, until they have looked."""
        if len(self._tasks) < WAITING:
            self._begin(self._put_down_tries_before(person))

    async def _put_down_tries_before(self, person: str) -> None:
        for played in await self.challenges.news(person):
            self._begin(self._put_down(Waiting(played.deal, person, played.tries, "tried")))

    def _note(self, notice: Waiting) -> None:
        if self._is_new((notice.table, notice.person), notice.ply):
            self._begin(self._put_down(notice))

    def _is_new(self, key: tuple[str, str], ply: int = 0) -> bool:
        """Whether this process has not noted as much already; there is a limit to what is under way at once."""
        if self._noted.get(key, -2) >= ply or len(self._tasks) >= WAITING:
            return False
        self._noted[key] = ply
        if len(self._noted) > NOTED:
            del self._noted[next(iter(self._noted))]
        return True

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:  # a notice is a favour: the table goes on without it
            log.exception("a notice was not sent")

    def _absent(self, table: Table) -> list[str]:
        """The people who should hear of it, and are not here. Who plays alone knows."""
        head, data = table.head, table.data
        turn = data.to_act()
        if turn >= 0 and table.presence.is_here(head.seats[turn].person):
            return []  # as after nearly every move
        if len({seat.person for seat in head.seats if seat.kind == "person"}) < 2 or data.paused:
            return []
        if head.status == "over":
            seats = head.seats
        elif turn >= 0:
            seats = [head.seats[turn]]
        else:
            return []
        known = {seat.person for seat in seats if seat.kind == "person" and not seat.left}
        return sorted(person for person in known if not (table.presence.is_here(person) or _has_seen(table, person)))

    # -- sending ------------------------------------------------------------------------------------------------------

    async def _put_down(self, notice: Waiting) -> None:
        if not any(await self._ways(notice.person)):
            return
        wait = self._settings.push_wait
        rest = (await self.vacations.now(notice.person)).until
        if await self._box.put(notice, max(now_ms() + int(wait * 1000), rest)) and not rest:
            await asyncio.sleep(wait + MARGIN)
            await self._deliver(notice)

    async def _ways(self, person: str) -> tuple[list[Device], Address | None]:
        devices = await self.devices.of_person(person) if self.push is not None else []
        address = await self.addresses.of_person(person) if self.mailer is not None else None
        return devices, address if address is not None and address.confirmed else None

    async def sweep(self) -> None:
        """Send what another process left behind, and what waited for the end of a vacation."""
        for notice in await self._box.late(now_ms() - LATE):
            if len(self._tasks) < WAITING:
                self._begin(self._deliver(notice))

    async def look_for_lost(self) -> None:
        """Moves and tries of challenges that a process wrote and did not live to announce."""
        since, until = now_ms() - LOST[0], now_ms() - LOST[1]
        for id in await self._box.unannounced(since, until):
            self._miss(await self._loaded.get(id))
        for deal in await self.challenges.unannounced(since, until):
            if len(self._tasks) < WAITING:
                self._begin(self._put_down_try(deal))

    async def _deliver(self, notice: Waiting) -> None:
        """By this process, if no other does, and if it is still true."""
        if notice.what == "tried":
            if await self._box.take(notice):
                await self._box.done(notice, await self._tell_of_try(notice))
            return
        unknown = notice.table not in self._loaded.tables
        try:
            table = await self._loaded.get(notice.table)
        except TableError:
            await self._box.done(notice)
            return
        if self._shared and unknown:
            return  # who is there may be connected elsewhere; the next sweep knows
        if await self._box.take(notice):
            await self._box.done(notice, await self._tell_or_wait(notice, table))

    async def _tell_or_wait(self, notice: Waiting, table: Table) -> int:
        """When to look again; 0 where everything is said."""
        rest = (await self.vacations.now(notice.person)).until
        if rest:
            return rest
        if table.data.paused:
            return now_ms() + PAUSED
        if await self._is_true(notice, table):
            await self._tell(notice, table.head.game)
        return 0

    async def _tell_of_try(self, notice: Waiting) -> int:
        """When to look again; 0 where it is said, or where its maker has looked meanwhile."""
        rest = (await self.vacations.now(notice.person)).until
        if rest:
            return rest
        played = await self.challenges.played(notice.table, notice.person)
        if played is None:
            return 0
        if not await self.counts.may({f"tried {notice.table}": TRIES_TOLD}):
            return now_ms() + TRIES_LATER
        await self._tell(notice, played.game, played.tries)
        return 0

    async def _is_true(self, notice: Waiting, table: Table) -> bool:
        head, person = table.head, notice.person
        if notice.what == "invited":
            free = head.status == "open" and has_free_seat(head) and not head.seats_of(person)
            return free and await self.invitations.is_invited(head.id, person)
        ply = table.data.ply() + (head.status == "over")
        return ply == notice.ply and person in self._absent(table)

    async def _tell(self, notice: Waiting, game: str, count: int = 0) -> None:
        devices, address = await self._ways(notice.person)
        known = await self._people.get(notice.person)
        say = await asyncio.to_thread(package_texts, "clowder.server", known.language if known is not None else "en")
        title, body = self.words(say, notice.what, game, count)
        said = encode({"title": title, "body": body, "table": notice.table, "what": notice.what})
        if self.push is not None:
            for device in devices:
                await self.push.send(device, notice.table, said)
        if self.mailer is not None and address is not None:
            self._begin(self._write(address, say, notice, title, body))

    @staticmethod
    def words(say: Texts, what: What, game: str, count: int = 0) -> tuple[str, str]:
        """`count`: how many have played a challenge."""
        words = {"game": game_texts.title_of(game), "count": count}
        return say.say(f"notice-{what}", words), say.say(f"notice-{what}-more", words)

    async def _write(self, to: Address, say: Texts, notice: Waiting, title: str, body: str) -> None:
        mailer = self.mailer
        if mailer is None or not await self.counts.may({f"mail {to.person}": LETTERS}):
            return
        path = {"invited": "/", "tried": f"/deal/{notice.table}"}.get(notice.what, f"/t/{notice.table}")
        off = mailer.address_of(f"/mail/off/{mailer.off_key(to.person, to.address)}")
        lines = [body, "", mailer.address_of(path), "", "-- ", say.say("mail-off", {}), off, ""]
        await self.post(to, title, "\n".join(lines))

    async def post(self, to: Address, title: str, text: str) -> None:
        """A letter; an address that the mail server does not know is not known here any more."""
        assert self.mailer is not None
        try:
            await self.mailer.send(self.mailer.letter(to, title, text))
        except Refused:
            await self.addresses.remove(to.person)

    def post_soon(self, to: Address, title: str, text: str) -> None:
        self._begin(self.post(to, title, text))

    # -- vacations ----------------------------------------------------------------------------------------------------

    async def came_back(self, person: str) -> None:
        """Who ends a vacation is here, and sees what waits for them."""
        await self._box.drop(person)

    async def housekeeping(self) -> None:
        await self.counts.forget()
        await self.addresses.forget_unconfirmed()
        await self.invitations.forget()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def _has_seen(table: Table, person: str) -> bool:
    """Whether somebody who is gone looked at what happened last: the end of a game, if they were still here; a turn, if
    they stayed for a while. A line that dies is noticed late, so who went soon after a move may have seen nothing."""
    glance = GLANCE if table.head.status == "running" else -1  # whoever went in the same millisecond was here
    return table.presence.went_at.get(person, 0) - table.touched > glance
