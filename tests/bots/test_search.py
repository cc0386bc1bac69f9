"""The search: repeatable, cancellable, checks its sampler, keeps to its limits."""

import time

import pytest

import clowder
from clowder.bots.chair import Chair
from clowder.bots.deadline import Deadline
from clowder.bots.hints import reason
from clowder.bots.levels import LEVELS, UnknownLevel, choose, choose_text, hint, level_bot
from clowder.bots.search import Search
from clowder.bots.settings import Settings
from clowder.bots.worlds import SamplerFault, Worlds
from clowder.bots.worth import worth
from clowder.core.play import play
from clowder.texts import package_texts
from tests.bots.middle import middle, settings


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_same_seed_same_tree(game: str, seats: int, options: dict) -> None:
    state = middle(game, seats, options, 8)
    trees = []
    for _ in range(2):
        search = Search(Settings(simulations=25, check=True))
        search.choose(Chair(state, state.to_act()), clowder.Rng(4))
        trees.append((list(search.root.actions), list(search.root.taken), list(search.root.totals)))
    assert trees[0] == trees[1]
    assert sum(trees[0][1]) == (25 if len(trees[0][0]) > 1 else 0)


def test_whichever_limit_comes_first_ends_the_search() -> None:
    state = middle("cat-box", 4, {}, 20)
    chair = Chair(state, state.to_act())
    short = Search(Settings(simulations=0, milliseconds=1.0))
    assert state.is_legal(short.choose(chair, clowder.Rng(1)))
    few = Search(Settings(simulations=5, milliseconds=1.0e6))
    assert state.is_legal(few.choose(chair, clowder.Rng(1)))
    assert few.done == 5


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_a_settled_search_stops_earlier_with_the_same_choice(game: str, seats: int, options: dict) -> None:
    """What is left to luck is drawn alike as well, so that whole games stay the same."""
    done = [0, 0]
    for decisions in (2, 5, 8, 11, 14):
        state = middle(game, seats, options, decisions)
        said = []
        for settled in (False, True):
            search, luck = Search(Settings(simulations=160, settled=settled)), clowder.Rng(decisions)
            said.append((search.choose(Chair(state, state.to_act()), luck), luck.word()))
            done[settled] += search.done
        assert said[0] == said[1]
    assert done[1] <= done[0]


def test_a_search_that_is_settled_stops() -> None:
    state = middle("csacska-macska", 3, {}, 9)
    search = Search(Settings(simulations=4000, settled=True))
    search.choose(Chair(state, state.to_act()), clowder.Rng(1))
    most, second = sorted(search.root.taken)[:-3:-1]
    assert search.done < 4000
    assert most - second > 4000 - search.done


def test_somebody_may_say_stop() -> None:
    state = middle("cat-box", 4, {}, 20)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 90

    started = time.process_time()
    action = choose(state, state.to_act(), "panther", 1, simulations=10_000_000, should_stop=stop)
    assert state.is_legal(action)
    assert time.process_time() - started < 20


def test_the_sampler_is_checked() -> None:
    state = middle("cat-box", 2, {}, 5)
    chair = Chair(state, state.to_act())
    honest = chair.sample

    def lie(rng: clowder.Rng) -> clowder.State:
        world = honest(rng)
        world.apply(world.legal_actions()[0])
        return world

    chair.sample = lie
    with pytest.raises(SamplerFault):
        Search(Settings(simulations=5, check=True)).choose(chair, clowder.Rng(1))


def test_belief_prefers_worlds_in_which_the_others_stand_well() -> None:
    state = middle("cat-box", 2, {}, 40)
    seat = state.to_act()
    chair = Chair(state, seat)
    plain = Worlds(chair, 60, 0.0, clowder.Rng(3), Deadline(), False)
    believed = Worlds(chair, 60, 1.5, clowder.Rng(3), Deadline(), False)
    assert len(believed.states) == len(plain.states) == 60
    assert sum(base[1 - seat] for base in believed.bases) > sum(base[1 - seat] for base in plain.bases)


def test_worth_of_a_finished_game() -> None:
    state = clowder.game("cat-box").new(seats=4, options={}, seed=2)
    rng = clowder.Rng(1)
    while state.to_act() >= 0:
        state.apply(state.nth_action(rng.below(state.count_actions())))
    values, ranks = list(worth(state)), list(state.ranks())
    assert max(values) == values[ranks.index(1)]
    assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("level", list(LEVELS))
def test_levels_answer_with_text(level: str) -> None:
    state = middle("cat-box", 3, {"rules": "special"}, 9)
    text = choose_text(state, state.to_act(), level, 3, simulations=5)
    assert state.refusal(state.to_act(), text) is None


def test_levels_are_data() -> None:
    assert list(LEVELS) == ["random", "kitten", "house-cat", "alley-cat", "panther", "tiger"]
    assert [level.milliseconds for level in LEVELS.values()] == [0, 50, 200, 1000, 3000, 10000]
    with pytest.raises(UnknownLevel, match="no level 'lynx'"):
        level_bot("lynx")


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_hints_have_a_reason_that_can_be_said(game: str, seats: int, options: dict) -> None:
    texts = package_texts("clowder.bots", "en")
    for decisions in (2, 12):
        state = middle(game, seats, options, decisions)
        chair = Chair(state, state.to_act())
        move, key, facts = hint(chair, simulations=10)
        assert state.refusal(state.to_act(), move) is None
        assert texts.has(key)
        assert texts.faults(key, {**facts, "target_name": "P2"}) == []


def test_points_for_a_rival_are_no_reason() -> None:
    game = clowder.game("csacska-macska")
    met = set()
    for seed in range(40):
        state = game.new(seats=3, seed=seed)
        rng = clowder.Rng(seed)
        while state.to_act() >= 0:
            for action in state.legal_actions():
                given = [e for e in play(state.clone(), action) if e.kind in ("bad_dog", "good_dog", "swap")]
                if given and given[0].kind not in met:
                    met.add(given[0].kind)
                    key, _ = reason(Chair(state, state.to_act()), action, clowder.Rng(1))
                    assert key != "hint-points"
            state.apply(state.nth_action(rng.below(state.count_actions())))
        if len(met) == 3:
            return
    raise AssertionError(f"only {met}")


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_nobody_peeks_inside_the_search(game: str, seats: int, options: dict) -> None:
    """A quick decision of any seat depends on what that seat knows, not on what else is true in the world."""
    for decisions in (4, 9, 14):
        state = middle(game, seats, options, decisions)
        seat = state.to_act()
        worlds = [state, *(state.determinize(seat, clowder.Rng(n)) for n in range(4))]
        moves = set()
        for world in worlds:
            search = Search(Settings(simulations=1, hide=True, quick_draws=40))
            search.salt = 5
            search.luck = clowder.Rng(3)
            search.base = worth(state)
            moves.add(int(search._quick(world, seat)))
        assert len(moves) == 1


def test_levels_have_their_own_work_in_a_game() -> None:
    panther = LEVELS["panther"]
    assert panther.arguments_in("csacska-macska")["simulations"] > panther.arguments_in("cat-box")["simulations"]
    assert panther.arguments_in("a game of tomorrow")["simulations"] == panther.arguments["simulations"]
