"""The shapes of the HTTP interface. The client's types are generated from them through /openapi.json."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from clowder.tables.message_parts import TableInfo
from clowder.tables.model import GameKind

Language = Literal["en", "de", "hu", "it", "uk"]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


def _writable(options: dict[str, Any]) -> dict[str, Any]:
    """Nothing that a store could not keep: halves of letters, or nested without end."""
    try:
        json.dumps(options, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        raise ValueError("cannot be stored") from None
    return options


WritableJson = Annotated[dict[str, Any], AfterValidator(_writable)]


class ErrorInfo(Model):
    key: str
    params: dict[str, Any]
    request: str


class ErrorAnswer(Model):
    error: ErrorInfo


class Me(Model):
    id: str
    name: str
    language: str
    address: str | None = Field(
        description="for whoever came by 127.0.0.1: where other devices find this server, empty if they cannot"
    )


class MeChange(Model):
    name: str | None = Field(None, max_length=200)
    language: Language | None = None


class Link(Model):
    link: str


class LinkOwner(Model):
    """Whose private link it is: a name, empty for a guest without one, and whether it is who asks."""

    name: str
    me: bool


class Token(Model):
    token: str


class GameFacts(Model):
    """What the facts of a game's events, refusals and score lines are: seat, card, number ... (clowder.core.facts)."""

    events: dict[str, dict[str, str]] = Field(description="kind of event -> name of a fact -> what it is")
    facts: dict[str, str] = Field(description="name of a fact of refusals and score lines -> what it is")


class GameInfo(Model):
    id: str
    title: str
    seats: tuple[int, int]
    rules_version: str
    options_schema: dict[str, Any]
    levels: list[str]
    paces: dict[str, int] = Field(description="level -> milliseconds that a turn of a bot takes here, about")
    tempers: dict[str, list[str]] = Field(description="level -> tempers that its bots have, by seat")
    facts: GameFacts


class SeatWish(Model):
    kind: Literal["me", "person", "bot", "open", "hotseat"]
    level: str | None = Field(None, max_length=50)
    name: str | None = Field(None, max_length=200)


class ClockWish(Model):
    """Seconds per turn, in the bank and added per move; or days per turn."""

    turn: int = Field(0, ge=0, le=100_000)
    bank: int = Field(0, ge=0, le=100_000)
    increment: int = Field(0, ge=0, le=100_000)
    days: int = Field(0, ge=0, le=60)


class TableWish(Model):
    game: str = Field(max_length=50)
    options: WritableJson = Field(default_factory=dict)
    parts: dict[str, str] = Field(
        default_factory=dict, max_length=8, description="options that are one's own kept parts, by their ids"
    )
    seats: list[SeatWish] = Field(min_length=1, max_length=12)
    private: bool = False
    spectators: Literal["none", "public", "delayed"] = "public"
    clock: ClockWish | None = None
    language: Language | None = Field(None, description="in which people talk here; null: that of who opens the table")
    start: bool = False
    position: WritableJson | None = Field(
        None, description="the game begins from it: options and number of seats are those of the position"
    )
    anew: bool = Field(False, description="what nobody without a seat sees of the position is dealt anew")


Contribution = Field("", max_length=64, pattern="^[0-9a-f]*$")


class JoinWish(Model):
    seat: int | None = Field(None, ge=0, le=11)
    name: str | None = Field(None, max_length=200)
    contribution: str = Contribution


class StartWish(Model):
    contribution: str = Contribution
    fill: str = Field("", max_length=50, description="fill open seats with bots of this level")


class RematchWish(Model):
    start: bool = True


class PauseWish(Model):
    on: bool


class ReadyWish(Model):
    on: bool


class TableAnswer(Model):
    table: TableInfo


class JoinAnswer(Model):
    table: TableInfo
    seat: int


class GameStats(Model):
    game: str
    played: int
    won: int
    mean_rank: float
    mean_seats: float
    mean_score: float
    best_score: int
    last: int


class ResultLine(Model):
    table: str
    game: str
    seat: int
    seats: int
    rank: int
    score: int
    ended: int
    take_backs: int = Field(default=0, description="how often something was taken back after more had been seen")
    hints: int = Field(default=0, description="how often this person asked what a bot would do")
    kind: GameKind = Field(default="usual", description="practice and games played on from others are not summed up")


class Opponent(Model):
    """Somebody one has finished games with: a person by name or a bot by level."""

    name: str
    level: str
    played: int
    ahead: int = Field(description="games in which one did better than they")


class Stats(Model):
    games: list[GameStats]
    recent: list[ResultLine]
    opponents: list[Opponent]


class RecordAnswer(BaseModel):
    """A complete game; docs/fairness.md says how to check it."""

    format: int
    game: str
    rules_version: str
    parts_hash: str
    seats: int
    options: dict[str, Any]
    seed: str
    chance: Literal["keyed"] | None = None  # left out, not null, where it is missing: the seal is over what is there
    beginning: dict[str, Any] | None = None  # as with chance
    actions: list[str]
    extra: dict[str, Any]


class ReplayStep(Model):
    ply: int
    to_act: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    seat: int | None = None
    text: str | None = None
    position: dict[str, Any] | None = None


class ReplayAnswer(Model):
    table: str
    game: str
    seat: int
    plies: int
    steps: list[ReplayStep]


class Health(Model):
    status: Literal["ok", "starting", "failing"]
