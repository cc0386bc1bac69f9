"""Is a temper as strong as none? One bot with it among others without, on the same deals from every seat.

    python -m bench.tempers GAME [--level house-cat] [--seats 4] [--deals 50] [--seed 3000] [--simulations 60]

Told are the share of its decisions that a temper changed (in every third deal), its wins and their difference to no
temper on the same deals with the same luck, with 95 % intervals: most games are the same, so chance in the deals drops
out of the difference. Levels that search make so many simulations per decision.
"""

import argparse
import statistics

import clowder
from bench.paired import spread
from clowder.bots.chair import Chair
from clowder.bots.levels import TEMPERS, level_bot
from clowder.core.rng import Rng

EVERY = 3


def played(asked: argparse.Namespace, temper: str) -> tuple[list[float], list[bool]]:
    """What it wins deal by deal, and whether it changed its mind, decision by decision."""
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
                if temper and seat == own and deal % EVERY == 0:
                    changed.append(action != plain.choose(chair, before))
                state.apply(action)
            ranks = list(state.ranks())
            rows.append((ranks[own] == 1) / ranks.count(1))
        wins.append(statistics.fmean(rows))
    return wins, changed


def told(wins: list[float], changed: list[bool], without: list[float], games: int) -> str:
    share, half = spread(wins)
    said = f"wins {100 * share:.1f} % (+- {100 * half:.1f}), {games} games"
    if not changed:
        return said
    more, about = spread([one - other for one, other in zip(wins, without, strict=True)])
    difference = f"to none {100 * more:+.1f} % (+- {100 * about:.1f})"
    return f"changed {100 * statistics.fmean(changed):.1f} %, {said}, {difference}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=clowder.game_ids())
    parser.add_argument("--level", default="house-cat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=60)
    asked = parser.parse_args()
    without: list[float] = []
    for temper in ("", *TEMPERS):
        wins, changed = played(asked, temper)
        without = without or wins
        said = told(wins, changed, without, asked.deals * asked.seats)
        print(f"{asked.game}, {asked.seats} seats, {asked.level}, {temper or 'none'}: {said}", flush=True)


if __name__ == "__main__":
    main()
