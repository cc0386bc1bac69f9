"""Records: what can be wrong with one, and what a replay still tells."""

import json
from typing import Any

import pytest

import clowder
from clowder.core.play import play, play_text
from clowder.core.record import Record, replay_with
from tests.contract.tiny_game import WhiskersGame
from tests.contract.walk import history

GAME = WhiskersGame()


@pytest.fixture
def record() -> Record:
    played = history(GAME, 3, {}, 21)
    start = Record.start(GAME, seats=3, seed=21)
    for text in played.texts:
        start = start.with_action(text)
    return start


def changed(record: Record, **fields: Any) -> Record:
    return Record.from_json({**record.as_json(), **fields})


def test_a_record_of_keyed_chance_says_so_and_replays() -> None:
    start = Record.start(GAME, seats=3, seed=21, keyed=True)
    told = json.loads(json.dumps(start.as_json()))
    assert told["chance"] == "keyed"
    assert Record.from_json(told) == start
    dealt = replay_with(GAME, start).state
    assert dealt.rng.words()[:4] == (0, 0, 0, 21)
    assert dealt.key() == GAME.new(seats=3, seed=21, keyed=True).key()
    assert dealt.key() != GAME.new(seats=3, seed=21).key()
    plain = Record.start(GAME, seats=3, seed=21)
    assert "chance" not in plain.as_json()
    assert replay_with(GAME, plain).state.key() == GAME.new(seats=3, seed=21).key()


@pytest.mark.parametrize("chance", ["", "plain", None, True])
def test_chance_of_an_unknown_kind_is_refused(record: Record, chance: Any) -> None:
    with pytest.raises(clowder.InvalidRecord, match="chance"):
        changed(record, chance=chance)


def test_whole_record_replays(record: Record) -> None:
    result = replay_with(GAME, record)
    assert result.ok
    assert result.ply == len(record.actions)
    assert result.state.key() == history(GAME, 3, {}, 21).keys[-1]


@pytest.mark.parametrize("spoilt", ["", "play 9", "no such move", "peek 0.0", "play 0 play 0"])
def test_bad_move_stops_the_replay_there(record: Record, spoilt: str) -> None:
    actions = list(record.actions)
    actions[4] = spoilt
    result = replay_with(GAME, changed(record, actions=actions))
    assert not result.ok
    assert result.ply == 4
    assert result.reason
    assert result.state.key() == history(GAME, 3, {}, 21).keys[4]


def test_move_after_the_end_stops_the_replay(record: Record) -> None:
    result = replay_with(GAME, record.with_action("play 0"))
    assert (result.ok, result.ply) == (False, len(record.actions))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"rules_version": "0"}, "rules version 0"),
        ({"game": "chess"}, "'chess'"),
        ({"parts_hash": "0" * 64}, "parts"),
    ],
)
def test_other_rules_game_or_parts_are_refused(record: Record, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(clowder.InvalidRecord, match=words):
        replay_with(GAME, changed(record, **fields))


def test_bad_options_in_a_record_are_refused(record: Record) -> None:
    with pytest.raises(clowder.InvalidOptions, match="E_OPT_CARDS"):
        replay_with(GAME, changed(record, options={"cards": 1}))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": 2}, "format"),
        ({"seats": "3"}, "'seats'"),
        ({"seats": True}, "'seats'"),
        ({"seed": 5}, "'seed'"),
        ({"seed": "F" * 32}, "'seed'"),
        ({"actions": [1]}, "'actions'"),
        ({"extra": []}, "'extra'"),
        ({"winner": 0}, "'winner'"),
    ],
)
def test_bad_field_is_named(record: Record, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(clowder.InvalidRecord, match=words):
        changed(record, **fields)


@pytest.mark.parametrize("name", ["game", "rules_version", "parts_hash", "seats", "options", "seed", "actions"])
def test_missing_field_is_named(record: Record, name: str) -> None:
    data = {key: value for key, value in record.as_json().items() if key != name}
    with pytest.raises(clowder.InvalidRecord, match=name):
        Record.from_json(data)


def test_not_an_object_is_refused() -> None:
    with pytest.raises(clowder.InvalidRecord, match="object"):
        Record.from_json(["format", 1])


def test_json_keeps_large_seeds() -> None:
    record = Record.start(GAME, seats=2, seed=2**128 - 1)
    assert Record.from_json(json.loads(json.dumps(record.as_json()))).seed == 2**128 - 1


def test_play_is_the_checked_door() -> None:
    state = GAME.new(seats=2, seed=1)
    before = state.key()
    with pytest.raises(clowder.IllegalAction):
        play(state, 10_000)
    with pytest.raises(clowder.MalformedAction) as malformed:
        play_text(state, "meow")
    with pytest.raises(clowder.IllegalAction) as illegal:
        play_text(state, "peek 0.0")
    assert "meow" in str(malformed.value)
    assert "TG-PEEK-2" in str(illegal.value)
    assert state.key() == before
    assert state.events is None
