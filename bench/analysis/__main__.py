"""Makes and checks what analyses stand on.

    python -m bench.analysis calibrate [--games 600] [--only cat-box/4]      rewrites parts/calibration.toml
    python -m bench.analysis start [--games 20000] [--only cat-box/4]        rewrites the start chances in it
    python -m bench.analysis luck [--games 2000] [--only GAME/SEATS]         is mean luck zero
    python -m bench.analysis fair [--games 2000] [--only GAME/SEATS]         the same for players as in playouts
    python -m bench.analysis sums [--games 200] [--only GAME/SEATS]          do skill and luck add up; names
    python -m bench.analysis blunders [--games 100] [--only GAME/SEATS]      are planted blunders found
    python -m bench.analysis strong [--games 60] [--only GAME/SEATS]         are the strongest level's moves left alone
    python -m bench.analysis time [--only GAME/SEATS]                        first curve and whole analysis

Every game depends on its number alone: the same command gives the same figures. Checks keep theirs game by game in
build/analysis: one that was stopped, or is asked for more games, goes on.
"""

import argparse

import clowder
from bench.analysis import calibrate, checks, lucky

USUAL = (("cat-box", 4), ("csacska-macska", 4), ("if-it-fits", 4), ("cat-attack", 4))
MADE = {"calibrate": calibrate.calibrate, "start": calibrate.start}
CHECKS = {
    "luck": lucky.luck,
    "fair": lucky.fair,
    "sums": checks.sums,
    "blunders": checks.blunders,
    "strong": checks.strong,
    "time": checks.cpu_time,
}
GAMES = {
    "calibrate": 600,
    "start": 20000,
    "luck": 2000,
    "fair": 2000,
    "sums": 200,
    "blunders": 100,
    "strong": 60,
    "time": 1,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    games = given.games or GAMES[given.what]
    if given.only:
        id, _, seats = given.only.partition("/")
        tables = [(id, int(seats))] if seats else [(id, count) for count in sizes(id)]
    elif given.what in MADE:
        tables = [(id, count) for id in clowder.game_ids() for count in sizes(id)]
    else:
        tables = list(USUAL)
    for id, seats in tables:
        (MADE | CHECKS)[given.what](id, seats, games)


def sizes(id: str) -> list[int]:
    least, most = clowder.game(id).seats
    return list(range(max(least, 2), most + 1))


if __name__ == "__main__":
    main()
