"""Refusing what comes too fast. Nobody is banned: the bucket fills again."""

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

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.stamp) * self.rate)
        self.stamp = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """One bucket per key; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, limit: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.limit:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()
