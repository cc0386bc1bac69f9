"""Records that begin from a position: written, read, replayed, and their chance."""

import json
import random
from typing import Any

import pytest

import clowder
from clowder.core.errors import InvalidRecord
from clowder.core.record import Record, beginning_of, replay_with
from clowder.core.types import Json
from tests.contract.catalog import cases, present_ids

COMMON = {"game", "rules_version", "seats", "options", "rng"}


def middle_of(game: Any, seats: int, options: Json, plies: int = 9) -> Any:
    state = game.new(seats=seats, options=options, seed=7)
    choice = random.Random(3)
    for _ in range(plies):
        if state.is_over():
            break
        state.apply(choice.choice(list(state.legal_actions())))
    return state


def played_on(game: Any, record: Record, plies: int = 40) -> tuple[Record, Any]:
    state = game.new(**record.deal())
    choice = random.Random(4)
    while not state.is_over() and len(record.actions) < plies:
        action = choice.choice(list(state.legal_actions()))
        record = record.with_action(state.action_text(action))
        state.apply(action)
    return record, state


@pytest.mark.parametrize("game_id", present_ids())
def test_a_record_begins_from_a_position_and_is_read_back(game_id: str) -> None:
    game = clowder.game(game_id)
    for seats, options in cases(game)[:6]:
        before = middle_of(game, seats, options)
        position = json.loads(json.dumps(game.position(before)))
        record = Record.start(game, seats=seats, options=position["options"], seed=99, keyed=True, beginning=position)
        assert record.beginning is not None
        assert not COMMON & set(record.beginning)
        first = game.new(**record.deal())
        assert game.position(first) == {**game.position(before), "rng": [0, 0, 0, 99, 0]}
        assert game.opening(**record.deal()) == []
        record, state = played_on(game, record)
        told = json.loads(json.dumps(record.as_json()))
        assert told["beginning"] == record.beginning
        assert Record.from_json(told) == record
        result = clowder.replay(Record.from_json(told))
        assert (result.ok, result.state.key()) == (True, state.key())


def test_a_record_of_a_deal_says_nothing_of_a_beginning() -> None:
    record = Record.start(clowder.game("cat-box"), seats=3, seed=1)
    assert "beginning" not in record.as_json()
    assert "beginning" not in record.deal()


def test_chance_after_a_beginning_is_that_of_the_seed_and_not_of_the_position() -> None:
    """Two seeds throw different dice; the generator that a position brings along is nobody's."""
    game = clowder.game("cat-attack")
    position = {**game.position(game.new(seats=3, seed=5)), "rng": [1, 2, 3, 4]}
    dice = []
    for seed in range(8):
        deal: Json = {"seats": 3, "options": position["options"], "seed": seed, "keyed": True}
        state, other = game.new(**deal, beginning=position), game.new(**deal, beginning=beginning_of(position))
        assert state.key() == other.key()
        assert state.rng.words() == (0, 0, 0, seed, 0)
        dice.append([state.rng.below(6) for _ in range(6)])
    assert len({tuple(row) for row in dice}) == 8


def test_what_a_beginning_leaves_out_is_dealt_from_the_seed() -> None:
    game = clowder.game("cat-attack")
    hands = [
        game.position(game.new(seats=2, seed=seed, keyed=True, beginning={"cats": ["R1", "R5"]}))["hands"]
        for seed in (1, 2, 1)
    ]
    assert hands[0] == hands[2] != hands[1]


def test_a_beginning_that_cannot_be_is_a_fault_of_the_record() -> None:
    record = Record.start(clowder.game("cat-box"), seats=2, seed=1, beginning={"table": "nothing"})
    with pytest.raises(InvalidRecord, match="begins from cannot be"):
        replay_with(clowder.game("cat-box"), record)
    with pytest.raises(InvalidRecord, match="beginning"):
        Record.from_json({**record.as_json(), "beginning": [1]})
