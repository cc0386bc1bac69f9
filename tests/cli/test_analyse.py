"""clowder analyse: what a finished game was decided by, for people and for programs."""

import json
from pathlib import Path

import pytest

from clowder.texts import LANGUAGES
from tests.cli.conftest import Clowder


@pytest.fixture
def record(call: Clowder, whiskers: str, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    assert call("play", whiskers, "--watch", "--seed", "5", "--save", str(path)).code == 0
    return str(path)


def test_the_names_that_stay(call: Clowder, record: str) -> None:
    said = call("analyse", record, "--simulations", "4", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    for start, result, skill, luck in zip(*(found[name] for name in ("start", "result", "skill", "luck")), strict=True):
        assert skill + luck == pytest.approx(result - start)
    for decision in found["decisions"]:
        assert {"ply", "seat", "played", "best", "cost", "error"} <= set(decision)
    assert set(found["turning_points"]) <= {decision["ply"] for decision in found["decisions"]}
    one = json.loads(call("analyse", record, "--simulations", "4", "--seat", "2", "--json").out)
    assert {decision["seat"] for decision in one["decisions"]} == {1}
    assert len(one["luck"]) == len(found["luck"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks(call: Clowder, record: str, language: str) -> None:
    said = call("analyse", record, "--simulations", "1", "--lang", language)
    assert said.code == 0
    assert "analyse-" not in said.out
    assert "moment-" not in said.out
    assert "P1" in said.out


def test_it_goes_on_from_what_was_kept(call: Clowder, record: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    first = json.loads(call("analyse", record, "--simulations", "2", "--json", "--keep", str(kept)).out)
    again = json.loads(call("analyse", record, "--simulations", "2", "--json", "--keep", str(kept)).out)
    assert again["decisions"] == first["decisions"]
    other = call("analyse", record, "--simulations", "2", "--seat", "1", "--keep", str(kept))
    assert other.code == 2
    assert "holds no analysis of this game" in other.err
    kept.write_text("[1]")
    assert call("analyse", record, "--simulations", "2", "--keep", str(kept)).code == 2
    assert kept.read_text() == "[1]"


def test_wrong_input_is_one_line(call: Clowder, record: str, tmp_path: Path) -> None:
    short = tmp_path / "short.json"
    data = json.loads(Path(record).read_text())
    short.write_text(json.dumps({**data, "actions": data["actions"][:-1]}))
    for arguments, words in (
        ([str(short)], "not finished"),
        ([record, "--seat", "9"], "no seat 9"),
        ([record, "--seconds", "0"], "seconds"),
        ([record, "--seconds", "nan"], "seconds"),
        ([record, "--simulations", "0"], "simulations"),
        ([record, "--line", "777"], "no line 777"),
        (["/no/such/file.json"], "/no/such/file.json"),
    ):
        said = call("analyse", *arguments)
        assert said.code == 2
        assert len(said.err.splitlines()) == 1
        assert words in said.err
