"""Who is there: people connected here or to other processes, and since when the others are gone."""

from collections.abc import Iterable
from typing import Final

from clowder.tables.audience import Audience
from clowder.tables.model import SeatHead, TableHead, now_ms

FAR_PRESENCE: Final = 15_000  # milliseconds for which another process's word that somebody is there counts
SLOW_TURN: Final = 3600  # seconds; with longer turns being away is the normal case


class Presence:
    """The people of a table, as far as this process knows. Sets no timers: it says when to look again."""

    def __init__(self, audience: Audience, grace: float) -> None:
        self.elsewhere: dict[str, int] = {}  # person -> until when another process's word counts
        self.gone_since: dict[str, int] = {}
        self.went_at: dict[str, int] = {}  # those who were here
        self._watched_until = 0  # until when another process's word counts that somebody looks on there
        self._audience = audience
        self._missed: set[str] = set()  # gone for longer than the grace period, and that was said
        self._grace = int(grace * 1000)  # milliseconds

    def is_here(self, person: str) -> bool:
        for group in self._audience.groups.values():
            for viewer in group:
                if viewer.person == person and viewer.seats:
                    return True
        return person in self.elsewhere and self.elsewhere[person] > now_ms()

    # -- coming and going -------------------------------------------------------------------------------------------

    def came(self, person: str) -> None:
        self.gone_since.pop(person, None)
        self.went_at.pop(person, None)
        self._missed.discard(person)

    def went(self, person: str, at: int | None = None) -> None:
        """The last connection of a person is closed; from then on they are missed if they do not come back."""
        self.gone_since[person] = self.went_at[person] = now_ms() if at is None else at
        self._missed.discard(person)

    def came_elsewhere(self, person: str) -> bool:
        """Another process says that somebody is connected there; returns whether that is news."""
        known = self.elsewhere.get(person, 0) > now_ms()
        self.elsewhere[person] = now_ms() + FAR_PRESENCE
        self.came(person)
        return not known

    def went_elsewhere(self, person: str, at: int | None = None) -> None:
        """`at` is when that process saw them go: word of it may come late, after something they have not seen."""
        self.elsewhere.pop(person, None)
        if not self.is_here(person):
            self.went(person, at)

    def watched_elsewhere(self) -> bool:
        """Another process says that somebody looks on there; returns whether that is news."""
        known = self._watched_until > now_ms()
        self._watched_until = now_ms() + FAR_PRESENCE
        return not known

    def is_watched(self) -> bool:
        """Whether somebody looks on, here or at another process."""
        return not self._audience.is_empty() or self._watched_until > now_ms() or bool(self.elsewhere)

    def is_left_to_bots(self, head: TableHead) -> bool:
        """Nobody plays here and nobody looks on: the bots wait until somebody does."""
        return not self.is_watched() and not head.people()

    def expect(self, people: Iterable[str]) -> None:
        """From now on these are missed if they do not come."""
        for person in people:
            if not self.is_here(person):
                self.gone_since.setdefault(person, now_ms())

    def drop_silent(self) -> bool:
        """Whom another process has not spoken of for a while has gone, or that process has: it cannot say so itself.

        Returns whether somebody went this way.
        """
        now = now_ms()
        gone = False
        for person in [person for person, until in self.elsewhere.items() if until <= now]:
            del self.elsewhere[person]
            if not self.is_here(person):
                self.gone_since.setdefault(person, now)
                gone = True
        return gone

    # -- when to look again -----------------------------------------------------------------------------------------

    def next_silence(self) -> float | None:
        """Seconds until another process's word may be too old; None if no other process has spoken."""
        return (min(self.elsewhere.values()) - now_ms()) / 1000 if self.elsewhere else None

    def next_absence(self) -> float | None:
        """Seconds until the grace period of the next who is gone ends; None if nobody's runs."""
        ends = [since + self._grace for person, since in self.gone_since.items() if person not in self._missed]
        return max(0, min(ends) - now_ms()) / 1000 if ends else None

    def miss(self) -> bool:
        """Whether somebody's grace period has ended since this was asked last."""
        before = now_ms() - self._grace
        new = {person for person, since in self.gone_since.items() if since <= before} - self._missed
        self._missed |= new
        return bool(new)

    def is_missed(self, person: str) -> bool:
        """Whether somebody who is expected has been gone for longer than the grace period."""
        gone = self.gone_since.get(person)
        return gone is not None and not self.is_here(person) and now_ms() - gone >= self._grace

    def may_start(self, head: TableHead, person: str) -> bool:
        """The host may. While the host is away, so may whoever sits at a full table: it would never begin."""
        if head.host == person:
            return True
        full = all(seat.kind != "open" for seat in head.seats)
        return full and bool(head.seats_of(person)) and self.is_missed(head.host)

    # -- seats ------------------------------------------------------------------------------------------------------

    def is_online(self, seat: SeatHead) -> bool:
        return seat.kind == "person" and not seat.left and self.is_here(seat.person)

    def is_away(self, seat: SeatHead) -> bool:
        """Gone for longer than the grace period, or for good."""
        if seat.kind != "person":
            return False
        return seat.left or self.is_missed(seat.person)

    def bot_plays(self, head: TableHead, seat: int) -> bool:
        """Whether a bot moves for this seat now: its own, or for an absent person while somebody else waits."""
        absent = head.seats[seat]
        if absent.kind == "bot":
            return True
        if head.counts:
            return False  # a try is somebody's own, however long it waits
        if absent.left:
            return True
        if absent.person not in self.gone_since:
            return False
        if head.clock is not None and head.clock["turn"] >= SLOW_TURN:
            return False  # the clock decides
        return any(self.is_online(other) for other in head.seats) and self.is_away(absent)
