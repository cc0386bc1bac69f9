"""The puzzles of the package: every one is a position of a real game, with a move that is clearly the best."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bench.puzzles.stored import finished_records
from clowder.analysis.chances import calibration
from clowder.anywhere import told_puzzles
from clowder.bots.chair import Chair
from clowder.core.rng import Rng
from clowder.games import GAMES
from clowder.puzzles import LEVELS, Puzzle, puzzle_of, puzzles_of
from clowder.puzzles.judge import judge
from clowder.puzzles.proof import FEWEST_MOVES, SURE, WORLDS, margin_of
from clowder.puzzles.puzzle import puzzle_from
from clowder.tables.model import TableError
from tests.analysis.games import finished

ROOT = Path(__file__).parents[2]
TITLES = ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")
LANGUAGES = ("en", "de", "hu", "it", "uk")


@pytest.mark.parametrize("game", TITLES)
def test_every_puzzle_is_a_position_with_one_best_move(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 20
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    margin = margin_of(game)
    for puzzle in puzzles:
        state = puzzle.state()
        texts = [state.action_text(action) for action in state.legal_actions()]
        assert int(state.to_act()) == puzzle.seat
        assert len(texts) == len(puzzle.costs) == len(puzzle.rivals) >= FEWEST_MOVES
        best = texts.index(puzzle.best)
        assert (puzzle.costs[best], puzzle.rivals[best]) == (0, -1)
        others = [cost for place, cost in enumerate(puzzle.costs) if place != best]
        assert min(others) >= 100 * margin / 2 - 1, puzzle.id
        assert puzzle.margin >= margin - 0.001
        assert puzzle.margin >= SURE * puzzle.error - 0.005
        assert all(0 <= rival < puzzle.seats and rival != puzzle.seat for rival in puzzle.rivals if rival != -1)
        assert 1 <= puzzle.stars <= len(LEVELS) + 1
        assert puzzle.tags
    chance = sum(puzzle.levels["random"] for puzzle in puzzles) / len(puzzles)
    assert chance <= 0.2


@pytest.mark.parametrize("game", TITLES)
def test_puzzles_are_of_the_rules_and_the_judge_of_today(game: str) -> None:
    """Who changes rules, evaluation or calibration makes the puzzles again (`python -m bench.puzzles make`)."""
    data = json.loads((ROOT / "src" / "clowder" / "puzzles" / "parts" / f"{game}.json").read_text(encoding="utf-8"))
    assert data["rules_version"] == GAMES.get(game).rules_version
    assert data["command"].startswith(f"python -m bench.puzzles make {game} --games ")
    puzzle = puzzles_of(game)[0]
    state = puzzle.state()
    legal = list(state.legal_actions())
    best = int(state.parse_action(puzzle.best))
    nearest = min((cost, place) for place, cost in enumerate(puzzle.costs) if legal[place] != best)[1]
    number, ply = (int(part) for part in puzzle.id.split("-"))
    seed = 1000 * number + ply + 2_000_000
    found = judge(Chair(state, puzzle.seat), best, [legal[nearest]], WORLDS, calibration(game, puzzle.seats), seed)
    assert found[legal[nearest]].cost.value == pytest.approx(puzzle.margin, abs=0.0006)


@pytest.mark.parametrize("game", TITLES)
def test_a_solver_is_told_what_the_seat_knew_and_not_the_answer(game: str) -> None:
    puzzle = puzzles_of(game)[-1]
    state = puzzle.state()
    shown = told_puzzles.shown(game, puzzle.id)
    assert shown["view"] == state.determinize(puzzle.seat, Rng(5)).view(puzzle.seat)
    assert not {"best", "costs", "seed", "actions", "tags", "why"} & shown.keys()
    assert f"{puzzle.seed:x}" not in json.dumps({**shown, "view": None})


@pytest.mark.parametrize("game", TITLES)
def test_moves_are_right_worse_or_refused(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    right = told_puzzles.tried(game, puzzle.id, puzzle.best, False)
    assert (right["verdict"], right["solution"]["best"]) == ("right", puzzle.best)
    assert right["events"]
    other = right["solution"]["others"][0]
    assert other["cost"] > 0
    wrong = told_puzzles.tried(game, puzzle.id, other["move"], False)
    assert (wrong["verdict"], wrong["cost"], wrong["rival"]) == ("other", other["cost"], other["rival"])
    assert (wrong["solution"], wrong["after"], wrong["events"]) == (None, None, [])
    refused = told_puzzles.tried(game, puzzle.id, "purr", False)
    assert (refused["verdict"], refused["refusal"]["key"]) == ("refused", "E_NOTATION")
    shown = told_puzzles.tried(game, puzzle.id, "", True)
    assert (shown["verdict"], shown["after"]) == ("shown", right["after"])


def test_what_does_not_exist_is_not_found() -> None:
    assert puzzles_of("chess") == ()
    assert puzzle_of("cat-box", "none") is None
    for game, id, key in (("chess", "1-1", "unknown_game"), ("cat-box", "none", "not_found")):
        with pytest.raises(TableError) as error:
            told_puzzles.shown(game, id)
        assert error.value.key == key


def test_stars_follow_from_who_finds_it() -> None:
    def stars(kitten: float, house: float, alley: float) -> int:
        puzzle = puzzles_of("cat-box")[0]
        levels = {"kitten": kitten, "house-cat": house, "alley-cat": alley}
        return Puzzle(**{**vars(puzzle), "levels": levels}).stars

    assert [stars(0.5, 0, 0), stars(0.4, 0.9, 1), stars(0, 0, 0.5), stars(0, 0.4, 0.25)] == [1, 2, 3, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tag_has_a_word(language: str) -> None:
    texts = (ROOT / "client" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    words = set(re.findall(r"^puzzle-tag-([a-z-]+) = ", texts, re.MULTILINE))
    assert {tag for game in TITLES for puzzle in puzzles_of(game) for tag in puzzle.tags} <= words


def test_stored_games_are_read_once_and_their_deals_are_kept(tmp_path: Path) -> None:
    """As a server exports them: keyed chance, perhaps other options; what cannot be used is counted."""
    record = replace(finished("if-it-fits", 2), keyed=False)
    lines = [record, record, replace(record, actions=record.actions[:3]), replace(record, rules_version="0")]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(each.as_json()) + "\n" for each in lines) + "nonsense\n", encoding="utf-8")
    found, left_out = finished_records(file)
    assert found == {"if-it-fits": [record]}
    assert left_out == {"twice": 1, "not finished": 1, "of other rules or parts": 1, "not readable": 1}
    data = json.loads((ROOT / "src" / "clowder" / "puzzles" / "parts" / "if-it-fits.json").read_text(encoding="utf-8"))
    row = {**data["puzzles"][0], "actions": ""}
    game = GAMES.get("if-it-fits")
    options = game.options_for(row["seats"], {"edition": "hungarian"})
    dealt = puzzle_from("if-it-fits", {**row, "options": options, "keyed": True})
    same = game.new(seats=row["seats"], seed=int(row["seed"], 16), options=options, keyed=True)
    assert (dealt.options(), dealt.state().key()) == (options, same.key())
    assert dealt.state().key() != puzzle_from("if-it-fits", row).state().key()
