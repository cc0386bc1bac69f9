"""Looks for puzzles in games of house-cats, or in records: cheap questions first, the strongest level for what is left.

1. A short search must prefer one move to all others by `HOPE` in its own measure.
2. All moves are compared in the same worlds, twice with different seeds: the second best must be behind by `MARGIN` in
   chances to win and by `SURE` standard errors, both times.
3. The strongest level must choose the move, twice with different seeds.

Then the weaker levels try: what they find tells how hard it is. Everything follows from the number of the game; clocks
are not looked at. What the levels found of a puzzle that is `known` does not have to be asked again: they do not know
the calibration of analyses, only the second question does.
"""

from typing import Any, Final

import clowder
from bench.analysis.played import played
from bench.puzzles.judge import Judged, judge
from clowder.analysis.chances import Calibration, calibration
from clowder.analysis.figures import Mean
from clowder.analysis.tags import tags_of
from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.bots.levels import level_bot, make_bot
from clowder.bots.search import Search
from clowder.core.record import Record

SIZES: Final = (3, 4, 2)  # seats, game by game
FEWEST_MOVES: Final = 6  # to choose between: chance alone finds one in six at most
QUICK: Final = 120  # simulations of the first look
HOPE: Final = {"cat-box": 0.012}  # its search believes its first look longer, so that values differ less
USUAL_HOPE: Final = 0.03
FIRST_WORLDS: Final = 16  # in which every move is compared
WORLDS: Final = 64  # in which the nearest moves are compared, twice
NEAREST: Final = 5
MARGIN: Final = {"cat-box": 0.03}  # there are a hundred moves in Cat Box, and a second one is never far
USUAL_MARGIN: Final = 0.05
SURE: Final = 4.0
STRONGEST: Final = "panther"
MOST_PER_GAME: Final = 2
APART: Final = 6  # plies
TRIES: Final = {"kitten": 20, "house-cat": 20, "alley-cat": 4}

EASY: Final = 0.5  # the share from which on a level finds it

Puzzle = dict[str, Any]
Known = dict[str, Puzzle]  # by id: made with other chances, but of the same games by the same levels


def is_easy(puzzle: Puzzle) -> bool:
    """Whether a look one move ahead finds it."""
    return bool(puzzle["levels"]["house-cat"] >= EASY)


def puzzles_of(id: str, number: int, easy_too: bool, known: Known | None = None) -> list[Puzzle]:
    """The puzzles of game `number`, in the order of play; without `easy_too` only those that ask for more thought."""
    game = clowder.game(id)
    sizes = [size for size in SIZES if game.seats[0] <= size <= game.seats[1]]
    return puzzles_in(played(id, sizes[number % len(sizes)], 10_000 + number), number, easy_too, known)


def puzzles_in(record: Record, number: int, easy_too: bool, known: Known | None = None) -> list[Puzzle]:
    """The same of a finished record; `number` tells it from others and feeds the chance of those who judge."""
    id = record.game
    state = clowder.game(id).new(**record.deal())
    table = calibration(id, record.seats)
    found: list[Puzzle] = []
    last = -APART
    for ply, text in enumerate(record.actions):
        if ply - last >= APART and state.count_actions() >= FEWEST_MOVES:
            before = (known or {}).get(f"{number}-{ply}")
            puzzle = _puzzle(id, number, ply, record, Chair(state, int(state.to_act())), table, easy_too, before)
            if puzzle is not None:
                found.append(puzzle)
                last = ply
                if len(found) == MOST_PER_GAME:
                    break
        state.apply(state.parse_action(text))
    return found


def _puzzle(
    id: str,
    number: int,
    ply: int,
    record: Record,
    chair: Chair,
    table: Calibration,
    easy_too: bool,
    before: Puzzle | None,
) -> Puzzle | None:
    seed = 1000 * number + ply
    best, likely = _preferred(id, chair, seed)
    if not likely:
        return None
    if before is not None and before["best"] != chair.action_text(best):
        before = None
    if not easy_too and (is_easy(before) if before else share(id, chair, best, "house-cat") >= EASY):
        return None
    margin = MARGIN.get(id, USUAL_MARGIN)
    others = [action for action in chair.legal_actions() if action != best]
    some = judge(chair, best, likely, FIRST_WORLDS, table, seed)  # a quick no: with all of them it would be the same
    if min(judged.cost.value for judged in some.values()) < margin / 2:
        return None
    costs = judge(chair, best, others, FIRST_WORLDS, table, seed)
    nearest = sorted(others, key=lambda action: (costs[action].cost.value, action))[:NEAREST]
    if costs[nearest[0]].cost.value < margin / 2:
        return None
    for look in (1, 2):
        sure = judge(chair, best, nearest, WORLDS, table, seed + 1_000_000 * look)
        if not all(_is_clear(judged.cost, margin) for judged in sure.values()):
            return None
        costs |= sure
    if before is None and any(strongest(id, chair, 2 * seed + look) != best for look in (1, 2)):
        return None
    second = min(nearest, key=lambda action: costs[action].cost.value)
    levels = before["levels"] if before else {name: share(id, chair, best, name) for name in TRIES}
    return _written(id, number, ply, record, chair, best, costs, second, levels)


def _is_clear(cost: Mean, margin: float) -> bool:
    return cost.value >= margin and cost.value >= SURE * cost.error


def _preferred(id: str, chair: Chair, seed: int) -> tuple[int, list[int]]:
    """The move of a short search and the next best ones; none of these unless it thinks all others much worse."""
    bot = make_bot("search", {"simulations": QUICK}, id)
    assert isinstance(bot, Search)
    best = int(bot.choose(chair, clowder.Rng(seed + 1)))
    root = bot.root
    means = {int(root.actions[i]): root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))}
    own = means.pop(best)
    others = sorted(means, key=lambda action: -means[action])[:NEAREST]
    return best, others if own - means[others[0]] >= HOPE.get(id, USUAL_HOPE) else []


def strongest(id: str, chair: Chair, seed: int) -> int:
    """The move of the strongest level, by its simulations alone."""
    return int(level_bot(STRONGEST, id, clock=False).choose(chair, clowder.Rng(seed + 1)))


def _written(
    id: str,
    number: int,
    ply: int,
    record: Record,
    chair: Chair,
    best: int,
    costs: dict[int, Judged],
    second: int,
    levels: dict[str, float],
) -> Puzzle:
    key, params = reason(chair, best, clowder.Rng(number + 1))
    legal = chair.legal_actions()
    return {
        "id": f"{number}-{ply}",
        "seats": record.seats,
        "seat": chair.seat,
        "seed": f"{record.seed:x}",
        **_unusual(record),
        "actions": "|".join(record.actions[:ply]),
        "best": chair.action_text(best),
        "margin": round(100 * costs[second].cost.value, 1),
        "error": round(100 * costs[second].cost.error, 1),
        "costs": [0 if action == best else round(100 * costs[action].cost.value) for action in legal],
        "rivals": [-1 if action == best else costs[action].rival for action in legal],
        "levels": {"random": round(1 / len(legal), 3)} | levels,
        "tags": tags_of(id, chair, best, key),
        "why": [key, params],
    }


def _unusual(record: Record) -> Puzzle:
    """What a game has that was not dealt by a seed and the usual options alone."""
    usual = clowder.game(record.game).options_for(record.seats, None)
    options = {} if record.options == usual else {"options": record.options}
    return {**options, "keyed": True} if record.keyed else options


def share(id: str, chair: Chair, best: int, level: str) -> float:
    """How often a level finds the move."""
    hits = 0
    for number in range(TRIES[level]):
        hits += int(level_bot(level, id, clock=False).choose(chair, clowder.Rng(7919 * (number + 1)))) == best
    return round(hits / TRIES[level], 2)
