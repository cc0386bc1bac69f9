"""Our search against OpenSpiel's IS-MCTS on our games, both with the same CPU time per decision.

OpenSpiel's side is its own Python implementation with its usual settings (one random rollout per simulation), on our
games through the adapter; so it pays for Python, as anybody does who brings a game written in Python to it.
"""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import clowder
import clowder.adapters.open_spiel as adapter
from clowder.bots.chair import Chair
from clowder.bots.levels import make_bot
from clowder.bots.search import Search
from clowder.core.intervals import wilson

SEATS = 3
LEAST = 2  # simulations: the first one of OpenSpiel's search opens the root, the second visits an action


class TimedISMCTS(ismcts.ISMCTSBot):
    """The same search, stopped by CPU time instead of a count."""

    def __init__(self, game: Any, seconds: float, luck: Any) -> None:
        super().__init__(
            game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 1, random_state=luck, allow_inconsistent_action_sets=True
        )
        self.seconds = seconds
        self.done = 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = time.process_time()
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.done += 1
            if self.done >= LEAST and time.process_time() - begun > self.seconds:
                break
        return self.get_final_policy(state, self.filter_illegals(self._root_node, legal))


class Timed:
    """Our search, stopped by the same clock."""

    def __init__(self, game: str, seconds: float) -> None:
        self.begun = 0.0
        made = make_bot("search", {"simulations": 0}, game, lambda: time.process_time() - self.begun > seconds)
        assert isinstance(made, Search)
        self.bot = made

    def choose(self, state: Any, seat: int, luck: clowder.Rng) -> int:
        self.begun = time.process_time()
        return int(self.bot.choose(Chair(state, seat), luck))


def fight(game: str, games: int, seconds: float, limit: float) -> Any:
    """One seat is ours and the others theirs, then one theirs and the others ours, seats in turn.

    After `limit` CPU seconds no new pair of games begins.
    """
    spent: dict[str, list[Any]] = {"ours": [0, 0.0, 0], "theirs": [0, 0.0, 0]}  # simulations, seconds, decisions
    shares: list[float] = []  # per game: the pairs of one of ours and one of theirs in which ours ranks higher
    for number in range(games):
        lone_is_ours = number % 2 == 0
        if lone_is_ours and shares and time.process_time() > limit:
            break
        lone = (number // 2) % SEATS
        ours = {lone} if lone_is_ours else set(range(SEATS)) - {lone}
        returns = _play(game, number, ours, seconds, spent)
        pairs = [(returns[a], returns[b]) for a in ours for b in range(SEATS) if b not in ours]
        shares.append(sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs))
    mean = sum(shares) / len(shares)
    low, high = wilson(mean, len(shares))  # games, not pairs: those of one game depend on each other
    return {
        "game": game,
        "games": len(shares),
        "seconds": seconds,
        "ahead": mean,
        "low": low,
        "high": high,
        **{f"{side}_sims": total[0] / max(1, total[2]) for side, total in spent.items()},
        **{f"{side}_seconds": total[1] / max(1, total[2]) for side, total in spent.items()},
    }


def _play(game: str, number: int, ours: set[int], seconds: float, spent: dict[str, list[Any]]) -> list[float]:
    spiel = pyspiel.load_game(adapter.short_name(game), {"players": SEATS})
    luck = np.random.RandomState(number)
    rng = clowder.Rng(1000 + number)
    mine, theirs = Timed(game, seconds), TimedISMCTS(spiel, seconds, luck)
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.randint(256)))
    while not state.is_terminal():
        seat = state.current_player()
        side = spent["ours" if seat in ours else "theirs"]
        many = len(state.legal_actions()) > 1
        begun = time.process_time()
        if seat in ours:
            action = mine.choose(state.course.state, seat, rng)
            side[0] += int(mine.bot.done)
        else:
            theirs.done = 0
            action = theirs.step(state)
            side[0] += theirs.done
        if many:
            side[1] += time.process_time() - begun
            side[2] += 1
        state.apply_action(action)
    return [float(value) for value in state.returns()]
