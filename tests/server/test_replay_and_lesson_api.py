"""Records brought along and lessons over HTTP: played again, judged, or refused with a key that has a sentence."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from driver import ROOT, Server

import clowder
from clowder.core.record import Record
from clowder.games import GAMES
from clowder.lessons import lesson_of
from clowder.tables import fairness
from clowder.texts import LANGUAGES


def finished(game_id: str, seats: int = 3, seed: int = 11) -> dict[str, Any]:
    """A whole game of always the first or the middle action, sealed as a table would do it."""
    game = GAMES.get(game_id)
    state = game.new(seats=seats, seed=seed)
    record = Record.start(game, seats=seats, seed=seed)
    texts = []
    while not state.is_over():
        actions = state.legal_actions()
        texts.append(state.action_text(actions[(len(texts) * 7) % len(actions)]))
        clowder.play_text(state, texts[-1])
    data = {**record.as_json(), "actions": texts, "extra": {"names": ["Ann", "Bob", "Cleo"][:seats]}}
    return fairness.sealed(json.loads(json.dumps(data)))


@pytest.fixture(scope="module")
def guest(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as guest:
        yield guest


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@pytest.mark.parametrize("game", ["cat-box", "csacska-macska"])
def test_a_record_is_played_again_through_any_eyes(guest: httpx.Client, game: str) -> None:
    data = finished(game)
    for seat in ("all", "none", "0", "2"):
        answer = guest.post(f"/api/replay?seat={seat}", json=data)
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        assert replay["plies"] == len(data["actions"])
        assert [step["ply"] for step in replay["steps"]] == list(range(replay["plies"] + 1))
        assert replay["names"] == ["Ann", "Bob", "Cleo"]
        assert replay["sealed"] is True
        assert replay["outcome"]["winners"]
    state = GAMES.get(game).new(seats=3, options=data["options"], seed=int(data["seed"], 16))
    assert replay["steps"][0]["view"] == json.loads(json.dumps(state.view(2)))


def test_all_open_shows_what_everybody_holds(guest: httpx.Client) -> None:
    first = guest.post("/api/replay?seat=all", json=finished("cat-box")).json()["steps"][0]["view"]
    assert all(card["secret"] for hand in first["hands"] for card in hand)
    assert len(first["identities"]) == 3
    hidden = guest.post("/api/replay?seat=0", json=finished("cat-box")).json()["steps"][0]["view"]
    assert hidden["identities"] is None
    assert not any("secret" in card for card in hidden["hands"][1])


def test_what_was_changed_is_refused(guest: httpx.Client) -> None:
    data = finished("cat-box")
    edited = {**data, "actions": [*data["actions"][:-1], data["actions"][0]]}
    assert key_of(guest.post("/api/replay", json=edited)) == (422, "record_edited")
    unsealed = {**edited, "extra": {}}
    assert key_of(guest.post("/api/replay", json=unsealed)) == (422, "record_illegal")
    renamed = {**data, "extra": {**data["extra"], "names": ["Eve", "Bob", "Cleo"]}}
    assert key_of(guest.post("/api/replay", json=renamed)) == (422, "record_edited")


def test_other_versions_parts_and_files_are_refused(guest: httpx.Client) -> None:
    plain = {**finished("cat-box"), "extra": {}}
    assert key_of(guest.post("/api/replay", json={**plain, "rules_version": "99"})) == (422, "record_version")
    assert key_of(guest.post("/api/replay", json={**plain, "format": 7})) == (422, "record_version")
    assert key_of(guest.post("/api/replay", json={**plain, "parts_hash": "00"})) == (422, "record_parts")
    assert key_of(guest.post("/api/replay", json={**plain, "game": "chess"})) == (422, "unknown_game")
    assert key_of(guest.post("/api/replay", json={**plain, "seats": 77})) == (422, "record_unreadable")
    assert key_of(guest.post("/api/replay", json={"hello": 1})) == (422, "record_unreadable")
    assert key_of(guest.post("/api/replay", json=[1])) == (422, "bad_request")
    assert key_of(guest.post("/api/replay", json={**plain, "actions": ["end"] * 6001})) == (413, "record_large")
    assert key_of(guest.post("/api/replay", content=b"x" * 1_000_001)) == (413, "too_large")
    assert key_of(guest.post("/api/replay?seat=5", json=plain)) == (404, "no_such_seat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    source = (ROOT / "src" / "clowder" / "server" / "replay_api.py").read_text(encoding="utf-8")
    texts = (ROOT / "client" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    for key in set(re.findall(r'"(record_\w+)"', source)):
        assert re.search(rf"^error-{key} = ", texts, re.MULTILINE), key


@pytest.mark.parametrize("game", ["cat-box", "csacska-macska", "if-it-fits", "cat-attack"])
def test_a_lesson_can_be_walked_through(guest: httpx.Client, game: str) -> None:
    lesson = guest.get(f"/api/learn/{game}?lang=hu").json()
    written = lesson_of(game)
    assert written is not None
    assert [step["id"] for step in lesson["steps"]] == [step.id for step in written.steps]
    for step in lesson["steps"]:
        assert step["title"] != step["id"]
        if not step["asks"]:
            continue
        address = f"/api/learn/{game}/{step['id']}?lang=hu"
        right = guest.post(address, json={"text": step["example"]}).json()
        assert right["verdict"] == "right"
        assert right["say"]
        assert right["events"]
        wrong = guest.post(address, json={"text": "purr"}).json()
        assert wrong["verdict"] == "refused"
        assert wrong["refusal"]["key"] == "E_NOTATION"


def test_a_puzzle_is_found_tried_and_solved(guest: httpx.Client) -> None:
    games = {each["game"]: each["puzzles"] for each in guest.get("/api/puzzles").json()["games"]}
    assert set(games) == {"cat-box", "csacska-macska", "if-it-fits", "cat-attack"}
    for game, puzzles in games.items():
        address = f"/api/puzzles/{game}/{puzzles[0]['id']}"
        shown = guest.get(address).json()
        assert (shown["to_act"], shown["game"], shown["stars"]) == (shown["seat"], game, puzzles[0]["stars"])
        best = guest.post(address, json={"give_up": True}).json()["solution"]
        assert best["tags"] == puzzles[0]["tags"]
        right = guest.post(address, json={"text": best["best"]}).json()
        assert (right["verdict"], right["solution"]) == ("right", best)
        assert right["after"]["view"]
        other = guest.post(address, json={"text": best["others"][0]["move"]}).json()
        assert (other["verdict"], other["solution"]) == ("other", None)
        assert guest.post(address, json={"text": "purr"}).json()["refusal"]["key"] == "E_NOTATION"
    assert key_of(guest.get("/api/puzzles/chess/1-1")) == (404, "unknown_game")
    assert key_of(guest.post("/api/puzzles/cat-box/none", json={"text": "end"})) == (404, "not_found")


def test_a_lesson_on_playing_well_says_what_is_worse_about_another_move(guest: httpx.Client) -> None:
    first = guest.get("/api/learn/csacska-macska").json()
    assert [(each["id"], each["well"]) for each in first["lessons"]] == [
        ("first", False), ("extras", False), ("steal", True), ("patience", True),
    ]  # fmt: skip
    lesson = guest.get("/api/learn/csacska-macska?lesson=steal").json()
    assert lesson["lesson"] == "steal"
    step = next(step for step in lesson["steps"] if step["id"] == "steal-not")
    assert step["worth"]["right"] > step["worth"]["other"]
    other = guest.post("/api/learn/csacska-macska/steal-not", json={"text": "draw"}).json()
    assert (other["verdict"], other["refusal"]) == ("other", None)
    assert "9" in other["say"]
    assert guest.post("/api/learn/csacska-macska/take", json={"text": "draw"}).json()["say"] is None


def test_lessons_that_do_not_exist(guest: httpx.Client) -> None:
    assert key_of(guest.get("/api/learn/cat-box?lesson=nothing")) == (404, "not_found")
    assert key_of(guest.get("/api/learn/chess")) == (404, "unknown_game")
    assert key_of(guest.post("/api/learn/cat-box/nothing", json={"text": "end"})) == (404, "not_found")


def test_figures_name_whom_one_played_with(guest: httpx.Client) -> None:
    assert guest.get("/api/stats/me").json() == {"games": [], "recent": [], "opponents": []}
