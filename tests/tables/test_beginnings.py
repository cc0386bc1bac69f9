"""Tables that begin from a position: what of it is kept, who can know it, and what their records prove."""

import json
import random
from typing import Any

import pytest
import verifier

import clowder
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.types import NOBODY, Json
from clowder.tables import beginnings, deals, dealt, fairness, lobby
from clowder.tables.data import TableData
from clowder.tables.head_text import head_from_text, head_to_text
from clowder.tables.model import Entry, SeatHead, TableError, TableHead, now_ms, record_from
from clowder.tables.records import acts_in_effect, match_of, record_of
from clowder.tables.table_info import summary, table_info
from tests.contract.catalog import present_ids

SEED, OTHER = "5" * 64, "6" * 64


def middle_of(game_id: str, plies: int = 9, seats: int = 3) -> Any:
    state = clowder.game(game_id).new(seats=seats, seed=7)
    choice = random.Random(3)
    for _ in range(plies):
        state.apply(choice.choice(list(state.legal_actions())))
    return state


def head_of(game_id: str, position: Json, anew: str = "") -> TableHead:
    begun = beginnings.set_up(game_id, position, anew)
    return lobby.new_head(
        game=game_id,
        options=begun.options,
        seats=[{"kind": "me"}, *({"kind": "bot"} for _ in range(begun.seats - 1))],
        person="ann",
        name="Ann",
        levels=["random"],
        beginning=beginnings.of_position(begun, "ann", bool(anew)),
    )


def played(head: TableHead, most: int = 10_000) -> tuple[TableData, list[Entry]]:
    """Its game, by whoever is to act, to the end or so far."""
    head.status, head.started = "running", now_ms()
    data = TableData(head)
    entries: list[Entry] = []
    match, choice = data.match, random.Random(1)
    assert match is not None
    while not match.state.is_over() and len(entries) < most:
        text = match.state.action_text(choice.choice(list(match.state.legal_actions())))
        seat = int(match.state.to_act())
        entries.append(Entry(head.id, data.n + 1, "act", match.ply + 1, seat, text, "", now_ms(), 0, "person"))
        data.follow(entries[-1])
    return data, entries


@pytest.mark.parametrize("game_id", present_ids())
def test_a_table_begins_from_a_position_and_its_record_holds(game_id: str) -> None:
    game, state = clowder.game(game_id), middle_of(game_id)
    head = head_of(game_id, {**game.position(state), "rng": [1, 2, 3, 4]})
    assert head.beginning is not None
    assert "rng" not in head.beginning["position"]
    data, entries = played(head)
    head.status, head.ended = "over", now_ms()
    assert data.match is not None
    record = json.loads(json.dumps(record_of(head, data.match, entries)))
    assert fairness.verify(record) == []
    assert verifier.faults(record) == []
    assert record["extra"]["beginning"] == {"source": "position", "eyes": -2, "seat": 0}
    changed = fairness.sealed({**record, "beginning": {**record["beginning"], "nothing": 1}})
    assert fairness.verify(changed)
    # the head as it is stored leads to the same game, also in the middle of it
    kept = head_from_text(head_to_text(head), head.version)
    for some in (entries, entries[:5]):
        match = match_of(kept, acts_in_effect(some))
        assert match is not None
        assert match.state.key() == clowder.replay(record_from(kept, match.seed, [e.text for e in some])).state.key()
    # taken back to its beginning it is that position, with the chance of the table
    data.match.take_back(0)
    told, wanted = game.position(data.match.state), game.position(state)
    assert {**told, "rng": None} == {**wanted, "rng": None}
    assert told["rng"][4] == 0
    assert data.match.opening() == []
    # played on from one of its moves
    again = dealt.head_on(
        Record.from_json(record), deals.played_on(Record.from_json(record), deals.source_of(head), 2), head.seats, "bob"
    )
    assert (again.given, again.is_ordinary, head.is_ordinary) == (2, False, False)
    assert TableData(again).match is None
    again.status = "running"
    going_on = TableData(again).match
    assert going_on is not None
    assert [move.text for move in going_on.played] == [entry.text for entry in entries[:2]]


@pytest.mark.parametrize("game_id", present_ids())
def test_nobody_outside_can_tell_two_worlds_of_a_beginning_apart(game_id: str) -> None:
    """What a table tells of its beginning before the start is the same for every world that a stranger cannot tell."""
    game, state = clowder.game(game_id), middle_of(game_id)
    told = set()
    for seed in range(5):
        world = state.determinize(NOBODY, Rng(seed)) if seed else state
        head = head_of(game_id, game.position(world))
        info = table_info(head, "bob")
        told.add(json.dumps(info["beginning"], sort_keys=True))
        assert "look" not in summary(info)["beginning"]
        head.status = "running"
        assert "look" not in table_info(head, "bob")["beginning"]
    assert len(told) == 1


@pytest.mark.parametrize("game_id", present_ids())
def test_hidden_cards_dealt_anew_leave_what_everybody_sees(game_id: str) -> None:
    game, state = clowder.game(game_id), middle_of(game_id)
    heads = [head_of(game_id, game.position(state), anew) for anew in (SEED, OTHER, SEED)]
    first, second, third = [head.beginning["position"] for head in heads if head.beginning]
    assert first == third
    assert first != second
    for head in heads:
        match = match_of(_running(head), [])
        assert match is not None
        assert match.state.view(NOBODY) == state.view(NOBODY)
        assert table_info(head, "")["beginning"]["eyes"] == -1


@pytest.mark.parametrize("game_id", present_ids())
def test_other_cards_are_those_that_a_seat_could_not_tell(game_id: str) -> None:
    game = clowder.game(game_id)
    record, state = Record.start(game, seats=3, seed=7), game.new(seats=3, seed=7)
    choice = random.Random(3)
    for _ in range(12):
        action = choice.choice(list(state.legal_actions()))
        record = record.with_action(state.action_text(action))
        state.apply(action)
    before = clowder.replay(record, until=9).state
    positions = set()
    for seat in range(3):
        for anew in (SEED, OTHER):
            begun = beginnings.other_cards(record, 9, seat, anew)
            seats = [SeatHead("bot", level="random") for _ in range(3)]
            head = dealt.head_begun(game_id, begun.options, seats, "ann", beginnings.of_replay(begun, "ann", seat))
            match = match_of(_running(head), [])
            assert match is not None
            assert match.state.view(seat) == before.view(seat)
            positions.add(json.dumps(begun.position, sort_keys=True))
    assert len(positions) > 1


def _running(head: TableHead) -> TableHead:
    head.status = "running"
    return head


def test_what_cannot_be_is_refused_with_its_faults() -> None:
    with pytest.raises(TableError) as refused:
        beginnings.set_up("cat-attack", {"seats": 2, "pending": ["swap 9 9"], "lives": [0, 0]})
    assert (refused.value.key, refused.value.status) == ("invalid_position", 422)
    assert "lives" in [fault["where"] for fault in refused.value.params["faults"]]
    game = clowder.game("if-it-fits")
    state = game.new(seats=2, seed=1)
    while not state.is_over():
        state.apply(next(iter(state.legal_actions())))
    for position, key in (
        (game.position(state), "position_over"),
        ({"hands": "x" * 70_000}, "too_large"),
    ):
        with pytest.raises(TableError) as refused:
            beginnings.set_up("if-it-fits", position)
        assert refused.value.key == key
    with pytest.raises(TableError, match="unknown_game"):
        beginnings.set_up("chess", {})


@pytest.mark.parametrize(("game_id", "field"), [("cat-box", "refill")])
def test_numbers_that_no_store_keeps_are_refused_also_where_no_game_looks(game_id: str, field: str) -> None:
    position = clowder.game(game_id).position(middle_of(game_id))
    head_to_text(head_of(game_id, {**position, field: position.get(field, 0)}))
    with pytest.raises(TableError, match="invalid_position") as refused:
        beginnings.set_up(game_id, {**position, field: 2**64})
    assert [fault["key"] for fault in refused.value.params["faults"]] == ["E_POSITION"]


def test_a_record_that_says_little_of_its_beginning_is_read() -> None:
    assert beginnings.of_record({"extra": {}, "seats": 2}) is None
    for told in (None, [], {}, {"eyes": 7}, {"eyes": "0", "source": "moon"}):
        found = beginnings.of_record({"beginning": {"a": 1}, "extra": {"beginning": told}, "seats": 2})
        assert found is not None
        assert (found["eyes"], found["source"], found["position"]) == (-2, "position", {"a": 1})
