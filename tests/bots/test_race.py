"""The race between root actions: the same worlds for all, the worse half out first, then whoever is clearly behind."""

import pytest

import clowder
from clowder.bots.chair import Chair
from clowder.bots.race import FEW, FIRST_LAP, Race
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from clowder.core.arrays import vec
from tests.bots.middle import middle, settings


def run(race: Race, values: list[float], tries: int) -> list[int]:
    """Tries in turn, each action always with the same value; how often each was tried."""
    for _ in range(tries):
        if race.is_decided():
            break
        race.record(values[race.next()])
    return [len(known) for known in race.values]


def test_all_run_the_first_lap_and_the_worse_half_drops_out() -> None:
    race = Race(vec[float]([0.0] * 16), 0.01)
    values = [0.01 * n for n in range(16)]
    assert run(race, values, 16 * FIRST_LAP) == [FIRST_LAP] * 16
    assert sorted(race.running) == list(range(8, 16))
    assert race.best() == 15


def test_the_last_few_run_until_one_is_clearly_ahead() -> None:
    noisy = Race(vec[float]([0.0] * FEW), 0.01)
    for n in range(FEW * 200):
        noisy.record(0.5 if n // FEW % 2 == n % FEW % 2 else -0.5)  # each leads in every second world
    assert not noisy.is_decided()
    clear = Race(vec[float]([0.0] * FEW), 0.01)
    tried = run(clear, [0.1, 0.2, 0.1, 0.15], 1000)
    assert clear.is_decided()
    assert clear.best() == 1
    assert max(tried) < 100


def test_stopped_at_any_time_it_has_a_best() -> None:
    race = Race(vec[float]([0.3, 0.1, 0.2]), 2.0)
    assert race.best() == 0
    race.record(-1.0)
    assert race.best() == 0  # the others have not been tried there yet
    race.record(0.0)
    race.record(0.0)
    assert race.best() == 2


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_a_race_is_repeatable_and_spends_what_it_was_given(game: str, seats: int, options: dict) -> None:
    state = middle(game, seats, options, 8)
    trees = []
    for _ in range(2):
        search = Search(Settings(simulations=40, race=True, hide=True, learned=True, check=True))
        search.choose(Chair(state, state.to_act()), clowder.Rng(4))
        trees.append((list(search.root.actions), list(search.root.taken), list(search.root.totals)))
    assert trees[0] == trees[1]
    assert sum(trees[0][1]) == search.done
    assert search.done == 40 or len(trees[0][0]) == 1 or search.race is None or search.race.is_decided()


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_secrets_do_not_change_the_winner_of_a_race(game: str, seats: int, options: dict) -> None:
    for decisions in (1, 6):
        state = middle(game, seats, options, decisions)
        seat = state.to_act()
        moves = set()
        for world in (state, *(state.determinize(seat, clowder.Rng(100 + n)) for n in range(2))):
            search = Search(Settings(simulations=30, race=True, hide=True, learned=True))
            moves.add(int(search.choose(Chair(world, seat), clowder.Rng(5))))
        assert len(moves) == 1


def raced(finish: int) -> Search:
    search = Search(Settings(simulations=120, race=True, hide=True, learned=True, quick_draws=200, finish=finish))
    state = middle("if-it-fits", 2, {}, 8)
    search.choose(Chair(state, state.to_act()), clowder.Rng(4))
    return search


def test_where_the_game_soon_ends_its_end_is_what_counts() -> None:
    usual, too_far, to_the_end = raced(0), raced(1), raced(400)
    assert not too_far.ending
    assert list(too_far.root.totals) == list(usual.root.totals)  # an end that is not reached changes nothing
    assert to_the_end.ending
    marks = {mark[to_the_end.seat] for mark in to_the_end.worlds.marks}
    results = {place * 0.1 + won for place, won in ((0, 0.0), (0, 0.9), (1, 0.9), (1, 0.45))}
    assert to_the_end.race is not None
    for value in (value for values in to_the_end.race.values for value in values):
        assert min(abs(value + mark - result) for mark in marks for result in results) < 1e-9
