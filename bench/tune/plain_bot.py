"""The textbook search to compare with: single-observer IS-MCTS, UCB1, random playouts to the end, results as values.

    clowder arena cat-box --seats 2 --code bench/tune/plain_bot.py --games 40 --seed 6 \
        --bots search/simulations=150,plain:PlainIsmcts/milliseconds=30

Its milliseconds are CPU time, so that a busy machine takes nothing from it.
"""

import math
import time
from typing import Any

from clowder.bots.chair import Bot, Chair
from clowder.bots.worth import worth
from clowder.core.rng import Rng
from clowder.core.state import random_playout


class Twig:
    """A node: visits, sum of values for the seat that moved into it, times available, children by action."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.below: dict[int, Twig] = {}

    def urge(self, explore: float) -> float:
        return self.total / self.visits + explore * math.sqrt(math.log(self.available) / self.visits)


class PlainIsmcts(Bot):
    def __init__(self, simulations: int = 0, milliseconds: float = 100.0, explore: float = 0.7) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.explore = explore
        self.done = 0  # simulations of the last decision

    def choose(self, chair: Chair, rng: Rng) -> int:
        root = Twig()
        end = time.process_time() + self.milliseconds / 1000.0
        done = 0
        while done < self.simulations if self.simulations else time.process_time() < end:
            self.simulate(root, chair.sample(rng), rng)
            done += 1
        self.done = done
        if not root.below:
            return chair.legal_actions()[0]
        return max(root.below.items(), key=lambda item: item[1].visits)[0]

    def simulate(self, node: Twig, state: Any, rng: Rng) -> None:
        path: list[tuple[int, Twig]] = []
        while state.to_act() >= 0:
            seat = state.to_act()
            legal = list(state.legal_actions())
            new = [action for action in legal if action not in node.below]
            for action in legal:
                if action in node.below:
                    node.below[action].available += 1
            if new:
                action = new[rng.below(len(new))]
                node.below[action] = Twig()
                node.below[action].available = 1
            else:
                action = max(legal, key=lambda choice: node.below[choice].urge(self.explore))
            node = node.below[action]
            path.append((seat, node))
            state.apply(action)
            if new:
                break
        random_playout(state, rng)
        values = worth(state)
        for seat, twig in path:
            twig.visits += 1
            twig.total += values[seat]
