"""From stored games to arrays to learn from: what was seen, what could be done, what was done, how it ended.

    clowder simulate csacska-macska --seats 3 --bot house-cat --games 20 --seed 1 --records games.jsonl
    python examples/dataset.py games.jsonl games.npz

The source may also be a folder that `--records FOLDER` wrote; `rows_of` of each of its records is one game at a time.
A record is small (options, a seed and the moves); everything else is replayed from it. Needs the extra `rl`.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

import clowder
from clowder.adapters.encoders import make_encoder
from clowder.adapters.rewards import rank_reward
from clowder.arena.shards import read_records


def rows_of(record: clowder.Record) -> dict[str, Any]:
    """One row per decision: the decider's observation, the legal actions, the one chosen, its reward at the end."""
    game = clowder.game(record.game)
    encoder = make_encoder(game, record.seats, record.options)
    state = clowder.replay(record, until=0).state  # refuses a record of other rules or cards
    seen, legal, chosen, seats = [], [], [], []
    for text in record.actions:
        seat, action = int(state.to_act()), int(state.parse_action(text))
        seen.append(encoder.encode(state, seat))
        legal.append([int(each) for each in state.legal_actions()])
        chosen.append(action)
        seats.append(seat)
        clowder.play(state, action)  # refuses a move that is not legal
    rewards = rank_reward(state)
    masks = np.zeros((len(chosen), int(state.action_count())), dtype=np.int8)
    for row, actions in enumerate(legal):
        masks[row, actions] = 1
    return {
        "observation": np.stack(seen),
        "action_mask": masks,
        "action": np.array(chosen),
        "seat": np.array(seats, dtype=np.int8),
        "reward": np.array([rewards[seat] for seat in seats], dtype=np.float32),
    }


def main(source: Path, target: Path) -> dict[str, Any]:
    """All records must be of one game with the same seats and options, so that rows are equally long."""
    games = [rows_of(record) for record in read_records(source)]
    if not games:
        raise SystemExit(f"there is no record in {source}")
    arrays = {name: np.concatenate([game[name] for game in games]) for name in games[0]}
    np.savez_compressed(target, **arrays)
    print(f"{len(games)} games, {len(arrays['action'])} decisions in {target}")
    return arrays


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
    except (clowder.ClowderError, OSError) as error:
        sys.exit(f"dataset.py: {error}")
