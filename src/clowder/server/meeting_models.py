"""The shapes of what people of a table are to each other, and of what the host of the server is told."""

from typing import Literal

from pydantic import Field

from clowder.server.models import Model

Reason = Literal["words", "name", "play", "other"]


class Neighbour(Model):
    seat: int
    blocked: bool


class Company(Model):
    """`words`: one may say more than phrases here."""

    words: bool
    people: list[Neighbour]


class BlockWish(Model):
    on: bool


class ReportWish(Model):
    reason: Reason
    note: str = Field("", max_length=1_000)


class BlockInfo(Model):
    id: str
    name: str
    created: int


class SaidWords(Model):
    seat: int
    name: str
    at: int
    phrase: str | None = None
    text: str | None = None


class ReportInfo(Model):
    """`who` and `by` are the same for the same people, and name nobody."""

    id: str
    table: str
    name: str
    who: str
    by: str
    reason: Reason
    note: str
    words: list[SaidWords]
    created: int
    done: int


class ReportAction(Model):
    """What the host does about it: lay it aside or take it up again, end all sessions of who it is about, or take their
    name away."""

    action: Literal["done", "open", "end_sessions", "remove_name"]
