"""Positions become puzzles of their maker: judged in slices, kept, solved by link, gone when removed."""

import json
from pathlib import Path
from typing import Any

import pytest
from driver import Person, play
from in_process import in_process_server

from clowder.core.rng import Rng
from clowder.games import GAMES
from clowder.puzzles import Puzzle, puzzles_of
from clowder.server import own_puzzle_api, work_budget
from clowder.server.puzzle_making import PuzzleMaking, Slice, making_slice

TITLES = ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")


def clearest(game: str) -> Puzzle:
    """The strongest level is asked with other seeds than those that made the puzzles."""
    return max(puzzles_of(game), key=lambda puzzle: puzzle.margin)


def position_of(game: str) -> Any:
    return GAMES.get(game).position(puzzles_of(game)[0].state())


def dealt(game: str) -> Any:
    return GAMES.get(game).position(GAMES.get(game).new(seats=3, seed=1))


async def made(person: Person, game: str, position: Any) -> list[Any]:
    answer = await person.http.post(f"/api/games/{game}/puzzle", json={"position": position}, timeout=200)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", TITLES)
def test_a_position_with_one_best_move_becomes_a_puzzle_for_who_has_the_link(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            known = clearest(game)
            lines = await made(ann, game, GAMES.get(game).position(known.state()))
            assert [line["puzzle"] is None for line in lines] == [True] * (len(lines) - 1) + [False]
            shares = [line["share"] for line in lines]
            assert (shares, shares[-1]) == (sorted(shares), 1.0)
            verdict = lines[-1]["puzzle"]
            assert (verdict["kind"], verdict["best"]) == ("puzzle", known.best)
            assert verdict["margin"] >= verdict["needed"]
            assert verdict["margin"] >= 4 * verdict["error"]
            link = f"/api/puzzles/shared/{verdict['key']}"
            shown = await bob.get(link)
            state = known.state()
            assert shown["view"] == state.determinize(known.seat, Rng(5)).view(known.seat), "what the seat knows"
            assert not {"position", "best", "costs", "tags", "why"} & shown.keys()
            assert (shown["game"], shown["id"], shown["seat"]) == (game, verdict["key"], known.seat)
            wrong = await bob.post(link, {"text": verdict["second"]})
            assert (wrong["verdict"], wrong["solution"]) == ("other", None)
            assert (await bob.post(link, {"text": "purr"}))["refusal"]["key"] == "E_NOTATION"
            right = await bob.post(link, {"text": verdict["best"]})
            assert (right["verdict"], right["solution"]["best"]) == ("right", known.best)
            assert right["solution"]["others"]
            assert right["events"]
            assert (await bob.post(link, {"give_up": True}))["after"] == right["after"]

    play(story())


def test_it_is_kept_with_its_maker_once_and_goes_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
            first = (await made(ann, "csacska-macska", position_of("csacska-macska")))[-1]["puzzle"]
            again = await made(ann, "csacska-macska", position_of("csacska-macska"))
            assert [line["puzzle"] for line in again] == [first], "at once, and the same one"
            mine = await ann.get("/api/me/puzzles")
            assert [(each["key"], each["game"], each["current"]) for each in mine] == [
                (first["key"], "csacska-macska", True)
            ]
            assert await bob.get("/api/me/puzzles") == []
            assert (await ann.http.get("/api/me/data")).json()["puzzles"][0]["key"] == first["key"]
            link = f"/api/puzzles/shared/{first['key']}"
            assert (await bob.http.delete(f"/api/me/puzzles/{first['key']}")).status_code == 204
            await bob.get(link)  # not his to take away
            assert (await ann.http.delete(f"/api/me/puzzles/{first['key']}")).status_code == 204
            assert (await bob.get(link, 404))["error"]["key"] == "puzzle_unknown"
            assert (await bob.post(link, {"text": "x"}, 404))["error"]["key"] == "puzzle_unknown"

    play(story())


def test_why_a_position_is_no_puzzle_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            few = (await made(ann, "csacska-macska", dealt("csacska-macska")))[-1]["puzzle"]
            assert (few["kind"], few["moves"], few["needed"]) == ("few", 4, 6)
            alike = (await made(ann, "cat-box", dealt("cat-box")))[-1]["puzzle"]
            assert alike["kind"] == "alike"
            assert alike["best"] != alike["second"]
            assert alike["margin"] < max(alike["needed"], 4 * alike["error"])
            assert await ann.get("/api/me/puzzles") == []

    play(story())


def test_what_cannot_be_judged_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            ask = "/api/games/cat-box/puzzle"
            good = position_of("cat-box")
            empty = dealt("cat-attack")
            empty["hands"][1] = []  # nobody could go on with these
            stuck = await ann.post("/api/games/cat-attack/puzzle", {"position": empty}, 422)
            assert [fault["where"] for fault in stuck["error"]["params"]["faults"]] == ["hands[1]"]
            wrong = await ann.post(ask, {"position": {**good, "seats": 9}}, 422)
            assert wrong["error"]["key"] == "invalid_position"
            assert wrong["error"]["params"]["faults"]
            for body in ({}, {"position": 3}, {"position": good, "more": 1}):
                assert (await ann.post(ask, body, 422))["error"]["key"] == "bad_request"
            unknown = await ann.post("/api/games/chess/puzzle", {"position": good}, 404)
            assert unknown["error"]["key"] == "unknown_game"
            large = await ann.post(ask, {"position": {**good, "note": "x" * 60_100}}, 413)
            assert large["error"]["key"] == "too_large"
            monkeypatch.setattr(own_puzzle_api, "MOST", 0)
            assert (await ann.post(ask, {"position": good}, 429))["error"]["key"] == "too_many_puzzles"

    play(story())


def test_one_at_a_time_and_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            ask, body = "/api/games/cat-box/puzzle", {"position": position_of("cat-box")}
            async with ann.http.stream("POST", ask, json=body) as going:
                lines = going.aiter_lines()
                assert await anext(lines)
                assert (await ann.post(ask, body, 429))["error"]["key"] == "puzzle_running"
            budget = server.services.budget = work_budget.WorkBudget(1.0, 6_000.0)
            bob = await Person(server, "Bob").enter()
            budget.pay(work_budget.Payer(bob.me["id"], ""), 3_000)
            assert (await bob.post(ask, body, 429))["error"]["key"] == "too_much_work"

    play(story())


def test_rules_that_have_changed_make_a_puzzle_a_thing_of_the_past(tmp_path: Path) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server:
            ann = await Person(server, "Ann").enter()
            found = making_slice("csacska-macska", position_of("csacska-macska"), None)
            while found.kept is not None:
                found = making_slice("csacska-macska", position_of("csacska-macska"), found.kept)
            assert found.row is not None
            old = {**found.row, "rules": "0"}
            kept = await server.services.puzzles.add(ann.me["id"], "mark", old, 30)
            assert [each["current"] for each in await ann.get("/api/me/puzzles")] == [False]
            assert (await ann.get(f"/api/puzzles/shared/{kept.key}", 409))["error"]["key"] == "puzzle_outdated"

    play(story())


def test_the_strongest_level_makes_room_for_others_and_gets_through() -> None:
    """Told to stop again and again it comes to the same verdict as alone."""
    assert PuzzleMaking  # whose slices these are
    position = position_of("csacska-macska")
    alone = making_slice("csacska-macska", position, None)
    while alone.kept is not None:
        alone = making_slice("csacska-macska", position, alone.kept)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clowder.server.puzzle_making.is_told_to_stop", lambda _slot: True)
        hurried: Slice = making_slice("csacska-macska", position, None)
        slices = 1
        while hurried.kept is not None:
            hurried = making_slice("csacska-macska", position, json.loads(json.dumps(hurried.kept)))
            slices += 1
    assert slices > 6, "it went away in between"
    assert hurried == alone
