"""Where the time of a step goes: python -m bench.environments (needs the extra rl; from the root of the repository).

Microseconds of CPU time in the middle of a random game with four seats, the best of several tries, and steps per second
of whole random games: PettingZoo in its usual wrappers and raw, Gymnasium's vector environment with 16 games, and the
batch environment with 256, by dense masks and by the short list of legal actions; the last column is the bare engine.
Then games of the peers' own by their own environments, in the same run, where they are installed: PettingZoo (pygame),
OpenSpiel (Python, with tensors and masks), EnvPool (pip install envpool). --batch leaves out all but the batch.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import clowder
from clowder.adapters import pettingzoo
from clowder.adapters.batch import BatchEnv
from clowder.adapters.gymnasium import ClowderVectorEnv
from clowder.core.state import random_playout

SEATS = 4
DECISIONS = 25
TRIES, REPEATS = 8, 100
SECONDS = 1.0
Masks = Any


def micros(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(TRIES):
        begun = time.process_time()
        for _ in range(REPEATS):
            work()
        best = min(best, (time.process_time() - begun) / REPEATS)
    return best * 1e6


def pick(mask: Masks, luck: random.Random) -> int:
    """A random legal action; 0 where a game is over and none is."""
    legal = np.flatnonzero(mask.view(bool))
    return int(luck.choice(legal)) if len(legal) else 0


def costs(game: str) -> list[float]:
    env = pettingzoo.env(game, SEATS)
    env.reset(seed=1)
    luck = random.Random(1)
    for _ in range(DECISIONS):
        env.step(pick(env.last()[0]["action_mask"], luck))
    raw = env.unwrapped
    match, seat = raw.match, raw.match.to_act
    works = (
        lambda: match.view(seat),
        lambda: match.observe(seat),
        lambda: match.mask(seat),
        lambda: raw.last(),
        lambda: env.last(),
    )
    return [micros(work) for work in works]


def zoo_rate(env: Any) -> float:
    luck, done, begun = random.Random(1), 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        env.reset(seed=luck.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else pick(seen["action_mask"], luck))
            done += 1
    return done / (time.process_time() - begun)


def vector_rate(game: str, games: int = 16) -> float:
    env, luck, done = ClowderVectorEnv(games, game, SEATS), random.Random(1), 0
    seen, _ = env.reset(seed=1)
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        seen, *_ = env.step([pick(mask, luck) for mask in seen["action_mask"]])
        done += games
    return done / (time.process_time() - begun)


def batch_rate(game: str, masks: bool, games: int = 256) -> float:
    """Decisions per second of random players, their choice included: one of the short list of each game."""
    env, luck, done = BatchEnv(games, game, SEATS, masks=masks), np.random.default_rng(1), 0
    env.reset(seed=1)
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        actions, ends = env.legal()
        starts = np.concatenate(([0], ends[:-1]))
        env.step(actions[starts + (luck.random(games) * (ends - starts)).astype(np.int64)])
        done += games
    return done / (time.process_time() - begun)


def bare_rate(game: str) -> float:
    """The engine alone."""
    done, seed, begun = 0, 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        seed += 1
        done += random_playout(clowder.game(game).new(seats=SEATS, seed=seed), clowder.Rng(seed))
    return done / (time.process_time() - begun)


def spiel_rate(name: str) -> float:
    """A game of OpenSpiel's own as a learner plays it: what the player knows as numbers, a mask, a random choice."""
    import pyspiel

    game, luck, done, begun = pyspiel.load_game(name), random.Random(1), 0, time.process_time()
    state = game.new_initial_state()
    while time.process_time() - begun < SECONDS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            np.asarray(state.observation_tensor(), dtype=np.float32)
            mask = np.asarray(state.legal_actions_mask(), dtype=np.int8)
            state.apply_action(pick(mask, luck))
            done += 1
    return done / (time.process_time() - begun)


def pool_rate(name: str, games: int = 256) -> float:
    """A game of EnvPool's own, which runs in C++ threads: processor time of all of them."""
    import envpool

    env, luck, done = envpool.make_gymnasium(name, num_envs=games), np.random.default_rng(1), 0
    env.reset()
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        env.step(luck.integers(env.action_space.n, size=games))
        done += games
    return done / (time.process_time() - begun)


def zoo_peer_rate(name: str) -> float:
    import importlib

    return zoo_rate(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


PEERS: tuple[tuple[str, Callable[[str], float], tuple[str, ...]], ...] = (
    ("PettingZoo, raw_env", zoo_peer_rate, ("connect_four_v3", "tictactoe_v3")),
    ("OpenSpiel from Python", spiel_rate, ("hanabi", "backgammon", "connect_four")),
    ("EnvPool, 256 games, no masks", pool_rate, ("Catch-v0", "CliffWalking-v0")),
)


def peers() -> None:
    print("\n| games of their own | decisions per second |\n|---|---|")
    for library, rate, names in PEERS:
        for name in names:
            try:
                told = f"{rate(name):,.0f} /s"
            except ImportError as error:
                told = f"not installed ({error.name})"
            print(f"| {library}: {name} | {told} |", flush=True)


def batch_alone() -> None:
    print("| game | batch | batch, short |\n|---|---|---|")
    for game in clowder.game_ids():
        print(f"| {game} | {batch_rate(game, True):,.0f} /s | {batch_rate(game, False):,.0f} /s |", flush=True)


def main() -> None:
    print(f"clowder {'compiled' if clowder.is_compiled() else 'interpreted'}, {SEATS} seats")
    if "--batch" in sys.argv:
        batch_alone()
        return
    costly = "view (JSON) | observation | mask | last(), raw | last(), wrapped"
    print(f"| game | {costly} | env | raw_env | vector | batch | batch, short | engine |")
    print(f"|{'---|' * 12}")
    for game in clowder.game_ids():
        told = [f"{cost:.1f} us" for cost in costs(game)]
        zoo = [make(game, SEATS, max_cycles=400) for make in (pettingzoo.env, pettingzoo.raw_env)]
        told += [f"{rate:,.0f} /s" for rate in (*map(zoo_rate, zoo), vector_rate(game))]
        told += [f"{rate:,.0f} /s" for rate in (batch_rate(game, True), batch_rate(game, False), bare_rate(game))]
        print(f"| {game} | {' | '.join(told)} |", flush=True)
    peers()


if __name__ == "__main__":
    main()
