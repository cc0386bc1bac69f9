"""Is a change any good? One player among others, then the changed one, on the same fresh deals from every seat.

    python -m bench.trial GAME BEFORE AFTER [...] [--among house-cat] [--seats 4] [--games 200] [--seed 7001]
        [--keep DIRECTORY] [--minutes M]

BEFORE and AFTER are players of the arena, such as search/simulations=150 and search/simulations=150/hide=true. A few
games of each are played in turn, so that a run stopped early is short and not lopsided; with --keep the same command
goes on where it stopped. Told are wins and margins with 95 % intervals over deals, the difference to the first player,
and the CPU time of a game with each.
"""

import argparse
import time
from pathlib import Path

from bench.paired import tell_pair
from clowder.arena.keep import play_match
from clowder.arena.match import Match

ROUND = 20  # games between two looks at the clock; a multiple of every table size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+", help="the player before, and one or more after a change")
    parser.add_argument("--among", default="house-cat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--minutes", type=float, default=1.0e9, help="begin no further round after so long")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    spent = dict.fromkeys(asked.players, 0.0)
    played = dict.fromkeys(asked.players, 0)
    done = 0 if asked.keep else asked.games - ROUND  # games that are not kept are played in one go
    while done < asked.games and time.monotonic() < end:
        done = min(done + ROUND, asked.games)
        results = []
        for player in asked.players:
            match = Match(asked.game, (player, *[asked.among] * (asked.seats - 1)), done, asked.seed)
            name = f"{asked.game}-{asked.seats}-{player}-{asked.among}-{asked.seed}".replace("/", "_")
            path = asked.keep / f"{name}.jsonl" if asked.keep else None
            known = path.read_text(encoding="utf-8").count("\n") - 1 if path and path.exists() else 0
            before = time.process_time()
            results.append(play_match(match, path=path))
            if known < done:
                spent[player] += time.process_time() - before
                played[player] += done - max(known, 0)
        for after, player in zip(results[1:], asked.players[1:], strict=True):
            print(tell_pair(after, results[0], player, asked.players[0]), flush=True)
        costs = [f"{player} {spent[player] / played[player]:.2f} s" for player in asked.players if played[player]]
        print("CPU of a game: " + ", ".join(costs), flush=True)


if __name__ == "__main__":
    main()
