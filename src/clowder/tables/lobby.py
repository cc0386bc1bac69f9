"""Making a table, coming and going, starting, and once more with the same people."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from clowder.core.errors import UnknownGame
from clowder.core.one_line import one_line
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import fairness
from clowder.tables.clock import check_clock
from clowder.tables.editions import parts_hash
from clowder.tables.model import (
    NAME_LIMIT,
    Beginning,
    SeatHead,
    Spectators,
    TableError,
    TableHead,
    new_id,
    now_ms,
)
from clowder.tables.table import Table
from clowder.tables.thinking import temper_at, usual_level

Tempers = Callable[[str], list[str]]  # those of a level, by seat; what `Thinker.tempers` says


def plain(_level: str) -> list[str]:
    """Bots without tempers."""
    return []


def give_tempers(seats: list[SeatHead], tempers: Tempers) -> None:
    """To the bots, by the seats they sit on."""
    for n, seat in enumerate(seats):
        if seat.kind == "bot":
            seat.temper = temper_at(n, tempers(seat.level))


def new_grant() -> str:
    """What a seat's tokens are bound to."""
    return secrets.token_hex(8)


def clean_name(name: str, otherwise: str) -> str:
    """A name on one line, without control characters, of a sensible length."""
    return one_line(name, NAME_LIMIT) or otherwise


def new_head(
    *,
    game: str,
    options: Json,
    seats: list[Json],
    person: str,
    name: str,
    levels: list[str],
    tempers: Tempers = plain,
    private: bool = False,
    spectators: Spectators = "public",
    clock: Any = None,
    language: str = "",
    parts: dict[str, dict[str, str]] | None = None,
    beginning: Beginning | None = None,
) -> TableHead:
    """A table that nobody has started yet. Raises TableError, UnknownGame, InvalidOptions."""
    try:
        rules = GAMES.get(game)
    except UnknownGame:
        raise TableError("unknown_game", 404, game=game[:50]) from None
    filled = rules.options_for(len(seats), options)
    made = [_seat(wanted, levels, person, name, n) for n, wanted in enumerate(seats)]
    give_tempers(made, tempers)
    return TableHead(
        id=new_id(),
        game=game,
        rules_version=rules.rules_version,
        parts_hash=parts_hash(rules, filled),
        options=filled,
        seats=made,
        host=person,
        secret=fairness.new_secret(),
        keyed=True,
        private=private,
        by_link=private,
        spectators=spectators,
        clock=check_clock(clock),
        language=language,
        parts=parts or {},
        beginning=beginning,
    )


def _seat(wanted: Json, levels: list[str], person: str, name: str, n: int) -> SeatHead:
    kind = wanted.get("kind", "open")
    own_name = str(wanted.get("name") or "")
    if kind in ("me", "hotseat"):
        shown = clean_name(own_name, name if kind == "me" or not name else f"{name} {n + 1}")
        return SeatHead("person", shown, person, grant=new_grant())
    if kind == "bot":
        level = str(wanted.get("level") or usual_level(levels))
        if level not in levels:
            raise TableError("unknown_level", 422, level=level[:50], levels=levels)
        return SeatHead("bot", clean_name(own_name, ""), level=level)
    return SeatHead("open", clean_name(own_name, ""))


def contribute(head: TableHead, person: str, contribution: str) -> None:
    """Mix a person's own randomness into the seed of a table that is not dealt yet."""
    if not contribution:
        return
    if not fairness.is_contribution(contribution):
        raise TableError("bad_contribution", 422, limit=fairness.CONTRIBUTION_LIMIT)
    for n in head.seats_of(person):
        head.seats[n].contribution = contribution


def rematch_head(
    old: TableHead,
    person: str,
    names: Mapping[str, str],
    blocked: frozenset[str] = frozenset(),
    tempers: Tempers = plain,
) -> TableHead:
    """The same people and settings at a fresh table, one seat further round. Who left or is `blocked` is not seated.

    `names` are those that people have now; several people at one screen keep the names they sat down with.
    """
    seats = [
        SeatHead() if s.left or s.person in blocked else SeatHead(s.kind, s.name, s.person, s.level, grant=new_grant())
        for s in old.seats
    ]
    for known in old.people():
        own = [seat for seat in seats if seat.kind == "person" and seat.person == known]
        _call(own, names.get(known, ""), "", len(own) == 1)
    seats = seats[-1:] + seats[:-1]
    give_tempers(seats, tempers)
    rules = GAMES.get(old.game)
    return TableHead(
        id=new_id(),
        game=old.game,
        rules_version=rules.rules_version,
        parts_hash=parts_hash(rules, old.options),
        options=old.options,
        seats=seats,
        host=person,
        secret=fairness.new_secret(),
        keyed=True,
        private=old.private,
        by_link=old.private,
        spectators=old.spectators,
        clock=old.clock,
        language=old.language,
        parts=old.parts,
    )


async def join(table: Table, person: str, name: str, seat: int | None, contribution: str, invited: str = "") -> int:
    """Sit down on an open seat, or come back to one's own; `invited` is whose link to play it was. Returns the seat."""
    own = table.head.seats_of(person)
    head = table.data.copy_head()
    if own and (seat is None or seat in own):
        place = own[0] if seat is None else seat
        head.seats[place].left = False
        head.seats[place].name = clean_name(name, head.seats[place].name)
        if head.status == "open":
            contribute(head, person, contribution)
        await table.save(head)
        table.schedule()
        return place
    if head.status != "open":
        raise TableError("already_started")
    if own and head.host != person:  # several people at one screen sit at a table of their own
        raise TableError("already_seated", seat=own[0])
    free = [n for n, other in enumerate(head.seats) if other.kind == "open"]
    if seat is None:
        if not free:
            raise TableError("table_full")
        seat = free[0]
    if not 0 <= seat < len(head.seats):
        raise TableError("no_such_seat", 422, seat=seat)
    if seat not in free:
        raise TableError("seat_taken", seat=seat)
    by = invited if head.seats_of(invited) else ""  # nothing is remembered of who does not sit here
    since = head.seats[seat].since
    head.seats[seat] = SeatHead("person", clean_name(name, ""), person, grant=new_grant(), invited=by, since=since)
    contribute(head, person, contribution)
    await table.save(head)
    return seat


async def leave(table: Table, person: str) -> None:
    """Get up: an open table gets its seat back, at a running one a bot goes on; one may come back.

    Tokens for the seat end with it, and so does an undo that was asked for: who leaves has not agreed.
    """
    seats = table.head.seats_of(person)
    if not seats:
        raise TableError("not_seated", 403)
    if table.data.question is not None:
        await table.write(table.entry("decline", seats[0], "", "", table.data.ply()))
    head = table.data.copy_head()
    for n in seats:
        if head.status == "open":
            head.seats[n] = SeatHead(since=table.n)
        else:
            head.seats[n].left, head.seats[n].grant = True, new_grant()
    if head.status == "open":
        for seat in head.seats:
            seat.invited = "" if seat.invited == person else seat.invited
    if head.status == "open" and head.host == person:
        others = sorted(head.people())
        head.host = others[0] if others else ""
        if not others:
            head.status = "archived"
    await table.save(head)
    table.schedule()


async def rename(table: Table, person: str, name: str, before: str = "") -> None:
    """A person's new name on their seats; `before` is the old one.

    Several people at one screen keep the names they sat down with, but nobody stays without one. When a game is over,
    who had no name gets one, and the others are called what they were called.
    """
    head = table.data.copy_head()
    going_on = head.status in ("open", "running")
    own = [head.seats[n] for n in head.seats_of(person)]
    _call(own, clean_name(name, ""), before if going_on else "", going_on and len(own) == 1)
    if [seat.name for seat in head.seats] != [seat.name for seat in table.head.seats]:
        await table.save(head)


def _call(own: list[SeatHead], name: str, before: str, whatever: bool) -> None:
    """Give a person's seats their name: the first if it has none (with `whatever` in any case) and the one with the old
    name get it, the others get it with a number."""
    if not name:
        return
    for n, seat in enumerate(own):
        if (n == 0 and (whatever or not seat.name)) or (before and seat.name == before):
            seat.name = name
        elif not seat.name:
            seat.name = f"{name} {n + 1}"
        elif before and seat.name.startswith(f"{before} ") and seat.name[len(before) + 1 :].isdigit():
            seat.name = f"{name} {seat.name[len(before) + 1 :]}"


async def take_name(table: Table, person: str) -> None:
    """The seats of a person have no name any more."""
    head = table.data.copy_head()
    for n in head.seats_of(person):
        head.seats[n].name = ""
    if [seat.name for seat in head.seats] != [seat.name for seat in table.head.seats]:
        await table.save(head)


async def ready(table: Table, person: str, on: bool) -> None:
    """Somebody at an open table would like to begin, or not yet."""
    head = table.data.copy_head()
    seats = head.seats_of(person)
    if not seats:
        raise TableError("not_seated", 403)
    if head.status != "open":
        raise TableError("already_started")
    for n in seats:
        head.seats[n].ready = on
    if any(table.head.seats[n].ready != on for n in seats):
        await table.save(head)


async def start(table: Table, person: str, contribution: str = "", fill: str = "") -> None:
    """Deal. Open seats must be taken or filled with bots of a level. Starting twice is starting once."""
    head = table.data.copy_head()
    if not head.seats_of(person) and head.host != person:
        raise TableError("not_seated", 403)
    if head.status == "running":
        return
    if head.status != "open":
        raise TableError("not_open")
    if not table.presence.may_start(head, person):
        raise TableError("not_host", 403)
    levels = table.services.thinker.levels()
    if fill and fill not in levels:
        raise TableError("unknown_level", 422, level=fill[:50], levels=levels)
    for n, seat in enumerate(head.seats):
        if seat.kind == "open":
            if not fill:
                raise TableError("seats_open")
            head.seats[n] = SeatHead("bot", "", level=fill, since=head.seats[n].since)
            head.seats[n].temper = temper_at(n, table.services.thinker.tempers(fill))
    contribute(head, person, contribution)
    head.status, head.started = "running", now_ms()
    await table.save(head, tell=False)  # who gets the deal gets the table with it
    table.begin()
    await table.look_up_rests()
    table.schedule()
    table.services.settled(table)
