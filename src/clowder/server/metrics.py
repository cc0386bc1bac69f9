"""Numbers for Prometheus, and a watch on the event loop."""

import asyncio
import logging
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

log = logging.getLogger("clowder.server")
SLOW = 0.05  # seconds


class Metrics:
    """Counters by name: `count("moves")` is what tables and store know of it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counters: dict[str, Counter] = {}
        self.connections = Gauge("clowder_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("clowder_tables_loaded", "Tables in memory", registry=self.registry)
        self.requests = Counter("clowder_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.latency = Histogram("clowder_request_seconds", "Time to answer a request", registry=self.registry)
        for name in ("moves", "refused_moves", "stale_moves", "repeated_moves", "conflicts", "games_finished"):
            self.count(name, 0)
        for name in ("bot_failures", "job_failures", "slow_loop", "dropped_connections", "rate_limited"):
            self.count(name, 0)

    def count(self, name: str, amount: float = 1.0) -> None:
        counter = self._counters.get(name)
        if counter is None:
            counter = Counter(f"clowder_{name}", name.replace("_", " "), registry=self.registry)
            self._counters[name] = counter
        counter.inc(amount)

    def text(self) -> bytes:
        return generate_latest(self.registry)


async def watch_loop(metrics: Metrics) -> None:
    """Notice when the event loop was held up for more than 50 ms."""
    pause = 0.25
    while True:
        before = time.monotonic()
        await asyncio.sleep(pause)
        late = time.monotonic() - before - pause
        if late > SLOW:
            metrics.count("slow_loop")
            log.info("the event loop was held up", extra={"milliseconds": round(late * 1000)})
