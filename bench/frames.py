"""Frame times of a full table under a moving hand, in a real browser: pan, then zoom.

python bench/frames.py GAME [--frames 240] [--at ADDRESS]
If It Fits has all 110 cards on the table, Cat Attack six cats. A frame is the time between two pictures as the page
sees it; work is what its main thread calculates for one, in its own processor time, which other programs on the machine
do not lengthen. Cat Box is measured by tests/client/measure.py.
"""

import argparse
import json
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.client import people
from tests.client.full_table import full_table

# Each frame one step of a hand that pans in a circle, or of a wheel that turns back and forth.
HAND = """([way, count]) => new Promise(done => {
  const board = document.querySelector('svg[role=application]');
  const box = board.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const point = (kind, dx, dy, buttons) => board.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1,
    pointerType: 'mouse', isPrimary: true, button: 0, buttons, clientX: x + dx, clientY: y + dy }));
  const wheel = deltaY => board.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true,
    clientX: x, clientY: y, deltaY }));
  board.setPointerCapture = () => undefined;
  const times = [];
  let last = 0;
  if (way === 'pan') point('pointerdown', 0, 0, 1);
  const tick = now => {
    if (last) times.push(now - last);
    last = now;
    const turn = times.length / 20;
    if (times.length === count) {
      if (way === 'pan') point('pointerup', 0, 0, 0);
      return done(times);
    }
    if (way === 'pan') point('pointermove', 160 * Math.sin(turn), 90 * (1 - Math.cos(turn)), 1);
    else wheel(60 * Math.sin(turn));
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""


def lay(someone: people.Person, game: str) -> None:
    """The table that is measured."""
    page = someone.page
    if game == "if-it-fits":
        page.route("**/api/learn/if-it-fits?*", full_table)
        someone.open("learn/if-it-fits")
        page.wait_for_function("() => document.querySelectorAll('.laid .floor').length === 110")
        return
    someone.open()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5]
    wish = {"game": game, "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    made = someone.context.request.post(f"{someone.address}api/tables", data=wish).json()
    someone.open(f"t/{made['table']['id']}")
    someone.my_turn()
    page.wait_for_function("() => document.querySelectorAll('[data-piece^=cat]').length === 6")


def measure(page: Any, way: str, count: int) -> dict[str, float]:
    """So many frames under a hand that pans or zooms."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(cdp)
    frames = sorted(page.evaluate(HAND, [way, count]))
    work = 1000 * (busy(cdp) - before) / count
    cdp.detach()
    shares = {"median_ms": 0.5, "p95_ms": 0.95, "worst_ms": 1.0}
    found = {name: round(frames[int(share * (count - 1))], 1) for name, share in shares.items()}
    return {**found, "work_ms": round(work, 1)}


def busy(cdp: Any) -> float:
    """Processor time of the page's main thread so far, in seconds."""
    found = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("if-it-fits", "cat-attack"))
    parser.add_argument("--frames", type=int, default=240)
    parser.add_argument("--at", default="", help="the address of a running server")
    wanted = parser.parse_args()
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        someone = people.Person(browser, address, viewport={"width": 1366, "height": 768})
        lay(someone, wanted.game)
        someone.page.wait_for_timeout(500)  # what was laid comes to rest
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for way in ("pan", "zoom"):
            print(wanted.game, way, json.dumps(measure(someone.page, way, wanted.frames)))
        browser.close()


if __name__ == "__main__":
    main()
