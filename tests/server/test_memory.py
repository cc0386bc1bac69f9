"""What nobody needs any more leaves the memory at once, without waiting for the garbage collector."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

from driver import Person, play
from in_process import in_process_server


def test_a_left_table_and_its_connections_are_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            about = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
            socket = await ann.sit(about["id"])
            loaded = server.services.loaded_tables
            table: Any = loaded.tables[about["id"]]
            (viewer,) = table.audience
            left = [weakref.ref(table), weakref.ref(viewer), weakref.ref(viewer._wire), weakref.ref(viewer._wire.conn)]
            del viewer
            await socket.close()
            async with asyncio.timeout(240):
                while not table.audience.is_empty() or not table.jobs.empty():
                    await asyncio.sleep(0)
            table.touched = table.loaded = 0
            del table
            await loaded.sweep()
            assert about["id"] not in loaded.tables
            async with asyncio.timeout(240):
                while any(each() is not None for each in left):
                    await asyncio.sleep(0.01)
            await ann.close()

    gc.collect()
    gc.disable()
    try:
        play(story())
    finally:
        gc.enable()
