"""A table as people see it from outside: its seats, settings and state, and nothing of the game itself."""

from typing import Final

from clowder.tables import fairness
from clowder.tables.data import TableData
from clowder.tables.message_parts import BeginningInfo, PartInfo, PauseInfo, Seat, TableInfo
from clowder.tables.model import Beginning, TableHead
from clowder.tables.presence import Presence
from clowder.tables.resting import rests_until

WORD_LIMIT: Final = 64  # letters of an option's value in a list


def table_info(
    head: TableHead, person: str, data: TableData | None = None, presence: Presence | None = None
) -> TableInfo:
    """What one person may know of a table; with `data` and `presence` where this process has it in memory."""
    return as_told_to(person, head, info_for_all(head, data, presence), presence)


def info_for_all(head: TableHead, data: TableData | None = None, presence: Presence | None = None) -> TableInfo:
    """What a stranger may know of a table."""
    info: TableInfo = {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "options": head.options,
        "status": head.status,
        "private": head.private,
        "spectators": head.spectators,
        "host": False,
        "may_start": False,
        "seats": [_seat(head, n, data, presence) for n in range(len(head.seats))],
        "commitment": fairness.commitment_of(head.secret) if head.deal is None else "",
        "contributed": [bool(seat.contribution) for seat in head.seats],
        "invite": None,
        "clock": head.clock,
        "paused": data.paused if data is not None else False,
        "pause": _pause(data) if data is not None and data.paused else None,
        "broken": data.broken or None if data is not None else None,
        "created": head.created,
        "started": head.started or None,
        "ended": head.ended or None,
        "rematch": head.rematch or None,
    }
    if head.deal is not None:
        info["deal"] = {
            "id": head.deal["id"],
            "counts": head.deal["counts"],
            "day": head.deal["day"],
            "given": head.given,
        }
    if head.beginning is not None:
        info["beginning"] = _beginning(head, head.beginning)
    take_backs = data.take_backs if data is not None else head.take_backs
    if head.parts:
        info["parts"] = [_part(head, option) for option in head.parts]
    if take_backs:
        info["take_backs"] = take_backs
    if head.language:
        info["language"] = head.language
    return info


def as_told_to(person: str, head: TableHead, info: TableInfo, presence: Presence | None) -> TableInfo:
    """The same for a person: their seats, whether they are the host and may start, and how to invite others."""
    own, host = head.seats_of(person), head.host == person
    if not own and not host:
        return info
    seats = info["seats"]
    if own:
        seats = [{**seat, "me": True} if n in own else seat for n, seat in enumerate(seats)]
    host = host and bool(person)
    may_start = head.status == "open" and (host or (presence is not None and presence.may_start(head, person)))
    return {**info, "host": host, "may_start": may_start, "seats": seats, "invite": f"/t/{head.id}"}


def _pause(data: TableData) -> PauseInfo:
    left: int | None = data.pause_left()
    return {"seats": list(data.pauses.holders.values()), "left": left if left is None else max(0, left)}


def summary(info: TableInfo) -> TableInfo:
    """For a list: options that are a word, a number or yes and no; boards and decks of one's own are left out,
    and so is the board that a game begins from."""
    short = {name: value for name, value in info["options"].items() if _is_short(value)}
    told: TableInfo = {**info, "options": short}
    if "beginning" in told:
        begun = told["beginning"]
        told["beginning"] = {"source": begun["source"], "seat": begun["seat"], "eyes": begun["eyes"]}
    return told


def _is_short(value: object) -> bool:
    return isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= WORD_LIMIT)


def _part(head: TableHead, option: str) -> PartInfo:
    own = head.parts[option]
    seats = head.seats_of(own["person"])
    return {"option": option, "name": own["name"], "seat": seats[0] if seats else None}


def _beginning(head: TableHead, begun: Beginning) -> BeginningInfo:
    own = head.seats_of(begun["person"])
    told: BeginningInfo = {"source": begun["source"], "seat": own[0] if own else None, "eyes": begun["eyes"]}
    if head.status == "open" and begun["look"]:
        told["look"] = {"view": begun["look"]["view"], "to_act": begun["look"]["to_act"]}
    return told


def _seat(head: TableHead, n: int, data: TableData | None, presence: Presence | None) -> Seat:
    seat = head.seats[n]
    told: Seat = {
        "seat": n,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level or None,
        "me": False,
        "online": seat.kind == "bot" or (presence is not None and presence.is_online(seat)),
        "away": presence is not None and presence.is_away(seat),
        "bot_playing": seat.kind == "bot" or (presence is not None and presence.bot_plays(head, n)),
    }
    if seat.temper:
        told["temper"] = seat.temper
    if seat.ready and head.status == "open":
        told["ready"] = True
    until = rests_until(data.clock, n) if data is not None and head.status == "running" else 0
    if until:
        told["vacation"] = until
    return told
