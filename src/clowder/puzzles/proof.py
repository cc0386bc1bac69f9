"""What makes a position a puzzle: one move is clearly best, for those who compare worlds and for the strongest level.

`bench/puzzles` asks this of played games, cheap questions first; `making.py` of a position that somebody has set up.
Nothing here looks at a clock.
"""

from collections.abc import Callable
from typing import Final

from clowder.analysis.figures import Mean
from clowder.analysis.tags import tags_of
from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.bots.levels import level_bot, make_bot
from clowder.bots.search import Search
from clowder.core.rng import Rng
from clowder.core.types import Json
from clowder.puzzles.judge import Judged

FEWEST_MOVES: Final = 6  # to choose between: chance alone finds one in six at most
QUICK: Final = 120  # simulations of the first look
FIRST_WORLDS: Final = 16  # in which every move is compared
WORLDS: Final = 64  # in which the nearest moves are compared, twice
LOOKS: Final = (1, 2)  # of the comparison and of the strongest level, with different seeds
NEAREST: Final = 5
MARGIN: Final = {"cat-box": 0.03}  # there are a hundred moves in Cat Box, and a second one is never far
USUAL_MARGIN: Final = 0.05
SURE: Final = 4.0  # standard errors
STRONGEST: Final = "panther"
TRIES: Final = {"kitten": 20, "house-cat": 20, "alley-cat": 4}


def margin_of(id: str) -> float:
    """By how much of the chance to win every other move has to be worse."""
    return MARGIN.get(id, USUAL_MARGIN)


def is_clear(cost: Mean, margin: float) -> bool:
    return cost.value >= margin and cost.value >= SURE * cost.error


def preferred(id: str, chair: Chair, seed: int) -> tuple[int, list[int], float]:
    """The move of a short search, the next best ones, and by how much it leads in the search's own measure."""
    bot = make_bot("search", {"simulations": QUICK}, id)
    assert isinstance(bot, Search)
    best = int(bot.choose(chair, Rng(seed + 1)))
    root = bot.root
    means = {int(root.actions[i]): root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))}
    own = means.pop(best)
    others = sorted(means, key=lambda action: -means[action])[:NEAREST]
    return best, others, own - means[others[0]]


def nearest_of(costs: dict[int, Judged]) -> list[int]:
    """The moves that are least behind, the nearest first."""
    return sorted(costs, key=lambda action: (costs[action].cost.value, action))[:NEAREST]


def look_seed(seed: int, look: int) -> int:
    return seed + 1_000_000 * look


def strongest(id: str, chair: Chair, seed: int, should_stop: Callable[[], bool] | None = None) -> int:
    """The move of the strongest level, by its simulations alone unless somebody stops it."""
    return int(level_bot(STRONGEST, id, clock=False, should_stop=should_stop).choose(chair, Rng(seed + 1)))


def share(id: str, chair: Chair, best: int, level: str) -> float:
    """How often a level finds the move."""
    hits = 0
    for number in range(TRIES[level]):
        hits += int(level_bot(level, id, clock=False).choose(chair, Rng(7919 * (number + 1)))) == best
    return round(hits / TRIES[level], 2)


def findings(
    id: str,
    chair: Chair,
    best: int,
    costs: dict[int, Judged],
    nearest: list[int],
    seed: int,
    levels: dict[str, float] | None = None,
) -> Json:
    """What is kept of it: the move, what every other one costs, who finds it (or what `levels` says), and why."""
    key, params = reason(chair, best, Rng(seed))
    legal = chair.legal_actions()
    second = costs[min(nearest, key=lambda action: costs[action].cost.value)].cost
    return {
        "best": chair.action_text(best),
        "margin": round(100 * second.value, 1),
        "error": round(100 * second.error, 1),
        "costs": [0 if action == best else round(100 * costs[action].cost.value) for action in legal],
        "rivals": [-1 if action == best else costs[action].rival for action in legal],
        "levels": {"random": round(1 / len(legal), 3)}
        | (levels or {name: share(id, chair, best, name) for name in TRIES}),
        "tags": tags_of(id, chair, best, key),
        "why": [key, params],
    }
