"""One random game of the engine beside the slow reference, and the tables at which such games are played."""

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import clowder
from clowder.games.cat_box import plain_plays
from clowder.games.cat_box.moves import choices
from tests.games.cat_box.cases import own_deck, own_setup
from tests.games.cat_box.kit import GAME
from tests.games.cat_box.reference import Reference
from tests.games.reference_kit import favourite, one_of, same


def house_faces() -> dict[str, str]:
    part = tomllib.loads((resources.files("clowder.games.cat_box") / "parts" / "house-1.toml").read_text())
    faces = {}
    for name, front in part["cards"].items():
        faces[name + "+"] = front
        faces[name + "-"] = f"{front[1]}{front[0]}/{front[4]}{front[3]}"
    return faces


def own_faces() -> dict[str, str]:
    faces = {}
    for name, card in own_deck()["cards"].items():
        faces[name + "+"], faces[name + "-"] = card["front"], card["back"]
    return faces


def check_orders(state: Any, actions: list[int]) -> None:
    """Count and pick, the common case and the general one all describe the same set."""
    found = choices(state)
    assert list(found.listed()) == actions
    assert [found.pick(k) for k in range(found.total)] == actions
    if plain_plays.are_all(state):
        assert list(plain_plays.legal_actions(state)) == actions
        assert plain_plays.count_actions(state) == len(actions)
        assert sorted(plain_plays.nth_action(state, k) for k in range(len(actions))) == actions
    picked = {state.nth_action(k) for k in range(0, len(actions), 1 + len(actions) // 10)}
    assert len(picked) == len(range(0, len(actions), 1 + len(actions) // 10))
    assert picked <= set(actions)


def walk(seats: int, options: dict[str, Any], seed: int, made: dict[str, int] | None = None) -> int:
    """Play one game beside the reference; returns the number of decisions, counts kinds of moves in `made`."""
    state: Any = GAME.new(seats=seats, options=options, seed=seed)
    model = Reference(GAME.position(state), own_faces() if "deck" in options else house_faces())
    rng = clowder.Rng(seed)
    decisions = 0
    made = {} if made is None else made
    while True:
        position = GAME.position(state)
        expected = model.as_json()
        same("position", {name: position[name] for name in expected}, expected)
        actions = list(state.legal_actions())
        offered = {state.action_text(action) for action in actions}
        same("choices", sorted(offered), sorted(model.legal()))
        assert len(offered) == len(actions) == state.count_actions()
        check_orders(state, actions)
        merits = [model.merit(seat) for seat in range(seats)]
        ranks = [1 + sum(other > mine for other in merits) for mine in merits]
        assert list(state.ranks()) == ranks
        if model.phase == "over":
            outcome = state.outcome()
            assert outcome.scores == [merit[0] for merit in merits]
            assert outcome.ranks == ranks
            assert [sum(line.points for line in lines) for lines in outcome.sheet] == outcome.scores
            return decisions
        assert state.to_act() == model.active
        text = favourite(offered, rng, by_kind=True)
        made[text.split()[0]] = made.get(text.split()[0], 0) + 1
        decisions += 1
        clowder.play_text(state, text)
        model.apply(text)


def seated(rng: clowder.Rng, rules: str, **options: Any) -> tuple[int, dict[str, Any]]:
    rotation = one_of(rng, ["none", "half", "quarter"])
    return 2 + int(rng.below(4)), {"rules": rules, "rotation": rotation, **options}


def own_table(rng: clowder.Rng) -> tuple[int, dict[str, Any]]:
    seats, options = seated(rng, one_of(rng, ["basic", "special"]), deck=own_deck())
    return (2, {**options, "setup": own_setup()}) if rng.below(3) == 0 else (min(seats, 3), options)


FAMILIES: dict[str, Callable[[clowder.Rng], tuple[int, dict[str, Any]]]] = {
    "basic": lambda rng: seated(rng, "basic"),
    "special": lambda rng: seated(rng, "special"),
    "own-deck": own_table,
}
