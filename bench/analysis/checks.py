"""The promises of docs/analysis.md, checked on many games. Figures are printed after every game, so far."""

import math
import time
from functools import partial

import clowder
from bench.analysis.played import played
from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.decision import Decision
from clowder.analysis.figures import Mean
from clowder.analysis.report import report
from clowder.analysis.verdicts import WORDS, verdict
from clowder.bots.chair import Chair
from clowder.bots.levels import make_bot
from clowder.bots.search import Search

FEW_WORLDS = 2  # per decision: luck stays unbiased with any number of them
PLANTED = 0.15  # what the search must think a planted blunder costs
SEARCH = 600  # simulations that choose and rate planted blunders
STRONG = 3000  # simulations of the moves that should be left alone
USUAL = Budget(simulations=150, rounds=3)


def luck(id: str, seats: int, games: int) -> None:
    """Mean luck of every seat, in standard errors; and whether skill and luck add up."""
    means = [Mean() for _ in range(seats)]
    worst = 0.0
    for number in range(games):
        analysis = Analysis(played(id, seats, number), [], number)
        for decision in analysis.decisions:
            decision.sample(FEW_WORLDS)
        skill = [math.fsum(d.shift[seat].value for d in analysis.decisions) for seat in range(seats)]
        result = analysis.curve.result
        for seat, mean in enumerate(means):
            mean.add(result[seat] - analysis.start[seat] - skill[seat])
        worst = max(worst, abs(math.fsum(skill)))
        if (number + 1) % 20 == 0 or number + 1 == games:
            told = ", ".join(f"{mean.value:+.4f} ± {mean.error:.4f} ({mean.value / mean.error:+.1f})" for mean in means)
            print(
                f"{id} {seats}: {number + 1} games, mean luck {told}; skills of a game sum to {worst:.1e}", flush=True
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


def analysed(record: clowder.Record, seed: int) -> dict[str, object]:
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
