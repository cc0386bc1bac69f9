"""A progress bar with the time left, on stderr so that results can be piped."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


class Bar:
    def __init__(self, progress: Progress, total: int, label: str) -> None:
        self.progress = progress
        self.task = progress.add_task(label, total=total)

    def step(self, _result: Any = None) -> None:
        self.advance(1)

    def advance(self, steps: int) -> None:
        self.progress.advance(self.task, steps)


@contextmanager
def bar(total: int, label: str) -> Iterator[Bar]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, total, label)
