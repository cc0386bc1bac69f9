"""Studies of many games: equal to the last digit wherever they are played, and small however many there are."""

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.arena import balance, survey
from clowder.arena.balance import Study, is_watched, study_games, summary
from clowder.arena.engines import run
from clowder.arena.match import ArenaError
from clowder.arena.report import page
from clowder.arena.shards import read_records, shards
from clowder.arena.spans import Spans, joined, missing
from clowder.arena.tally import Tally, at_share, mean, tally_from_json
from clowder.core.course import Course
from tests.extras import needs

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "my_bot.py")
SHORT = {"setup": {"removed_basic": {"2": 39, "3": 38}, "hand_size": {"2": 2, "3": 2}}}
STUDY = Study("cat-box", 2, 60, 3, "random", clowder.game("cat-box").options_for(2, SHORT))


def told(study: Study, tally: Tally) -> str:
    return json.dumps(summary(study, tally))


@pytest.fixture
def rarely_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small studies with games of both kinds; the processes that a test starts do not know of it."""
    monkeypatch.setattr(balance, "ALL_WATCHED", 7)


def test_tallies_add_up_in_any_order(rarely_watched: None) -> None:
    whole = study_games(STUDY, 0, 60)
    parts = [study_games(STUDY, first, first + size) for first, size in ((0, 1), (1, 9), (10, 30), (40, 20))]
    for order in (parts, parts[::-1]):
        total = Tally()
        for part in order:
            total.add(part)
        assert total == whole
        assert told(STUDY, total) == told(STUDY, whole)
    assert 7 < whole.watched < whole.games == 60


def test_what_is_counted_of_a_game_is_the_same_watched_and_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for player in ("random", "greedy/samples=1"):
        study = replace(STUDY, player=player, games=12)
        watched = study_games(study, 0, 12)
        monkeypatch.setattr(balance, "is_watched", lambda number: False)
        quick = study_games(study, 0, 12)
        monkeypatch.undo()
        assert (watched.watched, quick.watched) == (12, 0)
        for name in ("games", "lengths", "choices", "offered", "reached", "scores", "wins", "margins", "reasons"):
            assert getattr(watched, name) == getattr(quick, name), name
        assert not quick.events
        assert watched.events


def test_a_tally_comes_back_from_json() -> None:
    tally = study_games(STUDY, 0, 8)
    assert tally_from_json(json.loads(json.dumps(tally.as_json()))) == tally


def test_a_tally_does_not_grow_with_the_games() -> None:
    sizes = [len(json.dumps(study_games(STUDY, 0, games).as_json())) for games in (50, 500)]
    assert sizes[1] < 2 * sizes[0]


@pytest.mark.parametrize("game", clowder.game_ids())
def test_the_bare_outcome_is_the_outcome_without_its_sheet(game: str) -> None:
    for seed in range(4):
        state = clowder.game(game).new(seats=4, options={}, seed=seed)
        assert state.bare_outcome() is None
        balance.random_course(state, clowder.Rng(seed), Course())
        bare, full = state.bare_outcome(), state.outcome()
        assert bare is not None
        assert full is not None
        assert (bare.reason, bare.scores, bare.ranks) == (full.reason, full.scores, full.ranks)


def test_results_do_not_depend_on_processes_or_rows(tmp_path: Path) -> None:
    alone = survey.survey(STUDY)
    assert alone == survey.survey(STUDY, jobs=2) == study_games(STUDY, 0, 60)
    lines = [tmp_path / name for name in ("one.jsonl", "two.jsonl")]
    for jobs, path in enumerate(lines, 1):
        survey.survey(STUDY, jobs=jobs, lines=path)
    assert lines[0].read_text() == lines[1].read_text()
    assert len(list(read_records(lines[0]))) == 60
    assert list(read_records(str(lines[1]))) == list(read_records(lines[0])), "a path as text, as people write it"


def die_once(study: Study, first: int, end: int) -> Tally:
    """Kills its process in the middle of the first task that comes to game 20."""
    mark = Path(os.environ["CLOWDER_TEST_MARK"])
    if first <= 20 < end and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return study_games(study, first, end)


def test_games_of_a_killed_process_are_played_again_and_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOWDER_TEST_MARK", str(tmp_path / "died"))
    total, spans = Tally(), []
    for span, tally in run(die_once, STUDY, [(0, 60)], 2):
        spans.append(span)
        total.add(tally)
    assert (tmp_path / "died").exists()
    assert joined(spans) == [(0, 60)]
    assert sum(end - first for first, end in spans) == 60
    assert total == study_games(STUDY, 0, 60)


def die_always(study: Study, first: int, end: int) -> Tally:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_processes_that_always_die_are_told() -> None:
    with pytest.raises(ArenaError, match="die again and again"):
        list(run(die_always, STUDY, [(0, 60)], 2))
    assert multiprocessing.active_children() == []


def stopped_after(many: int, played: Iterator[Any]) -> Iterator[Any]:
    for number, done in enumerate(played):
        if number == many:
            raise KeyboardInterrupt
        yield done


@pytest.mark.parametrize("folder", [False, True])
def test_a_stopped_study_goes_on(folder: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "kept.json"
    study = replace(STUDY, folder=str(tmp_path / "records")) if folder else STUDY
    whole = study_games(STUDY, 0, 60)
    with monkeypatch.context() as patch:
        patch.setattr(survey, "run", lambda *arguments: stopped_after(2, run(*arguments)))
        with pytest.raises(KeyboardInterrupt):
            survey.survey(study, keep=keep)
    if folder:  # written and not counted
        (tmp_path / "records" / "games-000000040-000000049.jsonl").write_text("{}\n")
    counted: list[int] = []
    assert told(STUDY, survey.survey(study, keep=keep, on_games=counted.append)) == told(STUDY, whole)
    assert counted[0] > 0
    assert sum(counted) == 60
    if folder:
        assert joined(span for span, _ in shards(tmp_path / "records")) == [(0, 60)]
        assert len(list(read_records(tmp_path / "records"))) == 60
    more = survey.survey(replace(study, games=80), keep=keep)
    assert told(STUDY, more) == told(STUDY, study_games(STUDY, 0, 80))
    with pytest.raises(ArenaError, match="80 games already"):
        survey.survey(study, keep=keep)
    with pytest.raises(ArenaError, match="other games"):
        survey.survey(replace(study, seed=4), keep=keep)
    for wrong in ("[]\n", "{\n"):
        keep.write_text(wrong)
        with pytest.raises(ArenaError, match=r"other games|not JSON"):
            survey.survey(study, keep=keep)


def test_records_of_other_games_are_not_mixed(tmp_path: Path) -> None:
    study = replace(STUDY, games=3, folder=str(tmp_path))
    survey.survey(study)
    with pytest.raises(ArenaError, match="empty folder"):
        survey.survey(replace(study, seed=9))


def test_parquet_answers_a_first_question(tmp_path: Path) -> None:
    dataset = needs("pyarrow.dataset")
    study = replace(STUDY, folder=str(tmp_path), format="parquet")
    tally = survey.survey(study)
    table = dataset.dataset(tmp_path).to_table(columns=["number", "decisions", "scores", "ranks", "player"])
    assert sorted(table["number"].to_pylist()) == list(range(60))
    assert sum(table["decisions"].to_pylist()) == tally.choices.total()
    assert sum(scores[0] for scores in table["scores"].to_pylist()) == round(60 * mean(tally.scores[0]))
    records = list(read_records(tmp_path))
    assert len(records) == 60
    assert clowder.replay(records[7]).ok


def test_ray_plays_the_same_games_with_a_file_of_ones_own() -> None:
    needs("ray")
    for study in (replace(STUDY, games=12), replace(STUDY, games=4, player="my:MyBot", code=EXAMPLE)):
        total = Tally()
        for _, tally in run(study_games, study, [(0, study.games)], 1, "ray"):
            total.add(tally)
        assert total == study_games(study, 0, study.games)


def test_rows_fill_half_a_second_and_cover_everything_once() -> None:
    left = Spans([(0, 1000), (2000, 2010)])
    taken, size = [], 0
    while (span := left.take()) is not None:
        taken.append(span)
        size = max(size, span[1] - span[0])
        left.took(span, 0.005 * (span[1] - span[0]))
    assert joined(taken) == [(0, 1000), (2000, 2010)]
    assert sum(end - first for first, end in taken) == 1010
    assert 95 <= size <= 105
    left = Spans([(0, 10)])
    first = left.take()
    assert first == (0, 1)
    left.took(first, 60.0)
    assert left.take() == (1, 2)  # slow games go one by one


def test_missing_and_joined() -> None:
    assert missing([(2, 4), (8, 9)], 10) == [(0, 2), (4, 8), (9, 10)]
    assert missing([], 3) == [(0, 3)]
    assert missing([(0, 5)], 3) == []
    assert joined([(4, 6), (0, 2), (2, 4), (8, 9)]) == [(0, 6), (8, 9)]


def test_numbers_that_are_counted_by_value() -> None:
    numbers = [1, 1, 2, 5, 5, 5, 9, 12]
    counts = Tally().choices
    counts.update(numbers)
    assert mean(counts) == sum(numbers) / 8
    assert at_share(counts, (1, 2)) == numbers[4]
    assert at_share(counts, (9, 10)) == numbers[7]


def test_watching_depends_on_the_number_alone() -> None:
    assert all(is_watched(number) for number in range(1000))
    assert sum(is_watched(number) for number in range(1024, 1024 + 32_000)) == 1000


def test_summary_and_report() -> None:
    study = replace(STUDY, games=4)
    tally = study_games(study, 0, 4)
    facts = summary(study, tally)
    assert facts["games"] == facts["watched"] == 4
    assert sum(seat["wins"] for seat in facts["seats"]) == pytest.approx(100, abs=0.2)
    assert facts["length"]["low"] == facts["length"]["high"] == 8
    assert facts["moves"] == {"play": 8.0}
    assert facts["events"]["played"] == 8.0
    assert any("played card=" in mark for mark in facts["events"])
    assert not any("@" in mark for mark in facts["events"])  # cards are counted, not the places they were laid on
    assert facts["choices"]["high"] >= facts["choices"]["median"] > 1
    report = page(facts, tally)
    assert report.startswith("<!doctype html>")
    assert "CB-SCORE-1" in report


def test_the_report_draws_the_shares_of_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    axes = needs("matplotlib.axes")
    study = Study("if-it-fits", 4, 3, 1, "random")  # nearly all of these games are shared
    tally = study_games(study, 0, 3)
    bars: list[list[float]] = []
    draw = axes.Axes.bar

    def bar(self: Any, x: Any, height: Any, *rest: Any, **style: Any) -> Any:
        bars.append(list(height))
        return draw(self, x, height, *rest, **style)

    monkeypatch.setattr(axes.Axes, "bar", bar)
    facts = summary(study, tally)
    assert facts["shared_wins"] > 0
    assert "<svg" in page(facts, tally)
    assert sum(bars[-1]) == pytest.approx(100, abs=0.3)
