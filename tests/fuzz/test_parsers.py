"""Whatever text or JSON comes in: a value or an error of ours, never anything else, and nothing is changed."""

import json
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clowder
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.games.cat_attack.pending import PENDING_KINDS
from tests.contract.catalog import cases, present_ids
from tests.contract.checks import assert_refusal
from tests.contract.tiny_game import WhiskersGame
from tests.contract.walk import History, history
from tests.games.pad_examples import EXAMPLES

GAMES = ["whiskers", *present_ids()]
QUICK = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)

plain = st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=8)
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner))


@cache
def find(game_id: str) -> Game:
    return WhiskersGame() if game_id == "whiskers" else clowder.game(game_id)


@cache
def sample(game_id: str) -> History:
    game = find(game_id)
    return history(game, *(cases(game)[-1] if game_id != "whiskers" else (3, {})), 11)


@pytest.mark.parametrize("game_id", present_ids())
@QUICK
@given(data=st.data())
def test_any_pad_is_counted_or_refused(game_id: str, data: st.DataObject) -> None:
    """Pads with a field torn out or replaced, by anything or by what stands elsewhere in a pad."""
    pad: dict[str, Any] = dict(data.draw(st.sampled_from(EXAMPLES[game_id])).pad)
    odd = values | st.sampled_from(
        ["K@0,0", "B1 B3 +K", ["S1 @0,0", "....:fish @9,9"], [{"seat": "A"}], [9, -1], ["mouse"]]
    )
    for name in data.draw(st.lists(st.sampled_from(sorted(pad)) | st.text(max_size=5), min_size=1, max_size=3)):
        pad[name] = data.draw(odd)
    with suppress(clowder.InvalidPosition):
        outcome = find(game_id).count(pad)
        assert [sum(line.points for line in lines) for lines in outcome.sheet] == outcome.scores


@pytest.mark.parametrize("game_id", GAMES)
@QUICK
@given(data=st.data())
def test_any_text_is_a_move_or_refused(game_id: str, data: st.DataObject) -> None:
    played = sample(game_id)
    state = played.states[data.draw(st.integers(0, len(played.states) - 1))]
    alphabet = st.sampled_from(sorted({letter for text in played.texts[:40] for letter in text} | set("09-.,@é\n\0")))
    words = st.sampled_from(sorted({word for text in played.texts[:60] for word in text.split()}))
    phrases = st.lists(words | st.text(alphabet, max_size=5), max_size=5).map(" ".join)
    text = data.draw(st.text(max_size=30) | st.text(alphabet, max_size=16) | phrases)
    before = state.key()
    action = -1
    with suppress(clowder.ActionError):
        action = int(state.parse_action(text))
    for seat in {int(state.to_act()), 0}:
        legal = seat == state.to_act() and state.is_legal(action)
        assert_refusal(find(game_id), state, seat, text, legal)
    assert state.key() == before


@pytest.mark.parametrize("game_id", GAMES)
@QUICK
@given(data=st.data())
def test_any_position_is_set_up_or_refused(game_id: str, data: st.DataObject) -> None:
    game = find(game_id)
    if game_id == "whiskers":
        pytest.skip("the double trusts its positions")
    told = json.loads(json.dumps(game.position(sample(game_id).states[2])))
    broken = _broken(data, told)
    with suppress(clowder.InvalidPosition):
        state = game.from_position(broken)
        assert game.from_position(game.position(state)).key() == state.key()


@pytest.mark.parametrize("game_id", present_ids())
@QUICK
@given(data=st.data())
def test_any_position_that_is_set_up_is_played_to_its_end(game_id: str, data: st.DataObject) -> None:
    """Tables begin from positions: one that is accepted breaks down neither there nor later, whoever thinks."""
    game, played = find(game_id), sample(game_id)
    told = json.loads(json.dumps(game.position(data.draw(st.sampled_from(played.states)))))
    for _ in range(data.draw(st.integers(1, 2))):
        told = _swapped(data, told)
    with suppress(clowder.InvalidPosition):
        state = game.begun_from(told)
        choose = Random(data.draw(st.integers(0, 99)))
        for ply in range(150):
            if state.is_over():
                break
            legal = list(state.legal_actions())
            assert legal
            if ply % 10 == 0:
                seat = choose.randrange(state.seats)
                state.view(seat)
                game.from_position(game.position(state.determinize(seat, Rng(ply))))
            state.apply(choose.choice(legal))


def _swapped(data: st.DataObject, told: Any) -> Any:
    """The position with one field like another: values that mean something, in places where they may not."""
    name = data.draw(st.sampled_from(sorted(told)))
    if name == "pending":
        piece = st.tuples(st.sampled_from(PENDING_KINDS[1:]), st.lists(st.integers(0, 9), max_size=4))
        texts = st.lists(piece.map(lambda each: " ".join(map(str, [each[0], *each[1]]))), max_size=3)
        return {**told, name: data.draw(texts.map(lambda some: ["next", "end", *some]) | texts)}
    old = told[name]
    if isinstance(old, bool):
        return {**told, name: not old}
    if isinstance(old, int):
        return {**told, name: data.draw(st.integers(-1, 9))}
    if isinstance(old, list) and old:
        at = data.draw(st.integers(0, len(old) - 1))
        other = data.draw(st.sampled_from(old) | st.sampled_from([None, "", [], 0]))
        return {**told, name: data.draw(st.sampled_from([[*old[:at], other, *old[at + 1 :]], old[:at], old[::-1]]))}
    return {key: value for key, value in told.items() if key != name}


def _broken(data: st.DataObject, told: Any) -> Any:
    """The position with one value, somewhere, taken out or replaced."""
    if isinstance(told, dict) and told:
        name = data.draw(st.sampled_from(sorted(told)))
        rest = {key: part for key, part in told.items() if key != name}
        return (
            rest if data.draw(st.booleans()) and data.draw(st.booleans()) else {**rest, name: _broken(data, told[name])}
        )
    if isinstance(told, list) and told and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(told) - 1))
        return [*told[:at], _broken(data, told[at]), *told[at + 1 :]]
    return data.draw(values)


@pytest.mark.parametrize("game_id", GAMES)
@QUICK
@given(data=st.data())
def test_any_options_are_taken_or_refused(game_id: str, data: st.DataObject) -> None:
    game = find(game_id)
    names = st.sampled_from(sorted(game.options_schema()["properties"])) | st.text(max_size=8)
    options = data.draw(st.dictionaries(names, values, max_size=4))
    seats = data.draw(st.integers(-1, 8))
    with suppress(clowder.InvalidOptions):
        assert game.new(seats=seats, options=options, seed=1).to_act() >= 0


@QUICK
@given(data=st.data())
def test_any_json_is_a_record_or_refused(data: st.DataObject) -> None:
    record = Record.start(WhiskersGame(), seats=2, seed=5).as_json()
    for _ in range(data.draw(st.integers(0, 2))):
        record[data.draw(st.sampled_from(sorted(record)))] = data.draw(values)
    with suppress(clowder.InvalidRecord):
        read = Record.from_json(record)
        assert read.as_json() == record
    with suppress(clowder.InvalidRecord):
        Record.from_json(data.draw(values))
