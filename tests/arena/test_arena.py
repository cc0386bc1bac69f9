"""Matches: mirrored, repeatable, resumable, and equal however many processes play them."""

import json
from pathlib import Path

import pytest

from clowder.arena.balance import Study, study_games
from clowder.arena.engines import run
from clowder.arena.keep import play_match
from clowder.arena.match import ArenaError, Match, play_game, play_games
from clowder.arena.players import UnknownPlayer, make_player
from clowder.arena.standings import as_csv, standings
from clowder.bots.chair import Bot
from clowder.bots.levels import UnknownLevel
from clowder.core.errors import ClowderError
from clowder.core.intervals import wilson
from tests.extras import needs

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "my_bot.py")
SHORT = {"setup": {"removed_basic": {"2": 39, "3": 38}, "hand_size": {"2": 2, "3": 2}}}


def match(games: int = 6, *players: str) -> Match:
    return Match("cat-box", players or ("greedy/samples=1", "random", "random"), games, 7, SHORT, EXAMPLE)


def test_everybody_sits_everywhere_on_the_same_deal() -> None:
    games = match(6)
    assert [games.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [games.seating(number).index("greedy/samples=1") for number in range(3)] == [0, 1, 2]
    same = match(6, "random", "random", "random")
    assert play_game(same, 1)["deal"] == play_game(same, 2)["deal"] == 0


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert play_match(match(), jobs=1) == play_match(match(), jobs=2)


def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = play_match(match(6), path=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:10])  # killed while it wrote the third game
    seen: list[int] = []
    assert play_match(match(6), path=path, on_game=lambda result: seen.append(result["game"])) == whole
    assert sorted(seen) == list(range(6))
    assert len(path.read_text().splitlines()) == 7
    assert len(play_match(match(9), path=path)) == 9
    with pytest.raises(ArenaError, match="other games"):
        play_match(match(6, "random", "random", "random"), path=path)


def test_standings_count_shares() -> None:
    games = match(9)
    rows = standings(games, play_match(games))
    assert sum(row["wins"] * row["seats"] for row in rows) == pytest.approx(1.0, abs=0.001)
    assert all(row["low"] <= row["wins"] <= row["high"] for row in rows)
    assert as_csv(rows).splitlines()[0].startswith("player,seats,games,wins,low,high")
    json.dumps(rows)


def test_ratings_order_the_players() -> None:
    needs("openskill")
    games = match(24, "greedy/samples=1", "random", "random")
    rows = {row["player"]: row for row in standings(games, play_match(games))}
    assert rows["greedy/samples=1"]["rating"] > rows["random"]["rating"]


def test_interval_of_a_share() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 20)[1] == 1.0
    assert wilson(1.0, 20)[0] > 0.8


def test_a_bot_in_one_file() -> None:
    rows = standings(match(12, "my:MyBot", "random"), play_match(match(12, "my:MyBot", "random")))
    assert rows[0]["player"] == "my:MyBot"
    assert isinstance(make_player("my:MyBot/tries=3", "cat-box", EXAMPLE), Bot)


@pytest.mark.parametrize(
    ("spec", "code", "message"),
    [
        ("lion", None, "no bot"),
        ("my:MyBot", None, "needs --code"),
        ("my:YourBot", EXAMPLE, "no class"),
        ("your:MyBot", EXAMPLE, "the file is my_bot.py"),
        ("my:MyBot", "no/my_bot.py", "no file"),
        ("greedy/samples", None, "not name=value"),
        ("greedy/samples=many", None, "not a number"),
        ("greedy/whiskers=3", None, "cannot be made"),
        ("greedy/samples=0", None, "begin at 1"),
        ("search/worlds=0", None, "begin at 1"),
        ("search/simulations=0", None, "without an end"),
    ],
)
def test_players_that_cannot_be_made(spec: str, code: str | None, message: str) -> None:
    with pytest.raises((UnknownPlayer, UnknownLevel), match=message):
        make_player(spec, "cat-box", code)


def test_arguments_that_nobody_reads_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "plain_bot.py"
    body = "class Plain(Bot):\n    def choose(self, chair, rng):\n        return 0\n"
    path.write_text(f"from clowder.bots.chair import Bot\n{body}")
    assert isinstance(make_player("plain:Plain", "cat-box", str(path)), Bot)
    with pytest.raises(UnknownPlayer, match="takes no arguments"):
        make_player("plain:Plain/tries=80", "cat-box", str(path))


def test_an_illegal_move_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad_bot.py"
    path.write_text("class Bad:\n    def choose(self, chair, rng):\n        return -5\n")
    with pytest.raises(ArenaError, match="illegal action -5"):
        play_game(Match("cat-box", ("bad:Bad", "random"), 1, 1, {}, str(path)), 0)
    with pytest.raises(ArenaError, match="illegal action -5"):
        study_games(Study("cat-box", 2, 1, 1, "bad:Bad", {}, str(path)), 0, 1)


BROKEN = """
class Raises:
    def choose(self, chair, rng):
        return self.deeper({})
    def deeper(self, known):
        return known["missing"]
class Text:
    def choose(self, chair, rng):
        return "play 1.0"
class Nothing:
    def choose(self, chair, rng):
        pass
class Narrow:
    def choose(self, chair):
        return 0
class Late:
    def __init__(self):
        raise RuntimeError("no model")
class Mute:
    pass
"""


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Raises", r"broken:Raises failed in game 0, decision 0: KeyError: 'missing' \(broken_bot.py, line 6\)"),
        ("Text", "broken:Text chose 'play 1.0' in game 0, decision 0: a whole number is needed"),
        ("Nothing", "broken:Nothing chose None in game 0, decision 0"),
        ("Narrow", r"broken:Narrow failed in game 0, decision 0: TypeError: .* 3 were given$"),
        ("Late", r"'broken:Late' cannot be made: RuntimeError: no model \(broken_bot.py, line 18\)"),
        ("Mute", r"broken:Mute has no method choose\(self, chair, rng\)"),
    ],
)
def test_a_faulty_bot_is_told_with_its_name_and_line(name: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "broken_bot.py"
    path.write_text(BROKEN)
    with pytest.raises(ClowderError, match=message):
        study_games(Study("cat-box", 2, 1, 3, f"broken:{name}", code=str(path)), 0, 1)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("x = = 1", r"SyntaxError: invalid syntax \(broken_bot.py, line 1\)"),
        ("\nimport no_such_room", r"ModuleNotFoundError: No module named 'no_such_room' \(broken_bot.py, line 2\)"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_told_with_its_line(source: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "broken_bot.py"
    path.write_text(source)
    with pytest.raises(UnknownPlayer, match="broken_bot.py cannot be loaded: " + message):
        make_player("broken:MyBot", "cat-box", str(path))


def test_unknown_engine() -> None:
    with pytest.raises(ArenaError, match="no engine"):
        run(play_games, match(), [(0, 1)], 1, "steam")
