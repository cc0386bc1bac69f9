"""Writes client/tests/stories/GAME.json: real updates of every game, each with the view before and after it.

PYTHONPATH=src python client/tools/record_stories.py [--check]
The scenes that the client makes of events are tested on them without a browser: for every kind of event the first
updates that carry it, in games played by chance from fixed seeds. With --check nothing is written.
"""

import json
import random
import sys
from typing import Any

from recording import record

import clowder

SEEDS = 12
EACH = 2  # updates kept for each kind of event
# game -> seats, options
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cat-box": (3, {"rules": "special"}),
    "csacska-macska": (3, {}),
    "if-it-fits": (3, {}),
    "cat-attack": (4, {"round_limit": 12}),
}


def play(game_id: str, seed: int) -> list[dict[str, Any]]:
    """One game by chance, seen by the seat that did not begin: every update of it."""
    seats, options = TABLES[game_id]
    state, chance = clowder.game(game_id).new(seats=seats, options=options, seed=seed), random.Random(seed)
    eyes = (int(state.to_act()) + 1) % seats
    found = []
    while not state.is_over():
        before, seat = state.view(eyes), int(state.to_act())
        moves = {state.action_text(action): action for action in state.legal_actions()}
        verb = chance.choice(sorted({move.split()[0] for move in moves}))
        state.events = []
        state.apply(moves[chance.choice([move for move in moves if move.split()[0] == verb])])
        events = [event.seen_by(eyes) for event in state.events]
        found.append({"seat": seat, "eyes": eyes, "events": events, "before": before, "after": state.view(eyes)})
    return found


def text_of(game_id: str) -> str:
    kept: list[dict[str, Any]] = []
    count: dict[str, int] = {}
    for seed in range(SEEDS):
        for update in play(game_id, seed):
            kinds = {str(event["kind"]) for event in update["events"]}
            if any(count.get(kind, 0) < EACH for kind in kinds):
                kept.append(update)
                for kind in kinds:
                    count[kind] = count.get(kind, 0) + 1
    return "[\n" + ",\n".join(json.dumps(update, ensure_ascii=False) for update in kept) + "\n]\n"


if __name__ == "__main__":
    sys.exit(record(__doc__ or "", "stories", TABLES, text_of))
