"""What frames and answers are made of: a table, its seats, a clock, a line of the log, the end of a game."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from clowder.tables.model import ClockInfo, SeatKind, Spectators, Status

Events = list[dict[str, Any]]


class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    me: bool
    online: bool
    away: bool
    bot_playing: bool
    temper: NotRequired[str]  # of a bot: what it likes to do where moves are about equal
    ready: NotRequired[bool]  # at an open table: would like to begin
    vacation: NotRequired[int]  # until when this person's clock stands at this table; there while it does


class PauseInfo(TypedDict):
    """A pause: the seats that asked for it, and in how many milliseconds it ends by itself; null if all agreed."""

    seats: list[int]
    left: int | None


class PartInfo(TypedDict):
    """A deck or board that somebody brought along: which option it is, how they call it and where they sit."""

    option: str
    name: str
    seat: int | None


class DealInfo(TypedDict):
    """A deal that is no secret: `id` names it where tries are compared, `given` moves were made before."""

    id: str
    counts: bool
    day: str
    given: int


class BeginningLook(TypedDict):
    view: dict[str, Any]
    to_act: int


class BeginningInfo(TypedDict):
    """The position that a game begins from. `seat`: of who set it up, if they sit here. `eyes`: the hidden part was
    dealt anew but for what that seat saw; -1: but for what everybody sees; -2: whoever set it up knows all of it.
    `look`: what is seen of it without a seat, before the start."""

    source: Literal["position", "replay"]
    seat: int | None
    eyes: int
    look: NotRequired[BeginningLook]


class TableInfo(TypedDict):
    """A table as one person may know it. Times are in milliseconds since 1970."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    status: Status
    private: bool
    spectators: Spectators
    host: bool
    may_start: bool
    seats: list[Seat]
    commitment: str
    contributed: list[bool]
    invite: str | None
    clock: ClockInfo | None
    paused: bool
    pause: PauseInfo | None
    parts: NotRequired[list[PartInfo]]  # whose parts are played with, if any are
    take_backs: NotRequired[int]  # how often something was taken back after more had been seen, if it was
    deal: NotRequired[DealInfo]  # if its chance does not come from a secret of its own
    beginning: NotRequired[BeginningInfo]  # if it is not dealt
    broken: str | None
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    language: NotRequired[str]  # in which people talk here, if they said so


class RefusalInfo(TypedDict):
    key: str
    clauses: list[str]
    params: dict[str, Any]


class UndoInfo(TypedDict):
    """`redo`: what one has just taken back can be put back. `seat`: not one's own move but that of another seat at the
    same device could be taken back, by who sits there. `seen`: it stays, for something was seen and people play."""

    possible: bool
    free: bool
    redo: NotRequired[bool]
    seat: NotRequired[int]
    seen: NotRequired[bool]


class ClockNow(TypedDict):
    """Milliseconds."""

    turn: int
    banks: list[int]
    left: int
    running: bool


class LogLine(TypedDict):
    n: int
    ply: int
    seat: int
    kind: Literal["deal", "act", "undo", "redo"]
    by: NotRequired[Literal["clock", "absent"]]  # a bot in this person's place: the time was up, or nobody was there
    events: Events


class ScoreLine(TypedDict):
    key: str
    clause: str
    points: int
    params: dict[str, Any]


class TierInfo(TypedDict):
    """A question asked to find the winner: the figures of those who were equal in all before it."""

    key: str
    clause: str
    fewest: bool
    seats: list[int]
    figures: list[int]


class DecisionInfo(TypedDict):
    """What decided: the last tier, by so much; and the row of the first winner's sheet that did most, or -1."""

    by: list[TierInfo]
    lead: int
    line: int


class OutcomeInfo(TypedDict):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    sheet: list[list[ScoreLine]]
    decided: DecisionInfo | None


class HintReason(TypedDict):
    key: str
    params: dict[str, Any]
