"""Every number that somebody brings along, replaced by what is none: an error of ours, and never another one."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

import clowder
from clowder.anywhere import referee, replays
from clowder.core.rng import Rng
from clowder.tables import deals, fairness
from clowder.tables.model import TableError
from tests.contract.catalog import few_cases
from tests.contract.walk import history
from tests.games.pad_examples import EXAMPLES

GAMES = clowder.game_ids()
ODD: list[Any] = [2**70, -(2**70), 2**63, -1, 1.5, float("inf"), True, None, "7", []]
ODD_WORDS = ["9" * 5000, str(2**70), "-1", "1.5", "٣", ""]
NUMBER = re.compile(r"\d+")
SECRET, TABLE = "ab" * 32, "here123456789"


def changed(data: Any, odd: list[Any] = ODD, words: Sequence[str] = ()) -> Iterator[tuple[str, Any]]:
    """The data with one number replaced, and where: one of each kind of place. With `words` also those within texts."""
    seen: set[str] = set()
    for way, value in list(places(data)):
        where = ".".join("*" if type(step) is int else step for step in way)
        others: list[Any] = []
        if type(value) in (int, float):
            others = odd
        elif isinstance(value, str) and words:
            where += NUMBER.sub("0", value)
            others = [
                value[: found.start()] + word + value[found.end() :]
                for found in islice(NUMBER.finditer(value), 3)
                for word in words
            ]
        if where not in seen:
            seen.add(where)
            for other in others:
                yield where, put(data, way, other)


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, inner in items:
        yield (*way, step), inner
        yield from places(inner, (*way, step))


def put(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    if not way:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[way[0]] = put(data[way[0]], way[1:], value)
    return copy


def asked(ask: Callable[[str, bytes], bytes], game_id: str, question: Any) -> dict[str, Any]:
    """What the referee answers to whom it does not know."""
    answer: dict[str, Any] = json.loads(ask(game_id, json.dumps(question).encode()))
    return answer


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_of_a_position(game_id: str) -> None:
    game = clowder.game(game_id)
    refused = 0
    for seats, options in few_cases(game, 2)[:2]:
        states = history(game, seats, options, 5).states
        for state in (states[len(states) // 2], states[-1]):
            told = json.loads(json.dumps(game.position(state)))
            for where, odd in changed(told, words=ODD_WORDS):
                refused += 1
                with suppress(clowder.InvalidPosition):
                    again = game.from_position(odd)
                    refused -= 1
                    assert game.from_position(game.position(again)).key() == again.key(), where
                    assert again.is_over() or again.count_actions() > 0 or game.faults_to_play_on(again), where
    assert refused > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_of_a_question_to_the_referee(game_id: str) -> None:
    game = clowder.game(game_id)
    told = json.loads(json.dumps(game.position(history(game, 3, {}, 5).states[4])))
    for where, odd in changed(told):
        assert asked(referee.position, game_id, {"position": odd})["ok"] in (True, False), where
    for where, odd in changed({"seats": 3, "seed": 7, "options": game.options_for(3)}):
        assert asked(referee.position, game_id, {"deal": odd})["ok"] in (True, False), where
    for pad in EXAMPLES[game_id]:
        for where, odd in changed(pad.pad, odd=ODD[:5], words=ODD_WORDS[:3]):
            assert asked(referee.count, game_id, {"pad": odd})["ok"] in (True, False), where


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_of_a_move(game_id: str) -> None:
    game = clowder.game(game_id)
    played = history(game, 3, {}, 5)
    for state, text in zip(played.states[::7], played.texts[::7], strict=False):
        for _, odd in changed([text], words=ODD_WORDS):
            with suppress(clowder.ActionError):
                assert state.is_legal(state.parse_action(odd[0])) in (True, False)
            state.refusal(int(state.to_act()), odd[0])


@cache
def genuine(game_id: str, known: bool) -> Any:
    """The record of a table; of a deal that was known beforehand, or of one with a secret."""
    game = clowder.game(game_id)
    seats, gifts = max(2, game.min_seats), ["00"] * max(2, game.min_seats)
    extra: dict[str, Any] = {"secret": SECRET, "commitment": fairness.commitment_of(SECRET), "contributions": gifts}
    seed = fairness.seed_of(SECRET, TABLE, gifts)
    if known:
        day = {"day": "2026-11-17", "version": clowder.__version__}
        seed = int(deals.daily_seed(game_id, game.rules_version, clowder.__version__, "2026-11-17"), 16)
        extra = {"deal": {"source": {**day, "more": 1}, "simulations": 100, "given": 0, "id": "x", "counts": True}}
    record = clowder.Record.start(game, seats=seats, seed=seed, keyed=True)
    state, luck = game.new(**record.deal()), Rng(1)
    texts: list[str] = []
    moves: list[dict[str, Any]] = []
    while not state.is_over():
        action = state.nth_action(luck.below(state.count_actions()))
        texts.append(state.action_text(action))
        moves.append({"seat": int(state.to_act()), "at": 1, "by": "person"})
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    more = {"players": [{"kind": "person", "name": "", "level": ""}] * seats, "started": 1, "ended": 1, "take_backs": 1}
    extra |= {"table": TABLE, "moves": moves, "outcome": outcome.as_json(), **more}
    return json.loads(json.dumps(replace(record, actions=tuple(texts), extra=extra).as_json()))


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_of_a_record(game_id: str, known: bool) -> None:
    """Also of one that was sealed again: none of them is taken in, so nothing odd is stored."""
    record = genuine(game_id, known)
    assert fairness.verify(fairness.sealed(record)) == []
    kept = {"extra.deal.source.more"}  # of what nobody looks at, all that can be stored
    far = ("extra.moves.*.seat", "extra.outcome")  # found only at the end of the game
    for number, (where, odd) in enumerate(changed(record)):
        if where.startswith(far) and number % 3:
            continue
        flaws = fairness.verify(fairness.sealed(odd))
        assert flaws or where in kept, (where, "verified")
        assert all(len(flaw) < 500 for flaw in flaws)
        if where.startswith("extra"):
            continue  # what only the verifier reads
        with suppress(clowder.ClowderError):
            clowder.replay(clowder.Record.from_json(odd), until=1)
        with suppress(TableError):
            replays.record_replay(json.dumps(odd).encode(), "none")
