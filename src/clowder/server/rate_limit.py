"""Refusing what comes too fast or is too much at once. Nobody is banned: the bucket fills again."""

import time
from collections import OrderedDict


class Bucket:
    """Allows `burst` at once and `rate` per second after that."""

    __slots__ = ("burst", "level", "rate", "stamp")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.stamp = time.monotonic()

    def wait(self, price: float = 1.0) -> float:
        """Seconds until so much can be taken; 0 if it can."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.stamp) * self.rate)
        self.stamp = now
        return 0.0 if self.level >= price else (price - self.level) / self.rate

    def take(self, price: float = 1.0) -> bool:
        if self.wait(price) > 0.0:
            return False
        self.level -= price
        return True


class Buckets:
    """One bucket per key; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, limit: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.limit:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, price: float = 1.0) -> bool:
        return self._of(key).take(price)

    def wait(self, key: str, price: float) -> float:
        """Seconds until so much can be taken; 0 if it can."""
        return self._of(key).wait(price)


class Tally:
    """How much of something each key has now: connections, or bytes that wait for it."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held: dict[str, int] = {}

    def add(self, key: str, amount: int = 1) -> bool:
        """False, and nothing is added, where it would be more than the limit."""
        held = self._held.get(key, 0) + amount
        if held > self.limit:
            return False
        self._held[key] = held
        return True

    def remove(self, key: str, amount: int = 1) -> None:
        held = self._held.get(key, 0) - amount
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)
