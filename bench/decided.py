"""What it saves to stop when the choice is decided (bots/lead.py), and what it costs.

    python -m bench.decided GAME [...] [--level panther] [--positions 60] [--decided 0.0002] [--seed 6001] [--seats 4]

Positions are from games of house-cats, six from each, spread over the game. Every one is searched with all simulations
and again as the level does it. Told are the share of the simulations made, how often the choice is another one, and how
much worse that one is by the means of the whole search. A race has its own end and is not touched.
"""

import argparse
import statistics
from collections.abc import Iterator

import clowder
from bench.paired import spread
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, level_bot, make_bot
from clowder.bots.search import Search
from clowder.core.rng import Rng

PER_GAME = 6


def positions(id: str, seats: int, count: int, seed: int) -> Iterator[tuple[int, clowder.State]]:
    """Decisions with a choice, each with a seed for its search."""
    bot = level_bot("house-cat", id, clock=False)
    given = 0
    while given < count:
        state, rng = clowder.game(id).new(seats=seats, seed=seed), Rng(seed)
        decisions: list[clowder.State] = []
        while (seat := int(state.to_act())) >= 0:
            if state.count_actions() > 1:
                decisions.append(state.clone())
            state.apply(bot.choose(Chair(state, seat), rng))
        for part in range(min(PER_GAME, count - given)):
            yield seed * PER_GAME + part, decisions[(part * 10 + seed * 7 % 10) * len(decisions) // (PER_GAME * 10)]
        given += PER_GAME
        seed += 1


def searched(asked: argparse.Namespace, id: str, state: clowder.State, seed: int, changed: dict[str, object]) -> Search:
    arguments = {**LEVELS[asked.level].arguments_for_move(id), "race": False, **changed}
    search = make_bot("search", arguments, id)
    assert isinstance(search, Search)
    search.choose(Chair(state, state.to_act()), Rng(seed))
    return search


def told(asked: argparse.Namespace, id: str) -> Iterator[str]:
    """The figures so far, game by game."""
    shares: list[float] = []
    losses: list[float] = []
    others = 0
    for seed, state in positions(id, asked.seats, asked.positions, asked.seed):
        whole = searched(asked, id, state, seed, {"settled": False, "decided": 0.0})
        short = searched(asked, id, state, seed, {"decided": asked.decided})
        root, trust = whole.root, whole.settings.trust
        kept, found = int(whole._best()), int(short._best())
        shares.append(int(short.done) / int(whole.done))
        others += kept != found
        losses.append(root.mean(kept, root.priors[kept], trust) - root.mean(found, root.priors[found], trust))
        if len(shares) % PER_GAME == 0 or len(shares) == asked.positions:
            yield f"{id}, {asked.level}, {len(shares)} positions: {summed(shares, losses, others)}"


def summed(shares: list[float], losses: list[float], others: int) -> str:
    mean, half = spread(losses)
    most = f"half of the searches {100 * statistics.median(shares):.0f} % or less"
    made = f"{100 * statistics.fmean(shares):.0f} % of the simulations ({most})"
    cost = f"{100 * mean:.3f} % (+- {100 * half:.3f}), at most {100 * max(losses):.2f} %"
    return f"{made}; another choice in {others}, worse by {cost}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--level", default="panther")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--decided", type=float, default=LEVELS["panther"].arguments_for_move("")["decided"])
    parser.add_argument("--seed", type=int, default=6001)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    for id in asked.games:
        for line in told(asked, id):
            print(line, flush=True)


if __name__ == "__main__":
    main()
