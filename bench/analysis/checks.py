"""The promises of docs/analysis.md, checked on many games. Figures are printed after every game, so far."""

import math
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import clowder
from bench.analysis.played import by_policy, played
from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.decision import Decision
from clowder.analysis.figures import Mean
from clowder.analysis.report import report
from clowder.analysis.verdicts import WORDS, verdict
from clowder.bots.chair import Chair
from clowder.bots.levels import make_bot
from clowder.bots.search import Search
from clowder.core.record import Record

FEW_WORLDS = 2  # per decision: luck stays unbiased with any number of them
PLANTED = 0.15  # what the search must think a planted blunder costs
SEARCH = 600  # simulations that choose and rate planted blunders
STRONG = 3000  # simulations of the moves that should be left alone
USUAL = Budget(simulations=150, rounds=3)
NAMED = 10  # every so many games once more with other names


def luck(id: str, seats: int, games: int) -> None:
    """Of games of house-cats, who play better than the policy that skill is measured against."""
    _luck(id, seats, games, played)


def fair(id: str, seats: int, games: int) -> None:
    """Of games of that policy itself: here errors of the evaluation cannot matter."""
    _luck(id, seats, games, by_policy)


def _luck(id: str, seats: int, games: int, play: Callable[[str, int, int], Record]) -> None:
    """Mean luck of every seat in standard errors, and what it is made of: results less start chances, less skill.

    The start chances are themselves known from so many games only: their error is told beside it.
    """
    means = [Mean() for _ in range(seats)]
    results = [Mean() for _ in range(seats)]
    skills = [Mean() for _ in range(seats)]
    doubt = [0.0] * seats
    worst = 0.0
    for number in range(games):
        analysis = Analysis(play(id, seats, number), [], number)
        for decision in analysis.decisions:
            decision.sample(FEW_WORLDS)
        skill = [math.fsum(d.shift[seat].value for d in analysis.decisions) for seat in range(seats)]
        first = int(analysis.states[0].to_act())
        for place in range(seats):  # beginning with the seat that acts first, as start chances are told
            seat = (first + place) % seats
            won = analysis.curve.result[seat] - analysis.start[seat]
            means[place].add(won - skill[seat])
            results[place].add(won)
            skills[place].add(skill[seat])
            doubt[place] = math.sqrt(analysis.start[seat] * (1 - analysis.start[seat]) / analysis.table.games)
        worst = max(worst, abs(math.fsum(skill)))
        if (number + 1) % 20 == 0 or number + 1 == games:
            told = ", ".join(_luck_of(*row) for row in zip(means, results, skills, doubt, strict=True))
            print(f"{id} {seats}: {number + 1} games, mean luck {told}; skills sum to {worst:.0e}", flush=True)


def _luck_of(luck: Mean, result: Mean, skill: Mean, doubt: float) -> str:
    whole = math.hypot(luck.error, doubt)
    return (
        f"{luck.value:+.4f} ± {luck.error:.4f} and {doubt:.4f} of the start ({luck.value / whole:+.1f}; "
        f"results {result.value:+.4f}, skill {skill.value:+.4f} ± {skill.error:.4f})"
    )


def sums(id: str, seats: int, games: int) -> None:
    """Whether skill and luck add up in what is reported, and whether names change anything."""
    worst = 0.0
    renamed = 0
    for number in range(games):
        record = played(id, seats, number)
        facts = glanced(record, number)
        parts = zip(facts["skill"], facts["luck"], facts["result"], facts["start"], strict=True)
        worst = max(worst, *(abs(skill + luck - (result - start)) for skill, luck, result, start in parts))
        if number % NAMED == 0:
            names = [f"Cat {seat}" for seat in reversed(range(seats))]
            other = glanced(replace(record, extra={"names": names}), number)
            assert {**other, "seconds": 0} == {**facts, "seconds": 0}, f"names change the analysis of game {number}"
            renamed += 1
        if (number + 1) % 20 == 0 or number + 1 == games:
            print(
                f"{id} {seats}: {number + 1} games, worst sum {worst:.0e}; {renamed} with other names equal", flush=True
            )


def blunders(id: str, seats: int, games: int) -> None:
    """In how many games the planted move is a turning point."""
    tried = found = called = 0
    for number in range(games):
        planted: list[int] = []
        record = played(id, seats, number, choice=lambda state, ply, at=planted, n=number: plant(id, state, ply, at, n))
        if not planted:
            continue
        facts = analysed(record, number)
        tried += 1
        found += planted[0] in facts["turning_points"]
        called += facts["decisions"][planted[0]]["judgement"] in WORDS
        print(f"{id} {seats}: {found} of {tried} planted blunders are turning points, {called} have a word", flush=True)


def plant(id: str, state: clowder.State, ply: int, planted: list[int], number: int) -> int | None:
    """From a ply of its own on, the first move that the search thinks bad enough."""
    if planted or ply < 4 + (7 * number) % 40 or state.count_actions() < 2:
        return None
    bot = make_bot("search", {"simulations": SEARCH}, id)
    assert isinstance(bot, Search)
    rng = clowder.Rng(number + 1)
    bot.choose(Chair(state, int(state.to_act())), rng)
    root = bot.root
    means = [root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))]
    pick = rng.below(len(means))
    if max(means) - means[pick] <= PLANTED:
        return None
    planted.append(ply)
    return int(root.actions[pick])


def glanced(record: clowder.Record, seed: int) -> dict[str, Any]:
    """A report of very little work: sums hold with any."""
    analysis = Analysis(record, [], seed)
    for point in analysis.curve.points():
        point.sample()
    for decision in analysis.decisions:
        decision.sample(FEW_WORLDS)
    return report(analysis)


def analysed(record: clowder.Record, seed: int) -> dict[str, Any]:
    analysis = Analysis(record, None, seed)
    analysis.run(USUAL)
    return report(analysis)


def strong(id: str, seats: int, games: int) -> None:
    """How many moves of a long search are called something; four positions of every game."""
    asked = 0
    words: dict[str, int] = {}
    for number in range(games):
        record = played(id, seats, number)
        analysis = Analysis(record, None, number)
        wanted = [d for d in analysis.decisions if len(d.legal) > 1][number % 5 :: max(len(record.actions) // 4, 1)]
        for each in wanted:
            bot = make_bot("search", {"simulations": STRONG}, id)
            move = bot.choose(each.chair, clowder.Rng(number + 1))
            decision = Decision(each.chair, each.ply, int(move), number, analysis.table)
            decision.scout(id, USUAL.simulations)
            for _ in range(8):
                decision.sample()
            word = verdict(decision)
            words[word] = words.get(word, 0) + 1
            asked += 1
        print(f"{id} {seats}: {asked} moves of {STRONG} simulations: {words}", flush=True)


def cpu_time(id: str, seats: int, games: int) -> None:
    """CPU seconds to the first curve and of a whole analysis by simulations."""
    for number in range(games):
        record = played(id, seats, number)
        began = time.process_time()
        marks: list[float] = []
        analysis = Analysis(record)
        analysis.run(USUAL, on_curve=partial(mark, marks))
        whole = time.process_time() - began
        errors = [d.best()[2] for d in analysis.decisions]
        print(
            f"{id} {seats}: {len(record.actions)} decisions, first curve {marks[0] - began:.2f} s, "
            f"{USUAL.simulations} simulations and {USUAL.rounds} rounds {whole:.1f} s, "
            f"mean error {sum(errors) / len(errors):.4f}",
            flush=True,
        )


def mark(marks: list[float]) -> None:
    marks.append(time.process_time())
