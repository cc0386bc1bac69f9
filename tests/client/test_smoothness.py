"""How smoothly large boards pan and zoom."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.full_table import full_table
from tests.client.playing import LARGE_BOARDS
from tests.client.seating import sit_down


def test_pan_and_zoom_of_a_full_felt(person: Any, play: Any, record_property: Any) -> None:
    """A full table under a moving hand: the page keeps up (the measured times are in the report)."""
    someone = person()
    page = someone.page
    someone.sheet("Cat Box", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    play["Cat Box"](someone)
    page.keyboard.press("Escape")
    box = page.locator("svg[role=application]").bounding_box()
    page.evaluate(
        """() => { window.times = []; let last = performance.now();
        const tick = now => { window.times.push(now - last); last = now; requestAnimationFrame(tick); };
        requestAnimationFrame(tick); }"""
    )
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    for step in range(10):
        page.mouse.wheel(0, -40 if step < 5 else 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 500, box["y"] + 400, steps=20)
    page.mouse.up()
    page.wait_for_function("() => window.times.length > 6")
    times = sorted(page.evaluate("() => window.times.slice(1)"))
    record_property("frame_ms", json.dumps({"median": times[len(times) // 2], "worst": times[-1], "count": len(times)}))


WATCH_TIMES = """() => { window.times = []; let last = performance.now();
  const tick = now => { window.times.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }"""


@pytest.mark.parametrize("game", LARGE_BOARDS)
def test_pan_and_zoom_of_large_boards(person: Any, game: str, record_property: Any) -> None:
    """All cards of If It Fits, six cats of Cat Attack, under a moving hand (the measured times are printed)."""
    someone = person()
    page = someone.page
    if game == "if-it-fits":
        page.route("**/api/learn/if-it-fits?*", full_table)
        someone.open("learn/if-it-fits")
        page.wait_for_function("() => document.querySelectorAll('.laid .floor').length === 110")
    else:
        sit_down(someone, game, seats=6)
        expect(page.locator("[data-piece^=cat]")).to_have_count(6)
    box = page.locator("svg[role=application]").bounding_box()
    page.evaluate(WATCH_TIMES)
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    for step in range(10):
        page.mouse.wheel(0, -40 if step < 5 else 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 420, box["y"] + 300, steps=20)
    page.mouse.up()
    page.wait_for_function("() => window.times.length > 6")
    times = sorted(page.evaluate("() => window.times.slice(1)"))
    figures = {"median": round(times[len(times) // 2], 1), "worst": round(times[-1], 1), "count": len(times)}
    record_property("frame_ms", json.dumps(figures))
    print(game, "frames in ms:", figures)
