"""Makes and checks the puzzles of the package.

    python -m bench.puzzles make [GAME ...] [--games 200] [--easy 80] [--keep build/puzzles] [--go-on]
    python -m bench.puzzles write [GAME ...] [--games ...] [--easy 80]     what is kept so far, as data
    python -m bench.puzzles verify [GAME ...] [--seed 1] [--skip 0]        do the strongest level and chance solve them
    python -m bench.puzzles again [GAME ...] [--level kitten]              a level that was changed tries them again

`make` plays so many games of house-cats per title and looks for puzzles in them; once there are `--easy` ones that a
look one move ahead solves, only harder ones count. It goes on where it was stopped, and ends by writing the data.
Nothing depends on the clock: the same command makes the same puzzles. With `--go-on` the games of the package's puzzles
are not played again: more `--games` make more puzzles.
"""

import argparse
from pathlib import Path

import clowder
from bench.puzzles.again import ask_again
from bench.puzzles.keep import Kept, write
from bench.puzzles.make import puzzles_of
from bench.puzzles.verify import verify


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "write", "verify", "again"))
    parser.add_argument("game", nargs="*", choices=[[], *clowder.game_ids()])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--easy", type=int, default=80)
    parser.add_argument("--keep", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--level", choices=("kitten", "house-cat", "alley-cat"), default="kitten")
    given = parser.parse_args()
    games = given.game or list(clowder.game_ids())
    if given.what == "verify":
        for id in games:
            verify(id, given.seed, given.skip)
        return
    if given.what == "again":
        for id in games:
            ask_again(id, given.level)
        return
    given.keep.mkdir(parents=True, exist_ok=True)
    kept = [Kept(given.keep, id) for id in games]
    for each in kept:
        if given.go_on:
            each.go_on()
    if given.what == "make":
        while unfinished := [each for each in kept if each.games < given.games]:
            one = min(unfinished, key=lambda each: len(each.puzzles()))
            one.add(puzzles_of(one.id, one.games, one.easy() < given.easy))
            print(f"{one.id}: {one.games} games, {len(one.puzzles())} puzzles, {one.easy()} easy", flush=True)
    for each in kept:
        ready = min(given.games, each.games)
        print(f"{each.id}: {write(each, ready, given.easy)} puzzles of {ready} games", flush=True)


if __name__ == "__main__":
    main()
