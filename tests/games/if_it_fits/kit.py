"""Helpers for the tests: positions typed in as the specification prints them, and the slow ways to count."""

from collections.abc import Iterator, Sequence
from typing import Any

import clowder
from clowder.core.event import Event
from clowder.core.rng import Rng
from clowder.games.if_it_fits.actions import read_move
from clowder.games.if_it_fits.refusals import why_not_move
from clowder.games.if_it_fits.rules import IfItFits, IfItFitsState
from clowder.games.if_it_fits.scoring import totals

GAME = IfItFits()
SEATS = "ABCDE"


def at(table: str | Sequence[str] = (), cats: str | Sequence[str] = (), **more: Any) -> IfItFitsState:
    """A position; `cats` are the lying cards. With hands the acting player has drawn, unless a phase is given."""
    given: dict[str, Any] = {"table": table, "lying": cats, **more}
    if "hands" in given and "phase" not in given:
        given["phase"] = "play"
    for name in ("edition", "advanced", "tied_kinds", "extra_cats", "half_sleeping", "no_extra_cat_points"):
        if name in given:
            given.setdefault("options", {})[name] = given.pop(name)
    state = GAME.from_position(given)
    assert isinstance(state, IfItFitsState)
    return state


def do(state: IfItFitsState, *texts: str) -> list[Event]:
    """Play moves; returns the events of the last one."""
    events: list[Event] = []
    for text in texts:
        events = clowder.play_text(state, text)
    return events


def offers(state: IfItFitsState, kind: str = "") -> list[str]:
    """The texts of all legal moves of a kind."""
    texts = [state.action_text(action) for action in state.legal_actions()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def refused(state: IfItFitsState, text: str, seat: int | None = None) -> str:
    """The key of the refusal, "" if the move is legal."""
    found = state.refusal(state.to_act() if seat is None else seat, text)
    return "" if found is None else found.key


def pure(state: IfItFitsState, seat: int, text: str) -> str:
    """The pure test of section 5: may seat do this, were it the time for it?"""
    found = why_not_move(state, seat, read_move(text))
    return "" if found is None else found.key


def cat_places(state: IfItFitsState) -> list[str]:
    return [text.removeprefix("cat ") for text in offers(state, "cat")]


def score(state: IfItFitsState) -> list[int]:
    """What every seat would get now."""
    return [int(points) for points in totals(state)[: state.seats]]


def negative(state: IfItFitsState) -> list[int]:
    return [int(points) for points in totals(state)[state.seats :]]


def boxes(state: IfItFitsState) -> list[set[str]]:
    return [set(box["cells"]) for box in state.view(clowder.NOBODY)["boxes"]]


def box_of(state: IfItFitsState, cell: str) -> dict[str, Any]:
    return next(box for box in state.view(clowder.NOBODY)["boxes"] if cell in box["cells"])


def lively_game(state: IfItFitsState, rng: Rng) -> Iterator[IfItFitsState]:
    """Play to the end, mostly drawing and laying cats, so that tables fill up; yields every position met."""
    yield state
    while state.to_act() >= 0:
        actions = state.legal_actions()
        if actions[0] == 0 and rng.below(6) > 0:
            pick = 0
        elif state.action_text(actions[0]) == "no_cat":
            pick = int(rng.below(len(actions)) if rng.below(3) else 0)
        else:
            kinds = sorted({state.action_text(action).split()[0] for action in actions})
            kind = kinds[rng.below(len(kinds))]
            same = [n for n, action in enumerate(actions) if state.action_text(action).split()[0] == kind]
            pick = same[rng.below(len(same))]
        state.apply(actions[pick])
        yield state


def new(seats: int, seed: int, **options: Any) -> IfItFitsState:
    state = GAME.new(seats=seats, options=options, seed=seed)
    assert isinstance(state, IfItFitsState)
    return state


def over(state: IfItFitsState) -> bool:
    return state.to_act() == clowder.NOBODY
