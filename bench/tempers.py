"""Is a temper as strong as none? One bot with it among others without, on the same deals from every seat.

    python -m bench.tempers GAME [--level house-cat] [--seats 4] [--deals 50] [--seed 3000] [--simulations 60]

Told are the share of its decisions that a temper changed (in every third deal) and its wins with their 95 % interval;
levels that search make so many simulations per decision.
"""

import argparse
import statistics

import clowder
from bench.paired import spread
from clowder.bots.chair import Chair
from clowder.bots.levels import TEMPERS, level_bot
from clowder.core.rng import Rng

EVERY = 3


def told(asked: argparse.Namespace, temper: str) -> str:
    """How often it changes its mind and how often it wins."""
    work = {"simulations": asked.simulations, "clock": False}
    plain = level_bot(asked.level, asked.game, **work)
    tempered = level_bot(asked.level, asked.game, temper=temper, **work)
    wins: list[float] = []
    changed: list[bool] = []
    for deal in range(asked.deals):
        rows: list[float] = []
        for own in range(asked.seats):
            state, luck = (
                clowder.game(asked.game).new(seats=asked.seats, seed=asked.seed + deal),
                Rng(77 * deal + own + 1),
            )
            while (seat := int(state.to_act())) >= 0:
                chair, before = Chair(state, seat), luck.clone()
                action = (tempered if seat == own else plain).choose(chair, luck)
                if seat == own and deal % EVERY == 0:
                    changed.append(action != plain.choose(chair, before))
                state.apply(action)
            ranks = list(state.ranks())
            rows.append((ranks[own] == 1) / ranks.count(1))
        wins.append(statistics.fmean(rows))
    share, half = spread(wins)
    wins_told = f"wins {100 * share:.0f} % (+- {100 * half:.0f}), {asked.deals * asked.seats} games"
    return f"changed {100 * statistics.fmean(changed):.1f} %, {wins_told}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=clowder.game_ids())
    parser.add_argument("--level", default="house-cat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=60)
    asked = parser.parse_args()
    for temper in TEMPERS:
        print(f"{asked.game}, {asked.seats} seats, {asked.level}, {temper}: {told(asked, temper)}", flush=True)


if __name__ == "__main__":
    main()
