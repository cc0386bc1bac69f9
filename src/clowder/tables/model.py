"""What a table is made of, as plain data. Everything here can be stored and sent between processes."""

import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from typing_extensions import TypedDict

from clowder.core.types import Json

SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "over", "archived"]
Spectators = Literal["none", "public", "delayed"]

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that look alike
NAME_LIMIT: Final = 40
PHRASES: Final = (
    "hello",
    "good_luck",
    "nice_move",
    "thanks",
    "oops",
    "sorry",
    "one_moment",
    "your_turn",
    "meow",
    "purr",
    "well_played",
    "good_game",
)


class TableError(Exception):
    """A request a table cannot follow. `key` names the sentence in the client's catalogues."""

    def __init__(self, key: str, status: int = 409, **params: Any) -> None:
        self.key = key
        self.status = status
        self.params = params
        super().__init__(key)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def one_line(text: str) -> str:
    """Without line breaks, control characters and doubled spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class ClockInfo(TypedDict):
    """Seconds per turn, in the bank and added per move."""

    turn: int
    bank: int
    increment: int


@dataclass
class SeatHead:
    """Who sits on a seat. `grant` is mixed into the seat's bot token; `left`: the person has gone for good."""

    kind: SeatKind = "open"
    name: str = ""
    person: str = ""
    level: str = ""
    contribution: str = ""
    grant: str = ""
    left: bool = False

    def as_json(self) -> Json:
        return dict(vars(self))


@dataclass
class TableHead:
    """Everything about a table but its moves. `version` grows with every saved change."""

    id: str
    game: str
    rules_version: str
    parts_hash: str
    options: Json
    seats: list[SeatHead]
    host: str
    secret: str  # hex; shown only after the end
    status: Status = "open"
    private: bool = False
    spectators: Spectators = "public"
    clock: ClockInfo | None = None
    created: int = field(default_factory=now_ms)
    started: int = 0
    ended: int = 0
    updated: int = field(default_factory=now_ms)
    rematch: str = ""
    version: int = 0

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.kind == "person" and seat.person == person]

    def people(self) -> set[str]:
        """The people whose consent counts: they sit here and have not left."""
        return {seat.person for seat in self.seats if seat.kind == "person" and not seat.left}


EntryKind = Literal["act", "undo", "say", "pause", "resume", "ask", "agree", "decline"]


@dataclass(slots=True)
class Entry:
    """One row of a table's journal. `n` numbers all that happened there; (table, n) is unique, so two writers never
    both win. `ply` is the number of actions in effect after it. `used` is the time charged in milliseconds."""

    table: str
    n: int
    kind: EntryKind
    ply: int
    seat: int
    text: str
    id: str
    at: int
    used: int = 0
    by: str = "person"  # person, bot, absent (a bot for an absent person), clock (a bot after the time was up)
