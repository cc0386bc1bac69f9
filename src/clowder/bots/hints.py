"""Why a move is good, in words a catalogue can say: a key and its facts, from what the seat may know."""

from typing import Any, Final

from clowder.bots.chair import Chair
from clowder.bots.worth import worth
from clowder.core.event import Event
from clowder.core.facts import NUMBER, SEAT, WORD, Facts
from clowder.core.rng import Rng

SAMPLES: Final = 8
SMALL: Final = 0.01  # a change of the chances that is not worth a word

POINT_NAMES: Final = ("points", "coins", "gain")
HINT_FACTS: Final[Facts] = {"event": WORD, "points": NUMBER, "before": NUMBER, "after": NUMBER, "target": SEAT}


def reason(chair: Chair, action: int, rng: Rng) -> tuple[str, dict[str, Any]]:
    """The first of these that is true: the only move, it wins, it scores, a better place, a better chance, a rival."""
    seat = chair.seat
    if len(chair.legal_actions()) == 1:
        return "hint-only", {}
    wins = 0
    scored: list[tuple[str, int]] = []
    before = [0.0] * chair.seats
    after = [0.0] * chair.seats
    place_before = 0
    place_after = 0
    for _ in range(SAMPLES):
        world = chair.sample(rng)
        place_before += world.ranks()[seat]
        for other, value in enumerate(worth(world)):
            before[other] += value / SAMPLES
        events: list[Event] = []
        world.events = events
        world.apply(action)
        world.events = None
        if world.to_act() < 0 and world.ranks()[seat] == 1:
            wins += 1
        place_after += world.ranks()[seat]
        for other, value in enumerate(worth(world)):
            after[other] += value / SAMPLES
        scored.append(_points(events, seat))
    if wins == SAMPLES:
        return "hint-wins", {}
    if scored[0][1] > 0 and all(found == scored[0] for found in scored):
        return "hint-points", {"event": scored[0][0], "points": scored[0][1]}
    if place_before - place_after >= SAMPLES:
        return "hint-place", {"before": round(place_before / SAMPLES), "after": round(place_after / SAMPLES)}
    return _chances(seat, before, after)


def _points(events: list[Event], seat: int) -> tuple[str, int]:
    """The first public event in which the seat is given points; what it gives to another (`to`) is theirs."""
    for event in events:
        receiver = event.public.get("to")
        if event.public.get("seat") == seat and not (isinstance(receiver, int) and receiver != seat):
            for name in POINT_NAMES:
                value = event.public.get(name)
                if isinstance(value, int) and value > 0:
                    return event.kind, value
    return "", 0


def _chances(seat: int, before: list[float], after: list[float]) -> tuple[str, dict[str, Any]]:
    facts: dict[str, Any] = {"before": round(100 * before[seat]), "after": round(100 * after[seat])}
    if after[seat] - before[seat] > SMALL:
        return "hint-chance", facts
    rival = -1
    most = SMALL
    for other in range(len(before)):
        if other != seat and before[other] - after[other] > most:
            most = before[other] - after[other]
            rival = other
    if rival >= 0:
        return "hint-rival", {"target": rival, **facts}
    return "hint-steady", facts
