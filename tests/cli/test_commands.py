"""What each command says and does."""

import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.cli.commands import serve
from tests.cli.conftest import Clowder
from tests.contract.catalog import present_ids


@pytest.fixture
def record(call: Clowder, whiskers: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    assert call("play", whiskers, "--watch", "--seed", "5", "--save", str(path)).code == 0
    return path


def test_help_names_every_command(call: Clowder) -> None:
    said = call("--help")
    assert said.code == 0
    for command in ("games", "play", "replay", "verify", "analyse", "rules", "bench", "simulate"):
        assert command in said.out


def test_version_says_how_the_engine_runs(call: Clowder) -> None:
    assert "compiled" in call("--version").out or "interpreted" in call("--version").out


def test_games_lists_options(call: Clowder, whiskers: str) -> None:
    said = call("games")
    assert "whiskers: whiskers, 2 to 4 players" in said.out
    assert "--option cards=" in said.out
    listed = json.loads(call("games", "--json").out)
    assert [game["id"] for game in listed] == [*present_ids(), "whiskers"]
    assert listed[-1]["seats"] == [2, 4]


def test_replay_shows_moves_as_a_seat_saw_them(call: Clowder, record: Path) -> None:
    whole = call("replay", str(record))
    assert whole.code == 0
    assert whole.out.startswith("1. ")
    own = json.loads(call("replay", str(record), "--seat", "1", "--ply", "3", "--json").out)
    public = json.loads(call("replay", str(record), "--ply", "3", "--json").out)
    assert own["ply"] == public["ply"] == 3
    assert own["view"] != public["view"]
    assert "?" in json.dumps(public["view"])
    assert own["outcome"] is None
    assert json.loads(call("replay", str(record), "--json").out)["outcome"]["winners"]


def test_verify_accepts_a_sound_record(call: Clowder, record: Path) -> None:
    assert "sound" in call("verify", str(record)).out
    assert json.loads(call("verify", str(record), "--json").out)["ok"] is True


@pytest.mark.parametrize("players", [["Ann", "Bob\x1b[2J", "", "Dan"], None])
def test_replay_knows_the_names_of_an_online_table(call: Clowder, record: Path, players: list[str] | None) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    names = players or ["Eve", "Flo", "Gus", "Hal"]
    seated = [{"kind": "person", "name": name, "level": ""} for name in names]
    extra = {"players": seated} if players else {"names": names}
    record.write_text(json.dumps({**data, "extra": extra}), encoding="utf-8")
    said = call("replay", str(record)).out
    for name in ("Ann", "Bob [2J", "P3", "Dan") if players else names:
        assert f"{name}: " in said
    assert "\x1b" not in said


def test_verify_checks_every_line_of_a_file(call: Clowder, whiskers: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    call("simulate", whiskers, "--games", "3", "--seed", "5", "--records", str(file))
    said = call("verify", str(file))
    assert said.code == 0
    assert [line.split(",")[0] for line in said.out.splitlines()] == [f"line {n}: sound" for n in (1, 2, 3)]
    first, second, third = file.read_text(encoding="utf-8").splitlines()
    wrong = json.dumps({**json.loads(second), "actions": ["meow"]})
    foreign = json.dumps({**json.loads(second), "game": "dog-box"})
    for lines, sound in (
        ([first, "", wrong, "not json", foreign, "[1]", third], [True, False, False, False, False, True]),
        (["not json", first], [False, True]),
    ):
        file.write_text("\n".join(lines), encoding="utf-8")
        said = call("verify", str(file))
        assert said.code == 2
        assert [": sound" in line for line in said.out.splitlines()] == sound
        assert said.err == f"clowder: {sound.count(False)} of {len(sound)} records failed\n"
        checked = [json.loads(line) for line in call("verify", str(file), "--json").out.splitlines()]
        assert [line["ok"] for line in checked] == sound
        assert all(line["reason"] for line in checked if not line["ok"])
        assert [line["line"] for line in checked] == [n for n, line in enumerate(lines, 1) if line]
    file.write_text(f"{first}\n{third}\n", encoding="utf-8")
    assert call("verify", str(file), "--fair").code == 2, "random games prove nothing about their chance"


def test_verify_reads_a_pipe_once(call: Clowder, record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    sources = (json.dumps(data), json.dumps(data, indent=1), json.dumps(data) + "\n" + json.dumps(data) + "\n")
    for number, source in enumerate(sources):
        pipe = tmp_path / f"pipe-{number}"
        os.mkfifo(pipe)
        writer = threading.Thread(target=pipe.write_text, args=(source,))
        writer.start()
        assert call("verify", str(pipe)).code == 0
        writer.join()


@pytest.mark.parametrize(
    ("arguments", "screen", "opened"),
    [
        ([], {"DISPLAY": ":0"}, True),
        ([], {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ([], {}, False),
        (["serve"], {"DISPLAY": ":0"}, False),
        (["serve", "--open"], {"DISPLAY": ":0"}, True),
        (["serve", "--open"], {}, False),
    ],
)
def test_clowder_alone_opens_the_table_where_there_is_a_screen(
    call: Clowder, monkeypatch: pytest.MonkeyPatch, arguments: list[str], screen: dict[str, str], opened: bool
) -> None:
    """Nothing is served and no browser is started: what would be done is noted."""
    done = []

    class Now:
        def __init__(self, target: Any, args: tuple[str, ...], daemon: bool) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr("clowder.server.run.serve", lambda _settings, announce: announce())
    monkeypatch.setattr(serve.webbrowser, "open", done.append)
    monkeypatch.setattr(serve.threading, "Thread", Now)
    monkeypatch.setattr(serve.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    said = call(*arguments)
    assert said.code == 0
    assert "http://127.0.0.1:8765" in said.err
    assert done == (["http://127.0.0.1:8765"] if opened else [])


def test_simulate_says_what_it_played_and_keeps_records(call: Clowder, whiskers: str, tmp_path: Path) -> None:
    """Without the seed a run that began without one could not be repeated."""
    file = tmp_path / "games.jsonl"
    told = call("simulate", whiskers, "--games", "3", "--seed", "5", "--records", str(file)).out
    assert "4 seats" in told
    assert "random on every seat" in told
    assert "seed 5" in told
    records = [clowder.Record.from_json(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 3
    assert len({record.seed for record in records}) == 3
    for record in records:
        replay = clowder.replay(record)
        assert replay.ok
        assert replay.state.is_over()


def test_simulate_counts_wins(call: Clowder, whiskers: str) -> None:
    facts = json.loads(call("simulate", whiskers, "--games", "20", "--seats", "2", "--seed", "1", "--json").out)
    assert facts["games"] == 20
    assert sum(seat["wins"] for seat in facts["seats"]) == pytest.approx(100, abs=0.2)
    assert "20 games" in call("simulate", whiskers, "--games", "20").out


def test_same_seed_same_game(call: Clowder, whiskers: str) -> None:
    arguments = ("play", whiskers, "--watch", "--seed", "99", "--option", "cards=9", "-o", "bonus=true")
    assert call(*arguments).out == call(*arguments).out


@pytest.mark.skipif("cat-box" not in present_ids(), reason="measures Cat Box")
def test_bench_reports_every_figure(call: Clowder) -> None:
    said = call("bench", "cat-box", "--seconds", "0.01", "--repeat", "1", "--json")
    (report,) = json.loads(said.out)
    figures = {"playouts", "decisions", "listed", "clones", "samples", "lists"}
    assert set(report["interpreted"]) == figures
    assert all(figure["median"] > 0 for figure in report["interpreted"].values())


@pytest.mark.skipif("cat-box" not in present_ids(), reason="measures Cat Box")
def test_bench_writes_its_page(call: Clowder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    page = tmp_path / "docs" / "performance.md"
    page.write_text("before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n", encoding="utf-8")
    assert call("bench", "cat-box", "--seconds", "0.01", "--repeat", "1", "--write").code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| cat-box, 4, - | clone |" in text
