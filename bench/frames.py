"""Frame times of a full table under a moving hand, in a real browser: pan, then zoom.

python bench/frames.py GAME [--seconds 4] [--at ADDRESS]
If It Fits has all 110 cards on the table, Cat Attack six cats, Cat Box the table of a finished game. A frame is the
time between two pictures as the page sees it; work is what its main thread calculates for one, in its own processor
time, which other programs on the machine do not lengthen.
"""

import argparse
import json
import math
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.client import people
from tests.client.full import full_table

WATCH = """() => { window.frames_ = []; let last = performance.now();
  const tick = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }"""


def lay(someone: people.Person, game: str) -> None:
    """The table that is measured."""
    page = someone.page
    if game == "if-it-fits":
        page.route("**/api/learn/if-it-fits?*", full_table)
        someone.open("learn/if-it-fits")
        page.wait_for_function("() => document.querySelectorAll('.laid .floor').length === 110")
        return
    if game == "cat-box":
        someone.sheet("Cat Box", 0)
        someone.choose_level("random")
        someone.deal()
        someone.my_turn()
        people.play_cat_box(someone)
        page.keyboard.press("Escape")
        return
    someone.open()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5]
    wish = {"game": game, "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    made = someone.context.request.post(f"{someone.address}api/tables", data=wish).json()
    someone.open(f"t/{made['table']['id']}")
    someone.my_turn()
    page.wait_for_function("() => document.querySelectorAll('[data-piece^=cat]').length === 6")


def measure(page: Any, seconds: float, way: str) -> dict[str, float]:
    """So long a hand moves in a circle, or turns the wheel back and forth."""
    box = page.locator("svg[role=application]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.mouse.move(x, y)
    if way == "pan":
        page.mouse.down()
    page.evaluate(WATCH)
    before, start, n = busy(cdp), time.monotonic(), 0
    while time.monotonic() - start < seconds:
        n += 1
        if way == "pan":
            page.mouse.move(x + 120 * math.sin(n / 15), y + 80 * (1 - math.cos(n / 15)))
        else:
            page.mouse.wheel(0, -30 if n // 30 % 2 == 0 else 30)
    after = busy(cdp)
    frames = sorted(page.evaluate("() => window.frames_.slice(1)"))
    if way == "pan":
        page.mouse.up()
    cdp.detach()
    return {
        "frames": len(frames),
        "median_ms": round(frames[len(frames) // 2], 1),
        "p95_ms": round(frames[int(len(frames) * 0.95)], 1),
        "worst_ms": round(frames[-1], 1),
        "work_ms": round(1000 * (after - before) / len(frames), 1),
    }


def busy(cdp: Any) -> float:
    """Processor time of the page's main thread so far, in seconds."""
    found = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("if-it-fits", "cat-attack", "cat-box"))
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--at", default="", help="the address of a running server")
    wanted = parser.parse_args()
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        someone = people.Person(browser, address, viewport={"width": 1366, "height": 768})
        lay(someone, wanted.game)
        someone.page.wait_for_timeout(500)  # what was laid comes to rest
        for way in ("pan", "zoom"):
            print(wanted.game, way, json.dumps(measure(someone.page, wanted.seconds, way)))
        browser.close()


if __name__ == "__main__":
    main()
