"""What was learned: weights that are what they say, chances that add up, the same numbers compiled and interpreted."""

import json
import os
import subprocess
import sys
from importlib import import_module, resources
from typing import Any

import pytest

import clowder
from bench.learn.games import dealt, play
from clowder.bots.chair import Chair
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from clowder.core.arrays import vec
from clowder.core.net import KNOWN, ROOM, Net, Numbers, chances, clipped, weights_hash
from tests.bots.middle import middle

LEARNED = ("cat-attack", "cat-box", "csacska-macska", "if-it-fits")
POSITIONS = [(seats, decisions) for seats in (3, 4, 5) for decisions in (0, 9, 30)]

SAID = """
import json, sys
import clowder
from tests.bots.middle import middle
from clowder.bots.chair import Chair
from clowder.bots.levels import choose
from clowder.bots.search import Search
from clowder.bots.settings import Settings
game = sys.argv[1]
found = []
for seats, decisions in json.loads(sys.argv[2]):
    state = middle(game, seats, {}, decisions)
    found.append([value.hex() for value in state.judge()])
found.append([int(choose(state, state.to_act(), "panther", 3, simulations=12))])
race = Search(Settings(simulations=30, race=True, hide=True, learned=True))
race.choose(Chair(state, state.to_act()), clowder.Rng(3))
found.append([value.hex() for value in race.root.totals])
print(json.dumps([clowder.is_compiled(), found]))
"""


def package(game: str) -> str:
    return f"clowder.games.{game.replace('-', '_')}"


def data_of(game: str) -> dict[str, Any]:
    file = resources.files(package(game)) / "parts" / "learned.json"
    return dict(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", LEARNED)
def test_the_weights_are_those_of_the_recipe(game: str) -> None:
    data = data_of(game)
    assert data["hash"] == weights_hash(data)
    assert data["size"] == import_module(f"{package(game)}.learned").SIZE
    assert data["recipe"]["game"] == game
    assert data["recipe"]["log_loss"] < data["recipe"]["log_loss_by_hand"]


@pytest.mark.parametrize("game", LEARNED)
def test_chances_add_up_and_are_not_the_hand_made_ones(game: str) -> None:
    differ = 0
    for seats, decisions in POSITIONS:
        state = middle(game, seats, {}, decisions)
        found = list(state.judge())
        assert sum(found) == pytest.approx(1.0)
        assert min(found) >= 0.0
        differ += found != list(state.evaluate())
    assert differ == len(POSITIONS)


@pytest.mark.parametrize("game", LEARNED)
def test_descriptions_have_room(game: str) -> None:
    module = import_module(f"{package(game)}.learned")
    for seats, decisions in POSITIONS:
        for _, pairs in module.described(middle(game, seats, {}, decisions)):
            assert 0 < len(pairs) < ROOM
            assert all(0 <= place < module.SIZE for place, _ in pairs)


def test_the_order_of_the_deck_is_not_looked_at() -> None:
    for seats, decisions in POSITIONS:
        state = middle("csacska-macska", seats, {}, decisions)
        world = state.determinize(state.to_act(), clowder.Rng(5))
        assert list(world.judge()) == list(state.judge())


@pytest.mark.parametrize("game", LEARNED)
def test_compiled_and_interpreted_say_the_same(game: str) -> None:
    said = []
    for plain in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", SAID, game, json.dumps(POSITIONS)],
            env={**os.environ, "CLOWDER_INTERPRETED": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append(json.loads(run.stdout))
    if not said[0][0]:
        pytest.skip("the engine is not compiled here")
    assert not said[1][0]
    assert said[0][1] == said[1][1]


@pytest.mark.parametrize("game", LEARNED)
def test_where_nothing_was_learned_the_hand_made_evaluation_judges(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, package(game), None)
    state = middle(game, 3, {}, 7)
    assert list(state.judge()) == list(state.evaluate())


def test_the_net_by_hand() -> None:
    """One place, two units, one unit: 64 * 2 = 2.0 for the first, the second stays silent below 0."""
    one = 1 << 12
    net = Net(
        {
            "size": 1,
            "hidden": 2,
            "second": 1,
            "hand": one // 2,
            "first": [2 * one, -one],
            "first_bias": [0, 0],
            "middle": [one, 7 * one],
            "middle_bias": [one * one // 2],
            "last": [-one],
        }
    )
    numbers = Numbers()
    assert net.score(net.begin(numbers), numbers) == -0.5
    numbers.add(0, clipped(1.0, 3))
    assert net.hand == 0.5
    assert net.score(net.begin(Numbers()), numbers) == -2.5
    with pytest.raises(ValueError, match="weights"):
        Net({**data_of("if-it-fits"), "last": []})


def test_what_is_learned_is_the_victory_and_perhaps_the_points() -> None:
    state = dealt("if-it-fits", 1, 0)
    for action in play("if-it-fits", 1, 0):
        state.apply(action)
    pytest.importorskip("numpy", reason="fitting needs the extra lab")
    from bench.learn.positions import shares

    won, mixed = shares(state, 0.0), shares(state, 0.5)
    ranks, outcome = list(state.ranks()), state.outcome()
    assert outcome is not None
    assert won == [(rank == 1) / ranks.count(1) for rank in ranks]
    assert sum(mixed) == pytest.approx(1.0)
    assert max(outcome.scores) > min(outcome.scores)
    assert min(mixed) > 0.0
    assert mixed.index(max(mixed)) == ranks.index(1)


def test_scores_become_chances() -> None:
    found = list(chances(vec[float]([1.0, 1.0, -1000.0])))
    assert found == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("game", LEARNED)
def test_the_search_asks_what_was_learned(game: str) -> None:
    """Values of leaves differ, so what the root has seen differs."""
    state = middle(game, 4, {}, 9)
    means = []
    for learned in (False, True):
        search = Search(Settings(simulations=60, learned=learned))
        search.choose(Chair(state, state.to_act()), clowder.Rng(1))
        means.append(search.middle)
    assert means[0] != means[1]
