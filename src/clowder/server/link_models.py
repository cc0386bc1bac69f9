"""The shapes of links over HTTP."""

from typing import Any, Literal

from pydantic import Field

from clowder.server.models import Contribution, Model, ReplayAnswer
from clowder.tables.links import Purpose, Way
from clowder.tables.message_parts import TableInfo

Eyes = Literal["all", "none", "0", "1", "2", "3", "4", "5", "6", "7", "8"]


class LinkWish(Model):
    """`ply`, `eyes` and `names` are for a replay: where it begins, what it shows, and whether people are named."""

    purpose: Purpose
    ply: int = Field(0, ge=0, le=100_000)
    eyes: Eyes = "all"
    names: bool = True


class LinkInfo(Model):
    """One's own link as a list has it: only who got its key can open it."""

    id: str
    table: str
    game: str
    purpose: Purpose
    created: int
    ply: int
    eyes: str
    names: bool


class NewLink(Model):
    link: LinkInfo
    path: str = Field(description="below the server's address; it is told once, here")


class TableLinkList(Model):
    """The links one can make at a table now, and those one has made."""

    offers: list[Purpose]
    links: list[LinkInfo]


class OpenedLink(Model):
    """Where a link leads whoever asks; `owner` is the name of who made it, empty if it is not told."""

    purpose: Purpose
    way: Way
    game: str
    owner: str
    ply: int
    eyes: str
    names: bool
    table: TableInfo | None = Field(description="null for a replay, which has its own")


class LinkJoinWish(Model):
    name: str | None = Field(None, max_length=200)
    contribution: str = Contribution


class LinkReplay(Model):
    """A finished game as a link shows it. `about` is the table without what the link does not tell."""

    about: TableInfo
    outcome: dict[str, Any] | None
    replay: ReplayAnswer
