"""Kept rows of the ladder: games of two versions of a bot are never mixed."""

import dataclasses
import json
from pathlib import Path

import pytest

from bench.ladder import check_version, kept_in, match_of, version_of
from clowder.bots.levels import LEVELS

ROW = ("alley-cat", "house-cat", 3)


def test_a_version_tells_what_changes_play(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {game: version_of("panther/simulations=5", game) for game in ("cat-box", "if-it-fits")}
    assert before["cat-box"] == version_of("panther/simulations=900", "cat-box")
    changed = dataclasses.replace(LEVELS["panther"], arguments={**LEVELS["panther"].arguments, "decided": 0.5})
    monkeypatch.setitem(LEVELS, "panther", changed)
    assert version_of("panther/simulations=5", "cat-box") != before["cat-box"]
    assert version_of("panther/simulations=5", "if-it-fits") == before["if-it-fits"], "a race has its own end"


def test_games_of_another_version_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("cat-box", 2, ROW, 20, 0.1)
    path = kept_in(tmp_path, match)
    check_version(path, match)
    path.write_text("head\ngame\n", encoding="utf-8")
    check_version(path, match)
    changed = dataclasses.replace(LEVELS["alley-cat"], arguments={**LEVELS["alley-cat"].arguments, "trust": 3.0})
    monkeypatch.setitem(LEVELS, "alley-cat", changed)
    with pytest.raises(SystemExit, match="other versions"):
        check_version(path, match)


def test_the_kept_rows_of_the_house_say_who_played() -> None:
    directory = Path(__file__).parents[2] / "bench/results/ladder"
    known = json.loads((directory / "versions.json").read_text(encoding="utf-8"))
    assert {path.name for path in directory.glob("*.jsonl")} <= set(known)
