"""Puts small faults into modules and asks the tests that belong to them: `bin/mutate --help`."""

import argparse
import json
import queue
import random
import sys
import tempfile
import threading
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.mutation.belonging import asked_folders
from tests.mutation.faults import Fault, faults_of
from tests.mutation.sandbox import Worker, make, touching

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
USUAL = (
    *(f"src/clowder/games/*/{name}.py" for name in ("moves", "effects", "scoring", "knowledge")),
    "src/clowder/tables/*.py",
    "src/clowder/store/*.py",
    *(f"src/clowder/server/{name}.py" for name in ("ws", "guard", "sessions", "frames")),
)
PATIENCE = 90.0  # seconds of tests, measured without faults, that one fault is asked about: quick ones first
SLOWER = 4.0  # how much longer than that a fault may take before it counts as noticed
START = 30.0  # seconds for the start of pytest on a busy machine


def modules(paths: list[str]) -> list[str]:
    found: list[Path] = []
    for path in paths or USUAL:
        given = ROOT / path
        if given.is_dir():
            found += sorted(given.rglob("*.py"))
        elif given.exists():
            found.append(given.resolve())
        else:
            found += sorted(ROOT.glob(path))
    if not found:
        sys.exit(f"bin/mutate: no module fits {' '.join(paths)}; give files or folders below src/clowder")
    return [str(each.relative_to(ROOT)) for each in found if each.name != "__init__.py"]


def equivalents() -> dict[tuple[str, str, str, str], str]:
    if not EQUIVALENT.exists():
        return {}
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("fault", [])
    return {(each["path"], each["function"], each["line"], each["change"]): each["why"] for each in listed}


def asked_tests(fault: Fault, touched: dict[str, Any]) -> tuple[list[str], float]:
    """The tests that run the fault's line, quick ones first, and how long they take without it."""
    seconds = touched["seconds"]
    names = touched["touched"].get(fault.path, {}).get(str(fault.line), [])
    if "" in names:  # run while a module was loaded: any test may notice
        names = list(seconds)
    chosen: list[str] = []
    total = 0.0
    for test in sorted((each for each in names if each in seconds), key=lambda each: (seconds[each], each)):
        if total + seconds[test] > PATIENCE and chosen:
            break
        chosen.append(test)
        total += seconds[test]
    return chosen, total


def group(chosen: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Modules that are asked about by the same tests, with those tests."""
    by_tests: dict[tuple[str, ...], list[str]] = {}
    for module in chosen:
        by_tests.setdefault(tuple(asked_folders(module, ROOT)), []).append(module)
    for tests, together in by_tests.items():
        yield together, list(tests)


def run(faults: list[Fault], touched: dict[str, Any], folders: list[Path], keep: Any) -> dict[Fault, str]:
    verdicts: dict[Fault, str] = {}
    waiting: queue.SimpleQueue[Fault] = queue.SimpleQueue()
    for fault in faults:
        waiting.put(fault)
    lock = threading.Lock()

    def work(folder: Path) -> None:
        worker = Worker(folder)
        while True:
            try:
                fault = waiting.get_nowait()
            except queue.Empty:
                break
            tests, seconds = asked_tests(fault, touched)
            source = fault.applied((ROOT / fault.path).read_bytes()).decode()
            found = worker.ask(fault.path, source, tests, START + SLOWER * seconds) if tests else "not run by any test"
            with lock:
                verdicts[fault] = found
                if found not in ("killed", "too long"):
                    print(f"{found}: {fault}", flush=True)
                if keep:
                    print(json.dumps([*fault.name, found]), file=keep, flush=True)
        worker.close()

    threads = [threading.Thread(target=work, args=(folder,)) for folder in folders]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return verdicts


def package_of(path: str) -> str:
    parts = path.removeprefix("src/clowder/").split("/")
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def report(counts: dict[str, Counter[str]]) -> None:
    print(f"\n{'package':24} {'faults':>7} {'killed':>7} {'equal':>7} {'alive':>7}  killed of those that matter")
    whole: Counter[str] = Counter()
    for package, count in [*sorted(counts.items()), ("all", whole)]:
        whole += count if package != "all" else Counter()
        made, killed, equal = count.total(), count["killed"] + count["too long"], count["equivalent"]
        share = 100 * killed / max(made - equal, 1)
        print(f"{package:24} {made:7} {killed:7} {equal:7} {made - equal - killed:7}  {share:.0f} %")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bin/mutate", description=__doc__.split(":")[0] + ".")
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", help="modules or folders; without any: rules, tables, store, server"
    )
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="at most N faults of each module, drawn by the seed"
    )
    parser.add_argument("--seed", default="1", help="draws the sample (1)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--list", action="store_true", help="only list the faults")
    parser.add_argument(
        "--keep",
        metavar="FILE",
        help="write each verdict as a line of JSON; what stands there already is not asked again",
    )
    given = parser.parse_args()
    known = equivalents()
    kept: dict[tuple[str, str, str, str], str] = {}
    if given.keep and Path(given.keep).exists():
        for line in Path(given.keep).read_text(encoding="utf-8").splitlines():
            *name, found = json.loads(line)
            kept[tuple(name)] = found
    counts: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory(prefix="clowder-mutate-") as temporary:
        folders = [] if given.list else [make(ROOT, Path(temporary, f"copy{n}")) for n in range(given.jobs)]
        keep = open(given.keep, "a", encoding="utf-8") if given.keep else None  # noqa: SIM115
        for together, tests in group(modules(given.paths)):
            asked: list[Fault] = []
            for module in together:
                faults = list(faults_of(ROOT / module, ROOT))
                if given.sample and len(faults) > given.sample:
                    faults = sorted(
                        random.Random(f"{given.seed} {module}").sample(faults, given.sample), key=lambda f: f.start
                    )
                count = counts.setdefault(package_of(module), Counter())
                for fault in faults:
                    if fault.name in known:
                        count["equivalent"] += 1
                    elif fault.name in kept:
                        count[kept[fault.name]] += 1
                    else:
                        asked.append(fault)
            if given.list:
                print(*asked, sep="\n")
                continue
            if not asked:
                continue
            print(f"{len(asked)} faults in {len(together)} modules, asked: {' '.join(tests)}", flush=True)
            touched = touching(folders[0], together, tests)
            for fault, found in run(asked, touched, folders, keep).items():
                counts[package_of(fault.path)][found] += 1
        if keep:
            keep.close()
    if not given.list:
        report(counts)


if __name__ == "__main__":
    main()
