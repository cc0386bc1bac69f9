"""Chance that can be checked afterwards. docs/fairness.md is the exact description for other implementations."""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any

from clowder.core.errors import ClowderError
from clowder.core.record import Record, replay_with
from clowder.core.types import Json
from clowder.games import GAMES

CONTRIBUTION_LIMIT = 64


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """Shown before the deal: SHA-256 of the 32 secret bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_contribution(text: str) -> bool:
    return len(text) <= CONTRIBUTION_LIMIT and all(letter in "0123456789abcdef" for letter in text)


def seed_of(secret: str, table: str, contributions: Sequence[str]) -> int:
    """The first 128 bits of HMAC-SHA256(secret, lines): a name, the table id, one line per seat."""
    message = "\n".join(["clowder-seed-1", table, *contributions]).encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:16], "big")


def seal_of(data: Json) -> str:
    """SHA-256 of the whole record without the seal itself, as canonical JSON."""
    extra = {name: value for name, value in data.get("extra", {}).items() if name != "seal"}
    text = json.dumps({**data, "extra": extra}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(data: Json) -> Json:
    """The record with its seal."""
    return {**data, "extra": {**data["extra"], "seal": seal_of(data)}}


def verify(data: Any) -> list[str]:
    """All that is wrong with a record of an online game; an empty list when it is genuine and complete."""
    try:
        record = Record.from_json(data)
    except ClowderError as error:
        return [str(error)]
    faults = _chance_faults(record)
    if record.extra.get("seal") != seal_of(data):
        faults.append("the seal does not fit: something in the record was changed")
    try:
        result = replay_with(GAMES.get(record.game), record)
    except ClowderError as error:
        return [*faults, str(error)]
    if result.reason is not None:
        return [*faults, f"move {result.ply + 1}: {result.reason}"]
    outcome = result.state.outcome()
    claimed = record.extra.get("outcome")
    if outcome is None and claimed is not None:
        faults.append("the record claims an end that its moves do not reach")
    elif outcome is not None and claimed != json.loads(json.dumps(outcome.as_json())):
        faults.append("the outcome differs from the one its moves lead to")
    return faults


def _chance_faults(record: Record) -> list[str]:
    extra = record.extra
    secret, table, gifts = extra.get("secret"), extra.get("table"), extra.get("contributions")
    if not isinstance(secret, str) or not _is_secret(secret):
        return ["the secret is missing or not 64 hexadecimal digits"]
    if not isinstance(table, str) or not isinstance(gifts, list) or len(gifts) != record.seats:
        return ["the table id or the contributions of the seats are missing"]
    if not all(isinstance(gift, str) and is_contribution(gift) for gift in gifts):
        return ["a contribution is not a short hexadecimal text"]
    faults = []
    if extra.get("commitment") != commitment_of(secret):
        faults.append("the secret does not fit the commitment shown before the deal")
    if seed_of(secret, table, gifts) != record.seed:
        faults.append("the seed does not come from the secret, the table and the contributions")
    return faults


def _is_secret(text: str) -> bool:
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)
