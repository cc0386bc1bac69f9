"""Numbers for Prometheus, and a watch on the event loop."""

import asyncio
import logging
import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

log = logging.getLogger("clowder.server")
SLOW = 0.05  # seconds
PAUSE = 0.25  # between two looks
QUIET = 60.0  # between two lines in the log: on a busy machine there would be several per second


class Metrics(Collector):
    """Counters by name: `count("moves")` is what tables and store know of it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counts: dict[str, float] = {}
        self.registry.register(self)
        self.connections = Gauge("clowder_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("clowder_tables_loaded", "Tables in memory", registry=self.registry)
        self.requests = Counter("clowder_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.latency = Histogram("clowder_request_seconds", "Time to answer a request", registry=self.registry)
        for name in ("moves", "refused_moves", "stale_moves", "repeated_moves", "conflicts", "games_finished"):
            self.count(name, 0)
        for name in (
            "bot_failures",
            "job_failures",
            "slow_loop",
            "dropped_connections",
            "rate_limited",
            "work_refused",
            "unknown_sessions",
            "unserved_thoughts",
        ):
            self.count(name, 0)

    def count(self, name: str, amount: float = 1.0) -> None:
        """Tables count every move: a number in a dictionary, made into a metric when somebody reads them."""
        self._counts[name] = self._counts.get(name, 0.0) + amount

    def collect(self) -> Iterator[Metric]:
        for name, value in self._counts.items():
            yield CounterMetricFamily(f"clowder_{name}", name.replace("_", " "), value=value)

    def text(self) -> bytes:
        return generate_latest(self.registry)


async def watch_loop(metrics: Metrics) -> None:
    """Notice when the event loop was held up for more than 50 ms; the log hears of it once a minute at most."""
    told, held = -QUIET, list[float]()
    while True:
        before = time.monotonic()
        await asyncio.sleep(PAUSE)
        now = time.monotonic()
        late = now - before - PAUSE
        if late > SLOW:
            metrics.count("slow_loop")
            held.append(late)
        if held and now - told >= QUIET:
            facts = {"times": len(held), "longest_milliseconds": round(max(held) * 1000)}
            log.info("the event loop was held up", extra=facts)
            told, held = now, []
