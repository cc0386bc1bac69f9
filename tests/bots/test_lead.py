"""When a tree stops because its choice is clear: early where it is, never too soon, and not for who reads the tree."""

import os
import subprocess
import sys
from typing import Any

import pytest

import clowder
from clowder.analysis import decision
from clowder.arena.players import make_player
from clowder.bots.chair import Chair
from clowder.bots.lead import LEAST, Lead, missed
from clowder.bots.levels import level_bot, make_bot
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from clowder.bots.taste import TemperedSearch
from tests.bots.middle import middle, settings
from tests.bots.test_tactics import positions

TREES = ["cat-box", "csacska-macska", "cat-attack"]


def filled(rows: list[list[float]], slack: float = 0.0002, margin: float = 0.0) -> Lead:
    lead = Lead(len(rows), slack, margin, 1000)
    for index, row in enumerate(rows):
        for value in row:
            lead.record(index, value)
    return lead


def test_what_is_missed_is_the_mean_of_the_losing_side() -> None:
    assert missed(0.0, 1.0) == pytest.approx(0.3989, abs=1e-4)
    assert missed(1.0, 1.0) == pytest.approx(0.0833, abs=1e-4)
    assert missed(-3.0, 1.0) == pytest.approx(3.0004, abs=1e-4)
    assert missed(0.1, 0.0) == 0.0
    assert missed(-0.1, 0.0) == 0.1


def test_differences_in_the_same_worlds_count() -> None:
    """Worlds differ by far more than the actions do, and in every one of them the first is better."""
    worlds = [0.5 if n % 2 else -0.5 for n in range(40)]
    better = [value + 0.01 for value in worlds]
    assert filled([better, worlds]).is_clear(0, 200)
    assert not filled([better, worlds]).is_clear(1, 200)
    assert not filled([better, worlds[1:]]).is_clear(0, 200)


def test_equals_are_decided_too_but_not_for_who_chooses_among_them() -> None:
    values = [0.3, -0.2] * 20
    assert filled([values, values]).is_clear(0, 200)
    assert not filled([values, values], margin=0.01).is_clear(0, 200)
    assert filled([[value + 0.02 for value in values], values], margin=0.01).is_clear(0, 200)


def test_what_was_hardly_visited_does_not_count() -> None:
    assert filled([[0.1] * 40, [0.2] * 3, []]).is_clear(0, 200)
    assert not filled([[0.1] * 40, [0.2] * 4, []]).is_clear(0, 200)


@pytest.mark.parametrize("game", TREES)
def test_it_stops_early_where_a_move_wins_at_once(game: str) -> None:
    """Where several moves win, or others as good as win, the choice is decided as well."""
    early = 0
    for state, good in positions(game)[:5]:
        search = Search(Settings(simulations=2000, decided=0.0002))
        assert search.choose(Chair(state, state.to_act()), clowder.Rng(1)) in good
        early += search.done <= 600
    assert early >= 4


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_never_before_the_least(game: str, seats: int, options: dict[str, Any]) -> None:
    for decisions in (3, 8):
        state = middle(game, seats, options, decisions)
        if state.count_actions() == 1:
            continue
        for simulations, least in ((160, LEAST), (2000, 200)):
            search = Search(Settings(simulations=simulations, decided=1.0))
            search.choose(Chair(state, state.to_act()), clowder.Rng(decisions))
            assert search.done == least


def test_off_unless_asked_for_and_where_the_whole_tree_is_read() -> None:
    assert Settings().decided == 0.0
    for game in TREES:
        plain = make_bot("search", {"simulations": 10}, game)
        assert isinstance(plain, Search)
        assert plain.settings.decided == 0.0
    assert "level_bot" not in vars(decision), "the analysis makes a plain search"


@pytest.mark.parametrize("game", TREES)
def test_levels_stop_early_and_tempers_only_with_their_margin(game: str) -> None:
    for bot in (level_bot("panther", game), make_player("panther", game)):
        assert isinstance(bot, Search)
        assert bot.settings.decided > 0.0
        assert bot.settings.margin == 0.0
        assert bot.settings.settled
    for bot in (level_bot("panther", game, temper="thief"), make_player("panther/temper=thief", game)):
        assert isinstance(bot, TemperedSearch)
        assert bot.search.settings.margin == bot.taste.margin > 0.0
        assert not bot.search.settings.settled


@pytest.mark.parametrize("changed", [{"race": True}, {"noise": 0.1}])
def test_a_race_has_its_own_end_and_noise_wants_all_visits(changed: dict[str, Any]) -> None:
    state = middle("if-it-fits", 4, {}, 8)
    search = Search(Settings(simulations=150, decided=1.0, **changed))
    search.choose(Chair(state, state.to_act()), clowder.Rng(1))
    assert search.lead is None


SAYS = """
import clowder
from clowder.core.arrays import is_compiled
from clowder.bots.chair import Chair
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from tests.bots.middle import middle, settings
print(is_compiled())
for game, seats, options in settings():
    state = middle(game, seats, options, 9)
    search = Search(Settings(simulations=400, decided=0.0002))
    print(search.choose(Chair(state, state.to_act()), clowder.Rng(2)), search.done, list(search.root.taken))
"""


def test_compiled_and_interpreted_stop_at_the_same_time() -> None:
    said: list[list[str]] = []
    for interpreted in ("0", "1"):
        given = {**os.environ, "CLOWDER_INTERPRETED": interpreted}
        done = subprocess.run([sys.executable, "-c", SAYS], env=given, capture_output=True, text=True, check=True)
        said.append(done.stdout.splitlines())
    assert any(int(line.split()[1]) < 400 for line in said[1][1:])
    if said[0][0] == "False":
        pytest.skip("the engine is not compiled here")
    assert said[0][1:] == said[1][1:]
