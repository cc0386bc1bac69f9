"""What a turn of a bot costs: prints the figures of bots/parts/paces.toml.

    python -m bench.paces [GAME ...] [--games 4] [--simulations 400]

Decisions in a turn are counted in games of house-cats with four seats: decisions of one seat without another's between
them. Times are CPU of one core, compiled; they depend on the machine, and a table corrects them by what it measures.
"""

import argparse
import time

import clowder
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, level_bot, make_bot
from clowder.core.rng import Rng

SEATS = 4
EVERY = 17  # decisions between two that a search is timed in


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=400)
    asked = parser.parse_args()
    for id in asked.game or clowder.game_ids():
        glance, search = (
            level_bot("house-cat", id, clock=False),
            make_bot("search", {**LEVELS["panther"].arguments_in(id), "simulations": asked.simulations}, id),
        )
        decisions = turns = searches = 0
        glancing = searching = 0.0
        for number in range(asked.games):
            state, rng, last = clowder.game(id).new(seats=SEATS, seed=number + 1), Rng(number + 1), -1
            while (seat := state.to_act()) >= 0:
                turns += seat != last
                decisions, last = decisions + 1, seat
                chair = Chair(state, seat)
                began = time.process_time()
                action = glance.choose(chair, rng)
                glancing += time.process_time() - began
                if decisions % EVERY == 0 and len(chair.legal_actions()) > 1:
                    began = time.process_time()
                    search.choose(chair, rng)
                    searching += time.process_time() - began
                    searches += 1
                state.apply(action)
        print(
            f"[{id}]\ndecisions = {decisions / turns:.1f}\nsimulations = "
            f"{round(searches * asked.simulations / searching, -2):.0f}\nglance = {1000 * glancing / decisions:.0f}\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
