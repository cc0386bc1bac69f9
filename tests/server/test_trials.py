"""Parts are tried out for whoever asks: line by line, once for equal wishes, and never at the cost of others."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driver import Person, Server, play
from in_process import in_process_server

from clowder.anywhere import part_answers
from clowder.core.part_kinds import kinds_of
from clowder.games import GAMES
from clowder.server import trials
from clowder.trials.report import report
from clowder.trials.trial import Trial, Wish

TRY = "/api/parts/try"
BOXES = next(kind for kind in kinds_of(GAMES.get("if-it-fits")) if kind.option == "card_data").house_data()


CARDS = next(iter(kinds_of(GAMES.get("cat-box")))).house_data()
LONG = {"game": "cat-box", "option": "deck", "data": CARDS, "seats": 3}


def wish(games: int, **more: Any) -> dict[str, Any]:
    return {"game": "if-it-fits", "option": "card_data", "data": BOXES, "seats": 2, "games": games, **more}


def test_a_part_is_tried_in_slices_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            answer = await ann.http.post(TRY, json=wish(30), timeout=120)
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            lines = [json.loads(line) for line in answer.text.splitlines()]
            assert [line["trial"] is None for line in lines] == [True] * (len(lines) - 1) + [False]
            shares = [line["share"] for line in lines]
            assert shares == sorted(shares)
            assert shares[-1] == 1.0
            alone = Trial(Wish("if-it-fits", "card_data", BOXES, 2, 30))
            alone.run()
            assert lines[-1]["trial"] == json.loads(json.dumps(report(alone))), "the same in one go"
            monkeypatch.setattr(trials, "trial_slice", None)  # what was made is not made again
            again = await ann.http.post(TRY, json=wish(30))
            assert [json.loads(line) for line in again.text.splitlines()] == lines[-1:]

    play(story())


def test_what_cannot_be_played_is_refused_with_its_faults(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            faulty = await ann.post(TRY, wish(2, data={**BOXES, "box": {}}), 422)
            assert faulty["error"]["key"] == "invalid_options"
            assert faulty["error"]["params"]["faults"]
            assert (await ann.post(TRY, wish(2, seats=9), 422))["error"]["key"] == "invalid_options"
            assert (await ann.post(TRY, wish(2, options={"edition": "none"}), 422))["error"]["key"] == "invalid_options"
            assert (await ann.post(TRY, wish(2, options=[]), 422))["error"]["key"] == "bad_request"
            assert (await ann.post(TRY, wish(2, option="none"), 404))["error"]["key"] == "unknown_part"
            assert (await ann.post(TRY, wish(2, game="none"), 404))["error"]["key"] == "unknown_game"
            assert (await ann.post(TRY, wish(101), 422))["error"]["key"] == "bad_request"
            large = {**BOXES, "note": "x" * (part_answers.LARGEST - 10)}
            assert (await ann.post(TRY, wish(2, data=large), 413))["error"]["key"] in ("part_too_large", "too_large")

    play(story())


def test_one_at_a_time_and_none_for_who_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            bob = await Person(server, "Bob").enter()
            async with ann.http.stream("POST", TRY, json=LONG) as going:
                assert going.status_code == 200
                lines = going.aiter_lines()
                assert [await anext(lines), await anext(lines)]  # it has begun
                second = await ann.post(TRY, wish(99), 429)
                assert second["error"]["key"] == "trial_running"
                assert (await bob.http.post(TRY, json=wish(2), timeout=120)).status_code == 200, "others have their own"
            while server.services.trials.is_busy():  # she has left: it ends with its slice
                await asyncio.sleep(0.05)
            assert (await ann.http.post(TRY, json=wish(3), timeout=120)).status_code == 200

    play(story())


def test_many_trials_of_one_guest_leave_room_for_the_bots_of_others(launch: Callable[..., Server]) -> None:
    """With one process for all: the guest is refused beyond one trial, and a kitten answers."""
    server = launch(bot_processes=1)

    async def story() -> None:
        eve = await Person(server, "Eve").enter()
        ann = await Person(server, "Ann").enter()

        async def ask(games: int) -> int:
            return (await eve.http.post(TRY, json={**LONG, "games": games}, timeout=120)).status_code

        asked = [asyncio.create_task(ask(games)) for games in range(20, 30)]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "kitten"}] * 2]
        table = await ann.table(seats, game="csacska-macska", start=True, options={"start_player": 2})
        socket = await ann.sit(table["id"])
        while socket.now["to_act"] != 0:
            await socket.until("update")
        answers = await asyncio.gather(*asked)
        assert set(answers) == {200, 429}
        assert answers.count(429) > 5, "one at a time"
        for person in (eve, ann):
            await person.close()
        await socket.close()

    play(story())
