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
from clowder.analysis.chances import Calibration, calibration
from clowder.bots.chair import Chair
from clowder.core.record import Record
from clowder.puzzles.judge import judge
from clowder.puzzles.proof import (
    FEWEST_MOVES,
    FIRST_WORLDS,
    LOOKS,
    WORLDS,
    findings,
    is_clear,
    look_seed,
    margin_of,
    nearest_of,
    preferred,
    share,
    strongest,
)

SIZES: Final = (3, 4, 2)  # seats, game by game
HOPE: Final = {"cat-box": 0.012}  # its search believes its first look longer, so that values differ less
USUAL_HOPE: Final = 0.03
MOST_PER_GAME: Final = 2
APART: Final = 6  # plies

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
    best, likely, lead = preferred(id, chair, seed)
    if lead < HOPE.get(id, USUAL_HOPE):
        return None
    if before is not None and before["best"] != chair.action_text(best):
        before = None
    if not easy_too and (is_easy(before) if before else share(id, chair, best, "house-cat") >= EASY):
        return None
    margin = margin_of(id)
    others = [action for action in chair.legal_actions() if action != best]
    some = judge(chair, best, likely, FIRST_WORLDS, table, seed)  # a quick no: with all of them it would be the same
    if min(judged.cost.value for judged in some.values()) < margin / 2:
        return None
    costs = judge(chair, best, others, FIRST_WORLDS, table, seed)
    nearest = nearest_of(costs)
    if costs[nearest[0]].cost.value < margin / 2:
        return None
    for look in LOOKS:
        sure = judge(chair, best, nearest, WORLDS, table, look_seed(seed, look))
        if not all(is_clear(judged.cost, margin) for judged in sure.values()):
            return None
        costs |= sure
    if before is None and any(strongest(id, chair, 2 * seed + look) != best for look in LOOKS):
        return None
    levels = before["levels"] if before else None
    return {
        "id": f"{number}-{ply}",
        "seats": record.seats,
        "seat": chair.seat,
        "seed": f"{record.seed:x}",
        **_unusual(record),
        "actions": "|".join(record.actions[:ply]),
        **findings(id, chair, best, costs, nearest, number + 1, levels),
    }


def _unusual(record: Record) -> Puzzle:
    """What a game has that was not dealt by a seed and the usual options alone."""
    usual = clowder.game(record.game).options_for(record.seats, None)
    options = {} if record.options == usual else {"options": record.options}
    return {**options, "keyed": True} if record.keyed else options
