"""What a researcher types: one record of many, a part file without its sign, a match that is stopped."""

from pathlib import Path

import pytest

from clowder.cli.commands import arena
from tests.cli.conftest import Clowder


def test_one_record_of_many_is_replayed(call: Clowder, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    assert call("simulate", "if-it-fits", "--games", "3", "--seed", "1", "--records", file).code == 0
    alone = call("replay", file)
    assert alone.code == 2
    assert "holds 3 records, one on each line; choose one with --line" in alone.err
    shown = call("replay", file, "--line", "2", "--ply", "1")
    assert shown.code == 0
    assert shown.out.startswith("1. start ")
    assert "there is no line 4; the file has 3" in call("replay", file, "--line", "4").err


def test_a_file_without_its_sign_is_told(call: Clowder, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards]\n")
    said = call("simulate", "cat-box", "--option", f"deck={file}")
    assert said.code == 2
    assert f"to read it write deck=@{file}" in said.err


def test_the_table_of_a_match_fits_into_80_characters(call: Clowder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = call("arena", "if-it-fits", "--bots", "greedy/samples=1,random", "--games", "2", "--jobs", "1")
    assert said.code == 0
    assert any(line.startswith(" random ") for line in said.out.splitlines())
    rows = [line for line in said.out.splitlines() if line.startswith((" greedy", " random"))]
    assert all(line.count("%") == 1 and " - " in line for line in rows)  # the interval is not broken


def test_a_stopped_match_says_how_it_goes_on(call: Clowder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_match", stopped)
    kept = str(tmp_path / "kept.jsonl")
    said = call("arena", "if-it-fits", "--bots", "random", "--keep", kept)
    assert said.code == 130
    assert f"The same command goes on from {kept}." in said.err
    assert "goes on" not in call("arena", "if-it-fits", "--bots", "random").err
