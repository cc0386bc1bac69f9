"""Vacations as a clock sees them: spans of time that do not count for who is away."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, TypeAlias

from clowder.tables.clock import Clock
from clowder.tables.model import TableHead, now_ms
from clowder.tables.spans import Span, span_at

Rests: TypeAlias = dict[str, Sequence[Span]]
AskRests: TypeAlias = Callable[[Collection[str]], Awaitable[Rests]]
DAY_TURN: Final = 86_400_000  # milliseconds; vacations stop clocks that give a day or more for a turn, and no others


async def nobody_rests(people: Collection[str]) -> Rests:
    """Where nobody keeps vacations."""
    return {}


async def look_up(clock: Clock | None, head: TableHead, ask: AskRests) -> bool:
    """Have a clock that counts days know who is on vacation; whether that is news."""
    if clock is None or clock.turn < DAY_TURN:
        return False
    found = await ask({seat.person for seat in head.seats if seat.kind == "person"})
    rests: list[Sequence[Span]] = [
        tuple(found.get(seat.person, ())) if seat.kind == "person" else () for seat in head.seats
    ]
    news = rests != clock.rests
    clock.rests = rests
    return news


def rests_until(clock: Clock | None, seat: int) -> int:
    """When the vacation of who sits there ends, in milliseconds since 1970; 0 for who is on none."""
    span = span_at(clock.rests[seat], now_ms()) if clock is not None else None
    return span[1] if span is not None else 0
