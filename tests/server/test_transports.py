"""What a page relies on holds by both ways: over a server's socket, and by messages to the table in the browser."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from driver import Socket, play
from transports import House, house

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
SIDE_BY_SIDE = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]
Scene = Callable[[House], Awaitable[None]]


@pytest.fixture(params=["socket", "messages"])
def staged(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    async def act(scene: Scene) -> None:
        async with house(request.param, tmp_path) as there:
            await scene(there)

    return lambda scene: play(act(scene))


async def deal(there: House, seats: list[Any]) -> str:
    wish = {"game": "cat-box", "options": {}, "seats": seats}
    id = str((await there.ask("POST", "api/tables", wish))["table"]["id"])
    await there.ask("POST", f"api/tables/{id}/start", {"contribution": "ab" * 32})
    return id


async def my_turn(line: Socket) -> str:
    """A move that is allowed, once it is one's turn."""
    while not line.now.get("legal"):
        await line.next()
    return line.legal()[0]


def test_a_move_is_acknowledged_once_and_kept(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, ALONE))
        text = await my_turn(line)
        ply = line.ply
        assert (await line.act(0, text, id="one"))["t"] == "ack"
        await line.until_ply(ply + 1)
        again = await line.act(0, text, id="one", ply=ply)  # said again after a loss
        assert again["t"] == "ack"
        count = [frame for frame in line.frames if frame["t"] == "update" and frame["ply"] == ply + 1]
        assert len(count) == 1

    staged(scene)


def test_a_move_for_an_old_position_is_stale_and_changes_nothing(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, ALONE))
        text = await my_turn(line)
        ply = line.ply
        await line.act(0, text)
        await line.until_ply(ply + 1)
        text = await my_turn(line)
        before = line.ply
        answer = await line.act(0, text, ply=ply)
        assert answer["t"] == "stale"
        assert (await line.act(0, text, ply=before))["t"] == "ack"

    staged(scene)


def test_a_refused_move_says_which_rule_and_so_does_a_question(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, ALONE))
        await my_turn(line)
        answer = await line.act(0, "nonsense")
        assert answer["t"] == "refused"
        await line.send({"t": "why", "id": "w", "seat": 0, "text": "nonsense"})
        told = await line.until("why", id="w")
        assert told["refusal"]["key"] == answer["refusal"]["key"]
        await line.send({"t": "act", "id": "x"})
        assert (await line.until("error", id="x"))["key"] == "bad_frame"

    staged(scene)


def test_what_was_taken_back_can_be_put_back(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, ALONE))
        text = await my_turn(line)
        ply, view = line.ply, line.now["view"]
        await line.act(0, text)
        await line.until_ply(ply + 1)
        await my_turn(line)  # the bot has moved
        after = line.ply
        await line.send({"t": "undo", "id": "u", "ply": after})
        await line.until("update", ply=ply)
        assert line.now["view"] == view
        await line.send({"t": "redo", "id": "r", "ply": ply})
        await line.until("update", ply=after)

    staged(scene)


def test_who_comes_back_hears_what_was_missed(staged: Any) -> None:
    async def scene(there: House) -> None:
        table = await deal(there, ALONE)
        one = await there.look(table)
        before = one.ply
        await one.act(0, await my_turn(one))
        await one.until_ply(before + 1)
        text = await my_turn(one)
        since = one.n
        other = await there.look(table)
        await one.close()
        ply = other.ply
        await other.act(0, text)
        await other.until_ply(ply + 1)
        back = await there.look(table, since)
        await back.until("table")
        while back.n < other.n:
            await back.next()
        missed = [frame["n"] for frame in back.frames if frame["t"] == "update"]
        assert missed[:1] == [since + 1]
        assert missed == sorted(set(missed))

    staged(scene)


def test_side_by_side_each_sees_their_own_hand(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, SIDE_BY_SIDE))
        for _ in range(6):
            seat = line.now["to_act"]
            if line.now["seat"] != seat:
                await line.send({"t": "seat", "seat": seat})
                await line.until("snapshot", seat=seat)
            ply = line.ply
            assert (await line.act(seat, line.legal()[0]))["t"] == "ack"
            await line.until_ply(ply + 1)
        assert line.now["outcome"] is None

    staged(scene)


def test_a_hint_is_a_move_that_is_allowed_with_its_reason(staged: Any) -> None:
    async def scene(there: House) -> None:
        line = await there.look(await deal(there, ALONE))
        await my_turn(line)
        await line.send({"t": "hint", "id": "h", "seat": 0})
        hint = await line.until("hint", "error", id="h")
        assert hint["t"] == "hint"
        assert hint["text"] in line.legal()
        assert hint["reason"]["key"]

    staged(scene)
