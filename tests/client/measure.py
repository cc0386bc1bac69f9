"""Measures the browser table: what a first visit loads, how soon one can play, bytes per move, frames of pan and zoom.

python tests/client/measure.py [--at ADDRESS] [--rounds 5] [--game GAME]
Without an address it starts a server of its own from this source. Prints the table of docs/performance.md.
"""

import argparse
import os
import statistics
import time
from contextlib import ExitStack
from tempfile import TemporaryDirectory
from typing import Any

import gallery
import people
from playwright.sync_api import sync_playwright

# Each frame one step of a hand that pans, then of a wheel that zooms: what the page makes of it, frame by frame.
FRAMES = """(count) => new Promise((done) => {
  const board = document.querySelector('svg[role=application]');
  const box = board.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const point = (kind, dx, dy, buttons) => board.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons,
    clientX: x + dx, clientY: y + dy}));
  board.setPointerCapture = () => undefined;
  const times = [];
  let last = 0;
  point('pointerdown', 0, 0, 1);
  const tick = (now) => {
    if (last) times.push(now - last);
    last = now;
    const step = times.length;
    if (step === count) return done(times);
    const turn = step / 20;
    if (step < count / 2) point('pointermove', 160 * Math.sin(turn), 90 * Math.cos(turn), 1);
    else if (step === Math.ceil(count / 2)) point('pointerup', 0, 0, 0);
    else board.dispatchEvent(new WheelEvent('wheel', {bubbles: true, cancelable: true, clientX: x, clientY: y,
      deltaY: 60 * Math.sin(turn)}));
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""
SHARES = (("median", 0.5), ("19 of 20 within", 0.95), ("worst", 1.0))
PLAYABLE = "() => document.querySelector('.status.mine') && document.querySelector('button.lit, .pile.lit, .lit')"


def first_visit(browser: Any, address: str) -> dict[str, float]:
    """A visitor without anything stored: the start page, two clicks, a table on which a move can be made."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    page = context.new_page()
    loaded = {"script": 0, "all": 0}
    kinds: dict[str, str] = {}
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))

    def finished(event: Any) -> None:
        loaded["all"] += event["encodedDataLength"]
        if kinds.get(event["requestId"]) == "Script":
            loaded["script"] += event["encodedDataLength"]

    wire.on("Network.loadingFinished", finished)
    begin = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".card")
    start = time.perf_counter() - begin
    page.locator(".card .ways button").first.click()
    page.wait_for_selector("dialog[open]")
    page.locator("dialog .pill", has_text="random").first.click()  # who thinks long would be measured too
    begin = time.perf_counter()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_function(PLAYABLE)
    deal = time.perf_counter() - begin
    begin = time.perf_counter()
    page.goto(page.url)
    page.wait_for_function(PLAYABLE)
    again = time.perf_counter() - begin
    context.close()
    return {"start": start, "deal": deal, "link": again, "script": loaded["script"] / 1000, "all": loaded["all"] / 1000}


def messages(browser: Any, address: str, game: str) -> tuple[Any, list[int]]:
    """A whole game: the sizes of what came for each move. The page stays open at its end."""
    someone = people.Person(browser, address, viewport={"width": 1366, "height": 768})
    someone.open()
    someone.page.wait_for_selector(".card")
    sizes: list[int] = []

    def came(payload: Any) -> None:
        text = payload if isinstance(payload, bytes) else payload.encode()
        if text[:20].find(b'"update"') >= 0:
            sizes.append(len(text))

    someone.page.on("websocket", lambda socket: socket.on("framereceived", came))
    gallery.table(someone, game, 999, gallery.MIDDLES[game][0])
    return someone, sizes


def frames(page: Any) -> str:
    """Milliseconds between frames, and the processor time of the page itself for one, which load does not spoil."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = wire.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    begin = busy()
    times = sorted(page.evaluate(FRAMES, 240))
    work = (busy() - begin) * 1000 / len(times)
    shown = [f"{name} {times[int(part * (len(times) - 1))]:.1f}" for name, part in SHARES]
    return f"{', '.join(shown)} ms; {work:.1f} ms of the page's own work each"


def middle_of(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} s (worst {max(values):.2f} s)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", default="", help="the address of a running server")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", choices=gallery.MIDDLES, action="append")
    wanted = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data, hints="random"))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        visits = [first_visit(browser, address) for _ in range(wanted.rounds)]
        print(f"start page: {middle_of([each['start'] for each in visits])}")
        print(f"from Deal to a playable table: {middle_of([each['deal'] for each in visits])}")
        print(f"by link, everything stored: {middle_of([each['link'] for each in visits])}")
        print(f"first visit with Cat Box: {visits[0]['script']:.0f} kB of script, {visits[0]['all']:.0f} kB in all")
        for game in wanted.game or gallery.MIDDLES:
            someone, sizes = messages(browser, address, game)
            typical, largest = statistics.median(sizes) / 1000, max(sizes) / 1000
            print(f"{game}: {len(sizes)} moves, {typical:.1f} kB typical, {largest:.1f} kB largest message")
            if game == "cat-box":
                someone.page.wait_for_selector(".sheet ol .panel")
                someone.page.keyboard.press("Escape")
                print(f"frames of pan and zoom over {game}'s full table: {frames(someone.page)}")
            someone.context.close()
        browser.close()
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
