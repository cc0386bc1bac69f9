"""What a table knows of bots: that somebody chooses for them, what they are asked, and what their levels are called."""

import hashlib
from typing import NamedTuple, Protocol

from clowder.core.types import Json
from clowder.tables import deals
from clowder.tables.match import Match
from clowder.tables.model import TableHead, record_from
from clowder.tables.pacing import Pace


class Asker(NamedTuple):
    """For whom a bot thinks: one person's tables are served as much as another's, watched ones first."""

    person: str = ""
    watched: bool = True


class Thinker(Protocol):
    """Where bots think: a pool of processes here, or workers on other machines."""

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        """The text of a legal action. Cancelling the call stops the thought."""

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        """Why this is a good move, from what the seat may know: the key of a sentence about hints, and its facts."""

    def levels(self) -> list[str]:
        """The names of the levels, weakest first."""

    def pace(self, game: str, level: str) -> Pace:
        """How long a turn of a level takes, as far as that is known beforehand."""

    def tempers(self, level: str) -> list[str]:
        """The tempers that bots of a level have, in the order of the seats; none: they all play alike."""


class Turn(NamedTuple):
    """What a thought is about: words and pauses do not change it, moves and undos do."""

    ply: int
    last_undo: int  # its number; two turns at the same ply may lead to different positions
    seat: int


class Decision(NamedTuple):
    """A decision for a bot: the game so far, the seed of its own chance, and who waits for it."""

    record: Json
    seat: int
    level: str
    seed: int
    asker: Asker


def decision_for(head: TableHead, match: Match, seat: int, level: str, asker: Asker, temper: str = "") -> Decision:
    record = record_from(head, match.seed, (move.text for move in match.played))
    if head.deal is not None and head.deal["simulations"]:
        seed = deals.bot_seed(head.deal, match.ply, seat)
    else:
        words = f"bot {match.ply} {seat}".encode()
        seed = int.from_bytes(hashlib.sha256(bytes.fromhex(head.secret) + words).digest()[:8], "big")
    return Decision(record.as_json(), seat, deals.level_of(head.deal, level, temper), seed, asker)


def temper_at(seat: int, tempers: list[str]) -> str:
    """Of a bot on a seat: bots are called by their seats, so who is called the same is the same cat."""
    return tempers[seat % len(tempers)] if tempers else ""


def usual_level(levels: list[str]) -> str:
    """For seats nobody chose a level for: the middle one, the weaker of two."""
    return levels[(len(levels) - 1) // 2]
