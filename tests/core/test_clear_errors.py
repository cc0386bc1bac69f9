"""What somebody gives by mistake is answered by one sentence that says what to do, compiled as interpreted."""

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import clowder
from clowder.core.sparse_vector import SparseVector

SEATS = 3
LONG = 2**70
NO_NUMBERS: list[Any] = [None, "seat_9", "0", 1.5, 0.0, [], {}, b"x"]
NO_SEATS: list[Any] = [*NO_NUMBERS, SEATS, 9, -2, LONG, -LONG, 2**63, 2**62]
NO_TEXTS: list[Any] = [None, 0, 1.5, True, [], {}, b"pass", LONG]
GAMES = clowder.game_ids()
PARTS = {
    "cat-attack": ["board", "mog_deck", "curiosity_deck"],
    "cat-box": ["deck", "setup"],
    "csacska-macska": ["deck"],
    "if-it-fits": ["card_data"],
}


def dealt(id: str) -> Any:
    return clowder.game(id).new(seats=SEATS, seed=7)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_seat_that_is_not_there(id: str, seat: Any) -> None:
    state = dealt(id)
    asked: list[Callable[[], Any]] = [
        lambda: state.view(seat),
        lambda: state.own_view(seat),
        lambda: state.determinize(seat, clowder.Rng(1)),
        lambda: state.observe(seat, SparseVector()),
        lambda: state.foresee(seat, state.legal_actions()[0]),
    ]
    for ask in asked:
        with pytest.raises(clowder.UnknownSeat, match=r"^there is no seat .*; seats are 0 to 2, and -1"):
            ask()
    assert state.view(clowder.NOBODY)


@pytest.mark.parametrize("id", GAMES)
def test_who_is_refused(id: str) -> None:
    """A number may be anybody, who is then told that it is not their turn; anything else is no seat."""
    state = dealt(id)
    text = state.action_text(state.legal_actions()[0])
    for seat in (9, -2, LONG, -LONG):
        assert state.refusal(seat, text) is not None
    for seat in NO_NUMBERS:
        with pytest.raises(clowder.UnknownSeat):
            state.refusal(seat, text)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("action", NO_NUMBERS)
def test_an_action_that_is_no_number(id: str, action: Any) -> None:
    state = dealt(id)
    asked: list[Callable[[], Any]] = [
        lambda: clowder.play(state, action),
        lambda: state.is_legal(action),
        lambda: state.action_text(action),
        lambda: state.action_pair(action),
        lambda: state.foresee(0, action),
    ]
    for ask in asked:
        with pytest.raises(clowder.MalformedAction, match=r"legal_actions\(\).*play_text"):
            ask()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("action", [-1, -5, 2**31, 2**62, 2**63, LONG, -LONG])
def test_an_action_that_no_game_has(id: str, action: int) -> None:
    state = dealt(id)
    assert not state.is_legal(action)
    asked: list[Callable[[], Any]] = [
        lambda: clowder.play(state, action),
        lambda: state.action_text(action),
        lambda: state.action_pair(action),
        lambda: state.foresee(0, action),
    ]
    for ask in asked:
        with pytest.raises(clowder.IllegalAction, match=rf"'action {action}' is not legal now"):
            ask()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("text", NO_TEXTS)
def test_a_move_that_is_no_text(id: str, text: Any) -> None:
    state = dealt(id)
    asked: list[Callable[[], Any]] = [
        lambda: clowder.play_text(state, text),
        lambda: state.parse_action(text),
        lambda: state.refusal(0, text),
    ]
    for ask in asked:
        with pytest.raises(clowder.MalformedAction, match=r"give the move's text; clowder.play takes a number"):
            ask()


@pytest.mark.parametrize("wrong", [None, 0, "state", clowder.game("cat-box"), {}])
def test_a_move_on_what_is_no_state(wrong: Any) -> None:
    asked: list[Callable[[], Any]] = [lambda: clowder.play(wrong, 0), lambda: clowder.play_text(wrong, "end")]
    for ask in asked:
        with pytest.raises(clowder.WrongKind, match=r"a move is played on a state, as clowder\.game\(.*\) makes one"):
            ask()


@pytest.mark.parametrize("id", GAMES)
def test_numbers_of_numpy_are_numbers(id: str) -> None:
    numpy = pytest.importorskip("numpy")
    state = dealt(id)
    first = state.legal_actions()[0]
    assert state.view(numpy.int64(1)) == state.view(1)
    assert state.is_legal(numpy.int32(first))
    assert state.action_text(numpy.int64(first)) == state.action_text(first)
    assert state.refusal(numpy.int8(state.to_act()), state.action_text(first)) is None
    game = clowder.game(id)
    again = game.new(seats=numpy.int64(SEATS), seed=numpy.int64(7))
    assert game.position(again) == game.position(state)
    record = clowder.Record.start(game, seats=numpy.int64(SEATS), seed=numpy.uint32(7))
    assert record == clowder.Record.start(game, seats=SEATS, seed=7)
    assert clowder.Record.from_json(json.loads(json.dumps(record.as_json()))) == record


@pytest.mark.parametrize("id", GAMES)
def test_chance_and_states_of_another_kind(id: str) -> None:
    game, state = clowder.game(id), dealt(id)
    other = dealt(next(name for name in GAMES if name != id))
    for rng in (None, 1, "1"):
        with pytest.raises(clowder.WrongKind, match=r"clowder\.Rng\(1\)"):
            state.determinize(0, rng)
    strangers: list[Any] = [other, None, 5, "state", game]
    for stranger in strangers:
        for ask in (game.position, game.pieces):
            with pytest.raises(clowder.WrongKind, match=f"no state of {id}"):
                ask(stranger)


@pytest.mark.parametrize("seed", [None, "1", 1.5, -1, 2**128, []])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"a seed is a whole number from 0 to 2\*\*128 - 1, not "):
        clowder.Rng(seed)
    with pytest.raises(clowder.InvalidOptions, match=r"give a whole number from 0 to 2\*\*128 - 1"):
        clowder.game("cat-box").new(seats=3, seed=seed)


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**32 + 1, 2**63, LONG, -LONG])
def test_so_many_cannot_be_drawn_from(n: int) -> None:
    with pytest.raises(ValueError, match=rf"^below takes a whole number from 1 to 2\*\*31, not {n}$"):
        clowder.Rng(1).below(n)


@pytest.mark.parametrize("n", [None, "6", 2.0, 0.5, [], b"6"])
def test_what_is_no_number_cannot_be_drawn_from(n: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        clowder.Rng(1).below(n)


@pytest.mark.parametrize("wrong", [None, [], {}, 1, "cat box", b"cat-box"])
def test_a_game_that_is_not_there(wrong: Any) -> None:
    with pytest.raises(clowder.UnknownGame, match="known games are cat-box"):
        clowder.game(wrong)


@pytest.mark.parametrize("id", GAMES)
def test_tables_that_cannot_be(id: str) -> None:
    game = clowder.game(id)
    counts: list[Any] = ["4", None, 3.0, True, 99, -1, LONG, float("nan"), float("inf"), 10**5000, "x" * 10_000]
    for seats in counts:
        for given in ({}, {"players": 3}):
            with pytest.raises(clowder.InvalidOptions, match=r"use \d to \d players") as refused:
                game.new(seats=seats, seed=1, options=given)
            assert len(str(refused.value)) < 1000, "nobody is answered with their own megabyte"
    wrong: list[Any] = ["rules=basic", 1, [], True]
    for options in wrong:
        with pytest.raises(clowder.InvalidOptions, match="give names and values"):
            game.new(seats=3, seed=1, options=options)
        _, faults = game.check_options(3, options)
        assert [(fault.key, fault.hint[:21]) for fault in faults] == [("E_OPTIONS", "give names and values")]
    for beginning in wrong:
        with pytest.raises(clowder.InvalidPosition, match="a position is a JSON object"):
            game.new(seats=3, seed=1, beginning=beginning)
        with pytest.raises(clowder.InvalidPosition, match="a position is a JSON object"):
            game.from_position(beginning)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("options", [{}, None, [], "x", 5, {"fur": "long"}])
def test_options_that_nobody_checked(id: str, options: Any) -> None:
    game = clowder.game(id)
    for ask in (game.parts_hash, game.settled_options) if id == "if-it-fits" else (game.parts_hash,):
        with pytest.raises(clowder.InvalidOptions, match=r"give the options that game\.options_for fills in"):
            ask(options)
    filled = game.options_for(SEATS)
    assert len(game.parts_hash(filled)) == 64
    assert game.settled_options(filled)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("wrong", [None, 5, "nonsense", [], ["x"], {}, {"x": {1, 2}}, {"x": 1, 2: 3}, object()])
def test_parts_that_nobody_checked(id: str, wrong: Any) -> None:
    """Also of a mapping that has all the names: whatever is no part is refused as one, or as options."""
    game = clowder.game(id)
    filled = game.options_for(SEATS)
    for name in PARTS[id]:
        if filled[name] != wrong:
            with pytest.raises((clowder.InvalidOptions, clowder.InvalidParts)):
                game.parts_hash({**filled, name: wrong})
    if id == "if-it-fits":
        with pytest.raises(clowder.InvalidOptions, match=r"give the options that game\.options_for fills in"):
            game.settled_options({**filled, "edition": wrong})


@pytest.mark.parametrize("record", [None, {}, {"game": "cat-box"}, "games.jsonl"])
def test_what_is_no_record(record: Any) -> None:
    with pytest.raises(clowder.InvalidRecord, match=r"Record\.from_json"):
        clowder.replay(record)


def test_records_made_by_hand() -> None:
    game: Any = clowder.game("cat-box")
    with pytest.raises(clowder.WrongKind, match=r"as clowder\.game\('cat-box'\) is one, not with cat-box"):
        clowder.Record.start("cat-box", seats=3, seed=1)  # type: ignore[arg-type]
    with pytest.raises(clowder.InvalidOptions, match=r"give a whole number from 0 to 2\*\*128 - 1"):
        clowder.Record.start(game, seats=3, seed="1")  # type: ignore[arg-type]
    begun = clowder.Record.start(game, seats=3, seed=1)
    wrong: list[Any] = ["end", 5, None]
    for actions in wrong:
        with pytest.raises(clowder.InvalidRecord, match="'actions' of the record is a list of the texts of moves"):
            dataclasses.replace(begun, actions=actions)
    listed: Any = []
    assert dataclasses.replace(begun, actions=listed) == begun


@pytest.mark.skipif(not clowder.is_compiled(), reason="there is nothing to compare with")
def test_all_of_it_holds_interpreted() -> None:
    """The same file once more, with the sources in place of the shared libraries."""
    environment = {**os.environ, "CLOWDER_INTERPRETED": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-500:]
