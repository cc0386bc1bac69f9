"""A record played again step by step: through one pair of eyes, or with all cards open."""

from typing import Any

from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.record import Record, Replay, first_state, replay_with
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
        view = state.open_view() if everything else state.view(seat)
        shown: Json = {"ply": at, "to_act": actor, "view": view}
        shown["events"] = [_seen(event, seat, everything, record.seats) for event in events]
        if at > 0:
            shown["seat"] = moved
        if everything:
            shown["text"] = record.actions[at - 1] if at > 0 else ""
        if positions:
            shown["position"] = game.position(state)
        steps.append(shown)

    step(0, first_state(game, record), game.opening(**record.deal()))
    result = replay_with(game, record, lambda at, state, events: step(at + 1, state, events), ply)
    return steps, result


def _seen(event: Event, seat: int, everything: bool, seats: int) -> dict[str, Any]:
    if not everything:
        return event.seen_by(seat)
    shown = event.seen_by(NOBODY)
    for viewpoint in range(seats):
        shown.update(event.seen_by(viewpoint))
    return shown
