"""Every frame of a table's socket, described once.

What a client sends is decoded from these types (clowder.tables.inbox), so whatever they do not allow is refused. What
the server sends is written by hand where that is faster (clowder.tables.frames); the tests read all of it back by these
types, and find what is missing, too much or of the wrong kind. /openapi.json and the client's types are made of both.
docs/protocol.md says what the frames mean.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from clowder.tables.message_parts import (
    ClockNow,
    Events,
    HintReason,
    LogLine,
    OutcomeInfo,
    RefusalInfo,
    TableInfo,
    UndoInfo,
)

Number = Annotated[int, Meta(ge=-1, lt=2**31)]
Id = Annotated[str, Meta(max_length=64)]  # and printable: it is stored, and not every database takes every character
MoveText = Annotated[str, Meta(max_length=200)]

View = dict[str, Any]  # of the table's game: see Game.view_type
Legal = list[tuple[str, list[str]]]

# -- from the client --------------------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A frame to the server; errors are answered with its id, if it has one."""


class ClientHello(FromClient, tag="hello"):
    """The first frame: the last event one has seen, and through the eyes of which seat."""

    since: Number | None = None
    seat: Number | None = None
    id: Id = ""


class ClientAct(FromClient, tag="act"):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    ply: Number
    seat: Number
    text: MoveText
    n: Number | None = None


class ClientWhy(FromClient, tag="why"):
    id: Id
    seat: Number
    text: MoveText


class ClientUndo(FromClient, tag="undo"):
    """With `look` nothing is taken back: the answer says what would be."""

    id: Id
    ply: Number
    look: bool = False


class ClientRedo(FromClient, tag="redo"):
    id: Id
    ply: Number


class ClientUndoReply(FromClient, tag="undo_reply"):
    id: Id
    agree: bool


class ClientSay(FromClient, tag="say"):
    """A phrase, or words of one's own."""

    id: Id
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class ClientHint(FromClient, tag="hint"):
    id: Id
    seat: Number


class ClientSeat(FromClient, tag="seat"):
    seat: Number
    id: Id = ""


class ClientPing(FromClient, tag="ping"):
    id: Id


ClientFrame = (
    ClientHello
    | ClientAct
    | ClientWhy
    | ClientUndo
    | ClientRedo
    | ClientUndoReply
    | ClientSay
    | ClientHint
    | ClientSeat
    | ClientPing
)

# -- from the server --------------------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="t", forbid_unknown_fields=True):
    """A frame to a client."""


class ServerSnapshot(FromServer, tag="snapshot"):
    n: int
    ply: int
    table: TableInfo
    seat: int
    log: list[LogLine]
    last_mine: int
    view: View | None
    legal: Legal
    to_act: int
    outcome: OutcomeInfo | None
    undo: UndoInfo | None
    clock: ClockNow | None
    secrets: bool | UnsetType = UNSET


class ServerUpdate(FromServer, tag="update"):
    """Without view, legal, to_act, outcome, undo and clock in the older part of a gap."""

    n: int
    ply: int
    seat: int
    events: Events
    by: Literal["clock", "absent"] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    legal: Legal | UnsetType = UNSET
    to_act: int | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType | None = UNSET
    undo: UndoInfo | UnsetType = UNSET
    clock: ClockNow | UnsetType | None = UNSET
    secrets: bool | UnsetType = UNSET


class ServerAck(FromServer, tag="ack"):
    id: str
    ply: int


class ServerRefused(FromServer, tag="refused"):
    id: str
    refusal: RefusalInfo


class ServerStale(FromServer, tag="stale"):
    id: str
    ply: int


class ServerError(FromServer, tag="error"):
    """Without id where the table cannot be entered at all."""

    key: str
    params: dict[str, Any]
    id: str | UnsetType | None = UNSET


class ServerWhy(FromServer, tag="why"):
    """Why a move cannot be made, or what it would make of the table, as far as its game says that."""

    id: str
    refusal: RefusalInfo | None
    foreseen: dict[str, Any]


class ServerHint(FromServer, tag="hint"):
    id: str
    text: str
    reason: HintReason


class ServerTable(FromServer, tag="table"):
    """With `seat` and `clock` when it opens the answer to a hello with `since`."""

    n: int
    table: TableInfo
    seat: int | UnsetType = UNSET
    clock: ClockNow | UnsetType | None = UNSET


class ServerSaid(FromServer, tag="said"):
    n: int
    seat: int
    name: str
    at: int
    phrase: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class ServerUndoView(FromServer, tag="undo_view"):
    """What an undo would take back: to which ply, the seats of bots that have answered since, what was shown since
    (`shows` also where chance acted unseen), and whether the others would be asked."""

    id: str
    to: int
    seats: list[int]
    seen: Events
    shows: bool
    asks: bool


class ServerUndoAsked(FromServer, tag="undo_asked"):
    """This, the answers to it and a pause come with the clock when they happen, the same for everybody."""

    n: int
    id: str
    seat: int
    to: int
    clock: ClockNow | UnsetType | None = UNSET


class ServerUndoAgreed(FromServer, tag="undo_agreed"):
    n: int
    id: str
    seat: int
    clock: ClockNow | UnsetType | None = UNSET


class ServerUndoDeclined(FromServer, tag="undo_declined"):
    n: int
    id: str
    seat: int
    clock: ClockNow | UnsetType | None = UNSET


class ServerPaused(FromServer, tag="paused"):
    n: int
    on: bool
    seat: int
    clock: ClockNow | UnsetType | None = UNSET


class ServerThinking(FromServer, tag="thinking"):
    seat: int
    on: bool


class ServerPong(FromServer, tag="pong"):
    id: str


ServerFrame = (
    ServerSnapshot
    | ServerUpdate
    | ServerAck
    | ServerRefused
    | ServerStale
    | ServerError
    | ServerWhy
    | ServerHint
    | ServerTable
    | ServerSaid
    | ServerUndoView
    | ServerUndoAsked
    | ServerUndoAgreed
    | ServerUndoDeclined
    | ServerPaused
    | ServerThinking
    | ServerPong
)
