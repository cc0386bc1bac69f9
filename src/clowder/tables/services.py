"""What a table needs from the program around it: a store, bots, settings, and word to and from other processes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from clowder.core.types import Json
from clowder.tables.journal import Journal
from clowder.tables.pacing import Paces
from clowder.tables.resting import AskRests, nobody_rests
from clowder.tables.thinking import Thinker


def _ignore(name: str, amount: float = 1.0) -> None:
    """Nobody counts."""


def _no_signal(table: str, message: Json) -> None:
    """No other process listens."""


def _nothing_to_tell(table: Any) -> None:
    """Nobody is told of a table who is not there."""


def _always(which: str) -> bool:
    return True


async def _strangers(person: str, others: set[str]) -> bool:
    return not others


async def _nobody(person: str) -> frozenset[str]:
    return frozenset()


async def _nameless(people: set[str]) -> dict[str, str]:
    return {}


@dataclass
class TableServices:
    """One for all tables of a process."""

    journal: Journal
    thinker: Thinker
    grace: float = 60.0  # seconds until a bot keeps an absent person's seat warm
    bot_pause: float = 0.0  # seconds a bot waits before its move is shown
    hint_level: str = ""  # the level that gives hints; empty: the strongest
    shared: bool = False  # whether other processes may write to the same store
    spectator_delay: int = 8  # plies a delayed spectator is behind
    count: Callable[..., None] = _ignore
    signal: Callable[[str, Json], None] = _no_signal  # fire and forget, to the other processes
    settled: Callable[[Any], None] = _nothing_to_tell  # hears of a table after everything that happened there
    drives: Callable[[str], bool] = _always  # whether this process moves bots and clocks of a table
    may_speak: Callable[[str], bool] = _always  # whether a person has not said too much just now
    acquainted: Callable[[str, set[str]], Awaitable[bool]] = _strangers  # has played with all of them before
    blocked_by: Callable[[str], Awaitable[frozenset[str]]] = _nobody  # whom a person does not want to sit with
    names_of: Callable[[set[str]], Awaitable[dict[str, str]]] = _nameless  # how people are called now
    rests: AskRests = nobody_rests  # the vacations of people
    paces: Paces = field(init=False)  # how long turns of bots take here

    def __post_init__(self) -> None:
        self.paces = Paces(1000 * self.bot_pause)
