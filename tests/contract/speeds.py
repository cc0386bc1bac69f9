"""Plays fixed games and prints a digest of each: run compiled and interpreted, the lines must be equal.

python -m tests.contract.speeds        # add CLOWDER_INTERPRETED=1 for the other half
"""

import hashlib

import clowder
from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.rng import Rng
from clowder.core.types import NOBODY
from tests.contract.catalog import all_cases, case_name
from tests.contract.walk import text_of


def digest(game: Game, seats: int, options: dict[str, object], seed: int, keyed: bool = False) -> str:
    """Every key, text, event and view of one game, and what each seat would imagine, in one hash."""
    state = game.new(seats=seats, options=options, seed=seed, keyed=keyed)
    choose = Rng(seed + 1)
    found = hashlib.sha256()
    ply = 0
    while state.to_act() >= 0:
        seat = state.to_act()
        actions = state.legal_actions()
        found.update(repr((state.key(), len(actions), int(actions[0]), int(actions[-1]))).encode())
        if ply % 8 == 0:
            found.update(text_of([state.view(NOBODY), state.view(seat), list(state.evaluate()), list(state.judge())]))
            found.update(repr(state.determinize(seat, Rng(ply)).key()).encode())
        action = state.nth_action(choose.below(len(actions)))
        found.update(state.action_text(action).encode())
        found.update(text_of([event.seen_by(seat) for event in play(state, action)]))
        ply += 1
    outcome = state.outcome()
    assert outcome is not None
    found.update(text_of(outcome.as_json()))
    return f"{ply} {found.hexdigest()}"


def digests() -> list[str]:
    """One line per case."""
    lines = []
    for seed, case in enumerate(all_cases(most=8)):
        game_id, seats, options = case
        game, keyed = clowder.game(game_id), seed % 2 > 0
        lines.append(f"{case_name(case)} {digest(game, seats, options, 1000 + seed, keyed)}")
    return lines


if __name__ == "__main__":
    print("\n".join([f"compiled={clowder.is_compiled()}", *digests()]))
