"""A bot in one file: clowder arena cat-box --code examples/my_bot.py --bots my:MyBot,greedy"""

from clowder.bots.chair import Bot, Chair
from clowder.core.rng import Rng


class MyBot(Bot):
    """Tries some moves in a few worlds that look just like the real one, and takes the one that does best."""

    def __init__(self, tries: int = 40, worlds: int = 3) -> None:
        self.tries = tries
        self.worlds = worlds

    def choose(self, chair: Chair, rng: Rng) -> int:
        actions = chair.legal_actions()
        drawn = {actions[rng.below(len(actions))] for _ in range(self.tries)}
        samples = [chair.sample(rng) for _ in range(self.worlds)]
        return max(sorted(drawn), key=lambda action: sum(self.after(world, action)[chair.seat] for world in samples))

    def after(self, world, action):  # type: ignore[no-untyped-def]
        copy = world.clone()
        copy.apply(action)
        return copy.evaluate()
