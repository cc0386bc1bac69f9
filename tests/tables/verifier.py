"""An independent check of a record, written from docs/fairness.md alone. It imports nothing of the server.

    python verifier.py record.json

The dealing and the rules are the games' own business: with the engine installed the moves are replayed as well.
"""

import hashlib
import hmac
import json
import sys
from typing import Any

HEX = set("0123456789abcdef")


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def is_contribution(text: Any) -> bool:
    return isinstance(text, str) and len(text) <= 64 and set(text) <= HEX


def faults(record: dict[str, Any]) -> list[str]:
    extra = record["extra"]
    secret = extra["secret"]
    if not isinstance(secret, str) or len(secret) != 64 or not set(secret) <= HEX:
        return ["secret"]
    key = bytes.fromhex(secret)
    found = []
    # 1. the commitment
    if hashlib.sha256(key).hexdigest() != extra["commitment"]:
        found.append("commitment")
    # 2. the seed
    lines = ["clowder-seed-1", extra["table"], *extra["contributions"]]
    if len(extra["contributions"]) != record["seats"] or not all(map(is_contribution, extra["contributions"])):
        found.append("contributions")
    digest = hmac.new(key, "\n".join(lines).encode("utf-8"), hashlib.sha256).hexdigest()
    if digest[:32] != record["seed"]:
        found.append("seed")
    # 3. the seal
    kept = {name: value for name, value in extra.items() if name != "seal"}
    if hashlib.sha256(canonical({**record, "extra": kept})).hexdigest() != extra["seal"]:
        found.append("seal")
    # 4. as many moves as entries about them
    if len(extra["moves"]) != len(record["actions"]):
        found.append("moves")
    return found + replayed(record)


def replayed(record: dict[str, Any]) -> list[str]:
    # 5. the moves, by the engine
    try:
        import clowder
    except ImportError:
        return []
    kept = clowder.Record.from_json(record)
    state = clowder.game(kept.game).new(**kept.deal())
    actors = [state.to_act()]
    result = clowder.replay(kept, lambda _ply, state, _events: actors.append(state.to_act()))
    if not result.ok:
        return [f"move {result.ply}"]
    if [move["seat"] for move in record["extra"]["moves"]] != actors[:-1]:
        return ["seats of the moves"]
    outcome = result.state.outcome()
    same = outcome is not None and json.loads(canonical(outcome.as_json())) == record["extra"]["outcome"]
    return [] if same else ["outcome"]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        wrong = faults(json.load(file))
    print("genuine" if not wrong else "NOT genuine: " + ", ".join(wrong))
    sys.exit(1 if wrong else 0)
