"""What a game declares of itself holds: the facts of its events, refusals and score lines, the type of its views."""

import json
from collections.abc import Mapping
from typing import Any

from clowder.core.facts import FLAG, KINDS, MANY, NUMBER, OPEN, SEAT, kind_of
from clowder.core.game import Game
from clowder.core.play import play_text
from clowder.core.rng import Rng
from clowder.core.types import NOBODY
from tests.contract.notation import mutations
from tests.contract.typed import misfit
from tests.contract.walk import history, some


def check_facts(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Every fact that is told is declared, and is of its kind; what is not OPEN is always there.

    A game may declare nothing at all (the default): then terminal and browser show plain values.
    """
    declared = game.facts()
    if declared == {"events": {}, "facts": {}}:
        return
    events, facts = declared["events"], declared["facts"]
    json.dumps(declared)
    for kinds in (*events.values(), facts):
        assert {kind_of(kind) for kind in kinds.values()} <= set(KINDS), f"{kinds} has an unknown kind of fact"
    played = history(game, seats, options, seed)
    state = played.states[0].clone()
    opening = game.opening(seats=seats, options=options, seed=seed)
    assert all(event.private is None for event in opening), "before the first turn everything told is for everybody"
    for told in [opening, *(play_text(state, text) for text in played.texts)]:
        for event in told:
            assert event.kind in events, f"the event {event.kind} is not declared"
            _assert_facts({**event.public, **(event.private or {})}, events[event.kind], event.kind, seats)
            missing = {name for name, kind in events[event.kind].items() if OPEN not in kind} - set(event.public)
            assert not missing, f"{event.kind} lacks {missing}"
    outcome = played.states[-1].outcome()
    assert outcome is not None
    for line in (line for lines in outcome.sheet for line in lines):
        _assert_facts(line.params, facts_of(facts, line.key), line.key, seats)
    rng = Rng(seed + 6)
    for state in [*played.spread(6), played.states[-1]]:
        for text in mutations(rng, some(rng, played.texts, 10), 20):
            refused = state.refusal(state.to_act(), text)
            if refused is not None:
                _assert_facts(refused.params, facts_of(facts, refused.key), refused.key, seats)


def facts_of(facts: Mapping[str, str], key: str) -> dict[str, str]:
    """The kinds that hold for one refusal or score line: `key.name` before `name`."""
    own = {name.removeprefix(f"{key}."): kind for name, kind in facts.items() if name.startswith(f"{key}.")}
    return {**facts, **own}


def _assert_facts(told: Mapping[str, Any], declared: Mapping[str, str], where: str, seats: int) -> None:
    for name, value in told.items():
        assert name in declared, f"{where} tells {name}, which is not declared"
        kind = declared[name]
        if value is None:
            assert OPEN in kind, f"{where}.{name} is null and not declared so"
            continue
        many = [*value.values()] if isinstance(value, dict) else value  # one for each name, or in a row
        for one in many if MANY in kind and isinstance(many, list) else [value]:
            assert _is_of(kind_of(kind), one, seats), f"{where}.{name} is {one!r}, declared {kind}"


def _is_of(kind: str, value: Any, seats: int) -> bool:
    if kind == SEAT:
        return type(value) is int and NOBODY <= value < seats
    if kind == NUMBER:
        return type(value) in (int, float)
    if kind == FLAG:
        return type(value) is bool
    return True


def check_view_type(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Views, for people and with all cards open, are what the client's types are made from."""
    played = history(game, seats, options, seed)
    wanted = game.view_type()
    for state in [*played.spread(8), played.states[-1]]:
        views = [state.view(seat) for seat in range(NOBODY, seats)]
        views.append(state.open_view())
        for view in views:
            json.dumps(view)
            fault = None if wanted is None else misfit(view, wanted)
            assert fault is None, f"a view is not a {wanted.__name__}: {fault}"
