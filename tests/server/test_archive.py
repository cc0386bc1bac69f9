"""Tables that nobody needs any more leave the lists; their records stay."""

from pathlib import Path

from driver import Person, play
from in_process import in_process_server


def test_abandoned_and_finished_tables_are_archived_after_their_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            waiting = await ann.table([{"kind": "me"}, {"kind": "open"}])
            left = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], start=True)
            done = await ann.table([{"kind": "me"}, {"kind": "hotseat"}], options={"turns": 1}, start=True)
            socket = await ann.sit(done["id"])
            while socket.now.get("outcome") is None:
                seat = socket.now["to_act"]
                await socket.send({"t": "seat", "seat": seat})
                await socket.until("snapshot")
                answer = await socket.act(seat, socket.legal()[0])
                await socket.until_ply(answer["ply"])
            while (await socket.until("table"))["table"]["status"] != "over":
                pass
            await socket.close()
            loaded = server.services.loaded_tables

            async def status(table: dict[str, str]) -> str:
                answer: dict[str, str] = await ann.get(f"/api/tables/{table['id']}")
                return answer["status"]

            await loaded.archive(open_days=1, running_days=1, over_days=1)
            assert [await status(each) for each in (waiting, left, done)] == ["open", "running", "over"]
            await loaded.archive(open_days=-1, running_days=1, over_days=-1)
            assert [await status(each) for each in (waiting, left, done)] == ["archived", "running", "archived"]
            await loaded.archive(open_days=-1, running_days=-1, over_days=-1)
            assert await status(left) == "archived"
            assert waiting["id"] not in [each["id"] for each in await ann.get("/api/tables?open=1")]
            await ann.post(f"/api/tables/{waiting['id']}/start", expect=409)
            assert (await ann.get(f"/api/tables/{done['id']}/record"))["extra"]["table"] == done["id"]
            await ann.get(f"/api/tables/{left['id']}/record", expect=409)
            await ann.close()

    play(story())
