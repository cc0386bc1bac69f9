"""Learns a net for a game from its own games.

    python -m bench.learn GAME --work DIRECTORY [--games N] [--every N] [--seed S] [--epochs N]
        [--within] [--points 0.5] [--units 32 16]

Plays (or goes on playing) games of quick players, which are kept in the directory, reads their positions, fits the net
and writes it into the game's `parts/learned.json`. The same numbers give the same games everywhere, and on one machine
the same net; elsewhere the last bits of a sum may differ, and with them the hash. Fresh deals judge it:

    python -m bench.trial GAME search/simulations=150/learned=false search/simulations=150/learned=true --keep DIRECTORY
"""

import argparse
import importlib
import json
from pathlib import Path

from bench.learn.fit import Recipe, fit
from bench.learn.games import generate
from bench.learn.positions import collect
from bench.learn.tables import TABLES


def room(game: str) -> str:
    return game.replace("-", "_")


def learn(arguments: argparse.Namespace) -> None:
    recipe = Recipe(arguments.game, arguments.seed, arguments.games, arguments.every, epochs=arguments.epochs)
    recipe.within, recipe.points = arguments.within, arguments.points
    recipe.hidden, recipe.second = arguments.units
    path = arguments.work / f"{recipe.game}-{recipe.seed}.jsonl"
    generate(recipe.game, recipe.seed, recipe.games, path)
    data = collect(recipe.game, recipe.seed, path, recipe.games, recipe.every, recipe.within, recipe.points)
    size = int(importlib.import_module(f"clowder.games.{room(recipe.game)}.learned").SIZE)
    net = fit(data, size, recipe)
    target = Path("src/clowder/games") / room(recipe.game) / "parts/learned.json"
    target.write_text(json.dumps(net, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{target}: {net['hash']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--every", type=int, default=4, help="take every n-th beginning of a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--within", action="store_true", help="every n-th decision instead of every n-th turn")
    parser.add_argument("--points", type=float, default=0.0, help="the part of the victory that goes by points")
    parser.add_argument("--units", type=int, nargs=2, default=[32, 16], help="of the first and the second layer")
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
