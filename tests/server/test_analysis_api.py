"""A finished game is analysed for whoever may see it: lines of progress, then the figures, and only once."""

import json
from pathlib import Path
from typing import Any

import pytest
from driver import Person, play, play_out
from in_process import in_process_server

from clowder.server import analyses


async def decide_again(ann: Person, path: str, found: Any) -> None:
    """Every judged move of a decision once more, one that is not allowed, and one that nobody looked at."""
    for decision in found["decisions"][:4]:
        here = f"{path}/{decision['ply']}"
        shown = await ann.get(here)
        legal = [f"{prefix} {word}" if word else prefix for prefix, words in shown["legal"] for word in words or [""]]
        assert (shown["seat"], shown["to_act"]) == (decision["seat"], decision["seat"])
        assert decision["played"] in legal
        best = await ann.post(here, {"text": decision["best"]})
        assert (best["verdict"], best["cost"]) == ("right", 0.0)
        assert best["events"]
        assert best["after"]["to_act"] != decision["seat"]
        known = {option["move"] for option in decision["options"]}
        for text in legal:
            tried = await ann.post(here, {"text": text})
            assert (tried["verdict"] == "unknown") == (text not in known), tried
            if text == decision["played"] != decision["best"]:
                assert (tried["verdict"], tried["cost"]) == ("played", decision["cost"])
        refused = await ann.post(here, {"text": "play 39" if "play 39" not in legal else "play 38"})
        assert refused["verdict"] == "refused"
        assert refused["refusal"]["key"]
        assert refused["after"] is None
    assert (await ann.get(f"{path}/{len(found['decisions'])}", 404))["error"]["key"] == "no_such_ply"


BOT = {"kind": "bot", "level": "random"}


def test_a_finished_game_is_analysed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            table = await ann.table([{"kind": "me"}, BOT], options={"turns": 1}, start=True)
            path = f"/api/tables/{table['id']}/analysis"
            early = await ann.http.post(path)
            assert (early.status_code, early.json()["error"]["key"]) == (409, "not_over")
            await play_out(ann, table["id"])
            first = await ann.post(f"/api/tables/{table['id']}/decisions/0", {"text": "wave"}, 409)
            assert first["error"]["key"] == "analysis_first"
            answer = await ann.http.post(path)
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            lines = [json.loads(line) for line in answer.text.splitlines()]
            assert lines[-1]["share"] == 1.0
            assert lines[0]["analysis"]["curve"]
            found = lines[-1]["analysis"]
            plies = len(found["curve"]) - 1
            assert [each["ply"] for each in found["decisions"]] == list(range(plies))
            for start, result, skill, luck in zip(
                *(found[n] for n in ("start", "result", "skill", "luck")), strict=True
            ):
                assert skill + luck == pytest.approx(result - start)
            monkeypatch.setattr(analyses, "analysis_slice", None)  # what was made is not made again
            again = [json.loads(line) for line in (await ann.http.post(path)).text.splitlines()]
            assert again == lines[-1:]
            await decide_again(ann, f"/api/tables/{table['id']}/decisions", found)

    play(story())


def test_it_is_there_at_once_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            table = (await ann.table([{"kind": "me"}, BOT], options={"turns": 1}, start=True))["id"]
            await play_out(ann, table)
            path = f"/api/tables/{table}/analysis"
            made = (await ann.http.post(path)).text.splitlines()[-1]
        monkeypatch.setattr(analyses, "analysis_slice", None)  # nothing is made again
        async with in_process_server(tmp_path) as server:
            bob = await Person(server, "Bob").enter()  # whoever asks
            assert (await bob.http.post(path)).text.splitlines() == [made]
            decision = json.loads(made)["analysis"]["decisions"][0]
            tried = await bob.post(f"/api/tables/{table}/decisions/0", {"text": decision["best"]})
            assert tried["verdict"] == "right"
            await bob.get(f"/api/tables/{table}/decisions/0")

    play(story())
