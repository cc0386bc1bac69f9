"""A record played again step by step: through one pair of eyes, or with all cards open."""

from typing import Any

from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.record import Record, Replay, replay_with
from clowder.core.state import State
from clowder.core.types import NOBODY, Json


def steps_of(
    game: Game, record: Record, seat: int, everything: bool, ply: int | None = None, positions: bool = False
) -> tuple[list[Json], Replay]:
    """What `seat` saw after each decision, the deal first; with `everything` open views and the moves' texts."""
    steps: list[Json] = []
    actor = NOBODY

    def step(at: int, state: State, events: list[Event]) -> None:
        nonlocal actor
        moved, actor = actor, int(state.to_act())
        if ply is not None and at != ply:
            return
        view = open_view(state) if everything else state.view(seat)
        shown: Json = {"ply": at, "to_act": actor, "view": view}
        shown["events"] = [_seen(event, seat, everything, record.seats) for event in events]
        if at > 0:
            shown["seat"] = moved
        if everything:
            shown["text"] = record.actions[at - 1] if at > 0 else ""
        if positions:
            shown["position"] = game.position(state)
        steps.append(shown)

    step(0, game.new(seats=record.seats, options=record.options, seed=record.seed), [])
    result = replay_with(game, record, lambda at, state, events: step(at + 1, state, events), ply)
    return steps, result


def open_view(state: State) -> Json:
    """The table with all cards open: the view of who acts, completed by what each of the others knows."""
    seats = range(int(state.seats))
    views = [state.view(seat) for seat in seats]
    first = max(int(state.to_act()), 0)
    merged: Json = views[first]
    for seat in seats:
        if seat != first:
            merged = _merge(merged, views[seat])
    if "hand" in views[first]:
        merged["hand"] = views[first]["hand"]
        merged["open_hands"] = [view.get("hand") for view in views]
    if merged.get("identities", 0) is None and all(view.get("identity") for view in views):
        merged["identities"] = [view["identity"] for view in views]
    return merged


def _merge(ours: Any, theirs: Any) -> Any:
    """What one side does not know (null, a missing key) is taken from the other; else ours stays."""
    if ours is None:
        return theirs
    if isinstance(ours, dict) and isinstance(theirs, dict):
        known = {name: _merge(value, theirs.get(name)) for name, value in ours.items()}
        return known | {name: value for name, value in theirs.items() if name not in ours}
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [_merge(mine, other) for mine, other in zip(ours, theirs, strict=True)]
    return ours


def _seen(event: Event, seat: int, everything: bool, seats: int) -> dict[str, Any]:
    if not everything:
        return event.seen_by(seat)
    shown = event.seen_by(NOBODY)
    for viewpoint in range(seats):
        shown.update(event.seen_by(viewpoint))
    return shown
