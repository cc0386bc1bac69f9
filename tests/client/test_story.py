"""The table tells the story: at every picture, nothing shows what has not happened yet on the screen."""

from typing import Any

import pytest

from tests.client.people import PATIENCE
from tests.client.seating import NEW_TABLE
from tests.client.story_probe import HEAR, PLAY, WATCH, Story

# game -> options, bots, moves of the person
TABLES: dict[str, tuple[dict[str, Any], int, int]] = {
    "cat-box": ({"rules": "special"}, 2, 3),
    "csacska-macska": ({}, 2, 5),
    "if-it-fits": ({}, 2, 4),
    "cat-attack": ({}, 3, 3),
}
QUICK = "localStorage.setItem('clowder', JSON.stringify({pace: 'quick'}))"
RESTS = "() => document.querySelector('.table-screen').dataset.scene === undefined"


def sit(someone: Any, game: str, elsewhere: Any = None) -> str:
    """A new table with bots that play at random; the page shows it, and is heard and watched from the start."""
    options, bots, _ = TABLES[game]
    page = someone.page
    someone.open()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    wish = {"game": game, "options": options, "seats": seats, "private": True, "spectators": "none", "start": True}
    table = str(page.evaluate(NEW_TABLE, wish))
    someone.context.add_init_script(HEAR)
    someone.open(f"t/{table}")
    page.wait_for_selector("svg[role=application], main .room")
    page.wait_for_selector(".log ol")
    page.wait_for_function("() => window.first")
    return table


# The table once nothing on it moves any more. Who has watched may see it smaller: whole pixels are more of the drawing.
SETTLED = """async () => {
  const ending = document.getAnimations().filter(each => each.effect.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(each => each.finished.catch(() => null)));
  return window.take();
}"""
ROUNDED = 3


def watched(someone: Any, game: str) -> tuple[str, Story]:
    """Some moves of everybody, seen at every picture until the last of them is shown."""
    page = someone.page
    table = sit(someone, game)
    page.evaluate(WATCH)
    # From a window of its own: before another tab this page would be hidden, and nothing is played where nobody looks.
    beside = someone.context.browser.new_context(storage_state=someone.context.storage_state())
    beside.set_default_timeout(PATIENCE * 1000)
    other = beside.new_page()
    other.goto(someone.address + "healthz")
    newest, _ = other.evaluate(PLAY, [table, TABLES[game][2]])
    beside.close()
    page.wait_for_function("n => window.heard.some(frame => frame.n >= n)", arg=newest)
    page.wait_for_function(RESTS, timeout=90_000)
    heard, first, frames = page.evaluate("() => [window.heard, window.first, window.frames_]")
    return table, Story(game, first, heard, frames)


@pytest.mark.parametrize("game", TABLES)
def test_no_result_is_seen_before_its_scene_has_ended(person: Any, game: str) -> None:
    someone = person(reduced_motion="no-preference", viewport={"width": 1366, "height": 768})
    someone.open()
    someone.page.evaluate(QUICK)
    table, story = watched(someone, game)
    assert len(story.by_ply) > 4
    assert any(frame["scene"] for frame in story.frames)
    assert story.faults() == []
    # Who did not watch sees the same in the end.
    still = person(storage_state=someone.context.storage_state(), viewport={"width": 1366, "height": 768})
    still.open(f"t/{table}")
    still.page.wait_for_selector("svg[role=application], main .room")
    for each in (someone, still):
        each.is_told()
    still.page.evaluate(WATCH)
    last, other = (each.page.evaluate(SETTLED) for each in (someone, still))
    for what in ("seats", "status", "turn", "hand", "ply"):
        assert last[what] == other[what], what
    assert set(last["pieces"]) == set(other["pieces"])
    for piece, place in last["pieces"].items():
        assert place == pytest.approx(other["pieces"][piece], abs=ROUNDED), piece


@pytest.mark.parametrize("game", TABLES)
def test_the_probe_sees_a_table_without_a_director(person: Any, game: str) -> None:
    """At once nothing is directed: what the test above looks for is there to be found."""
    someone = person(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    _, story = watched(someone, game)
    assert story.faults()


def test_what_happened_can_be_seen_again_after_a_reload(person: Any) -> None:
    """The page was not there, or has forgotten it: the server knows."""
    someone = person(reduced_motion="no-preference", viewport={"width": 1366, "height": 768})
    page = someone.page
    someone.open()
    page.evaluate(QUICK)
    table = sit(someone, "if-it-fits")
    page.evaluate(PLAY, [table, 2])
    page.reload()
    page.wait_for_selector("svg[role=application]")
    someone.my_turn()
    page.evaluate(WATCH)
    before = page.evaluate(SETTLED)
    page.locator(".bar .again-now:not([disabled])").click()
    page.wait_for_function("() => window.frames_.some(frame => frame.scene)")
    page.wait_for_function(RESTS, timeout=90_000)
    after, frames = page.evaluate(SETTLED), page.evaluate("() => window.frames_")
    # It began in the past, and ends where it was.
    assert min(frame["ply"] for frame in frames) < before["ply"]
    for what in ("seats", "status", "turn", "ply"):
        assert before[what] == after[what], what
    assert set(before["pieces"]) == set(after["pieces"])
    for piece, place in before["pieces"].items():
        assert place == pytest.approx(after["pieces"][piece], abs=ROUNDED), piece


def test_at_once_the_big_moments_are_listed(person: Any) -> None:
    someone = person(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    page = someone.page
    table = sit(someone, "cat-attack")
    listed = "() => { const list = document.querySelector('.listed'); if (list) window.listed ??= list.innerText; }"
    page.evaluate(f"() => new MutationObserver({listed}).observe(document.body, {{ childList: true, subtree: true }})")
    for _ in range(40):
        page.evaluate(PLAY, [table, 3])
        if page.evaluate("() => window.listed"):
            break
    assert page.wait_for_function("() => window.listed").json_value().strip()
