"""A server in this process, on this event loop: real sockets outside, and the table itself within reach of the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from driver import Server, free_port

from clowder.server.app import make_app
from clowder.server.run import DOOR, LARGEST_MESSAGE, WIRE
from clowder.server.services import Services
from clowder.server.settings import Settings


class InProcessServer(Server):
    """Looks like a Server to the people of the tests; `app` and `services` are what a process of its own would hide."""

    def __init__(self, data: Path, app: Any) -> None:
        services: Services = app.services
        super().__init__(data, port=services.settings.port)
        self.app = app
        self.services = services


@asynccontextmanager
async def in_process_server(data: Path, games: str = "tiny=tiny:Tiny", **more: Any) -> AsyncIterator[InProcessServer]:
    fast = 1e6
    settings = Settings(port=free_port(), data=str(data), games=games, log_level="ERROR", **more)
    settings.work_rate = settings.work_burst = 1e9
    settings.rate = settings.burst = settings.frame_rate = settings.frame_burst = fast
    settings.word_rate = settings.word_burst = fast
    settings.look_rate = settings.look_burst = fast
    app = make_app(settings)
    config = uvicorn.Config(
        app, port=settings.port, log_config=None, access_log=False, http=DOOR, ws=WIRE, ws_max_size=LARGEST_MESSAGE
    )
    config.lifespan = "on"
    config.timeout_keep_alive = 600  # a busy machine may take longer than the usual 5 s between two requests
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0)
            if task.done():
                task.result()
        yield InProcessServer(data, app)
    finally:
        server.should_exit = True
        await task
