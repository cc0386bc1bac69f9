"""What the game tells is what it declares: the facts of events, refusals and score lines, and the shape of views."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from clowder.core.event import Event
from clowder.core.facts import CARD, KINDS, MANY, NUMBER, OPEN, OWNED, PIECE, PLACE, SEAT, kind_of
from clowder.core.play import play
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY
from clowder.games.cat_attack.events import EVENT_FACTS, FACTS
from clowder.games.cat_attack.rules import CatAttackState
from clowder.games.cat_attack.views import CatAttackView
from clowder.texts import game_texts
from tests.contract.notation import mutations
from tests.games.cat_attack.cases import CASES
from tests.games.cat_attack.kit import ALL_FOODS, CUSTARD, GAME, MISTY, PLUM, draw, table, throw
from tests.games.cat_attack.refused import refused

SHOPS = ("fishmonger", "dairy", "corner_shop", "vet")
GANGS = {"gangs": "full"}  # Custard and Plum against Clover and Misty


@cache
def games() -> list[tuple[list[State], list[Event]]]:
    """Random games over all cases: some of their states (the last one is over) and all their events."""
    found = []
    for seats, options in CASES:
        state = GAME.new(seats=seats, options=options, seed=7)
        rng = Rng(seats)
        states: list[State] = []
        events: list[Event] = []
        while state.to_act() >= 0:
            if len(events) % 5 == 0:
                states.append(state.clone())
            events += play(state, state.nth_action(rng.below(state.count_actions())))
        found.append(([*states, state], events))
    return found


def gang_events() -> list[Event]:
    """A cat falls asleep at Home, and is woken by the end of its mate: random games hardly ever see it."""
    state = table(options=GANGS, cats={CUSTARD: "G2a", PLUM: "R1"}, larders={CUSTARD: ALL_FOODS}, lives={PLUM: 1})
    state.events = []
    throw(state, CUSTARD, 1)
    if state.to_act() >= 0 and state.view(NOBODY)["phase"] == "dest":
        state.apply(state.parse_action("dest H2"))
    draw(state, PLUM, "K37")
    return state.events


def is_a(state: CatAttackState, kind: str, value: Any) -> bool:
    """Whether a value is what a kind promises."""
    if kind in (NUMBER, SEAT):
        return type(value) is int and (kind == NUMBER or 0 <= value < state.seats)
    if type(value) is not str:
        return False
    named = game_texts("clowder.games.cat_attack").has(f"piece-{value}")
    if kind in (CARD, PIECE):
        return named and value not in state.board.index
    if kind == PLACE:
        return value in state.board.index
    return kind != OWNED or value in SHOPS or value in state.board.home_ids


def fits(state: State, declared: str, value: Any) -> bool:
    assert isinstance(state, CatAttackState)
    values = value if MANY in declared and isinstance(value, list) else [value]
    return (MANY in declared) == isinstance(value, list) and all(is_a(state, kind_of(declared), one) for one in values)


def test_only_known_kinds_are_declared() -> None:
    assert GAME.facts() == {"events": EVENT_FACTS, "facts": FACTS}
    declared = [kind for facts in [*EVENT_FACTS.values(), FACTS] for kind in facts.values()]
    assert {kind_of(kind) for kind in declared} <= set(KINDS)


def test_events_have_the_declared_facts() -> None:
    told = [(states[-1], event) for states, events in games() for event in events]
    told += [(table(options=GANGS), event) for event in gang_events()]
    told += [(table(), event) for event in GAME.opening(seats=4, seed=1)]
    assert {event.kind for _, event in told} == set(EVENT_FACTS), "an event is not declared, or never happens"
    for state, event in told:
        facts = EVENT_FACTS[event.kind]
        private = event.private or {}
        assert {*event.public, *private} == set(facts), event
        assert {name for name, kind in facts.items() if OPEN in kind} == set(private), event
        for name, value in {**event.public, **private}.items():
            assert fits(state, facts[name], value), f"{name} of {event} is no {facts[name]}"


def test_refusals_have_declared_facts() -> None:
    rng = Rng(4)
    asked = list(refused())
    for states, _ in games():
        for state in states:
            texts = [state.action_text(action) for action in state.legal_actions()] or ["speedy"]
            tried = [*mutations(rng, texts, 6), "six bird H1 R1", "fight 1 cat 2", "burglar D1 milk", "mouse 2 nothing"]
            asked += [(state, max(0, state.to_act()), text) for text in tried]
    met = set()
    for state, seat, text in asked:
        refusal = state.refusal(seat, text)
        for name, value in ({} if refusal is None else refusal.params).items():
            assert fits(state, FACTS[name], value), f"{name} of {refusal} is no {FACTS[name]}"
            met.add(name)
    assert met == set(FACTS) - {"home", "foods"}


def test_score_lines_have_declared_facts() -> None:
    for states, _ in games():
        outcome = states[-1].outcome()
        assert outcome is not None
        for line in (line for lines in outcome.sheet for line in lines):
            for name, value in line.params.items():
                assert fits(states[-1], FACTS[name], value), f"{name} of {line.key} is no {FACTS[name]}"


def mismatch(value: Any, hint: Any) -> str:
    """Where a value departs from a type of views.py; empty if nowhere."""
    if is_typeddict(hint):
        types = get_type_hints(hint)
        if type(value) is not dict or not hint.__required_keys__ <= set(value) <= set(types):
            return f"{value} is no {hint.__name__}"
        wrong = [
            f"{name}: {mismatch(value[name], types[name])}" for name in value if mismatch(value[name], types[name])
        ]
        return "; ".join(wrong)
    if get_origin(hint) is list:
        return next((said for one in value if (said := mismatch(one, get_args(hint)[0]))), "")
    if get_origin(hint) is dict:
        return mismatch(list(value), list[str]) or mismatch(list(value.values()), list[get_args(hint)[1]])  # type: ignore[misc]
    allowed = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    return "" if type(value) in {NoneType if one is None else one for one in allowed} else f"{value!r} is no {hint}"


def test_views_have_the_declared_shape() -> None:
    assert GAME.view_type() is CatAttackView
    for states, _ in games():
        for state in states:
            for view in [state.open_view(), *(state.view(seat) for seat in range(NOBODY, state.seats))]:
                assert mismatch(view, CatAttackView) == ""


@pytest.mark.parametrize("case", range(len(CASES)))
def test_with_all_cards_open_the_deciding_seat_sees_all_hands(case: int) -> None:
    for state in games()[case][0]:
        hands = [state.view(seat)["hand"] for seat in range(state.seats)]
        assert state.open_view() == {**state.view(max(state.to_act(), 0)), "open_hands": hands}


def test_a_secret_look_stays_open_to_those_who_watch_with_all_cards_open() -> None:
    state = table(cats={MISTY: "R16", CUSTARD: "R15"})
    throw(state, MISTY, 1)
    state.apply(state.parse_action("dest R15"))
    assert state.open_view()["victim_hand"] == state.view(CUSTARD)["hand"]
