"""A greedy player with the plain evaluation that the tuned one must beat.

clowder arena cat-box --code bench/tune/points_bot.py --bots house-cat,points:CatBoxPoints --games 200
"""

import math

from clowder.bots.chair import Bot, Chair
from clowder.core.rng import Rng
from clowder.games.cat_box.scoring import merit_of, tally

SPREAD_END = 0.8
SPREAD_PER_CARD = 0.18


class CatBoxPoints(Bot):
    """Looks one decision ahead at the points on the table and nothing else."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        worlds = [chair.sample(rng) for _ in range(4)]
        return max(
            chair.legal_actions(), key=lambda action: sum(self.worth(world, action, chair.seat) for world in worlds)
        )

    def worth(self, world, action: int, seat: int) -> float:
        after = world.clone()
        after.apply(action)
        counts = tally(after)
        merits = [merit_of(after, other, counts) / 65536.0 for other in range(after.seats)]
        spread = SPREAD_END + SPREAD_PER_CARD * after.unplayed
        return 1.0 / sum(math.exp((merit - merits[seat]) / spread) for merit in merits)
