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
    source = extra["deal"]["source"] if "deal" in extra else extra
    found = of_day(record, source) if "day" in source else of_secret(record, source)
    # 1. the commitment
    if (
        source is extra
        and not found
        and hashlib.sha256(bytes.fromhex(extra["secret"])).hexdigest() != extra["commitment"]
    ):
        found.append("commitment")
    # 3. the seal
    kept = {name: value for name, value in extra.items() if name != "seal"}
    if hashlib.sha256(canonical({**record, "extra": kept})).hexdigest() != extra["seal"]:
        found.append("seal")
    # 4. as many moves as entries about them
    if len(extra["moves"]) != len(record["actions"]):
        found.append("moves")
    return found + replayed(record)


def of_day(record: dict[str, Any], source: dict[str, Any]) -> list[str]:
    # the seed of a deal of the day
    lines = ["clowder-daily-1", source["version"], record["game"], record["rules_version"], source["day"]]
    return [] if hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32] == record["seed"] else ["seed"]


def of_secret(record: dict[str, Any], source: dict[str, Any]) -> list[str]:
    # 2. the seed
    secret, gifts = source["secret"], source["contributions"]
    if not isinstance(secret, str) or len(secret) != 64 or not set(secret) <= HEX:
        return ["secret"]
    if len(gifts) != record["seats"] or not all(map(is_contribution, gifts)):
        return ["contributions"]
    message = "\n".join(["clowder-seed-1", source["table"], *gifts]).encode("utf-8")
    return (
        [] if hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()[:32] == record["seed"] else ["seed"]
    )


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
