"""What a beginner overlooks and what a temper likes: told by data in the engine's own words, and never for free."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.bots.happenings import OTHERS, tried
from clowder.bots.levels import LEVELS, TEMPERS, UnknownLevel, choose, level_bot, tempers_of
from clowder.bots.taste import Taste
from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from tests.bots.middle import middle, settings

GAMES = [id for id, _, _ in dict.fromkeys((id, 0, "") for id, _, _ in settings())]


def words_in_data() -> list[tuple[str, str]]:
    kitten = [(game, word) for game, row in LEVELS["kitten"].games.items() for word in row["overlooks"]]
    liked = [(game, word) for temper in TEMPERS.values() for game, likes in temper.likes.items() for word in likes]
    return sorted({*kitten, *liked})


@pytest.mark.parametrize(("game", "word"), words_in_data())
def test_every_word_of_the_data_is_an_event_of_its_game(game: str, word: str) -> None:
    events: dict[str, Any] = clowder.game(game).facts()["events"]
    kind = word.removesuffix("-other")
    assert "seat" in events[kind]
    assert not word.endswith("-other") or set(OTHERS) & set(events[kind])


def test_every_game_says_what_a_beginner_overlooks_and_every_temper_likes() -> None:
    assert set(LEVELS["kitten"].games) == set(GAMES)
    assert [set(temper.likes) for temper in TEMPERS.values()] == [set(GAMES)] * len(TEMPERS)
    margins = tomllib.loads(files("clowder.bots").joinpath("parts/tempers.toml").read_text())["margins"]
    assert {kind: set(rows) for kind, rows in margins.items()} == {"greedy": set(GAMES), "search": set(GAMES)}
    assert all(0.0 < margin <= 0.05 for rows in margins.values() for margin in rows.values()), "it is no other level"


def thefts() -> tuple[clowder.State, list[int], list[int]]:
    """A position with thefts, these, and the other moves."""
    for seed in range(1, 200):
        state = middle("csacska-macska", 3, {}, 12 + seed % 40, seed)
        seat = state.to_act()
        split: dict[bool, list[int]] = {True: [], False: []}
        for action in state.legal_actions():
            split["steal-other" in tried(state, action, Rng(1), seat)[1]].append(int(action))
        if split[True] and split[False]:
            return state, split[True], split[False]
    raise AssertionError("no thefts")


def test_what_is_overlooked_is_not_done() -> None:
    state, thieving, others = thefts()
    chair = Chair(state, int(state.to_act()))
    blind = GreedyBot(samples=1, noise=1.0, overlooks={"steal-other": 1.0})
    seeing = GreedyBot(samples=1, noise=1.0, overlooks={"steal-other": 0.0})
    assert {blind.choose(chair, Rng(seed)) for seed in range(60)} <= set(others)
    assert {seeing.choose(chair, Rng(seed)) for seed in range(60)} & set(thieving)


def test_who_would_overlook_everything_still_moves() -> None:
    state, thieving, others = thefts()
    words = {word for action in state.legal_actions() for word in tried(state, action, Rng(1), state.to_act())[1]}
    blind = GreedyBot(samples=1, overlooks=dict.fromkeys(words, 1.0))
    assert blind.choose(Chair(state, int(state.to_act())), Rng(3)) in thieving + others


def test_a_taste_decides_among_moves_that_are_about_equal_and_no_others() -> None:
    state, thieving, others = thefts()
    chair = Chair(state, int(state.to_act()))
    actions = vec[i64]([others[0], thieving[0]])
    thief = Taste({"steal-other": 1.0}, 0.0, 0.02)
    assert thief.pick(chair, actions, vec[float]([0.30, 0.29]), Rng(1)) == thieving[0]
    assert thief.pick(chair, actions, vec[float]([0.30, 0.27]), Rng(1)) == others[0]
    honest = Taste({"steal-other": -1.0}, 0.0, 0.02)
    assert honest.pick(chair, actions, vec[float]([0.29, 0.30]), Rng(1)) == others[0]


@pytest.mark.parametrize("level", ["house-cat", "alley-cat"])
def test_tempers_change_some_moves_and_equal_seeds_give_equal_ones(level: str) -> None:
    differ = 0
    for game, seats, options in settings():
        for decisions in range(3, 9):
            state = middle(game, seats, options, decisions, seed=decisions)
            seat = state.to_act()
            moves = [choose(state, seat, level, 5, simulations=30, temper=temper) for temper in ("", *TEMPERS)]
            assert all(state.is_legal(move) for move in moves)
            assert moves[-1] == choose(state, seat, level, 5, simulations=30, temper=list(TEMPERS)[-1])
            differ += len(set(moves)) > 1
    assert differ, "nobody would notice"


def test_chance_has_no_temper_and_nobody_an_unknown_one() -> None:
    assert tempers_of("random") == []
    assert tempers_of("kitten") == tempers_of("tiger") == ["builder", "thief", "gambler", "cautious"]
    with pytest.raises(UnknownLevel, match="no temper 'lazy'"):
        level_bot("kitten", "cat-box", temper="lazy")
