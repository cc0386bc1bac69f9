"""Bots of one guest and those of another, at a real server with one process for all of them."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from driver import Person, Server, play

STRONG = [{"kind": "bot", "level": "panther"}] * 5
TABLES = 12


def test_a_kitten_answers_soon_while_dozens_of_strong_bots_think(launch: Callable[..., Server]) -> None:
    """Twelve watched tables of strong bots are 36 seconds of thinking for each of their moves: asked first come, first
    served, a kitten that moves four times would have waited for minutes."""
    server = launch(bot_processes=1)

    async def story() -> float:
        hosts = [await Person(server).enter() for _ in range(4)]
        sockets = []
        for n in range(TABLES):
            host = hosts[n % len(hosts)]
            table = await host.table(STRONG, game="csacska-macska", start=True)
            sockets.append(await host.sit(table["id"]))
        ann = await Person(server, "Ann").enter()
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "kitten"}] * 2]
        table = await ann.table(seats, game="csacska-macska", start=True, options={"start_player": 2})
        socket = await ann.sit(table["id"])
        began = time.monotonic()
        while socket.now["to_act"] != 0:
            await socket.until("update")
        waited = time.monotonic() - began
        for person in (*hosts, ann):
            await person.close()
        for each in (*sockets, socket):
            await each.close()
        return waited

    assert play(story()) < 20.0


def test_tables_of_bots_that_nobody_watches_do_not_think(launch: Callable[..., Server]) -> None:
    server = launch(bot_processes=1)

    async def story() -> tuple[Any, Any]:
        eve = await Person(server).enter()
        table = await eve.table([{"kind": "bot", "level": "random"}] * 3, game="csacska-macska", start=True)
        other = await eve.table([{"kind": "bot", "level": "random"}] * 3, game="csacska-macska", start=True)
        watched = await eve.sit(other["id"])
        await watched.until_over()  # a whole game of the one that is watched
        at_first = (await eve.get(f"/api/tables/{table['id']}/replay?seat=none"))["plies"]
        unwatched = await eve.sit(table["id"])
        await unwatched.until_ply(1)
        await asyncio.gather(watched.close(), unwatched.close(), eve.close())
        return at_first, unwatched.ply

    at_first, later = play(story())
    assert at_first == 0
    assert later >= 1
