"""Deals that are known beforehand: the deal of the day, a challenge, a game played on from one of its moves.

Chance at such a table comes from a seed that somebody can know, by design: docs/fairness.md says what that means. Where
tries are compared the bots look at no clock and their own dice follow from the deal, so equal moves give equal games.
"""

import hashlib
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from clowder import __version__
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables.asked import Asked
from clowder.tables.model import ALPHABET, Deal, TableHead

DAILY_SEATS: Final = 3
DAILY_LEVEL: Final = "alley-cat"
SIMULATIONS: Final = 100  # of a bot per decision where tries are compared
ID_LETTERS: Final = 16
DAY_MS: Final = 86_400_000


@dataclass(frozen=True)
class Plan:
    """A deal to be played by anybody on the same seat against the same bots."""

    game: str
    rules_version: str
    seats: int
    options: Json
    seed: str  # 32 hexadecimal digits
    keyed: bool
    seat: int
    levels: list[str]  # of every seat; that of `seat` is not used
    source: Json  # where the seed comes from: see `Deal`
    simulations: int = SIMULATIONS
    day: str = field(default="", compare=False)

    @property
    def id(self) -> str:
        """Follows from all of it: the same deal has one id, and nobody finds it who does not know the seed."""
        facts = {name: value for name, value in vars(self).items() if name not in ("source", "day")}
        digest = hashlib.sha256(json.dumps(facts, sort_keys=True, separators=(",", ":")).encode()).digest()
        number = int.from_bytes(digest, "big")
        letters = []
        for _ in range(ID_LETTERS):
            number, letter = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return "".join(letters)

    def as_json(self) -> Json:
        return dict(vars(self))

    def deal(self, counts: bool) -> Deal:
        """For the head of a table at which it is played."""
        return Deal(
            id=self.id,
            seed=self.seed,
            source=self.source,
            given=[],
            simulations=self.simulations,
            counts=counts,
            day=self.day,
        )


def day_of(milliseconds: int) -> str:
    """The day in UTC: 2026-11-17."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def end_of_day(milliseconds: int) -> int:
    return (milliseconds // DAY_MS + 1) * DAY_MS


def daily_seed(game: str, rules_version: str, version: str, day: str) -> str:
    """The first 128 bits of SHA-256 over lines: the same on every server of a version, and no secret."""
    words = "\n".join(["clowder-daily-1", version, game, rules_version, day])
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def daily_plan(game: str, day: str) -> Plan:
    """The deal of a game on a day: of the usual options, on a seat that changes from day to day."""
    rules: Game = GAMES.get(game)
    seats = max(rules.min_seats, min(DAILY_SEATS, rules.max_seats))
    seed = daily_seed(game, rules.rules_version, __version__, day)
    return Plan(
        game=game,
        rules_version=rules.rules_version,
        seats=seats,
        options=rules.options_for(seats, {}),
        seed=seed,
        keyed=True,
        seat=int(seed[-8:], 16) % seats,
        levels=[DAILY_LEVEL] * seats,
        source={"day": day, "version": __version__},
        day=day,
    )


def source_of(head: TableHead) -> Json:
    """Where the seed of a finished table comes from, for who checks a record of the same deal."""
    if head.deal is not None:
        return head.deal["source"]
    return {
        "secret": head.secret,
        "table": head.id,
        "contributions": [seat.contribution for seat in head.seats],
    }


def challenge_plan(head: TableHead, seed: int, seat: int) -> Plan:
    """The deal of a finished table, for one seat: where others sat are bots."""
    levels = [other.level or DAILY_LEVEL for other in head.seats]
    levels[seat] = DAILY_LEVEL
    return Plan(
        game=head.game,
        rules_version=head.rules_version,
        seats=len(head.seats),
        options=head.options,
        seed=f"{seed:032x}",
        keyed=head.keyed,
        seat=seat,
        levels=levels,
        source=source_of(head),
    )


def played_on(record: Record, source: Json, ply: int) -> Deal:
    """A game up to a move, to be played on another way: the same deal, the same moves, then new ones."""
    return Deal(
        id="",
        seed=f"{record.seed:032x}",
        source=source,
        given=list(record.actions[:ply]),
        simulations=0,
        counts=False,
        day="",
    )


def level_of(deal: Deal | None, level: str, temper: str = "") -> str:
    """What a thinker is asked for: where tries are compared with a cap on work, no clock and no temper."""
    compared = deal["simulations"] if deal is not None else 0
    return Asked(level, "" if compared else temper, compared).text()


def bot_seed(deal: Deal, ply: int, seat: int) -> int:
    """Of a bot's own dice where tries are compared: everybody meets the same bots."""
    words = "\n".join(["clowder-deal-bot-1", deal["seed"], str(ply), str(seat)])
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


def told(deal: Deal) -> Json:
    """What the record of a table says of its deal."""
    facts: Json = {"source": deal["source"]}
    if deal["given"]:
        facts["given"] = len(deal["given"])
    if deal["simulations"]:
        facts["simulations"] = deal["simulations"]
    if deal["id"]:
        facts["id"] = deal["id"]
        facts["counts"] = deal["counts"]
    return facts


def is_daily(source: Any) -> bool:
    return isinstance(source, dict) and all(isinstance(source.get(name), str) for name in ("day", "version"))
