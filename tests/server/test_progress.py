"""What stays of analyses is told to who played, by the API, and waits for those games that have none yet."""

import json
from pathlib import Path

import pytest
from driver import Person, play
from in_process import in_process_server

from clowder.server.work_budget import Payer, WorkBudget
from clowder.tables.model import TableError

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


async def finish(person: Person, table: str, seat: int = 0) -> None:
    socket = await person.sit(table)
    while socket.now.get("outcome") is None:
        if socket.now["to_act"] == seat:
            answer = await socket.act(seat, socket.legal()[0])
            await socket.until_ply(answer["ply"])
        else:
            await socket.until("update")
    while table not in [game["table"] for game in (await person.get("/api/me/games"))["games"]]:
        await socket.until("table")
    await socket.close()


def test_a_finished_analysis_leaves_its_figures_with_who_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            first = (await ann.table(ME_AND_A_BOT, options={"turns": 1}, start=True))["id"]
            await finish(ann, first)
            again = (await ann.post(f"/api/tables/{first}/again", {"ply": 1, "seat": 0}, 201))["table"]["id"]
            await finish(ann, again)
            nothing = await ann.get("/api/stats/analyses")
            assert (nothing["games"], sorted(nothing["waiting"])) == ([], sorted([first, again]))
            answer = await bob.http.post(f"/api/tables/{first}/analysis?later=1")  # whoever asks
            lines = [json.loads(line) for line in answer.text.splitlines()]
            assert lines[-1] == {"share": 1.0, "analysis": None}
            assert all(line["analysis"] is None for line in lines)
            told = await ann.get("/api/stats/analyses")
            assert told["waiting"] == [again]
            (game,) = told["games"]
            assert (game["table"], game["seat"], game["kind"]) == (first, 0, "usual")
            assert game["skill"] + game["luck"] == pytest.approx(game["result"] - game["start"], abs=2e-4)
            assert [player["level"] for player in game["players"]] == ["", "random"]
            assert (await bob.get("/api/stats/analyses")) == {"games": [], "waiting": []}
            assert (await ann.http.post(f"/api/tables/{again}/analysis")).status_code == 200
            told = await ann.get("/api/stats/analyses")
            assert {game["table"]: game["kind"] for game in told["games"]} == {first: "usual", again: "played_on"}
            assert told["waiting"] == []
            stats = await ann.get("/api/stats/me")
            assert [each["played"] for each in stats["games"]] == [1]  # the one played on is not summed up
            kept = (await ann.http.get("/api/me/data")).json()["analyses"]
            assert sorted(row["table_id"] for row in kept) == sorted([first, again])

    play(story())


def test_what_has_time_leaves_half_of_a_purse_for_everything_else() -> None:
    budget, ann = WorkBudget(rate=1.0, burst=100.0), Payer("ann", "")
    budget.pay(ann, 80.0, spare=True)  # the dearest things cost half a purse
    with pytest.raises(TableError) as refused:
        budget.pay(ann, 10.0, spare=True)
    assert refused.value.params["seconds"] == 10
    budget.pay(ann, 50.0)
