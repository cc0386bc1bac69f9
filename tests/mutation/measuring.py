"""Which tests run which lines, measured once for each file of tests: what is known is kept beside the verdicts."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.mutation.sandbox import touching

TOGETHER = 4  # files of tests measured by one process; whoever ends the run loses at most so many


def measured(folder: Path, modules: list[str], tests: list[str], kept: Path | None) -> dict[str, Any]:
    """The lines of all tests; after a change of one file of tests only that file is measured again."""
    if kept is None:
        return touching(folder, modules, tests)
    places = dict(_places(folder, modules, tests, kept.with_name(f"{kept.name}.touched")))
    missing = [file for file, place in places.items() if not place.exists()]
    for at in range(0, len(missing), TOGETHER):
        batch = missing[at : at + TOGETHER]
        found = touching(folder, modules, batch)
        for file in batch:
            places[file].parent.mkdir(exist_ok=True)
            places[file].write_text(json.dumps(part_of(found, file)), encoding="utf-8")
    return joined([json.loads(place.read_text(encoding="utf-8")) for place in places.values()])


def _places(folder: Path, modules: list[str], tests: list[str], kept: Path) -> Iterator[tuple[str, Path]]:
    """Where what is known of each file of tests is kept: by its text, all sources and what the tests share."""
    shared = hashlib.sha256(" ".join(modules).encode())
    for name in ("src", "tests"):
        for file in sorted((folder / name).rglob("*.py")):
            if name == "src" or not (file.name.startswith("test_") or file.parent.name == "mutation"):
                shared.update(file.read_bytes())
    for test in tests:
        given = folder / test
        for file in sorted(given.rglob("test_*.py")) if given.is_dir() else [given]:
            own = shared.copy()
            own.update(file.read_bytes())
            named = str(file.relative_to(folder))
            yield named, kept / f"{file.stem}-{hashlib.sha256(own.digest() + named.encode()).hexdigest()[:12]}.json"


def part_of(found: dict[str, Any], file: str) -> dict[str, Any]:
    """What was found of one file of tests; lines that were run while a module was loaded belong to all."""
    mine = f"{file}::"
    return {
        "seconds": {test: took for test, took in found["seconds"].items() if test.startswith(mine)},
        "touched": {
            module: {
                line: names
                for line, tests in lines.items()
                if (names := [test for test in tests if not test or test.startswith(mine)])
            }
            for module, lines in found["touched"].items()
        },
    }


def joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    seconds: dict[str, float] = {}
    touched: dict[str, dict[str, list[str]]] = {}
    for part in parts:
        seconds |= part["seconds"]
        for module, lines in part["touched"].items():
            for line, tests in lines.items():
                touched.setdefault(module, {}).setdefault(line, []).extend(tests)
    return {"seconds": seconds, "touched": touched}
