"""Every step of every lesson: its position loads, what it asks for is legal, its words are there in five languages."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bench import lessons as bench
from clowder.bots.levels import level_bot
from clowder.bots.search import Search
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.games import GAMES
from clowder.lessons import Course, Lesson, Step, course_of, lesson_of
from clowder.lessons.lesson import FIRST, PACKAGE, _written
from clowder.texts import LANGUAGES, package_texts

ROOT = Path(__file__).resolve().parents[2]
COURSES: list[Course] = [course for game in GAMES.ids() if (course := course_of(game)) is not None]
LESSONS: list[Lesson] = [lesson for course in COURSES for lesson in course.lessons]
STEPS = [pytest.param(step, id=step.text_id) for lesson in LESSONS for step in lesson.steps]


def known_ids(game: str) -> set[str]:
    data = tomllib.loads((ROOT / "tests" / "games" / game.replace("-", "_") / "ids.toml").read_text(encoding="utf-8"))
    return {*data["clauses"], *data["rulings"]}


def test_every_game_has_a_first_lesson_of_six_to_twelve_steps_and_some_on_playing_well() -> None:
    assert [course.game for course in COURSES] == ["cat-box", "csacska-macska", "if-it-fits", "cat-attack"]
    for course in COURSES:
        first = course.lessons[0]
        assert first.id == FIRST
        assert 6 <= len(first.steps) <= 12
        assert sum(1 for step in first.steps if step.expect) >= 5
        ids = [step.id for lesson in course.lessons for step in lesson.steps]
        assert len(set(ids)) == len(ids)
        assert 2 <= sum(lesson.well for lesson in course.lessons) <= 3
        assert all(any(step.expect for step in lesson.steps) for lesson in course.lessons)


def test_there_is_no_lesson_of_an_unknown_game() -> None:
    assert lesson_of("no-game") is None
    assert lesson_of("../cat-box") is None
    assert lesson_of("cat-box", "no-lesson") is None


def test_invented_names_leave_nothing_in_memory() -> None:
    before = _written.cache_info().currsize
    assert not any(lesson_of(f"game-{number}") for number in range(50))
    assert _written.cache_info().currsize == before


@pytest.mark.parametrize("step", STEPS)
def test_the_position_loads_and_teaches_known_clauses(step: Step) -> None:
    state = step.state()
    lesson = next(each for each in LESSONS if step in each.steps)
    assert state.seats == len(lesson.names)
    assert step.clauses
    assert set(step.clauses) <= known_ids(step.game)


@pytest.mark.parametrize("step", STEPS)
def test_what_is_asked_for_is_legal_and_judged_right(step: Step) -> None:
    if not step.expect:
        return
    state = step.state()
    assert state.to_act() == step.seat
    texts = [state.action_text(action) for action in state.legal_actions()]
    for pattern in step.expect:
        asked = Step(step.id, step.seat, step.clauses, step.position, (pattern,), step.game)
        assert any(asked.expects(text) for text in texts), f"nothing legal is like {pattern}"
    for text in texts:
        verdict = step.judge(text)
        assert verdict.kind == ("right" if step.expects(text) else "other")
        assert bool(verdict.events) == (verdict.kind == "right")


@pytest.mark.parametrize("step", STEPS)
def test_what_the_rules_forbid_is_refused_with_a_clause(step: Step) -> None:
    verdict = step.judge("sit on the keyboard")
    assert verdict.kind == "refused"
    assert isinstance(verdict.refusal, Refusal)
    if step.expect:
        assert set(verdict.refusal.clauses) & known_ids(step.game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    file = ROOT / "src" / "clowder" / "lessons" / "texts" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    own = {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}
    steps = {step.text_id: step for lesson in LESSONS for step in lesson.steps}
    well = {step.text_id for lesson in LESSONS if lesson.well for step in lesson.steps if step.expect}
    titles = dict.fromkeys(lesson.text_id for lesson in LESSONS)
    people = {f"name-{name}": None for lesson in LESSONS for name in lesson.names if name}
    assert list(own) == [*steps, *titles, *people]
    for id, step in steps.items():
        attributes = {attribute.id.name for attribute in own[id].attributes}
        assert attributes == {"title", *(["done"] if step.expect else []), *(["other"] if id in well else [])}, id
        assert own[id].value is not None
    texts = package_texts(PACKAGE, language)
    assert all(0 < len(texts.say(f"{id}.title")) <= 40 for id in steps)
    assert all(len(texts.say(id)) <= 330 for id in steps)


FIGURE = {"right": 0.5, "other": 0.25, "error": 0.01, "gain": 0.1, "gain_error": 0.02}
WELL = [pytest.param(step, id=step.text_id) for step in bench.steps_to_measure()]


@pytest.mark.parametrize("step", WELL)
def test_a_better_move_was_measured_to_be_better_beyond_its_error(step: Step) -> None:
    """The figures belong to this very position: who changes it has to measure again (`python -m bench.lessons`)."""
    assert step.worth is not None
    assert step.worth.right - step.worth.other > bench.SURE * step.worth.error


@pytest.mark.parametrize("step", WELL)
def test_the_strongest_level_asked_again_chooses_a_better_move(step: Step) -> None:
    """Once more, with other luck: enough to notice a move that is not better."""
    judge = bench.Judge(step, "test")
    judge.think(1)
    assert judge.always


def test_figures_are_of_the_strongest_level_as_it_plays_today() -> None:
    """Who changes how panther searches a game measures its lessons again: `python -m bench.lessons <game>`."""
    figures = tomllib.loads(bench.FIGURES.read_text(encoding="utf-8"))
    for step in bench.steps_to_measure():
        assert figures[step.game][step.id]["level"] == bench.level_mark(step.game), step.text_id


def test_a_game_is_measured_anew_beside_the_figures_of_the_others() -> None:
    before = bench.FIGURES.read_text(encoding="utf-8")
    assert bench.stored({}) == before
    step = bench.steps_to_measure()[0]
    row = bench.row_of(step, bench.Figure(0.5, 0.25, 0.01, 0.1, 0.02, True))
    after = tomllib.loads(bench.stored({step.game: {step.id: row}}))
    assert after[step.game] == {step.id: {"mark": step.mark(), "level": bench.level_mark(step.game), **FIGURE}}
    known = tomllib.loads(before)
    assert {**after, step.game: 0} == {**known, step.game: 0}


def test_what_a_race_finds_is_compared_on_the_worlds_both_moves_saw() -> None:
    """The race is left early by the worse move: more worlds of the other one alone would not be the same luck."""
    step = next(step for step in bench.steps_to_measure() if step.game == "if-it-fits")
    judge = bench.Judge(step, "test")
    bot = level_bot(bench.STRONGEST, step.game, simulations=60, clock=False)
    assert isinstance(bot, Search)
    bot.choose(judge.chair, Rng(1))
    assert bot.race is not None
    right = [i for i, action in enumerate(bot.root.actions) if int(action) in judge.right]
    others = [i for i in range(len(bot.root.actions)) if i not in right]
    mine, other = right[0], others[0]
    bot.race.values = [[] for _ in bot.root.actions]
    bot.race.values[mine], bot.race.values[other] = [0.5, 0.25, -9.0], [0.25, 0.25]
    for i in range(len(bot.root.actions)):
        bot.root.taken[i] = len(bot.race.values[i])
    assert judge.gain_of(bot) == 0.125


def test_a_figure_counts_for_no_other_position() -> None:
    step = bench.steps_to_measure()[0]
    assert replace(step, position={**step.position, "deck": ["C01+"]}).mark() != step.mark()
    assert replace(step, expect=("play *",)).mark() != step.mark()
