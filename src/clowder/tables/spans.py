"""Spans of time, sorted and apart, in milliseconds since 1970."""

from collections.abc import Sequence
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]


def span_at(spans: Sequence[Span], at: int) -> Span | None:
    return next((span for span in spans if span[0] <= at < span[1]), None)


def covered(spans: Sequence[Span], start: int, end: int) -> int:
    """How much of the time from start to end lies in the spans."""
    return sum(max(0, min(end, last) - max(start, first)) for first, last in spans)


def wait_for(spans: Sequence[Span], at: int, amount: int) -> int:
    """How long it takes from `at` on until so much time has passed outside of the spans."""
    end = at + max(0, amount)
    for first, last in spans:
        if last > at and first < end:
            end += last - max(first, at)
    return end - at
