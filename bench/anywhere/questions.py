"""Positions of random games, as the questions that a table asks its bots."""

import json
from typing import Any

import clowder
from clowder.core.record import Record
from clowder.core.rng import Rng

LEVELS = ("kitten", "house-cat", "alley-cat")


def questions(count: int, seats: int = 4) -> list[tuple[str, str, list[str]]]:
    """Title, level and so many questions, in order of a game: a bot that heard one knows most of the next."""
    found = []
    for id in clowder.game_ids():
        game = clowder.game(id)
        at = min(seats, game.max_seats)
        state, rng = game.new(seats=at, options={}, seed=5), Rng(5)
        record: Any = Record.start(game, seats=at, options={}, seed=5).as_json()
        asked: list[Any] = []
        while len(asked) < count and not state.is_over():
            actions = state.legal_actions()
            if len(actions) > 1 and len(record["actions"]) % 5 == 0:
                asked.append({"record": json.loads(json.dumps(record)), "seat": int(state.to_act()), "seed": 1})
            action = actions[rng.below(len(actions))]
            record["actions"].append(state.action_text(action))
            clowder.play(state, action)
        found += [(id, level, [json.dumps({**each, "level": level}) for each in asked]) for level in LEVELS]
    return found
