"""A few moves of a game as a short moving picture: the one in the README.

python tests/client/moving_picture.py FILE.webp [--game csacska-macska] [--number 1] [--from 68] [--to 70] [--width 800]
House-cats play game NUMBER; its moves are shown as a replay tells them. The time of the page stands still while a
frame is taken, so a slow machine makes the same picture as a fast one.
"""

import argparse
import io
import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import people
from PIL import Image
from playwright.sync_api import sync_playwright
from shots_moments import DROP, pace

from bench.analysis.played import played
from clowder.core.record import Record

SIZE = {"width": 1280, "height": 720}
STEP = 80  # milliseconds of the page's time between two frames
MOST = 400  # frames
NAMES = ("Ann", "Pickles", "Mochi", "Waffle")
# What moves by itself goes on by as much as the clock does.
MOVE = """step => { for (const moving of document.getAnimations()) {
  const end = moving.effect.getComputedTiming().endTime;
  if (moving.playState === 'finished' || end === Infinity) continue;
  moving.pause();
  const time = Number(moving.currentTime ?? 0) + step;
  if (time >= end) moving.finish(); else moving.currentTime = time;
} }"""
PLY = "() => Number(document.querySelector('[data-page=replay]').dataset.ply)"


def film(someone: people.Person, record: Record, first: int, last: int) -> list[Image.Image]:
    """Every frame from ply `first` until ply `last` has been told."""
    page = someone.page
    someone.open("replay")
    page.wait_for_selector(".zone")
    page.evaluate(DROP, json.dumps(record.as_json()))
    page.wait_for_selector("[data-page=replay] :is(svg[role=application], .room)")
    page.locator(".eyes select").select_option("0")
    page.wait_for_selector("[data-page=replay][data-eyes='0']")
    page.locator("[data-page=replay] input[type=range]").fill(str(first))
    page.wait_for_function(f"ply => ({PLY})() === ply", arg=first)
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 2000"))
    page.keyboard.press(" ")
    frames: list[Image.Image] = []
    while len(frames) < MOST:
        page.clock.run_for(STEP)
        page.evaluate(MOVE, STEP)
        frames.append(Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB"))
        if page.evaluate(PLY) > last:
            break
    return frames


def write(frames: list[Image.Image], path: Path, width: int) -> None:
    """Frames that do not differ are one that stays longer."""
    size = (width, round(width * frames[0].height / frames[0].width))
    kept: list[tuple[Image.Image, int]] = []
    for frame in (each.resize(size, Image.Resampling.LANCZOS) for each in frames):
        if kept and kept[-1][0].tobytes() == frame.tobytes():
            kept[-1] = (frame, kept[-1][1] + STEP)
        else:
            kept.append((frame, STEP))
    pictures = [picture for picture, _ in kept]
    times = [time for _, time in kept]
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=75, method=4)
    print(f"{path}: {len(kept)} frames, {sum(times) / 1000:.1f} s, {path.stat().st_size // 1024} KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="csacska-macska")
    parser.add_argument("--number", type=int, default=1)
    parser.add_argument("--from", type=int, default=68, dest="first")
    parser.add_argument("--to", type=int, default=70, dest="last")
    parser.add_argument("--width", type=int, default=800)
    wanted = parser.parse_args()
    game = played(wanted.game, len(NAMES), wanted.number)
    record = replace(game, extra={"names": list(NAMES)})
    with sync_playwright() as playwright, TemporaryDirectory() as data, people.serving(data) as address:
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        someone = people.Person(browser, address, viewport=SIZE, reduced_motion="no-preference")
        pace(someone, "normal")
        frames = film(someone, record, wanted.first, wanted.last)
        browser.close()
    write(frames, wanted.file, wanted.width)


if __name__ == "__main__":
    main()
