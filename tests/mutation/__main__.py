"""Puts small faults into modules and asks the tests that belong to them: `bin/mutate --help`."""

import argparse
import json
import os
import queue
import random
import signal
import sys
import tempfile
import threading
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.mutation.belonging import STAGES, asked_folders
from tests.mutation.faults import Fault, faults_of
from tests.mutation.measuring import measured
from tests.mutation.sandbox import Worker, make

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
USUAL = (
    "src/clowder/tables/*.py",
    "src/clowder/store/*.py",
    *(f"src/clowder/server/{name}.py" for name in ("ws", "wire", "door", "guard", "sessions", "frames")),
    *(f"src/clowder/games/*/{name}.py" for name in ("moves", "effects", "scoring", "knowledge")),
)
PATIENCE = 45.0  # seconds of tests, measured without faults, that one fault is asked about: quick ones first
SLOWER = 4.0  # how much longer than that a fault may take before it counts as noticed
NOTICED = ("killed", "hung")
LATER = "for later"  # the first tests have not noticed it, the next ones will be asked
START = 25.0  # seconds more for each test: a busy machine is not a fault


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


def asked_tests(fault: Fault, touched: dict[str, Any], patience: float = PATIENCE) -> tuple[list[str], float]:
    """The tests that run the fault's line, quick ones first, and how long they take without it."""
    seconds = touched["seconds"]
    lines = touched["touched"].get(fault.path, {})
    names = set(lines.get(str(fault.line), []))
    if "" in names:  # run while the module was loaded: any test that runs something of it may notice
        names = {test for tests in lines.values() for test in tests if test} or set(seconds)
    chosen: list[str] = []
    total = 0.0
    for test in sorted(names & seconds.keys(), key=lambda each: (seconds[each], each)):
        if total + seconds[test] > patience and chosen:
            break
        chosen.append(test)
        total += seconds[test]
    return by_file(chosen, seconds), total


def by_file(tests: list[str], seconds: dict[str, float]) -> list[str]:
    """Tests of one file together, since they may share a server; files whose tests are quick come first."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.split("::")[0], []).append(test)
    quick = sorted(files.values(), key=lambda each: sum(seconds[test] for test in each) / len(each))
    return [test for file in quick for test in file]


def group(faults: list[Fault], stage: int) -> Iterator[tuple[list[Fault], list[str]]]:
    """Faults that are asked about by the same tests, with those tests."""
    by_tests: dict[tuple[str, ...], list[Fault]] = {}
    for fault in faults:
        by_tests.setdefault(tuple(asked_folders(fault.path, stage, ROOT)), []).append(fault)
    for tests, together in by_tests.items():
        yield together, list(tests)


def drawn(faults: list[Fault], count: int, seed: str) -> list[Fault]:
    """A sample in the order of the lines; a larger one of the same seed has the smaller one in it."""
    random.Random(seed).shuffle(faults)
    return sorted(faults[:count], key=lambda fault: fault.start)


def run(
    faults: list[Fault], touched: dict[str, Any], folders: list[Path], patience: float, loaded: list[str]
) -> Iterator[tuple[Fault, str, str]]:
    """Each fault with its verdict, and by which test."""
    waiting: queue.SimpleQueue[Fault] = queue.SimpleQueue()
    done: queue.SimpleQueue[tuple[Fault, str, str]] = queue.SimpleQueue()
    for fault in faults:
        waiting.put(fault)

    def work(folder: Path) -> None:
        worker = Worker(folder, loaded)
        while True:
            try:
                fault = waiting.get_nowait()
            except queue.Empty:
                break
            tests, seconds = asked_tests(fault, touched, patience)
            source = (ROOT / fault.path).read_bytes()
            found, by = "not run by any test", ""
            if tests:
                each = {test: START + SLOWER * touched["seconds"][test] for test in tests}
                total = 2 * START + SLOWER * seconds
                found, by = worker.decide(fault, source.decode(), fault.applied(source).decode(), tests, total, each)
            done.put((fault, found, by))
        worker.close()

    threads = [threading.Thread(target=work, args=(folder,), daemon=True) for folder in folders]
    for thread in threads:
        thread.start()
    for _ in faults:
        yield done.get()
    for thread in threads:
        thread.join()


def package_of(path: str) -> str:
    parts = path.removeprefix("src/clowder/").split("/")
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def report(counts: dict[str, Counter[str]]) -> None:
    heads = " ".join(f"{name:>7}" for name in ("faults", "killed", "hung", "equal", "alive"))
    print(f"\n{'package':24} {heads}  noticed of those that matter")
    whole: Counter[str] = Counter()
    for package, count in [*sorted(counts.items()), ("all", whole)]:
        whole += count if package != "all" else Counter()
        made, killed, hung, equal = count.total(), count["killed"], count["hung"], count["equivalent"]
        share = 100 * (killed + hung) / max(made - equal, 1)
        alive = made - equal - killed - hung
        print(f"{package:24} {made:7} {killed:7} {hung:7} {equal:7} {alive:7}  {share:.0f} %")


def options() -> argparse.Namespace:
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
    parser.add_argument(
        "--again", action="store_true", help="ask again about those of FILE that lived, for instance after new tests"
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, metavar="S", help=f"seconds of tests for one fault ({PATIENCE:.0f})"
    )
    parser.add_argument("--near", action="store_true", help="ask the near tests only, not the dear ones after them")
    parser.add_argument("--tests", nargs="+", default=[], metavar="TEST", help="ask these tests only")
    return parser.parse_args()


def kept_verdicts(file: str | None) -> dict[tuple[str, ...], str]:
    kept: dict[tuple[str, ...], str] = {}
    if file and Path(file).exists():
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            *name, found, _ = json.loads(line)
            kept[tuple(name)] = found
    return kept


class Survey:
    """Faults and what became of them."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.known, self.kept = equivalents(), kept_verdicts(given.keep)
        self.counts: dict[str, Counter[str]] = {}
        self.asked: list[Fault] = []
        self.modules = modules(given.paths)
        for module in self.modules:
            faults = list(faults_of(ROOT / module, ROOT))
            if given.sample:
                faults = drawn(faults, given.sample, f"{given.seed} {module}")
            count = self.counts.setdefault(package_of(module), Counter())
            for fault in faults:
                verdict = self.kept.get(fault.name, LATER)
                if fault.name in self.known:
                    count["equivalent"] += 1
                elif verdict == LATER or (given.again and verdict not in NOTICED):
                    self.asked.append(fault)
                else:
                    count[verdict] += 1

    def ask(self, folders: list[Path]) -> None:
        """Ask the first tests about all faults, and the next ones about those that are left."""
        with open(self.given.keep or os.devnull, "a", encoding="utf-8") as keep:
            stages = 1 if self.given.near or self.given.tests else STAGES
            for stage in range(stages):
                left: list[Fault] = []
                for faults, usual in group(self.asked, stage):
                    tests = self.given.tests or usual
                    is_last = stage == stages - 1
                    passed = [one for one in faults if not tests or (not is_last and self.kept.get(one.name) == LATER)]
                    left += passed  # the first tests were asked already, or there are none
                    asked = [one for one in faults if one not in passed]
                    for fault, found, by in self.verdicts(asked, self.alike(usual, stage), tests, folders):
                        later = found not in NOTICED and not is_last
                        print(json.dumps([*fault.name, LATER if later else found, by]), file=keep, flush=True)
                        if later:
                            left.append(fault)
                            continue
                        self.counts[package_of(fault.path)][found] += 1
                        if found not in NOTICED:
                            print(f"{found}: {fault}", flush=True)
                self.asked = left
        for fault in self.asked:
            self.counts[package_of(fault.path)]["survived"] += 1

    def alike(self, tests: list[str], stage: int) -> list[str]:
        """All modules that these tests belong to: a run that goes on has fewer faults left, and is measured alike."""
        return [module for module in self.modules if asked_folders(module, stage, ROOT) == tests]

    def verdicts(
        self, faults: list[Fault], modules: list[str], tests: list[str], folders: list[Path]
    ) -> Iterator[tuple[Fault, str, str]]:
        if not faults:
            return
        print(f"{len(faults)} faults in {len(modules)} modules, asked: {' '.join(tests)}", flush=True)
        touched = measured(folders[0], modules, tests, self.given.keep and Path(self.given.keep))
        yield from run(faults, touched, folders, self.given.patience, tests)


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("bin/mutate: ended; --keep goes on from here"))  # without copies
    survey = Survey(options())
    if survey.given.list:
        print(*survey.asked, sep="\n")
        return
    with tempfile.TemporaryDirectory(prefix="clowder-mutate-") as temporary:
        if survey.asked:
            survey.ask([make(ROOT, Path(temporary, f"copy{n}")) for n in range(survey.given.jobs)])
    report(survey.counts)


if __name__ == "__main__":
    main()
