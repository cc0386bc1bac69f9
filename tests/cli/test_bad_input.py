"""Bad input: one clear line on stderr, exit code 2, nothing else."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Clowder
from tests.contract.catalog import present_ids

GENUINE = Path(__file__).parents[1] / "tables" / "old_records" / "csacska-macska.json"


def one_line(said: Any, *words: str) -> None:
    assert said.code == 2, said
    assert said.err.startswith("clowder: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "dog-box"], ["dog-box", "cat-box"]),
        (["nonsense"], ["nonsense"]),
        (["play", "whiskers", "--seats", "9"], ["E_OPT_PLAYERS"]),
        (["play", "whiskers", "--seats", "many"], ["seats"]),
        (["play", "whiskers", "--option", "fur=long"], ["E_OPT_UNKNOWN", "fur"]),
        (["play", "whiskers", "-o", "cards=3", "-o", "bonus=2"], ["E_OPT_CARDS", "E_OPT_BONUS"]),
        (["play", "whiskers", "-o", "cards"], ["name=value"]),
        (["play", "whiskers", "-o", "cards=9", "-o", "cards=10"], ["twice"]),
        (["play", "whiskers", "-o", "cards=@/no/such/file.toml"], ["there is no folder /no/such"]),
        (["play", "whiskers", "--seed", "luck"], ["luck"]),
        (["play", "whiskers", "--seed", "-1"], ["E_SEED"]),
        (["play", "whiskers", "--you", "7"], ["seat 7"]),
        (["play", "whiskers", "--wrong"], ["--wrong"]),
        (["simulate", "whiskers", "--games", "0"], ["at least one"]),
        (["replay", "/no/such/file.json"], ["/no/such/file.json", "there is no folder /no/such\n"]),
        (["replay", "/nosuchfile.json"], ["/nosuchfile.json: there is no such file\n"]),
        (["rules", "whiskers"], ["whiskers"]),
        (["records"], ["say what to do: --help lists the commands"]),
        (["parts"], ["say what to do: --help lists the commands"]),
        (["records", "export"], ["FILE is missing"]),
        (["arena", "whiskers", "--bots", "random,random", "--seats", "1"], ["2 bots do not fit on one seat"]),
        (["bench", "whiskers", "--repeat", "0"], ["--repeat"]),
        (["bench", ""], ["there is no game"]),
        (["play", "whiskers", "--watch", "--save", "/no/such/folder/game.json"], ["/no/such/folder"]),
        (["simulate", "whiskers", "--records", "/no/such/folder/games.jsonl"], ["/no/such/folder"]),
        (["simulate", "whiskers", "--report", "/no/such/folder/page.html"], ["/no/such/folder"]),
    ],
)
def test_wrong_arguments(call: Clowder, whiskers: str, arguments: list[str], words: list[str]) -> None:
    one_line(call(*arguments), *words)


@pytest.fixture
def saved(call: Clowder, whiskers: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    call("play", whiskers, "--watch", "--seed", "5", "--save", str(path))
    return path


@pytest.mark.parametrize("command", ["analyse", "replay", "verify"])
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"actions": ["play 0", "meow"]}, ["move 2", "meow"]),
        ({"actions": ["peek 0.0"]}, ["move 1", "TG-PEEK-2"]),
        ({"rules_version": "0"}, ["rules version 0"]),
        ({"game": "dog-box"}, ["dog-box"]),
        ({"seed": "12"}, ["seed"]),
        ({"options": {"cards": 99}}, ["E_OPT_CARDS"]),
        ({"parts_hash": "0"}, ["parts"]),
        ({"format": 9}, ["format"]),
    ],
)
def test_edited_record(call: Clowder, saved: Path, command: str, fields: dict[str, Any], words: list[str]) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**record, **fields}), encoding="utf-8")
    one_line(call(command, str(saved)), *words)


def test_truncated_record(call: Clowder, saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8")[:200], encoding="utf-8")
    one_line(call("verify", str(saved)), "not a readable record")
    saved.write_bytes(b"\xff\xfe\x00")
    one_line(call("verify", str(saved)), "not a readable record")


def test_files_that_are_no_records(call: Clowder, saved: Path, tmp_path: Path) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    for nested in ("[" * 100_000, '{"a":' * 100_000):
        saved.write_text(nested, encoding="utf-8")
        one_line(call("verify", str(saved)), "not a readable record")
        one_line(call("records", "import", str(saved), "--data", str(tmp_path / "data")), "game.json")
    saved.write_text(json.dumps({**record, "seats": 10**30}), encoding="utf-8")
    one_line(call("replay", str(saved)), "E_OPT_PLAYERS")
    for half in ({"actions": ["\ud800"]}, {"extra": {"secret": "0" * 64, "table": "\udfff", "contributions": []}}):
        saved.write_text(json.dumps({**record, **half}), encoding="utf-8")
        one_line(call("verify", str(saved)), "surrogate")
    saved.write_text(json.dumps({**record, "format": True}), encoding="utf-8")
    one_line(call("verify", str(saved)), "format")
    saved.write_bytes(b"\xff\xfe\x00")
    one_line(call("play", "cat-box", "-o", f"deck=@{saved}"), "E_PART_SYNTAX")
    one_line(call("records", "import", str(saved), "--data", str(tmp_path / "data")), "game.json")


def test_only_where_something_is_here_it_is_said_on_import(call: Clowder, saved: Path, tmp_path: Path) -> None:
    told = "Those before it are here."
    good = GENUINE.read_text(encoding="utf-8").strip()
    for lines, before in ((("{}", good), False), (("no", good), False), ((good, "{}"), True), ((good, "no"), True)):
        saved.write_text("\n".join(lines), encoding="utf-8")
        said = call("records", "import", str(saved), "--data", str(tmp_path / f"{lines[0][:2]}"))
        one_line(said, f"line {1 + before}")
        assert (told in said.err) == before, said.err


def test_ply_and_seat_out_of_range(call: Clowder, saved: Path) -> None:
    one_line(call("replay", str(saved), "--ply", "999"), "999")
    one_line(call("replay", str(saved), "--seat", "0"), "seat 0")


@pytest.mark.skipif("cat-box" not in present_ids(), reason="needs Cat Box")
def test_broken_part_files(call: Clowder, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("cards = [", encoding="utf-8")
    one_line(call("play", "cat-box", "-o", f"deck=@{deck}"), "E_PART_SYNTAX", "deck.toml")
    deck.write_text('[cards]\nC01 = "KP/VX"\nC02 = 5\n', encoding="utf-8")
    one_line(call("play", "cat-box", "-o", f"deck=@{deck}"), "E_OPT_DECK", "C01", "C02", "48")


def test_no_traceback_from_the_installed_command() -> None:
    done = subprocess.run([sys.executable, "-m", "clowder.cli.main", "play", "dog-box"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
