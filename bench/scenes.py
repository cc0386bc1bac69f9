"""Frame times while the table tells what bots have done, in a real browser: cards fly, cats walk, coins arrive.

python bench/scenes.py [GAME...] [--frames 300]
A person sits among random bots; moves are made through a second socket, so that nothing but the story moves the screen.
A frame is the time between two pictures as the page sees it, counted only while a scene plays and no big moment stands
still to be read. Work is what the page's main thread calculates for one, in its own processor time.
"""

import argparse
import json
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from frames import busy
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.client import people

# Bots beside the person, and moves of the person before the measure begins: the table is well filled then.
TABLES = {"cat-box": (3, 8), "csacska-macska": (3, 12), "if-it-fits": (3, 6), "cat-attack": (5, 6)}
# Plays one's seat through a socket of its own until so many moves were made.
PLAY = """([id, moves]) => new Promise(done => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/ws`);
  let me = -1, made = 0;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === 'snapshot') me = frame.seat;
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    if (frame.outcome || (frame.to_act === me && made >= moves)) { socket.close(); done(!frame.outcome); return; }
    if (frame.to_act !== me || !frame.legal.length) return;
    const [prefix, words] = frame.legal[made % frame.legal.length];
    made += 1;
    const text = words.length ? `${prefix} ${words[made % words.length]}` : prefix;
    socket.send(JSON.stringify({ t: 'act', id: `m${frame.n}`, ply: frame.ply, seat: me, text }));
  };
})"""
# Notes the time between two pictures of a scene until nothing more is told, or enough were seen.
WATCH = """count => new Promise(done => {
  const times = [];
  let last = 0, still = 0;
  const tick = now => {
    const isTold = document.querySelector('.table-screen[data-scene]') && !document.querySelector('.moment');
    document.querySelector('.moment')?.click();
    if (isTold && last) times.push(now - last);
    last = isTold ? now : 0;
    still = isTold ? 0 : still + 1;
    if (times.length >= count || still > 120) done(times);
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})"""


def sit(someone: people.Person, game: str) -> str:
    bots, moves = TABLES[game]
    someone.open()
    someone.page.evaluate("localStorage.setItem('clowder', JSON.stringify({pace: 'normal', sound: false}))")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    wish = {"game": game, "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    id = str(someone.context.request.post(f"{someone.address}api/tables", data=wish).json()["table"]["id"])
    someone.page.evaluate(PLAY, [id, moves])
    return id


def measure(someone: people.Person, game: str, count: int) -> dict[str, float]:
    """So many frames of scenes, a few moves at a time."""
    page = someone.page
    id = sit(someone, game)
    someone.open(f"t/{id}")
    page.wait_for_selector("svg[role=application], main .room")
    page.wait_for_timeout(800)  # what was laid comes to rest
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    frames: list[float] = []
    work = 0.0
    goes_on = True
    while goes_on and len(frames) < count:
        goes_on = page.evaluate(PLAY, [id, 1])
        before = busy(cdp)
        seen = page.evaluate(WATCH, count - len(frames))
        work += busy(cdp) - before
        frames += seen
    frames.sort()
    shares = {"median_ms": 0.5, "p95_ms": 0.95, "worst_ms": 1.0}
    found = {name: round(frames[int(share * (len(frames) - 1))], 1) for name, share in shares.items()}
    return {"frames": len(frames), **found, "work_ms": round(1000 * work / len(frames), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[*TABLES, []])
    parser.add_argument("--frames", type=int, default=300)
    wanted = parser.parse_args()
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game in wanted.game or TABLES:
            size: dict[str, Any] = {"width": 1366, "height": 768}
            someone = people.Person(browser, address, viewport=size, reduced_motion="no-preference")
            print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            print(game, json.dumps(measure(someone, game, wanted.frames)), flush=True)
            someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
