"""Whose requests are counted together behind a proxy: the hop that the proxy itself wrote, and nothing before it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from clowder.server import app
from clowder.server.settings import Settings

BURST = 2.0
ALLOWED = 4  # who has no session may ask for twice the burst
Lines = list[str]


@pytest.fixture
def refused_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """How many requests with these X-Forwarded-For lines are answered before one is too many."""
    monkeypatch.setattr(app, "set_up_logs", lambda _level: None)

    def count(hops: Callable[[int], Lines], trust: bool = True) -> int:
        settings = Settings(data=str(tmp_path), trust_proxy=trust, rate=1e-9, burst=BURST)
        guarded = app.make_app(settings)

        async def ask() -> int:
            transport = httpx.ASGITransport(guarded, client=("10.1.1.1", 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://clowder") as guest:
                for n in range(3 * ALLOWED):
                    lines = [("X-Forwarded-For", line) for line in hops(n)]
                    if (await guest.get("/api/nothing", headers=lines)).status_code == 429:
                        return n
            return 3 * ALLOWED

        return asyncio.run(ask())

    return count


@pytest.mark.parametrize(
    "hops",
    [
        lambda n: ["192.0.2.7"],
        lambda n: [f"198.51.100.{n}, 192.0.2.7"],
        lambda n: [f"198.51.100.{n},203.0.113.{n} ,{n * chr(32)}192.0.2.7"],
        lambda n: [f"198.51.100.{n}", "192.0.2.7"],  # a proxy that adds a line of its own
        lambda n: [f"198.51.100.{n}", f"198.51.100.{n}, 192.0.2.7"],
    ],
)
def test_what_somebody_says_of_themselves_gives_no_further_requests(
    refused_after: Callable[..., int], hops: Callable[[int], Lines]
) -> None:
    assert refused_after(hops) == ALLOWED


@pytest.mark.parametrize("hops", [lambda n: [f"192.0.2.{n}"], lambda n: [f"198.51.100.1, 192.0.2.{n}"]])
def test_those_behind_the_proxy_are_counted_apart(
    refused_after: Callable[..., int], hops: Callable[[int], Lines]
) -> None:
    assert refused_after(hops) == 3 * ALLOWED


def test_without_a_trusted_proxy_the_connection_counts(refused_after: Callable[..., int]) -> None:
    assert refused_after(lambda n: [f"192.0.2.{n}"], trust=False) == ALLOWED
    assert refused_after(lambda n: [], trust=True) == ALLOWED


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/cats/healthz", "/healthz"),
        ("/healthz", "/healthz"),
        ("/catshealthz", "/catshealthz"),
        ("/cats/cats/healthz", "/cats/healthz"),
        ("/cats", "/"),
        ("/cats/", "/"),
    ],
)
def test_a_proxy_may_keep_the_prefix_or_cut_it(
    path: str, inside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "set_up_logs", lambda _level: None)
    seen: list[tuple[str, bytes]] = []

    async def noted(scope: Scope, _receive: Receive, send: Send) -> None:
        seen.append((scope["path"], scope["raw_path"]))
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def asked(path: str, public_url: str) -> None:
        guarded = app.make_app(Settings(data=str(tmp_path), public_url=public_url))
        guarded.app = noted
        transport = httpx.ASGITransport(guarded, client=("10.1.1.1", 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://clowder") as guest:
            await guest.get(path)

    asyncio.run(asked(path, "http://clowder/cats"))
    assert seen.pop() == (inside, inside.encode())
    asyncio.run(asked(path, "http://clowder"))
    assert seen == [(path, path.encode())], "a server without a prefix takes nothing away"
