"""The promises of docs/analysis.md, checked on many games. Figures are printed after every game, so far."""

import time
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import clowder
from bench.analysis.kept import Row, rows_of
from bench.analysis.lucky import FEW_WORLDS
from bench.analysis.played import played
from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.decision import Decision
from clowder.analysis.report import report
from clowder.analysis.verdicts import WORDS, verdict
from clowder.bots.chair import Chair
from clowder.bots.levels import make_bot
from clowder.bots.search import Search

PLANTED = 0.15  # what the search must think a planted blunder costs
SEARCH = 600  # simulations that choose and rate planted blunders
STRONG = 3000  # simulations of the moves that should be left alone
USUAL = Budget(simulations=150, rounds=3)
NAMED = 10  # every so many games once more with other names


def sums(id: str, seats: int, games: int) -> None:
    """Whether skill and luck add up in what is reported, and whether names change anything."""

    def one(number: int) -> Row:
        record = played(id, seats, number)
        facts = glanced(record, number)
        parts = zip(facts["skill"], facts["luck"], facts["result"], facts["start"], strict=True)
        worst = max(abs(skill + luck - (result - start)) for skill, luck, result, start in parts)
        if number % NAMED == 0:
            names = [f"Cat {seat}" for seat in reversed(range(seats))]
            other = glanced(replace(record, extra={"names": names}), number)
            assert {**other, "seconds": 0} == {**facts, "seconds": 0}, f"names change the analysis of game {number}"
        return {"worst": worst, "renamed": number % NAMED == 0}

    def tell(rows: list[Row]) -> None:
        if len(rows) % 20 == 0 or len(rows) == games:
            worst = max(row["worst"] for row in rows)
            renamed = sum(row["renamed"] for row in rows)
            print(
                f"sums {id} {seats}: {len(rows)} games, worst sum {worst:.0e}; {renamed} with other names equal",
                flush=True,
            )

    rows_of("sums", id, seats, games, one, tell)


def blunders(id: str, seats: int, games: int) -> None:
    """In how many games the planted move is a turning point; in some nothing bad enough can be planted."""

    def one(number: int) -> Row:
        planted: list[int] = []
        record = played(id, seats, number, choice=lambda state, ply: plant(id, state, ply, planted, number))
        if not planted:
            return {"ply": -1}
        facts = analysed(record, number)
        told = facts["decisions"][planted[0]]
        return {
            "ply": planted[0],
            "turning": planted[0] in facts["turning_points"],
            "word": told["judgement"],
            "cost": told["cost"],
            "error": told["error"],
        }

    def tell(rows: list[Row]) -> None:
        tried = [row for row in rows if row["ply"] >= 0]
        found = sum(row["turning"] for row in tried)
        called = sum(row["word"] in WORDS for row in tried)
        print(
            f"blunders {id} {seats}: {len(rows)} games, {found} of {len(tried)} planted blunders are turning points, "
            f"{called} have a word",
            flush=True,
        )

    rows_of("blunders", id, seats, games, one, tell)


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

    def one(number: int) -> Row:
        record = played(id, seats, number)
        analysis = Analysis(record, None, number)
        wanted = [d for d in analysis.decisions if len(d.legal) > 1][number % 5 :: max(len(record.actions) // 4, 1)]
        words: list[str] = []
        for each in wanted:
            bot = make_bot("search", {"simulations": STRONG}, id)
            move = bot.choose(each.chair, clowder.Rng(number + 1))
            decision = Decision(each.chair, each.ply, int(move), number, analysis.table)
            decision.scout(id, USUAL.simulations)
            for _ in range(8):
                decision.sample()
            words.append(verdict(decision))
        return {"plies": [each.ply for each in wanted], "words": words}

    def tell(rows: list[Row]) -> None:
        words = Counter(word for row in rows for word in row["words"])
        print(
            f"strong {id} {seats}: {len(rows)} games, {words.total()} moves of {STRONG} simulations: {dict(words)}",
            flush=True,
        )

    rows_of("strong", id, seats, games, one, tell)


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
