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
from clowder.analysis.analysis import DEAR_BATCHES, OPINION, Analysis, Budget
from clowder.analysis.decision import STRONGEST, Decision
from clowder.analysis.report import report
from clowder.analysis.verdicts import WORDS, verdict, wants_opinion
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, level_bot, make_bot
from clowder.bots.search import Search
from clowder.core.seeds import seed_of

PLANTED = 0.15  # what the strongest level must think a planted blunder costs
SEARCH = 600  # simulations that rate planted blunders
GLANCE = 24  # simulations of a first look: who does not see half of it there is not asked further
USUAL = Budget(simulations=150, rounds=3)
STRONG = 10 * USUAL.simulations  # of the moves that should be left alone
ASKED = 6  # decisions of a game that the strongest level is asked about
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
        dearer = sum(each["judgement"] in WORDS and each["cost"] > told["cost"] for each in facts["decisions"])
        return {
            "ply": planted[0],
            "turning": planted[0] in facts["turning_points"],
            "word": told["judgement"],
            "cost": told["cost"],
            "error": told["error"],
            "dearer": dearer,  # decisions with a word that cost more
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
    """From a ply of its own on, the first random move that the strongest level thinks bad enough."""
    if planted or ply < 4 + (7 * number) % 40 or state.count_actions() < 2:
        return None
    rng = clowder.Rng(seed_of("plant", number, ply))
    legal = state.legal_actions()
    pick = int(legal[rng.below(len(legal))])
    if (
        thought_cost(id, state, pick, GLANCE, rng) <= PLANTED / 2
        or thought_cost(id, state, pick, SEARCH, rng) <= PLANTED
    ):
        return None
    planted.append(ply)
    return pick


def thought_cost(id: str, state: clowder.State, action: int, simulations: int, rng: clowder.Rng) -> float:
    """What the strongest level thinks that a move costs."""
    bot = make_bot("search", {**LEVELS[STRONGEST].arguments_in(id), "simulations": simulations}, id)
    assert isinstance(bot, Search)
    bot.choose(Chair(state, int(state.to_act())), rng)
    root = bot.root
    means = [root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))]
    return max(means) - means[root.known[action]]


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
    """How many moves of the strongest level, with ten times the simulations, are called something."""

    def one(number: int) -> Row:
        record = played(id, seats, number)
        analysis = Analysis(record, None, number)
        choices = [decision for decision in analysis.decisions if len(decision.legal) > 1]
        wanted = choices[number % 5 :: max(len(choices) // ASKED, 1)][:ASKED]
        bot = level_bot(STRONGEST, id, simulations=STRONG, clock=False)
        told: list[list[Any]] = []
        for each in wanted:
            move = int(bot.choose(each.chair, clowder.Rng(number + 1)))
            decision = Decision(each.chair, each.ply, move, number, analysis.table)
            decision.scout(id, USUAL.simulations)
            for round in range(USUAL.rounds):
                pairs = 1 + DEAR_BATCHES * (round > 0 and decision.looks_dear())
                for _ in range(2 * pairs):
                    decision.sample()
            if wants_opinion(decision):
                decision.ask(id, OPINION * USUAL.simulations)
            told.append([each.ply, verdict(decision), *decision.best()[1:], bool(decision.opinions)])
        return {"told": told}

    def tell(rows: list[Row]) -> None:
        words = Counter(each[1] for row in rows for each in row["told"])
        mistakes = words[WORDS[1]] + words[WORDS[2]]
        print(
            f"strong {id} {seats}: {len(rows)} games, {mistakes} of {words.total()} moves of {STRONGEST} with {STRONG} "
            f"simulations are called mistakes; all words: {dict(words)}",
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
