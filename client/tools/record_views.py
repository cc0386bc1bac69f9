"""Writes client/tests/views/GAME.json: real decisions of every game, as the server shows them to the seat to act.

PYTHONPATH=src python client/tools/record_views.py [--check]
The client's screens are tested on them without a browser. Games are played by chance from fixed seeds until each
wanted decision has come up. With --check nothing is written; it says whether the files are what the engine shows.
"""

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from recording import record

import clowder
from clowder.core.grouping import grouped_actions

LONGEST = 400  # moves of a game; then the next seed
SEEDS = 400
Wanted = Callable[[dict[str, Any], list[str]], bool]  # the view and the legal moves -> is it this decision


def verbs(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def phase(name: str, *needed: str) -> Wanted:
    """A decision of a phase, with at least these verbs among the moves."""
    return lambda view, moves: view["phase"] == name and set(needed) <= verbs(moves)


def holding(card: str) -> Wanted:
    """Csacska Macska: this card is to be dealt with, and can be used."""
    return lambda view, moves: (
        view["phase"] == "resolve" and any(move.startswith(("use", "place")) and f" {card}" in move for move in moves)
    )


def two_thefts(view: dict[str, Any], moves: list[str]) -> bool:
    return any(move.startswith("steal ") and len(move.split()) == 3 for move in moves)


def long_table(view: dict[str, Any], moves: list[str]) -> bool:
    return view["phase"] == "play" and len(view["table"]) > 8


def turnable(view: dict[str, Any], moves: list[str]) -> bool:
    return view["phase"] == "play" and any(move.endswith(" r180") for move in moves)


def stackable(view: dict[str, Any], moves: list[str]) -> bool:
    return any(move.endswith(" stack") for move in moves)


# game -> name of the decision -> seats, options, which decision
DECISIONS: dict[str, dict[str, tuple[int, dict[str, Any], Wanted]]] = {
    "cat-box": {
        "first card": (3, {}, phase("play")),
        "later card": (3, {"rotation": "half"}, long_table),
        "stack": (2, {"rules": "special"}, stackable),
        "tiles": (2, {"rules": "special"}, phase("tile", "paw", "scratcher", "fish", "mouse", "end")),
    },
    "csacska-macska": {
        "first turn": (3, {}, phase("act", "draw", "take")),
        "theft": (3, {}, phase("act", "steal")),
        "two thefts": (4, {}, two_thefts),
        "number card": (3, {}, phase("resolve", "play", "discard")),
        "stray": (3, {}, holding("S")),
        "rascal": (3, {}, holding("RAS")),
        "complete three": (3, {}, phase("score3")),
        "orphaned kittens": (3, {}, phase("orphan")),
    },
    "if-it-fits": {
        "start box": (3, {}, phase("start")),
        "draw or sleep": (3, {}, phase("choose", "draw", "sleep")),
        "box": (3, {}, turnable),
        "toy": (3, {}, phase("play", "toy_across")),
        "princess": (3, {"all_princesses": True}, phase("play", "princess")),
        "cat": (3, {}, phase("cat", "cat", "no_cat")),
    },
    "cat-attack": {
        "card": (4, {}, phase("card", "cat", "mouse")),
        "fight": (4, {}, phase("card", "fight")),
        "throw": (4, {}, phase("dest")),
        "swap": (4, {}, phase("swap", "swap")),
        "raid": (4, {}, phase("raid", "raid")),
        "answer": (4, {}, phase("answer", "answer")),
        "free sample": (4, {}, phase("food", "food")),
    },
}


def find(game_id: str, seats: int, options: dict[str, Any], wanted: Wanted) -> dict[str, Any]:
    """The first such decision that comes up by chance."""
    game = clowder.game(game_id)
    for seed in range(SEEDS):
        state, chance = game.new(seats=seats, options=options, seed=seed), random.Random(seed)
        for _ in range(LONGEST):
            if state.is_over():
                break
            seat = int(state.to_act())
            view = state.view(seat)
            moves = {state.action_text(action): action for action in state.legal_actions()}
            if wanted(view, list(moves)):
                return {"seat": seat, "options": options, "view": view, "legal": grouped_actions(state)}
            verb = chance.choice(sorted(verbs(list(moves))))  # not always the one with the most places
            state.apply(moves[chance.choice([move for move in moves if move.split()[0] == verb])])
    raise LookupError


def text_of(game_id: str) -> str:
    found: dict[str, Any] = {}
    for name, wish in DECISIONS[game_id].items():
        try:
            found[name] = find(game_id, *wish)
        except LookupError:
            raise SystemExit(f"{game_id}: no decision like {name!r} came up") from None
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(record(__doc__ or "", "views", DECISIONS, text_of))
