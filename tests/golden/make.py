"""Writes the golden games: python -m tests.golden.make [game ...]

Only after a change of the rules that is meant. Look at the difference before you commit it.
"""

import sys
from pathlib import Path
from typing import Any

import clowder
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.rng import Rng
from tests.contract.catalog import Case, cases, few_cases, present_ids
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
AT_LEAST = 5
SEEDS = 6  # of which the shortest game is kept


def chosen(game: Game) -> list[Case]:
    """Few cases that together show every seat count and option value, and at least five."""
    found = few_cases(game, AT_LEAST)
    while len(found) < AT_LEAST:
        found.append(found[len(found) % len(cases(game))])
    return found


def random_record(game: Game, seats: int, options: dict[str, Any], seed: int) -> Record:
    record = Record.start(game, seats=seats, options=options, seed=seed)
    state = game.new(seats=seats, options=options, seed=seed)
    choose = Rng(seed ^ 0xC10)
    texts = []
    while state.to_act() >= 0:
        action = state.nth_action(choose.below(state.count_actions()))
        texts.append(state.action_text(action))
        state.apply(action)
    return Record.from_json({**record.as_json(), "actions": texts})


def write(game: Game) -> None:
    folder = HERE / game.id
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    for number, (seats, options) in enumerate(chosen(game), 1):
        records = [random_record(game, seats, options, 100 * number + n) for n in range(SEEDS)]
        record = min(records, key=lambda one: len(one.actions))
        (folder / f"{number:02d}-{seats}-seats.txt").write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or present_ids():
        write(clowder.game(name))
        print(f"{name}: {len(list((HERE / name).glob('*.txt')))} golden games")
