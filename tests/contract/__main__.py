"""The contract suite over a game of your own: python -m tests.contract whiskers:WhiskersGame ['{"cards": 9}' ...]

Run it in the root of the repository, with the folder of your game in PYTHONPATH. Every seat count is played with the
default options and with each set of options given; the first broken promise ends it with the check that noticed.
A game in which everything lies open says so by `--open`: then there need be nothing to imagine.
"""

import importlib
import json
import sys
from collections.abc import Sequence
from typing import Any

from clowder.core.game import Game
from tests.contract import checks

SEEDS = 4


def asked_of(given: Sequence[str]) -> list[checks.Check]:
    return [check for check in checks.ALL if check is not checks.check_redraw or "--open" not in given]


def main(place: str, *given: str) -> None:
    asked = asked_of(given)
    module, name = place.split(":")
    game: Game = getattr(importlib.import_module(module), name)()
    sets: list[dict[str, Any]] = [{}, *(json.loads(text) for text in given if text != "--open")]
    low, high = game.seats
    for options in sets:
        for seats in range(low, high + 1):
            for check in asked:
                for seed in range(SEEDS):
                    check(game, seats, options, seed)
            print(f"{game.id}, {seats} seats, {json.dumps(options)}: {len(asked)} checks passed")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
