"""The same people again, and what happens to the seat of somebody who went home."""

from pathlib import Path

from driver import Person, play
from in_process import in_process_server


def test_a_rematch_waits_for_the_seat_of_who_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            table = await ann.table([{"kind": "me"}, {"kind": "open"}], options={"turns": 1})
            await bob.post(f"/api/tables/{table['id']}/join")
            await ann.post(f"/api/tables/{table['id']}/start")
            socket = await ann.sit(table["id"])
            await bob.post(f"/api/tables/{table['id']}/leave")
            while socket.now.get("outcome") is None:
                if socket.now["to_act"] == 0:
                    answer = await socket.act(0, socket.legal()[0])
                    await socket.until_ply(answer["ply"])
                else:  # a bot has taken Bob's seat
                    await socket.until("update")
            while (await socket.until("table"))["table"]["status"] != "over":
                pass
            again = (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]
            assert again["status"] == "open"
            assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]
            await socket.close()

    play(story())


def test_a_rematch_of_all_who_are_there_begins_at_once_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            seats = [{"kind": "me"}, {"kind": "hotseat"}]
            table = await ann.table(seats, options={"turns": 1}, start=True)
            socket = await ann.sit(table["id"])
            for seat in (0, 1):
                answer = await socket.act(seat, "wave")
                await socket.until_ply(answer["ply"])
            while (await socket.until("table"))["table"]["status"] != "over":
                pass
            again = (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]
            assert again["status"] == "running"
            assert (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]["id"] == again["id"]
            await socket.close()

    play(story())
