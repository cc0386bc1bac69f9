"""How long a bot may think: the cap of its level, checked between any two simulations or worlds."""

import math
import time
from collections.abc import Callable


class Deadline:
    """When to stop thinking: after some milliseconds (0: never), or as soon as somebody says so."""

    def __init__(self, milliseconds: float = 0.0, should_stop: Callable[[], bool] | None = None) -> None:
        self.end: float = time.perf_counter() + milliseconds / 1000.0 if milliseconds > 0.0 else math.inf
        self.should_stop = should_stop

    def is_over(self) -> bool:
        if self.should_stop is not None and self.should_stop():
            return True
        return self.end != math.inf and time.perf_counter() >= self.end
