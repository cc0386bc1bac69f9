"""A game at the terminal."""

import json
from pathlib import Path

import pytest

from clowder.cli.commands import play
from tests.cli.conftest import Clowder
from tests.contract.catalog import present_ids

TURN = "random\n\n"  # let chance choose, then confirm


def test_whole_game_against_random_players(call: Clowder, whiskers: str) -> None:
    said = call("play", whiskers, "--seed", "3", typed=TURN * 40)
    assert said.code == 0
    assert "1. P" in said.out
    assert "points" in said.out
    assert said.err == ""


def test_refusal_is_told_in_words_with_its_clause(call: Clowder, whiskers: str) -> None:
    said = call("play", whiskers, "--seed", "3", typed="peek 0.0\nwhy peek 0.1\nwhy play 0\nmeow\nquit\n")
    assert said.out.count("[TG-PEEK-2]") == 2
    assert "play 0 is legal now" in said.out
    assert "[TG-PLAY-1]" in said.out
    assert "left the game after 0 moves" in said.out


def test_unconfirmed_choice_is_taken_back(call: Clowder, whiskers: str, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    typed = f"undo\nplay 0\nundo\nhide 0\n\nsave {path}\nquit\n"
    said = call("play", whiskers, "--seats", "2", "--seed", "3", typed=typed)
    assert "no unconfirmed choice" in said.out
    assert "Taken back: play 0." in said.out
    assert json.loads(path.read_text(encoding="utf-8"))["actions"][0] == "hide 0"


def test_moves_are_listed_and_chosen_by_number(call: Clowder, whiskers: str) -> None:
    said = call("play", whiskers, "--seats", "2", "--seed", "3", "--yes", typed="moves\nmoves hide\nhelp\n#1\nquit\n")
    assert "6 legal moves:" in said.out
    assert "peek 1.0 | 1.1" in said.out
    assert "2 legal moves:" in said.out
    assert "why MOVE" in said.out
    assert "P1: play 0" in said.out


def test_hot_seat_hides_hands_between_turns(call: Clowder, whiskers: str) -> None:
    typed = "\nhide 0\n\nhide 0\nquit\n"
    said = call("play", whiskers, "--seats", "2", "--hot-seat", "--yes", "--seed", "3", typed=typed)
    first, second = said.out.split("Hand the screen to P2")
    assert "Hand the screen to P1" in first
    told = first.split("P1: hide 0")[1]
    assert "event-hide: seat P1, slot 0" in told
    assert "card" not in told  # the public part only: P2 looks at this screen next
    assert first.endswith("\n" * 50)
    assert "?" in second


def test_end_of_input_leaves_quietly(call: Clowder, whiskers: str) -> None:
    assert call("play", whiskers, typed="").code == 0


@pytest.mark.parametrize("moves", [0, 1])
def test_what_was_played_is_saved_when_it_is_interrupted(
    call: Clowder, whiskers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    typed = iter(["hide 0"] * moves)

    def read_line(_prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(play, "read_line", read_line)
    path = tmp_path / "cut.json"
    said = call("play", whiskers, "--seats", "2", "--seed", "3", "--yes", "--save", str(path))
    assert said.code == 130
    assert "Traceback" not in said.err
    assert json.loads(path.read_text(encoding="utf-8"))["actions"][:1] == ["hide 0"] * moves
    assert call("verify", str(path)).code == 0


def test_game_is_asked_for(call: Clowder, whiskers: str) -> None:
    said = call("play", typed="whiskers\nquit\n")
    assert said.code == 0
    assert "Which game" in said.out


@pytest.mark.skipif("cat-box" not in present_ids(), reason="needs Cat Box")
@pytest.mark.parametrize("rules", ["basic", "special"])
def test_cat_box_in_the_terminal(call: Clowder, rules: str) -> None:
    said = call("play", "cat-box", "--seats", "3", "-o", f"rules={rules}", "--seed", "3", typed=TURN * 60)
    assert said.code == 0
    assert "row 0" in said.out
    assert "You are" in said.out
    assert "points" in said.out
    for sentence in said.out.splitlines():
        assert not sentence.strip().startswith(("event-", "score-", "reason-", "phase-")), sentence


@pytest.mark.parametrize("game_id", present_ids())
def test_every_game_can_be_watched_in_words(call: Clowder, game_id: str) -> None:
    said = call("play", game_id, "--watch", "--seed", "8")
    assert said.code == 0
    spoken = [line.strip() for line in said.out.splitlines()]
    assert not [line for line in spoken if line.startswith(("event-", "score-", "reason-"))][:5]


@pytest.mark.parametrize("game_id", present_ids())
def test_every_game_draws_its_table(call: Clowder, game_id: str) -> None:
    said = call("play", game_id, "--seed", "8", typed="moves\nquit\n")
    assert said.code == 0
    assert "phase-" not in said.out
