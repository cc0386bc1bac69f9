"""One's dearest decisions of many games: which come first, judged by what stays of an analysis, and kept."""

from pathlib import Path
from typing import Any

from driver import Person, play
from in_process import InProcessServer, in_process_server
from test_progress import ME_AND_A_BOT, finish

from clowder.analysis.summary import METHOD
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.store import analyses

FIGURES: Json = {"accuracy": None, "start": 0.5, "result": 0.0, "skill": -0.3, "skill_own": -0.3, "luck": -0.2}
WHY = {"key": "hint-chance", "params": {}}


def dear(ply: int, moves: list[str], cost: float) -> Json:
    """As an analysis would leave it: the first move was played, the second one is better, the third one is worst."""
    options = [{"move": move, "chance": chance} for move, chance in zip(moves, (0.5, 0.5 + cost, 0.1), strict=False)]
    told = {"ply": ply, "cost": cost, "error": 0.01, "played": moves[0], "best": moves[1], "options": options}
    return {**told, "tags": ["steal"], "why": WHY}


async def analysed(server: InProcessServer, table: str, worst: list[Json]) -> None:
    found = {**FIGURES, "seat": 0, "decisions": 3, "words": {}, "tags": [], "worst": worst}
    rules = GAMES.get("tiny").rules_version
    await analyses.save(server.services.store, table, [{**found, "method": METHOD, "rules": rules}])


async def order(person: Person) -> list[tuple[str, int, int, int, bool]]:
    rows = (await person.get("/api/me/practice"))["decisions"]
    return [(row["table"], row["ply"], row["tries"], row["first"], row["found"] > 0) for row in rows]


async def tried(person: Person, path: str, text: str) -> Any:
    return (await person.post(path, {"text": text}))["verdict"]


def test_what_was_not_found_comes_first_and_then_what_was_found_longest_ago(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            assert await order(ann) == []
            tables = [(await ann.table(ME_AND_A_BOT, options={"turns": 1}, start=True))["id"] for _ in range(2)]
            for table in tables:
                await finish(ann, table)
            first, second = tables
            shown = await ann.get(f"/api/tables/{first}/decisions/0")
            assert shown["kept"] is None
            moves = [
                f"{prefix} {word}" if word else prefix for prefix, words in shown["legal"] for word in words or [""]
            ]
            await analysed(server, first, [dear(0, moves, 0.2), {"ply": 9, "cost": 0.9, "error": 0.1}])
            await analysed(server, second, [dear(0, moves, 0.3)])
            # What an older analysis left is not enough to play it again.
            assert await order(ann) == [(second, 0, 0, 0, False), (first, 0, 0, 0, False)]
            assert await order(bob) == []

            path = f"/api/tables/{first}/decisions/0"
            kept = (await ann.get(path))["kept"]
            assert (kept["played"], kept["best"], kept["why"]) == (moves[0], moves[1], WHY)
            assert (await bob.get(path))["kept"] is None
            # No analysis is in memory: what stays of it judges.
            assert [await tried(ann, path, move) for move in moves[:2]] == ["played", "right"]
            assert (await bob.post(path, {"text": moves[0]}, 409))["error"]["key"] == "analysis_first"

            for table, how in ((second, "first"), (first, "later")):
                assert (await ann.http.post(f"/api/me/practice/{table}/0", json={"how": how})).status_code == 204
            assert await order(ann) == [(second, 0, 1, 1, True), (first, 0, 1, 0, True)]
            await ann.http.post(f"/api/me/practice/{first}/0", json={"how": "shown"})
            assert await order(ann) == [(first, 0, 2, 0, False), (second, 0, 1, 1, True)]
            for person, ply, how, status in ((bob, 0, "first", 404), (ann, 9, "first", 404), (ann, 0, "no", 422)):
                answer = await person.http.post(f"/api/me/practice/{first}/{ply}", json={"how": how})
                assert answer.status_code == status
            await analysed(server, second, [dear(0, moves, 0.25)])  # analysed anew: what was practised stays
            assert (second, 0, 1, 1, True) in await order(ann)
            (game, _) = (await ann.get("/api/stats/analyses"))["games"]
            assert set(game["worst"][0]) == {"ply", "cost", "error", "tags"}

    play(story())
