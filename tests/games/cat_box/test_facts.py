"""What the room declares of its facts is what its events, refusals and score lines hold, and no more."""

import re
from typing import Any

import pytest

import clowder
from clowder.core.facts import CARD, FLAG, KINDS, MANY, NUMBER, OPEN, PIECE, PLACE, SEAT, TEXT, WORD, kind_of
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.events import EVENT_FACTS, FACTS
from tests.games.cat_box.cases import CASES
from tests.games.cat_box.kit import GAME
from tests.games.cat_box.refused import refused

CARD_TEXT = re.compile(r"[A-Z]\d\d([+-](r\d+)?@-?\d+,-?\d+)?")
PLACE_TEXT = re.compile(r"-?\d+,-?\d+")


def is_of(kind: str, value: Any, seats: int) -> bool:
    """Whether a value is what its kind promises."""
    if kind == SEAT:
        return type(value) is int and 0 <= value < seats
    if kind == NUMBER:
        return type(value) is int
    if kind == FLAG:
        return type(value) is bool
    if not isinstance(value, str):
        return False
    if kind == CARD:
        return CARD_TEXT.fullmatch(value) is not None
    if kind == PLACE:
        return PLACE_TEXT.fullmatch(value) is not None
    if kind == PIECE:
        return value in (*IDENTITIES, *TILES)
    return kind in (TEXT, WORD)


def check(declared: dict[str, str], facts: dict[str, Any], seats: int) -> None:
    """Every fact is declared and of its kind; what is declared is there unless it may be missing."""
    assert set(facts) <= set(declared)
    for name, kind in declared.items():
        value = facts.get(name)
        if value is None:
            assert kind.endswith(OPEN), f"{name} is missing in {facts}"
        else:
            many = value if MANY in kind else [value]
            assert isinstance(many, list)
            assert all(is_of(kind_of(kind), one, seats) for one in many), f"{name}: {value!r} is no {kind}"


def test_only_known_kinds_are_declared():
    for facts in (*EVENT_FACTS.values(), FACTS):
        assert all(kind_of(kind) in KINDS for kind in facts.values())
    assert GAME.facts() == {"events": EVENT_FACTS, "facts": FACTS}


def test_facts_of_events_and_score_lines():
    told, named = set(), set()
    for seats, options in CASES:
        state = GAME.new(seats=seats, options=options, seed=4)
        rng = clowder.Rng(4)
        while not state.is_over():
            for event in clowder.play(state, state.nth_action(rng.below(state.count_actions()))):
                for viewer in range(clowder.NOBODY, seats):
                    seen = event.seen_by(viewer)
                    told.add(seen["kind"])
                    check(EVENT_FACTS[seen.pop("kind")], seen, seats)
        for line in (line for lines in state.outcome().sheet for line in lines):
            check({name: FACTS[name] for name in line.params}, line.params, seats)
            named |= set(line.params)
    assert told | {"passed"} == set(EVENT_FACTS)  # to pass is so rare that test_turns.py sets it up
    assert named == {"count", "colour", "tiles"}


@pytest.mark.parametrize(("state", "seat", "text"), list(refused()))
def test_facts_of_refusals(state, seat, text):
    params = state.refusal(seat, text).params
    check({name: FACTS[name] for name in params}, params, state.seats)
