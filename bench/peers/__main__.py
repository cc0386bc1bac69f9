"""Our engine beside its public peers: `python -m bench.peers` from the root of the repository.

Makes the environment .venv-peers, installs clowder (compiled) and the peers into it, measures all of them in turns in
fresh processes by CPU time, and writes the tables between the marks of docs/performance.md. On a quiet machine it takes
about a quarter of an hour; each part has a time limit of its own, and what is not done within it is left out.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.peers.tables import page

ROOT = Path(__file__).parents[2]
HOME = ROOT / ".venv-peers"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = ("open_spiel", "pettingzoo[classic]", "rlcard", "catanatron")
INSTALLING = 1800  # seconds for one package; ours is compiled
PAGE = ROOT / "docs" / "performance.md"
MARKS = ("<!-- peers -->", "<!-- /peers -->")


def prepare(in_place: bool) -> list[str]:
    """The environment with all that can be installed; returns the peers that cannot."""
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
    missing = []
    for package in PEERS:
        if install(package) != 0:
            missing.append(package)
            print(f"notice: {package} cannot be installed here and is left out", file=sys.stderr)
    needed = ["librt", "mypy-extensions", "gymnasium", "numpy"]
    if in_place:
        install(*needed, "typer", "rich", "fluent.runtime")
    elif install(f"{ROOT}[rl]", CLOWDER_COMPILE="yes") != 0:
        sys.exit("clowder cannot be installed; run `pip install .` to see why")
    return missing


def install(*packages: str, **surroundings: str) -> int:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
    try:
        done = subprocess.run(
            command, env={**os.environ, **surroundings}, capture_output=True, check=False, timeout=INSTALLING
        )
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


def ask(task: str, setting: Any, in_place: bool, seconds: float = 60) -> Any:
    """One measurement in a process of its own; None where the peer cannot do it, or not within so many seconds."""
    surroundings = {**os.environ, "PYTHONWARNINGS": "ignore"}
    if in_place:
        surroundings["PYTHONPATH"] = str(ROOT / "src")
    try:
        done = subprocess.run(
            [str(PYTHON), str(ROOT / "bench" / "peers" / "work.py"), task, json.dumps(setting)],
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        print(f"notice: {task} {setting}: not done within {seconds:g} seconds", file=sys.stderr)
        return None
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"notice: {task} {setting}: {reason}", file=sys.stderr)
        return None
    return json.loads(done.stdout.strip().splitlines()[-1])


def rates(rounds: int, seconds: float, in_place: bool, loads: list[float]) -> dict[str, list[float]]:
    """Every entrant once per round, so that a busy moment hits all of them; `loads` gets one figure per round."""
    names: list[str] = ask("names", None, in_place) or []
    found: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        loads += load()
        for name in names:
            answer = ask("rate", {"name": name, "seconds": seconds}, in_place, 60 + 20 * seconds)
            if answer is not None:
                found[name].append(answer)
    return {name: values for name, values in found.items() if values}


def duels(games: int, seconds: float, limit: float, in_place: bool) -> Iterator[Any]:
    """Our search against OpenSpiel's IS-MCTS on our games, at equal CPU time per decision."""
    for game in ask("games", None, in_place) or ():
        print(f"duel: {game}", file=sys.stderr)
        setting = {"game": game, "games": games, "seconds": seconds, "limit": limit}
        answer = ask("duel", setting, in_place, 120 + 4 * limit)
        if answer is not None:
            yield answer


def versions() -> list[str]:
    listed = subprocess.run(
        [str(PYTHON), "-m", "pip", "list", "--format=json"], capture_output=True, text=True, check=True
    )
    known = {row["name"].lower().replace("_", "-"): row["version"] for row in json.loads(listed.stdout)}
    names = [package.split("[")[0].replace("_", "-") for package in PEERS]
    return [f"{name} {known[name]}" for name in names if name in known]


def machine() -> str:
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def load() -> list[float]:
    """How busy the machine is now; empty where the system does not say."""
    return [os.getloadavg()[0]] if hasattr(os, "getloadavg") else []


def write(lines: list[str]) -> None:
    """Between the marks; the rest of the page stays as it is."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else "# Performance\n"
    if MARKS[0] not in text:
        text = f"{text.rstrip()}\n\n## Beside the peers\n\n{MARKS[0]}\n{MARKS[1]}\n"
    before, _, rest = text.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    PAGE.write_text(before + "\n".join([MARKS[0], "", *lines, "", MARKS[1]]) + after, encoding="utf-8")


def spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of one measurement")
    parser.add_argument("--games", type=int, default=24, help="games of each duel; 0: no duels")
    parser.add_argument("--think", type=float, default=0.05, help="CPU seconds per decision in the duels")
    parser.add_argument("--limit", type=float, default=60, help="CPU seconds after which a duel begins no new game")
    parser.add_argument(
        "--in-place", action="store_true", help="measure the tree as it is, compiled in place, not installed"
    )
    parser.add_argument("--note", default="", help="a sentence to put below the table, such as what else ran")
    parser.add_argument("--no-write", action="store_true", help="print the tables only")
    asked = parser.parse_args()
    missing = prepare(asked.in_place)
    loads: list[float] = []
    found = rates(asked.rounds, asked.seconds, asked.in_place, loads)
    measured = {name: spread(values) for name, values in found.items()}
    facts = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "loads": loads + load(),
        "versions": versions(),
        "missing": missing,
        "note": asked.note,
        "asked": vars(asked),
        "compiled": ask("compiled", None, asked.in_place),
    }
    lines = page(facts, measured, [])
    keep = not asked.no_write
    if keep:
        write(lines)  # already now and after every duel: they take their time
    fought: list[Any] = []
    for answer in duels(asked.games, asked.think, asked.limit, asked.in_place) if asked.games else ():
        fought.append(answer)
        lines = page(facts, measured, fought)
        if keep:
            write(lines)
    print("\n".join(lines))


if __name__ == "__main__":
    main()
