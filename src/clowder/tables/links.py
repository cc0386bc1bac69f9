"""Links to a table: what each is for, who may make it, and where it leads whoever opens it."""

from dataclasses import dataclass
from typing import Final, Literal

from clowder.tables.model import TableError, TableHead

Purpose = Literal["play", "watch", "replay"]
Way = Literal["table", "join", "watch", "replay"]
OVER: Final = ("over", "archived")


@dataclass(frozen=True, slots=True)
class Link:
    """One link. Its key is known to who got it; `id` names it to its owner. `ended` is 0 while it is in force."""

    id: str
    table: str
    owner: str
    purpose: Purpose
    created: int
    ply: int = 0  # of a replay: where it begins
    eyes: str = "all"  # of a replay: all, none or a seat
    names: bool = True  # of a replay: whether people are named
    ended: int = 0


def offers(head: TableHead, person: str, is_over: bool) -> list[Purpose]:
    """The links that this person can make at this table now.

    Where nobody may look on, who is the only person at the table may still show it: nobody else is asked about it.
    """
    own = head.seats_of(person)
    if not own and head.host != person:
        return []
    if head.status in OVER:
        return ["replay"] if is_over else []
    if own and all(head.seats[n].left for n in own):
        return []
    found: list[Purpose] = []
    if head.status == "open" and has_free_seat(head):
        found.append("play")
    if head.spectators != "none" or (head.status == "running" and head.people() == {person}):
        found.append("watch")
    return found


def has_free_seat(head: TableHead) -> bool:
    return any(seat.kind == "open" for seat in head.seats)


def way_of(link: Link, head: TableHead, person: str) -> Way:
    """Where a link leads this person now. Raises TableError with the reason why it leads nowhere."""
    if link.ended:
        raise TableError("link_ended", 410)
    if link.purpose == "replay":
        return "replay"
    if head.seats_of(person) or (person and head.host == person):
        return "table"
    if head.status == "archived":
        raise TableError("link_over", 410)
    if link.purpose == "watch":
        return "watch"
    if head.status == "open" and has_free_seat(head):
        return "join"
    if head.spectators != "none":
        return "watch"
    raise TableError({"open": "link_full", "running": "link_started"}.get(head.status, "link_over"), 410)


def leads_nowhere(link: Link, status: str, spectators: str) -> bool:
    """Whether nobody comes anywhere by a link any more, as `way_of` says for who has no seat: there is nothing to end.

    Who comes late by a link to watch still sees how a game ended, until its table is put away.
    """
    if link.ended or status == "archived":
        return link.ended > 0 or link.purpose != "replay"
    return link.purpose == "play" and status == "over" and spectators == "none"


def needs_link(head: TableHead, person: str) -> bool:
    """Whether somebody comes to a private table by nothing but its address."""
    return head.by_link and not head.seats_of(person) and head.host != person
