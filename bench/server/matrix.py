"""All figures of the online table with one command.

1, 10, 100 and 400 tables, as fast as they can and with think time, on SQLite and on a PostgreSQL of the bench's own:

    python bench/server/matrix.py --notes matrix.jsonl [--seconds 8] [--source FOLDER] [--write]

Every case gets a fresh server and a line in the notes; the same command goes on where it ended. `--write` puts the
table into docs/performance.md. About eight minutes on a quiet machine, where alone the milliseconds mean something.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(Path(__file__).parent)]

import driver  # noqa: E402
from databases import server_of  # noqa: E402
from run import COLUMNS, row, run, use_uvloop  # noqa: E402
from source import add_source, use_source  # noqa: E402

PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- matrix -->", "<!-- /matrix -->"
DATABASES = {"": "SQLite", "private": "PostgreSQL"}
LONGEST = 240.0  # seconds a case may take, setting up included
Line = dict[str, Any]


def cases(tables: list[int], thinks: list[float]) -> list[tuple[str, float, int]]:
    return [(name, think, count) for name in DATABASES.values() for think in thinks for count in tables]


def measured(fresh: Callable[[], str], args: argparse.Namespace, think: float, tables: int) -> Line:
    """One case on a server of its own."""
    seconds = max(args.seconds, 20.0) if think and tables <= 10 else args.seconds  # few moves tell little
    asked = argparse.Namespace(game=args.game, seats=args.seats, think=think, seconds=seconds)
    with tempfile.TemporaryDirectory() as folder:
        server = driver.Server(Path(folder), fresh(), log_level="ERROR").start()
        try:
            return asyncio.run(asyncio.wait_for(run(server, asked, tables), LONGEST))
        finally:
            server.stop()


def known(path: Path) -> dict[tuple[str, float, int], Line]:
    if not path.exists():
        return {}
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
    return {(line["database"], line["think"], line["tables"]): line for line in lines}


def fill(path: Path, args: argparse.Namespace) -> None:
    """Measure what the notes do not have yet."""
    for database, name in DATABASES.items():
        have = known(path)
        missing = [case for case in cases(args.tables, args.think) if case[0] == name and case not in have]
        if not missing:
            continue
        with server_of(database) as fresh:
            for _, think, tables in missing:
                load, began = os.getloadavg()[0], time.monotonic()
                print(f"{name}; {tables} tables, think {think:g} s, load {load:.1f}", file=sys.stderr, flush=True)
                try:
                    line = measured(fresh, args, think, tables)
                except (OSError, RuntimeError, TimeoutError, AssertionError) as error:
                    print(f"not measured, try again: {error!r}"[:500], file=sys.stderr, flush=True)
                    continue
                line |= {"database": name, "load": round(load, 1), "took": round(time.monotonic() - began)}
                with path.open("a", encoding="utf-8") as notes:
                    notes.write(json.dumps(line) + "\n")


def table(lines: list[Line], args: argparse.Namespace) -> str:
    """The Markdown between the marks."""
    loads = [line["load"] for line in lines]
    days = time.strftime("%Y-%m-%d")
    said = f"{args.how}, {args.seconds:g} s each, load {min(loads)} to {max(loads)} on {os.cpu_count()} cores"
    said += " before a case began"
    head = f"Measured until {days} with `python bench/server/matrix.py --notes matrix.jsonl --seconds {args.seconds:g}`"
    rows = [f"| {line['database']}; {row(line)[2:]}" for line in lines]
    ruler = "|---" * (COLUMNS.count("|") + 1) + "|"
    return "\n".join([f"{head} ({said}).", "", f"| database; {COLUMNS} |", ruler, *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notes", required=True, type=Path, help="where the lines are kept")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100, 400])
    parser.add_argument("--think", type=float, nargs="+", default=[0.0, 1.0])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="cat-box")
    parser.add_argument("--seats", type=int, default=4)
    add_source(parser)
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    args = parser.parse_args()
    args.how = use_source(args.source)
    use_uvloop()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # servers and databases end with the bench
    fill(args.notes, args)
    have = known(args.notes)
    lines = [have[case] for case in cases(args.tables, args.think) if case in have]
    if not lines:
        raise SystemExit("nothing could be measured")
    text = table(lines, args)
    print(text)
    if args.write:
        page = PAGE.read_text(encoding="utf-8")
        start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
        PAGE.write_text(f"{page[:start]}\n\n{text}\n\n{page[end:]}", encoding="utf-8")
    missing = [case for case in cases(args.tables, args.think) if case not in have]
    if missing:
        raise SystemExit(f"{len(missing)} of the cases are missing; the same command tries them again")


if __name__ == "__main__":
    main()
