"""What the game declares about its events, refusals, score lines and views is what it tells and shows."""

from typing import Any, get_type_hints

import pytest

import clowder
from clowder.core.facts import CARD, FLAG, KINDS, MANY, NUMBER, OPEN, PLACE, SEAT, TEXT, WORD, kind_of
from clowder.core.rng import Rng
from clowder.games.if_it_fits.events import EVENT_FACTS, FACTS
from clowder.games.if_it_fits.views import BoxView, IfItFitsView
from tests.games.if_it_fits.cases import CASES
from tests.games.if_it_fits.kit import GAME, lively_game, new
from tests.games.if_it_fits.refused import refused
from tests.games.if_it_fits.test_notation import BAD_TEXTS

TYPES = {SEAT: int, NUMBER: int, FLAG: bool, CARD: str, PLACE: str, WORD: str, TEXT: str}


def is_like(value: Any, declared: str) -> bool:
    """Whether a value is of the kind that is declared; several numbers may have names, as toys do."""
    if declared.endswith(OPEN):
        return value is None or is_like(value, declared[:-1])
    if declared.endswith(MANY):
        items = list(value.values()) if isinstance(value, dict) else value
        return isinstance(items, list) and all(is_like(item, declared[:-1]) for item in items)
    return type(value) is TYPES[declared]


def check_told(told: dict[str, Any], declared: dict[str, str]) -> None:
    needed = {name for name, kind in declared.items() if not kind.endswith(OPEN)}
    assert needed <= set(told) <= set(declared)
    for name, value in told.items():
        assert is_like(value, declared[name]), (name, value)


def check_params(key: str, params: dict[str, Any]) -> None:
    for name, value in params.items():
        assert is_like(value, FACTS[name]), (key, name, value)


def test_kinds_are_known_and_the_declaration_is_given_away() -> None:
    for facts in (*EVENT_FACTS.values(), FACTS):
        assert {kind_of(kind) for kind in facts.values()} <= set(KINDS)
    assert GAME.facts() == {"events": EVENT_FACTS, "facts": FACTS}


def test_events_and_score_lines_are_as_declared() -> None:
    kinds, lines = set(), set()
    for number, (seats, options) in enumerate(CASES):
        state, rng = new(seats, number, **options), Rng(number)
        drawn = 0
        while state.to_act() >= 0:
            draws = state.is_legal(0) and rng.below(6) > 0  # or cats would go to sleep on most turns
            action = 0 if draws else state.nth_action(rng.below(state.count_actions()))
            for event in clowder.play(state, action):
                kinds.add(event.kind)
                for seat in range(clowder.NOBODY, seats):
                    told = event.seen_by(seat)
                    check_told(told, {"kind": WORD, **EVENT_FACTS[event.kind]})
                    drawn += "card" in told if event.kind == "draw" else 0
        assert drawn, "who draws is told the card"
        outcome = state.outcome()
        assert outcome is not None
        for line in (line for sheet in outcome.sheet for line in sheet):
            lines.add(line.key)
            check_params(line.key, line.params)
    assert kinds == set(EVENT_FACTS)
    assert lines == {"toys", "sprays", "extra"}


def test_refusals_are_as_declared() -> None:
    met = set()
    for state, seat, text in refused():
        for tried in (text, *BAD_TEXTS, "start S1 @0,0", "box B01 @9,9 r90", "princess @0,0", "cat @0,0"):
            refusal = state.refusal(seat, tried)
            if refusal is not None:
                met.add(refusal.key)
                check_params(refusal.key, refusal.params)
    assert len(met) > 20


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"edition": "hungarian"}), (5, {"advanced": True})])
def test_views_are_of_their_type(seats: int, options: dict[str, Any]) -> None:
    msgspec = pytest.importorskip("msgspec")
    assert GAME.view_type() is IfItFitsView
    known, boxes = set(get_type_hints(IfItFitsView)), set(get_type_hints(BoxView))
    for ply, state in enumerate(lively_game(new(seats, seats, **options), Rng(seats))):
        if ply % 9 and state.to_act() >= 0:
            continue
        views = [*(state.view(seat) for seat in range(clowder.NOBODY, seats)), state.open_view()]
        for view in views:
            msgspec.convert(view, IfItFitsView)
            assert set(view) <= known
            assert all(set(box) == boxes for box in view["boxes"])


@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_an_open_view_shows_what_all_seats_see_together(edition: str) -> None:
    seats = 3
    for state in lively_game(new(seats, 5, edition=edition), Rng(5)):
        views = [state.view(seat) for seat in range(seats)]
        expected = dict(views[max(state.to_act(), 0)])
        expected["faces"] = {name: face for view in views for name, face in view["faces"].items()}
        if state.to_act() >= 0:
            expected["open_hands"] = [view["hand"] for view in views]
        assert state.open_view() == expected
