"""The engine beside the slow reference: the same moves, the same table, the same points, ply by ply."""

import tomllib
from importlib import resources
from typing import Any

import pytest

import clowder
from clowder.games.cat_box import plain_plays
from clowder.games.cat_box.moves import choices
from tests.games.cat_box.cases import own_deck, own_setup
from tests.games.cat_box.kit import GAME
from tests.games.cat_box.reference import Reference

PLANS = [(seats, rules, turn) for seats in (2, 3, 4, 5) for rules in ("basic", "special") for turn in ("none", "half")]
PLANS += [(seats, rules, "quarter") for seats in (2, 4) for rules in ("basic", "special")]


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


def favourite(words: set[str], rng: clowder.Rng) -> str:
    """A random move; kinds of move are equally likely, so that tiles are used often."""
    kinds = sorted({text.split()[0] for text in words})
    kind = kinds[int(rng.below(len(kinds)))]
    among = sorted(text for text in words if text.startswith(kind))
    return among[int(rng.below(len(among)))]


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


def walk(seats: int, options: dict[str, Any], faces: dict[str, str], seed: int) -> set[str]:
    """Play one game beside the reference; the kinds of move that were made."""
    state: Any = GAME.new(seats=seats, options=options, seed=seed)
    model = Reference(GAME.position(state), faces)
    rng = clowder.Rng(seed)
    made = set()
    while True:
        position = GAME.position(state)
        expected = model.as_json()
        assert {name: position[name] for name in expected} == expected
        actions = list(state.legal_actions())
        offered = {state.action_text(action) for action in actions}
        assert offered == model.legal()
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
            return made
        assert state.to_act() == model.active
        text = favourite(offered, rng)
        made.add(text.split()[0])
        clowder.play_text(state, text)
        model.apply(text)


@pytest.mark.rule("CB-TURN-1", "CB-TURN-2", "CB-PLACE-5", "CB-R10", "CB-R11", "CB-R12", "CB-R14", "CB-R50", "CB-SPEC-1")
@pytest.mark.parametrize(("seats", "rules", "rotation"), PLANS)
def test_the_engine_agrees_with_the_reference(seats, rules, rotation):
    made = walk(seats, {"rules": rules, "rotation": rotation}, house_faces(), seed=seats)
    if rules == "special":
        assert {"play", "paw", "mouse", "scratcher", "fish", "end"} >= made > {"play", "paw", "mouse"}


@pytest.mark.rule("CB-R12", "CB-R51", "CB-R52")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"rules": "special", "rotation": "quarter"}),
        (2, {"rules": "basic", "rotation": "quarter"}),
        (2, {"rules": "special", "rotation": "half", "setup": own_setup()}),
    ],
)
def test_the_engine_agrees_with_the_reference_on_an_own_deck(seats, options):
    walk(seats, {**options, "deck": own_deck()}, own_faces(), seed=1)
