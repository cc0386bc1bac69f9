"""Runs in WebAssembly, which has no CPU clock: milliseconds per decision of each level in positions of random games."""

import json
import time

import clowder
from clowder.anywhere.bot_room import think
from clowder.bots.levels import LEVELS
from clowder.core.record import Record
from clowder.core.rng import Rng

DECISIONS = 6
found = []
for id in clowder.game_ids():
    game = clowder.game(id)
    seats = min(4, game.max_seats)
    for level in [name for name in LEVELS if name not in ("random", "panther", "tiger")]:
        state, rng = game.new(seats=seats, options={}, seed=5), Rng(5)
        record, took, simulations = Record.start(game, seats=seats, options={}, seed=5).as_json(), [], []
        while len(took) < DECISIONS and not state.is_over():
            actions = state.legal_actions()
            if len(actions) > 1 and len(record["actions"]) % 5 == 0:
                question = {"record": record, "seat": int(state.to_act()), "level": level, "seed": 1}
                think(json.dumps(question))  # the position is known afterwards: as at a table, only thinking counts
                begun = time.process_time()
                answer = json.loads(think(json.dumps(question)))
                took.append((time.process_time() - begun) * 1000)
                simulations.append(answer["simulations"])
            action = actions[rng.below(len(actions))]
            record["actions"].append(state.action_text(action))
            clowder.play(state, action)
        middle = sorted(took)[len(took) // 2]
        found.append([id, level, round(middle), round(max(took)), max(simulations)])
json.dumps(found)
