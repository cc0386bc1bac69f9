"""Whether the puzzles of the package hold: the strongest level with other seeds finds them, and chance does not."""

import time

import clowder
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot
from clowder.puzzles import puzzles_of
from clowder.puzzles.proof import strongest

RANDOM_TRIES = 20


def verify(id: str, seed: int, skip: int) -> None:
    """Without the first `skip` puzzles: they were asked before."""
    asked = solved = tries = lucky = 0
    failed: list[str] = []
    began = time.process_time()
    for number, puzzle in enumerate(puzzles_of(id)):
        if number < skip:
            continue
        state = puzzle.state()
        chair = Chair(state, puzzle.seat)
        right = strongest(id, chair, 9_000_000_000 + seed * 1_000_003 + number)
        asked += 1
        if state.action_text(right) == puzzle.best:
            solved += 1
        else:
            failed.append(puzzle.id)
        for again in range(RANDOM_TRIES):
            move = level_bot("random").choose(chair, clowder.Rng(1_000_000 * seed + 100 * number + again + 1))
            lucky += state.action_text(move) == puzzle.best
            tries += 1
    if asked:
        print(
            f"{id}: {asked} puzzles, the strongest level solves {solved} ({100 * solved / asked:.1f} %), random moves "
            f"{100 * lucky / tries:.1f} %; {time.process_time() - began:.0f} s CPU; not solved: {failed}",
            flush=True,
        )
