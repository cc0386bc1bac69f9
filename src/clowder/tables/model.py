"""What a table is made of, as plain data. Everything here can be stored and sent between processes."""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from typing_extensions import TypedDict

from clowder.core.record import Record
from clowder.core.types import Json

SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "over", "archived"]
Spectators = Literal["none", "public", "delayed"]
# A deal: a try that counts; practice: a deal without that; played on: from a move or a position of another game.
GameKind = Literal["usual", "deal", "practice", "played_on"]

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


class ClockInfo(TypedDict):
    """Seconds per turn, in the bank and added per move."""

    turn: int
    bank: int
    increment: int


class Deal(TypedDict):
    """Chance that was fixed before the table was made (`tables/deals.py`).

    `source` says where the seed comes from: the day and the version, or secret, table and contributions of the table
    that it was dealt at first. `given` are moves made before the first one here. `simulations`: bots do so much work
    per decision and look at no clock; 0 leaves them as they are.
    """

    id: str  # under which tries are compared; empty where none are
    seed: str
    source: Json
    given: list[str]
    simulations: int
    counts: bool  # whether this is the one try that counts
    day: str


class Beginning(TypedDict):
    """The position that a game begins from instead of a deal (`tables/beginnings.py`).

    `eyes`: whose knowledge it keeps, everything else was dealt anew; -1 what everybody sees, -2 all of it is as
    `person` set it up. `look`: it without a seat, for who thinks about sitting down; empty where nobody can any more.
    """

    position: Json
    look: Json
    person: str
    source: Literal["position", "replay"]
    eyes: int


@dataclass
class SeatHead:
    """Who sits on a seat. `grant` is mixed into the seat's bot token; `left`: the person got up; a bot goes on."""

    kind: SeatKind = "open"
    name: str = ""
    person: str = ""
    level: str = ""
    contribution: str = ""
    grant: str = ""
    left: bool = False
    hints: int = 0  # given to who sits here
    ready: bool = False  # at an open table: whoever sits here would like to begin
    invited: str = ""  # the person by whose link to play somebody came
    temper: str = ""  # of a bot; empty at tables that are older, and where tries are compared
    since: int = 0  # what was said here up to this entry, somebody said who got up before the game

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
    keyed: bool = False  # whether chance is drawn from a keyed stream: tables of 1.0.0 have another
    take_backs: int = 0  # of a finished game: how often something was taken back after more had been seen
    parts: dict[str, dict[str, str]] = field(default_factory=dict)  # own parts by option: their name, and whose
    by_link: bool = False  # nobody comes in by the address alone: private tables but those of 1.0.0
    language: str = ""  # in which people talk here; empty at tables of 1.0.0
    deal: Deal | None = None  # chance that does not come from the secret
    beginning: Beginning | None = None  # the position it begins from, if it is not dealt
    version: int = 0

    @property
    def is_ordinary(self) -> bool:
        """Whether the game was dealt and played here from its start: others count in nobody's sums."""
        return self.beginning is None and not self.given

    @property
    def counts(self) -> bool:
        """Whether this is somebody's one try: nobody helps, and nothing is tried out."""
        return self.deal is not None and self.deal["counts"]

    @property
    def kind(self) -> GameKind:
        """What a finished game is told apart by in statistics."""
        if self.beginning is not None:
            return "played_on"
        if self.deal is None:
            return "usual"
        if not self.deal["id"]:
            return "played_on"
        return "deal" if self.deal["counts"] else "practice"

    @property
    def given(self) -> int:
        """How many moves were made before the first one here."""
        return len(self.deal["given"]) if self.deal is not None else 0

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.kind == "person" and seat.person == person]

    def seats_held_by(self, person: str) -> list[int]:
        """Where somebody sits now: without the seats they have left, which `join` gives back."""
        return [n for n in self.seats_of(person) if not self.seats[n].left]

    def people(self) -> set[str]:
        """The people whose consent counts: they sit here and have not left."""
        return {seat.person for seat in self.seats if seat.kind == "person" and not seat.left}


def record_from(head: TableHead, seed: int, texts: Iterable[str], extra: Json | None = None) -> Record:
    """The game of a table after these moves."""
    return Record(
        head.game,
        head.rules_version,
        head.parts_hash,
        len(head.seats),
        head.options,
        seed,
        tuple(texts),
        extra or {},
        head.keyed,
        None if head.beginning is None else head.beginning["position"],
    )


EntryKind = Literal["act", "undo", "redo", "say", "pause", "resume", "ask", "agree", "decline"]


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
