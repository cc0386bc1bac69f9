"""Any legal move, all equally likely."""

from clowder.bots.chair import Bot, Chair
from clowder.core.rng import Rng


class RandomBot(Bot):
    def choose(self, chair: Chair, rng: Rng) -> int:
        actions = chair.legal_actions()
        return actions[rng.below(len(actions))]
