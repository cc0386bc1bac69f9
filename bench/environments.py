"""Where the time of a step goes: python -m bench.environments (needs the extra rl; from the root of the repository).

Microseconds of CPU time in the middle of a random game with four seats, the best of several tries, and steps per second
of whole random games: PettingZoo in its usual wrappers and raw, and Gymnasium's vector environment with 16 games.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import clowder
from clowder.adapters import pettingzoo
from clowder.adapters.gymnasium import ClowderVectorEnv

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


def main() -> None:
    print(f"clowder {'compiled' if clowder.is_compiled() else 'interpreted'}, {SEATS} seats")
    print("| game | view (JSON) | observation | mask | last(), raw | last(), wrapped | env | raw_env | vector |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in clowder.game_ids():
        told = [f"{cost:.1f} us" for cost in costs(game)]
        zoo = [make(game, SEATS, max_cycles=400) for make in (pettingzoo.env, pettingzoo.raw_env)]
        told += [f"{rate:,.0f} /s" for rate in (*map(zoo_rate, zoo), vector_rate(game))]
        print(f"| {game} | {' | '.join(told)} |", flush=True)


if __name__ == "__main__":
    main()
