"""Moves: their notation and their packed numbers."""

import re
from typing import Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.games.cat_box.codes import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER

NO_SEAT: Final = -1
HINT: Final = (
    "write for example 'play 3.0 @2,0', 'play 1.1 @2,0 stack', 'play reserved @2,0', 'paw 1.0 @-1,-1', "
    "'mouse C26 @0,-1', 'scratcher 2,2', 'fish 4.0', 'end' or 'pass'"
)


class Move:
    """A move as it was written, before anybody asks whether it is legal."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.stack = False  # the word "stack" was added
        self.seat: i64 = NO_SEAT  # owner of the hand, or of the reserved card; NO_SEAT: the own reserved card
        self.slot: i64 = 0
        self.reserved = False
        self.card = ""
        self.x: i64 = 0
        self.y: i64 = 0
        self.quarter: i64 = 0


_NUMBER = r"(-?[0-9]{1,4})"
_CARD_MOVE = re.compile(
    rf"(?P<verb>play|paw) (?:(?P<seat>[0-9])\.(?P<slot>[0-9]{{1,2}})|reserved(?:\.(?P<owner>[0-9]))?)"
    rf" @(?P<x>{_NUMBER[1:-1]}),(?P<y>{_NUMBER[1:-1]})(?P<more>(?: stack| r90| r180| r270)*)"
)
_MOUSE = re.compile(rf"mouse (?P<card>[A-Za-z][A-Za-z0-9]{{0,9}}) @{_NUMBER},{_NUMBER}(?P<more>(?: r90| r180| r270)?)")
_SCRATCHER = re.compile(rf"scratcher {_NUMBER},{_NUMBER}")
_FISH = re.compile(r"fish (?:([0-9])\.([0-9]{1,2})|reserved(?:\.([0-9]))?)")


def read_move(text: str) -> Move:
    """The move a text describes. Raises MalformedAction."""
    plain = " ".join(text.split())
    if plain == "end":
        return Move(END)
    if plain == "pass":
        return Move(PASS)
    match = _CARD_MOVE.fullmatch(plain)
    if match is not None:
        return _card_move(text, match)
    match = _MOUSE.fullmatch(plain)
    if match is not None:
        move = Move(MOUSE)
        move.card = match["card"]
        move.x, move.y = int(match[2]), int(match[3])
        move.quarter = _quarter(match["more"])
        return move
    match = _SCRATCHER.fullmatch(plain)
    if match is not None:
        move = Move(SCRATCHER)
        move.x, move.y = int(match[1]), int(match[2])
        return move
    match = _FISH.fullmatch(plain)
    if match is not None:
        move = Move(FISH)
        _set_source(move, match[1], match[2], match[3])
        return move
    raise MalformedAction(text, HINT)


def _card_move(text: str, match: re.Match[str]) -> Move:
    move = Move(PLAY if match["verb"] == "play" else PAW)
    _set_source(move, match["seat"], match["slot"], match["owner"])
    move.x, move.y = int(match["x"]), int(match["y"])
    words = match["more"].split()
    move.stack = "stack" in words
    turns = [word for word in words if word != "stack"]
    if len(turns) > 1 or len(words) > 2 or words.count("stack") > 1:
        raise MalformedAction(text, HINT)
    move.quarter = _quarter(turns[0]) if turns else 0
    return move


def _set_source(move: Move, seat: str | None, slot: str | None, owner: str | None) -> None:
    if seat is None:
        move.reserved = True
        move.seat = NO_SEAT if owner is None else int(owner) - 1
    else:
        move.seat = int(seat) - 1
        move.slot = int(slot or 0)


def _quarter(word: str) -> int:
    return int(word.strip()[1:]) // 90 if word.strip() else 0
