"""What is measured: each entrant plays at random, or searches, and counts what it did per second of CPU time.

`engine: ...` plays inside the engine, `python: ...` is driven from Python with the list of legal actions at every
decision, `env: ...` is stepped as a PettingZoo environment with observations, `search: ...` counts simulations.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import clowder

Work = Callable[[], int]  # does a piece of work and says how much it was
Maker = Callable[[], Work]
SEATS = {"cat-box": 4, "csacska-macska": 4, "if-it-fits": 4, "cat-attack": 4}
SIMULATIONS = 200


def rate(name: str, seconds: float) -> float:
    """Per second of CPU time, after a first piece of work that warms up."""
    work = ENTRANTS[name]()
    work()
    done = 0
    begun = now = time.process_time()
    while now - begun < seconds:
        done += work()
        now = time.process_time()
    return done / (now - begun)


# -- ours


def our_engine(game: str, listed: bool) -> Work:
    from clowder.core.state import listed_playout, random_playout

    starts = [clowder.game(game).new(seats=SEATS[game], seed=seed) for seed in range(8)]
    luck, playout = clowder.Rng(1), listed_playout if listed else random_playout
    turn = 0

    def work() -> int:
        nonlocal turn
        turn += 1
        return int(playout(starts[turn % 8].clone(), luck))

    return work


def our_python(game: str) -> Work:
    starts = [clowder.game(game).new(seats=SEATS[game], seed=seed) for seed in range(8)]
    choose = random.Random(1)

    def work() -> int:
        state, done = choose.choice(starts).clone(), 0
        while state.to_act() >= 0:
            state.apply(choose.choice(state.legal_actions()))
            done += 1
        return done

    return work


def our_env(game: str) -> Work:
    from clowder.adapters import pettingzoo

    return zoo_work(pettingzoo.env(game, SEATS[game], max_cycles=400))


def our_search(game: str) -> Work:
    from clowder.bots.chair import Chair
    from clowder.bots.search import Search
    from clowder.bots.settings import Settings

    bot, luck = Search(Settings(simulations=SIMULATIONS)), clowder.Rng(1)
    places = middle_states(game)
    turn = 0

    def work() -> int:
        nonlocal turn
        turn += 1
        state = places[turn % len(places)]
        bot.choose(Chair(state, int(state.to_act())), luck)
        return int(bot.done)

    return work


def middle_states(game: str) -> list[Any]:
    """States with a choice, a few decisions into random games."""
    luck, found = clowder.Rng(2), []
    for seed in range(8):
        state = clowder.game(game).new(seats=SEATS[game], seed=seed)
        for _ in range(10):
            state.apply(state.nth_action(luck.below(state.count_actions())))
        while state.count_actions() < 2:
            state.apply(state.nth_action(0))
        found.append(state)
    return found


# -- OpenSpiel


def spiel_engine(name: str) -> Work:
    """Uniform random bots, played inside OpenSpiel's C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return len(state.history())

    return work


def spiel_python(name: str) -> Work:
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
            done += 1
        return done

    return work


def spiel_search(name: str) -> Work:
    """The C++ IS-MCTS with one random rollout per simulation, its usual evaluator."""
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(3, pyspiel.RandomRolloutEvaluator(1, 3), 1.4, SIMULATIONS, -1, final, False, True)

    def work() -> int:
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            state.apply_action(choose.choice(state.legal_actions()))
        bot.step(state)
        return SIMULATIONS

    return work


# -- PettingZoo, RLCard, catanatron


def zoo_work(env: Any) -> Work:
    """Choices cost little and the same for all, so that the environment is measured and not the chooser."""
    import numpy as np

    luck = random.Random(1)

    def work() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        done = 0
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(luck.choice(np.flatnonzero(np.asarray(mask, dtype=bool)))))
            done += 1
        return done

    return work


def classic_env(name: str) -> Work:
    import importlib

    return zoo_work(importlib.import_module(f"pettingzoo.classic.{name}").env())


def rlcard_env(name: str) -> Work:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        before = env.timestep  # it counts on from game to game
        env.run(is_training=False)
        return int(env.timestep - before)

    return work


def catan() -> Work:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        done = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            done += 1
        return done

    return work


def _entrants() -> dict[str, Maker]:
    found: dict[str, Maker] = {}
    for game in SEATS:
        found[f"engine: clowder {game}"] = partial(our_engine, game, False)
        found[f"engine: clowder {game}, full list"] = partial(our_engine, game, True)
        found[f"python: clowder {game}"] = partial(our_python, game)
        found[f"env: clowder {game}"] = partial(our_env, game)
        found[f"search: clowder {game}"] = partial(our_search, game)
    for name in ("hearts", "gin_rummy", "hanabi", "backgammon", "euchre"):
        found[f"engine: OpenSpiel {name} (C++)"] = partial(spiel_engine, name)
        found[f"python: OpenSpiel {name}"] = partial(spiel_python, name)
    for name in ("hearts", "gin_rummy", "euchre"):
        found[f"search: OpenSpiel {name} (C++)"] = partial(spiel_search, name)
    for name in ("chess_v6", "connect_four_v3", "hanabi_v5", "texas_holdem_v4"):
        found[f"env: PettingZoo {name}"] = partial(classic_env, name)
    for name in ("gin-rummy", "uno", "doudizhu"):
        found[f"python: RLCard {name}"] = partial(rlcard_env, name)
    found["python: catanatron"] = catan
    return found


ENTRANTS = _entrants()
