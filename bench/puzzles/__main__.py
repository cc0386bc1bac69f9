"""Makes and checks the puzzles of the package.

    python -m bench.puzzles make [GAME ...] [--games 200] [--easy 80] [--keep build/puzzles] [--go-on] [--known]
    python -m bench.puzzles make [GAME ...] --records FILE [--out FOLDER]  the same in finished games of people
    python -m bench.puzzles write [GAME ...] [--games ...] [--easy 80]     what is kept so far, as data
    python -m bench.puzzles verify [GAME ...] [--seed 1] [--skip 0]        do the strongest level and chance solve them
    python -m bench.puzzles again [GAME ...] [--level kitten]              a level that was changed tries them again

`make` plays so many games of house-cats per title and looks for puzzles in them; once there are `--easy` ones that a
look one move ahead solves, only harder ones count. It goes on where it was stopped, and ends by writing the data.
Nothing depends on the clock: the same command makes the same puzzles. With `--go-on` the games of the package's puzzles
are not played again: more `--games` make more puzzles. With `--known` they are, but levels are not asked again about
puzzles of the package: after a change of the calibration alone that makes the same, much sooner. With `--records` (JSON
lines, as `clowder records export` writes them) no game is played: puzzles are looked for in those, by the same tests,
and written to a folder of one's own.
"""

import argparse
from pathlib import Path

import clowder
from bench.puzzles.again import ask_again
from bench.puzzles.keep import Kept, write
from bench.puzzles.make import puzzles_in, puzzles_of
from bench.puzzles.stored import finished_records, mark_of
from bench.puzzles.verify import verify


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "write", "verify", "again"))
    parser.add_argument("game", nargs="*", choices=[[], *clowder.game_ids()])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--easy", type=int, default=80)
    parser.add_argument("--keep", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--records", type=Path)
    parser.add_argument("--out", type=Path, default=Path("build/puzzles/made"))
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--known", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--level", choices=("kitten", "house-cat", "alley-cat"), default="kitten")
    given = parser.parse_args()
    games = given.game or list(clowder.game_ids())
    if given.what == "verify":
        for id in games:
            verify(id, given.seed, given.skip)
    elif given.what == "again":
        for id in games:
            ask_again(id, given.level)
    elif given.records is not None:
        _from_records(given, games)
    else:
        _from_self_play(given, games)


def _from_self_play(given: argparse.Namespace, games: list[str]) -> None:
    given.keep.mkdir(parents=True, exist_ok=True)
    kept = [Kept(given.keep, id) for id in games]
    for each in kept:
        if given.go_on:
            each.go_on()
    known = {each.id: each.shipped() if given.known else {} for each in kept}
    if given.what == "make":
        while unfinished := [each for each in kept if each.games < given.games]:
            one = min(unfinished, key=lambda each: len(each.puzzles()))
            one.add(puzzles_of(one.id, one.games, one.easy() < given.easy, known[one.id]))
            _tell(one)
    for each in kept:
        ready = min(given.games, each.games)
        print(f"{each.id}: {write(each, ready, given.easy)} puzzles of {ready} games", flush=True)


def _from_records(given: argparse.Namespace, games: list[str]) -> None:
    if not given.records.is_file():
        raise SystemExit(f"{given.records}: there is no such file")
    found, left_out = finished_records(given.records)
    for reason, count in sorted(left_out.items()):
        print(f"left out: {count} {reason}", flush=True)
    folder = given.keep / f"records-{mark_of(given.records)}"
    for place in (folder, given.out):
        place.mkdir(parents=True, exist_ok=True)
    for id in games:
        kept, records = Kept(folder, id), found.get(id, [])[: given.games]
        while given.what == "make" and kept.games < len(records):
            kept.add(puzzles_in(records[kept.games], kept.games, kept.easy() < given.easy))
            _tell(kept)
        ready = min(len(records), kept.games)
        made = write(kept, ready, given.easy, given.out, f" --records {given.records.name}")
        print(f"{id}: {made} puzzles of {ready} games in {given.out}", flush=True)


def _tell(kept: Kept) -> None:
    print(f"{kept.id}: {kept.games} games, {len(kept.puzzles())} puzzles, {kept.easy()} easy", flush=True)


if __name__ == "__main__":
    main()
