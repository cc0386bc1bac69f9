"""The shapes of the WebSocket frames, for /openapi.json: documentation and the client's types, not a run-time check."""

from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from clowder.server.models import ErrorAnswer, TableInfo


class RefusalInfo(BaseModel):
    key: str
    clauses: list[str]
    params: dict[str, Any]


class UndoInfo(BaseModel):
    possible: bool
    free: bool


class ClockNow(BaseModel):
    """Milliseconds."""

    turn: int
    banks: list[int]
    left: int
    running: bool


class LogLine(BaseModel):
    n: int
    ply: int
    seat: int
    kind: Literal["act", "undo"]
    events: list[dict[str, Any]]


class OutcomeInfo(BaseModel):
    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    sheet: list[list[dict[str, Any]]]


class ClientHello(BaseModel):
    t: Literal["hello"]
    since: int | None = None


class ClientAct(BaseModel):
    t: Literal["act"]
    id: str
    ply: int
    seat: int
    text: str
    n: int | None = None


class ClientWhy(BaseModel):
    t: Literal["why"]
    id: str
    seat: int
    text: str


class ClientUndo(BaseModel):
    t: Literal["undo"]
    id: str
    ply: int


class ClientUndoReply(BaseModel):
    t: Literal["undo_reply"]
    id: str
    agree: bool


class ClientSay(BaseModel):
    t: Literal["say"]
    id: str
    phrase: str | None = None
    text: str | None = None


class ClientHint(BaseModel):
    t: Literal["hint"]
    id: str
    seat: int


class ClientSeat(BaseModel):
    t: Literal["seat"]
    seat: int


class ClientPing(BaseModel):
    t: Literal["ping"]
    id: str


class ServerSnapshot(BaseModel):
    t: Literal["snapshot"]
    n: int
    ply: int
    table: TableInfo
    seat: int
    log: list[LogLine]
    last_mine: int
    view: dict[str, Any] | None
    legal: list[tuple[str, list[str]]]
    to_act: int
    outcome: OutcomeInfo | None
    undo: UndoInfo | None
    clock: ClockNow | None


class ServerUpdate(BaseModel):
    """Without view, legal, to_act, outcome, undo and clock in the older part of a gap."""

    t: Literal["update"]
    n: int
    ply: int
    seat: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    legal: list[tuple[str, list[str]]] | None = None
    to_act: int | None = None
    outcome: OutcomeInfo | None = None
    undo: UndoInfo | None = None
    clock: ClockNow | None = None


class ServerAck(BaseModel):
    t: Literal["ack"]
    id: str
    ply: int


class ServerRefused(BaseModel):
    t: Literal["refused"]
    id: str
    refusal: RefusalInfo


class ServerStale(BaseModel):
    t: Literal["stale"]
    id: str
    ply: int


class ServerError(BaseModel):
    t: Literal["error"]
    id: str | None = None
    key: str
    params: dict[str, Any]


class ServerWhy(BaseModel):
    t: Literal["why"]
    id: str
    refusal: RefusalInfo | None


class ServerHint(BaseModel):
    t: Literal["hint"]
    id: str
    text: str
    reason: dict[str, Any]


class ServerTable(BaseModel):
    """With `seat` when it opens the answer to a hello with `since`."""

    t: Literal["table"]
    n: int
    table: TableInfo
    seat: int | None = None


class ServerSaid(BaseModel):
    t: Literal["said"]
    n: int
    seat: int
    name: str
    at: int
    phrase: str | None = None
    text: str | None = None


class ServerUndoAsked(BaseModel):
    t: Literal["undo_asked"]
    n: int
    id: str
    seat: int
    to: int


class ServerUndoAnswered(BaseModel):
    t: Literal["undo_agreed", "undo_declined"]
    n: int
    id: str
    seat: int


class ServerPaused(BaseModel):
    t: Literal["paused"]
    n: int
    on: bool
    seat: int


class ServerThinking(BaseModel):
    t: Literal["thinking"]
    seat: int
    on: bool


class ServerPong(BaseModel):
    t: Literal["pong"]
    id: str


WIRE: tuple[type[BaseModel], ...] = (
    ClientHello,
    ClientAct,
    ClientWhy,
    ClientUndo,
    ClientUndoReply,
    ClientSay,
    ClientHint,
    ClientSeat,
    ClientPing,
    ServerSnapshot,
    ServerUpdate,
    ServerAck,
    ServerRefused,
    ServerStale,
    ServerError,
    ServerWhy,
    ServerHint,
    ServerTable,
    ServerSaid,
    ServerUndoAsked,
    ServerUndoAnswered,
    ServerPaused,
    ServerThinking,
    ServerPong,
)


def wire_schemas() -> dict[str, Any]:
    """JSON Schemas of all frames, to stand beside those of the HTTP interface."""
    models: tuple[type[BaseModel], ...] = (ErrorAnswer, *WIRE)
    _, schema = models_json_schema(
        [(model, "validation") for model in models], ref_template="#/components/schemas/{model}"
    )
    found: dict[str, Any] = schema["$defs"]
    return found
