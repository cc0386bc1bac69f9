"""The table without a server in Chromium: cold and warm start, time per decision of the bots, memory.

    python -m bench.anywhere.browser [--slow 1 4] [--decisions 6] [--starts 3]

Needs a built client, Playwright and Chromium. Start is from the address to the first table that can be played, with
the clicks between made at once. `--slow 4` stops and continues the browser's page process in turns (see slow.py): that
tells something on a quiet machine only. CPU is what the processes of the page used, all threads together: it is much
the same on a busy one.
"""

import argparse
import os
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.anywhere.questions import questions
from bench.anywhere.slow import renderers, slowed
from clowder.anywhere.bundle import version
from clowder.anywhere.site import write_site
from clowder.server.static import FOLDER
from tests.client.people import CHROMIUM, FLAGS
from tests.client.plain_site import START, Visitor, hosting

# Bytes of Python's memory that the device keeps for the next start.
MEMORY = """async () => {
  const kept = await caches.open('clowder-memory');
  const answers = await Promise.all((await kept.keys()).map((key) => kept.match(key)));
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}"""
BOARD = "main svg[role=application]"
# A worker of bots as the page makes it, and what it takes to answer one question.
BOTS = """([script, base, version]) => {
  const worker = new Worker(script, { type: 'module' });
  let count = 0;
  window.think = (question) => new Promise((done) => {
    const id = (count += 1), begun = performance.now();
    worker.onmessage = ({ data }) => done([performance.now() - begun, JSON.parse(data.answer)]);
    worker.postMessage({ id, question });
  });
  worker.postMessage({ place: { base, version } });
}"""


def to_table(someone: Visitor) -> float:
    """Seconds from the address to a table that can be played."""
    begun = time.perf_counter()
    someone.sheet("Cat Box", 0)
    someone.deal()
    someone.page.wait_for_selector(BOARD)
    return time.perf_counter() - begun


def megabytes(pids: list[int]) -> int:
    """What the processes hold, shared pages counted by their share."""
    texts = (Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids)
    return sum(int(found[1]) for text in texts if (found := re.search(r"^Pss:\s+(\d+)", text, re.M))) // 1024


def used(pids: list[int]) -> float:
    """Seconds of CPU that processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def started(someone: Visitor, times: int) -> tuple[float, float]:
    """Seconds to a table, and what it cost."""
    before = used(renderers(os.getpid()))
    with slowed(os.getpid(), times):
        took = to_table(someone)
    return took, used(renderers(os.getpid())) - before


def starts(browser: Any, address: str, times: int, count: int) -> None:
    cold, warm = [], []
    for _ in range(count):
        someone = Visitor(browser, address)
        cold.append(started(someone, times))
        someone.is_kept()
        someone.page.wait_for_function(
            "() => caches.open('clowder-memory').then(kept => kept.keys()).then(all => all.length)"
        )
        kept = someone.page.evaluate(MEMORY)
        someone.page.close()
        someone.page = someone.context.new_page()
        someone.page.set_default_timeout(START)
        warm.append(started(someone, times))
        held = megabytes(renderers(os.getpid()))
        someone.context.close()
    told = [
        f"{name} {statistics.median(took):.1f} s ({min(took):.1f}-{max(took):.1f}), CPU {statistics.median(cpu):.1f} s"
        for name, found in (("cold", cold), ("warm", warm))
        for took, cpu in (tuple(zip(*found, strict=True)),)
    ]
    print(
        f"{times}x start: {', '.join(told)}; page processes hold {held} MB, "
        f"the device {kept / 1e6:.1f} MB of Python's memory; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def decisions(browser: Any, address: str, times: int, count: int) -> None:
    someone = Visitor(browser, address)
    page = someone.page
    someone.open()
    someone.is_kept()
    script = next(path for path in (FOLDER / "assets").glob("bot_worker-*.js")).name
    page.evaluate(BOTS, [f"{address}assets/{script}", address, version()])
    for game, level, asked in questions(count):
        page.evaluate("question => think(question)", asked[0])  # what comes first reads the rules
        before = used(renderers(os.getpid()))
        with slowed(os.getpid(), times):
            found = [page.evaluate("question => think(question)", each) for each in asked]
        cost = (used(renderers(os.getpid())) - before) / len(asked) * 1000
        took, depth = [each[0] for each in found], max(each[1]["simulations"] for each in found)
        told = f"median {statistics.median(took):5.0f} ms, most {max(took):5.0f} ms, CPU {cost:4.0f} ms each"
        told += f", simulations {depth}"
        print(f"{times}x {game:15} {level:10} {told}; load {os.getloadavg()[0]:.1f}", flush=True)
    someone.context.close()


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--slow", type=int, nargs="*", default=[1, 4])
    asked.add_argument("--decisions", type=int, default=6)
    asked.add_argument("--starts", type=int, default=3)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        write_site(FOLDER, Path(folder) / "cats")
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with hosting(Path(folder)) as (address, _host):
            for times in wish.slow:
                starts(browser, f"{address}cats/", times, wish.starts)
                decisions(browser, f"{address}cats/", times, wish.decisions)
        browser.close()


if __name__ == "__main__":
    main()
