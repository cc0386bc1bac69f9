"""One process, two processes and a Ray cluster of two nodes on the same games, in turns.

    python -m bench.engines cat-box --games 200000 --rounds 3        (from the root; needs the extras lab and ray)

The rate is that between the moment when every worker has brought back a task and the last task, so beyond start-up; the
seconds are until that moment and of all of it. The processor time of the tasks themselves says what a game costs
wherever it is played, also while others use the machine. All engines must count the same, to the last digit. --local
leaves Ray out.
"""

import argparse
import json
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

import clowder
from clowder.arena.balance import Study, study_games, summary
from clowder.arena.engines import run
from clowder.arena.tally import Tally

Weighed = tuple[Tally, float, int, int]  # what was counted, seconds of processor time, peak memory in kB, the process


def weigh(study: Study, first: int, end: int) -> Weighed:
    begun = time.process_time()
    tally = study_games(study, first, end)
    return tally, time.process_time() - begun, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, os.getpid()


def measure(study: Study, workers: int, engine: str) -> dict[str, Any]:
    """All games once."""
    total, computing, memory, seen, played, started, last = Tally(), 0.0, 0, set(), 0, 0.0, 0.0
    begun = time.perf_counter()
    for span, (tally, seconds, peak, process) in run(weigh, study, [(0, study.games)], workers, engine):
        total.add(tally)
        computing += seconds
        memory = max(memory, peak)
        last = time.perf_counter()
        if started:
            played += span[1] - span[0]
        seen.add(process)
        if not started and len(seen) == workers:
            started = last
    return {
        "rate": played / (last - started) if played else 0.0,
        "start": started - begun,
        "seconds": time.perf_counter() - begun,
        "micros": 1e6 * computing / study.games,
        "memory": memory / 1024,
        "told": json.dumps(summary(study, total)),
    }


@contextmanager
def two_nodes() -> Iterator[None]:
    """A Ray cluster of two nodes with one processor each on this machine."""
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        ray.init(cluster.address, log_to_driver=False)
        yield
    finally:
        ray.shutdown()
        cluster.shutdown()


def compare(study: Study, rounds: int, engines: list[tuple[str, int, str]]) -> None:
    found: dict[str, list[dict[str, Any]]] = {name: [] for name, _, _ in engines}
    for _ in range(rounds):
        for name, jobs, engine in engines:
            found[name].append(measure(study, jobs, engine))
    assert len({each["told"] for all_of_it in found.values() for each in all_of_it}) == 1, "the engines differ"
    base = median(each["rate"] for each in found["one process"])
    for name, rows in found.items():
        rate, start, seconds = (median(each[key] for each in rows) for key in ("rate", "start", "seconds"))
        micros, memory = median(each["micros"] for each in rows), max(each["memory"] for each in rows)
        told = f"{rate:,.0f} | {rate / base:.2f} | {start:.1f}, {seconds:.1f} s | {micros:.1f} us | {memory:.0f} MB"
        print(f"| {study.game}, {study.games:,} | {name} | {told} |", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("game", choices=clowder.game_ids())
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--bot", default="random")
    asked.add_argument("--local", action="store_true")
    given = asked.parse_args()
    study = Study(given.game, 4, given.games, 1, given.bot)
    engines = [("one process", 1, "local"), ("two processes", 2, "local")]
    print(f"clowder {'compiled' if clowder.is_compiled() else 'interpreted'}, load {os.getloadavg()[0]:.1f}")
    print("| games | played by | games per second | times | start, all of it | processor time per game | peak memory |")
    print("|---|---|---|---|---|---|---|")
    if given.local:
        compare(study, given.rounds, engines)
        return
    with two_nodes():
        compare(study, given.rounds, [*engines, ("Ray, two nodes", 2, "ray")])


if __name__ == "__main__":
    main()
