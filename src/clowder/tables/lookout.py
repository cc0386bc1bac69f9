"""Looks up when somebody of a table has been away or silent for too long."""

from collections.abc import Callable
from functools import partial
from typing import Final

from clowder.tables.jobs import Job
from clowder.tables.presence import Presence
from clowder.tables.timer import Timer

MARGIN: Final = 0.02  # seconds after the moment somebody is missed


def _nobody_looks() -> None:
    pass


class Lookout:
    """`put` gives a job to the table; `missed`: a bot may have to play for somebody now; `silent`: somebody at another
    process, of which nothing was heard any more, counts as gone."""

    def __init__(
        self, presence: Presence, put: Callable[[Job], None], missed: Callable[[], None], silent: Callable[[], None]
    ) -> None:
        self._presence = presence
        self._put = put
        self._missed = missed
        self._silent = silent
        self._absence, self._silence = Timer(), Timer()

    def close(self) -> None:
        """Whoever looked out here is let go."""
        self._absence.cancel()
        self._silence.cancel()
        self._missed = self._silent = _nobody_looks
        self._put = lambda _job: None

    def watch_absence(self) -> None:
        wait = self._presence.next_absence()
        if wait is not None:
            self._absence.set(wait + MARGIN, partial(self._put, self._look_for_absent))

    async def _look_for_absent(self) -> None:
        if self._presence.miss():  # else all came back in time
            self._missed()
        self.watch_absence()

    def watch_silence(self) -> None:
        wait = self._presence.next_silence()
        if wait is not None and not self._silence.is_set():
            self._silence.set(wait + MARGIN, partial(self._put, self._look_for_silent))

    async def _look_for_silent(self) -> None:
        if self._presence.drop_silent():
            self._silent()
            self.watch_absence()
        self.watch_silence()
