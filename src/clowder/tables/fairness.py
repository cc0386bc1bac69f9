"""Chance that can be checked afterwards. docs/fairness.md is the exact description for other implementations."""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, get_args

import orjson

from clowder.core.errors import ClowderError
from clowder.core.one_line import is_plain
from clowder.core.record import Record, first_state, replay_with
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import deals
from clowder.tables.match import GIVEN
from clowder.tables.model import SeatKind

CONTRIBUTION_LIMIT = 64
ID_LIMIT = 32  # letters of a deal's id, and of a level
MOST_COUNTED = 10**6  # moves taken back, simulations of a bot
TABLE_ID = re.compile(r"[A-Za-z0-9]{1,32}")
BY = ("person", "bot", "absent", "clock", GIVEN)
PROOF = ("secret", "commitment", "contributions", "seal", "table", "deal")


class Flaw(str):
    """Why a record is not genuine, in English; people read the sentence `flaw-<key>` of clowder.cli."""

    key: str
    params: Json
    error: ClowderError | None

    def __new__(cls, sentence: str, key: str, error: ClowderError | None = None, **params: Any) -> "Flaw":
        self = super().__new__(cls, sentence)
        self.key, self.params, self.error = key, params, error
        return self


WRONG_SEED = Flaw("the seed does not come from the secret, the table and the contributions", "seed")


def new_secret() -> str:
    return secrets.token_hex(32)


@lru_cache(maxsize=4096)
def commitment_of(secret: str) -> str:
    """Shown before the deal: SHA-256 of the 32 secret bytes. Every description of a table has it, so it is kept."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_contribution(text: str) -> bool:
    return len(text) <= CONTRIBUTION_LIMIT and all(letter in "0123456789abcdef" for letter in text)


def seed_of(secret: str, table: str, contributions: Sequence[str]) -> int:
    """The first 128 bits of HMAC-SHA256(secret, lines): a name, the table id, one line per seat."""
    message = "\n".join(["clowder-seed-1", table, *contributions]).encode("utf-8", "surrogatepass")
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:16], "big")


def seal_of(data: Json) -> str:
    """SHA-256 of the whole record without the seal itself, as canonical JSON."""
    extra = {name: value for name, value in data.get("extra", {}).items() if name != "seal"}
    text = json.dumps({**data, "extra": extra}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    # halves of a letter, which JSON can hold and UTF-8 cannot, are in no record of ours: any seal is wrong for them
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def sealed(data: Json) -> Json:
    """The record with its seal."""
    return {**data, "extra": {**data["extra"], "seal": seal_of(data)}}


def is_online(data: Any) -> bool:
    """Whether a record claims to come from an online table: then it has to prove its chance."""
    extra = data.get("extra") if isinstance(data, dict) else None
    return isinstance(extra, dict) and any(name in extra for name in PROOF)


def is_known_deal(data: Json) -> bool:
    """Whether a record says that its deal could be known beforehand: then nothing is promised about its chance."""
    extra = data.get("extra")
    return isinstance(extra, dict) and "deal" in extra


def verify(data: Any) -> list[Flaw]:
    """What is wrong with a record of an online game; an empty list when it is genuine and complete.

    The moves are played again only where chance and seal hold: a changed record is not worth it.
    """
    try:
        record = Record.from_json(data)
    except ClowderError as error:
        return [Flaw(str(error), "refused", error)]
    if not _can_be_kept(data):
        return [Flaw("it holds a number of more than 64 bits, or lists nested too deep", "unwieldy")]
    faults = _deal_faults(record) if is_known_deal(data) else _chance_faults(record)
    if record.extra.get("seal") != seal_of(data):
        faults.append(Flaw("the seal does not fit: something in the record was changed", "seal"))
    return faults or _shape_faults(record) or _game_faults(record)


def _can_be_kept(data: Json) -> bool:
    """Whether it can be stored and sent as it is: whatever JSON can say may stand in what nobody looks at."""
    try:
        orjson.dumps(data)
    except TypeError:
        return False
    return True


def _shape_faults(record: Record) -> list[Flaw]:
    """What a record of ours always has and its seal does not prove: anybody can seal what they made up."""
    extra = record.extra
    moves, players = extra.get("moves"), extra.get("players")
    if not TABLE_ID.fullmatch(extra["table"]):
        return [Flaw("the id of its table is not one of ours", "table")]
    if not isinstance(players, list) or len(players) != record.seats or not all(map(_is_player, players)):
        return [Flaw("there is not one player with kind, name and level for every seat", "players")]
    if not (_is_time(extra.get("started")) and _is_time(extra.get("ended"))):
        return [Flaw("it does not say when the game started and ended", "times")]
    if not isinstance(moves, list) or len(moves) != len(record.actions):
        return [Flaw("there is not one entry in 'moves' for every action", "moves")]
    for ply, move in enumerate(moves, 1):
        if not isinstance(move, dict) or not _is_time(move.get("at")) or move.get("by") not in BY:
            return [Flaw(f"move {ply} does not say when and by whom it was made", "entry", ply=ply)]
    wrong = _odd_facts(extra)
    if wrong:
        return [Flaw(f"what it says of {wrong[0]!r} cannot be read", "extra", name=wrong[0])]
    given = extra["deal"].get("given", 0) if "deal" in extra else 0
    if [move["by"] == GIVEN for move in moves] != [True] * given + [False] * (len(moves) - given):
        return [Flaw("it is not clear which moves were made before the table began", "given")]
    return []


def _odd_facts(extra: Json) -> list[str]:
    """Which of the facts that few records have are of the wrong kind."""
    deal = extra.get("deal", {})
    fits = {
        "take_backs": _is_count(extra.get("take_backs", 0)),
        "deal.simulations": _is_count(deal.get("simulations", 0)),
        "deal.counts": type(deal.get("counts", False)) is bool,
        "deal.id": isinstance(deal.get("id", ""), str) and len(deal.get("id", "")) <= ID_LIMIT,
    }
    return [name for name, is_fine in fits.items() if not is_fine]


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST_COUNTED


def _is_player(player: Any) -> bool:
    if not isinstance(player, dict) or player.get("kind") not in get_args(SeatKind):
        return False
    if not all(isinstance(player.get(name), str) and is_plain(player[name]) for name in ("name", "level")):
        return False
    return len(player["level"]) <= ID_LIMIT


def _is_time(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**53


def _game_faults(record: Record) -> list[Flaw]:
    """Whether the moves lead from the deal to the outcome, each made by the seat that is named for it."""
    try:
        game = GAMES.get(record.game)
        seats = [int(first_state(game, record).to_act())]
        result = replay_with(game, record, lambda _ply, state, _events: seats.append(int(state.to_act())))
    except ClowderError as error:
        return [Flaw(str(error), "refused", error)]
    if result.error is not None:
        return [Flaw(f"move {result.ply + 1}: {result.reason}", "move", result.error, ply=result.ply + 1, game=game.id)]
    for ply, move in enumerate(record.extra["moves"]):
        if type(move.get("seat")) is not int or move["seat"] != seats[ply]:  # true and 1.0 equal 1
            return [Flaw(f"move {ply + 1} was not made by the seat that is named for it", "seat", ply=ply + 1)]
    outcome = result.state.outcome()
    if outcome is None:
        return [Flaw("the moves do not reach the end of the game", "unfinished")]
    if _as_text(record.extra.get("outcome")) != _as_text(json.loads(json.dumps(outcome.as_json()))):
        return [Flaw("the outcome differs from the one the moves lead to", "outcome")]
    return []


def _as_text(data: Any) -> str:
    """What is compared to the letter: true, 1 and 1.0 are equal otherwise."""
    return json.dumps(data, sort_keys=True)


def _chance_faults(record: Record) -> list[Flaw]:
    extra = record.extra
    faults = _seed_faults(record, extra)
    readable = faults in ([], [WRONG_SEED])
    if readable and extra.get("commitment") != commitment_of(extra["secret"]):
        return [Flaw("the secret does not fit the commitment shown before the deal", "commitment"), *faults]
    return faults


def _deal_faults(record: Record) -> list[Flaw]:
    """Whether a deal that was known beforehand is the one it says."""
    deal, table = record.extra["deal"], record.extra.get("table")
    source = deal.get("source") if isinstance(deal, dict) else None
    if not isinstance(source, dict) or not isinstance(table, str):
        return [Flaw("it does not say where its deal comes from", "source")]
    given = deal.get("given", 0)
    if type(given) is not int or not 0 <= given <= len(record.actions):
        return [Flaw("it does not say how many moves were made before the table began", "given")]
    if not deals.is_daily(source):
        return _seed_faults(record, source)
    fits = deals.daily_seed(record.game, record.rules_version, source["version"], source["day"])
    return [] if int(fits, 16) == record.seed else [Flaw("the seed is not that of the day and the version", "day")]


def _seed_faults(record: Record, proof: Json) -> list[Flaw]:
    secret, table, gifts = proof.get("secret"), proof.get("table"), proof.get("contributions")
    if not isinstance(secret, str) or not _is_secret(secret):
        return [Flaw("the secret is missing or not 64 hexadecimal digits", "secret")]
    if not isinstance(table, str) or not isinstance(gifts, list) or len(gifts) != record.seats:
        return [Flaw("the table id or the contributions of the seats are missing", "contributions")]
    if not all(isinstance(gift, str) and is_contribution(gift) for gift in gifts):
        return [Flaw("a contribution is not a short hexadecimal text", "contribution")]
    return [] if seed_of(secret, table, gifts) == record.seed else [WRONG_SEED]


def _is_secret(text: str) -> bool:
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)
